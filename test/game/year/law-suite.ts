import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyAction, GameOf, GameTypes, Random, Viewer } from '../../../src/game';
import { seededRandom } from '../../../src/game';
import type { Tile } from '../../../src/index';

// The laws that every game keeps, for any way of playing: what they ask of one is in its subject.

export interface Course<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly actions: readonly T['action'][];
  readonly states: readonly T['state'][];
  readonly events: readonly (readonly T['event'][])[];
  readonly outcome: T['outcome'];
}

export interface Subject<T extends GameTypes> {
  readonly name: string;
  readonly game: GameOf<T>;
  /** A game to begin with, and what is done before chance takes over. */
  readonly begin: (random: Random) => {
    readonly setup: T['setup'] & { readonly wall: readonly Tile[] };
    readonly actions?: readonly T['action'][];
  };
  /** All tiles of a state, wherever they are. */
  readonly tilesOf: (state: T['state']) => readonly Tile[];
  /** Chooses among legal actions, with enough sense that games go somewhere. */
  readonly choose: (state: T['state'], legal: readonly T['action'][], random: Random) => T['action'];
  /** Actions that somebody might try beside legal and earlier ones, made by bending one of them. */
  readonly bend: (action: T['action'], state: T['state'], random: Random) => readonly T['action'][];
  /** A state without sealed answers that the viewer cannot tell from this one: what is hidden has changed places. */
  readonly disguise: (state: T['state'], viewer: Viewer, random: Random) => T['state'];
  /** The sealed answers of a state, by seat; null for none. */
  readonly answersOf: (state: T['state']) => Readonly<Record<string, object | null | undefined>>;
  /** The types of action by which others see no tile. */
  readonly showsNothing: readonly string[];
  /** Whether an action is an interruption that nobody owes. */
  readonly interrupts: (action: T['action']) => boolean;
  /** What else a game shows beside its phases, actions, events and ending. */
  readonly marks: (course: Course<T>) => readonly string[];
  /** Everything that must turn up in some game, or the test fails. */
  readonly reaches: readonly string[];
  /** How many games are played. */
  readonly games: number;
}

/** How many times as many games as usual, from another seed each time: `LAW_GAMES=20 npx vitest run test/game/year`. */
const MORE_GAMES = Number(process.env['LAW_GAMES'] ?? 1);

const viewersOf = (state: GameTypes['state']): readonly Viewer[] => [...state.seats, 'spectator'];

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

const counted = (tiles: readonly Tile[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const tile of tiles) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
};

const sample = <V>(list: readonly V[], count: number, random: Random): readonly V[] =>
  list.length <= count ? list : Array.from({ length: count }, () => list[random(list.length)] as V);

const takes = <T extends GameTypes>(game: GameOf<T>, state: T['state'], action: T['action']): T['state'] => {
  const taken = game.apply(state, action);
  if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.error.message}`);
  return taken.value.state;
};

/** Plays a game to its end; `first` is done before chance takes over. */
export const playCourse = <T extends GameTypes>(subject: Subject<T>, random: Random): Course<T> => {
  const { game } = subject;
  const { setup, actions: first = [] } = subject.begin(random);
  const created = game.createGame(setup);
  if (!created.ok) throw new Error(created.error.message);
  const states: T['state'][] = [created.value];
  const actions: T['action'][] = [];
  const events: (readonly T['event'][])[] = [];
  for (let state: T['state'] = created.value; state.phase !== 'over'; ) {
    if (actions.length > 3_000) throw new Error('the game does not end');
    const seat = state.awaiting[random(state.awaiting.length)];
    const legal = seat === undefined ? [] : game.legalActions(state, seat);
    const action = first[actions.length] ?? subject.choose(state, legal, random);
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.error.message}`);
    state = taken.value.state;
    states.push(state);
    actions.push(action);
    events.push(taken.value.events);
  }
  return {
    setup,
    actions,
    states,
    events,
    outcome: game.outcome(states.at(-1) as T['state']) as T['outcome'],
  };
};

const checkState = <T extends GameTypes>(
  { game, tilesOf }: Subject<T>,
  { states }: Course<T>,
  place: number,
  all: Record<string, number>,
): void => {
  const state = deepFreeze(states[place] as T['state']);
  expect(state.awaiting.length > 0).toBe(state.phase !== 'over');
  expect(game.awaiting(state)).toEqual(state.awaiting);
  for (const seat of state.awaiting) expect(game.legalActions(state, seat).length).toBeGreaterThan(0);
  expect(counted(tilesOf(state))).toEqual(all);
  if (place % 5 !== 0 && place < states.length - 6) return;
  const text = game.encodeState(state);
  const decoded = game.decodeState(text);
  expect(decoded.ok ? decoded.value : decoded.error).toEqual(JSON.parse(text));
};

const checkCandidates = <T extends GameTypes>(
  { game, bend }: Subject<T>,
  { states, actions }: Course<T>,
  place: number,
  random: Random,
): void => {
  const state = states[place] as T['state'];
  const legal = state.seats.flatMap((seat) => game.legalActions(state, seat));
  const keys = new Set(legal.map(keyOf));
  expect(keys.size).toBe(legal.length);
  const tried = sample([...legal, ...actions.slice(0, place)], 60, random).flatMap((action) => [
    { ...action, moment: state.moment },
    ...bend(action, state, random),
  ]);
  for (const action of [...sample(legal, 60, random), ...tried]) {
    const taken = game.apply(state, deepFreeze(action));
    const checked = game.check(state, Object.assign({ strange: '\u0000' }, action));
    expect([taken.ok, checked.ok, action]).toEqual([keys.has(keyOf(action)), taken.ok, action]);
    if (checked.ok) expect(keys).toContain(keyOf(checked.value));
    if (!taken.ok)
      expect([game.reducer(state, action) === state, taken.error.message.length > 0]).toEqual([true, true]);
  }
};

/** The same state with what the viewer cannot know changed: tiles, and the sealed answers of others. */
const disguised = <T extends GameTypes>(
  { game, disguise, answersOf, interrupts }: Subject<T>,
  state: T['state'],
  viewer: Viewer,
  random: Random,
): T['state'] => {
  const answers = answersOf(state);
  return state.seats
    .filter((seat) => (answers[seat] ?? null) !== null)
    .reduce<T['state']>(
      (again, seat) => {
        const own = { ...answers[seat], seat, moment: state.moment } as T['action'];
        const legal = game.legalActions(again, seat).filter((action) => !interrupts(action));
        return takes(game, again, seat === viewer ? own : (legal[random(legal.length)] as T['action']));
      },
      disguise(state, viewer, random),
    );
};

const checkViews = <T extends GameTypes>(
  subject: Subject<T>,
  { states, events }: Course<T>,
  place: number,
  random: Random,
): void => {
  const { game } = subject;
  const state = states[place] as T['state'];
  const happened = events[place];
  for (const viewer of viewersOf(state)) {
    const view = game.viewFor(state, viewer);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(view.legal).toEqual(viewer === 'spectator' ? [] : game.legalActions(state, viewer));
    if (happened !== undefined) {
      const seen = deepFreeze(happened.map((event) => game.eventFor(event, viewer)));
      const next = seen.reduce((before, event) => game.advanceView(before, event), deepFreeze(view));
      expect(next).toEqual(game.viewFor(states[place + 1] as T['state'], viewer));
    }
    if (state.phase !== 'over')
      expect(game.viewFor(disguised(subject, state, viewer, random), viewer)).toEqual(view);
  }
};

/** What others see of an action that shows no tile does not depend on anything they cannot see. */
const checkEvents = <T extends GameTypes>(
  subject: Subject<T>,
  { states, actions }: Course<T>,
  place: number,
  random: Random,
): void => {
  const { game, showsNothing } = subject;
  const state = states[place] as T['state'];
  const action = actions[place];
  if (action === undefined || !showsNothing.includes(action.type)) return;
  for (const viewer of viewersOf(state).filter((one) => one !== action.seat)) {
    const [one, other] = [state, disguised(subject, state, viewer, random)].map((from) => {
      const taken = game.apply(from, action);
      return taken.ok && taken.value.events.map((event) => game.eventFor(event, viewer));
    });
    expect(other).toEqual(one);
  }
};

/** What others see of a sealed answer that is not the last one: the same, whatever it is. */
const checkSealed = <T extends GameTypes>(
  { game, interrupts }: Subject<T>,
  { states }: Course<T>,
  place: number,
  random: Random,
): void => {
  const state = states[place] as T['state'];
  const [seat, ...more] = state.awaiting;
  if (seat === undefined || more.length === 0) return;
  const legal = game.legalActions(state, seat).filter((action) => !interrupts(action));
  const seen = sample(legal, 4, random).map((action) => {
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(taken.error.message);
    const { events, state: next } = taken.value;
    return viewersOf(state)
      .filter((viewer) => viewer !== seat)
      .map((viewer) => [events.map((event) => game.eventFor(event, viewer)), game.viewFor(next, viewer)]);
  });
  for (const one of seen) expect(one).toEqual(seen[0]);
};

/** Sealed answers to one question lead to the same state in whatever order they are given. */
const checkCommuting = <T extends GameTypes>(
  { game, interrupts }: Subject<T>,
  { states }: Course<T>,
  place: number,
  random: Random,
): void => {
  const state = states[place] as T['state'];
  if (state.awaiting.length < 2) return;
  const answers = state.awaiting.map((seat) => {
    const legal = game.legalActions(state, seat).filter((action) => !interrupts(action));
    return legal[random(legal.length)] as T['action'];
  });
  const orders = [answers, [...answers].reverse(), [...answers.slice(1), answers[0] as T['action']]];
  const ends = orders.map((order) => order.reduce((now, action) => takes(game, now, action), state));
  for (const end of ends) expect(game.encodeState(end)).toBe(game.encodeState(ends[0] as T['state']));
};

const checkRecord = <T extends GameTypes>(
  { game }: Subject<T>,
  { setup, actions, states }: Course<T>,
): void => {
  const record = JSON.parse(JSON.stringify(game.record(setup, actions)));
  const replayed = game.replay(record);
  expect(replayed.ok && replayed.value.stopped).toBeUndefined();
  expect(replayed.ok && replayed.value.state).toEqual(states.at(-1));
  const half = actions.length >> 1;
  const partly = game.replay(record, half);
  expect(partly.ok && partly.value).toEqual({ state: states[half], actions: half });
};

const wordsOf = <T extends GameTypes>({ marks }: Subject<T>, course: Course<T>): readonly string[] => [
  ...course.states.map(({ phase }) => `phase ${phase}`),
  ...course.actions.map(({ type }: AnyAction) => `action ${type}`),
  ...course.events.flat().map(({ type }) => `event ${type}`),
  `ending ${course.outcome.ending}`,
  ...marks(course),
];

/** The law suite for one game. */
export const describeGameLaws = <T extends GameTypes>(subject: Subject<T>): void => {
  describe(`laws: ${subject.name}`, () => {
    test('every game keeps them, and they reach everything there is', () => {
      const reached = new Set<string>();
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const random = seededRandom(`${subject.name} ${seed}`);
          const course = playCourse(subject, random);
          const all = counted(subject.tilesOf(course.states[0] as T['state']));
          course.states.forEach((_, place) => {
            checkState(subject, course, place, all);
            // What costs more is looked at here and there; in whole runs of games it is looked at everywhere.
            if (random(24) === 0 || place > course.states.length - 3)
              checkViews(subject, course, place, random);
            if (random(20) === 0) checkEvents(subject, course, place, random);
            if (random(40) === 0 || place > course.states.length - 3)
              checkCandidates(subject, course, place, random);
            if (random(20) === 0) checkSealed(subject, course, place, random);
            if (random(20) === 0) checkCommuting(subject, course, place, random);
          });
          for (const word of wordsOf(subject, course)) reached.add(word);
          checkRecord(subject, course);
        }),
        { numRuns: subject.games * MORE_GAMES, seed: MORE_GAMES === 1 ? 7 : Date.now(), endOnFailure: true },
      );
      expect(subject.reaches.filter((one) => !reached.has(one))).toEqual([]);
    });
  });
};
