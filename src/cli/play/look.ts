import type { Tile } from '../../tiles/tile';
import { type NameLanguage, tileName } from '../../tiles/tile-names';
import type { Style } from '../style';

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
