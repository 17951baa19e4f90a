import { afterAll, describe, expect, test } from 'vitest';
import { divide, perft } from '../../src/debug';
import type { GameOf, GameTypes, Random, Viewer, WayTypes } from '../../src/game';
import { seededRandom } from '../../src/game';
import { SEATS, type Seat, sortRack, type Tile } from '../../src/index';
import { expectPlain, expectSame as same } from '../plain';
import { samples } from '../samples';
import { unwrap } from '../unwrap';
import { type Beginning, type Chance, type Course, playCourse } from './playing';

// The laws that every game keeps, whatever is played. What they ask of a way of playing is in its `Subject`.

/** What comes to light by an action: nothing hidden, only tiles of the one who acts, or tiles of the wall, too. */
export type Showing = 'nothing' | 'own' | 'wall';

/** Tiles that some viewers do not know, and the state that holds other ones in their places and no sealed answers. */
export interface Unseen<S> {
  readonly tiles: readonly Tile[];
  readonly put: (tiles: readonly Tile[]) => S;
}

/** Another state that these viewers cannot tell from the first, where others hold hidden racks; `beside` are the hidden tiles beside these. */
export const unseenBy = <S extends WayTypes['state']>(
  state: S,
  viewers: readonly Viewer[],
  beside: readonly Tile[],
  put: (tiles: readonly Tile[]) => Partial<S>,
  inOrder: (tiles: readonly Tile[]) => readonly Tile[] = (tiles) => sortRack(tiles),
): Unseen<S> => {
  const others = state.phase === 'over' ? [] : state.seats.filter((seat) => !viewers.includes(seat));
  const { seat: mover } = state.now as { readonly seat?: Seat };
  const hides = state.drawn !== null && mover !== undefined && others.includes(mover);
  return {
    tiles: [...others.flatMap((seat) => state.racks[seat] ?? []), ...beside],
    put: (tiles) => {
      const pool = [...tiles];
      const racks: Partial<Record<Seat, readonly Tile[]>> = { ...state.racks };
      for (const seat of others) racks[seat] = inOrder(pool.splice(0, state.racks[seat]?.length ?? 0));
      return {
        ...state,
        ...put(pool),
        racks,
        answers: Object.fromEntries(state.seats.map((seat) => [seat, null])),
        awaiting: state.seats.filter(
          (seat) => state.awaiting.includes(seat) || (state.answers?.[seat] ?? null) !== null,
        ),
        ...(hides && { drawn: racks[mover]?.[0] ?? null }),
      };
    },
  };
};

/** One way of playing by one rule set. */
export interface Subject<T extends GameTypes> {
  readonly name: string;
  readonly game: GameOf<T>;
  /** How many games are played. */
  readonly games: number;
  /** Views are looked at in one of so many states, and wrong actions in a third of these. */
  readonly every: number;
  /** How a game begins, told the number of the game. */
  readonly begin: (random: Random, game: number) => Beginning<T>;
  readonly chance: Chance<T>;
  /** All tiles of a state, wherever they are. */
  readonly tilesOf: (state: T['state']) => readonly Tile[];
  /** The tiles of a state that none of these viewers knows. */
  readonly unseen: (state: T['state'], viewers: readonly Viewer[]) => Unseen<T['state']>;
  /** The sealed answers of a state by seat; nothing where no answer is sealed. */
  readonly answersOf?: (state: T['state']) => Readonly<Partial<Record<Seat, object | null>>>;
  readonly shows: (action: T['action'], state: T['state']) => Showing;
  /** Whether an action is an interruption that nobody owes. */
  readonly interrupts?: (action: T['action']) => boolean;
  /** The form of an action in which `legalActions` lists it, where `apply` takes others, too. */
  readonly canonical?: (action: T['action']) => T['action'];
  /** Actions that bending others does not bring about. */
  readonly invent?: (state: T['state'], random: Random) => readonly T['action'][];
  /** What a finished game brings each player. */
  readonly pays: (outcome: T['outcome'], seats: readonly Seat[]) => object;
  /** What else a game shows beside its actions by phase, its events and its ending. */
  readonly marks?: (course: Course<T>) => readonly string[];
}

/** With more games than usual they are others each time. */
const FIRST_SEED = samples(1) === 1 ? 0 : Date.now() % 1_000_000_000;

/** The parts of a state that no view has. */
const HIDDEN = ['wall', 'flowerWall', 'loose', 'racks', 'answers', 'setAside', 'faceDown'];
/** The parts of actions that are seats; `E` is a tile, too. */
const SEAT_FIELDS = ['from', 'against'];
const COMMON_FIELDS = ['type', 'seat', 'moment'];

const viewersOf = ({ seats }: GameTypes['state']): readonly Viewer[] => [
  ...seats,
  ...SEATS.filter((seat) => !seats.includes(seat)).slice(0, 1),
  'spectator',
];

const deepFreeze = <V>(value: V): V => {
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

const sample = <V>(list: readonly V[], count: number, random: Random): readonly V[] =>
  list.length <= count ? list : Array.from({ length: count }, () => list[random(list.length)] as V);

export const shuffled = <V>(list: readonly V[], random: Random): V[] => {
  const order = [...list];
  for (let place = order.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [order[place], order[other]] = [order[other] as V, order[place] as V];
  }
  return order;
};

const taken = <T extends GameTypes>(game: GameOf<T>, state: T['state'], action: T['action']) =>
  unwrap(game.apply(state, action), action);

const sealedIn = <T extends GameTypes>({ answersOf }: Subject<T>, state: T['state']): readonly Seat[] => {
  const answers = answersOf?.(state) ?? {};
  return state.seats.filter((seat) => (answers[seat] ?? null) !== null);
};

const choicesOf = <T extends GameTypes>(
  { game, interrupts }: Subject<T>,
  state: T['state'],
  seat: Seat,
): readonly T['action'][] => game.legalActions(state, seat).filter((action) => interrupts?.(action) !== true);

/** Another state that these viewers cannot tell from the first: tiles have changed places, others seal other answers. */
const disguised = <T extends GameTypes>(
  subject: Subject<T>,
  state: T['state'],
  viewers: readonly Viewer[],
  random: Random,
): T['state'] => {
  const { tiles, put } = subject.unseen(state, viewers);
  const answers = subject.answersOf?.(state) ?? {};
  return sealedIn(subject, state).reduce<T['state']>(
    (again, seat) => {
      const own = { ...answers[seat], seat, moment: state.moment } as T['action'];
      const legal = choicesOf(subject, again, seat);
      const action = viewers.includes(seat) ? own : (legal[random(legal.length)] as T['action']);
      return taken(subject.game, again, action).state;
    },
    put(shuffled(tiles, random)),
  );
};

type Law = <T extends GameTypes>(
  subject: Subject<T>,
  course: Course<T>,
  place: number,
  random: Random,
) => void;

/** Somebody is awaited until the game is over; only who is awaited may act, interruptions apart. */
const checkAwaited: Law = ({ game, interrupts }, { states, actions }, place) => {
  const state = deepFreeze(states[place] as (typeof states)[number]);
  const isOver = state.phase === 'over';
  same(state.awaiting.length > 0, !isOver);
  same(game.awaiting(state), state.awaiting);
  same(game.outcome(state) !== undefined, isOver);
  if (!isOver) for (const won of Object.values(game.returns(state))) same(won, 0);
  for (const seat of SEATS) {
    const legal = game.legalActions(state, seat);
    if (state.awaiting.includes(seat)) expect(legal.length).toBeGreaterThan(0);
    else
      same(
        legal.filter((action) => interrupts?.(action) !== true),
        [],
      );
    if (!state.seats.includes(seat)) same(legal, []);
  }
  const [alone, ...others] = state.awaiting;
  const next = states[place + 1]?.moment ?? state.moment + 1;
  const action = actions[place];
  const isTurn =
    action !== undefined && others.length === 0 && action.seat === alone && interrupts?.(action) !== true;
  if (isTurn) same(next, state.moment + 1);
  else expect(next).toBeGreaterThanOrEqual(state.moment);
};

/** No tile is lost and none comes in. */
const checkTiles: Law = ({ tilesOf }, { states, setup }, place) => {
  const { wall } = setup as { readonly wall: readonly Tile[] };
  same([...tilesOf(states[place] as (typeof states)[number])].sort(), [...wall].sort());
};

/** A state is JSON, and comes back from its text as it is. */
const checkText: Law = ({ game }, { states, events }, place) => {
  const state = states[place] as (typeof states)[number];
  const decoded = game.decodeState(game.encodeState(state));
  same(decoded.ok ? decoded.value : decoded.error, state);
  expectPlain(events[place] ?? []);
};

/** A view has what its viewer may know and nothing else, and follows from the one before and what happened. */
const checkViews: Law = (subject, { states, events }, place, random) => {
  const { game } = subject;
  const state = states[place] as (typeof states)[number];
  const next = states[place + 1];
  for (const viewer of viewersOf(state)) {
    const isSeated = state.seats.includes(viewer as Seat);
    const view = deepFreeze(game.viewFor(state, viewer));
    expectPlain(view);
    same(
      HIDDEN.filter((name) => name in view),
      [],
    );
    same(view.legal, isSeated ? game.legalActions(state, viewer as Seat) : []);
    same(game.viewFor(disguised(subject, state, [viewer], random), viewer), view);
    if (next === undefined) continue;
    const seen = deepFreeze((events[place] ?? []).map((event) => game.eventFor(event, viewer)));
    expectPlain(seen);
    same(
      seen.filter((event) => 'secret' in event),
      [],
    );
    if (!isSeated) for (const event of seen) expect(event).toHaveProperty('own', null);
    same(
      seen.reduce((before, event) => game.advanceView(before, event), view),
      game.viewFor(next, viewer),
    );
    const [first] = events[place] ?? [];
    const other = viewer === 'spectator' ? 'E' : 'spectator';
    if (first !== undefined)
      expect(() => game.advanceView(view, game.eventFor(first, other))).toThrow(
        `The event is for “${other}”`,
      );
  }
};

/** What others see of an action depends on nothing that does not come to light by it. */
const checkEvents: Law = (subject, { states, actions }, place, random) => {
  const { game } = subject;
  const state = states[place] as (typeof states)[number];
  const action = actions[place];
  if (action === undefined || sealedIn(subject, state).length > 0) return;
  const shows = subject.shows(action, state);
  if (shows === 'wall' || states[place + 1]?.phase === 'over') return;
  const seenBy = (viewer: Viewer, from: typeof state) => {
    const { events, state: to } = taken(game, from, action);
    return [events.map((event) => game.eventFor(event, viewer)), game.viewFor(to, viewer)] as const;
  };
  for (const viewer of viewersOf(state).filter((one) => one !== action.seat)) {
    const seen = seenBy(viewer, state);
    // Who draws a tile after it sees that tile.
    if (seen[0].some((event) => 'own' in event && event.own !== null)) continue;
    const viewers = shows === 'own' ? [viewer, action.seat] : [viewer];
    same(seenBy(viewer, disguised(subject, state, viewers, random)), seen);
  }
};

/** The values that somebody might put in the place of one in an action. */
const othersOf = (
  name: string,
  value: unknown,
  tiles: readonly Tile[],
  random: Random,
): readonly unknown[] => {
  const tile = tiles[random(tiles.length)] as Tile;
  if (Array.isArray(value))
    return [
      [...value, tile],
      [...value.slice(1), tile],
      value.slice(1),
      [tile],
      [...value].reverse(),
      value.concat(value),
    ];
  if (typeof value === 'number') return [random(6), value + 1];
  return [SEAT_FIELDS.includes(name) ? SEATS[random(4)] : tile];
};

/** Actions that come near one: of another moment or seat, with other tiles and numbers, or without something. */
const bent = (
  action: object,
  { moment }: GameTypes['state'],
  tiles: readonly Tile[],
  random: Random,
): readonly object[] => {
  const now = { ...action, moment };
  const fields = Object.entries(now).filter(([name]) => !COMMON_FIELDS.includes(name));
  return [
    now,
    { ...now, seat: SEATS[random(4)] },
    { ...now, moment: moment + (random(2) === 0 ? 1 : -1) },
    ...fields.flatMap(([name, value]) => {
      const { [name as keyof typeof now]: _, ...without } = now;
      return [without, ...othersOf(name, value, tiles, random).map((other) => ({ ...now, [name]: other }))];
    }),
  ];
};

/** `apply` succeeds exactly on what `legalActions` lists, and `check` and `reducer` agree with it. */
const checkLegal: Law = (subject, { states, actions }, place, random) => {
  const { game, tilesOf, canonical = (action) => action, invent = () => [] } = subject;
  const state = states[place] as (typeof states)[number];
  const legal = SEATS.flatMap((seat) => game.legalActions(state, seat));
  const keys = new Set(legal.map(keyOf));
  same(keys.size, legal.length);
  const tiles = [...new Set(tilesOf(state))];
  const near = sample([...legal, ...actions.slice(0, place)], 20, random).flatMap((action) => [
    action,
    ...bent(action, state, tiles, random),
    ...invent(state, random),
  ]);
  for (const tried of [...sample(legal, 60, random), ...near]) {
    const action = deepFreeze(tried) as (typeof legal)[number];
    const answer = game.apply(state, action);
    const checked = game.check(state, action);
    const isLegal = keys.has(keyOf(canonical(action)));
    same([answer.ok, checked.ok, action], [isLegal, isLegal, action]);
    expectPlain([answer, checked]);
    const reduced = game.reducer(state, action);
    if (answer.ok) same(reduced, answer.value.state);
    else same([reduced === state, answer.error.message.length > 0], [true, true]);
  }
};

/** What others see of a sealed answer that is not the last one: the same, whatever it is. */
const checkSealed: Law = (subject, { states }, place, random) => {
  const { game } = subject;
  const state = states[place] as (typeof states)[number];
  const [seat, ...more] = state.awaiting;
  if (seat === undefined || more.length === 0) return;
  const seen = sample(choicesOf(subject, state, seat), 4, random).map((action) => {
    const { events, state: next } = taken(game, state, action);
    return viewersOf(state)
      .filter((viewer) => viewer !== seat)
      .map((viewer) => [events.map((event) => game.eventFor(event, viewer)), game.viewFor(next, viewer)]);
  });
  for (const one of seen) same(one, seen[0]);
};

/** Sealed answers to one question lead to the same state in whatever order they are given. */
const checkCommuting: Law = (subject, { states }, place, random) => {
  const { game } = subject;
  const state = states[place] as (typeof states)[number];
  if (state.awaiting.length < 2) return;
  const answers = state.awaiting.map((seat) => {
    const legal = choicesOf(subject, state, seat);
    return legal[random(legal.length)] as (typeof legal)[number];
  });
  const orders = [answers, [...answers].reverse(), [...answers.slice(1), ...answers.slice(0, 1)]];
  const [end, ...others] = orders.map((order) =>
    order.reduce((now, action) => taken(game, now, action).state, state),
  );
  for (const other of others) same(other, end);
};

/** The courses counted two actions deep are those that the legal actions lead to. */
const checkCount: Law = ({ game }, { states }, place) => {
  const state = states[place] as (typeof states)[number];
  const [seat] = state.awaiting;
  if (seat === undefined) return;
  const legal = game.legalActions(state, seat);
  same(perft(game, state, 1), legal.length);
  if (legal.length > 60) return;
  const counts = legal.map((action) => {
    const { state: next } = taken(game, state, action);
    const [then] = next.awaiting;
    return then === undefined ? 1 : game.legalActions(next, then).length;
  });
  same(
    divide(game, state, 2).map(({ count }) => count),
    counts,
  );
};

/** A record is JSON, and replays to the same states. */
const checkRecord = <T extends GameTypes>(
  { game }: Subject<T>,
  { setup, actions, states }: Course<T>,
): void => {
  const record = deepFreeze(game.record(deepFreeze(setup), deepFreeze(actions)));
  expectPlain(record);
  const replayed = game.replay(JSON.parse(JSON.stringify(record)));
  const { setup: begun } = unwrap(replayed);
  same(unwrap(replayed), { setup: begun, actions: record.actions, state: states.at(-1) });
  same(JSON.stringify(game.record(begun, unwrap(replayed).actions)), JSON.stringify(record));
  const half = actions.length >> 1;
  const partly = game.replay(JSON.stringify(record), half);
  same(unwrap(partly), { setup: begun, actions: record.actions.slice(0, half), state: states[half] });
  expectPlain([replayed, game.replay({}), game.decodeState('{}'), game.createGame({ wall: [] } as never)]);
};

/**
 * Plays one game by chance, and checks that it keeps every law; gives what turned up in it. `seen` are the kinds of
 * states that earlier games had.
 */
const checkGame = <T extends GameTypes>(
  subject: Subject<T>,
  seed: number,
  seen: Set<string>,
): readonly string[] => {
  const random = seededRandom(`${subject.name} ${seed}`);
  const course = playCourse(subject.game, subject.begin(random, seed), subject.chance, random);
  const { states, actions, events, outcome } = course;
  const { every } = subject;
  states.forEach(({ phase }, place) => {
    const kind = [phase, actions[place]?.type, ...(events[place] ?? []).map(({ type }) => type)].join();
    const isTelling = !seen.has(kind) || place > states.length - 3;
    seen.add(kind);
    const seldom = (law: Law, times: number): void => {
      if (random(times) === 0 || isTelling) law(subject, course, place, random);
    };
    for (const law of [checkAwaited, checkTiles]) law(subject, course, place, random);
    // What costs more is looked at here and there, where something happens for the first time, and at the end.
    seldom(checkText, every);
    seldom(checkViews, every);
    seldom(checkEvents, every);
    seldom(checkLegal, 3 * every);
    seldom(checkCount, 8 * every);
    seldom(checkSealed, 20);
    seldom(checkCommuting, 20);
  });
  checkRecord(subject, course);
  const last = states.at(-1) as T['state'];
  expect(subject.game.returns(last)).toEqual(subject.pays(outcome, last.seats));
  expectPlain(outcome);
  return [
    ...actions.map(({ type }, place) => `${states[place]?.phase}: ${type}`),
    ...events.flat().map(({ type }) => `event ${type}`),
    `ending ${outcome.ending}`,
    ...(subject.marks?.(course) ?? []),
  ];
};

/** What games must reach, from a text: `turn: discard call; event drew` are `turn: discard`, `turn: call` and `event drew`. */
export const reaching = (text: string): readonly string[] =>
  text.split(';').flatMap((part) => {
    const [head, ...words] = part.trim().split(/\s+/);
    return words.map((word) => `${head} ${word}`);
  });

/** The laws for the games of one way of playing. */
export const describeLawsOf = <T extends GameTypes>(subject: Subject<T>, reaches: readonly string[]): void =>
  describeLaws(subject.name, [subject], reaches);

/** The laws for some games, and what must turn up in them: fails for what is missing, and says what turned up how often. */
export const describeLaws = <T extends GameTypes>(
  name: string,
  subjects: readonly Subject<T>[],
  reaches: readonly string[],
): void => {
  const reached = new Map<string, number>();
  const seen = new Set<string>();
  const rows = subjects.flatMap((subject) =>
    Array.from(
      { length: samples(subject.games) },
      (_, game) => [subject.name, FIRST_SEED + game, subject] as const,
    ),
  );
  describe(`laws: ${name}`, () => {
    test.each(rows)('%s, game %i keeps them', (_, seed, subject) => {
      for (const word of checkGame(subject, seed, seen)) reached.set(word, (reached.get(word) ?? 0) + 1);
    });

    afterAll(() => {
      const counts = [...reached].sort(([one], [other]) => (one < other ? -1 : 1));
      const missing = reaches.filter((one) => !reached.has(one));
      expect(missing, counts.map(([word, count]) => `${word} ${count}`).join(', ')).toEqual([]);
    });
  });
};
