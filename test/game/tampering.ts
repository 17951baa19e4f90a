import type { AnyAction, AnyState, GameOf, GameTypes, Plays, Random, Viewer } from '../../src/game';
import { SEATS, type Seat, sortRack, TILES, type Tile } from '../../src/index';
import { unwrap } from '../unwrap';

// States that somebody has tampered with, in ways that chance decides, and what becomes of those that are read.

export type Json = Record<string, unknown>;

/** A game of any way of playing. */
export type AnyGame = GameOf<Plays[keyof Plays] & GameTypes>;

export const copyOf = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const oneOf = <V>(list: readonly V[], random: Random): V => list[random(Math.max(1, list.length))] as V;

/** The parts of a state that hold tiles. */
interface Tiled {
  readonly racks: Readonly<Record<string, readonly Tile[]>>;
  readonly melds: Readonly<Record<string, readonly { readonly tiles: readonly Tile[] }[]>>;
  readonly flowers?: Readonly<Record<string, readonly Tile[]>>;
  readonly discards: readonly { readonly tile: Tile }[];
  readonly wall: readonly Tile[];
  readonly wallLeft: number;
  readonly loose?: readonly Tile[];
  readonly flowerWall?: readonly Tile[];
  readonly faceDown?: Tile | null;
}

/** Where one value lies: a member of an object or an item of a list. */
interface Place {
  readonly of: Json;
  readonly name: string;
}
const valueAt = ({ of, name }: Place): unknown => of[name];

/** Every place in a value, whatever lies there; the rules are left alone. */
const placesIn = (of: unknown): readonly Place[] =>
  isObject(of)
    ? Object.keys(of).flatMap((name) => (name === 'rules' ? [] : [{ of, name }, ...placesIn(of[name])]))
    : [];

const isLeaf = (place: Place): boolean => !isObject(valueAt(place));
const isTileName = (value: unknown): value is Tile => TILES.includes(value as Tile);

/** The lists of tiles that make up a game, and whatever else holds a single one. */
const listsOf = (state: Json): readonly (readonly Place[])[] => {
  const melds = Object.values(state['melds'] as Record<string, readonly Json[]>).flat();
  const lists = [
    ...Object.values(state['racks'] as Json),
    ...Object.values((state['flowers'] ?? {}) as Json),
    ...melds.map((meld) => meld['tiles']),
    state['wall'],
    state['loose'] ?? [],
    state['flowerWall'] ?? [],
  ] as Json[];
  const places = lists.map((of) => Object.keys(of).map((name) => ({ of, name })));
  const discards = (state['discards'] as Json[]).map((of) => ({ of, name: 'tile' }));
  const single = typeof state['faceDown'] === 'string' ? [{ of: state, name: 'faceDown' }] : [];
  return [...places, discards, single].filter((list) => list.length > 0);
};

const NUMBERS: ReadonlyMap<unknown, number> = new Map(TILES.map((tile, index) => [tile, index]));

/** How many of each tile a state has, wherever they lie. */
export const tilesOf = (state: object): readonly number[] => {
  const { racks, melds, flowers, discards, wall, wallLeft, ...more } = state as Tiled;
  const counts = new Array<number>(TILES.length + 1).fill(0);
  const add = (tile: unknown): void => {
    counts[NUMBERS.get(tile) ?? TILES.length]!++;
  };
  for (const rack of Object.values(racks)) rack.forEach(add);
  for (const list of Object.values(melds)) for (const { tiles } of list) tiles.forEach(add);
  for (const list of Object.values(flowers ?? {})) list.forEach(add);
  for (const { tile } of discards) add(tile);
  for (let place = wall.length - wallLeft; place < wall.length; place++) add(wall[place]);
  for (const list of [more.loose, more.flowerWall]) list?.forEach(add);
  if (typeof more.faceDown === 'string') add(more.faceDown);
  return counts;
};

/** Puts right what anybody can see: racks in order, and how many tiles there are. */
const tidy = (state: Json): void => {
  const { name } = state['rules'] as Json;
  const racks = state['racks'] as Record<string, readonly Tile[]>;
  for (const seat of Object.keys(racks)) {
    racks[seat] = sortRack(racks[seat] ?? [], name === 'year' ? 'year' : undefined);
    (state['counts'] as Json)[seat] = racks[seat]?.length;
  }
  const lengthOf = (list: string): unknown => (state[list] as readonly Tile[]).length;
  if (name === 'year')
    Object.assign(state, { wallLeft: lengthOf('wall'), flowerWallLeft: lengthOf('flowerWall') });
  if ('loose' in state) state['looseLeft'] = lengthOf('loose');
  const now = state['now'] as Json;
  if (state['phase'] === 'over') now['racks'] = copyOf(racks);
  const last = (state['discards'] as readonly Json[]).at(-1);
  if (state['phase'] === 'claims' && last !== undefined && !('faceDown' in state)) now['tile'] = last['tile'];
  if (state['phase'] === 'claims' && 'faceDown' in state) now['tile'] = state['faceDown'];
};

/** Another value of the same kind, or sometimes of another. */
const otherThan = (value: unknown, random: Random): unknown => {
  if (random(8) === 0) return oneOf([null, -1, 1.5, 1e9, 'x', [], {}, true, '__proto__'], random);
  if (typeof value === 'number') return oneOf([value + 1, value - 1, 0, 1, random(20)], random);
  if (typeof value === 'boolean') return !value;
  if (SEATS.includes(value as Seat)) return oneOf<unknown>([...SEATS, null], random);
  if (isTileName(value)) return oneOf<unknown>([...TILES, null], random);
  return oneOf<unknown>([null, ...SEATS, oneOf(TILES, random), random(4), true, 'wall', 'call'], random);
};

const changeLeaf = (of: unknown, random: Random): boolean => {
  const leaves = placesIn(of).filter(isLeaf);
  const place = oneOf(leaves, random);
  if (place === undefined) return false;
  place.of[place.name] = otherThan(valueAt(place), random);
  return true;
};

/** What a tampering is done with: the state, another one of the same rules, and what the game knows. */
export interface Target {
  readonly game: AnyGame;
  readonly state: Json;
  readonly other: Json;
  readonly random: Random;
}

/** A kind of tampering; false if the state has nothing of the kind. */
export type Tampering = (target: Target) => boolean;

const swapped: Tampering = ({ state, random }) => {
  const lists = listsOf(state);
  const [one, other] = [oneOf(oneOf(lists, random), random), oneOf(oneOf(lists, random), random)];
  const [before, after] = [valueAt(one), valueAt(other)];
  one.of[one.name] = after;
  other.of[other.name] = before;
  if (random(6) > 0) tidy(state);
  return before !== after;
};

const moved: Tampering = ({ state, random }) => {
  const wall = state['wall'] as readonly Tile[];
  const lists = [
    ...Object.values(state['racks'] as Record<string, Tile[]>),
    ...Object.values((state['flowers'] ?? {}) as Record<string, Tile[]>),
    ...Object.values(state['melds'] as Record<string, { tiles: Tile[] }[]>).flatMap((melds) =>
      melds.map(({ tiles }) => tiles),
    ),
    wall as Tile[],
    ...['loose', 'flowerWall'].flatMap((name) => (name in state ? [state[name] as Tile[]] : [])),
  ];
  const [from, to] = [oneOf(lists, random), oneOf(lists, random)];
  if (from === to || from.length === 0) return false;
  const left = wall.length - (state['wallLeft'] as number);
  for (let count = 1 + random(oneOf([1, 3, 14], random)); count > 0 && from.length > 0; count--)
    to.push(from.pop() as Tile);
  state['wallLeft'] = Math.max(0, wall.length - left);
  if (random(6) > 0) tidy(state);
  return true;
};

const numbered: Tampering = ({ state, random }) => {
  const places = placesIn(state).filter((place) => typeof valueAt(place) === 'number');
  const place = oneOf(places, random);
  place.of[place.name] = otherThan(valueAt(place), random);
  return true;
};

const STAGE = ['phase', 'now', 'awaiting'] as const;

/** The phase of another state, with what belongs to it, or without. */
const staged: Tampering = ({ state, other, random }) => {
  if (state['phase'] === other['phase']) return false;
  for (const name of random(4) === 0 ? ['phase'] : [...STAGE, 'answers', 'faceDown', 'setAside'])
    if (name in state) state[name] = other[name];
  if (random(4) > 0) tidy(state);
  return true;
};

/** Another stage of the same phase, or some part of it changed. */
const restaged: Tampering = ({ state, other, random }) => {
  if (random(4) > 0 || state['phase'] !== other['phase']) return changeLeaf(state['now'], random);
  state['now'] = other['now'];
  return true;
};

const awaited: Tampering = ({ state, random }) => {
  const before = JSON.stringify(state['awaiting']);
  const some = (state['seats'] as readonly Seat[]).filter(() => random(2) === 0);
  state['awaiting'] = random(3) === 0 ? [...some].reverse() : some;
  return before !== JSON.stringify(state['awaiting']);
};

/** Turns the action of a player into a sealed answer. */
const sealed = (action: AnyAction | undefined): unknown => {
  if (action === undefined) return null;
  const { seat: _seat, moment: _moment, ...answer } = action;
  return answer;
};

/** Any answers in the place of sealed ones: those that a player could give, those of others, and none. */
const answered: Tampering = ({ game, state, other, random }) => {
  const answers = state['answers'] as Json | undefined;
  if (answers === undefined) return false;
  const seat = oneOf(state['seats'] as readonly Seat[], random);
  const isOwn = random(2) === 0;
  const whose = isOwn ? seat : oneOf(state['seats'] as readonly Seat[], random);
  const from = isOwn || random(2) === 0 ? state : other;
  const legal = game.legalActions(from as never, whose) as readonly AnyAction[];
  answers[seat] = sealed(oneOf(legal, random));
  if (random(6) === 0) changeLeaf(answers[seat], random);
  const awaiting = state['awaiting'] as readonly Seat[];
  if (random(6) > 0) state['awaiting'] = awaiting.filter((one) => one !== seat);
  return answers[seat] !== null;
};

/** Claims that wait, changed or made up. */
const setAside: Tampering = ({ game, state, other, random }) => {
  if (!('setAside' in state)) return false;
  const claims = state['setAside'] as Json | null;
  if (claims === null) {
    state['setAside'] = (other['setAside'] as unknown) ?? copyOf(state['answers']);
    return true;
  }
  const seat = oneOf(Object.keys(claims), random) as Seat;
  const legal = game.legalActions(other as never, seat) as readonly AnyAction[];
  claims[seat] = random(2) === 0 ? { type: 'decline' } : sealed(oneOf(legal, random));
  return true;
};

/** Exposures of others, in another order, or with other tiles. */
const exposed: Tampering = ({ state, random }) => {
  const melds = state['melds'] as Record<string, { tiles: Tile[] }[]>;
  const seats = Object.keys(melds);
  const from = oneOf(seats, random);
  const to = oneOf(seats, random);
  const list = melds[from] ?? [];
  if (list.length === 0) {
    // A set of the rack laid down.
    const rack = (state['racks'] as Record<string, Tile[]>)[from] ?? [];
    const place = rack.findIndex((tile, index) => index > 1 && tile === rack[index - 2]);
    const at = place > 0 ? place - 2 : random(Math.max(1, rack.length - 3));
    list.push({ tiles: rack.splice(at, 3) });
    tidy(state);
    return true;
  }
  const meld = list.splice(random(list.length), 1)[0] as { tiles: Tile[] };
  if (random(3) === 0) meld.tiles.reverse();
  melds[to] = [...(melds[to] ?? []), meld];
  if (from !== to && random(2) === 0) {
    const racks = state['racks'] as Record<string, Tile[]>;
    const [give, take] = [racks[to] ?? [], racks[from] ?? []];
    take.push(...give.splice(0, meld.tiles.length - (meld.tiles.length === 4 ? 1 : 0)));
    tidy(state);
  }
  return true;
};

const ended: Tampering = ({ state, other, random }) => {
  if (state['phase'] !== 'over') return false;
  const now = state['now'] as Json;
  if (random(4) === 0 && other['phase'] === 'over') now['outcome'] = (other['now'] as Json)['outcome'];
  else return changeLeaf(now['outcome'], random);
  return true;
};

const dropped: Tampering = ({ state, random }) => {
  const place = oneOf(
    random(3) === 0 ? placesIn(state) : Object.keys(state).map((name) => ({ of: state, name })),
    random,
  );
  if (Array.isArray(place.of)) place.of.splice(Number(place.name), 1);
  else delete place.of[place.name];
  return true;
};

const doubled: Tampering = ({ state, random }) => {
  const place = oneOf(placesIn(state), random);
  if (Array.isArray(place.of)) place.of.push(copyOf(valueAt(place) ?? null));
  else place.of[random(3) === 0 ? '__proto__ ' : `${place.name}2`] = valueAt(place);
  return true;
};

/** Values that a part can have and seldom has. */
const POSSIBLE: Readonly<Record<string, readonly unknown[]>> = {
  manners: ['strict', 'table'],
  dealer: SEATS,
  dead: [['S'], ['W', 'S'], ['E', 'S', 'W']],
  challenges: [[{ by: 'E', against: 'S' }], [{ by: 'S', against: 'W' }]],
};

/** One part changed, or taken from another state. */
export const partly =
  (name: string): Tampering =>
  ({ state, other, random }) => {
    if (!(name in state)) return false;
    const before = JSON.stringify(state[name]);
    if (random(2) === 0 || !isObject(state[name]) || !changeLeaf(state[name], random))
      state[name] =
        random(3) > 0 && name in other ? copyOf(other[name] ?? null) : otherThan(state[name], random);
    if (name in POSSIBLE && random(2) === 0) state[name] = copyOf(oneOf(POSSIBLE[name] ?? [], random));
    if (name === 'drawn' && random(2) === 0) {
      const mover = (state['awaiting'] as readonly string[])[0] ?? 'E';
      state['drawn'] = oneOf((state['racks'] as Record<string, Tile[]>)[mover] ?? ['1B'], random);
    }
    return before !== JSON.stringify(state[name]);
  };

export const TAMPERINGS: Readonly<Record<string, Tampering>> = {
  'tiles swapped': swapped,
  'tiles moved': moved,
  'a number changed': numbered,
  'another phase': staged,
  'another stage': restaged,
  'others awaited': awaited,
  'other answers': answered,
  'other claims set aside': setAside,
  'other exposures': exposed,
  'another outcome': ended,
  'something left out': dropped,
  'something twice': doubled,
};

/** Those that leave every part of its form, so that another can follow. */
export const TIDY: readonly Tampering[] = [swapped, moved, staged, answered, exposed];

/** Whether everybody looks at a step: at the first ones always, later here and there. */
const isWatched = (step: number): boolean => step < 12 || step % 8 === 0;

/** Plays a state to its end with bots that do anything legal; ends with an exception if that cannot be. */
export const playOn = (
  game: AnyGame,
  start: object,
  bot: (view: never, random: Random) => unknown,
  random: Random,
): number => {
  let state = start as AnyState;
  const tiles = tilesOf(state).join();
  for (let step = 0; ; step++) {
    const viewers: readonly Viewer[] =
      isWatched(step) || state.phase === 'over' ? [...state.seats, 'spectator'] : [];
    for (const viewer of viewers) game.viewFor(state as never, viewer);
    game.returns(state as never);
    if (state.phase === 'over') {
      if (game.outcome(state as never) === undefined) throw new Error('there is no outcome');
      return step;
    }
    if (step > 3_000) throw new Error('the game does not end');
    const seat = oneOf(state.awaiting, random);
    const action = bot(game.viewFor(state as never, seat) as never, random);
    const taken = unwrap(game.apply(state as never, action as never), action);
    for (const event of taken.events) for (const viewer of viewers) game.eventFor(event as never, viewer);
    state = taken.state as unknown as AnyState;
    if (tilesOf(state).join() !== tiles) throw new Error(`${JSON.stringify(action)} loses or makes tiles`);
  }
};
