import { EAST, FLOWER } from '../../tiles/tile-index';
import { DRAGON_HAND_LAYOUTS, FLOWER_PUNG } from './dragon-hands';
import { fitLayout } from './fit-layout';
import { compareFound, type Found } from './found';
import { NEWS } from './kinds';
import { allFillers, FILLER_KINDS, type Members } from './members';
import { membersFor, neededFor } from './needed-blocks';
import type { CardFreeOptions } from './options';
import { FIRST_DRAGON_HAND, HAND_SIZE, PATTERN_SIZES, type PatternSizes } from './patterns';
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

/** What pairs of some kinds, and NEWS, leave empty. */
interface Lacks {
  /** How many kinds could be a pair that is full. */
  readonly full: number;
  /** How many could be one with one tile. */
  readonly half: number;
  /** The places of NEWS that stay empty. */
  readonly news: number;
}

/** Kinds that may stand together, with what they can use and leave empty at least. */
interface Kinds extends Lacks {
  readonly kinds: readonly number[];
  readonly gain: number;
  readonly lack: number;
}

const lacksOf = (kinds: readonly number[], lacks: Figures): Lacks => {
  let full = 0;
  let half = 0;
  let news = 0;
  for (const kind of kinds) {
    const lack = lacks[kind] as number;
    if (kind === NEWS) news = lack;
    else if (lack === 0) full++;
    else if (lack === 1) half++;
  }
  return { full, half, news };
};

const pairsOf = ({ small, smalls }: PatternSizes): number => (small === 2 ? smalls : 0);

/** How many places stay bare at least, whichever of the kinds are the pairs. */
const leastBare = (one: Lacks, other: Lacks, pairs: number): number => {
  const short = Math.max(0, pairs - one.full - other.full);
  return one.news + other.news + short + Math.max(0, short - one.half - other.half);
};

/** The fewest pairs of a pattern by its number of blocks; more than there are blocks if no pattern has so many. */
const FEWEST_PAIRS: readonly number[] = /* @__PURE__ */ Array.from({ length: 8 }, (_, blocks) =>
  PATTERN_SIZES.filter(({ smalls, larges }) => smalls + larges === blocks)
    .map(pairsOf)
    .reduce((fewest, pairs) => Math.min(fewest, pairs), HAND_SIZE),
);

/** Which layouts are searched, judged before their blocks have sizes. */
export type Choice = (draft: Found) => boolean;

/** A set that may be within reach. */
interface Reach {
  readonly members: Members;
  /** No layout of this set is nearer than this. */
  readonly least: number;
}

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
  /** The sets in which every exposure has its block. */
  readonly sets: readonly Reach[];
  /** The choices of fillers in which every exposure has its block. */
  readonly fillers: readonly Kinds[];
  /** The most that fillers can use. */
  readonly mostFilled: number;
  /** Which layouts are searched, judged before their blocks have sizes; all if nothing is said. */
  readonly choice: Choice | undefined;
}

const isFiller = (kind: number): boolean => kind === NEWS || (kind < EAST && kind % 10 === 0);

/** The sets that have the exposures as members, with the choices of suits that do; none if two exposures are of one kind. */
const setsFor = (exposed: readonly number[]): readonly Members[] => {
  const needed = neededFor(exposed);
  if (needed === undefined) return [];
  const sets = membersFor(needed);
  if (needed.members.length === 0) return sets;
  return sets.flatMap((members) => {
    const choices = members.choices.filter((choice) => needed.members.every((kind) => choice.includes(kind)));
    return choices.length > 0 ? [{ ...members, choices }] : [];
  });
};

const prepare = (rack: Rack, options: CardFreeOptions, choice: Choice | undefined): Prepared => {
  const { exposed, counts, jokers } = rack;
  const given = counts.map(() => 0);
  for (const block of exposed) given[block >> 3] = block & 7;
  // A tile beside an exposure of its kind has no place in any layout, and so is not usable.
  const usable = counts.map((count, kind) => (given[kind] ? 0 : count));
  usable[FLOWER] = Math.min(2, usable[FLOWER] as number);
  const table = exposed.map((block) => block >> 3);
  const lacks = usable.map((count, kind) => (given[kind] ? 0 : Math.max(0, (kind === NEWS ? 4 : 2) - count)));
  const places = HAND_SIZE - tilesOnTable(rack);
  const mostFilled = sumOver(FILLER_KINDS, usable);
  const gains = ofBestSuits(usable, Math.max);
  const least = ofBestSuits(lacks, Math.min);
  const sets = table.includes(FLOWER) ? [] : setsFor(exposed);
  const fillers = allFillers().filter((kinds) =>
    table.every((kind) => !isFiller(kind) || kinds.includes(kind)),
  );
  return {
    usable,
    lacks,
    given,
    places,
    jokers,
    options,
    sets: sets.map((members) => ({
      members,
      least:
        Math.max(places - mostFilled - sumOver(members.columns, gains), sumOver(members.columns, least)) -
        jokers,
    })),
    fillers: fillers.map((kinds) => ({
      kinds,
      gain: sumOver(kinds, usable),
      lack: sumOver(kinds, lacks),
      ...lacksOf(kinds, lacks),
    })),
    mostFilled,
    choice,
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
      const used = Math.min(count, size);
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

const unsized = (kind: number): number => kind * 8;

const ascending = (one: number, other: number): number => one - other;

/** Kinds of blocks for a layout. */
interface KindChoice {
  readonly inSet: readonly number[];
  readonly setLacks: Lacks;
  readonly filler: Kinds;
}

/** A set with the kinds of blocks, suits and fillers chosen, that may be within reach. */
interface Draft {
  readonly members: Members;
  readonly choices: readonly KindChoice[];
}

/** The set with every choice of suits and fillers that leaves it within reach. */
const draftOf = (prepared: Prepared, members: Members, distance: number): Draft => {
  const choices: KindChoice[] = [];
  const { usable, lacks, places, jokers, mostFilled, fillers, options } = prepared;
  const mayLack = jokers + distance;
  const mayHaveNews = members.category !== WINDS_CATEGORY || options.newsWithWinds;
  for (const inSet of members.choices) {
    const needed = places - mayLack - sumOver(inSet, usable);
    const lackLeft = mayLack - sumOver(inSet, lacks);
    if (needed > mostFilled || lackLeft < 0) continue;
    const setLacks = lacksOf(inSet, lacks);
    for (const filler of fillers) {
      const { kinds, gain, lack } = filler;
      if (gain < needed || lack > lackLeft || (!mayHaveNews && kinds.includes(NEWS))) continue;
      const pairs = FEWEST_PAIRS[inSet.length + kinds.length] ?? HAND_SIZE;
      if (leastBare(setLacks, filler, pairs) <= distance) choices.push({ inSet, setLacks, filler });
    }
  }
  return { members, choices };
};

/** Adds the layouts of a draft in one pattern. */
const addLayouts = (
  prepared: Prepared,
  { members: { category, set }, choices }: Draft,
  pattern: PatternSizes,
  distance: number,
  found: Found[],
): void => {
  const { places, jokers, choice } = prepared;
  const pairs = pairsOf(pattern);
  for (const { inSet, setLacks, filler } of choices) {
    if (pattern.smalls + pattern.larges !== inSet.length + filler.kinds.length) continue;
    if (leastBare(setLacks, filler, pairs) > distance) continue;
    const kinds = [...inSet, ...filler.kinds].sort(ascending);
    if (choice?.({ category, set, pattern: pattern.place, blocks: kinds.map(unsized) }) === false) continue;
    giveSizes(prepared, kinds, pattern, places - jokers - distance, distance, (blocks) => {
      found.push({ category, set, pattern: pattern.place, blocks });
    });
  }
};

/** How many concealed tiles a layout could use at most. */
const mostUsed = (blocks: readonly number[], { counts }: Rack): number => {
  let used = 0;
  for (const block of blocks) {
    const size = block >> 3 === FLOWER ? 6 : block & 7;
    // Both flower pungs of Dragon's Love name the flowers; once is enough.
    if (block !== FLOWER_PUNG || used === 0) used += Math.min(size, counts[block >> 3] as number);
  }
  return used;
};

/** The layouts of Dragon Hands at most so many exchanges away (CF-25 to CF-27), in the order of equals. */
const dragonHands = (rack: Rack, distance: number, options: CardFreeOptions): readonly Found[] => {
  const need = HAND_SIZE - tilesOnTable(rack) - rack.jokers - distance;
  return DRAGON_HAND_LAYOUTS.filter(({ place, blocks }) => {
    if (mostUsed(blocks, rack) < need) return false;
    if (place === 0 && options.houseRules.removeFlowersAndJokers && !options.jokersInFlowerPungs)
      return false;
    return (fitLayout(blocks, rack, options)?.missing.length ?? HAND_SIZE + 1) <= distance;
  }).map(({ place, blocks }) => ({
    category: NO_CATEGORY,
    set: 0,
    pattern: FIRST_DRAGON_HAND + place,
    blocks,
  }));
};

/**
 * The layouts of a hand whose melds are sound that are at most so many exchanges away (CF-2 to CF-18,
 * CF-25 to CF-28), without regard to house rules and levels.
 */
export interface LayoutSearch {
  /** All of them at once, in no particular order. */
  readonly within: (distance: number) => readonly Found[];
  /** One after the other in the order of equals (CF-24). */
  readonly inOrder: (distance: number) => Iterable<Found>;
}

/** The search for the layouts of a hand. */
export const layoutSearch = (rack: Rack, options: CardFreeOptions, choice?: Choice): LayoutSearch => {
  const prepared = prepare(rack, options, choice);
  const setsWithin = (distance: number): readonly Reach[] =>
    prepared.sets.filter(({ least }) => least <= distance);
  return {
    within(distance) {
      const found = [...dragonHands(rack, distance, options)];
      for (const { members } of setsWithin(distance)) {
        const draft = draftOf(prepared, members, distance);
        for (const pattern of PATTERN_SIZES) addLayouts(prepared, draft, pattern, distance, found);
      }
      return found;
    },
    *inOrder(distance) {
      yield* dragonHands(rack, distance, options);
      const sets = setsWithin(distance);
      for (const category of new Set(sets.map(({ members }) => members.category))) {
        const inCategory = sets.filter(({ members }) => members.category === category);
        const drafts: Draft[] = [];
        for (const pattern of PATTERN_SIZES) {
          for (const [place, { members }] of inCategory.entries()) {
            drafts[place] ??= draftOf(prepared, members, distance);
            const found: Found[] = [];
            addLayouts(prepared, drafts[place], pattern, distance, found);
            yield* found.sort(compareFound);
          }
        }
      }
    },
  };
};
