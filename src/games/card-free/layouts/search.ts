import { besideExposures } from '../../../jokers/exposures';
import { type Lack, lackOf, missingCount, type Places } from '../../../jokers/places';
import { TILES } from '../../../tiles/tile';
import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import type { Layout } from '../vocabulary';
import { NO_COST } from './block-costs';
import {
  type BlockCode,
  blockCode,
  type CodedLayout,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  naturalIn,
  placesOfBlocks,
  sizeOf,
} from './blocks';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { choiceOf, kindBit } from './fillers';
import { namedLayout } from './named';
import { FIRST_DRAGON_HAND, HAND_SIZE, MOST_BLOCKS, PATTERN_SIZES, type PatternSizes } from './patterns';
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
  /** Their places. */
  readonly places: Places;
  /** What the concealed tiles lack of them. */
  readonly lack: Lack;
}

/** What a hand lacks of a layout; undefined if an exposure is not among its blocks as it stands (CF-28). */
export const layOut = (
  { blocks }: CodedLayout,
  { exposed, counts }: Rack,
  options: CardFreeOptions,
): Laid | undefined => {
  const concealed = besideExposures(blocks, exposed);
  if (concealed === undefined) return undefined;
  const places = placesOfBlocks(concealed, options);
  return { concealed, places, lack: lackOf(places, counts) };
};

/** How many tiles a hand lacks of a layout; `NO_COST` if its exposures do not fit. */
const distanceTo = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): number => {
  const laid = layOut(layout, rack, options);
  return laid === undefined ? NO_COST : missingCount(laid.lack, rack.jokers);
};

/** A number of missing tiles that is never too great: jokers go anywhere, flowers into one pung or two. */
const missingAtLeast = ({ blocks }: CodedLayout, { counts, jokers, exposed }: Rack): number => {
  if (exposed.length > 0) return 0;
  let missing = -jokers;
  for (const block of blocks) missing += Math.max(0, sizeOf(block) - (counts[kindOf(block)] ?? 0));
  return missing;
};

/** The Dragon Hands that are at most so many exchanges away (CF-25 to CF-27). */
const dragonHandsWithin = (
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

/** How far the nearest layout is; `NO_COST` or more if there is none. */
export const leastDistance = (rack: Rack, options: CardFreeOptions): number => {
  const { least } = setCosts(rack, options);
  const dragonHands = dragonHandsWithin(least - 1, rack, options);
  return Math.min(least, ...dragonHands.map((layout) => distanceTo(layout, rack, options)));
};

/** A set in those of its suits that are near. */
interface Draft extends Pick<CodedLayout, 'category' | 'set'> {
  readonly sets: NearSet[];
  /** What can be made of them, once somebody asks. */
  choices?: readonly (readonly number[])[];
}

/** All choices of kinds, in rack order, for near layouts of a set in some of its suits; by number of blocks. */
const choicesOf = (sets: readonly NearSet[]): readonly (readonly number[])[] => {
  const choices = Array.from({ length: MOST_BLOCKS + 1 }, (): number[] => []);
  for (const { set, fillers } of sets) {
    const own = choiceOf(set.kinds);
    for (const { kinds, choice } of fillers()) choices[set.kinds.length + kinds.length]?.push(own + choice);
  }
  for (const ofLength of choices) ofLength.sort((one, other) => other - one);
  return choices;
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

/** The first blocks of layouts, and what is left for the others. */
interface Stage {
  readonly blocks: readonly BlockCode[];
  /** The choices that begin with the kinds of the blocks, from `first` to before `end`; and those kinds. */
  readonly first: number;
  readonly end: number;
  readonly chosen: number;
  /** How many small and large blocks are still to come. */
  readonly smalls: number;
  readonly larges: number;
  /** How many tiles may still be missing: where no joker may stand, and in all before jokers. */
  readonly bare: number;
  readonly empty: number;
}

/** The stages after one that is not the last, in rack order. */
const nextStages = (
  stage: Stage,
  choices: readonly number[],
  { small, large }: PatternSizes,
  rack: Rack,
  options: CardFreeOptions,
): Stage[] => {
  const stages: Stage[] = [];
  const { blocks, smalls, larges, chosen, end } = stage;
  for (let first = stage.first, next = first; first < end; first = next) {
    const kind = NEWS - Math.floor(Math.log2((choices[first] ?? 0) - chosen));
    const withKind = chosen + kindBit(kind);
    while (next < end && (choices[next] ?? 0) >= withKind) next++;
    const take = (size: number, smallsLeft: number, largesLeft: number): void => {
      const lack = smallsLeft < 0 || largesLeft < 0 ? undefined : lackIn(kind, size, rack, options);
      if (lack === undefined || lack.bare > stage.bare || lack.empty > stage.empty) return;
      stages.push({
        blocks: [...blocks, blockCode(kind, size)],
        first,
        end: next,
        chosen: withKind,
        smalls: smallsLeft,
        larges: largesLeft,
        bare: stage.bare - lack.bare,
        empty: stage.empty - lack.empty,
      });
    };
    take(small, smalls - 1, larges);
    take(large, smalls, larges - 1);
  }
  return stages;
};

/** Gives the kinds of each choice the sizes of a pattern in every way that leaves few enough places empty, in rack order. */
function* sizedBlocks(
  choices: readonly number[],
  pattern: PatternSizes,
  distance: number,
  rack: Rack,
  options: CardFreeOptions,
): Generator<readonly BlockCode[]> {
  const { smalls, larges } = pattern;
  const room = { bare: distance, empty: distance + rack.jokers };
  const stack: Stage[] = [{ blocks: [], first: 0, end: choices.length, chosen: 0, smalls, larges, ...room }];
  for (let stage = stack.pop(); stage !== undefined; stage = stack.pop())
    if (stage.smalls + stage.larges === 0) yield stage.blocks;
    else stack.push(...nextStages(stage, choices, pattern, rack, options).reverse());
}

/** The layouts that are at most so many exchanges away, one after the other in the order of equals (CF-24). */
export function* layoutsWithin(
  distance: number,
  rack: Rack,
  options: CardFreeOptions,
): Generator<CodedLayout> {
  yield* dragonHandsWithin(distance, rack, options);
  const drafts: Draft[] = [];
  for (const near of setCosts(rack, options, distance).near) {
    const { category, set, order } = near.set;
    drafts[order] ??= { category, set, sets: [] };
    drafts[order].sets.push(near);
  }
  for (let category = 0; category <= WINDS_CATEGORY; category++) {
    const inCategory = drafts.filter((draft) => draft.category === category);
    if (inCategory.length === 0) continue;
    for (const pattern of PATTERN_SIZES)
      for (const draft of inCategory) {
        draft.choices ??= choicesOf(draft.sets);
        const choices = draft.choices[pattern.smalls + pattern.larges] ?? [];
        for (const blocks of sizedBlocks(choices, pattern, distance, rack, options)) {
          const layout = { category, set: draft.set, pattern: pattern.place, blocks };
          // NEWS takes one of each wind from the winds beside it.
          const isShort =
            category === WINDS_CATEGORY &&
            blocks.at(-1) === NEWS_BLOCK &&
            distanceTo(layout, rack, options) > distance;
          if (!isShort && !isForbidden(layout, atBest(rack), options)) yield layout;
        }
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
