import type { Meld } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { levelForbids } from './card-free-conditions';
import { WINDS_IN_ORDER } from './card-free-kinds';
import { allDragonHands, allLayouts, type Layout, type LayoutBlock } from './card-free-layouts';
import { flowersInGame, jokersInGame, type NaiveOptions } from './card-free-options';
import { exposuresOf, placeExposures } from './card-free-readings';

// Whether a hand can still be completed: every layout is tried, with every exchange of the exposures' jokers.

/** How many of each tile nobody has seen. */
export type Unseen = ReadonlyMap<string, number>;

const NATURAL: readonly string[] = [
  ...['B', 'C', 'D'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`)),
  ...['GD', 'RD', 'WD', 'E', 'S', 'W', 'N'],
];

/** The tiles of the game less those that lie open. */
export function unseenBeside(
  melds: readonly Meld[],
  visible: readonly Tile[],
  options: NaiveOptions,
): Map<string, number> {
  const unseen = new Map(NATURAL.map((tile) => [tile, 4]));
  unseen.set('F', flowersInGame(options)).set('J', jokersInGame(options));
  for (const tile of [...visible, ...melds.flatMap(({ tiles }) => tiles)])
    unseen.set(tile, (unseen.get(tile) ?? 0) - 1);
  return unseen;
}

/** The tiles that must be natural, and those that may be jokers, of blocks that are not exposed. */
function placesOf(blocks: readonly LayoutBlock[], options: NaiveOptions): [string[], string[]] {
  const natural: string[] = [];
  const free: string[] = [];
  for (const { tile, size } of blocks) {
    const takesJokers = tile !== 'NEWS' && size > 2 && (tile !== 'F' || options.jokersInFlowerPungs);
    const tiles = tile === 'NEWS' ? WINDS_IN_ORDER : Array.from({ length: size }, () => tile);
    tiles.forEach((one, at) => {
      const isFree = takesJokers && (at > 0 || options.allJokerBlocks);
      (isFree ? free : natural).push(one);
    });
  }
  return [natural, free];
}

/** What is short when the blocks are laid: natural tiles, and jokers beyond those there are. */
export interface Shortage {
  readonly natural: number;
  /** Jokers that the layout takes in all. */
  readonly jokers: number;
  /** Of these, how many there are not. */
  readonly jokersShort: number;
}

function layBlocks(blocks: readonly LayoutBlock[], unseen: Unseen, options: NaiveOptions): Shortage {
  const left = new Map(unseen);
  const [natural, free] = placesOf(blocks, options);
  const lay = (tile: string): boolean => {
    const count = left.get(tile) ?? 0;
    left.set(tile, count - (count > 0 ? 1 : 0));
    return count > 0;
  };
  const short = natural.filter((tile) => !lay(tile)).length;
  const jokers = free.filter((tile) => !lay(tile)).length;
  return { natural: short, jokers, jokersShort: Math.max(0, jokers - (unseen.get('J') ?? 0)) };
}

/** Everything that can be unseen after exchanging jokers of the exposures for natural tiles (AG-21). */
export function exchanges(melds: readonly Meld[], unseen: Unseen): Unseen[] {
  const [meld, ...others] = melds;
  if (meld === undefined) return [unseen];
  const tile = meld.tiles.find((one) => one !== 'J') as Tile;
  const jokers = meld.tiles.filter((one) => one === 'J').length;
  const most = Math.min(jokers, unseen.get(tile) ?? 0);
  return Array.from({ length: most + 1 }, (_, count) => {
    const after = new Map(unseen);
    after.set(tile, (unseen.get(tile) ?? 0) - count).set('J', (unseen.get('J') ?? 0) + count);
    return exchanges(others, after);
  }).flat();
}

const INDEXED = new Map<boolean, Map<string, Layout[]>>();

/** The layouts with a block like the exposure. */
function layoutsWith(tile: string, size: number, newsWithWinds: boolean): readonly Layout[] {
  let index = INDEXED.get(newsWithWinds);
  if (index === undefined) {
    index = new Map();
    for (const layout of [...allDragonHands(), ...allLayouts(newsWithWinds)]) {
      for (const key of new Set(layout.blocks.map((block) => `${block.size} ${block.tile}`))) {
        const list = index.get(key) ?? [];
        list.push(layout);
        index.set(key, list);
      }
    }
    INDEXED.set(newsWithWinds, index);
  }
  return index.get(`${size} ${tile}`) ?? [];
}

/** The layouts that the exposures belong to; with `closed` the levels do not see that they are exposed. */
export function layoutsFor(melds: readonly Meld[], options: NaiveOptions, closed: boolean): Layout[] {
  const exposures = exposuresOf({ concealed: [], melds });
  const [first] = exposures;
  const exposed = melds.length > 0 && !closed;
  const all =
    first === undefined
      ? [...allDragonHands(), ...allLayouts(options.newsWithWinds)]
      : layoutsWith(first.tile, first.size, options.newsWithWinds);
  return all.filter(
    (layout) =>
      placeExposures(layout, exposures) !== undefined &&
      !levelForbids({ ...layout, exposed, jokers: 0 }, options),
  );
}

export function concealedOf(layout: Layout, melds: readonly Meld[]): LayoutBlock[] {
  const placed = placeExposures(layout, exposuresOf({ concealed: [], melds })) ?? [];
  return layout.blocks.filter((_, at) => placed[at] === undefined);
}

/** Whether any layout can still be made of the unseen tiles. */
export function naivelyPossible(
  melds: readonly Meld[],
  unseen: Unseen,
  options: NaiveOptions,
  closed = false,
): boolean {
  const ways = exchanges(melds, unseen);
  return layoutsFor(melds, options, closed).some((layout) => {
    const concealed = concealedOf(layout, melds);
    return ways.some((after) => {
      const { natural, jokersShort } = layBlocks(concealed, after, options);
      return natural + jokersShort === 0;
    });
  });
}

/** The fewest natural tiles that any layout lacks, and of those that lack no more, the fewest jokers. */
export function leastShortage(melds: readonly Meld[], unseen: Unseen, options: NaiveOptions): Shortage {
  let least: Shortage = { natural: Number.POSITIVE_INFINITY, jokers: 0, jokersShort: 0 };
  const ways = exchanges(melds, unseen);
  for (const layout of layoutsFor(melds, options, false)) {
    const concealed = concealedOf(layout, melds);
    for (const after of ways) {
      const here = layBlocks(concealed, after, options);
      const difference = here.natural - least.natural || here.jokersShort - least.jokersShort;
      if (difference < 0) least = here;
    }
  }
  return least;
}

/** The code of AG-31 that makes a hand dead whose exposures are sound; undefined for none. */
export function naiveDeadCode(
  melds: readonly Meld[],
  visible: readonly Tile[],
  options: NaiveOptions,
): string | undefined {
  if (melds.reduce((sum, { tiles }) => sum + tiles.length, 0) >= 14) return 'wrongTileCount';
  if (naivelyPossible(melds, unseenBeside(melds, visible, options), options)) return undefined;
  const atFirst = unseenBeside(melds, [], options);
  if (naivelyPossible(melds, atFirst, options)) return 'neededTilesGone';
  return naivelyPossible(melds, atFirst, options, true) ? 'closedHandExposed' : 'exposuresMatchNoLine';
}
