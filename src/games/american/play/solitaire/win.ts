import { ownValue } from '../../../../core/own-values';
import type { Win } from '../../../../hands/hand';
import { otherTile, PLAYER } from '../../../../play/one-player';
import { at } from '../../../../play/seats';
import { emit, finish } from '../../../../play/step';
import type { ScoreOf } from '../../../../play/types';
import type { Move } from '../../../../play/way';
import type { WinClaim } from '../../../../questions/claim';
import { notWinning } from '../../../../questions/not-winning';
import { scoreHand } from '../../../../questions/score-hand';
import type { Tile } from '../../../../tiles/tile';
import type { SolitaireHands } from '../../solitaire-rules';
import { americanSolitaireSheet } from '../../solitaire-sheet';
import { isClaimable, isWin, judging, winOf } from '../table-rules';
import type {
  AmericanTable,
  AmericanTypes,
  SolitaireDeclaration,
  SolitaireKit,
  SolitaireOutcome,
  SolitaireStages,
} from './types';

/** How a hand is won in a turn that began so (AS-8). */
const WON_BY = { deal: 'charleston', wall: 'wall', call: 'discard' } as const;

/** What the player would declare now; a tile that is claimed counts among the concealed ones. */
const declarationNow = (
  now: SolitaireStages['turn' | 'claims'],
  { melds }: Pick<AmericanTable, 'melds'>,
  rack: readonly Tile[],
): SolitaireDeclaration => {
  const [by, tile, from] =
    'from' in now ? (['discard', now.tile, now.from] as const) : ([WON_BY[now.by], null, null] as const);
  const concealed = tile === null ? rack : [...rack, tile];
  return { seat: PLAYER, by, tile, from, hand: { concealed, melds: melds.E } };
};

/** The win in the words of the rules of the hands, not all of which know the Charleston. */
const winFor = ({ hands }: SolitaireKit, { by, tile }: SolitaireDeclaration): Win =>
  winOf({ by: hands.rules.hands.wins.includes(by) ? by : 'wall', tile });

export const isRight = (kit: SolitaireKit, declared: SolitaireDeclaration): boolean => {
  const { hands } = kit;
  if (declared.tile !== null && !isClaimable(hands, declared.tile)) return false;
  return isWin(hands, hands.rules, declared.hand, winFor(kit, declared));
};

/** The outcome of a winning hand with its sheet (AS-8, AS-9); undefined if it has no value. */
export const wonOutcome = (
  kit: SolitaireKit,
  { passed, discards }: Pick<AmericanTable, 'passed' | 'discards'>,
  declared: SolitaireDeclaration,
): SolitaireOutcome | undefined => {
  const { hand, by } = declared;
  const score = scoreHand(hand, { win: winFor(kit, declared), rules: judging(kit.hands.rules) });
  if (!score.ok) return undefined;
  const { value: cardValue, jokerless } = ownValue(score.value as object, 'claim') as WinClaim;
  const played = { passed, discards: discards.length - passed };
  const { discardDouble, denominator } = kit.rules.options;
  const sheet = americanSolitaireSheet(
    { cardValue, by, jokerless, ...played },
    { discardDouble, denominator },
  );
  return sheet.ok
    ? { ending: 'mahjongg', declared, score: score.value as ScoreOf<SolitaireHands>, sheet: sheet.value }
    : undefined;
};

/** Mah Jongg, on the player’s turn or on a dummy’s discard (AS-6); the claimed tile is taken, and the game ends. */
export const mahjongg: Move<AmericanTypes, 'turn' | 'claims', 'mahjongg'> = {
  choices: (kit, scene, { rack }) => {
    const declared = declarationNow(scene.now, scene, rack);
    if (!isRight(kit, declared)) return [];
    return declared.tile === null ? [{ type: 'mahjongg' }] : [{ type: 'mahjongg', tile: declared.tile }];
  },
  fault: (kit, scene, { rack }, action) => {
    const declared = declarationNow(scene.now, scene, rack);
    const fault = otherTile('AS-6', declared.tile, action.tile);
    if (fault !== undefined || isRight(kit, declared)) return fault;
    return notWinning(declared.hand, judging(kit.hands.rules), winFor(kit, declared), 'AS-6');
  },
  act: (step, now) => {
    const { state, kit } = step;
    const declared = declarationNow(now, state, at(state.racks, PLAYER));
    const { tile } = declared;
    emit(step, { type: 'declared', declared });
    if (tile !== null)
      emit(step, { type: 'taken', seat: PLAYER, tile }, { seats: { E: { gained: [tile] } } });
    const outcome = wonOutcome(kit, state, declared);
    if (outcome !== undefined) finish(step, outcome);
  },
};
