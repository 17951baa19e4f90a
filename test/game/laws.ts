import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type Game,
  type GameSetup,
  type GameState,
  type Random,
  seededRandom,
} from '../../src/game';
import type { Seat, Tile } from '../../src/index';
import { tileIndex } from '../../src/index';
import { type Played, playOut } from './playing';

// The laws that every game keeps, whatever its rules: call `describeLaws` for each rule set and mix of options.

export interface LawSubject {
  readonly name: string;
  readonly game: Game;
  /** A game to begin with, and what is done before chance takes over. */
  readonly begin: (random: Random) => { readonly setup: GameSetup; readonly actions?: readonly Action[] };
  /** Everything that must turn up in some game, or the test fails. */
  readonly reaches: {
    readonly phases: readonly string[];
    readonly endings: readonly string[];
    readonly actions: readonly string[];
    readonly events: readonly string[];
  };
  /** How many games are played. */
  readonly games: number;
}

/** How many times as many games as usual, from another seed each time: `LAW_GAMES=20 npx vitest run test/game/laws`. */
const MORE_GAMES = Number(process.env['LAW_GAMES'] ?? 1);

const VIEWERS = (state: GameState) => [...state.seats, 'spectator' as const];

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

/** The same value for the same action, whatever the order of its fields and tiles. */
const keyOf = (action: object): string =>
  JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

/** All tiles of a state, wherever they are. */
export const tilesOfState = (state: GameState): readonly Tile[] => [
  ...state.seats.flatMap((seat) => [
    ...(state.racks[seat] ?? []),
    ...(state.melds[seat] ?? []).flatMap(({ tiles }) => tiles),
  ]),
  ...state.discards.map(({ tile }) => tile),
  ...state.wall.slice(state.wall.length - state.wallLeft),
  ...(state.faceDown === null ? [] : [state.faceDown]),
];

const counted = (tiles: readonly Tile[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
};

const sample = <T>(list: readonly T[], count: number, random: Random): readonly T[] =>
  list.length <= count ? list : Array.from({ length: count }, () => list[random(list.length)] as T);

/** Actions that somebody might try: legal ones, those of other moments, seats and tiles, and what comes near them. */
const candidates = (
  game: Game,
  state: GameState,
  earlier: readonly Action[],
  random: Random,
): readonly Action[] => {
  const legal = state.seats.flatMap((seat) => game.legalActions(state, seat));
  const tiles = [...new Set(tilesOfState(state))];
  const anyTile = (): Tile => tiles[random(tiles.length)] as Tile;
  const bent = sample([...legal, ...earlier], 60, random).flatMap((action): Action[] => [
    { ...action, moment: state.moment },
    { ...action, seat: state.seats[random(state.seats.length)] as Seat, moment: state.moment },
    ...('tile' in action && action.tile !== undefined
      ? [{ ...action, tile: anyTile(), moment: state.moment } as Action]
      : []),
    ...('tiles' in action
      ? [{ ...action, tiles: [...action.tiles.slice(1), anyTile()], moment: state.moment }]
      : []),
    ...('tiles' in action ? [{ ...action, tiles: action.tiles.slice(1), moment: state.moment }] : []),
    ...('with' in action ? [{ ...action, with: [...action.with, anyTile()], moment: state.moment }] : []),
    ...('meld' in action ? [{ ...action, meld: random(4), moment: state.moment }] : []),
    ...('count' in action ? [{ ...action, count: random(6), moment: state.moment }] : []),
    ...('blind' in action ? [{ ...action, blind: random(5), moment: state.moment }] : []),
  ]);
  return [...sample(legal, 60, random), ...bent];
};

/** A plain form of an action that `legalActions` would give: no empty options, no name that is the tile's own. */
const canonical = (action: Action): Action => {
  const { blind, named, ...others } = action as { blind?: number; named?: Tile; tile?: Tile } & Action;
  return {
    ...others,
    ...(blind !== undefined && blind > 0 && { blind }),
    ...(named !== undefined && named !== others.tile && { named }),
  } as Action;
};

const takes = (game: Game, state: GameState, action: Action): GameState => {
  const taken = game.apply(state, action);
  if (!taken.ok) throw new Error(taken.error.message);
  return taken.value.state;
};

/** Another state that this viewer cannot tell from the first: the tiles hidden from the viewer have changed places. */
export const disguised = (
  game: Game,
  state: GameState,
  viewer: Seat | 'spectator',
  random: Random,
): GameState => {
  const others = state.seats.filter((seat) => seat !== viewer);
  const wall = state.wall.slice(state.wall.length - state.wallLeft);
  const drawn = state.wall.slice(0, state.wall.length - state.wallLeft);
  const pool = [...others.flatMap((seat) => state.racks[seat] ?? []), ...wall];
  for (let place = pool.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [pool[place], pool[other]] = [pool[other] as Tile, pool[place] as Tile];
  }
  const racks: Record<string, readonly Tile[]> = { ...state.racks };
  for (const seat of others)
    racks[seat] = pool
      .splice(0, state.racks[seat]?.length ?? 0)
      .sort((one, other) => tileIndex(one) - tileIndex(other));
  const mover = state.phase === 'turn' ? state.now.seat : viewer;
  const hidden = {
    ...state,
    racks,
    wall: [...drawn, ...pool],
    answers: Object.fromEntries(state.seats.map((seat) => [seat, null])),
    awaiting: state.seats.filter((seat) => state.awaiting.includes(seat) || state.answers[seat] !== null),
    drawn: mover === viewer || state.drawn === null ? state.drawn : (racks[mover]?.[0] ?? null),
  } as unknown as GameState;
  // The others seal other answers than they did.
  let again = hidden;
  for (const seat of state.seats.filter((one) => state.answers[one] !== null)) {
    const own = { ...state.answers[seat], seat, moment: state.moment } as Action;
    const legal = game.legalActions(again, seat).filter(({ type }) => type !== 'challenge');
    again = takes(game, again, seat === viewer ? own : (legal[random(legal.length)] as Action));
  }
  return again;
};

const checkStep = (subject: LawSubject, played: Played, place: number): void => {
  const { game } = subject;
  const state = deepFreeze(played.states[place] as GameState);
  expect(state.awaiting.length > 0).toBe(state.phase !== 'over');
  expect(game.awaiting(state)).toEqual(state.awaiting);
  for (const seat of state.awaiting) expect(game.legalActions(state, seat).length).toBeGreaterThan(0);
  expect(counted(tilesOfState(state))).toEqual(counted(played.setup.wall));
  const decoded = game.decodeState(game.encodeState(state));
  expect(decoded.ok ? decoded.value : decoded.error).toEqual(JSON.parse(game.encodeState(state)));
};

const checkCandidates = (subject: LawSubject, played: Played, place: number, random: Random): void => {
  const { game } = subject;
  const state = played.states[place] as GameState;
  const legal = new Set(state.seats.flatMap((seat) => game.legalActions(state, seat)).map(keyOf));
  for (const action of candidates(game, state, played.actions.slice(0, place), random)) {
    const taken = game.apply(state, deepFreeze(action));
    const checked = game.check(state, Object.assign({ strange: '\u0000' }, action));
    expect([taken.ok, checked.ok, action]).toEqual([legal.has(keyOf(canonical(action))), taken.ok, action]);
    if (checked.ok) expect(legal).toContain(keyOf(canonical(checked.value)));
    if (!taken.ok)
      expect([game.reducer(state, action) === state, taken.error.message.length > 0]).toEqual([true, true]);
  }
};

const checkViews = (subject: LawSubject, played: Played, place: number, random: Random): void => {
  const { game } = subject;
  const state = played.states[place] as GameState;
  const events = played.events[place];
  for (const viewer of VIEWERS(state)) {
    const view = game.viewFor(state, viewer);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view.legal).toEqual(viewer === 'spectator' ? [] : game.legalActions(state, viewer));
    if (events !== undefined) {
      const seen = deepFreeze(events.map((event) => game.eventFor(event, viewer)));
      const next = seen.reduce((before, event) => game.advanceView(before, event), deepFreeze(view));
      expect(next).toEqual(game.viewFor(played.states[place + 1] as GameState, viewer));
    }
    if (state.phase === 'over') continue;
    expect(game.viewFor(disguised(game, state, viewer, random), viewer)).toEqual(view);
  }
};

/** What others see of a sealed answer that is not the last one: the same, whatever it is. */
const checkSealed = (subject: LawSubject, played: Played, place: number, random: Random): void => {
  const { game } = subject;
  const state = played.states[place] as GameState;
  const [seat, ...more] = state.awaiting;
  if (seat === undefined || more.length === 0 || state.phase === 'turn') return;
  const legal = game.legalActions(state, seat).filter(({ type }) => type !== 'challenge');
  const seen = sample(legal, 4, random).map((action) => {
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(taken.error.message);
    const { events, state: next } = taken.value;
    return VIEWERS(state)
      .filter((viewer) => viewer !== seat)
      .map((viewer) => [events.map((event) => game.eventFor(event, viewer)), game.viewFor(next, viewer)]);
  });
  for (const one of seen) expect(one).toEqual(seen[0]);
};

/** Sealed answers to one question lead to the same state in whatever order they are given. */
const checkCommuting = (subject: LawSubject, played: Played, place: number, random: Random): void => {
  const { game } = subject;
  const state = played.states[place] as GameState;
  if (state.awaiting.length < 2) return;
  const answers = state.awaiting.map((seat) => {
    const legal = game.legalActions(state, seat).filter(({ type }) => type !== 'challenge');
    return legal[random(legal.length)] as Action;
  });
  const orders = [answers, [...answers].reverse(), [...answers.slice(1), answers[0] as Action]];
  const ends = orders.map((order) => order.reduce((now, action) => takes(game, now, action), state));
  for (const end of ends) expect(game.encodeState(end)).toBe(game.encodeState(ends[0] as GameState));
};

const checkRecord = ({ game }: LawSubject, { setup, actions, states }: Played): void => {
  const record = JSON.parse(JSON.stringify(game.record(setup, actions)));
  const replayed = game.replay(record);
  expect(replayed.ok && replayed.value.stopped).toBeUndefined();
  expect(replayed.ok && replayed.value.state).toEqual(states.at(-1));
  const half = actions.length >> 1;
  const partly = game.replay(record, half);
  expect(partly.ok && partly.value).toEqual({ state: states[half], actions: half });
};

const checkReturns = ({ game }: LawSubject, { states, outcome }: Played): void => {
  const returns = game.returns(states.at(-1) as GameState);
  expect(Object.values(returns).reduce((sum, one) => sum + (one ?? 0), 0)).toBe(0);
  expect(outcome.settlement?.net ?? returns).toEqual(returns);
};

/** Plays one game by chance, and checks that it keeps every law; gives the game. */
export const checkGame = (subject: LawSubject, seed: number): Played => {
  const random = seededRandom(`${subject.name} ${seed}`);
  const { setup, actions } = subject.begin(random);
  const played = playOut(subject.game, setup, random, actions);
  played.states.forEach((_, place) => {
    checkStep(subject, played, place);
    // What costs more is looked at here and there; in whole runs of games it is looked at everywhere.
    if (random(8) === 0 || place > played.states.length - 3) checkViews(subject, played, place, random);
    if (random(24) === 0) checkCandidates(subject, played, place, random);
    if (random(20) === 0) checkSealed(subject, played, place, random);
    if (random(20) === 0) checkCommuting(subject, played, place, random);
  });
  checkRecord(subject, played);
  checkReturns(subject, played);
  return played;
};

/** How `fc.assert` runs so many games. */
export const runsOf = (games: number) => ({
  numRuns: games * MORE_GAMES,
  seed: MORE_GAMES === 1 ? 7 : Date.now(),
  endOnFailure: true,
});

/** The law suite for one rule set under one choice of options. */
export const describeLaws = (subject: LawSubject): void => {
  describe(`laws: ${subject.name}`, () => {
    test('every game keeps them, and they reach everything there is', () => {
      const reached = { phases: new Set(), endings: new Set(), actions: new Set(), events: new Set() };
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const played = checkGame(subject, seed);
          for (const { phase } of played.states) reached.phases.add(phase);
          for (const { type } of played.actions) reached.actions.add(type);
          for (const { type } of played.events.flat()) reached.events.add(type);
          reached.endings.add(played.outcome.ending);
        }),
        runsOf(subject.games),
      );
      for (const [what, expected] of Object.entries(subject.reaches))
        expect([...reached[what as keyof typeof reached]]).toEqual(expect.arrayContaining([...expected]));
    });
  });
};
