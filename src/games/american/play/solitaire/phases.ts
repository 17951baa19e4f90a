import { ownValue } from '../../../../core/own-values';
import type { Win } from '../../../../hands/hand';
import { illegal, notHeld } from '../../../../play/illegal';
import { DUMMIES, otherTile, PLAYER } from '../../../../play/one-player';
import { kindsOf } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import { emit, finish } from '../../../../play/step';
import type { ScoreOf } from '../../../../play/types';
import type { Move, Phase } from '../../../../play/way';
import type { WinClaim } from '../../../../questions/claim';
import { notWinning } from '../../../../questions/not-winning';
import { scoreHand } from '../../../../questions/score-hand';
import type { Tile } from '../../../../tiles/tile';
import type { SolitaireHands } from '../../solitaire-rules';
import { americanSolitaireSheet } from '../../solitaire-sheet';
import { callChoices, callFault, exchangeChoices, exchangeFault, exposureOf, redeemed } from '../exposures';
import { passChoices } from '../table/phases/charleston';
import { charlestonOf, isClaimable, isWin, judging, winOf } from '../table-rules';
import { beginTurn, exchangeWithWall, goRound, goToCourtesy, goToPass, tableOf } from './round';
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
const mahjongg: Move<AmericanTypes, 'turn' | 'claims', 'mahjongg'> = {
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

type PassStage = SolitaireStages['charleston' | 'courtesyPass'];

const leastOf = (now: PassStage): number => ('least' in now ? now.least : 0);

/** A pass against the wall; in the courtesy pass it may be none (AS-2, AS-3). */
const pass: Move<AmericanTypes, 'charleston' | 'courtesyPass', 'pass'> = {
  choices: ({ hands }, { now, seats }, { rack }) => {
    const least = leastOf(now);
    const sizes = Array.from({ length: now.most - least + 1 }, (_, more) => least + more);
    return passChoices(hands, { seats }, rack, sizes);
  },
  fault: ({ hands }, { now, seats }, { rack }, { tiles }) => {
    const { most } = now;
    const least = leastOf(now);
    const rule = 'round' in now && now.round === 1 ? 'AS-2' : 'AS-3';
    if (tiles.length < least || tiles.length > most) {
      const size = least === most ? `${least}` : `${least} to ${most}`;
      const message = `Pass ${size} tiles here, not ${tiles.length}.`;
      return illegal('wrongPassCount', rule, message, { least, most });
    }
    if (charlestonOf(hands, { seats }).neverPassed.some((tile) => tiles.includes(tile)))
      return illegal('tileNeverPassed', 'AS-2', 'Jokers are never passed.');
    return notHeld(rule, rack, tiles);
  },
  act: (step, now, { tiles }) => {
    exchangeWithWall(step, tiles);
    if ('pass' in now) goToPass(step, now.round, now.pass + 1);
    else beginTurn(step, 'deal');
  },
};

/** The Charleston against the wall (AS-2, AS-3). */
export const charleston: Phase<AmericanTypes, 'charleston'> = { moves: { pass } };

/** Whether there is a second round (AS-3). */
export const secondCharleston: Phase<AmericanTypes, 'secondCharleston'> = {
  moves: {
    continue: { choices: () => [{ type: 'continue' }], act: (step) => goToPass(step, 2, 1) },
    stop: {
      choices: () => [{ type: 'stop' }],
      act: (step) => {
        if (step.kit.rules.table.courtesyAfterFirst) goToCourtesy(step);
        else beginTurn(step, 'deal');
      },
    },
  },
};

/** The courtesy pass, which may be none (AS-3). */
export const courtesyPass: Phase<AmericanTypes, 'courtesyPass'> = { moves: { pass } };

/** The player’s turn, up to the discard (AS-6). */
export const turn: Phase<AmericanTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_kit, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_kit, _scene, { rack }, { tile }) => notHeld('AS-6', rack, [tile]),
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { E: { lost: [tile] } } });
        goRound(step, 0);
      },
    },
    exchange: {
      choices: ({ hands }, scene, own) =>
        exchangeChoices(hands, tableOf(scene), own).map(({ from: _own, ...exchange }) => exchange),
      fault: ({ hands }, scene, own, action) =>
        exchangeFault(hands, tableOf(scene), own, { ...action, from: own.seat }),
      act: (step, { by }, { seat, tile, meld }) => {
        const old = step.state.melds.E?.[meld]?.tiles ?? [];
        const [{ tiles }, joker] = redeemed(step.kit.hands, old, tile);
        const change = { lost: [tile], gained: [joker] };
        emit(step, { type: 'exchanged', seat, tile, meld, tiles }, { seats: { E: change } });
        beginTurn(step, by);
      },
    },
    mahjongg,
  },
};

/** A dummy’s discard, which the player may claim (AS-6). */
export const claims: Phase<AmericanTypes, 'claims'> = {
  moves: {
    decline: {
      choices: () => [{ type: 'decline' }],
      act: (step, { from }) => goRound(step, DUMMIES.indexOf(from) + 1),
    },
    call: {
      choices: ({ hands }, scene, own) => {
        const { tile } = scene.now;
        const choices = callChoices(hands, tableOf(scene), own, tile);
        return choices.map((shown) => ({ type: 'call', tile, with: shown }));
      },
      fault: ({ hands }, scene, own, { tile, with: shown }) =>
        otherTile('AS-6', scene.now.tile, tile) ?? callFault(hands, tableOf(scene), own, tile, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = exposureOf(step.kit.hands, tile, shown);
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        beginTurn(step, 'call');
      },
    },
    mahjongg,
  },
};
