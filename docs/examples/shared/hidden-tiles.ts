import type { Seat, Tile } from 'mahjongg';
import type { Action, Event, Game, GameSetup, GameState, PlayerView, Random, Viewer } from 'mahjongg/game';
import { unwrap } from './unwrap.js';

/*
 * Does a client receive what it may not know? Searching its messages for tiles does not answer that: every
 * kind of tile is there four times. So the same game is played twice, with other tiles wherever this client
 * cannot look: on the others' racks, in the passes between others, in the wall to come, and with other sealed
 * answers where they were never opened. What the client receives must be the same to the letter.
 */

/** A game up to some point: how it was set up and what was done. */
export interface Script {
  /** How it was set up. */
  readonly setup: GameSetup;
  /** What was done, in order. */
  readonly actions: readonly Action[];
}

/** Everything each client received, in order. */
export type Transcripts = Readonly<Partial<Record<Viewer, readonly string[]>>>;

/** Something a client received that depends on what it may not know. */
export interface Leak {
  /** Which client. */
  readonly viewer: Viewer;
  /** After how many actions. */
  readonly after: number;
  /** What it received. */
  readonly got: string | undefined;
  /** What it received when other tiles were hidden from it. */
  readonly twin: string | undefined;
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const copy = [...list];
  for (let place = copy.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [copy[place], copy[other]] = [copy[other] as T, copy[place] as T];
  }
  return copy;
};

const countOf = (tiles: readonly Tile[] | undefined, tile: Tile): number =>
  tiles?.filter((one) => one === tile).length ?? 0;

/** Where the tile at one place of the wall went: swapped with another tile, it shows. */
const dealtTo = (game: Game, setup: GameSetup, dealt: GameState, place: number): Seat | number => {
  const tile = setup.wall[place] as Tile;
  for (let other = 0; other < setup.wall.length; other++) {
    if (setup.wall[other] === tile) continue;
    const wall = [...setup.wall];
    [wall[place], wall[other]] = [wall[other] as Tile, tile];
    const { racks, wall: rest } = unwrap(game.createGame({ ...setup, wall }));
    const seat = dealt.seats.find((one) => countOf(racks[one], tile) < countOf(dealt.racks[one], tile));
    if (seat !== undefined) return seat;
    const left = dealt.wall.findIndex((one, index) => one === tile && rest[index] !== tile);
    if (left >= 0) return left;
  }
  throw new Error('a wall of one kind of tile');
};

/** Follows every single tile, named by its place in the wall, through a game. */
interface Tracks {
  readonly racks: Map<Seat, number[]>;
  readonly wall: number[];
  readonly table: number[];
  /** The tiles the viewer has seen. */
  readonly known: Set<number>;
  /** The tiles that were passed, which are no jokers and must not become any. */
  readonly passed: Set<number>;
}

/** The tiles of these kinds, taken out of a pile. */
const takeOut = (setup: GameSetup, pile: number[], tiles: readonly Tile[] = []): number[] =>
  tiles.map((tile) => {
    const index = pile.findIndex((place) => setup.wall[place] === tile);
    if (index < 0) throw new Error(`${tile} cannot be followed`);
    return pile.splice(index, 1)[0] as number;
  });

const startTracks = (game: Game, setup: GameSetup, viewer: Viewer): Tracks => {
  const dealt = unwrap(game.createGame(setup));
  const racks = new Map(dealt.seats.map((seat) => [seat, [] as number[]]));
  const wall: number[] = [];
  for (let place = 0; place < setup.wall.length; place++) {
    const to = dealtTo(game, setup, dealt, place);
    if (typeof to === 'number') wall[to] = place;
    else racks.get(to)?.push(place);
  }
  return { racks, wall, table: [], known: new Set(racks.get(viewer as Seat)), passed: new Set() };
};

type Own = { readonly lost?: readonly Tile[] | undefined; readonly gained?: readonly Tile[] | undefined };

/** Tiles change hands; what each player gave is told by seat. */
const followPass = (
  setup: GameSetup,
  tracks: Tracks,
  event: Event & { readonly type: 'passed' },
): ReadonlyMap<Seat, number[]> => {
  const own = (seat: Seat): Own => event.secret?.seats?.[seat] ?? {};
  const givers = event.moves.map(({ from }) => from);
  const given = new Map(
    givers.map((seat) => [seat, takeOut(setup, tracks.racks.get(seat) ?? [], own(seat).lost)]),
  );
  const all = [...given.values()].flat();
  for (const place of all) tracks.passed.add(place);
  if (event.moves.some(({ blind }) => blind > 0)) {
    // Which of the tiles went on unseen depends on the far end of the wall: those and these stay as they are.
    for (const place of [...all, ...tracks.wall.slice(-4)]) tracks.known.add(place);
    for (const seat of givers) tracks.racks.get(seat)?.push(...takeOut(setup, all, own(seat).gained));
  } else {
    for (const { from, to } of event.moves) tracks.racks.get(to)?.push(...(given.get(from) ?? []));
  }
  return given;
};

/** Tiles move between the racks, the wall and the table, where everybody sees them. */
const followEvent = (setup: GameSetup, { racks, wall, table, known }: Tracks, event: Event): void => {
  for (const [seat, { lost, gained }] of Object.entries(event.secret?.seats ?? {}) as [Seat, Own][]) {
    const rack = racks.get(seat) as number[];
    if (event.type === 'drew') {
      rack.push(wall.shift() as number);
      continue;
    }
    rack.push(...takeOut(setup, table, gained));
    table.push(...takeOut(setup, rack, lost));
  }
  for (const place of table) known.add(place);
  if (event.type === 'declared') for (const place of racks.get(event.declared.seat) ?? []) known.add(place);
  if (event.type === 'ended') for (const place of [...racks.values()].flat()) known.add(place);
};

/** Sealed answers that were never opened, with others in their place. */
const resealed = (state: GameState, answers: ReadonlyMap<Seat, Action>, viewer: Viewer, random: Random) => {
  const others = [...answers].filter(([seat]) => seat !== viewer);
  const isOpen = answers.size === state.seats.length;
  switch (state.phase) {
    case 'secondCharleston': {
      // One stop is enough; who said it, and who else did, stays sealed.
      const stops = [...answers.values()].filter(({ type }) => type === 'stop');
      if (isOpen && stops.length === 0) return answers;
      const kept = isOpen
        ? (stops.find(({ seat }) => seat === viewer) ?? stops[random(stops.length)])
        : undefined;
      const flipped = others
        .filter(([seat]) => seat !== kept?.seat)
        .map(([seat, action]): [Seat, Action] => [
          seat,
          { type: random(2) === 0 ? 'stop' : 'continue', seat, moment: action.moment },
        ]);
      return new Map([...answers, ...flipped]);
    }
    case 'courtesy': {
      // The lower wish of two counts; how much more the other one wished for stays sealed.
      const wish = (seat: Seat | undefined): number => {
        const action = answers.get(seat as Seat);
        return action?.type === 'wish' ? action.count : state.now.most;
      };
      const lower = others.map(([seat, action]): [Seat, Action] => {
        const across = state.seats[(state.seats.indexOf(seat) + 2) % state.seats.length];
        const count = isOpen ? Math.min(wish(seat), wish(across)) : random(state.now.most + 1);
        return [seat, { type: 'wish', seat, moment: action.moment, count }];
      });
      return new Map([...answers, ...lower]);
    }
    default:
      return answers;
  }
};

/** Claims that came to nothing, because somebody else came first, are declined instead. */
const declined = (
  answers: ReadonlyMap<Seat, Action>,
  events: readonly Event[],
  viewer: Viewer,
): ReadonlyMap<Seat, Action> => {
  const taker = events.map((event) =>
    event.type === 'called' ? event.seat : event.type === 'declared' ? event.declared.seat : undefined,
  );
  return new Map(
    [...answers].map(([seat, action]) =>
      seat === viewer || taker.includes(seat)
        ? [seat, action]
        : [seat, { type: 'decline', seat, moment: action.moment }],
    ),
  );
};

/** The same game as one viewer sees it, with other tiles wherever that viewer cannot look. */
export const twinOf = (game: Game, { setup, actions }: Script, viewer: Viewer, random: Random): Script => {
  const tracks = startTracks(game, setup, viewer);
  const twin = [...actions];
  const passes = new Map<number, number[]>();
  let state = unwrap(game.createGame(setup));
  let sealed = new Map<Seat, Action>();
  let places = new Map<Seat, number>();
  const putBack = (answers: ReadonlyMap<Seat, Action>): void => {
    for (const [seat, action] of answers) twin[places.get(seat) as number] = action;
  };
  for (const [index, action] of actions.entries()) {
    const before = state;
    const taken = unwrap(game.apply(state, action));
    state = taken.state;
    sealed.set(action.seat, action);
    places.set(action.seat, index);
    for (const event of taken.events) {
      if (event.type !== 'passed') followEvent(setup, tracks, event);
      else
        for (const [seat, given] of followPass(setup, tracks, event))
          passes.set(places.get(seat) as number, given);
      for (const place of tracks.racks.get(viewer as Seat) ?? []) tracks.known.add(place);
    }
    if (state.moment === before.moment) continue;
    if (before.phase === 'claims') putBack(declined(sealed, taken.events, viewer));
    else putBack(resealed(before, sealed, viewer, random));
    sealed = new Map();
    places = new Map();
  }
  if (state.phase === 'claims') putBack(declined(sealed, [], viewer));
  else putBack(resealed(state, sealed, viewer, random));
  for (const [seat, action] of sealed) {
    if (action.type !== 'pass') continue;
    const given = takeOut(setup, [...(tracks.racks.get(seat) ?? [])], action.tiles);
    passes.set(places.get(seat) as number, given);
    for (const place of given) tracks.passed.add(place);
  }
  const wall = [...setup.wall];
  const hidden = setup.wall.map((_, place) => place).filter((place) => !tracks.known.has(place));
  for (const passed of [true, false]) {
    const among = hidden.filter((place) => tracks.passed.has(place) === passed);
    const tiles = shuffled(among, random).map((place) => setup.wall[place] as Tile);
    for (const [index, place] of among.entries()) wall[place] = tiles[index] as Tile;
  }
  for (const [index, given] of passes) {
    const action = twin[index] as Action;
    if (action.type === 'pass') twin[index] = { ...action, tiles: given.map((place) => wall[place] as Tile) };
  }
  return { setup: { ...setup, wall }, actions: twin };
};

/** A whole game, played from the views alone. */
export const scriptOf = (
  game: Game,
  setup: GameSetup,
  player: (view: PlayerView, random: Random) => Action,
  random: Random,
): Script => {
  const actions: Action[] = [];
  for (let state = unwrap(game.createGame(setup)); state.phase !== 'over'; ) {
    const seat = state.awaiting[random(state.awaiting.length)] as Seat;
    const action = player(game.viewFor(state, seat), random);
    actions.push(action);
    state = unwrap(game.apply(state, action)).state;
  }
  return { setup, actions };
};

/** Some points of a game, among them the middle of the first pass, of play, and the end. */
const cutsOf = (length: number, count: number): readonly number[] => [
  2,
  ...Array.from({ length: count }, (_, index) => Math.round(((index + 1) * length) / count)),
];

/**
 * Plays a game up to several points through a host, and each time once more for every viewer with other
 * tiles hidden from it; what a viewer received differently is told. `play` gives all that every client received.
 */
export const findLeaks = async (
  game: Game,
  script: Script,
  play: (script: Script) => Promise<Transcripts> | Transcripts,
  random: Random,
  points = 4,
): Promise<readonly Leak[]> => {
  const leaks: Leak[] = [];
  for (const after of cutsOf(script.actions.length, points)) {
    const part = { ...script, actions: script.actions.slice(0, after) };
    const transcripts = await play(part);
    for (const viewer of Object.keys(transcripts) as Viewer[]) {
      const twin = (await play(twinOf(game, part, viewer, random)))[viewer] ?? [];
      const got = transcripts[viewer] ?? [];
      if (got.length === 0) throw new Error(`${viewer} received nothing`);
      const place = got.findIndex((text, index) => text !== twin[index]);
      if (place < 0 && got.length === twin.length) continue;
      const at = place < 0 ? got.length : place;
      leaks.push({ viewer, after, got: got[at], twin: twin[at] });
    }
  }
  return leaks;
};
