import { besideExposures } from '../../../jokers/exposures';
import { type Lack, lackOf, missingCount, type Places } from '../../../jokers/places';
import { TILES } from '../../../tiles/tile';
import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import type { Layout } from '../vocabulary';
import {
  ascending,
  type BlockCode,
  blockCode,
  type CodedLayout,
  compareLayouts,
  compareSets,
  kindOf,
  NEWS,
  naturalIn,
  placesOfBlocks,
  sizeOf,
} from './blocks';
import { DRAGON_HAND_LAYOUTS } from './dragon-hands';
import { namedLayout } from './named';
import {
  FIRST_DRAGON_HAND,
  HAND_SIZE,
  PATTERN_SIZES,
  type PatternSizes,
  TWO_PUNGS_TWO_KONGS,
} from './patterns';
import { heldFor, type Rack, windsHeld } from './rack';
import { isForbidden } from './restrictions';
import { type SetCosts, setCosts } from './set-costs';
import { NO_CATEGORY, WINDS_CATEGORY } from './sets';
import { type SuitedSet, setTree } from './suited-sets';

/*
 * The search for the layouts that lie at most so many exchanges away from a hand. At distance 0 they are the hand's
 * readings; at the least distance that has any, its nearest layouts; from an empty hand, at distance 14, they are all
 * the layouts there are. The costs of the sets say exactly which sets, in which suits and with which fillers, have a
 * layout within reach, so nothing is laid out in vain.
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

/** A set and fillers that have a layout within reach. */
interface Draft {
  readonly set: SuitedSet;
  /** Whether 2 Pungs 2 Kongs may be made of it (CF-34). */
  readonly inTwoKongs: boolean;
  /** All kinds, ascending. */
  readonly kinds: readonly number[];
}

/** Gives the kinds the sizes of a pattern in every way that leaves few enough places empty. */
const sizedBlocks = (
  { kinds, set }: Draft,
  { small, smalls, large, larges }: PatternSizes,
  rack: Rack,
  distance: number,
  options: CardFreeOptions,
): readonly (readonly BlockCode[])[] => {
  if (kinds.length !== smalls + larges) return [];
  const found: (readonly BlockCode[])[] = [];
  const blocks: BlockCode[] = [];
  const place = (at: number, smallsLeft: number, bare: number, empty: number): void => {
    const kind = kinds[at];
    if (kind === undefined) {
      found.push(blocks.slice());
      return;
    }
    const given = rack.exposed.find((block) => kindOf(block) === kind);
    const take = (size: number, nextSmalls: number): void => {
      const block = blockCode(kind, size);
      blocks[at] = block;
      if (given === block) place(at + 1, nextSmalls, bare, empty);
      if (given !== undefined || (kind === FLOWER && size !== 2) || (kind === NEWS && size !== 4)) return;
      const held = kind === NEWS ? windsHeld(rack) : heldFor(kind, rack, set.besideNews);
      const bareLeft = bare - Math.max(0, naturalIn(kind, size, options) - held);
      const emptyLeft = empty - Math.max(0, size - held);
      if (bareLeft >= 0 && emptyLeft >= 0) place(at + 1, nextSmalls, bareLeft, emptyLeft);
    };
    if (smallsLeft > 0) take(small, smallsLeft - 1);
    if (kinds.length - at > smallsLeft) take(large, smallsLeft);
  };
  place(0, smalls, distance, distance + rack.jokers);
  return found;
};

/** A set in those of its suits that are within reach. */
interface SetGroup extends Pick<SuitedSet, 'category' | 'set'> {
  readonly places: number[];
  /** What can be made of them, once somebody asks. */
  drafts?: readonly Draft[];
}

/** The sets at some places in groups, in the order of equals (CF-24). */
const groupBySet = (places: readonly number[]): readonly SetGroup[] => {
  const { sets } = setTree();
  const groups = new Map<number, SetGroup>();
  for (const place of places) {
    const { category, set } = sets[place] ?? { category: 0, set: 0 };
    const key = category * 512 + set;
    const group = groups.get(key) ?? { category, set, places: [] };
    group.places.push(place);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => compareSets(one.set, other.set));
};

/** A number of missing tiles that is never too great: jokers go anywhere, flowers into one pung or two. */
const missingAtLeast = ({ blocks }: CodedLayout, { counts, jokers, exposed }: Rack): number => {
  if (exposed.length > 0) return 0;
  let missing = -jokers;
  for (const block of blocks) missing += Math.max(0, sizeOf(block) - (counts[kindOf(block)] ?? 0));
  return missing;
};

/** The Dragon Hands that are at most so many exchanges away (CF-25 to CF-27), with what is missing. */
export const dragonHandsWithin = (
  distance: number,
  rack: Rack,
  options: CardFreeOptions,
): readonly (Laid & { readonly layout: CodedLayout; readonly distance: number })[] =>
  DRAGON_HAND_LAYOUTS.flatMap((layout) => {
    const laid = missingAtLeast(layout, rack) > distance ? undefined : layOut(layout, rack, options);
    const missing = laid === undefined ? Number.POSITIVE_INFINITY : missingCount(laid.lack, rack.jokers);
    return laid === undefined || missing > distance ? [] : [{ ...laid, layout, distance: missing }];
  });

/**
 * The layouts of a hand whose melds are sound (CF-2 to CF-18, CF-25 to CF-28). Sets and fillers that the house rules and
 * the level rule out are left out; whether a layout is allowed with the jokers and the win of the hand is not judged.
 */
export interface LayoutSearch {
  /** How far the nearest of them is; 64 or more if there is none. */
  readonly least: () => number;
  /** Those that are at most so many exchanges away, one after the other in the order of equals (CF-24). */
  readonly within: (distance: number) => Generator<CodedLayout>;
}

/** The search for the layouts of a hand. */
export const layoutSearch = (rack: Rack, options: CardFreeOptions): LayoutSearch => {
  let nearest: SetCosts | undefined;
  const nearestCosts = (): SetCosts => {
    if (nearest !== undefined) return nearest;
    // Most hands that are asked about lack one tile: to look that far only takes a tenth of the time.
    const close = setCosts(rack, options, 1);
    nearest = close.least <= 1 ? close : setCosts(rack, options);
    return nearest;
  };
  const noLove = options.houseRules.removeFlowersAndJokers && !options.jokersInFlowerPungs;
  const dragonHands = (distance: number) =>
    dragonHandsWithin(distance, rack, options).filter(
      ({ layout }) => !(noLove && layout.pattern === FIRST_DRAGON_HAND),
    );

  const { sets } = setTree();
  const draftsOf = (costs: SetCosts, place: number, distance: number): readonly Draft[] => {
    const set = sets[place];
    if (set === undefined) return [];
    return costs.fillersWithin(place, distance).map(({ kinds, inTwoKongs }) => ({
      set,
      kinds: [...set.kinds, ...kinds].sort(ascending),
      inTwoKongs,
    }));
  };

  /** The layouts of sets that differ in their suits only, in one pattern. */
  const layoutsOf = (
    drafts: readonly Draft[],
    pattern: PatternSizes,
    distance: number,
  ): readonly CodedLayout[] =>
    drafts
      .flatMap((draft) => {
        const { category, set } = draft.set;
        const sized =
          draft.inTwoKongs || pattern.place !== TWO_PUNGS_TWO_KONGS
            ? sizedBlocks(draft, pattern, rack, distance, options)
            : [];
        return sized.map((blocks) => ({ category, set, pattern: pattern.place, blocks }));
      })
      .sort(compareLayouts);

  return {
    least: () => {
      const ofSets = nearestCosts().least;
      return Math.min(ofSets, ...dragonHands(ofSets).map(({ distance }) => distance));
    },
    *within(distance) {
      for (const { layout } of dragonHands(distance)) yield layout;
      const costs = nearest?.least === distance ? nearest : setCosts(rack, options, distance);
      if (costs.least > distance) return;
      const near = groupBySet(costs.setsWithin(distance));
      for (let category = 0; category <= WINDS_CATEGORY; category++) {
        const inCategory = near.filter((group) => group.category === category);
        if (inCategory.length === 0) continue;
        for (const pattern of PATTERN_SIZES)
          for (const group of inCategory) {
            group.drafts ??= group.places.flatMap((place) => draftsOf(costs, place, distance));
            yield* layoutsOf(group.drafts, pattern, distance);
          }
      }
    },
  };
};

const NO_TILES: Rack = {
  counts: /* @__PURE__ */ new Uint8Array(TILES.length),
  jokers: 0,
  exposed: [],
  exposedJokers: [],
  concealed: true,
};

/** Every distinct layout in the order of equals (CF-24), made set by set as they are asked for. */
export function* listLayouts(options: CardFreeOptions, dragonHands: boolean): Generator<Layout> {
  const atBest = { exposed: false, jokers: false, selfPicked: undefined };
  for (const layout of layoutSearch(NO_TILES, options).within(HAND_SIZE)) {
    if (isForbidden(layout, atBest, options) || (layout.category === NO_CATEGORY && !dragonHands)) continue;
    yield namedLayout(layout);
  }
}
