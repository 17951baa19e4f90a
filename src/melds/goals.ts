import type { CheckedHand } from '../hands/check-hand';
import type { Goal, GoalRules, HandStage } from '../hands/rule-parts';
import { tilesText } from '../tiles/tiles-text';
import { kindsOf, type NearestHands, type TilesLayout } from './near-hands';
import { firstOf } from './reasons';
import { type Counts, countOf, countsOf, kindsWhere, tilesAt } from './set-shape';

/** Winning hands near a given hand. */
export interface NearGoals {
  readonly near: NearestHands;
  /** The concealed tiles, as places in `TILES`, that belong to every one of them and are not searched for. */
  readonly aside?: readonly number[];
  /** What the game says about a hand with these counts of tiles besides `aside`. */
  readonly worth: (counts: Counts) => Pick<Goal<TilesLayout>, 'mayExpose' | 'value'>;
}

/** What a game provides for finding its nearest winning hands. */
export interface MeldGoals extends Pick<GoalRules<TilesLayout>, 'check' | 'distance'> {
  /** The kinds of tile as places in `TILES`, in the order in which layouts list them. */
  readonly kinds: () => readonly number[];
  /** The winning hands near a hand; `unseen` counts the tiles still available, if known. */
  readonly nearTo: (hand: CheckedHand, stage: HandStage, unseen?: Counts) => readonly NearGoals[];
}

/** How many hands are listed at most. */
const MOST_LISTED = 500;

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Goal rules that list the nearest winning hands, up to 500, with at most `farthest` tiles missing. */
export const meldGoals = ({ check, distance, kinds, nearTo }: MeldGoals): GoalRules<TilesLayout> => {
  const beyond = (one: Counts, other: readonly number[] | Counts): readonly number[] =>
    kindsWhere(kinds(), (kind) => countOf(one, kind) - (other[kind] ?? 0));
  const goalOf = (
    held: Counts,
    { aside = NONE, worth }: NearGoals,
    own: readonly number[],
    bare: readonly number[],
  ): Goal<TilesLayout> => {
    const counts = countsOf([...own, ...aside]);
    return {
      distance: bare.length,
      bare,
      open: NONE,
      spare: () => beyond(held, counts),
      ...worth(countsOf(own)),
      exposedValue: () => undefined,
      group: () => [tilesText(tilesAt(beyond(counts, countsOf(bare))))],
      layout: () => ({ tiles: tilesAt(beyond(counts, NONE)) }),
    };
  };
  return Object.freeze({
    check,
    distance,
    goals: (hand, stage, farthest, _, unseen) => {
      // A copy, since the counts of a checked hand are reused.
      const held = Uint8Array.from(hand.counts);
      const searches = nearTo(hand, stage, unseen);
      const found: Goal<TilesLayout>[] = [];
      for (let lack = 0; lack <= farthest && found.length < MOST_LISTED; lack++)
        for (const search of searches)
          for (const one of firstOf(search.near.lacking(lack), MOST_LISTED - found.length))
            found.push(goalOf(held, search, kindsOf(one), kindsOf(one, 'missing')));
      return found;
    },
    most: MOST_LISTED,
  } satisfies GoalRules<TilesLayout>);
};
