import type { Dragon, Wind } from 'mahjongg';
import { type Character, character } from './characters';
import { INK, type Shape, stroke } from './shape';

const WINDS: Readonly<Record<Wind, Character>> = { E: 'east', S: 'south', W: 'west', N: 'north' };

/** The wind's character. */
export const wind = (tile: Wind): readonly Shape[] => [
  character(WINDS[tile], INK.black, [11, 24, 38, 44], 3.8),
];

const frame = (inset: number, width: number): Shape => ({
  name: 'rect',
  attributes: {
    x: 14 + inset,
    y: 22 + inset,
    width: 32 - 2 * inset,
    height: 46 - 2 * inset,
    rx: 3,
    fill: 'none',
    stroke: INK.blue,
    'stroke-width': width,
  },
});

/** The dragons: the white one is a frame, called soap. */
export const DRAGON_SHAPES: Readonly<Record<Dragon, readonly Shape[]>> = {
  RD: [character('center', INK.red, [12, 23, 36, 46], 4.6)],
  GD: [character('fortune', INK.green, [10, 22, 40, 47], 3.3)],
  WD: [
    frame(0, 3),
    frame(5, 1.2),
    stroke('M19 33 L25 27 M41 57 L35 63 M35 27 L41 33 M25 63 L19 57', INK.blue, 1.4),
  ],
  YD: [character('gold', INK.gold, [11, 23, 38, 46], 4)],
};
