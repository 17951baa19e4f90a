import type { Named } from '../describe/messages';
import type { Goal } from '../hands/rule-parts';
import { TILES, type Tile } from '../tiles/tile';
import { JOKER, tileIndex } from '../tiles/tile-index';
import { tilesText } from '../tiles/tiles-text';
import { countsOf, usedOf } from './kind-counts';
import type { Knowledge } from './knowledge';
import type { Unseen } from './unseen';

/* How the nearest layouts use a player’s tiles. */

/** A layout near the present tiles, with how many of each kind it has no use for. */
export interface NearWay {
  readonly goal: Goal<unknown>;
  readonly spare: Readonly<Uint8Array>;
}

export interface NearWays {
  readonly known: Knowledge;
  /** The nearest layouts that can still be completed. */
  readonly ways: readonly NearWay[];
}

const copiesIn = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => tiles.filter((one) => one === tile);

/** How many of these layouts use at least one of these tiles. */
export const using = (ways: readonly NearWay[], tiles: readonly Tile[]): number => {
  const kinds = tiles.map(tileIndex);
  return ways.filter(({ spare }) => usedOf(spare, kinds) > 0).length;
};

/** The tiles among these that no layout in `ways` uses, even if all their copies are given away. */
export const unusedOf = (tiles: readonly Tile[], ways: readonly NearWay[]): readonly Tile[] =>
  ways.length === 0 ? [] : tiles.filter((tile) => using(ways, copiesIn(tiles, tile)) === 0);

/** Whether none of the nearest layouts uses any copy of the tile on the rack. */
export const isUnused = (tile: Tile, { known: { own }, ways }: NearWays): boolean =>
  using(ways, copiesIn(own.rack, tile)) === 0;

/** Whether any of these layouts lacks the tile. A joker is always needed. Without layouts every tile is needed. */
export const isNeeded = (tile: Tile, ways: readonly NearWay[]): boolean => {
  const kind = tileIndex(tile);
  const lacks = ({ goal: { bare, open } }: NearWay) => bare.includes(kind) || open.includes(kind);
  return tile === 'J' || ways.length === 0 || ways.some(lacks);
};

/** For the kinds of these tiles, the group on the rack that most of the nearest layouts use in full, the largest of equals. */
export const bestGroup = (tiles: readonly Tile[], { known: { own }, ways }: NearWays): Named | undefined => {
  const groups = [...new Set(tiles)].flatMap((tile) => {
    const copies = copiesIn(own.rack, tile);
    const used = ways.filter(({ spare }) => spare[tileIndex(tile)] === 0).length;
    return tile === 'J' || copies.length < 2 || used === 0 ? [] : [{ copies, used }];
  });
  const [best] = groups.sort(
    (one, other) => other.used - one.used || other.copies.length - one.copies.length,
  );
  return best && { group: tilesText(best.copies), used: best.used, ways: ways.length };
};

/** The tiles of which these layouts lack more than are unseen. */
export const tooFew = (ways: readonly NearWay[], { counts }: Unseen): readonly Tile[] => {
  const short = ways.flatMap(({ goal }) => {
    const lacks = countsOf([...goal.bare, ...goal.open]);
    return [...lacks.keys()].filter((kind) => kind !== JOKER && (lacks[kind] ?? 0) > (counts[kind] ?? 0));
  });
  return [...new Set(short)].sort((one, other) => one - other).flatMap((kind) => TILES[kind] ?? []);
};

/** What the first exposure loses: layouts that must stay concealed, and points of the others. */
export const opening = ({ known, ways }: NearWays): Named | undefined => {
  const closed = ways.filter(({ goal }) => !goal.mayExpose).length;
  const points = ways.reduce(
    (most, { goal }) => Math.max(most, goal.value() - (goal.exposedValue() ?? goal.value())),
    0,
  );
  const loses = known.own.melds.length === 0 && (closed > 0 || points > 0);
  return loses ? { closed, points, ways: ways.length } : undefined;
};
