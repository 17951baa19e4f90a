import { type Reason, reasonAt } from '../../core/reason';
import { checkHand } from '../../hands/check-hand';
import type { ExposedHand, PossibleRules, Witness } from '../../hands/rule-parts';
import type { TileSet } from '../../hands/tile-set';
import type { Gaps, Place } from '../../jokers/missing';
import { TILES, type Tile } from '../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../tiles/tile-index';
import { exposureReasons } from './check';
import { type CodedLayout, kindOf, NO_CATEGORY } from './layouts/blocks';
import { namedLayout, spelled, tileNames } from './layouts/named';
import { HAND_SIZE } from './layouts/patterns';
import { exposuresOf, type Rack, rackOf, sum } from './layouts/rack';
import { layOut, layoutsWithin, leastDistance } from './layouts/search';
import { setCosts } from './layouts/set-costs';
import type { CardFreeOptions } from './options';
import { makeReading } from './readings';
import type { Reading } from './vocabulary';

/*
 * Exposures can become a winning hand if, holding all unseen tiles at once, a layout is at distance 0. The jokers
 * of the exposures count as free, and each goes back to its place unless an unseen natural tile takes it: the joker
 * exchange of AG-21 on the hand’s own exposures.
 */

/** The exposures with all unseen tiles, as a hand; its jokers are those that the exposures do not need. */
const outlookOf = ({ melds, unseen }: ExposedHand, isClosed = false): Rack => {
  const counts = Uint8Array.from(unseen);
  const { exposed, exposedJokers } = exposuresOf(melds);
  // Two flower pungs share the flowers, so what they need depends on the layout.
  const needed = exposed.map((block, place) => {
    const jokers = exposedJokers[place] ?? 0;
    return kindOf(block) === FLOWER ? 0 : Math.max(0, jokers - (counts[kindOf(block)] ?? 0));
  });
  const jokers = (counts[JOKER] ?? 0) + sum(exposedJokers) - sum(needed);
  return { counts, jokers, exposed, exposedJokers, concealed: isClosed || melds.length === 0 };
};

/**
 * The same for a hand declared right after its only call (CF-23): still concealed, on a discard, with no more
 * exchanges; undefined if that cannot win, such as with a joker at level 5 (CF-38).
 */
const outlookNow = ({ melds, unseen }: ExposedHand, { skillLevel }: CardFreeOptions): Rack | undefined => {
  const counts = Uint8Array.from(unseen);
  const { exposed, exposedJokers } = exposuresOf(melds);
  if (skillLevel === 5) counts[JOKER] = 0;
  if (melds.length !== 1 || (skillLevel === 5 && sum(exposedJokers) > 0)) return undefined;
  return { counts, jokers: counts[JOKER] ?? 0, exposed, exposedJokers: [0], concealed: true };
};

/** The hands that exposures and unseen tiles may become, right after a call or not (CF-23). */
export const outlooksOf = (
  hand: ExposedHand,
  options: CardFreeOptions,
  afterCall: boolean,
): readonly Rack[] => {
  const now = afterCall ? outlookNow(hand, options) : undefined;
  return [outlookOf(hand), ...(now === undefined ? [] : [now])];
};

export const allJokers = ({ counts, exposedJokers }: Rack): number =>
  (counts[JOKER] ?? 0) + sum(exposedJokers);

/** What the unseen tiles lack of a layout. All jokers count as free, so those in exposures get their places back. */
export const lackFor = (
  layout: CodedLayout,
  rack: Rack,
  options: CardFreeOptions,
): Pick<Gaps, 'bare' | 'open'> => {
  const places = rack.exposed.map(
    (block, at): Place => ({ kind: kindOf(block), count: rack.exposedJokers[at] ?? 0, filler: 'jokers' }),
  );
  return layOut(layout, rack, options, places).gaps;
};

/** The first layout in tie-break order that the unseen tiles complete; Dragon Hands come last. */
const completedLayout = (rack: Rack, options: CardFreeOptions): CodedLayout | undefined => {
  let dragonHand: CodedLayout | undefined;
  for (const layout of layoutsWithin(0, rack, options)) {
    const { bare, open } = lackFor(layout, rack, options);
    if (bare.length > 0 || open.length > allJokers(rack)) continue;
    if (layout.category !== NO_CATEGORY) return layout;
    dragonHand ??= layout;
  }
  return dragonHand;
};

const isCompletable = (rack: Rack, options: CardFreeOptions): boolean =>
  // Beside NEWS, exposed winds may need their jokers after all (CF-17a).
  (!options.newsWithWinds && setCosts(rack, options).least === 0) ||
  completedLayout(rack, options) !== undefined;

/** The layout that lacks the fewest natural tiles, then the fewest jokers; undefined if none has these exposures. */
const closestLayout = (rack: Rack, options: CardFreeOptions): CodedLayout | undefined => {
  const bare = leastDistance({ ...rack, jokers: HAND_SIZE }, options);
  if (bare > HAND_SIZE) return undefined;
  let jokers = 0;
  while (leastDistance({ ...rack, jokers }, options) > bare) jokers++;
  const most = options.newsWithWinds ? jokers + rack.exposed.length : jokers;
  const needed = (layout: CodedLayout): number => lackFor(layout, rack, options).open.length;
  let closest: CodedLayout | undefined;
  for (const layout of layoutsWithin(bare, { ...rack, jokers: most }, options)) {
    if (closest !== undefined && needed(layout) >= needed(closest)) continue;
    closest = layout;
    if (most === jokers) break;
  }
  return closest;
};

/** The reason that names the tiles missing for the layout that lacks fewest (AG-31). */
const missingReason = (layout: CodedLayout, rack: Rack, options: CardFreeOptions): Reason => {
  const { bare, open } = lackFor(layout, rack, options);
  const jokers = Math.max(0, open.length - allJokers(rack));
  const missing = tileNames([...bare, ...Array.from({ length: jokers }, () => JOKER)]);
  const named = namedLayout(layout);
  const message = `The unseen tiles lack ${missing.join(' ')} for ${spelled(named)}.`;
  return reasonAt('neededTilesGone', 'AG-31', message, ['visible'], { missing, ...named });
};

/** The winning hand that exposures and unseen tiles make of a completed layout. */
const completeHand = (
  layout: CodedLayout,
  { melds }: ExposedHand,
  rack: Rack,
  options: CardFreeOptions,
  tiles: TileSet,
): Witness<Reading> | undefined => {
  const laid = layOut(layout, rack, options);
  const left = [...laid.gaps.left];
  const jokers = laid.gaps.open.length;
  const drawn = TILES.flatMap((tile, at) =>
    Array.from({ length: (rack.counts[at] ?? 0) - (left[at] ?? 0) }, () => tile),
  );
  let short = jokers - (rack.counts[JOKER] ?? 0);
  // Leftover natural tiles replace jokers in exposures (AG-21).
  const onTable = melds.map((meld) => {
    const natural: Tile = meld.tiles.find((tile) => tile !== 'J') ?? 'J';
    const kind = tileIndex(natural);
    const tiles = meld.tiles.map((tile) => {
      const spare = left[kind] ?? 0;
      if (tile !== 'J' || spare === 0 || short <= 0) return tile;
      left[kind] = spare - 1;
      short--;
      return natural;
    });
    return { ...meld, tiles };
  });
  const concealed = [...drawn, ...tileNames(Array.from({ length: jokers }, () => JOKER))];
  const hand = onTable.length > 0 ? { concealed, melds: onTable } : { concealed };
  const checked = checkHand(hand, tiles).hand;
  return (
    checked && {
      hand,
      reading: makeReading(layout, { ...rackOf(checked), concealed: rack.concealed }, options),
    }
  );
};

/** How to judge whether a hand can still be completed under these options, right after a call or not (AG-31, CF-23, CF-28). */
export const cardFreePossible = (
  options: CardFreeOptions,
  tiles: TileSet,
  afterCall: boolean,
): PossibleRules<Reading> =>
  Object.freeze({
    size: HAND_SIZE,
    faults: (melds) => exposureReasons(melds, options),
    isPossible: (hand, isClosed = false) =>
      isClosed
        ? isCompletable(outlookOf(hand, true), options)
        : outlooksOf(hand, options, afterCall).some((rack) => isCompletable(rack, options)),
    witness: (hand) => {
      for (const rack of outlooksOf(hand, options, afterCall)) {
        const layout = completedLayout(rack, options);
        if (layout !== undefined) return completeHand(layout, hand, rack, options, tiles);
      }
      return undefined;
    },
    missing: (hand) => {
      const rack = outlookOf(hand);
      const layout = closestLayout(rack, options);
      return layout === undefined ? [] : [missingReason(layout, rack, options)];
    },
  } satisfies PossibleRules<Reading>);
