import { ownValue } from '../../../../core/own-values';
import { SEATS } from '../../../../hands/payouts';
import { sumOf } from '../../../../play/chance';
import { illegal, notHeld, wrongClaim } from '../../../../play/illegal';
import { DUMMIES, PLAYER, PLAYERS, type SolitaireSetting } from '../../../../play/one-player';
import { kindsOf, sorted } from '../../../../play/racks';
import { at } from '../../../../play/seats';
import { emit, enter, finish } from '../../../../play/step';
import type { RulesIdentity, ScoreOf } from '../../../../play/types';
import { drawOrder, firstTable, layWalls, leftOf, nextOf } from '../../../../play/walls';
import type { Move, Phase, Step } from '../../../../play/way';
import type { WinClaim } from '../../../../questions/claim';
import { notWinning } from '../../../../questions/not-winning';
import { scoreHand } from '../../../../questions/score-hand';
import type { Tile } from '../../../../tiles/tile';
import type { AmericanSolitaire, SolitaireHands } from '../../solitaire-rules';
import { americanSolitaireSheet } from '../../solitaire-sheet';
import {
  callChoices,
  callFault,
  type ExposureScene,
  exchangeChoices,
  exchangeFault,
  exposureOf,
  redeemed,
} from '../exposures';
import { passChoices } from '../table/phases/charleston';
import { charlestonOf, isClaimable, isWin, judging, rulesToJudge, winOf } from '../table-rules';
import type {
  AmericanGameState,
  AmericanTable,
  AmericanTypes,
  PassStage,
  SolitaireDeclaration,
  SolitaireOutcome,
  SolitaireStages,
} from './types';

type AmericanStep = Step<AmericanTypes>;

/** The solitaire as a table with one player and strict manners. */
const tableOf = ({ melds }: AmericanTable): ExposureScene => ({
  manners: 'strict',
  seats: PLAYERS,
  players: { E: {} },
  dead: [],
  melds,
});

export const passesOf = ({ table }: AmericanSolitaire): readonly (readonly PassStage[])[] =>
  [1, 2].map((round) =>
    table.passes.map(([least, most], place) => ({ round, pass: place + 1, least, most })),
  );

/** Breaks East’s wall and deals 14 tiles (AS-1). */
export const deal = (
  { table }: AmericanSolitaire,
  rules: RulesIdentity,
  { wall, dice }: SolitaireSetting,
): AmericanGameState => {
  const stacks = dice.reduce((sum, thrown) => sum + sumOf(thrown), 0);
  const order = drawOrder(layWalls(wall, SEATS), stacks);
  const rack = sorted(order.slice(0, table.handSize));
  return Object.assign(firstTable({ E: rack }, order.slice(table.handSize)), {
    rules,
    phase: 'turn' as const,
    now: { by: 'deal' as const },
    passed: 0,
    jokersAtEnd: 0,
  });
};

const beginTurn = (step: AmericanStep, by: SolitaireStages['turn']['by']): void =>
  enter(step, 'turn', { by }, PLAYERS);

const goToCourtesy = (step: AmericanStep): void =>
  enter(step, 'courtesyPass', { most: step.rules.table.courtesy }, PLAYERS);

/** Starts a pass of a round, or what follows its last pass (AS-2, AS-3). */
export const goToPass = (step: AmericanStep, round: number, pass: number): void => {
  const stage = passesOf(step.rules)[round - 1]?.[pass - 1];
  if (stage !== undefined) enter(step, 'charleston', stage, PLAYERS);
  else if (round === 1) enter(step, 'secondCharleston', { round: 2 }, PLAYERS);
  else goToCourtesy(step);
};

/**
 * How far inward from the end of the wall a joker goes: to the end, or past the jokers there (AS-4, AS-4a); -1 if
 * only jokers are left.
 */
const placeForJoker = ({ table }: AmericanSolitaire, wall: readonly Tile[]): number =>
  table.keepSecondJoker ? 0 : [...wall].reverse().findIndex((tile) => tile !== 'J');

const layJoker = (step: AmericanStep): void => {
  const wall = leftOf(step.state);
  const inward = placeForJoker(step.rules, wall);
  const tile = wall[wall.length - 1 - inward];
  if (inward < 0 || tile === undefined) return;
  emit(step, { type: 'jokerLaid', seat: PLAYER, inward }, { seats: { E: { lost: ['J'], gained: [tile] } } });
};

/** Passes tiles, draws as many, and lays jokers among those at the end of the wall (AS-2, AS-4, AS-5). */
const exchangeWithWall = (step: AmericanStep, tiles: readonly Tile[]): void => {
  if (tiles.length === 0) return;
  emit(step, { type: 'passed', seat: PLAYER, tiles }, { seats: { E: { lost: tiles } } });
  const gained = leftOf(step.state).slice(0, tiles.length);
  emit(step, { type: 'drew', seat: PLAYER, count: gained.length }, { seats: { E: { gained } } });
  for (const tile of gained) if (tile === 'J') layJoker(step);
};

/** The next dummy draws and discards, or else the player draws; without a tile to draw, the game ends (AS-6, AS-11). */
const goRound = (step: AmericanStep, from: number): void => {
  const tile = nextOf(step.state);
  const dummy = DUMMIES[from];
  if (tile === undefined) finish(step, { ending: 'wallGame' });
  else if (dummy === undefined) {
    emit(step, { type: 'drew', seat: PLAYER, count: 1 }, { seats: { E: { gained: [tile] } } });
    beginTurn(step, 'wall');
  } else {
    emit(step, { type: 'drew', seat: dummy, count: 1 });
    emit(step, { type: 'discarded', seat: dummy, tile });
    enter(step, 'claims', { from: dummy, tile }, PLAYERS);
  }
};

/** How a win is scored, by how the turn began (AS-8). */
const WON_BY = { deal: 'charleston', wall: 'wall', call: 'discard' } as const;

/** What the player would declare now; a claimed tile counts as concealed. */
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

/** The win as the rules of the hands name it, since not all of them know the Charleston, and the rules that judge it. */
const judgedBy = ({ game }: AmericanSolitaire, { by, tile }: SolitaireDeclaration) => {
  const win = winOf({ by: game.hands.wins.includes(by) ? by : 'wall', tile });
  return { win, judges: rulesToJudge(game, win) };
};

export const isRight = (rules: AmericanSolitaire, declared: SolitaireDeclaration): boolean => {
  if (declared.tile !== null && !isClaimable(rules.game, declared.tile)) return false;
  const { judges, win } = judgedBy(rules, declared);
  return isWin(rules.game, judges, declared.hand, win);
};

/** The outcome of a winning hand with its sheet (AS-8, AS-9); undefined if it cannot be scored. */
export const wonOutcome = (
  rules: AmericanSolitaire,
  { passed, discards }: Pick<AmericanTable, 'passed' | 'discards'>,
  declared: SolitaireDeclaration,
): SolitaireOutcome | undefined => {
  const { hand, by } = declared;
  const { judges, win } = judgedBy(rules, declared);
  const score = scoreHand(hand, { win, rules: judging(judges) });
  if (!score.ok) return undefined;
  const { value: cardValue, jokerless } = ownValue(score.value as object, 'claim') as WinClaim;
  const played = { cardValue, by, jokerless, passed, discards: discards.length - passed };
  const { discardDouble, denominator } = rules.options;
  const sheet = americanSolitaireSheet(played, { discardDouble, denominator });
  return sheet.ok
    ? { ending: 'mahjongg', declared, score: score.value as ScoreOf<SolitaireHands>, sheet: sheet.value }
    : undefined;
};

/** Declares Mah Jongg in the player’s turn or on a dummy’s discard (AS-6), which is taken; the game ends. */
const mahjongg: Move<AmericanTypes, 'turn' | 'claims', 'mahjongg'> = {
  choices: (rules, scene, { rack }) => {
    const declared = declarationNow(scene.now, scene, rack);
    if (!isRight(rules, declared)) return [];
    return declared.tile === null ? [{ type: 'mahjongg' }] : [{ type: 'mahjongg', tile: declared.tile }];
  },
  fault: (rules, scene, { rack }, action) => {
    const declared = declarationNow(scene.now, scene, rack);
    const fault = wrongClaim('AS-6', declared.tile ?? undefined, action.tile);
    if (fault !== undefined || isRight(rules, declared)) return fault;
    const { judges, win } = judgedBy(rules, declared);
    return notWinning(declared.hand, judging(judges), win, 'AS-6');
  },
  act: (step, now) => {
    const { state, rules } = step;
    const declared = declarationNow(now, state, at(state.racks, PLAYER));
    const { tile } = declared;
    emit(step, { type: 'declared', declared });
    if (tile !== null)
      emit(step, { type: 'taken', seat: PLAYER, tile }, { seats: { E: { gained: [tile] } } });
    const outcome = wonOutcome(rules, state, declared);
    if (outcome !== undefined) finish(step, outcome);
  },
};

type Passing = SolitaireStages['charleston' | 'courtesyPass'];

const leastOf = (now: Passing): number => ('least' in now ? now.least : 0);

/** Passes tiles to the wall; a courtesy pass may be of no tiles (AS-2, AS-3). */
const pass: Move<AmericanTypes, 'charleston' | 'courtesyPass', 'pass'> = {
  choices: ({ game: hands }, { now, seats }, { rack }) => {
    const least = leastOf(now);
    const sizes = Array.from({ length: now.most - least + 1 }, (_, more) => least + more);
    return passChoices(hands, { seats }, rack, sizes);
  },
  fault: ({ game: hands }, { now, seats }, { rack }, { tiles }) => {
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
    return notHeld(rule, rack, ...tiles);
  },
  act: (step, now, { tiles }) => {
    exchangeWithWall(step, tiles);
    if ('pass' in now) goToPass(step, now.round, now.pass + 1);
    else beginTurn(step, 'deal');
  },
};

export const charleston: Phase<AmericanTypes, 'charleston'> = { moves: { pass } };

/** The choice whether to play a second round (AS-3). */
export const secondCharleston: Phase<AmericanTypes, 'secondCharleston'> = {
  moves: {
    continue: { choices: () => [{ type: 'continue' }], act: (step) => goToPass(step, 2, 1) },
    stop: {
      choices: () => [{ type: 'stop' }],
      act: (step) => {
        if (step.rules.table.courtesyAfterFirst) goToCourtesy(step);
        else beginTurn(step, 'deal');
      },
    },
  },
};

/** The courtesy pass, which may be of no tiles (AS-3). */
export const courtesyPass: Phase<AmericanTypes, 'courtesyPass'> = { moves: { pass } };

/** The player’s turn, up to the discard (AS-6). */
export const turn: Phase<AmericanTypes, 'turn'> = {
  moves: {
    discard: {
      choices: (_rules, _scene, { rack }) => kindsOf(rack).map((tile) => ({ type: 'discard', tile })),
      fault: (_rules, _scene, { rack }, { tile }) => notHeld('AS-6', rack, tile),
      act: (step, _now, { seat, tile }) => {
        emit(step, { type: 'discarded', seat, tile }, { seats: { E: { lost: [tile] } } });
        goRound(step, 0);
      },
    },
    exchange: {
      choices: ({ game: hands }, scene, own) =>
        exchangeChoices(hands, tableOf(scene), own).map(({ from: _own, ...exchange }) => exchange),
      fault: ({ game: hands }, scene, own, action) =>
        exchangeFault(hands, tableOf(scene), own, { ...action, from: own.seat }),
      act: (step, _now, { seat, tile, meld }) => {
        const old = step.state.melds.E?.[meld]?.tiles ?? [];
        const [{ tiles }, joker] = redeemed(step.rules.game, old, tile);
        const change = { lost: [tile], gained: [joker] };
        emit(step, { type: 'exchanged', seat, tile, meld, tiles }, { seats: { E: change } });
        // A redeemed joker counts as drawn (AG-27).
        beginTurn(step, 'wall');
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
      choices: ({ game: hands }, scene, own) => {
        const { tile } = scene.now;
        const choices = callChoices(hands, tableOf(scene), own, tile);
        return choices.map((shown) => ({ type: 'call', tile, with: shown }));
      },
      fault: ({ game: hands }, scene, own, { tile, with: shown }) =>
        wrongClaim('AS-6', scene.now.tile, tile) ?? callFault(hands, tableOf(scene), own, tile, shown),
      act: (step, { from }, { seat, tile, with: shown }) => {
        const meld = exposureOf(step.rules.game, tile, shown);
        emit(step, { type: 'called', seat, from, meld }, { seats: { E: { lost: shown } } });
        beginTurn(step, 'call');
      },
    },
    mahjongg,
  },
};
