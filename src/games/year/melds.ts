import type { Meld } from '../../hands/hand';
import type { Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { partsOf, type SetOptions, type SetShape } from './set-shapes';
import { isBonus } from './year-tiles';

const keyOf = (kinds: readonly number[]): string => [...kinds].sort((one, other) => one - other).join(' ');

const made = new WeakMap<object, ReadonlyMap<string, SetShape>>();

/** Every set by its tiles. */
const shapesByTiles = (options: SetOptions): ReadonlyMap<string, SetShape> => {
  const parts = partsOf(options);
  const shapes =
    made.get(parts) ??
    new Map(parts.flatMap((part) => part.shapes.flat()).map((shape) => [keyOf(shape.kinds), shape]));
  made.set(parts, shapes);
  return shapes;
};

/** The set that the tiles of a meld make, in whatever order they lie; undefined for a pair and for no set (YG-7, YG-9, YG-10). */
export const meldShape = ({ tiles }: Meld, options: SetOptions): SetShape | undefined => {
  const shape = shapesByTiles(options).get(keyOf(tiles.map(tileIndex)));
  return shape?.kind === 'pair' ? undefined : shape;
};

/** What tiles are that lie together without being a set, in the words of the rule they break. */
const faultOf = (tiles: readonly Tile[]): readonly [rule: string, message: string] => {
  const isAlike = tiles.every((tile) => tile === tiles[0]);
  if (tiles.length === 2) return ['YG-7', 'A pair is not melded: nothing but a hand that wins shows one.'];
  if (tiles.some(isBonus))
    return ['YG-2', 'Of flowers and seasons only a Year is a set; others that are shown are laid aside.'];
  if (isAlike) return ['YG-11', `A set is three or four alike; ${tiles.length} alike are none.`];
  return [
    'YG-11',
    'A meld is a chow (three in a row of one suit), a pung, a kong, a Year (all winds or all dragons) or a Pung-Pair (a Year with one of its tiles twice).',
  ];
};

/** What is wrong with a meld: the rule and a sentence; undefined if nothing is. */
export const meldFault = (
  meld: Meld,
  options: SetOptions,
): readonly [rule: string, message: string] | undefined =>
  meldShape(meld, options) === undefined ? faultOf(meld.tiles) : undefined;
