import { type Shape, stroke } from './shape';

/*
 * The characters on the tiles, drawn here as the strokes of a brush in a field of 100 by 100, so that they
 * look the same where no Chinese font is installed.
 */
const STROKES = {
  one: 'M10 52Q50 46 90 50',
  two: 'M24 30Q50 26 76 29M8 74Q50 68 92 72',
  three: 'M20 20Q50 16 80 19M26 49Q50 46 74 48M8 82Q50 76 92 80',
  four: 'M14 22L18 82M14 22H86L82 80M20 76H80M40 24Q42 50 27 60M60 24V50Q60 58 72 57',
  five: 'M16 18H84M48 18L38 84M22 48H72L68 84M6 84H94',
  six: 'M48 6L54 20M8 36H92M36 50Q32 70 12 88M62 50Q74 66 88 86',
  seven: 'M8 48L90 36M44 10V70Q44 86 60 86H80Q90 86 90 70',
  eight: 'M38 18Q36 60 8 86M52 14H62Q66 66 94 86',
  nine: 'M10 38H64V70Q64 86 78 86Q92 86 92 68M40 8Q42 62 8 88',
  tenThousand:
    'M8 17H92M34 6V27M66 6V27M24 34H76V58H24ZM24 46H76M50 34V82M12 94V68H88V86Q88 95 74 92M32 83L66 78M60 72L70 84',
  east: 'M12 20H88M24 34H76V62H24ZM24 48H76M50 4V96M46 64Q34 80 8 90M54 64Q66 80 92 90',
  south: 'M12 20H88M50 4V36M16 94V38H84V84Q84 94 72 91M36 44L42 55M64 44L58 55M30 60H70M28 75H72M50 60V94',
  west: 'M8 16H92M16 38H84V90H16ZM40 16V42Q40 60 26 68M60 16V54Q60 64 74 63M16 82H84',
  north: 'M36 8V92M10 38H36M6 80L36 68M62 8V74Q62 88 76 88Q92 88 92 70M90 28L62 48',
  center: 'M14 28H86L82 62H18ZM50 4V98',
  fortune:
    'M14 12H42Q36 34 6 48M18 24L27 31M60 6Q68 32 96 46M86 8L70 20M94 24L77 31M34 44H66M16 56H42V68H18V80H44Q44 96 30 94M60 54H80V66H90M60 54Q60 66 51 70M54 76H84Q74 92 48 98M58 78Q70 92 94 98',
  gold: 'M50 4Q36 28 6 44M50 4Q64 28 94 44M30 44H70M18 62H82M50 44V92M30 70L37 82M70 70L63 82M8 93H92',
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
