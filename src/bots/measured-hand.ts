import type { OwnTiles } from '../analysis/own-tiles';
import { distance } from '../analysis/position';
import type { HasGoals } from '../hands/rule-parts';
import { countOf, without } from '../play/racks';
import type { Tile } from '../tiles/tile';

/** How far own tiles are from winning; Infinity if they never win. */
export type Measure = (own: OwnTiles) => number;

/** The own tiles of a bot that goes by how far hands are from winning. */
export interface MeasuredHand extends OwnTiles {
  /** How far hands are from winning. */
  readonly measure: Measure;
  /** How far this one is. */
  readonly away: number;
}

const hasGoals = (rules: object): rules is HasGoals => 'goals' in rules;

/** For rules without a distance: pairs of single tiles, less what jokers save. */
const aloneMeasure: Measure = ({ rack }) => {
  const alone = rack.filter((tile) => tile !== 'J' && rack.indexOf(tile) === rack.lastIndexOf(tile)).length;
  return Math.ceil(Math.max(0, alone - countOf(rack, 'J') / 2) / 2);
};

/** Own tiles measured by these rules. */
export const measured = (own: OwnTiles, rules: object): MeasuredHand => {
  const byDistance: Measure = ({ rack, melds }) => {
    const found = distance({ concealed: rack, melds }, { rules: rules as HasGoals });
    return found.ok ? found.value : Number.POSITIVE_INFINITY;
  };
  const measure = hasGoals(rules) ? byDistance : aloneMeasure;
  return { ...own, measure, away: measure(own) };
};

/**
 * How many of the given tiles the way to the nearest hand needs: a joker in the place of a tile brings the hand
 * nearer only if that tile was none of those.
 */
export const neededAmong = ({ rack, melds, measure, away }: MeasuredHand, given: readonly Tile[]): number => {
  const jokers = given.map((): Tile => 'J');
  return given.length - (away - measure({ rack: [...without(rack, given), ...jokers], melds }));
};

/** How much some tiles are worth to a rack, where each is worth so much. */
export const worthOfAll = (
  tiles: readonly Tile[],
  rack: readonly Tile[],
  worthOf: (tile: Tile, rack: readonly Tile[]) => number,
): number => tiles.reduce((sum, tile) => sum + worthOf(tile, rack), 0);
