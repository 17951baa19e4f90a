import type { OwnTiles } from '../analysis/own-tiles';
import { distance } from '../analysis/position';
import type { HasGoals } from '../hands/rule-parts';
import { countOf, without } from '../play/racks';
import type { Tile } from '../tiles/tile';

/** How many tiles a hand is from winning; Infinity if it cannot win. */
export type Measure = (own: OwnTiles) => number;

/** A bot’s tiles with their distance from winning. */
export interface MeasuredHand extends OwnTiles {
  /** Measures the distance of any hand by the same rules. */
  readonly measure: Measure;
  /** The distance of this hand. */
  readonly away: number;
}

/** For rules without goals: half the number of single tiles, less what jokers save. */
const aloneMeasure: Measure = ({ rack }) => {
  const alone = rack.filter((tile) => tile !== 'J' && rack.indexOf(tile) === rack.lastIndexOf(tile)).length;
  return Math.ceil(Math.max(0, alone - countOf(rack, 'J') / 2) / 2);
};

export const measured = (own: OwnTiles, rules: object): MeasuredHand => {
  const byDistance: Measure = ({ rack, melds }) => {
    const found = distance({ concealed: rack, melds }, { rules: rules as HasGoals });
    return found.ok ? found.value : Infinity;
  };
  const measure = 'goals' in rules ? byDistance : aloneMeasure;
  return { ...own, measure, away: measure(own) };
};

/**
 * How many of the given tiles the nearest hand needs: replacing a tile by a joker brings the hand nearer only if that tile was
 * not needed.
 */
export const neededAmong = ({ rack, melds, measure, away }: MeasuredHand, given: readonly Tile[]): number => {
  const jokers = given.map((): Tile => 'J');
  return given.length - (away - measure({ rack: [...without(rack, given), ...jokers], melds }));
};

/** The total worth of tiles to a rack. */
export const worthOfAll = (
  tiles: readonly Tile[],
  rack: readonly Tile[],
  worthOf: (tile: Tile, rack: readonly Tile[]) => number,
): number => tiles.reduce((sum, tile) => sum + worthOf(tile, rack), 0);
