import { type Gaps, gapsOf, missingCount, type Need, type Place } from '../../../jokers/missing';
import { TILES } from '../../../tiles/tile';
import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import type { Layout } from '../vocabulary';
import { NO_COST } from './block-costs';
import {
  ascending,
  type BlockCode,
  blockCode,
  type CodedLayout,
  compareLayouts,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  naturalIn,
  sizeOf,
} from './blocks';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { namedLayout } from './named';
import { FIRST_DRAGON_HAND, HAND_SIZE, PATTERN_SIZES, type PatternSizes } from './patterns';
import { besideExposures, needsOfBlocks } from './places';
import { type Rack, windsHeld } from './rack';
import { atBest, isForbidden } from './restrictions';
import { type NearSet, setCosts } from './set-costs';
import { NO_CATEGORY, WINDS_CATEGORY } from './sets';

/*
 * The layouts that lie at most so many exchanges away from a hand whose melds are sound (CF-2 to CF-18, CF-25 to CF-28).
 * At distance 0 they are the hand's readings; at the least distance that has any, its nearest layouts; from an empty
 * hand, at distance 14, they are all the layouts there are. The costs of the sets say which sets, in which suits, have
 * a layout within reach; those are laid out with all fillers, block by block in rack order. What the level rules out is
 * left out; whether the jokers and the win of the hand allow a layout is not judged.
 */

/** What a layout lacks of a hand whose exposures are among its blocks. */
export interface Laid {
  /** The blocks beside the exposures. */
  readonly concealed: readonly BlockCode[];
  /** What they need. */
  readonly needs: readonly Need[];
  /** What the concealed tiles lack of them. */
  readonly gaps: Gaps;
}

/** What a hand lacks of a layout and of places beside it; undefined if an exposure is not among its blocks (CF-28). */
export const layOut = (
  { blocks }: CodedLayout,
  { exposed, counts }: Rack,
  options: CardFreeOptions,
  beside?: readonly Place[],
): Laid | undefined => {
  const concealed = besideExposures(blocks, exposed);
  if (concealed === undefined) return undefined;
  const needs = needsOfBlocks(concealed, options, beside);
  return { concealed, needs, gaps: gapsOf(needs, counts) };
};

/** How many tiles a hand lacks of a layout; `NO_COST` if its exposures do not fit. */
const distanceTo = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): number => {
  const laid = layOut(layout, rack, options);
  return laid === undefined ? NO_COST : missingCount(laid.gaps, rack.jokers);
};

/** A number of missing tiles that is never too great: jokers go anywhere, flowers into one pung or two. */
const missingAtLeast = ({ blocks }: CodedLayout, { counts, jokers, exposed }: Rack): number => {
  if (exposed.length > 0) return 0;
  let missing = -jokers;
  for (const block of blocks) missing += Math.max(0, sizeOf(block) - (counts[kindOf(block)] ?? 0));
  return missing;
};

/** The Dragon Hands that are at most so many exchanges away (CF-25 to CF-27). */
export const dragonHandsWithin = (
  distance: number,
  rack: Rack,
  options: CardFreeOptions,
): readonly CodedLayout[] => {
  const noLove = options.houseRules.removeFlowersAndJokers && !options.jokersInFlowerPungs;
  return DRAGON_HAND_LAYOUTS.filter(
    (layout) =>
      missingAtLeast(layout, rack) <= distance &&
      !(noLove && layout.pattern === FIRST_DRAGON_HAND) &&
      distanceTo(layout, rack, options) <= distance &&
      !isForbidden(layout, atBest(rack), options),
  );
};

/** How far the nearest layout is if it is at most so far, else more; `NO_COST` or more if there is none. */
export const leastDistance = (rack: Rack, options: CardFreeOptions, farthest?: number): number => {
  const { least } = setCosts(rack, options, farthest);
  const dragonHands = dragonHandsWithin(least - 1, rack, options);
  return Math.min(least, ...dragonHands.map((layout) => distanceTo(layout, rack, options)));
};

/** What a block lacks, and how much of it no joker can be; undefined if there can be no such block. */
const lackIn = (
  kind: number,
  size: number,
  rack: Rack,
  options: CardFreeOptions,
): { readonly bare: number; readonly empty: number } | undefined => {
  const given = rack.exposed.find((block) => kindOf(block) === kind);
  if (given !== undefined) return given === blockCode(kind, size) ? { bare: 0, empty: 0 } : undefined;
  if ((kind === FLOWER && size !== 2) || (kind === NEWS && size !== 4)) return undefined;
  const held = kind === NEWS ? windsHeld(rack) : (rack.counts[kind] ?? 0);
  return { bare: Math.max(0, naturalIn(kind, size, options) - held), empty: Math.max(0, size - held) };
};

/** Calls back with the blocks that these kinds, in rack order, are in the sizes of a pattern if few enough places stay empty. */
export const giveSizes = (
  kinds: readonly number[],
  { small, smalls, large, larges }: PatternSizes,
  distance: number,
  rack: Rack,
  options: CardFreeOptions,
  note: (blocks: readonly BlockCode[]) => void,
): void => {
  if (kinds.length !== smalls + larges) return;
  const give = (blocks: readonly BlockCode[], smallsLeft: number, bare: number, empty: number): void => {
    const kind = kinds[blocks.length];
    if (kind === undefined) {
      note(blocks);
      return;
    }
    const take = (size: number, left: number): void => {
      const lack = lackIn(kind, size, rack, options);
      if (lack === undefined || lack.bare > bare || lack.empty > empty) return;
      give([...blocks, blockCode(kind, size)], left, bare - lack.bare, empty - lack.empty);
    };
    if (smallsLeft > 0) take(small, smallsLeft - 1);
    if (kinds.length - blocks.length > smallsLeft) take(large, smallsLeft);
  };
  give([], smalls, distance, distance + rack.jokers);
};

/** A set in those of its suits that are near. */
interface Draft extends Pick<CodedLayout, 'category' | 'set'> {
  readonly sets: NearSet[];
  /** The kinds of the blocks of layouts that may be near, each choice in rack order, once somebody asks. */
  choices?: readonly (readonly number[])[];
}

/** The near sets in the order of equals, whatever their suits. */
const draftsWithin = (distance: number, rack: Rack, options: CardFreeOptions): readonly Draft[] => {
  const drafts: Draft[] = [];
  for (const near of setCosts(rack, options, distance).near) {
    const { category, set, order } = near.set;
    drafts[order] ??= { category, set, sets: [] };
    drafts[order].sets.push(near);
  }
  return drafts;
};

const choicesOf = (sets: readonly NearSet[]): readonly (readonly number[])[] =>
  sets.flatMap(({ set, fillers }) => fillers().map(({ kinds }) => [...set.kinds, ...kinds].sort(ascending)));

/** The layouts that are at most so many exchanges away, one after the other in the order of equals (CF-24). */
export function* layoutsWithin(
  distance: number,
  rack: Rack,
  options: CardFreeOptions,
): Generator<CodedLayout> {
  yield* dragonHandsWithin(distance, rack, options);
  const drafts = draftsWithin(distance, rack, options);
  for (let category = 0; category <= WINDS_CATEGORY; category++) {
    const inCategory = drafts.filter((draft) => draft.category === category);
    if (inCategory.length === 0) continue;
    for (const sizes of PATTERN_SIZES)
      for (const draft of inCategory) {
        const layouts: CodedLayout[] = [];
        draft.choices ??= choicesOf(draft.sets);
        for (const kinds of draft.choices)
          giveSizes(kinds, sizes, distance, rack, options, (blocks) => {
            const layout = { category, set: draft.set, pattern: sizes.place, blocks };
            // NEWS takes one of each wind from the winds beside it.
            const isShort =
              category === WINDS_CATEGORY &&
              blocks.at(-1) === NEWS_BLOCK &&
              distanceTo(layout, rack, options) > distance;
            if (!isShort && !isForbidden(layout, atBest(rack), options)) layouts.push(layout);
          });
        yield* layouts.sort(compareLayouts);
      }
  }
}

const NO_TILES: Rack = {
  counts: /* @__PURE__ */ new Uint8Array(TILES.length),
  jokers: 0,
  exposed: [],
  exposedJokers: [],
  concealed: true,
};

/** Every distinct layout in the order of equals (CF-24), made one by one as they are asked for. */
export function* listLayouts(options: CardFreeOptions, dragonHands: boolean): Generator<Layout> {
  for (const layout of layoutsWithin(HAND_SIZE, NO_TILES, options))
    if (layout.category !== NO_CATEGORY || dragonHands) yield namedLayout(layout);
}
