import type { OneOf } from '../../../../../core/typed';
import type { Seat } from '../../../../../hands/payouts';
import { illegal, notHeld } from '../../../../../play/illegal';
import { choicesOf, sorted } from '../../../../../play/racks';
import { at, forSeats, seatAfter } from '../../../../../play/seats';
import { emit, enter } from '../../../../../play/step';
import type { Move, Phase, SceneIn } from '../../../../../play/way';
import type { Tile } from '../../../../../tiles/tile';
import { tileIndex } from '../../../../../tiles/tile-index';
import { charlestonOf, type TableRules } from '../../table-rules';
import type { Actions, CharlestonStage, Scene } from '../stages';
import { firstTurn, type TableStep } from '../turns';
import type { ActionAnswer, RackTypes } from '../types';

/**
 * Takes one of the tiles lying face down before a player. Nobody can predict which one: the far end of the wall
 * decides, which nobody knows and which does not depend on anybody’s tiles.
 */
const takeUnseen = (pile: Tile[], { state }: TableStep, seat: Seat): Tile => {
  const chance = tileIndex(state.wall[state.wall.length - 1 - state.seats.indexOf(seat)]);
  const tile = sorted(pile)[Math.max(0, chance) % pile.length] as Tile;
  pile.splice(pile.indexOf(tile), 1);
  return tile;
};

/** The order in which blind passes resolve (AG-8a). */
const blindOrder = ({ rules, state }: TableStep, blind: Record<Seat, number>): readonly Seat[] =>
  charlestonOf(rules, state).blindOrder === 'turn'
    ? state.seats
    : [...state.seats].sort((one, other) => blind[one] - blind[other]);

/**
 * Sends on the tiles that blind passers still owe while tiles lie before them; tiles that arrive later are sent on
 * then. If all players wait for one another, nothing moves (AG-8a).
 */
const sendOn = (
  step: TableStep,
  places: number,
  piles: Record<Seat, Tile[]>,
  owed: Record<Seat, number>,
): void => {
  const order = blindOrder(step, owed);
  for (let moving = true; moving; ) {
    moving = false;
    for (const seat of order)
      for (; owed[seat] > 0 && piles[seat].length > 0; owed[seat]--) {
        piles[seatAfter(step.state.seats, seat, places)].push(takeUnseen(piles[seat], step, seat));
        moving = true;
      }
  }
};

const passOf = (answer: ActionAnswer | null): Actions['pass'] =>
  answer?.type === 'pass' ? answer : { tiles: [] };

/** Moves the tiles of a pass `places` seats on; players who did not pass take no part. */
const passTiles = (step: TableStep, places: number): void => {
  const { seats, answers } = step.state;
  const passes = forSeats(seats, (seat) => passOf(at(answers, seat)));
  const piles = forSeats(seats, (seat) => [...passes[seatAfter(seats, seat, seats.length - places)].tiles]);
  const owed = forSeats(seats, (seat) => passes[seat].blind ?? 0);
  sendOn(step, places, piles, owed);
  const givers = seats.filter((seat) => at(answers, seat)?.type === 'pass');
  const moves = givers.map((from) => {
    const { tiles, blind = 0 } = passes[from];
    return { from, to: seatAfter(seats, from, places), count: tiles.length + blind - owed[from], blind };
  });
  const changes = forSeats(givers, (seat) => ({ lost: passes[seat].tiles, gained: sorted(piles[seat]) }));
  emit(step, { type: 'passed', moves }, { seats: changes });
};

const ACROSS = 2;

export const passesOf = (
  rules: TableRules,
  scene: Pick<Scene, 'seats'>,
): readonly (readonly CharlestonStage[])[] => {
  const { rounds, size, blind } = charlestonOf(rules, scene);
  return rounds.map((directions, before) =>
    directions.map((direction, place) => {
      const isBlind = place === directions.length - 1 && blind[before] === true;
      return { round: before + 1, pass: place + 1, direction, blind: isBlind ? size : 0, size };
    }),
  );
};

/** Starts the courtesy pass if the game has one, or else the first turn. */
const enterCourtesy = (step: TableStep): void => {
  const { courtesy: most } = charlestonOf(step.rules, step.state);
  if (most === 0) firstTurn(step);
  else enter(step, 'courtesy', { most }, step.state.seats);
};

/** Starts the next pass of the round, or what follows the round (AG-5 to AG-7). */
export const enterPass = (step: TableStep, round: number, pass: number): void => {
  const { rules, state } = step;
  const { second, rounds } = charlestonOf(rules, state);
  const stage = passesOf(rules, state)[round - 1]?.[pass - 1];
  const isLast = rounds.length <= round || second === 'never';
  if (stage !== undefined) enter(step, 'charleston', stage, state.seats);
  else if (isLast) enterCourtesy(step);
  else if (second === 'always') enterPass(step, round + 1, 1);
  else enter(step, 'secondCharleston', { round: round + 1 }, state.seats);
};

/** How many tiles can be passed; with manners `table`, a player may pass one too few. */
const sizesOf = ({ manners }: Scene, size: number, blind = 0): readonly number[] =>
  manners === 'table' && blind === 0 && size > 0 ? [size, size - 1] : [size];

/** Every way to choose tiles for a pass of one of these sizes (AG-9, AS-2). */
export const passChoices = (
  rules: TableRules,
  scene: Pick<Scene, 'seats'>,
  rack: readonly Tile[],
  sizes: readonly number[],
  blind = 0,
): readonly OneOf<Actions, 'pass'>[] => {
  const { neverPassed } = charlestonOf(rules, scene);
  const free = rack.filter((tile) => !neverPassed.includes(tile));
  // Each decision of the Charleston has hundreds of choices, so use loops without lists in between.
  const choices: OneOf<Actions, 'pass'>[] = [];
  for (const size of sizes)
    for (const tiles of choicesOf(free, size))
      choices.push(blind === 0 ? { type: 'pass', tiles } : { type: 'pass', tiles, blind });
  return choices;
};

/** How many tiles a player passes, and how many of them may be incoming tiles passed blind (AG-7, AG-8). */
const limitsOf = (
  { now }: SceneIn<RackTypes, 'charleston' | 'courtesyPass'>,
  seat: Seat,
): Pick<CharlestonStage, 'size' | 'blind'> =>
  'counts' in now ? { size: at(now.counts, seat), blind: 0 } : now;

const pass: Move<RackTypes, 'charleston' | 'courtesyPass', 'pass'> = {
  choices: (rules, scene, { seat, rack }) => {
    const { size, blind: most } = limitsOf(scene, seat);
    const unseen = Array.from({ length: most + 1 }, (_, blind) => blind);
    return unseen.flatMap((blind) =>
      passChoices(rules, scene, rack, sizesOf(scene, size - blind, blind), blind),
    );
  },
  fault: (rules, scene, { seat, rack }, { tiles, blind = 0 }) => {
    const { size, blind: most } = limitsOf(scene, seat);
    if (blind > most) {
      const message = `${most === 0 ? 'No' : `At most ${most}`} tiles can be passed on unseen in this pass.`;
      return illegal('blindNotAllowed', 'AG-8', message, { most });
    }
    const rule = 'counts' in scene.now ? 'AG-7' : 'AG-5';
    const missing = notHeld(rule, rack, ...tiles);
    if (missing !== undefined) return missing;
    const tile = charlestonOf(rules, scene).neverPassed.find((one) => tiles.includes(one));
    const name = tile === 'J' ? 'A joker' : tile;
    if (tile !== undefined) return illegal('tileNeverPassed', 'AG-9', `${name} is never passed.`, { tile });
    const expected = size - blind;
    if (sizesOf(scene, expected, blind).includes(tiles.length)) return undefined;
    const message = `Pass ${expected} ${expected === 1 ? 'tile' : 'tiles'} from your rack here, not ${tiles.length}.`;
    return illegal('wrongPassCount', rule, message, { expected, count: tiles.length });
  },
};

/** The Charleston, where everybody chooses at once and in secret (AG-5, AG-8, AG-9). */
export const charleston: Phase<RackTypes, 'charleston'> = {
  moves: { pass },
  resolve: (step, { direction, round, pass }) => {
    const places = { right: 1, across: 2, left: step.state.seats.length - 1 }[direction];
    passTiles(step, places);
    enterPass(step, round, pass + 1);
  },
};

/** The vote on a second Charleston: answers are sealed, and any player can stop it (AG-6, AG-6a). */
export const secondCharleston: Phase<RackTypes, 'secondCharleston'> = {
  moves: { continue: { choices: () => [{ type: 'continue' }] }, stop: { choices: () => [{ type: 'stop' }] } },
  resolve: (step, { round }) => {
    const { seats, answers } = step.state;
    const stopped = seats.some((seat) => at(answers, seat)?.type === 'stop');
    emit(step, { type: 'charlestonEnded', stopped });
    if (stopped) enterCourtesy(step);
    else enterPass(step, round, 1);
  },
};

/** How many tiles to exchange with the player across; the lower wish counts (AG-7). */
export const courtesy: Phase<RackTypes, 'courtesy'> = {
  moves: {
    wish: {
      choices: (_rules, { now }) =>
        Array.from({ length: now.most + 1 }, (_, count) => ({ type: 'wish', count })),
      fault: (_rules, { now: { most } }, _own, { count }) => {
        const message = `You can exchange at most ${most} tiles in the courtesy pass.`;
        return count <= most ? undefined : illegal('wishTooHigh', 'AG-7', message, { most });
      },
    },
  },
  resolve: (step) => {
    const { seats, answers } = step.state;
    const wish = (seat: Seat): number => {
      const answer = at(answers, seat);
      return answer?.type === 'wish' ? answer.count : 0;
    };
    const counts = forSeats(seats, (seat) => Math.min(wish(seat), wish(seatAfter(seats, seat, ACROSS))));
    const givers = seats.filter((seat) => counts[seat] > 0);
    if (givers.length === 0) firstTurn(step);
    else enter(step, 'courtesyPass', { counts }, givers);
  },
};

/** The courtesy pass: both players of a pair exchange as many tiles as they agreed on (AG-7). */
export const courtesyPass: Phase<RackTypes, 'courtesyPass'> = {
  moves: { pass },
  resolve: (step) => {
    passTiles(step, ACROSS);
    firstTurn(step);
  },
};
