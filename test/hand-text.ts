import { type Hand, parseHandText, parseTiles, type Tile } from '../src/index';
import { unwrap } from './unwrap';

/** The hand that a text says. */
export const handOf = (text: string): Hand => unwrap(parseHandText(text), text);

/** Tiles, or a text that says them. */
export type Told = string | readonly Tile[];

/** The tiles that are told. */
export const tilesOf = (told: Told): readonly Tile[] =>
  typeof told === 'string' ? unwrap(parseTiles(told), told) : told;
