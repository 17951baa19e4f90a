import { type Hand, LIMITS, type Meld, type Seat, sortRack, type Tile, type WinKind } from 'mahjongg';
import type { GameName } from '../games/game';
import type { PlayLink } from '../play/play-link';

/** Where the next tile goes: to the concealed tiles, to those laid aside, or to the meld at this place. */
export type Target = 'concealed' | 'flowers' | number;

/** The parts of the page. */
export type View = 'hand' | 'card' | 'play';

/** Everything the page shows, but for games being played; plain data. */
export interface PageState {
  readonly view: View;
  readonly game: GameName;
  /** The options chosen, those at their defaults left out. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly flowers: readonly Tile[];
  readonly target: Target;
  /** How the hand was won; undefined if that is left open. */
  readonly by: WinKind | undefined;
  /** The winning tile, if it is said. */
  readonly winningTile: Tile | undefined;
  /** What else is said of the win. */
  readonly facts: Readonly<Record<string, unknown>>;
  readonly winner: Seat;
  /** Whose tile the winning one was, if it was another’s. */
  readonly other: Seat;
  /** The text of the card; undefined for the practice card. */
  readonly card: string | undefined;
  /** The place of the reading that is scored; 0 is the best. */
  readonly reading: number;
  /** The game that is played. */
  readonly play: PlayLink;
  /** Whether the player came to choose house rules. */
  readonly isChoosing: boolean;
}

/** The page before anything was done. */
export const FRESH: PageState = {
  view: 'hand',
  game: 'card-free',
  options: {},
  concealed: [],
  melds: [],
  flowers: [],
  target: 'concealed',
  by: 'wall',
  winningTile: undefined,
  facts: {},
  winner: 'E',
  other: 'S',
  card: undefined,
  reading: 0,
  play: {},
  isChoosing: false,
};

const JUDGED = [
  ...(['game', 'options', 'concealed', 'melds', 'flowers', 'by', 'winningTile', 'facts', 'card'] as const),
];

/** What the page shows next: where something else is judged than before, its best reading. */
export const judgedAnew = (before: PageState, next: PageState): PageState =>
  JUDGED.every((name) => before[name] === next[name]) ? next : { ...next, reading: 0 };

/** The hand as the library takes it: melds without tiles are not there yet. */
export const handOf = ({ concealed, melds, flowers }: PageState): Hand => {
  const laid = melds.filter(({ tiles }) => tiles.length > 0);
  return {
    concealed,
    ...(laid.length > 0 && { melds: laid }),
    ...(flowers.length > 0 && { flowers }),
  };
};

/** How many tiles are held, those laid aside not counted. */
export const tileCount = ({ concealed, melds }: PageState): number =>
  melds.reduce((sum, { tiles }) => sum + tiles.length, concealed.length);

/** How many of a tile the hand has. */
export const heldOf = ({ concealed, melds, flowers }: PageState, tile: Tile): number =>
  [...concealed, ...flowers, ...melds.flatMap(({ tiles }) => tiles)].filter((one) => one === tile).length;

const sorted = (tiles: readonly Tile[], { game }: PageState): readonly Tile[] =>
  sortRack(tiles, game === 'year' ? 'year' : 'card-free');

/** A state whose winning tile is still one of the concealed ones. */
const sound = (state: PageState): PageState =>
  state.winningTile !== undefined && !state.concealed.includes(state.winningTile)
    ? { ...state, winningTile: undefined }
    : state;

/** Another hand in place of this one. */
export const withHand = (state: PageState, hand: Hand): PageState =>
  sound({
    ...state,
    concealed: hand.concealed,
    melds: hand.melds ?? [],
    flowers: hand.flowers ?? [],
    target: 'concealed',
  });

/** No tiles at all; the game, its options and the card stay. */
export const withoutTiles = (state: PageState): PageState => ({
  ...withHand(state, { concealed: [] }),
  by: FRESH.by,
  facts: {},
});

/** A tile more, where the next tile goes. */
export const addTile = (state: PageState, tile: Tile): PageState => {
  const { target } = state;
  if (target === 'flowers') {
    return state.flowers.length >= LIMITS.tiles
      ? state
      : { ...state, flowers: sorted([...state.flowers, tile], state) };
  }
  if (tileCount(state) >= LIMITS.tiles) return state;
  if (target === 'concealed') return { ...state, concealed: sorted([...state.concealed, tile], state) };
  const melds = state.melds.map((meld, place) =>
    place === target ? { ...meld, tiles: sorted([...meld.tiles, tile], state) } : meld,
  );
  return { ...state, melds };
};

const without = <T>(list: readonly T[], place: number): readonly T[] => list.filter((_, at) => at !== place);

/** A tile less: the one at this place of a part of the hand. */
export const removeTile = (state: PageState, from: Target, place: number): PageState => {
  if (from === 'flowers') return { ...state, flowers: without(state.flowers, place) };
  if (from === 'concealed') return sound({ ...state, concealed: without(state.concealed, place) });
  const melds = state.melds.map((meld, at) =>
    at === from ? { ...meld, tiles: without(meld.tiles, place) } : meld,
  );
  return { ...state, melds };
};

/** A concealed tile less. */
export const withoutTile = (state: PageState, tile: Tile): PageState =>
  removeTile(state, 'concealed', state.concealed.lastIndexOf(tile));

/** A concealed tile more, in place of the first that can be spared; jokers are spared last. */
export const takeTile = (state: PageState, tile: Tile, spare: readonly Tile[]): PageState => {
  const given = spare.find((one) => one !== 'J') ?? spare[0];
  const left = given === undefined ? state : withoutTile(state, given);
  return { ...addTile({ ...left, target: 'concealed' }, tile), target: state.target };
};

/** A meld more, without tiles, to which the next tiles go. */
export const addMeld = (state: PageState, concealed: boolean): PageState => {
  if (state.melds.length >= LIMITS.melds) return state;
  const meld: Meld = concealed ? { tiles: [], concealed } : { tiles: [] };
  return { ...state, melds: [...state.melds, meld], target: state.melds.length };
};

/** A meld less, with its tiles. */
export const removeMeld = (state: PageState, place: number): PageState => ({
  ...state,
  melds: without(state.melds, place),
  target: 'concealed',
});

/** Another game; the hand stays as far as that game lays tiles aside. */
export const withGame = (state: PageState, game: GameName): PageState => ({
  ...state,
  game,
  options: {},
  facts: {},
  target: 'concealed',
});
