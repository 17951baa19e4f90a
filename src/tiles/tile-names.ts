import { expectSound } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import type { Suit, SuitTile, Tile, TileNumber } from './tile';
import { expectTile } from './tile-index';

/**
 * The languages names are given in: English, Chinese as the score sheet spells it (CS-24), and Chinese in
 * Pinyin with tone marks.
 */
export type NameLanguage = 'english' | 'chinese' | 'zh-pinyin';

/** Choices for names. */
export interface NameOptions {
  /** The language; English if left out or not known. */
  readonly language?: NameLanguage | undefined;
}

/** Kinds of sets and other words of the game that have a name: `run` is a chow, `inHand` a concealed set. */
export type SetKind = 'pair' | 'pung' | 'kong' | 'run' | 'inHand' | 'tile' | 'dragon';

/** What has a name: a number, a suit, a tile without a suit, a word of the game. */
type Named = `${TileNumber}` | Suit | Exclude<Tile, SuitTile> | SetKind;

const LANGUAGES: readonly unknown[] = ['english', 'chinese', 'zh-pinyin'] satisfies NameLanguage[];

/** The names in each language. CS-24 has none for numbered flowers, seasons, the gold dragon, the joker and the pair. */
const NAMES: Readonly<Record<Named, readonly [english: string, chinese: string, pinyin: string]>> = {
  1: ['1', 'Ee', 'yī'],
  2: ['2', 'Er', 'èr'],
  3: ['3', 'San', 'sān'],
  4: ['4', 'Sih', 'sì'],
  5: ['5', 'Wuu', 'wǔ'],
  6: ['6', 'Liu', 'liù'],
  7: ['7', 'Chi', 'qī'],
  8: ['8', 'Ba', 'bā'],
  9: ['9', 'Joh', 'jiǔ'],
  B: ['Bam', 'Tiao', 'tiáo'],
  C: ['Crak', 'Wan', 'wàn'],
  D: ['Dot', 'Tung', 'tǒng'],
  E: ['East Wind', 'Dong', 'dōng'],
  S: ['South Wind', 'Nan', 'nán'],
  W: ['West Wind', 'Xi', 'xī'],
  N: ['North Wind', 'Bei', 'běi'],
  RD: ['Red Dragon', 'Zhon', 'zhōng'],
  GD: ['Green Dragon', 'Fa', 'fā'],
  WD: ['White Dragon', 'Bai Ban', 'báibǎn'],
  YD: ['Gold Dragon', 'Jin', 'jīn'],
  F: ['Flower', 'Hua', 'huā'],
  F1: ['Flower 1', 'Hua Ee', 'huā yī'],
  F2: ['Flower 2', 'Hua Er', 'huā èr'],
  F3: ['Flower 3', 'Hua San', 'huā sān'],
  F4: ['Flower 4', 'Hua Sih', 'huā sì'],
  S1: ['Spring (season 1)', 'Chun Ji', 'chūnjì'],
  S2: ['Summer (season 2)', 'Xia Ji', 'xiàjì'],
  S3: ['Autumn (season 3)', 'Qiu Ji', 'qiūjì'],
  S4: ['Winter (season 4)', 'Dong Ji', 'dōngjì'],
  J: ['Joker', 'Bai Da', 'bǎidā'],
  pair: ['Pair', 'Dui', 'duì'],
  pung: ['Pung', 'Peng', 'pèng'],
  kong: ['Kong', 'Gang', 'gàng'],
  run: ['Run', 'Chie', 'chī'],
  inHand: ['In hand', 'Menzen', 'ménqián'],
  tile: ['Tile', 'Pai', 'pái'],
  dragon: ['Dragon', 'Leung', 'lóng'],
};

const SETS: readonly unknown[] = ['pair', 'pung', 'kong', 'run', 'inHand', 'tile', 'dragon'];

const nameIn = (named: Named, options: NameOptions | null | undefined): string => {
  const language = isRecord(options) ? ownValue(options, 'language') : undefined;
  const column = LANGUAGES.indexOf(language);
  return NAMES[named][column] ?? NAMES[named][0];
};

/**
 * Names a tile in English, in Chinese as the score sheet spells it, or in Pinyin (CS-24).
 *
 * Where the source gives two spellings, the first one is taken. What it does not name has a common Chinese word:
 * flowers by their numbers, the seasons Chun Ji, Xia Ji, Qiu Ji and Dong Ji (so that winter is not East), the gold
 * dragon Jin, a joker Bai Da.
 *
 * @param tile - The tile.
 * @param options - The `language`; English if left out.
 * @returns The name. What is no tile ends with a `MisuseError`.
 * @example
 * ```ts
 * import { tileName } from 'mahjongg';
 *
 * [tileName('3B'), tileName('3B', { language: 'chinese' }), tileName('3B', { language: 'zh-pinyin' })];
 * // => ['3 Bam', 'San Tiao', 'sān tiáo']
 * ```
 */
export const tileName = (tile: Tile, options?: NameOptions): string => {
  expectTile(tile, '`tileName`');
  const parts = (/^[1-9]/.test(tile) ? [...tile] : [tile]) as Named[];
  return parts.map((part) => nameIn(part, options)).join(' ');
};

/**
 * Names a kind of set, or another word of the game, in English or Chinese (CS-24).
 *
 * In Chinese a kong is `Gang`, a pung `Peng`, a run `Chie`, in hand `Menzen`, a tile `Pai`, a dragon `Leung`. The
 * source has no word for a pair; `Dui` is the common one.
 *
 * @param kind - What is named.
 * @param options - The `language`; English if left out.
 * @returns The name. Anything else ends with a `MisuseError`.
 * @example
 * ```ts
 * import { setName } from 'mahjongg';
 *
 * [setName('kong'), setName('kong', { language: 'chinese' })]; // => ['Kong', 'Gang']
 * ```
 */
export const setName = (kind: SetKind, options?: NameOptions): string => {
  expectSound(SETS.includes(kind), `\`setName\` needs one of ${SETS.join(', ')}`, kind);
  return nameIn(kind, options);
};
