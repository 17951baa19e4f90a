import { without } from '../play/racks';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { dangerOf, safetyOf } from './danger';
import { judgeBySoonest } from './how-soon';
import type { Knowledge } from './knowledge';
import type { OwnTiles } from './own-tiles';
import { type Position, positionOf } from './position';
import { type Judge, NOTHING, promiseOf, SAFE, type Standing } from './standing';

/** The position of a player’s tiles, infinitely far from a win if the hand is dead; undefined if they are not a valid hand. */
export const positionWith = (
  { rack, melds, rules, ...own }: OwnTiles,
  known: Knowledge,
): Position | undefined => {
  const { view, table } = known;
  const position = positionOf(rack, melds, rules ?? known.rules, table.handSize);
  // A dead hand may go on drawing and discarding (TG-10, TG-12), but it cannot win.
  const isDead = own.isDead === true || view.dead.some((seat) => seat === view.viewer);
  return position && isDead ? { ...position, distance: Infinity } : position;
};

/** How likely another player is to win on a discard, and the share of the hand’s promise that is left after it. */
export const riskOf = (
  tile: Tile,
  { view, unseen, stake, dangerIn }: Knowledge,
): { readonly danger: () => number; readonly left: number } => {
  if (stake === undefined) return { danger: () => dangerOf(view, tile, unseen), left: safetyOf(view, tile) };
  const danger = dangerIn(tile);
  return { danger: () => danger, left: 1 - danger };
};

/** The standing after a discard, with its risk taken off. */
export const discarding = (tile: Tile, known: Knowledge, standing: Standing): Standing => {
  const { danger, left } = riskOf(tile, known);
  return { ...standing, discard: tile, danger, promise: standing.promise * left };
};

/** The standing of a complete hand, worth the value of its best layout. */
export const completed = (position: Position, { stake }: Knowledge): Standing => {
  const layouts = position.goals.goals(position.hand, position.stage, 0);
  const values = layouts.map((goal) => goal.value());
  const value = Math.max(0, ...values);
  return {
    promise: promiseOf(1, 0, stake),
    outcome: () => () => [1, value],
    soon: 1,
    nearest: 0,
    danger: SAFE,
    best: layouts[values.indexOf(value)],
  };
};

/** The standing after a discard; complete tiles that may not be declared are judged by what it leaves alone. */
export const discardedFrom = (
  own: OwnTiles,
  tile: Tile,
  { distance }: Position,
  known: Knowledge,
  judge: Judge,
): Standing => {
  const isAlone = distance === 0 && own.isBarred;
  const left = isAlone ? positionWith({ ...own, rack: without(own.rack, [tile]) }, known) : undefined;
  return discarding(tile, known, left ? judgeBySoonest(left, known)([]) : judge([tileIndex(tile)]));
};

/** The standing after the best discard if the hand must discard; a complete hand keeps its tiles if it may be declared. */
export const afterBestDiscard = (
  own: OwnTiles,
  position: Position,
  known: Knowledge,
  judge: Judge,
): Standing => {
  const { hand, stage, distance } = position;
  if (stage === 'waiting') return judge([]);
  if (distance === 0 && !own.isBarred) return completed(position, known);
  const standings = [...new Set(hand.concealed)].map((tile) =>
    discardedFrom(own, tile, position, known, judge),
  );
  return standings.reduce<Standing>((most, one) => (one.promise > most.promise ? one : most), NOTHING);
};
