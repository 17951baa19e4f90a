import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GameOf,
  type Random,
  type SolitaireSetup,
  type SolitaireTypes,
  seededRandom,
} from '../../src/game';
import type { Meld, Tile } from '../../src/index';

// The laws that every solitaire keeps: those of the table game as far as one player can break them.

export interface SolitaireSubject<T extends SolitaireTypes> {
  readonly name: string;
  readonly game: GameOf<T>;
  /** A game to begin with, and what is done before chance takes over. */
  readonly begin: (random: Random) => { readonly setup: SolitaireSetup; readonly first?: readonly object[] };
  /** How many tiles at the end of the wall the player has seen. */
  readonly seenAtEnd: (state: T['state']) => number;
  readonly reaches: {
    readonly phases: readonly string[];
    readonly endings: readonly string[];
    readonly actions: readonly string[];
    readonly events: readonly string[];
  };
  readonly games: number;
}

const MORE_GAMES = Number(process.env['LAW_GAMES'] ?? 1);
const VIEWERS = ['E', 'S', 'spectator'] as const;

type Loose = {
  readonly loose?: readonly Tile[];
  readonly flowers?: Readonly<Record<string, readonly Tile[]>>;
};

/** All tiles of a state, wherever they are. */
export const tilesOfState = (state: SolitaireTypes['state']): readonly Tile[] => {
  const { loose = [], flowers = {} } = state as Loose;
  return [
    ...(state.racks.E ?? []),
    ...((state.melds.E ?? []) as readonly Meld[]).flatMap(({ tiles }) => tiles),
    ...Object.values(flowers).flat(),
    ...state.discards.map(({ tile }) => tile),
    ...state.wall.slice(state.wall.length - state.wallLeft),
    ...loose,
  ];
};

const deepFreeze = <V>(value: V): V => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};

const keyOf = (action: object): string =>
  JSON.stringify(
    Object.entries(action)
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );

/** A choice with some sense: first the kind, then one of that kind; a win is rarely passed by. */
const choose = <A extends { readonly type: string }>(legal: readonly A[], random: Random): A => {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const usual = kinds.filter((kind) => kind !== 'stop' && kind !== 'mahjongg');
  const from = kinds.includes('mahjongg') && random(3) > 0 ? ['mahjongg'] : random(6) === 0 ? kinds : usual;
  const kind = from[random(from.length)] ?? kinds[0];
  const among = legal.filter(({ type }) => type === kind);
  return among[random(among.length)] as A;
};

interface Played<T extends SolitaireTypes> {
  readonly setup: SolitaireSetup;
  readonly states: readonly T['state'][];
  readonly actions: readonly T['action'][];
  readonly events: readonly (readonly T['event'][])[];
}

export const playAlone = <T extends SolitaireTypes>(
  game: GameOf<T>,
  setup: SolitaireSetup,
  random: Random,
  first: readonly object[] = [],
): Played<T> => {
  const created = game.createGame(setup);
  if (!created.ok) throw new Error(created.error.message);
  const states: T['state'][] = [created.value];
  const actions: T['action'][] = [];
  const events: (readonly T['event'][])[] = [];
  for (let state: T['state'] = created.value; state.phase !== 'over'; ) {
    const told = first[actions.length];
    const action =
      told === undefined
        ? choose(game.legalActions(state, 'E'), random)
        : ({ seat: 'E', moment: state.moment, ...told } as unknown as T['action']);
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.error.message}`);
    state = taken.value.state;
    states.push(state);
    actions.push(action);
    events.push(taken.value.events);
    if (actions.length > 1_000) throw new Error('the game does not end');
  }
  return { setup, states, actions, events };
};

/** The same state with the hidden tiles in other places, those that only the player has seen left where they are. */
const disguised = <T extends SolitaireTypes>(
  { seenAtEnd }: SolitaireSubject<T>,
  state: T['state'],
  viewer: (typeof VIEWERS)[number],
  random: Random,
): T['state'] => {
  const { loose = [] } = state as Loose;
  const seen = seenAtEnd(state);
  const end = state.wall.length - seen;
  const rack = state.racks.E ?? [];
  const isOwn = viewer === 'E' || state.phase === 'over';
  const pool = [
    ...state.wall.slice(state.wall.length - state.wallLeft, end),
    ...loose,
    ...(isOwn ? [] : rack),
  ];
  for (let place = pool.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [pool[place], pool[other]] = [pool[other] as Tile, pool[place] as Tile];
  }
  const wall = [
    ...state.wall.slice(0, state.wall.length - state.wallLeft),
    ...pool.splice(0, state.wallLeft - seen),
    ...state.wall.slice(end),
  ];
  return {
    ...state,
    wall,
    ...('loose' in state && { loose: pool.splice(0, loose.length) }),
    ...(!isOwn && { racks: { E: pool }, drawn: null }),
  };
};

const checkStep = <T extends SolitaireTypes>(
  { game }: SolitaireSubject<T>,
  { states, setup }: Played<T>,
  place: number,
): void => {
  const state = deepFreeze(states[place] as T['state']);
  expect(game.awaiting(state)).toEqual(state.phase === 'over' ? [] : ['E']);
  expect(state.moment).toBe(place);
  for (const seat of ['S', 'W', 'N'] as const) expect(game.legalActions(state, seat)).toEqual([]);
  expect([...tilesOfState(state)].sort()).toEqual([...setup.wall].sort());
  const text = game.encodeState(state);
  const decoded = game.decodeState(text);
  expect(decoded.ok ? decoded.value : decoded.error).toEqual(JSON.parse(text));
};

const checkViews = <T extends SolitaireTypes>(
  subject: SolitaireSubject<T>,
  { states, events }: Played<T>,
  place: number,
  random: Random,
): void => {
  const { game } = subject;
  const state = states[place] as T['state'];
  const next = states[place + 1];
  for (const viewer of VIEWERS) {
    const view = deepFreeze(game.viewFor(state, viewer));
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['wall']));
    expect(Object.keys(view).filter((name) => ['wall', 'loose', 'racks'].includes(name))).toEqual([]);
    expect(view.legal).toEqual(viewer === 'E' ? game.legalActions(state, 'E') : []);
    expect(game.viewFor(disguised(subject, state, viewer, random), viewer)).toEqual(view);
    if (next === undefined) continue;
    const seen = deepFreeze((events[place] ?? []).map((event) => game.eventFor(event, viewer)));
    for (const event of seen) expect('secret' in event).toBe(false);
    if (viewer !== 'E')
      for (const event of seen) expect((event as unknown as { own: unknown }).own).toBeNull();
    expect(seen.reduce((before: T['view'], event) => game.advanceView(before, event), view)).toEqual(
      game.viewFor(next, viewer),
    );
  }
};

/** Actions that somebody might try: legal ones, earlier ones, and what comes near them. */
const candidates = <T extends SolitaireTypes>(
  { game }: SolitaireSubject<T>,
  state: T['state'],
  earlier: readonly T['action'][],
  random: Random,
): readonly object[] => {
  const legal = game.legalActions(state, 'E');
  const tiles = [...new Set(tilesOfState(state))];
  const any = (): Tile => tiles[random(tiles.length)] as Tile;
  const some = [...legal.slice(0, 30), ...earlier.slice(-15)];
  return some.flatMap((action) => {
    const now = { ...action, moment: state.moment } as unknown as Record<string, unknown>;
    const list = (now['tiles'] ?? now['with']) as readonly Tile[] | undefined;
    const name = 'tiles' in now ? 'tiles' : 'with';
    return [
      { ...action },
      now,
      { ...now, seat: 'S' },
      ...('tile' in now ? [{ ...now, tile: any() }] : []),
      ...('meld' in now ? [{ ...now, meld: random(4) }] : []),
      ...(list === undefined
        ? []
        : [
            { ...now, [name]: [...list, any()] },
            { ...now, [name]: list.slice(1) },
            { ...now, [name]: [...list.slice(1), any()] },
          ]),
    ];
  });
};

const checkCandidates = <T extends SolitaireTypes>(
  subject: SolitaireSubject<T>,
  { states, actions }: Played<T>,
  place: number,
  random: Random,
): void => {
  const { game } = subject;
  const state = states[place] as T['state'];
  const legal = new Set(game.legalActions(state, 'E').map(keyOf));
  for (const action of candidates(subject, state, actions.slice(0, place), random)) {
    const taken = game.apply(state, deepFreeze(action) as T['action']);
    expect([action, taken.ok]).toEqual([action, legal.has(keyOf(action))]);
    const checked = game.check(state, Object.assign({ strange: '\u0000' }, action as T['action']));
    expect(checked.ok).toBe(taken.ok);
    if (checked.ok) expect(legal).toContain(keyOf(checked.value));
    if (!taken.ok) {
      expect(taken.error.message.length).toBeGreaterThan(0);
      expect(game.reducer(state, action as T['action'])).toBe(state);
    }
  }
};

const checkRecord = <T extends SolitaireTypes>(
  { game }: SolitaireSubject<T>,
  { setup, actions, states }: Played<T>,
): void => {
  const record = JSON.parse(JSON.stringify(game.record(setup as T['setup'], actions)));
  const replayed = game.replay(record);
  expect(replayed.ok && replayed.value).toEqual({ state: states.at(-1), actions: actions.length });
  const half = actions.length >> 1;
  const partly = game.replay(JSON.stringify(record), half);
  expect(partly.ok && partly.value).toEqual({ state: states[half], actions: half });
};

/** The law suite for one solitaire under one choice of options. */
export const describeSolitaire = <T extends SolitaireTypes>(subject: SolitaireSubject<T>): void => {
  const { game } = subject;
  describe(`laws: ${subject.name}`, () => {
    test('every game keeps them, and they reach everything there is', () => {
      const reached = { phases: new Set(), endings: new Set(), actions: new Set(), events: new Set() };
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const random = seededRandom(`${subject.name} ${seed}`);
          const { setup, first } = subject.begin(random);
          const played = playAlone(game, setup, random, first);
          played.states.forEach((state, place) => {
            reached.phases.add(state.phase);
            checkStep(subject, played, place);
            if (random(5) === 0 || place > played.states.length - 3)
              checkViews(subject, played, place, random);
            if (random(12) === 0) checkCandidates(subject, played, place, random);
          });
          for (const { type } of played.actions) reached.actions.add(type);
          for (const { type } of played.events.flat()) reached.events.add(type);
          const last = played.states.at(-1) as T['state'];
          const outcome = game.outcome(last) as T['outcome'];
          reached.endings.add(outcome.ending);
          const { E = -1 } = game.returns(last);
          expect(outcome.ending === 'mahjongg' ? E > 0 : E === 0).toBe(true);
          checkRecord(subject, played);
        }),
        { numRuns: subject.games * MORE_GAMES, seed: MORE_GAMES === 1 ? 7 : Date.now(), endOnFailure: true },
      );
      for (const [what, expected] of Object.entries(subject.reaches))
        expect([...reached[what as keyof typeof reached]]).toEqual(expect.arrayContaining([...expected]));
    });
  });
};
