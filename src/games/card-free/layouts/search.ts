import {
  type Gaps,
  gapsOf,
  lackOf,
  missingCount,
  type Need,
  needsOf,
  type Place,
} from '../../../jokers/missing';
import { TILES } from '../../../tiles/tile';
import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions, CardFreeRules } from '../options';
import type { Layout } from '../vocabulary';

import {
  ascending,
  type BlockCode,
  blockCode,
  type CodedLayout,
  compareLayouts,
  isNumber,
  isWind,
  kindOf,
  NEWS,
  NEWS_BLOCK,
  NO_CATEGORY,
  naturalIn,
  sizeOf,
  WIND_KINDS,
} from './blocks';
import { namedLayout } from './named';
import {
  DRAGON_HAND_LAYOUTS,
  FIRST_DRAGON_HAND,
  HAND_SIZE,
  PATTERN_SIZES,
  type PatternSizes,
} from './patterns';
import { type Rack, rackOf, windsHeld } from './rack';
import { isForbidden } from './restrictions';
import { type NearSet, setCosts } from './set-costs';
import { WINDS_CATEGORY } from './sets';

/*
 * Finds the layouts within a number of exchanges of a hand with valid melds (CF-2 to CF-18, CF-25 to CF-28). At
 * distance 0 they are the hand’s readings, at the least distance that has any its nearest layouts; for an empty
 * hand, at distance 14, they are all layouts. The costs of the sets show which sets, in which suits, have a layout
 * near enough; those are laid out with all fillers, block by block in rack order. Layouts that the level forbids
 * are left out, and those that its jokers and win rule out.
 */

const placesOf = (block: BlockCode, options: CardFreeOptions): readonly Place[] => {
  const [kind, size] = [kindOf(block), sizeOf(block)];
  if (kind === NEWS) return WIND_KINDS.map((wind) => ({ kind: wind, count: 1, filler: 'own' }));
  const natural = naturalIn(kind, size, options);
  return [
    { kind, count: natural, filler: 'own' },
    { kind, count: size - natural, filler: 'jokers' },
  ];
};

/** The blocks of a layout without the exposures; undefined if it lacks one of them as it is (CF-28). */
export const besideExposures = (
  { blocks }: CodedLayout,
  { exposed }: Rack,
): readonly BlockCode[] | undefined => {
  const left = [...blocks];
  for (const exposure of exposed) {
    const place = left.indexOf(exposure);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left;
};

/** What a hand lacks of a layout that includes its exposures. */
export interface Laid {
  /** The blocks without the exposures. */
  readonly concealed: readonly BlockCode[];
  /** What they need by tile, in the order of `TILES`. */
  readonly needs: readonly Need[];
  /** What the concealed tiles lack of that. */
  readonly gaps: Gaps;
}

/** What a hand lacks of a layout that includes its exposures, and of the places `beside` it. */
export const layOut = (layout: CodedLayout, rack: Rack, beside: readonly Place[] = []): Laid => {
  const concealed = besideExposures(layout, rack) ?? [];
  const groups = concealed.map((block) => ({ places: placesOf(block, rack.rules) }));
  const needs = [...needsOf([...groups, { places: beside }])].sort((one, other) => one.kind - other.kind);
  return { concealed, needs, gaps: gapsOf(needs, rack.counts) };
};

/** Whether `others`, the tiles outside the exposures, can complete a layout that includes them. */
export const canBeMade = (layout: CodedLayout, rack: Rack, others: ArrayLike<number>): boolean =>
  lackOf(layOut(layout, rack).needs, others) === 0;

/** How many tiles a hand lacks of a layout that includes its exposures. */
const distanceTo = (layout: CodedLayout, rack: Rack): number =>
  missingCount(layOut(layout, rack).gaps, rack.jokers);

/** A lower bound on missing tiles: as if jokers could go anywhere, and flowers into one pung or two. */
const missingAtLeast = ({ blocks }: CodedLayout, { counts, jokers, exposed }: Rack): number => {
  if (exposed.length > 0) return 0;
  let missing = -jokers;
  for (const block of blocks) missing += Math.max(0, sizeOf(block) - (counts[kindOf(block)] ?? 0));
  return missing;
};

/** The Dragon Hands within a number of exchanges (CF-25 to CF-27). */
const dragonHandsWithin = (distance: number, rack: Rack): readonly CodedLayout[] => {
  const { houseRules, jokersInFlowerPungs } = rack.rules;
  const noLove = houseRules.removeFlowersAndJokers && !jokersInFlowerPungs;
  return DRAGON_HAND_LAYOUTS.filter(
    (layout) =>
      missingAtLeast(layout, rack) <= distance &&
      !(noLove && layout.pattern === FIRST_DRAGON_HAND) &&
      besideExposures(layout, rack) !== undefined &&
      distanceTo(layout, rack) <= distance &&
      !isForbidden(layout, rack),
  );
};

/** The distance of the nearest layout, exact up to `farthest`; `NO_COST` or more if there is none. */
export const leastDistance = (rack: Rack, farthest?: number): number => {
  const { least } = setCosts(rack, farthest);
  const dragonHands = dragonHandsWithin(least - 1, rack);
  return Math.min(least, ...dragonHands.map((layout) => distanceTo(layout, rack)));
};

/** Passes on the blocks that these kinds form in the sizes of a pattern, if few enough places stay empty. */
const giveSizes = (
  kinds: readonly number[],
  { small, smalls, large, larges }: PatternSizes,
  distance: number,
  { exposed, counts, jokers, rules }: Rack,
  note: (blocks: readonly BlockCode[]) => void,
): void => {
  if (kinds.length !== smalls + larges) return;
  const blocks: BlockCode[] = [];
  const give = (smallsLeft: number, bare: number, empty: number): void => {
    const kind = kinds[blocks.length];
    if (kind === undefined) note([...blocks]);
    else {
      const largesLeft = kinds.length - blocks.length - smallsLeft;
      if (smallsLeft > 0) take(kind, small, smallsLeft - 1, bare, empty);
      if (largesLeft > 0) take(kind, large, smallsLeft, bare, empty);
    }
  };
  const take = (kind: number, size: number, smallsLeft: number, bare: number, empty: number): void => {
    if ((kind === FLOWER && size !== 2) || (kind === NEWS && size !== 4)) return;
    const block = blockCode(kind, size);
    const given = exposed.includes(block);
    if (!given && exposed.some((exposure) => kindOf(exposure) === kind)) return;
    const held = given ? size : kind === NEWS ? windsHeld(counts) : (counts[kind] ?? 0);
    const bareLeft = bare - Math.max(0, naturalIn(kind, size, rules) - held);
    const emptyLeft = empty - Math.max(0, size - held);
    if (bareLeft < 0 || emptyLeft < 0) return;
    blocks.push(block);
    give(smallsLeft, bareLeft, emptyLeft);
    blocks.pop();
  };
  give(smalls, distance, distance + jokers);
};

/** A set with those of its suit choices that are near. */
interface Draft extends Pick<CodedLayout, 'category' | 'set'> {
  readonly sets: NearSet[];
  /** The kinds of blocks of layouts that may be near, each in rack order; computed when needed. */
  choices?: readonly (readonly number[])[];
}

/** The near sets in tie-break order, whatever their suits. */
const draftsWithin = (distance: number, rack: Rack): readonly Draft[] => {
  const drafts: Draft[] = [];
  for (const near of setCosts(rack, distance).near) {
    const { category, set, order } = near.set;
    drafts[order] ??= { category, set, sets: [] };
    drafts[order].sets.push(near);
  }
  return drafts;
};

export const hasPlace = (tile: number, kind: number): boolean =>
  tile === kind || (kind === NEWS && isWind(tile));

/** The kinds of blocks of near layouts, each in rack order; with `wanted`, only those with a place for that tile. */
const choicesOf = (sets: readonly NearSet[], wanted?: number): readonly (readonly number[])[] =>
  sets.flatMap(({ set, fillers }) => {
    // A number can only be in the set.
    if (wanted !== undefined && isNumber(wanted) && !set.kinds.includes(wanted)) return [];
    const choices = fillers().map(({ kinds }) => [...set.kinds, ...kinds].sort(ascending));
    return wanted === undefined
      ? choices
      : choices.filter((kinds) => kinds.some((kind) => hasPlace(wanted, kind)));
  });

/**
 * The layouts within a number of exchanges, in tie-break order (CF-24): the Dragon Hands, then those of each
 * category and pattern, made one by one. With `wanted`, all but the Dragon Hands have a place for that tile.
 */
export function* groupsWithin(
  distance: number,
  rack: Rack,
  wanted?: number,
): Generator<Iterable<CodedLayout>> {
  yield dragonHandsWithin(distance, rack);
  const drafts = draftsWithin(distance, rack);
  function* layoutsIn(inCategory: readonly Draft[], sizes: PatternSizes): Generator<CodedLayout> {
    for (const draft of inCategory) {
      const { category, set } = draft;
      const layouts: CodedLayout[] = [];
      draft.choices ??= choicesOf(draft.sets, wanted);
      for (const kinds of draft.choices)
        giveSizes(kinds, sizes, distance, rack, (blocks) => {
          const layout = { category, set, pattern: sizes.place, blocks };
          // NEWS takes one of each wind from the wind blocks beside it.
          const isShort =
            category === WINDS_CATEGORY &&
            blocks.at(-1) === NEWS_BLOCK &&
            distanceTo(layout, rack) > distance;
          if (!isShort && !isForbidden(layout, rack)) layouts.push(layout);
        });
      yield* layouts.sort(compareLayouts);
    }
  }
  for (let category = 0; category <= WINDS_CATEGORY; category++) {
    const inCategory = drafts.filter((draft) => draft.category === category);
    if (inCategory.length > 0) for (const sizes of PATTERN_SIZES) yield layoutsIn(inCategory, sizes);
  }
}

export function* layoutsWithin(...asked: Parameters<typeof groupsWithin>): Generator<CodedLayout> {
  for (const group of groupsWithin(...asked)) yield* group;
}

/** Yields every distinct layout in tie-break order (CF-24). */
export function* listLayouts(rules: CardFreeRules, dragonHands: boolean): Generator<Layout> {
  const noTiles = rackOf({ counts: new Uint8Array(TILES.length), melds: [] }, rules);
  for (const layout of layoutsWithin(HAND_SIZE, noTiles))
    if (layout.category !== NO_CATEGORY || dragonHands) yield namedLayout(layout);
}
