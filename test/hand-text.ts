import { type Hand, parseHandText, parseTiles, type Tile } from '../src/index';
import { unwrap } from './unwrap';

/** The hand that a text says. */
export const handOf = (text: string): Hand => unwrap(parseHandText(text), text);

/** The tiles that a text says. */
export const tilesOf = (text: string): readonly Tile[] => unwrap(parseTiles(text), text);
