import {
  type Hand,
  type Meld,
  type NameLanguage,
  type Seat,
  type SetKind,
  setName,
  sortRack,
  type Tile,
  tileFace,
  tileName,
  type WinKind,
} from 'mahjongg';
import type { Written } from '../hand-text';
import type { Style } from '../io';
import { field } from '../result';
import type { FinishedGame } from '../score-row';
import { seatName } from '../seats';
import { wonLine } from '../sheets';
import { tilesText } from '../tiles';

/** How a person wants to see a game. */
export interface Look {
  /** The language of the names of tiles (CS-24). */
  readonly names: NameLanguage;
  /** Whether only characters of ASCII are printed. */
  readonly ascii: boolean;
  /** How parts of a text stand out. */
  readonly style: Style;
}

/** A tile in words: `3 Bam`; in another language with what stands on the rack behind it, `San Tiao (3B)`. */
export const tileWord = ({ names }: Look, tile: Tile): string => {
  const name = tileName(tile, { language: names });
  return names === 'english' ? name : `${name} (${tile})`;
};

/** Tiles in words, one after the other. */
export const tileWords = (look: Look, tiles: readonly Tile[]): string =>
  tiles.length === 0 ? 'nothing' : tiles.map((tile) => tileWord(look, tile)).join(', ');

/** What stands for characters that ASCII does not have. */
const INSTEAD: Readonly<Record<string, string>> = { '“': '"', '”': '"', '’': "'", '–': '-', '…': '...' };

/** A text in characters of ASCII: quotation marks straightened, marks above letters left out, the rest as `?`. */
export const asciiText = (text: string): string =>
  text
    .replace(/[“”’–…]/g, (mark) => INSTEAD[mark] ?? '?')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, '?');

/** An exposure as it lies on the table: `[33BJ]`. */
export const meldText = (tiles: readonly Tile[]): string => `[${tilesText(sortRack(tiles))}]`;

/** Exposures beside each other. */
export const meldsText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => meldText(tiles)).join(' ');

const SIZES: readonly string[] = ['', '', 'Pair', 'Pung', 'Kong', 'Quint', 'Sextet'];

/** The sets that have a name in every language (CS-24), by how many are alike. */
const NAMED: readonly (SetKind | undefined)[] = [undefined, undefined, 'pair', 'pung', 'kong'];

/** What a set of so many alike is called. */
export const sizeName = (size: number, { names }: Pick<Look, 'names'>): string => {
  const kind = names === 'english' ? undefined : NAMED[size];
  return kind === undefined ? (SIZES[size] ?? `set of ${size}`) : setName(kind, { language: names });
};

/** How wide a place of the rack is. */
const PLACE = 4;
/** The most places of one row. */
const ROW = 19;

const RED_DRAGON_COLUMNS = 2;

/** The face of a tile in its place; terminals give the red dragon two columns. */
const facePlace = (tile: Tile): string => {
  const face = tileFace(tile);
  const width = tile === 'RD' ? RED_DRAGON_COLUMNS : tile === 'YD' ? 2 : 1;
  return `${' '.repeat(PLACE - 1 - width)}${face} `;
};

const place = (text: string): string => `${text.padStart(PLACE - 1)} `;

const row = (places: readonly string[]): string => `  ${places.join('')}`.trimEnd();

const rackRow = (tiles: readonly Tile[], first: number, { ascii, style }: Look): readonly string[] => [
  ...(ascii ? [] : [row(tiles.map(facePlace))]),
  style.bold(row(tiles.map(place))),
  style.dim(row(tiles.map((_, at) => place(String(first + at))))),
];

/** The rack: the faces of the tiles, unless only ASCII is wanted, what they are called, and the number of each place. */
export const rackLines = (rack: readonly Tile[], look: Look): readonly string[] => {
  const lines: string[] = [];
  for (let first = 0; first < rack.length; first += ROW)
    lines.push(...rackRow(rack.slice(first, first + ROW), first + 1, look));
  return lines;
};

/** How long a line of the table is. */
export const TABLE_WIDTH = 72;

/** How many tiles the wall has, as a sentence begins with it. */
export const leftInWall = (count: number): string =>
  `${count} ${count === 1 ? 'tile' : 'tiles'} left in the wall`;

/** The discards, those alike together, over as many lines as they need. */
export const discardLines = (tiles: readonly Tile[], game?: string): readonly string[] => {
  if (tiles.length === 0) return [];
  const kinds = [...new Set(sortRack(tiles, game))];
  const words = kinds.map((kind) => tilesText(tiles.filter((tile) => tile === kind)));
  const lines: string[] = [];
  let line = `Discards (${tiles.length}):`;
  for (const word of words) {
    if (line.length + 1 + word.length > TABLE_WIDTH) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
};

/** How a game speaks of the people at the table to one of them. */
export interface Narrator {
  /** The one spoken to. */
  readonly me: Seat;
  /** Somebody at the beginning of a sentence: `You`, `South`. */
  readonly who: (seat: Seat) => string;
  /** Somebody within a sentence: `you`, `South`. */
  readonly whom: (seat: Seat) => string;
  /** Whose something is, at the beginning of a sentence: `Your`, `South’s`. */
  readonly whose: (seat: Seat) => string;
  /** What somebody does, as a sentence begins with it: `You discard`, `South discards`. */
  readonly does: (seat: Seat, verb: string) => string;
}

/** Speaks to the player at this seat. */
export const narratorFor = (me: Seat): Narrator => {
  const who = (seat: Seat): string => (seat === me ? 'You' : seatName(seat));
  return {
    me,
    who,
    whom: (seat) => (seat === me ? 'you' : seatName(seat)),
    whose: (seat) => (seat === me ? 'Your' : `${seatName(seat)}’s`),
    does: (seat, verb) => `${who(seat)} ${seat === me ? verb : inThird(verb)}`,
  };
};

/** The third person of a verb: `discards`, `passes`. */
const inThird = (verb: string): string => (/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** The phases in which the question itself shows the rack. */
export const ASK_FOR_TILES: readonly string[] = ['turn', 'charleston', 'courtesyPass'];

/** What the events that every game has are told as. */
export const drew = (
  { own }: { readonly own?: { readonly gained?: readonly Tile[] | undefined } | null | undefined },
  _by: Narrator,
  look: Look,
): readonly string[] => (own?.gained === undefined ? [] : [`You draw ${tileWords(look, own.gained)}.`]);

export const discarded = (
  { seat, tile }: { readonly seat: Seat; readonly tile: Tile },
  { does }: Narrator,
  look: Look,
): readonly string[] => [`${does(seat, 'discard')} ${tileWord(look, tile)}.`];

export const declared = (
  { declared: { seat } }: { readonly declared: { readonly seat: Seat } },
  { does }: Narrator,
): readonly string[] => [`${does(seat, 'declare')} Mah Jongg!`];

/** What a hand won with: its reading, how it was won, and its sheet. */
export const wonLines = (
  score: object,
  by: WinKind,
  text: Written,
  look: Look,
  lines: (score: object, style: Style) => readonly string[] = text.sheet ?? (() => []),
): readonly string[] => {
  const { title, details } = text.reading(field(score, 'reading'));
  const sheet = lines(score, look.style);
  return [look.style.bold(title), ...details.slice(0, 1), wonLine(by, false), '', ...sheet];
};

/** Whether a hand has no jokers. */
export const isJokerless = ({ concealed, melds = [] }: Hand): boolean =>
  ![...concealed, ...melds.flatMap(({ tiles }) => tiles)].includes('J');

/** The row of a solitaire that was not won (CS-8, AS-11). */
export const lostRow = (rules: string): FinishedGame => ({
  rules,
  won: false,
  natural: 0,
  left: null,
  final: 0,
  remarks: 'wall exhausted',
});
