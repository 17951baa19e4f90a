import type { Seat, Tile } from 'mahjongg';
import { unwrap } from 'mahjongg';
import type { Event, Game, GameSetup, GameState, Viewer } from 'mahjongg/game';

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
export interface Tracks {
  readonly racks: Map<Seat, number[]>;
  readonly wall: number[];
  readonly table: number[];
  /** The tiles the viewer has seen. */
  readonly known: Set<number>;
  /** The tiles that were passed, which are no jokers and must not become any. */
  readonly passed: Set<number>;
}

/** The tiles of these kinds, taken out of a pile. */
export const takeOut = (setup: GameSetup, pile: number[], tiles: readonly Tile[] = []): number[] =>
  tiles.map((tile) => {
    const index = pile.findIndex((place) => setup.wall[place] === tile);
    if (index < 0) throw new Error(`${tile} cannot be followed`);
    return pile.splice(index, 1)[0] as number;
  });

/** Where every tile is after the deal. */
export const startTracks = (game: Game, setup: GameSetup, viewer: Viewer): Tracks => {
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
const followMove = (setup: GameSetup, { racks, wall, table, known }: Tracks, event: Event): void => {
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

/** Follows the tiles through what one action brought about; gives the tiles of a pass by who gave them. */
export const followEvents = (
  setup: GameSetup,
  tracks: Tracks,
  events: readonly Event[],
  viewer: Viewer,
): ReadonlyMap<Seat, readonly number[]> => {
  const passes = new Map<Seat, readonly number[]>();
  for (const event of events) {
    if (event.type === 'passed')
      for (const [seat, given] of followPass(setup, tracks, event)) passes.set(seat, given);
    else followMove(setup, tracks, event);
    for (const place of tracks.racks.get(viewer as Seat) ?? []) tracks.known.add(place);
  }
  return passes;
};
