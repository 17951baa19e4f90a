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

/** What is the same for a hand at every distance. */
interface Prepared {
  /** Concealed natural tiles that a block of each kind can use, NEWS after the tiles. */
  readonly usable: Figures;
  /** Places that a block of each kind leaves empty at least. */
  readonly lacks: Figures;
  /** The size of the exposure of each kind, 0 for none. */
  readonly given: Figures;
  /** Places of the blocks that are not exposed. */
  readonly places: number;
  readonly jokers: number;
  readonly options: CardFreeOptions;
  /** The sets, fillers and patterns in which every exposure has its block. */
  readonly members: readonly Members[];
  readonly fillers: readonly (readonly number[])[];
  readonly patterns: readonly PatternSizes[];
}

const isFiller = (kind: number): boolean => kind === NEWS || (kind < EAST && kind % 10 === 0);

/** The sets that hold all of these kinds, with the choices of suits that do. */
const membersWith = (kinds: readonly number[]): readonly Members[] => {
  if (kinds.length === 0) return allMembers();
  return allMembers().flatMap((members) => {
    const choices = members.choices.filter((choice) => kinds.every((kind) => choice.includes(kind)));
    return choices.length > 0 ? [{ ...members, choices }] : [];
  });
};

const prepare = (rack: Rack, options: CardFreeOptions): Prepared => {
  const { exposed, counts, jokers } = rack;
  const given = counts.map(() => 0);
  for (const block of exposed) given[block >> 3] = block & 7;
  // A tile beside an exposure of its kind has no place in any layout, and so is not usable.
  const usable = counts.map((count, kind) => (given[kind] ? 0 : count));
  usable[FLOWER] = Math.min(2, usable[FLOWER] as number);
  const table = exposed.map((block) => block >> 3);
  const blocksOfSize = (size: number): number => exposed.filter((block) => (block & 7) === size).length;
  const fits = ({ small, smalls, large, larges }: PatternSizes): boolean =>
    blocksOfSize(small) <= smalls &&
    blocksOfSize(large) <= larges &&
    blocksOfSize(small) + blocksOfSize(large) === table.length;
  const isReadable = !table.includes(FLOWER) && new Set(table).size === table.length;
  return {
    usable,
    lacks: usable.map((count, kind) => (given[kind] ? 0 : Math.max(0, (kind === NEWS ? 4 : 2) - count))),
    given,
    places: 14 - tilesOnTable(rack),
    jokers,
    options,
    members: isReadable ? membersWith(table.filter((kind) => !isFiller(kind))) : [],
    fillers: allFillers().filter((kinds) => table.every((kind) => !isFiller(kind) || kinds.includes(kind))),
    patterns: table.length === 0 ? PATTERN_SIZES : PATTERN_SIZES.filter(fits),
  };
};

/** Gives the kinds the sizes of the pattern in every way that uses enough tiles and leaves few places bare. */
const giveSizes = (
  { usable, given, options }: Prepared,
  kinds: readonly number[],
  { small, smalls, large, larges }: PatternSizes,
  need: number,
  mostBare: number,
  record: (blocks: readonly number[]) => void,
): void => {
  // A NEWS block takes one of each wind before a block of that wind is filled.
  const withNews = kinds[kinds.length - 1] === NEWS;
  const countOf = (kind: number): number => {
    const count = usable[kind] as number;
    return withNews && count > 0 && kind >= EAST && kind < NEWS ? count - 1 : count;
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
  if (waste >= 0) place(0, smalls, waste, mostBare);
};

/** Which sets and patterns are searched; all if nothing is said. */
export type Choice = (members: Members, pattern: PatternSizes) => boolean;

const searchPatterns = (prepared: Prepared, distance: number, choice: Choice | undefined, found: Found[]): void => {
  const { usable, lacks, options } = prepared;
  const mayLack = prepared.jokers + distance;
  const need = prepared.places - mayLack;
  const gains = ofBestSuits(usable, Math.max);
  const least = ofBestSuits(lacks, Math.min);
  const mostFilled = sumOver(FILLER_KINDS, usable);
  const fillers = prepared.fillers.filter((kinds) => sumOver(kinds, lacks) <= mayLack);
  for (const members of prepared.members) {
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
        for (const pattern of prepared.patterns) {
          if (pattern.smalls + pattern.larges !== kinds.length || choice?.(members, pattern) === false) continue;
          giveSizes(prepared, kinds, pattern, need, distance, (blocks) => {
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
 * The search for a hand whose melds are sound: asked for a distance, it gives the layouts at most so
 * many exchanges away (CF-2 to CF-18, CF-25 to CF-28), in no particular order, without regard to
 * house rules and levels.
 */
export const layoutSearch = (
  rack: Rack,
  options: CardFreeOptions,
  choice?: Choice,
): ((distance: number) => Found[]) => {
  const prepared = prepare(rack, options);
  return (distance) => {
    const found: Found[] = [];
    if (prepared.patterns.length > 0) searchPatterns(prepared, distance, choice, found);
    searchDragonHands(rack, distance, options, found);
    return found;
  };
};
