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
} from 'mahjongg';
import { tilesText } from '../copies';
import type { Style } from '../io';
import { seatName } from '../seats';
import { columns, counted, wrapped } from '../words';

/** How a person wants to see a game. */
export interface Look {
  /** The language of the names of tiles (CS-24). */
  readonly names: NameLanguage;
  readonly ascii: boolean;
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

/** The names of sets by size; the first ones have a name in every language (CS-24). */
const SIZES: ReadonlyMap<number, readonly [string, SetKind?]> = new Map([
  [2, ['Pair', 'pair']],
  [3, ['Pung', 'pung']],
  [4, ['Kong', 'kong']],
  [5, ['Quint']],
  [6, ['Sextet']],
]);

/** What a set of so many alike is called. */
export const sizeName = (size: number, { names }: Pick<Look, 'names'>): string => {
  const [english, kind] = SIZES.get(size) ?? [`set of ${size}`];
  return names === 'english' || kind === undefined ? english : setName(kind, { language: names });
};

/** How wide a place of the rack is, and the most places of one row. */
const PLACE = 4;
const ROW = 19;

/** How many columns terminals give a face, if not one. */
const FACE_WIDTHS: Readonly<Partial<Record<Tile, number>>> = { RD: 2, YD: 2 };

const facePlace = (tile: Tile): string =>
  `${' '.repeat(PLACE - 1 - (FACE_WIDTHS[tile] ?? 1))}${tileFace(tile)} `;

const place = (text: string): string => `${text.padStart(PLACE - 1)} `;

const row = (places: readonly string[]): string => `  ${places.join('')}`.trimEnd();

/** The rack: the faces of the tiles, unless only ASCII is wanted, what they are called, and the number of each place. */
export const rackLines = (rack: readonly Tile[], { ascii, style }: Look): readonly string[] =>
  Array.from({ length: Math.ceil(rack.length / ROW) }, (_, at) => {
    const tiles = rack.slice(at * ROW, (at + 1) * ROW);
    return [
      ...(ascii ? [] : [row(tiles.map(facePlace))]),
      style.bold(row(tiles.map(place))),
      style.dim(row(tiles.map((_, before) => place(String(at * ROW + before + 1))))),
    ];
  }).flat();

const TABLE_WIDTH = 72;

/** The phases in which the question itself shows the rack. */
const ASK_FOR_TILES: readonly string[] = ['turn', 'charleston', 'courtesyPass'];

/** The discards, those alike together, over as many lines as they need. */
const discardLines = (tiles: readonly Tile[], game?: string): readonly string[] => {
  if (tiles.length === 0) return [];
  const kinds = [...new Set(sortRack(tiles, game))];
  const words = kinds.map((kind) => tilesText(tiles.filter((tile) => tile === kind)));
  return wrapped(`Discards (${tiles.length}): ${words.join(' ')}`, TABLE_WIDTH, '  ');
};

/** What every view shows. */
export interface AnyView {
  readonly phase: string;
  readonly rack: readonly Tile[];
  readonly discards: readonly { readonly tile: Tile }[];
  readonly wallLeft: number;
}

/** What else the table of a game shows. */
interface Screen {
  /** The other players, a row each. */
  readonly others?: readonly (readonly string[])[];
  /** The order of the discards; the usual one if left out. */
  readonly sort?: string;
  /** What stands behind the number of tiles in the wall. */
  readonly status: string;
  /** What the player has laid down, a line each. */
  readonly laid?: readonly string[];
}

/** The table as its player sees it; the rack too, unless the question shows it with its tiles to choose. */
export const screenLines = (
  { phase, rack, discards, wallLeft }: AnyView,
  look: Look,
  { others = [], sort, status, laid = [] }: Screen,
): readonly string[] => [
  look.style.dim('-'.repeat(TABLE_WIDTH)),
  ...columns(others),
  ...discardLines(
    discards.map(({ tile }) => tile),
    sort,
  ),
  `${counted(wallLeft, 'tile')} left in the wall${status}`,
  ...laid,
  ...(ASK_FOR_TILES.includes(phase) ? [] : rackLines(rack, look)),
];

/** The third person of a verb: `discards`, `passes`. */
const inThird = (verb: string): string => (/(s|x|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** How a game speaks to the player at a seat. */
export const narratorFor = (me: Seat, look: Look) => ({
  me,
  look,
  /** Somebody at the beginning of a sentence: `You`, `South`. */
  who: (seat: Seat): string => (seat === me ? 'You' : seatName(seat)),
  /** Somebody within a sentence: `you`, `South`. */
  whom: (seat: Seat): string => (seat === me ? 'you' : seatName(seat)),
  /** Whose something is, at the beginning of a sentence: `Your`, `South’s`. */
  whose: (seat: Seat): string => (seat === me ? 'Your' : `${seatName(seat)}’s`),
  /** What somebody does, as a sentence begins with it: `You discard`, `South discards`. */
  does: (seat: Seat, verb: string): string =>
    seat === me ? `You ${verb}` : `${seatName(seat)} ${inThird(verb)}`,
  word: (tile: Tile): string => tileWord(look, tile),
  words: (tiles: readonly Tile[]): string => tileWords(look, tiles),
});

/** Speaks to one of the people at the table. */
export type Narrator = ReturnType<typeof narratorFor>;

type OfSeat = { readonly seat: Seat };
type Drawn = { readonly own?: { readonly gained?: readonly Tile[] | undefined } | null | undefined };

/** How the events that most games have are told. */
export const COMMON = {
  drew: ({ own }: Drawn, { words }: Narrator) =>
    own?.gained === undefined ? [] : `You draw ${words(own.gained)}.`,
  discarded: ({ seat, tile }: OfSeat & { readonly tile: Tile }, { does, word }: Narrator) =>
    `${does(seat, 'discard')} ${word(tile)}.`,
  declared: ({ declared: { seat } }: { readonly declared: OfSeat }, { does }: Narrator) =>
    `${does(seat, 'declare')} Mah Jongg!`,
};

/** Whether a hand has no jokers. */
export const isJokerless = ({ concealed, melds = [] }: Hand): boolean =>
  ![...concealed, ...melds.flatMap(({ tiles }) => tiles)].includes('J');
