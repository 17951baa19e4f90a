import type { Failure, Reason, ReasonCode, Rejection, Result, Success } from 'mahjongg/card-free';
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
