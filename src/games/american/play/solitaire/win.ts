import { americanSolitaireSheet } from '../../../../american/solitaire-sheet';
import type { Hand, Win } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { PLAYER } from '../../../../play/one-player';
import { emit, finish } from '../../../../play/step';
import type { Own, Step } from '../../../../play/way';
import { ownValue } from '../../../../result/own-values';
import { scoreHand } from '../../../../rules/score-hand';
import { isWinningHand, validateHand } from '../../../../rules/validate-hand';
import type { CallScene } from '../calls';
import type { ExchangeScene } from '../exchange';
import { judging } from '../table-rules';
import type {
  AmericanScene,
  AmericanTable,
  AmericanTypes,
  SolitaireDeclaration,
  SolitaireKit,
  SolitaireOutcome,
} from './types';

/** The tiles on the player’s rack. */
type Held = Pick<Own<AmericanTypes>, 'rack'>;

/** The solitaire as a table of one strict player. */
export const tableOf = ({ melds }: AmericanTable): CallScene & ExchangeScene => ({
  manners: 'strict',
  seats: ['E'],
  players: { E: {} },
  dead: [],
  melds,
});

/** How the player would win now (AS-8); the tile that is claimed, null if none is. */
const winNow = (scene: AmericanScene): Pick<SolitaireDeclaration, 'by' | 'tile' | 'from'> => {
  if (scene.phase === 'claims') return { by: 'discard', tile: scene.now.tile, from: scene.now.from };
  const by = scene.phase !== 'turn' || scene.now.by === 'wall' ? 'wall' : 'charleston';
  return { by: scene.phase === 'turn' && scene.now.by === 'call' ? 'discard' : by, tile: null, from: null };
};

/** The win in the words of the rules of the hands, not all of which know the Charleston. */
const winFor = ({ rules }: SolitaireKit, { by, tile }: Pick<SolitaireDeclaration, 'by' | 'tile'>): Win => {
  const wins: readonly string[] = rules.game.hands.wins;
  const known = wins.includes(by) ? by : 'wall';
  return tile === null ? { by: known } : { by: known, tile };
};

/** The hand as it would be laid open: a tile that is claimed counts among the concealed ones. */
const handNow = (scene: AmericanScene, { rack }: Held): Hand => ({
  concealed: scene.phase === 'claims' ? [...rack, scene.now.tile] : rack,
  melds: scene.melds.E,
});

/** Whether a hand won so is a winning one. */
export const isWin = (
  kit: SolitaireKit,
  { hand, by, tile }: Pick<SolitaireDeclaration, 'hand' | 'by' | 'tile'>,
): boolean => {
  const { rules } = kit.hands;
  if (tile !== null && kit.hands.table.calls.jokers.includes(tile)) return false;
  if (rules.mayWin?.(hand.concealed, hand.melds) === false) return false;
  return isWinningHand(hand, judging(rules), winFor(kit, { by, tile }));
};

/** Whether Mah Jongg can be declared now. */
export const winsNow = (kit: SolitaireKit, scene: AmericanScene, held: Held): boolean =>
  isWin(kit, { ...winNow(scene), hand: handNow(scene, held) });

/** Why Mah Jongg cannot be declared now, with every reason the rules give; undefined if it can. */
export const winFault = (kit: SolitaireKit, scene: AmericanScene, held: Held): IllegalAction | undefined => {
  if (winsNow(kit, scene, held)) return undefined;
  const win = winFor(kit, winNow(scene));
  const answer = validateHand(handNow(scene, held), judging(kit.hands.rules), win);
  const reasons = answer.valid ? [] : answer.reasons;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? 'AS-6', message, { reasons });
};

/** The outcome of a winning hand with its sheet (AS-8, AS-9); undefined if it has no value. */
export const wonOutcome = (
  kit: SolitaireKit,
  { passed, discards }: Pick<AmericanTable, 'passed' | 'discards'>,
  declared: SolitaireDeclaration,
): SolitaireOutcome | undefined => {
  const { hand, by } = declared;
  const score = scoreHand(hand, winFor(kit, declared), judging(kit.hands.rules));
  if (!score.ok) return undefined;
  const claim = ownValue(score.value as object, 'claim') as {
    readonly value: number;
    readonly jokerless: boolean;
  };
  const { discardDouble, denominator } = kit.rules.options;
  const sheet = americanSolitaireSheet(
    { cardValue: claim.value, by, jokerless: claim.jokerless, passed, discards: discards.length - passed },
    { discardDouble, denominator },
  );
  return sheet.ok ? { ending: 'mahjongg', declared, score: score.value, sheet: sheet.value } : undefined;
};

/** Declares Mah Jongg, takes the tile if it was claimed, and ends the game. */
export const declare = (step: Step<AmericanTypes>): void => {
  const { state, kit } = step;
  const won = winNow(state);
  const declared = { seat: PLAYER, ...won, hand: handNow(state, { rack: state.racks.E ?? [] }) };
  emit(step, { type: 'declared', declared });
  if (won.tile !== null)
    emit(step, { type: 'taken', seat: PLAYER, tile: won.tile }, { seats: { E: { gained: [won.tile] } } });
  const outcome = wonOutcome(kit, state, declared);
  if (outcome !== undefined) finish(step, outcome);
};
