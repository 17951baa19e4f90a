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
} from 'mahjongg/card-free';
import { tilesText } from '../hand-text';
import type { Style } from '../io';
import { seatName } from '../seats';
import { field } from '../values';
import type { Lines } from '../words';

export interface Look {
  /** The language of tile names (CS-24). */
  readonly names: NameLanguage;
  readonly ascii: boolean;
  readonly style: Style;
  /** The width of a line of the table, in columns. */
  readonly width: number;
  /** The height of the terminal in lines; unlimited if left out. */
  readonly height?: number | undefined;
}

/** The colors of tiles; a dragon has the color of its suit. */
const STYLES: Readonly<Record<string, keyof Style>> = {
  B: 'good',
  GD: 'good',
  C: 'bad',
  RD: 'bad',
  D: 'cool',
};

export const colored = (text: string, tile: Tile, { style }: Look): string => {
  const name = STYLES[tile.replace(/^\d/, '')];
  return name === undefined ? text : style[name](text);
};

/** A tile in words: `3 Bam`; in another language followed by its notation, `San Tiao (3B)`. */
export const tileWord = ({ names }: Look, tile: Tile): string => {
  const name = tileName(tile, { language: names });
  return names === 'english' ? name : `${name} (${tile})`;
};

export const tileWords = (look: Look, tiles: readonly Tile[]): string =>
  tiles.length === 0 ? 'nothing' : tiles.map((tile) => tileWord(look, tile)).join(', ');

/** Replacements for characters that ASCII does not have. */
const INSTEAD: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '’': "'",
  '–': '-',
  '…': '...',
  '×': 'x',
};

/** A text in ASCII: quotation marks straightened, accents removed, other characters replaced by `?`. */
export const asciiText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (mark) => INSTEAD[mark] ?? '?');

/** An exposure in notation: `[33BJ]`. */
export const meldText = (tiles: readonly Tile[]): string => `[${tilesText(sortRack(tiles))}]`;

export const meldsText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => meldText(tiles)).join(' ');

/** The names of sets by size; those with a kind have a name in every language (CS-24). */
const SIZES: ReadonlyMap<number, readonly [string, SetKind?]> = new Map([
  [2, ['Pair', 'pair']],
  [3, ['Pung', 'pung']],
  [4, ['Kong', 'kong']],
  [5, ['Quint']],
  [6, ['Sextet']],
]);

export const sizeName = (size: number, { names }: Pick<Look, 'names'>): string => {
  const [english, kind] = SIZES.get(size) ?? [`set of ${size}`];
  return names === 'english' || kind === undefined ? english : setName(kind, { language: names });
};

/** The width of a place on the rack in columns, and the most places in one row. */
const PLACE = 4;
const ROW = 19;

/** How many columns terminals use for a face, if not one. */
const FACE_WIDTHS: Readonly<Partial<Record<Tile, number>>> = { RD: 2, YD: 2 };

const facePlace = (tile: Tile): string =>
  `${' '.repeat(PLACE - 1 - (FACE_WIDTHS[tile] ?? 1))}${tileFace(tile)} `;

const place = (text: string, shown = (padded: string) => padded): string =>
  `${shown(text.padStart(PLACE - 1))} `;

const row = (places: readonly string[]): string => `  ${places.join('')}`.trimEnd();

/** The rack: the faces of the tiles (unless in ASCII), their notation, and the numbers of their places if `isNumbered`. */
export const rackLines = (rack: readonly Tile[], look: Look, isNumbered: boolean): Lines => {
  const { ascii, style, width } = look;
  const most = Math.min(ROW, Math.floor((width - 2) / PLACE));
  return Array.from({ length: Math.ceil(rack.length / most) }, (_, at) => {
    const tiles = rack.slice(at * most, (at + 1) * most);
    return [
      ...(ascii ? [] : [row(tiles.map(facePlace))]),
      style.bold(row(tiles.map((tile) => place(tile, (text) => colored(text, tile, look))))),
      ...(isNumbered
        ? [style.dim(row(tiles.map((_, before) => place(String(at * most + before + 1)))))]
        : []),
    ];
  }).flat();
};

/** Flowers first, then by number, then tiles without a number. */
const numberOf = (tile: Tile): number => Number(/^\d/.exec(tile)?.[0] ?? (tile === 'F' ? 0 : 10));

export const byNumber = (rack: readonly Tile[]): readonly Tile[] =>
  rack.toSorted((one, other) => numberOf(one) - numberOf(other));

/** The third person of a verb: `discards`, `passes`. */
const inThird = (verb: string): string => (/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** How a game speaks to the player at a seat. */
export const narratorFor = (me: Seat, look: Look) => ({
  me,
  look,
  /** A player at the beginning of a sentence: `You`, `South`. */
  who: (seat: Seat): string => (seat === me ? 'You' : seatName(seat)),
  /** A player within a sentence: `you`, `South`. */
  whom: (seat: Seat): string => (seat === me ? 'you' : seatName(seat)),
  /** The possessive at the beginning of a sentence: `Your`, `South’s`. */
  whose: (seat: Seat): string => (seat === me ? 'Your' : `${seatName(seat)}’s`),
  /** The subject and verb of a sentence: `You discard`, `South discards`. */
  does: (seat: Seat, verb: string): string =>
    seat === me ? `You ${verb}` : `${seatName(seat)} ${inThird(verb)}`,
  word: (tile: Tile): string => tileWord(look, tile),
  words: (tiles: readonly Tile[]): string => tileWords(look, tiles),
});

/** Speaks to the player at one seat. */
export type Narrator = ReturnType<typeof narratorFor>;

type OfSeat = { readonly seat: Seat };
type Drawn = { readonly own?: { readonly gained?: readonly Tile[] | undefined } | null | undefined };

/** How to tell the events that most games have. */
export const COMMON = {
  drew: ({ own }: Drawn, { words }: Narrator) =>
    own?.gained === undefined ? [] : `You draw ${words(own.gained)}.`,
  discarded: ({ seat, tile }: OfSeat & { readonly tile: Tile }, { does, word }: Narrator) =>
    `${does(seat, 'discard')} ${word(tile)}.`,
  declared: ({ declared: { seat } }: { readonly declared: OfSeat }, { does }: Narrator) =>
    `${does(seat, 'declare')} Mah Jongg!`,
};

/** Whether a hand counts as jokerless: as its score says, or by its tiles where the players give its value (TG-8). */
export const isJokerless = ({ concealed, melds = [] }: Hand, score: unknown): boolean =>
  (field(field(score, 'claim'), 'jokerless') as boolean | undefined) ??
  ![...concealed, ...melds.flatMap(({ tiles }) => tiles)].includes('J');
