import { expectSound } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { englishPart, type NamedPart, namedParts } from './english-names';
import type { Tile } from './tile';
import { expectTile } from './tile-index';

/** A language for names: English, Chinese as the score sheet spells it (CS-24), or Chinese in Pinyin with tone marks. */
export type NameLanguage = 'english' | 'chinese' | 'zh-pinyin';

/** Options for `tileName` and `setName`. */
export interface NameOptions {
  /** The language; English if left out or not known. */
  readonly language?: NameLanguage | undefined;
}

/** Kinds of sets and other words of the game that have a name: `run` is a chow, `inHand` a concealed set. */
export type SetKind = 'pair' | 'pung' | 'kong' | 'run' | 'inHand' | 'tile' | 'dragon';

const LANGUAGES: readonly unknown[] = ['english', 'chinese', 'zh-pinyin'] satisfies NameLanguage[];

/** The names in Chinese and in Pinyin. CS-24 has none for numbered flowers, seasons, the gold dragon, the joker and the pair. */
const NAMES: Readonly<Record<NamedPart | SetKind, readonly [chinese: string, pinyin: string]>> = {
  1: ['Ee', 'yī'],
  2: ['Er', 'èr'],
  3: ['San', 'sān'],
  4: ['Sih', 'sì'],
  5: ['Wuu', 'wǔ'],
  6: ['Liu', 'liù'],
  7: ['Chi', 'qī'],
  8: ['Ba', 'bā'],
  9: ['Joh', 'jiǔ'],
  B: ['Tiao', 'tiáo'],
  C: ['Wan', 'wàn'],
  D: ['Tung', 'tǒng'],
  E: ['Dong', 'dōng'],
  S: ['Nan', 'nán'],
  W: ['Xi', 'xī'],
  N: ['Bei', 'běi'],
  RD: ['Zhon', 'zhōng'],
  GD: ['Fa', 'fā'],
  WD: ['Bai Ban', 'báibǎn'],
  YD: ['Jin', 'jīn'],
  F: ['Hua', 'huā'],
  F1: ['Hua Ee', 'huā yī'],
  F2: ['Hua Er', 'huā èr'],
  F3: ['Hua San', 'huā sān'],
  F4: ['Hua Sih', 'huā sì'],
  S1: ['Chun Ji', 'chūnjì'],
  S2: ['Xia Ji', 'xiàjì'],
  S3: ['Qiu Ji', 'qiūjì'],
  S4: ['Dong Ji', 'dōngjì'],
  J: ['Bai Da', 'bǎidā'],
  pair: ['Dui', 'duì'],
  pung: ['Peng', 'pèng'],
  kong: ['Gang', 'gàng'],
  run: ['Chie', 'chī'],
  inHand: ['Menzen', 'ménqián'],
  tile: ['Pai', 'pái'],
  dragon: ['Leung', 'lóng'],
};

/** The English names of sets. */
const ENGLISH_SETS: Readonly<Record<SetKind, string>> = {
  pair: 'Pair',
  pung: 'Pung',
  kong: 'Kong',
  run: 'Run',
  inHand: 'In hand',
  tile: 'Tile',
  dragon: 'Dragon',
};

const SETS: readonly unknown[] = Object.keys(ENGLISH_SETS);

const nameIn = (
  named: NamedPart | SetKind,
  english: string,
  options: NameOptions | null | undefined,
): string => {
  const language = isRecord(options) ? ownValue(options, 'language') : undefined;
  return [english, ...NAMES[named]][LANGUAGES.indexOf(language)] ?? english;
};

/**
 * Names a tile in English, in Chinese as the score sheet spells it, or in Pinyin (CS-24).
 *
 * Where the score sheet gives two spellings, the first one is used. Tiles that it does not name get a common Chinese
 * word: flowers by their numbers, the seasons Chun Ji, Xia Ji, Qiu Ji and Dong Ji (so that winter is not East), the
 * gold dragon Jin, a joker Bai Da.
 *
 * @param tile - The tile.
 * @param options - The `language`; English if left out.
 * @returns The name. Throws a `MisuseError` for anything that is not a tile.
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
  return namedParts(tile)
    .map((part) => nameIn(part, englishPart(part), options))
    .join(' ');
};

/**
 * Names a kind of set, or another word of the game, in English or Chinese (CS-24).
 *
 * In Chinese a kong is `Gang`, a pung `Peng`, a run `Chie`, in hand `Menzen`, a tile `Pai`, a dragon `Leung`. The
 * source has no word for a pair; `Dui` is the common one.
 *
 * @param kind - The kind of set or other word.
 * @param options - The `language`; English if left out.
 * @returns The name. Throws a `MisuseError` for any other kind.
 * @example
 * ```ts
 * import { setName } from 'mahjongg';
 *
 * [setName('kong'), setName('kong', { language: 'chinese' })]; // => ['Kong', 'Gang']
 * ```
 */
export const setName = (kind: SetKind, options?: NameOptions): string => {
  expectSound(SETS.includes(kind), `\`setName\` needs one of ${SETS.join(', ')}`, kind);
  return nameIn(kind, ENGLISH_SETS[kind], options);
};
