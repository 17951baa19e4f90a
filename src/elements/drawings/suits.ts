import { character, NUMERALS } from './characters';
import { area, disk, INK, rect, ring, type Shape, stroke } from './shape';

const { red, green, blue } = INK;

const INKS: Readonly<Record<string, string>> = { r: red, g: green, b: blue };

/** The places in a text, each with its ink and the angle in degrees: `14 30 g 32`. */
const spots = (text = ''): readonly (readonly [x: number, y: number, ink: string, turn: number])[] =>
  text.split(', ').map((spot) => {
    const [x, y, ink = '', turn = 0] = spot.split(' ');
    return [Number(x), Number(y), INKS[ink] ?? '', Number(turn)];
  });

/** The centers of the dots of each number, and their inks. */
const DOTS: readonly string[] = [
  '',
  '30 27 g, 30 59 b',
  '18 28 b, 30 44 r, 42 60 g',
  '20 31 b, 41 31 g, 20 59 g, 41 59 b',
  '18 28 b, 42 28 g, 30 44 r, 18 60 g, 42 60 b',
  '21 26 g, 40 26 g, 21 45 r, 40 45 r, 21 62 r, 40 62 r',
  '17 24 g, 30 29 g, 43 34 g, 21 49 r, 40 49 r, 21 64 r, 40 64 r',
  '21 22 b, 40 22 b, 21 36 b, 40 36 b, 21 50 b, 40 50 b, 21 64 b, 40 64 b',
  '15 25 g, 30 25 g, 45 25 g, 15 44 r, 30 44 r, 45 44 r, 15 63 b, 30 63 b, 45 63 b',
];

const DOT_SIZES = [0, 11, 8.5, 9, 8.5, 7.6, 6.3, 6.3, 6.8];

const dot = (x: number, y: number, r: number, ink: string): readonly Shape[] => [
  disk(x, y, r, ink),
  ring(x, y, r * 0.68, '#fffdf4', r * 0.16),
  disk(x, y, r * 0.3, '#fffdf4'),
];

const PETALS =
  '38.4 44 r, 35.94 49.94 b, 30 52.4 r, 24.06 49.94 b, 21.6 44 r, 24.06 38.06 b, 30 35.6 r, 35.94 38.06 b';

/** The 1 Dot: a wheel with petals. */
const ONE_DOT: readonly Shape[] = [
  disk(30, 44, 20, green),
  ring(30, 44, 16.6, '#fffdf4', 1.4),
  disk(30, 44, 13.6, '#fffdf4'),
  ...spots(PETALS).map(([x, y, ink]) => disk(x, y, 3.3, ink)),
  disk(30, 44, 4.2, red),
  disk(30, 44, 1.6, '#fffdf4'),
];

export const dots = (number: number): readonly Shape[] =>
  number === 1
    ? ONE_DOT
    : spots(DOTS[number - 1]).flatMap(([x, y, ink]) => dot(x, y, DOT_SIZES[number - 1] ?? 7, ink));

/** The centers of the sticks of each number, their inks and angles. */
const STICKS: readonly string[] = [
  '',
  '30 29 g, 30 57 g',
  '30 29 g, 20 57 g, 40 57 g',
  '20 29 g, 40 29 b, 20 57 b, 40 57 g',
  '17 29 g, 43 29 b, 30 43 r, 17 57 b, 43 57 g',
  '17 29 g, 30 29 g, 43 29 g, 17 57 b, 30 57 b, 43 57 b',
  '30 24 r, 17 44 g, 30 44 b, 43 44 g, 17 63 g, 30 63 b, 43 63 g',
  '14 30 g, 24.5 30 g 32, 35.5 30 g -32, 46 30 g, 14 57 b, 24.5 57 b -32, 35.5 57 b 32, 46 57 b',
  '17 25 r, 30 25 b, 43 25 g, 17 44 r, 30 44 b, 43 44 g, 17 63 r, 30 63 b, 43 63 g',
];

const stick = (x: number, y: number, half: number, ink: string, turn: number): readonly Shape[] => {
  const body = (dx: number, dy: number, height: number, rx: number, fill: string): Shape =>
    rect(x - dx, y + dy, 2 * dx, height, rx, {
      fill,
      ...(turn !== 0 && { transform: `rotate(${turn} ${x} ${y})` }),
    });
  return [
    body(2.1, -half, 2 * half, 1.6, ink),
    ...[-half, 0, half].map((up) => body(3.3, up * 0.86 - 1.5, 3, 1.5, ink)),
    ...[-0.62, 0.28].map((up) => body(0.5, half * up, half * 0.34, 0.5, '#fffdf4')),
  ];
};

/** The 1 Bam: a bird on a branch. */
const BIRD: readonly Shape[] = [
  area('M34 44Q44 52 45 72Q39 68 35 60Q35 70 31 74Q28 66 29 56Z', blue),
  stroke('M36 52Q41 60 42 67M33 56Q33 64 31 69', '#fffdf4', 1),
  area('M18 32Q19 25 26 24Q34 24 36 32Q40 42 35 52Q30 60 23 56Q15 50 17 40Z', green),
  area('M24 40Q34 38 36 48Q32 56 25 53Q30 48 24 40Z', red),
  stroke('M26 42Q31 43 32 48M25 46Q29 47 29 50', '#fffdf4', 1),
  area('M18 31L10 34L18 36Z', INK.gold),
  disk(23, 31, 3, '#fffdf4'),
  disk(23, 31, 1.5, INK.black),
  stroke('M26 24Q27 18 31 17M29 25Q32 20 36 21', red, 2),
  stroke('M23 57V64M27 58V64M19 65H33', INK.gold, 2),
];

export const bams = (number: number): readonly Shape[] => {
  if (number === 1) return BIRD;
  const half = number === 7 || number === 9 ? 8 : 11.5;
  return spots(STICKS[number - 1]).flatMap(([x, y, ink, turn]) => stick(x, y, half, ink, turn));
};

/** The numeral, and below it the character for ten thousand. */
export const craks = (number: number): readonly Shape[] => [
  character(NUMERALS[number - 1] ?? 'one', INK.black, [18, 18, 24, 23], 3.3),
  character('tenThousand', red, [15, 45, 30, 26], 2.9),
];
