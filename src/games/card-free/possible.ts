import { type Reason, reasonAt } from '../../core/reason';
import { checkHand } from '../../hands/check-hand';
import type { ExposedHand, PossibleRules, Witness } from '../../hands/rule-parts';
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
import type { CardFreeRules } from './options';
import { makeReading } from './readings';
import type { Reading } from './vocabulary';

/*
 * Exposures can become a winning hand if, holding all unseen tiles at once, a layout is at distance 0. The jokers
 * of the exposures count as free, and each goes back to its place unless an unseen natural tile takes it: the joker
 * exchange of AG-21 on the hand’s own exposures.
 */

/** The exposures with all unseen tiles, as a hand; its jokers are those that the exposures do not need. */
const outlookOf = ({ melds, unseen }: ExposedHand, rules: CardFreeRules, isClosed = false): Rack => {
  const counts = Uint8Array.from(unseen);
  const { exposed, exposedJokers } = exposuresOf(melds);
  // Two flower pungs share the flowers, so what they need depends on the layout.
  const needed = exposed.map((block, place) => {
    const jokers = exposedJokers[place] ?? 0;
    return kindOf(block) === FLOWER ? 0 : Math.max(0, jokers - (counts[kindOf(block)] ?? 0));
  });
  const jokers = (counts[JOKER] ?? 0) + sum(exposedJokers) - sum(needed);
  return { counts, jokers, exposed, exposedJokers, concealed: isClosed || melds.length === 0, rules };
};

/**
 * The same for a hand declared right after its only call (CF-23): still concealed, on a discard, with no more
 * exchanges; undefined if that cannot win, such as with a joker at level 5 (CF-38).
 */
const outlookNow = ({ melds, unseen }: ExposedHand, rules: CardFreeRules): Rack | undefined => {
  const counts = Uint8Array.from(unseen);
  const { skillLevel } = rules;
  if (skillLevel === 5) counts[JOKER] = 0;
  const rack = rackOf({ counts, melds }, rules);
  if (melds.length !== 1 || (skillLevel === 5 && sum(rack.exposedJokers) > 0)) return undefined;
  return { ...rack, exposedJokers: [0] };
};

/** The hands that exposures and unseen tiles may become, right after a call or not (CF-23). */
export const outlooksOf = (hand: ExposedHand, rules: CardFreeRules): readonly Rack[] => {
  const now = rules.afterCall ? outlookNow(hand, rules) : undefined;
  return [outlookOf(hand, rules), ...(now === undefined ? [] : [now])];
};

const allJokers = ({ counts, exposedJokers }: Rack): number => (counts[JOKER] ?? 0) + sum(exposedJokers);

/** What the unseen tiles lack of a layout. All jokers count as free, so those in exposures get their places back. */
const lackFor = (layout: CodedLayout, rack: Rack): Pick<Gaps, 'bare' | 'open'> => {
  const places = rack.exposed.map(
    (block, at): Place => ({ kind: kindOf(block), count: rack.exposedJokers[at] ?? 0, filler: 'jokers' }),
  );
  return layOut(layout, rack, places).gaps;
};

/** The tiles that an outlook lacks of a layout, exchanges of the exposures’ jokers included. */
export const lackingTiles = (layout: CodedLayout, outlook: Rack): readonly number[] => {
  const { bare, open } = lackFor(layout, outlook);
  const jokers = Math.max(0, open.length - allJokers(outlook));
  return [...bare, ...Array.from({ length: jokers }, () => JOKER)];
};

/** The first layout in tie-break order that the unseen tiles complete; Dragon Hands come last. */
const completedLayout = (rack: Rack): CodedLayout | undefined => {
  let dragonHand: CodedLayout | undefined;
  for (const layout of layoutsWithin(0, rack)) {
    if (lackingTiles(layout, rack).length > 0) continue;
    if (layout.category !== NO_CATEGORY) return layout;
    dragonHand ??= layout;
  }
  return dragonHand;
};

const isCompletable = (rack: Rack): boolean =>
  // Beside NEWS, exposed winds may need their jokers after all (CF-17a).
  (!rack.rules.newsWithWinds && setCosts(rack).least === 0) || completedLayout(rack) !== undefined;

/** The layout that lacks the fewest natural tiles, then the fewest jokers; undefined if none has these exposures. */
const closestLayout = (rack: Rack): CodedLayout | undefined => {
  const bare = leastDistance({ ...rack, jokers: HAND_SIZE });
  if (bare > HAND_SIZE) return undefined;
  let jokers = 0;
  while (leastDistance({ ...rack, jokers }) > bare) jokers++;
  const most = rack.rules.newsWithWinds ? jokers + rack.exposed.length : jokers;
  const needed = (layout: CodedLayout): number => lackFor(layout, rack).open.length;
  let closest: CodedLayout | undefined;
  for (const layout of layoutsWithin(bare, { ...rack, jokers: most })) {
    if (closest !== undefined && needed(layout) >= needed(closest)) continue;
    closest = layout;
    if (most === jokers) break;
  }
  return closest;
};

/** The reason that names the tiles missing for the layout that lacks fewest (AG-31). */
const missingReason = (layout: CodedLayout, rack: Rack): Reason => {
  const missing = tileNames(lackingTiles(layout, rack));
  const named = namedLayout(layout);
  const message = `The unseen tiles lack ${missing.join(' ')} for ${spelled(named)}.`;
  return reasonAt('neededTilesGone', 'AG-31', message, ['visible'], { missing, ...named });
};

/** The winning hand that exposures and unseen tiles make of a completed layout. */
const completeHand = (
  layout: CodedLayout,
  { melds }: ExposedHand,
  rack: Rack,
): Witness<Reading> | undefined => {
  const laid = layOut(layout, rack);
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
  const checked = checkHand(hand).hand;
  if (checked === undefined) return undefined;
  const whole = { ...rackOf(checked, rack.rules), concealed: rack.concealed };
  return { hand, reading: makeReading(layout, whole) };
};

/** How to judge whether a hand can still be completed under these rules (AG-31, CF-23, CF-28). */
export const cardFreePossible = (rules: CardFreeRules): PossibleRules<Reading> =>
  Object.freeze({
    size: HAND_SIZE,
    faults: (melds) => exposureReasons(melds, rules),
    isPossible: (hand, isClosed = false) =>
      isClosed ? isCompletable(outlookOf(hand, rules, true)) : outlooksOf(hand, rules).some(isCompletable),
    witness: (hand) => {
      for (const rack of outlooksOf(hand, rules)) {
        const layout = completedLayout(rack);
        if (layout !== undefined) return completeHand(layout, hand, rack);
      }
      return undefined;
    },
    missing: (hand) => {
      const rack = outlookOf(hand, rules);
      const layout = closestLayout(rack);
      return layout === undefined ? [] : [missingReason(layout, rack)];
    },
  } satisfies PossibleRules<Reading>);
