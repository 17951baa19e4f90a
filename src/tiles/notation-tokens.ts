import type { Tile } from './tile';

/**
 * What would have been right where a text is not notation:
 * - `suitLetter`: B, C or D right after the digits;
 * - `suitNumber`: digits from 1 to 9 right before a suit letter;
 * - `bonusNumber`: one digit from 1 to 4 after F or S;
 * - `soapGroup`: zeros with nothing else in their group;
 * - `beforeD`: a number or the letter of a dragon right before a D;
 * - `tile`: any tile.
 */
export type Expected = 'suitLetter' | 'suitNumber' | 'bonusNumber' | 'soapGroup' | 'beforeD' | 'tile';

/** A stretch of text that stands for tiles. */
export interface TileToken {
  /** The tiles, in the order written. */
  readonly tiles: readonly Tile[];
}

/** A stretch of text that stands for no tile. */
export interface FaultToken {
  /** What would have been right there. */
  readonly expected: Expected;
  /** Index of its first character in the whole text, counted from 0 in UTF-16 units. */
  readonly offset: number;
  /** The characters that are wrong, at least one. */
  readonly found: string;
}

/** One step through a text: some tiles, or something that is wrong. */
export type Token = TileToken | FaultToken;

/** Reads the tiles out of what a pattern matched, given in capitals. */
type ReadTiles = (digitsOrTile: string, suit: string) => readonly Tile[];

const suited: ReadTiles = (digits, suit) => Array.from(digits, (digit) => `${digit}${suit}` as Tile);
const asWritten: ReadTiles = (tile) => [tile as Tile];
const dragon: ReadTiles = (letter) => [`${letter}D` as Tile];

/**
 * The notation, one line for each form, tried in this order at every position of a group; the last
 * one takes whatever no other knows. A form that is wrong has two parts in its pattern: what stands
 * before the fault, and the fault. No pattern can match in two ways, so reading takes linear time.
 */
const FORMS: readonly (readonly [pattern: RegExp, meaning: ReadTiles | Expected])[] = [
  [/([1-9]+)([BCD])/iy, suited],
  [/([FS][1-4])(?![0-9BCD])/iy, asWritten],
  [/([RGWY]D)/iy, asWritten],
  [/([FS])([1-9][0-9]*)(?![0-9BCD])/iy, 'bonusNumber'],
  [/([NEWSFJ])/iy, asWritten],
  [/([RGY])/iy, dragon],
  [/([1-9]*)(0+)(?:[1-9][0-9]*)?[BCD]/iy, 'suitNumber'],
  [/()(0+)(?![0-9])/y, 'soapGroup'],
  [/([0-9]+)([^0-9BCDEFGJNRSWY]+)/iy, 'suitLetter'],
  [/()([0-9]+)/y, 'suitLetter'],
  [/()([BC])/iy, 'suitNumber'],
  [/()(D)/iy, 'beforeD'],
  [/()([^0-9BCDEFGJNRSWY]+)/iy, 'tile'],
];

const tokenOf = (meaning: ReadTiles | Expected, first: string, second: string, offset: number): Token =>
  typeof meaning === 'string'
    ? { expected: meaning, offset: offset + first.length, found: second }
    : { tiles: meaning(first.toUpperCase(), second.toUpperCase()) };

/** The form that fits at a position of a group: its meaning and what it matched. */
const formAt = (group: string, at: number): readonly [ReadTiles | Expected, RegExpExecArray] | undefined => {
  for (const [pattern, meaning] of FORMS) {
    pattern.lastIndex = at;
    const match = pattern.exec(group);
    if (match) return [meaning, match];
  }
  return undefined;
};

/** The same for a group that is neither a word nor soap. */
function* formTokens(group: string, offset: number): Generator<Token> {
  let at = 0;
  for (let form = formAt(group, at); form; form = formAt(group, at)) {
    const [meaning, match] = form;
    yield tokenOf(meaning, match[1] ?? '', match[2] ?? '', offset + at);
    at += match[0].length;
  }
}

/** Whether a group is a word, with a letter that no tile has: others may be those of tiles, but it is wrong as a whole. */
const isWord = (group: string): boolean =>
  /^[a-z]+$/i.test(group) && (/[ahiklmopqtuvxz]/i.test(group) || /^red$/i.test(group));

/** The tokens of one group: characters without white space between them, the first at `offset`. */
function* groupTokens(group: string, offset: number): Generator<Token> {
  if (/^0+$/.test(group)) {
    yield { tiles: Array.from(group, (): Tile => 'WD') };
    return;
  }
  if (isWord(group)) yield { expected: 'tile', offset, found: group };
  else yield* formTokens(group, offset);
}

/** The tokens of the part of a text from `start` up to, not including, `end`; white space gives none. */
export function* tokensOf(text: string, start: number, end: number): Generator<Token> {
  for (const group of text.slice(start, end).matchAll(/\S+/g)) {
    yield* groupTokens(group[0], start + group.index);
  }
}
