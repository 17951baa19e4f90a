import {
  type NameLanguage,
  parseTiles,
  type SetKind,
  setName,
  sortRack,
  TILES,
  type Tile,
  tileName,
} from 'mahjongg/card-free';
import { type Given, oneOfGiven } from './command';
import type { Io } from './io';
import { type Lines, paragraph, printed, WIDTH, wrapped } from './words';

/** The languages of tile names (CS-24). */
const LANGUAGES: readonly NameLanguage[] = ['english', 'chinese', 'zh-pinyin'];

/** The language that the command line asks for; undefined if it does not. */
export const namesGiven = (given: Given): NameLanguage | undefined => oneOfGiven(given, 'names', LANGUAGES);

/** Tiles whose English name has no other meaning in a sentence. */
const NAMED: readonly Tile[] = TILES.filter((tile) => tile !== 'F' && tile !== 'J');
const TILES_BY_NAME: ReadonlyMap<string, Tile> = new Map(NAMED.map((tile) => [tileName(tile), tile]));
const ANY_NAME = [...TILES_BY_NAME.keys()].join('|').replace(/[()]/g, '\\$&');
const NAME_PATTERN = new RegExp(`(?<!\\w)(?:${ANY_NAME})(?!\\w)`, 'g');

/** How lines name sets and whether they are in hand: on a sheet, in patterns (1 Pair 4 Pungs), and with tiles (Year game). */
const SETS: readonly (readonly [RegExp, SetKind])[] = [
  [/\bPair(?= of )|(?<=\b\d )Pairs?\b|^Pair(?= [\dA-Z]+,)/, 'pair'],
  [/\bPungs?(?= o[fr] )|(?<=\b\d )Pungs?\b|^Pung(?= [\dA-Z]+,)/, 'pung'],
  [/\b[Kk]ongs?(?= of )|(?<=\b\d )Kongs?\b|^Kong(?= [\dA-Z]+,)/, 'kong'],
  [/\bRun(?= from )|^Chow(?= [\dA-Z]+,)/, 'run'],
  [/(?<= of )dragons$/, 'dragon'],
  [/\bin hand$/, 'inHand'],
];

const cellIn = (cell: string, language: NameLanguage): string =>
  SETS.reduce(
    (given, [pattern, kind]) => given.replace(pattern, setName(kind, { language })),
    cell.replace(NAME_PATTERN, (name) => tileName(TILES_BY_NAME.get(name) as Tile, { language })),
  );

/** A line with names in a language; its columns begin where they did, as far as there is room. */
const lineIn = (line: string, language: NameLanguage): string => {
  let [renamed, end] = ['', 0];
  for (const { 0: cell, index } of line.matchAll(/\S+(?: \S+)*/g)) {
    const gap = Math.max(index - renamed.length, Math.min(2, index - end));
    renamed += ' '.repeat(gap) + cellIn(cell, language);
    end = index + cell.length;
  }
  return renamed;
};

/** A text with the English names of tiles, and of the sets of a sheet, replaced by those of a language. */
export const inLanguage = (text: string, language: NameLanguage): string => {
  const inEach = (line: string): string => lineIn(line, language);
  return language === 'english' ? text : text.split('\n').map(inEach).join('\n');
};

/** A word that may be tiles in notation: capitals and digits, as tiles are printed, without anything attached. */
const WORD = /(?<![\w’'.,/-])[0-9BCDEFGJNRSWY]{1,24}(?![\w’'/-])/g;
const SOAP = /^00+$/;

const tilesIn = (text: string): readonly Tile[] =>
  [...new Set(text.match(WORD) ?? [])].flatMap((word) => {
    const parsed = /\D/.test(word) || SOAP.test(word) ? parseTiles(word) : undefined;
    return parsed?.ok ? parsed.value : [];
  });

/** A legend with the names of the tiles that texts show in notation; nothing if there are none. */
export const legendOf = (texts: Iterable<string>, language: NameLanguage, width = WIDTH): Lines => {
  const tiles = sortRack([...new Set([...texts].flatMap(tilesIn))]);
  const names = tiles.map((tile) => `${tile} ${tileName(tile, { language })}`);
  return paragraph(names.length === 0 ? [] : wrapped(`Names: ${names.join(', ')}`, width));
};

/** An output with tile names in a language; `end` prints a legend of the tiles shown in notation. */
export const namingIo = (io: Io, language: NameLanguage) => {
  const seen = new Set<Tile>();
  const print = (text: string): Promise<boolean> => {
    for (const tile of tilesIn(text)) seen.add(tile);
    return io.print(inLanguage(text, language));
  };
  return { io: { ...io, print }, end: () => io.print(printed(legendOf(seen, language))) };
};
