import type { Suit, Wind } from '../../src/tiles/tile';
import { levelForbidsLayout } from './card-free-conditions';
import { type BlockTile, kindOf, WINDS_IN_ORDER } from './card-free-kinds';
import { flowersInGame, jokersInGame, type NaiveOptions } from './card-free-options';
import type { Category, Layout, LayoutBlock, Role, SetMember } from './card-free-vocabulary';

// Every winning layout of Card Free, listed by nested loops: category, pattern, set, suits, fillers, sizes.

export type { Category, Layout, LayoutBlock, Role, SetMember } from './card-free-vocabulary';

/** CF-4, in its order: the nine patterns and 7 Pairs. */
export const PATTERNS: readonly { readonly name: string; readonly sizes: readonly number[] }[] = [
  { name: '1 Pair 4 Pungs', sizes: [2, 3, 3, 3, 3] },
  { name: '4 Pairs 2 Pungs', sizes: [2, 2, 2, 2, 3, 3] },
  { name: '1 Pair 3 Kongs', sizes: [2, 4, 4, 4] },
  { name: '3 Pairs 2 Kongs', sizes: [2, 2, 2, 4, 4] },
  { name: '5 Pairs 1 Kong', sizes: [2, 2, 2, 2, 2, 4] },
  { name: '2 Pairs 2 Quints', sizes: [2, 2, 5, 5] },
  { name: '2 Pungs 2 Kongs', sizes: [3, 3, 4, 4] },
  { name: '3 Pungs 1 Quint', sizes: [3, 3, 3, 5] },
  { name: '1 Kong 2 Quints', sizes: [4, 5, 5] },
  { name: '7 Pairs', sizes: [2, 2, 2, 2, 2, 2, 2] },
];

/** Every stretch of 3 or more consecutive members. */
function stretches(members: readonly number[]): number[][] {
  const found: number[][] = [];
  for (let from = 0; from < members.length; from++) {
    for (let to = from + 3; to <= members.length; to++) found.push(members.slice(from, to));
  }
  return found;
}

/** CF-7 to CF-12: the categories in order, each with its sets. */
export const CATEGORIES: readonly {
  readonly name: Category;
  readonly sets: readonly (readonly SetMember[])[];
}[] = [
  { name: 'consecutiveRun', sets: stretches([1, 2, 3, 4, 5, 6, 7, 8, 9]) },
  { name: 'consecutiveOdds', sets: stretches([1, 3, 5, 7, 9]) },
  { name: 'consecutiveEvens', sets: stretches([2, 4, 6, 8]) },
  { name: 'multiplesOfThree', sets: [[3, 6, 9]] },
  { name: 'anyLikeNumbers', sets: [[1], [2], [3], [4], [5], [6], [7], [8], [9]] },
  {
    name: 'winds',
    sets: [
      ['E', 'S', 'W', 'N'],
      ['E', 'W'],
      ['S', 'N'],
    ],
  },
];

/** CF-25 to CF-27. */
export const DRAGON_HANDS: readonly {
  readonly name: string;
  readonly value: number;
  readonly layouts: Layout[];
}[] = [
  {
    name: "Dragon's Love",
    value: 50,
    layouts: [
      dragonHand("Dragon's Love", { GD: 4, RD: 4, F: [3, 3] }),
      dragonHand("Dragon's Love", { GD: 4, WD: 4, F: [3, 3] }),
      dragonHand("Dragon's Love", { RD: 4, WD: 4, F: [3, 3] }),
    ],
  },
  {
    name: "Dragon's Wing",
    value: 50,
    layouts: [dragonHand("Dragon's Wing", { GD: 4, RD: 4, WD: 4, '1B': 2 })],
  },
  {
    name: "Dragon's Breath",
    value: 100,
    layouts: [dragonHand("Dragon's Breath", { E: 2, S: 2, W: 2, N: 2, GD: 2, RD: 2, WD: 2 })],
  },
];

function dragonHand(pattern: string, sizes: Readonly<Record<string, number | number[]>>): Layout {
  const blocks = Object.entries(sizes).flatMap(([tile, size]) =>
    [size].flat().map((each): LayoutBlock => ({ tile: tile as BlockTile, size: each, role: 'dragonHand' })),
  );
  return { category: 'dragonHand', set: [], pattern, blocks: inRackOrder(blocks) };
}

const FILLERS: readonly BlockTile[] = ['F', 'GD', 'RD', 'WD', 'NEWS'];
const SUITS: readonly Suit[] = ['B', 'C', 'D'];

/** CF-13: each suit's blocks stand next to each other. */
function isWoven(suits: readonly Suit[]): boolean {
  return suits.some((suit, at) => at > 0 && suit !== suits[at - 1] && suits.indexOf(suit) < at);
}

/** Every way of giving suits to so many blocks in ascending order. */
function suitings(length: number): Suit[][] {
  let found: Suit[][] = [[]];
  for (let at = 0; at < length; at++) found = found.flatMap((start) => SUITS.map((suit) => [...start, suit]));
  return found.filter((suits) => !isWoven(suits));
}

const SUITINGS: readonly (readonly (readonly Suit[])[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map(suitings);

/** Every choice of tiles for the blocks of a set. */
function memberTiles(category: Category, set: readonly SetMember[]): BlockTile[][] {
  if (category === 'winds') return [set as readonly Wind[] as BlockTile[]];
  if (category === 'anyLikeNumbers') return [SUITS.map((suit) => `${set[0]}${suit}` as BlockTile)];
  const suitings = SUITINGS[set.length] ?? [];
  return suitings.map((suits) => suits.map((suit, at) => `${set[at]}${suit}` as BlockTile));
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every different order of some numbers. */
function permutations(numbers: readonly number[]): number[][] {
  if (numbers.length === 0) return [[]];
  return [...new Set(numbers)].flatMap((first) => {
    const at = numbers.indexOf(first);
    return permutations([...numbers.slice(0, at), ...numbers.slice(at + 1)]).map((rest) => [first, ...rest]);
  });
}

function inRackOrder(blocks: LayoutBlock[]): LayoutBlock[] {
  return blocks.sort((a, b) => kindOf(a.tile).position - kindOf(b.tile).position);
}

/** One object for equal blocks, so that the listing stays small. */
const SAME_BLOCK = new Map<string, LayoutBlock>();
function sameBlock(tile: BlockTile, size: number, role: Role): LayoutBlock {
  const key = `${tile} ${size} ${role}`;
  const block = SAME_BLOCK.get(key) ?? { tile, size, role };
  SAME_BLOCK.set(key, block);
  return block;
}

/** Blocks compared one by one: place in rack order, then size (CF-24). */
function compareBlocks(a: readonly LayoutBlock[], b: readonly LayoutBlock[]): number {
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [one, other] = [a[at] as LayoutBlock, b[at] as LayoutBlock];
    const difference = kindOf(one.tile).position - kindOf(other.tile).position || one.size - other.size;
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareSets(a: readonly SetMember[], b: readonly SetMember[]): number {
  const rank = (member: SetMember): number =>
    typeof member === 'number' ? member : WINDS_IN_ORDER.indexOf(member);
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const difference = rank(a[at] as SetMember) - rank(b[at] as SetMember);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function listLayouts(newsWithWinds: boolean): Layout[] {
  const found: Layout[] = [];
  for (const { name: category, sets } of CATEGORIES) {
    for (const { name: pattern, sizes } of PATTERNS) {
      for (const set of [...sets].sort(compareSets)) {
        const here: Layout[] = [];
        for (const tiles of memberTiles(category, set)) {
          if (tiles.length > sizes.length) continue;
          for (const fillers of subsets(FILLERS, sizes.length - tiles.length)) {
            if (category === 'winds' && fillers.includes('NEWS') && !newsWithWinds) continue;
            const all = [...tiles, ...fillers];
            for (const order of permutations(sizes)) {
              if (all.some((tile, at) => tile === 'F' && order[at] !== 2)) continue;
              if (all.some((tile, at) => tile === 'NEWS' && order[at] !== 4)) continue;
              const blocks = all.map((tile, at) =>
                sameBlock(tile, order[at] as number, at < tiles.length ? 'set' : 'filler'),
              );
              here.push({ category, set, pattern, blocks: inRackOrder(blocks) });
            }
          }
        }
        found.push(...here.sort((a, b) => compareBlocks(a.blocks, b.blocks)));
      }
    }
  }
  return found;
}

const LISTED = new Map<boolean, readonly Layout[]>();

/** Every layout that the rules allow apart from levels and the number of tiles; Dragon Hands not among them. */
export function allLayouts(newsWithWinds: boolean): readonly Layout[] {
  const listed = LISTED.get(newsWithWinds) ?? listLayouts(newsWithWinds);
  LISTED.set(newsWithWinds, listed);
  return listed;
}

/** The layouts of the three Dragon Hands, in the order of the rulebook and then of their blocks. */
export function allDragonHands(): readonly Layout[] {
  return DRAGON_HANDS.flatMap(({ layouts }) => layouts);
}

/** The least number of jokers with which some blocks can be made of the tiles of the game; Infinity for never. */
export function jokersNeeded({ blocks }: Pick<Layout, 'blocks'>, options: NaiveOptions): number {
  const hasNews = blocks.some(({ tile }) => tile === 'NEWS');
  let jokers = 0;
  let flowers = 0;
  for (const { tile, size } of blocks) {
    const { type } = kindOf(tile);
    if (type === 'news') continue;
    if (type === 'flower') {
      flowers += size;
      continue;
    }
    const copies = type === 'wind' && hasNews ? 3 : 4;
    jokers += Math.max(0, size - copies);
  }
  const flowersShort = Math.max(0, flowers - flowersInGame(options));
  if (flowersShort > 0 && !options.jokersInFlowerPungs) return Number.POSITIVE_INFINITY;
  return jokers + flowersShort;
}

const LISTED_FOR = new Map<string, readonly Layout[]>();

/** The options that layouts depend on, as a text. */
function layoutKey(options: NaiveOptions): string {
  const { newsWithWinds, jokersInFlowerPungs, houseRules, skillLevel } = options;
  const level =
    skillLevel === 0
      ? []
      : [
          // Level 3 and level 5 add nothing that a layout shows.
          skillLevel === 3 ? 2 : Math.min(skillLevel, 4),
          options.suitAllowsFlowers,
          options.suitAllowsNews,
          options.level1NewsCounts,
          options.levelsBindDragonHands,
        ];
  return JSON.stringify([newsWithWinds, jokersInFlowerPungs, houseRules.removeFlowersAndJokers, ...level]);
}

/**
 * Every distinct winning layout for some options in the order of CF-24, Dragon Hands first if they are asked for.
 * Levels 1, 2 and 4 rule layouts out; level 3, level 5 and the house rules look at how a hand is won.
 */
export function naiveLayouts(
  options: NaiveOptions,
  choice: { dragonHands?: boolean } = {},
): readonly Layout[] {
  const key = `${choice.dragonHands === true} ${layoutKey(options)}`;
  const listed = LISTED_FOR.get(key);
  if (listed !== undefined) return listed;
  const layouts = [
    ...(choice.dragonHands ? allDragonHands() : []),
    ...allLayouts(options.newsWithWinds),
  ].filter(
    (layout) =>
      jokersNeeded(layout, options) <= jokersInGame(options) && !levelForbidsLayout(layout, options),
  );
  if (LISTED_FOR.size >= 20) LISTED_FOR.clear();
  LISTED_FOR.set(key, layouts);
  return layouts;
}

/** The order of CF-24 between layouts. */
export function compareLayouts(a: Layout, b: Layout): number {
  const category = (layout: Layout): number => CATEGORIES.findIndex(({ name }) => name === layout.category);
  const pattern = (layout: Layout): number =>
    layout.category === 'dragonHand'
      ? DRAGON_HANDS.findIndex(({ name }) => name === layout.pattern)
      : PATTERNS.findIndex(({ name }) => name === layout.pattern);
  return (
    category(a) - category(b) ||
    pattern(a) - pattern(b) ||
    compareSets(a.set, b.set) ||
    compareBlocks(a.blocks, b.blocks)
  );
}
