import type { Dragon, Wind } from '../../tiles/tile';
import { type Character, character } from './characters';
import { INK, rect, type Shape, stroke } from './shape';

const wind = (name: Character): readonly Shape[] => [character(name, INK.black, [11, 24, 38, 44], 3.8)];

export const WIND_SHAPES: Readonly<Record<Wind, readonly Shape[]>> = {
  E: wind('east'),
  S: wind('south'),
  W: wind('west'),
  N: wind('north'),
};

const frame = (inset: number, width: number): Shape =>
  rect(14 + inset, 22 + inset, 32 - 2 * inset, 46 - 2 * inset, 3, {
    fill: 'none',
    stroke: INK.blue,
    'stroke-width': width,
  });

/** The dragons: the white one is a frame, called soap. */
export const DRAGON_SHAPES: Readonly<Record<Dragon, readonly Shape[]>> = {
  RD: [character('center', INK.red, [12, 23, 36, 46], 4.6)],
  GD: [character('fortune', INK.green, [10, 22, 40, 47], 3.3)],
  WD: [frame(0, 3), frame(5, 1.2), stroke('M19 33L25 27M41 57L35 63M35 27L41 33M25 63L19 57', INK.blue, 1.4)],
  YD: [character('gold', INK.gold, [11, 23, 38, 46], 4)],
};
