import { isRecord, ownValue } from '../core/own-values';
import type { Suit, SuitTile, Tile } from './tile';
import { isTile } from './tile-index';

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

/** The names of one language. */
interface Names {
  /** The numbers 1 to 9. */
  readonly numbers: readonly string[];
  /** The suits by their letters. */
  readonly suits: Readonly<Record<Suit, string>>;
  /** The tiles without a suit. */
  readonly tiles: Readonly<Record<Exclude<Tile, SuitTile>, string>>;
  /** The kinds of sets. */
  readonly sets: Readonly<Record<SetKind, string>>;
}

const ENGLISH: Names = {
  numbers: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  suits: { B: 'Bam', C: 'Crak', D: 'Dot' },
  tiles: {
    E: 'East Wind',
    S: 'South Wind',
    W: 'West Wind',
    N: 'North Wind',
    RD: 'Red Dragon',
    GD: 'Green Dragon',
    WD: 'White Dragon',
    YD: 'Gold Dragon',
    F: 'Flower',
    F1: 'Flower 1',
    F2: 'Flower 2',
    F3: 'Flower 3',
    F4: 'Flower 4',
    S1: 'Spring (season 1)',
    S2: 'Summer (season 2)',
    S3: 'Autumn (season 3)',
    S4: 'Winter (season 4)',
    J: 'Joker',
  },
  sets: {
    pair: 'Pair',
    pung: 'Pung',
    kong: 'Kong',
    run: 'Run',
    inHand: 'In hand',
    tile: 'Tile',
    dragon: 'Dragon',
  },
};

/** CS-24's spellings. It has none for numbered flowers, seasons, the gold dragon, the joker and the pair. */
const CHINESE: Names = {
  numbers: ['Ee', 'Er', 'San', 'Sih', 'Wuu', 'Liu', 'Chi', 'Ba', 'Joh'],
  suits: { B: 'Tiao', C: 'Wan', D: 'Tung' },
  tiles: {
    E: 'Dong',
    S: 'Nan',
    W: 'Xi',
    N: 'Bei',
    RD: 'Zhon',
    GD: 'Fa',
    WD: 'Bai Ban',
    YD: 'Jin',
    F: 'Hua',
    F1: 'Hua Ee',
    F2: 'Hua Er',
    F3: 'Hua San',
    F4: 'Hua Sih',
    S1: 'Chun Ji',
    S2: 'Xia Ji',
    S3: 'Qiu Ji',
    S4: 'Dong Ji',
    J: 'Bai Da',
  },
  sets: {
    pair: 'Dui',
    pung: 'Peng',
    kong: 'Gang',
    run: 'Chie',
    inHand: 'Menzen',
    tile: 'Pai',
    dragon: 'Leung',
  },
};

const PINYIN: Names = {
  numbers: ['yī', 'èr', 'sān', 'sì', 'wǔ', 'liù', 'qī', 'bā', 'jiǔ'],
  suits: { B: 'tiáo', C: 'wàn', D: 'tǒng' },
  tiles: {
    E: 'dōng',
    S: 'nán',
    W: 'xī',
    N: 'běi',
    RD: 'zhōng',
    GD: 'fā',
    WD: 'báibǎn',
    YD: 'jīn',
    F: 'huā',
    F1: 'huā yī',
    F2: 'huā èr',
    F3: 'huā sān',
    F4: 'huā sì',
    S1: 'chūnjì',
    S2: 'xiàjì',
    S3: 'qiūjì',
    S4: 'dōngjì',
    J: 'bǎidā',
  },
  sets: {
    pair: 'duì',
    pung: 'pèng',
    kong: 'gàng',
    run: 'chī',
    inHand: 'ménqián',
    tile: 'pái',
    dragon: 'lóng',
  },
};

const namesIn = (options: NameOptions | null | undefined): Names => {
  const language = isRecord(options) ? ownValue(options, 'language') : undefined;
  if (language === 'chinese') return CHINESE;
  return language === 'zh-pinyin' ? PINYIN : ENGLISH;
};

/**
 * The name of a tile (CS-24): `3 Bam`, `East Wind`, `Red Dragon`; in Chinese `San Tiao`, `Dong`, `Zhon`; in
 * Pinyin `sān tiáo`, `dōng`, `zhōng`.
 *
 * Where the source gives two spellings, the first one is taken. What it does not name has a common Chinese
 * word: flowers by their numbers, the seasons Chun Ji, Xia Ji, Qiu Ji and Dong Ji (winter, so, is not East),
 * the gold dragon Jin, a joker Bai Da. What is no tile has an empty name.
 */
export const tileName = (tile: Tile, options?: NameOptions): string => {
  if (!isTile(tile)) return '';
  const { numbers, suits, tiles } = namesIn(options);
  const plain: Readonly<Partial<Record<Tile, string>>> = tiles;
  return plain[tile] ?? `${numbers[Number(tile.charAt(0)) - 1]} ${suits[tile.charAt(1) as Suit]}`;
};

/**
 * The name of a kind of set, or of another word of the game (CS-24): in Chinese a kong is `Gang`, a pung
 * `Peng`, a run `Chie`, in hand `Menzen`, a tile `Pai`, a dragon `Leung`. The source has no word for a pair;
 * `Dui` is the common one. Anything else has an empty name.
 */
export const setName = (kind: SetKind, options?: NameOptions): string => {
  const { sets } = namesIn(options);
  return typeof kind === 'string' && Object.hasOwn(sets, kind) ? sets[kind] : '';
};
