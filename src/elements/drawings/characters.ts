import { type Shape, stroke } from './shape';

/*
 * The characters on the tiles, drawn as brush strokes in a field of 50 by 50, so that they look the same where no
 * Chinese font is installed.
 */
const FIELD = 50;

const STROKES = {
  one: 'M5 26Q25 23 45 25',
  two: 'M12 15Q25 13 38 15M4 37Q25 34 46 36',
  three: 'M10 10Q25 8 40 10M13 25Q25 23 37 24M4 41Q25 38 46 40',
  four: 'M7 11L9 41M7 11H43L41 40M10 38H40M20 12Q21 25 14 30M30 12V25Q30 29 36 29',
  five: 'M8 9H42M24 9L19 42M11 24H36L34 42M3 42H47',
  six: 'M24 3L27 10M4 18H46M18 25Q16 35 6 44M31 25Q37 33 44 43',
  seven: 'M4 24L45 18M22 5V35Q22 43 30 43H40Q45 43 45 35',
  eight: 'M19 9Q18 30 4 43M26 7H31Q33 33 47 43',
  nine: 'M5 19H32V35Q32 43 39 43Q46 43 46 34M20 4Q21 31 4 44',
  tenThousand:
    'M4 9H46M17 3V14M33 3V14M12 17H38V29H12ZM12 23H38M25 17V41M6 47V34H44V43Q44 48 37 46M16 42L33 39M30 36L35 42',
  east: 'M6 10H44M12 17H38V31H12ZM12 24H38M25 2V48M23 32Q17 40 4 45M27 32Q33 40 46 45',
  south: 'M6 10H44M25 2V18M8 47V19H42V42Q42 47 36 46M18 22L21 28M32 22L29 28M15 30H35M14 38H36M25 30V47',
  west: 'M4 8H46M8 19H42V45H8ZM20 8V21Q20 30 13 34M30 8V27Q30 32 37 32M8 41H42',
  north: 'M18 4V46M5 19H18M3 40L18 34M31 4V37Q31 44 38 44Q46 44 46 35M45 14L31 24',
  center: 'M7 14H43L41 31H9ZM25 2V49',
  fortune:
    'M7 6H21Q18 17 3 24M9 12L14 16M30 3Q34 16 48 23M43 4L35 10M47 12L39 16M17 22H33M8 28H21V34H9V40H22Q22 48 15 47M30 27H40V33H45M30 27Q30 33 26 35M27 38H42Q37 46 24 49M29 39Q35 46 47 49',
  gold: 'M25 2Q18 14 3 22M25 2Q32 14 47 22M15 22H35M9 31H41M25 22V46M15 35L19 41M35 35L32 41M4 47H46',
} as const;

/** A character, named by its meaning. */
export type Character = keyof typeof STROKES;

/** The numbers from one to nine. */
export const NUMERALS: readonly Character[] = /* @__PURE__ */ (() =>
  (Object.keys(STROKES) as Character[]).slice(0, 9))();

/** A character in one ink, in a field at this point and of this width and height. */
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
      transform: `translate(${x} ${y}) scale(${width / FIELD} ${height / FIELD})`,
      'stroke-width': (thickness * FIELD) / Math.max(width, height),
    },
  };
};
