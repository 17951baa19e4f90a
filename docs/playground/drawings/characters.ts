import { type Shape, stroke } from './shape';

/*
 * The characters on the tiles, drawn here as the strokes of a brush in a field of 100 by 100, so that they
 * look the same where no Chinese font is installed.
 */
const STROKES = {
  one: 'M10 52 Q50 46 90 50',
  two: 'M24 30 Q50 26 76 29 M8 74 Q50 68 92 72',
  three: 'M20 20 Q50 16 80 19 M26 49 Q50 46 74 48 M8 82 Q50 76 92 80',
  four: 'M14 22 L18 82 M14 22 H86 L82 80 M20 76 H80 M40 24 Q42 50 27 60 M60 24 V50 Q60 58 72 57',
  five: 'M16 18 H84 M48 18 L38 84 M22 48 H72 L68 84 M6 84 H94',
  six: 'M48 6 L54 20 M8 36 H92 M36 50 Q32 70 12 88 M62 50 Q74 66 88 86',
  seven: 'M8 48 L90 36 M44 10 V70 Q44 86 60 86 H80 Q90 86 90 70',
  eight: 'M38 18 Q36 60 8 86 M52 14 H62 Q66 66 94 86',
  nine: 'M10 38 H64 V70 Q64 86 78 86 Q92 86 92 68 M40 8 Q42 62 8 88',
  tenThousand:
    'M8 17 H92 M34 6 V27 M66 6 V27 M24 34 H76 V58 H24 Z M24 46 H76 M50 34 V82 M12 94 V68 H88 V86 Q88 95 74 92 M32 83 L66 78 M60 72 L70 84',
  east: 'M12 20 H88 M24 34 H76 V62 H24 Z M24 48 H76 M50 4 V96 M46 64 Q34 80 8 90 M54 64 Q66 80 92 90',
  south:
    'M12 20 H88 M50 4 V36 M16 94 V38 H84 V84 Q84 94 72 91 M36 44 L42 55 M64 44 L58 55 M30 60 H70 M28 75 H72 M50 60 V94',
  west: 'M8 16 H92 M16 38 H84 V90 H16 Z M40 16 V42 Q40 60 26 68 M60 16 V54 Q60 64 74 63 M16 82 H84',
  north: 'M36 8 V92 M10 38 H36 M6 80 L36 68 M62 8 V74 Q62 88 76 88 Q92 88 92 70 M90 28 L62 48',
  center: 'M14 28 H86 L82 62 H18 Z M50 4 V98',
  fortune:
    'M14 12 H42 Q36 34 6 48 M18 24 L27 31 M60 6 Q68 32 96 46 M86 8 L70 20 M94 24 L77 31 M34 44 H66 M16 56 H42 V68 H18 V80 H44 Q44 96 30 94 M60 54 H80 V66 H90 M60 54 Q60 66 51 70 M54 76 H84 Q74 92 48 98 M58 78 Q70 92 94 98',
  gold: 'M50 4 Q36 28 6 44 M50 4 Q64 28 94 44 M30 44 H70 M18 62 H82 M50 44 V92 M30 70 L37 82 M70 70 L63 82 M8 93 H92',
} as const;

/** A character by the word for what it means. */
export type Character = keyof typeof STROKES;

/** The numbers from one to nine. */
export const NUMERALS: readonly Character[] = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

/** A character in one ink, its field laid at a point with this width and height. */
export const character = (
  name: Character,
  ink: string,
  [x, y, width, height]: readonly [number, number, number, number],
  thickness = 3.4,
): Shape => {
  const { attributes } = stroke(STROKES[name], ink, thickness);
  return {
    name: 'path',
    attributes: {
      ...attributes,
      'vector-effect': 'none',
      transform: `translate(${x} ${y}) scale(${width / 100} ${height / 100})`,
      'stroke-width': (thickness * 100) / Math.max(width, height),
    },
  };
};
