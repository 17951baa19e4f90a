import type { BonusTile } from '../../tiles/tile';
import { area, disk, INK, placed, type Shape, stroke } from './shape';

const petals = (count: number, x: number, y: number, length: number, width: number, ink: string): Shape[] =>
  Array.from({ length: count }, (_, at) =>
    placed(
      { name: 'ellipse', attributes: { cx: 0, cy: -length * 0.62, rx: width, ry: length * 0.42, fill: ink } },
      x,
      y,
      (at * 360) / count,
    ),
  );

const stem = (from: readonly [number, number]): readonly Shape[] => [
  stroke(`M${from[0]} ${from[1]}Q${from[0] - 3} 58 29 71`, INK.green, 2.2),
  area('M29 68Q16 68 14 57Q26 57 29 68Z', INK.green),
  area('M29 66Q34 55 45 57Q43 67 29 66Z', INK.green),
];

const blossom = (count: number, ink: string, width: number): readonly Shape[] => [
  ...stem([31, 42]),
  ...petals(count, 31, 38, 17, width, ink),
  disk(31, 38, 4.4, INK.gold),
  disk(31, 38, 1.8, '#fffdf4'),
];

const leafPair = (x: number, y: number, turn: number): Shape =>
  placed(area('M0 0Q7 -6 17 -4Q10 4 0 0Z', INK.green), x, y, turn);

/** A flower whose number does not matter. */
export const FLOWER: readonly Shape[] = blossom(6, INK.red, 5);

const bamboo: readonly Shape[] = [
  stroke('M27 72L27 24', INK.green, 4.4),
  stroke('M38 72L38 34', INK.green, 3.6),
  stroke('M24 56H30M24 40H30M35 60H41M35 47H41', '#fffdf4', 1.5),
  leafPair(27, 32, -40),
  leafPair(28, 44, 12),
  leafPair(26, 50, 195),
  leafPair(39, 41, -25),
  leafPair(26, 35, 215),
];

const sun: readonly Shape[] = [
  ...Array.from({ length: 12 }, (_, at) => placed(stroke('M0 -15V-21', INK.red, 2.4), 30, 45, at * 30)),
  disk(30, 45, 12, INK.red),
  disk(30, 45, 9, '#fffdf4'),
  disk(30, 45, 6, INK.gold),
];

const sprig: readonly Shape[] = [
  stroke('M15 71Q26 58 28 42Q30 32 40 24M27 50Q36 48 41 41', INK.black, 2.4),
  ...(
    [
      [40, 25],
      [28, 38],
      [42, 42],
      [22, 58],
    ] as const
  ).flatMap(([x, y]) => [...petals(5, x, y, 8.4, 3, '#c2447c'), disk(x, y, 1.8, INK.gold)]),
];

const leaf: readonly Shape[] = [
  area(
    'M30 22L34 31L42 27L40 37L49 38L42 46L46 54L36 53L31 62L25 53L14 55L18 46L11 39L20 37L18 27L26 31Z',
    '#a8480c',
  ),
  stroke('M30 30L31 73M31 52L40 41M31 52L20 42', '#fffdf4', 1.4),
  stroke('M31 61L31 73', '#a8480c', 2.2),
];

const snow: readonly Shape[] = Array.from({ length: 6 }, (_, at) =>
  placed(
    stroke('M0 0V-21M0 -10L-5 -15M0 -10L5 -15M0 -16L-3 -19M0 -16L3 -19', INK.blue, 2.2),
    30,
    45,
    at * 60,
  ),
);

/** Plum, orchid, bamboo and chrysanthemum; spring, summer, autumn and winter. */
export const BONUS_SHAPES: Readonly<Record<BonusTile, readonly Shape[]>> = {
  F1: blossom(5, '#c2447c', 6.2),
  F2: blossom(3, '#6a3f94', 6.6),
  F3: bamboo,
  F4: [...blossom(14, INK.gold, 2.6).slice(0, -2), disk(31, 38, 4, INK.red)],
  S1: sprig,
  S2: sun,
  S3: leaf,
  S4: snow,
};

/** A jester’s cap. */
export const JOKER: readonly Shape[] = [
  area('M13 58Q10 38 12 30Q21 34 25 44Q24 30 30 20Q36 30 35 44Q39 34 48 30Q50 38 47 58Z', INK.blue),
  area('M25 44Q24 30 30 20Q36 30 35 44Q33 52 33 58H27Q27 52 25 44Z', INK.red),
  area('M12 58Q30 52 48 58L47 66Q30 60 13 66Z', INK.gold),
  disk(12, 28, 3, INK.gold),
  disk(30, 19, 3, INK.gold),
  disk(48, 28, 3, INK.gold),
];
