import { EAST, FLOWER } from '../tiles/tile-index';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { fitLayout } from './fit-layout';
import type { Found } from './found';
import { NEWS } from './kinds';
import { allFillers, allMembers, FILLER_KINDS, type Members } from './members';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, PATTERN_SIZES, type PatternSizes } from './patterns';
import { type Rack, tilesOnTable } from './rack';
import { NO_CATEGORY, WINDS_CATEGORY } from './sets';

/*
 * The search for the layouts that lie at most so many exchanges away from a hand. At distance 0 they
 * are the hand's readings; at the least distance that finds any, its nearest layouts; from an empty
 * hand, at distance 14, they are all the layouts there are.
 *
 * Two figures bound a layout's distance: how many natural tiles it can use, and how many places only
 * natural tiles can fill but stay empty (bare). Jokers fill the other empty places, so the distance
 * is the larger of bare and places - jokers - used. Whole sets are passed over when the best that
 * their numbers could bring, in any suit, is too little.
 */

type Figures = readonly number[];

const sumOver = (places: readonly number[], figures: Figures): number => {
  let sum = 0;
  for (const place of places) sum += figures[place] as number;
  return sum;
};

/** Of each number the figure of its best suit, then those of the winds. */
const ofBestSuits = (figures: Figures, best: (...values: number[]) => number): Figures => {
  const result: number[] = [];
  for (let at = 1; at <= 9; at++) {
    result.push(best(figures[at] as number, figures[at + 10] as number, figures[at + 20] as number));
  }
  result.push(figures[31] as number, figures[32] as number, figures[33] as number, figures[34] as number);
  return result;
};

const sizesOfExposures = (exposed: readonly number[]): Figures => {
  const sizes = Array.from({ length: NEWS + 1 }, () => 0);
  for (const block of exposed) sizes[block >> 3] = block & 7;
  return sizes;
};

/** Whether blocks fit a hand, as the search goes on to use it. */
interface Search {
  readonly usable: Figures;
  readonly given: Figures;
  readonly need: number;
  readonly distance: number;
  readonly options: CardFreeOptions;
}

/** Gives the kinds the sizes of the pattern in every way that uses enough tiles and leaves few places bare. */
const giveSizes = (
  { usable, given, need, distance, options }: Search,
  kinds: readonly number[],
  { small, smalls, large, larges }: PatternSizes,
  record: (blocks: readonly number[]) => void,
): void => {
  // A NEWS block takes one of each wind before a block of that wind is filled.
  const taken = kinds[kinds.length - 1] === NEWS ? 1 : 0;
  const countOf = (kind: number): number => {
    const count = usable[kind] as number;
    return taken && count && kind >= EAST && kind < NEWS ? count - 1 : count;
  };
  const blocks: number[] = [];
  const place = (at: number, smallsLeft: number, wasteLeft: number, bareLeft: number): void => {
    if (at === kinds.length) {
      record([...blocks]);
      return;
    }
    const kind = kinds[at] as number;
    const count = countOf(kind);
    const onTable = given[kind] as number;
    const only = kind === FLOWER ? 2 : kind === NEWS ? 4 : onTable;
    const take = (size: number, nextSmalls: number): void => {
      if (only !== 0 && only !== size) return;
      const used = count < size ? count : size;
      let bare = kind === NEWS || size === 2 ? size - used : 0;
      if (used === 0 && !options.allJokerBlocks) bare ||= 1;
      if (onTable > 0) bare = 0;
      if (count - used > wasteLeft || bare > bareLeft) return;
      blocks[at] = kind * 8 + size;
      place(at + 1, nextSmalls, wasteLeft - count + used, bareLeft - bare);
    };
    if (smallsLeft > 0) take(small, smallsLeft - 1);
    if (at - smalls + smallsLeft < larges) take(large, smallsLeft);
  };
  let waste = -need;
  for (const kind of kinds) waste += countOf(kind);
  if (waste >= 0) place(0, smalls, waste, distance);
};

/** Which sets and patterns are searched; all if nothing is said. */
export type Choice = (members: Members, pattern: PatternSizes) => boolean;

const searchPatterns = (
  rack: Rack,
  distance: number,
  options: CardFreeOptions,
  choice: Choice | undefined,
  found: Found[],
): void => {
  const given = sizesOfExposures(rack.exposed);
  const table = rack.exposed.map((block) => block >> 3);
  if (table.includes(FLOWER) || new Set(table).size < table.length) return;
  const usable = rack.counts.map((count, kind) => (given[kind] ? 0 : count));
  usable[FLOWER] = Math.min(2, usable[FLOWER] as number);
  // A tile beside an exposure of its kind has no place in any layout: it is not usable, and so wasted.
  const lacks = usable.map((count, kind) => (given[kind] ? 0 : Math.max(0, (kind === NEWS ? 4 : 2) - count)));
  const mayLack = rack.jokers + distance;
  const need = 14 - tilesOnTable(rack) - mayLack;
  const search = { usable, given, need, distance, options };
  const gains = ofBestSuits(usable, Math.max);
  const least = ofBestSuits(lacks, Math.min);
  const mostFilled = sumOver(FILLER_KINDS, usable);
  const fillers = allFillers().filter((kinds) => sumOver(kinds, lacks) <= mayLack);
  for (const members of allMembers()) {
    const { category, set, columns, choices } = members;
    if (sumOver(columns, gains) + mostFilled < need || sumOver(columns, least) > mayLack) continue;
    for (const inSet of choices) {
      const spare = sumOver(inSet, usable) + mostFilled - need;
      const lackLeft = mayLack - sumOver(inSet, lacks);
      if (spare < 0 || lackLeft < 0) continue;
      for (const filler of fillers) {
        if (mostFilled - sumOver(filler, usable) > spare || sumOver(filler, lacks) > lackLeft) continue;
        if (category === WINDS_CATEGORY && filler.includes(NEWS) && !options.newsWithWinds) continue;
        const kinds = [...inSet, ...filler].sort((one, other) => one - other);
        if (!table.every((kind) => kinds.includes(kind))) continue;
        for (const pattern of PATTERN_SIZES) {
          if (pattern.smalls + pattern.larges !== kinds.length || choice?.(members, pattern) === false) continue;
          giveSizes(search, kinds, pattern, (blocks) => {
            found.push({ category, set, pattern: pattern.place, blocks });
          });
        }
      }
    }
  }
};

/** The low kinds that a Dragon Hand may hold: flowers, 1 bam, the dragons, East. */
const hasOtherTiles = ({ counts, exposed }: Rack): boolean => {
  const isOther = (kind: number): boolean => kind % 10 > 1 && kind < EAST;
  return counts.some((count, kind) => count > 0 && isOther(kind)) || exposed.some((block) => isOther(block >> 3));
};

/** The layouts of Dragon Hands at most so many exchanges away (CF-25 to CF-27). */
const searchDragonHands = (rack: Rack, distance: number, options: CardFreeOptions, found: Found[]): void => {
  if (distance === 0 && hasOtherTiles(rack)) return;
  for (const { place, blocks } of DRAGON_HAND_LAYOUTS) {
    const fit = fitLayout(blocks, rack, options);
    if (fit === undefined || fit.missing.length > distance) continue;
    if (place === 0 && options.houseRules.removeFlowersAndJokers && !options.jokersInFlowerPungs) continue;
    found.push({ category: NO_CATEGORY, set: 0, pattern: FIRST_DRAGON_HAND + place, blocks });
  }
};

/**
 * The layouts at most so many exchanges away from a hand whose melds are sound (CF-2 to CF-18,
 * CF-25 to CF-28), in no particular order, without regard to house rules and levels.
 */
export const searchLayouts = (
  rack: Rack,
  distance: number,
  options: CardFreeOptions,
  choice?: Choice,
): Found[] => {
  const found: Found[] = [];
  searchPatterns(rack, distance, options, choice, found);
  searchDragonHands(rack, distance, options, found);
  return found;
};
