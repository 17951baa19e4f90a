import {
  type Exact,
  type Failure,
  formatTiles,
  type Reason,
  type ReasonCode,
  type Rejection,
  type Result,
  type Success,
  type Tile,
} from 'mahjongg';
import { plain } from './words';

// What the library has, too, but exports from no entry; the program imports only what any user can.

/** A value as the good half of a result. */
export const success = <T>(value: T): Success<T> => ({ ok: true, value });

/** An error as the bad half of a result. */
export const failure = <E>(error: E): Failure<E> => ({ ok: false, error });

/** A reason of the program’s own. */
export const reasonOf = (
  code: ReasonCode,
  message: string,
  { rule = '', at, params = {} }: Partial<Reason> = {},
): Reason => ({ code, rule, message, ...(at && { at }), params });

/** These reasons, with the sentence of the first. */
export const rejection = (...reasons: readonly Reason[]): Rejection => ({
  message: reasons[0]?.message ?? '',
  reasons: reasons as unknown as Rejection['reasons'],
});

/** A failed result with these reasons. */
export const rejected = (...reasons: readonly Reason[]): Failure<Rejection> => failure(rejection(...reasons));

/** A result whose reasons are about a member of the request. */
export const under = <T>(name: string, result: Result<T, Rejection>): Result<T, Rejection> =>
  result.ok
    ? result
    : rejected(
        ...result.error.reasons.map((reason) => ({
          ...reason,
          at: { ...reason.at, path: [name, ...(reason.at?.path ?? [])] },
        })),
      );

/** Whether a value is an object with named members: neither null nor a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of any JSON value that is its own; undefined if it has none of that name. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

const QUOTED = 40;

/** The beginning of a foreign text in quotation marks. */
export const quoted = (text: string): string =>
  `“${plain(text.slice(0, QUOTED))}${text.length > QUOTED ? '…' : ''}”`;

/** What a foreign value is, in a word or a short quotation. */
export const described = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};

/** How many letters must be changed, added or dropped to make one word of the other. */
const letterChanges = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [place, above] of row.slice(1).entries())
      next.push(
        Math.min((row[place] ?? 0) + Number(letter !== other[place]), above + 1, (next[place] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The known name that a given one is most like; undefined if it is like none. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > QUOTED) return undefined;
  const changes = known.map((one) => letterChanges(name.toLowerCase(), one.toLowerCase()));
  const least = Math.min(...changes);
  const best = known[changes.indexOf(least)];
  return best !== undefined && least <= Math.max(2, best.length / 2) ? best : undefined;
};

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** The fraction of two whole numbers, the upper one not negative and the lower one positive. */
export const exact = (upper: number, lower: number): Exact => {
  const divisor = commonDivisor(upper, lower);
  return { n: upper / divisor, d: lower / divisor, rounded: Math.floor((2 * upper + lower) / (2 * lower)) };
};

const SOAP = /^0+$/;

/**
 * The tiles of a group in one word, as `parseTiles` reads them: `NEWS`, `33BJ`, `WDWDJ`. Soap among numbers is
 * written as zeros with spaces around them, `2B 0 26B`: zeros stand in a group of their own.
 */
export const tilesText = (tiles: readonly Tile[]): string => {
  const isSoapWithJokers = tiles.includes('J') && tiles.every((tile) => tile === 'WD' || tile === 'J');
  if (isSoapWithJokers) return [...tiles].sort().reverse().join('');
  const hasNumber = tiles.some((tile) => /^[1-9]/.test(tile));
  const pieces = formatTiles(tiles)
    .split(' ')
    .map((piece) => (piece === 'WD' && hasNumber ? '0' : piece));
  return pieces.reduce((text, piece, place) => {
    const before = pieces[place - 1] ?? '';
    return text + (place > 0 && (SOAP.test(before) || SOAP.test(piece)) ? ' ' : '') + piece;
  }, '');
};

/** Copies of a tile. */
export const copiesOf = (tile: Tile, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => tile);

/** Copies of one tile in one word, and so many jokers with them. */
export const copiesText = (tile: Tile, count: number, jokers = 0): string =>
  tilesText([...copiesOf(tile, count), ...copiesOf('J', jokers)]);

/** Tiles suit by suit, each wind and dragon apart. */
export const bySuit = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const suitOf = (tile: Tile): string => tile.replace(/^\d/, '');
  return [...new Set(tiles.map(suitOf))].map((suit) => tiles.filter((tile) => suitOf(tile) === suit));
};
