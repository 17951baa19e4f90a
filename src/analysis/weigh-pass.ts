import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { usedOf } from './kind-counts';
import type { Knowledge } from './knowledge';
import { type LikelyLayout, likelyLayouts } from './likely-layouts';
import type { Position } from './position';

/*
 * What to pass. Before play begins a hand is far from any layout, and many could come of it. So a pass is judged by all layouts
 * within reach, not by the nearest ones alone: each counts by its rough chance, in which a tile that may be called comes more
 * often than one that must be drawn, and by much less for every tile given away that it has use for.
 */

/** What is left of the chance of a layout for each tile given away that it has use for: about that such a tile comes back. */
const GIVEN_AWAY = 0.15;
/** How many times as likely a hand wins by one tile of chance in place of one that it can spare. */
export const COMES_IN = 1.15;
/** How much farther than the nearest a layout may be at most. */
const FARTHEST = 2;
/** So many layouts are weighed, the most likely ones: what the others add changes no choice. */
const MOST_WEIGHED = 500;

/** The figures by which passes are weighed. */
type Weighing = Pick<Knowledge<unknown>, 'care' | 'horizon'>;

/** The layouts within reach, one tile farther and farther until there are enough. */
const reached = (position: Position, { care, horizon }: Weighing): readonly LikelyLayout[] => {
  let found = likelyLayouts(position, horizon, 0);
  for (let spread = 1; spread <= FARTHEST && found.length < care.layouts; spread++)
    found = likelyLayouts(position, horizon, spread);
  return found.slice(0, MOST_WEIGHED);
};

/**
 * Says what a pass of some tiles is worth; more is better. The chances of the layouts that are left are added up as squares, because
 * layouts much alike are no better together than one of them.
 */
export const passWeigher = (
  position: Position | undefined,
  known: Weighing,
): ((tiles: readonly Tile[]) => number) => {
  const layouts = position === undefined ? [] : reached(position, known);
  const squares = Float64Array.from(layouts, ({ chance }) => chance ** 2);
  return (tiles) => {
    const given = tiles.map(tileIndex);
    const left = [0, ...given].map((_, used) => GIVEN_AWAY ** (2 * used));
    let sum = 0;
    layouts.forEach(({ spare }, at) => {
      sum += (squares[at] ?? 0) * (left[usedOf(spare, given)] ?? 0);
    });
    return Math.sqrt(sum) * COMES_IN ** tiles.length;
  };
};
