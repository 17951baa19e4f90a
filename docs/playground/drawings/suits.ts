import { character, NUMERALS } from './characters';
import { area, disk, INK, ring, type Shape, stroke } from './shape';

type Spot = readonly [x: number, y: number, ink: string, turn?: number];

const { red, green, blue } = INK;

/** Where the dots of each number lie, and in which ink. */
const DOTS: readonly (readonly Spot[])[] = [
  [],
  [
    [30, 27, green],
    [30, 59, blue],
  ],
  [
    [18, 28, blue],
    [30, 44, red],
    [42, 60, green],
  ],
  [
    [20, 31, blue],
    [41, 31, green],
    [20, 59, green],
    [41, 59, blue],
  ],
  [
    [18, 28, blue],
    [42, 28, green],
    [30, 44, red],
    [18, 60, green],
    [42, 60, blue],
  ],
  [
    [21, 26, green],
    [40, 26, green],
    [21, 45, red],
    [40, 45, red],
    [21, 62, red],
    [40, 62, red],
  ],
  [
    [17, 24, green],
    [30, 29, green],
    [43, 34, green],
    [21, 49, red],
    [40, 49, red],
    [21, 64, red],
    [40, 64, red],
  ],
  [
    [21, 22, blue],
    [40, 22, blue],
    [21, 36, blue],
    [40, 36, blue],
    [21, 50, blue],
    [40, 50, blue],
    [21, 64, blue],
    [40, 64, blue],
  ],
  [
    [15, 25, green],
    [30, 25, green],
    [45, 25, green],
    [15, 44, red],
    [30, 44, red],
    [45, 44, red],
    [15, 63, blue],
    [30, 63, blue],
    [45, 63, blue],
  ],
];

const DOT_SIZES = [0, 11, 8.5, 9, 8.5, 7.6, 6.3, 6.3, 6.8];

const dot = (x: number, y: number, r: number, ink: string): readonly Shape[] => [
  disk(x, y, r, ink),
  ring(x, y, r * 0.68, '#fffdf4', r * 0.16),
  disk(x, y, r * 0.3, '#fffdf4'),
];

/** The one of dots: a wheel with petals. */
const ONE_DOT: readonly Shape[] = [
  disk(30, 44, 20, green),
  ring(30, 44, 16.6, '#fffdf4', 1.4),
  disk(30, 44, 13.6, '#fffdf4'),
  ...Array.from({ length: 8 }, (_, at): Shape => {
    const turn = (at * Math.PI) / 4;
    return disk(
      Math.round((30 + 8.4 * Math.cos(turn)) * 100) / 100,
      Math.round((44 + 8.4 * Math.sin(turn)) * 100) / 100,
      3.3,
      at % 2 === 0 ? red : blue,
    );
  }),
  disk(30, 44, 4.2, red),
  disk(30, 44, 1.6, '#fffdf4'),
];

/** The dots of a number. */
export const dots = (number: number): readonly Shape[] =>
  number === 1
    ? ONE_DOT
    : (DOTS[number - 1] ?? []).flatMap(([x, y, ink]) => dot(x, y, DOT_SIZES[number - 1] ?? 7, ink));

/** The centers of the sticks of each number, their inks, and how far they lean. */
const STICKS: readonly (readonly Spot[])[] = [
  [],
  [
    [30, 29, green],
    [30, 57, green],
  ],
  [
    [30, 29, green],
    [20, 57, green],
    [40, 57, green],
  ],
  [
    [20, 29, green],
    [40, 29, blue],
    [20, 57, blue],
    [40, 57, green],
  ],
  [
    [17, 29, green],
    [43, 29, blue],
    [30, 43, red],
    [17, 57, blue],
    [43, 57, green],
  ],
  [
    [17, 29, green],
    [30, 29, green],
    [43, 29, green],
    [17, 57, blue],
    [30, 57, blue],
    [43, 57, blue],
  ],
  [
    [30, 24, red],
    [17, 44, green],
    [30, 44, blue],
    [43, 44, green],
    [17, 63, green],
    [30, 63, blue],
    [43, 63, green],
  ],
  [
    [14, 30, green],
    [24.5, 30, green, 32],
    [35.5, 30, green, -32],
    [46, 30, green],
    [14, 57, blue],
    [24.5, 57, blue, -32],
    [35.5, 57, blue, 32],
    [46, 57, blue],
  ],
  [
    [17, 25, red],
    [30, 25, blue],
    [43, 25, green],
    [17, 44, red],
    [30, 44, blue],
    [43, 44, green],
    [17, 63, red],
    [30, 63, blue],
    [43, 63, green],
  ],
];

const stick = (x: number, y: number, half: number, ink: string, turn: number): readonly Shape[] => {
  const body = (name: Shape['name'], attributes: Shape['attributes']): Shape => ({
    name,
    attributes: { ...attributes, ...(turn !== 0 && { transform: `rotate(${turn} ${x} ${y})` }) },
  });
  return [
    body('rect', { x: x - 2.1, y: y - half, width: 4.2, height: 2 * half, rx: 1.6, fill: ink }),
    ...[-half, 0, half].map((up) =>
      body('rect', { x: x - 3.3, y: y + up * 0.86 - 1.5, width: 6.6, height: 3, rx: 1.5, fill: ink }),
    ),
    body('rect', { x: x - 0.5, y: y - half * 0.62, width: 1, height: half * 0.34, rx: 0.5, fill: '#fffdf4' }),
    body('rect', { x: x - 0.5, y: y + half * 0.28, width: 1, height: half * 0.34, rx: 0.5, fill: '#fffdf4' }),
  ];
};

/** The one of bams: a bird on a branch. */
const BIRD: readonly Shape[] = [
  area('M34 44 Q44 52 45 72 Q39 68 35 60 Q35 70 31 74 Q28 66 29 56 Z', blue),
  stroke('M36 52 Q41 60 42.5 67 M32.5 56 Q33 64 31.4 69', '#fffdf4', 1),
  area('M18 32 Q19 25 26 24 Q34 24 36 32 Q40 42 35 52 Q30 60 23 56 Q15 50 17 40 Z', green),
  area('M24 40 Q34 38 36 48 Q32 56 25 53 Q30 48 24 40 Z', red),
  stroke('M26 42 Q31 43 32 48 M25 46 Q29 47 29.5 50', '#fffdf4', 1),
  area('M18.4 30.5 L10 33.5 L18 36 Z', INK.gold),
  disk(23, 31, 2.7, '#fffdf4'),
  disk(22.6, 31, 1.3, INK.black),
  stroke('M26 24 Q27 18 31 17 M29 25 Q32 20 36 21', red, 1.8),
  stroke('M23 57 V64 M27 58 V64 M19 65 H33', INK.gold, 1.8),
];

/** The sticks of a number. */
export const bams = (number: number): readonly Shape[] => {
  if (number === 1) return BIRD;
  const half = number === 7 || number === 9 ? 8 : 11.5;
  return (STICKS[number - 1] ?? []).flatMap(([x, y, ink, turn = 0]) => stick(x, y, half, ink, turn));
};

/** The numeral, and below it the character for ten thousand. */
export const craks = (number: number): readonly Shape[] => [
  character(NUMERALS[number - 1] ?? 'one', INK.black, [18, 18, 24, 23], 3.3),
  character('tenThousand', red, [15, 45, 30, 26], 2.9),
];
