import { didYouMean } from '../core/nearest-name';
import { isRecord, ownList, ownValue } from '../core/own-values';
import {
  FLAG,
  type Form,
  isNot,
  noteStrange,
  optional,
  partOf,
  type Telling,
  telling,
  type Wording,
} from '../core/read';
import { described, type Path, type Reason, reasonAt } from '../core/reason';
import { SEAT_NAMES, seatNamed } from '../hands/payouts';
import { countOf } from './millionths';

/** A payment between players, given by name or seat. */
export interface LedgerPayment {
  /** Who pays: a name, or a seat listed in `players`. */
  readonly from: string;
  /** Who is paid: a name, or a seat listed in `players`. */
  readonly to: string;
  /** How much: from 0 to 1,000,000, with at most two decimals. */
  readonly amount: number;
  /** A factor for this payment, in place of the evening’s, such as for another currency. */
  readonly multiply?: number | undefined;
}

/** The names of players by seat, under both the letter and the English name of the seat. */
export type SeatNames = ReadonlyMap<string, string>;

/** The largest amount of a payment. */
export const MOST_AMOUNT = 1_000_000;
/** The largest factor. */
const MOST_FACTOR = 1_000;
/** The most characters of a name. */
const MOST_NAME = 40;
/** The most payments of one game. */
const MOST_OF_A_GAME = 100;

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The members that a payment can have. */
export const PAYMENT_MEMBERS: readonly string[] = [
  'from',
  'to',
  'payer',
  'payee',
  'amount',
  'multiply',
  'note',
  'date',
  'id',
];
const GAME_MEMBERS = ['payments', 'players', 'multiply', 'settled', 'net', 'assumed', 'note', 'date', 'id'];

export const badPayment = (message: string, path: Path = []): Reason =>
  reasonAt('badPayment', '', message, path);

export const FACTOR: Form<number> = {
  read: (value) =>
    typeof value === 'number' && value > 0 && value <= MOST_FACTOR && countOf(value, 4) !== undefined
      ? value
      : undefined,
  expected: `a number above 0, up to ${MOST_FACTOR}, with four decimals at most`,
};

const AMOUNT: Form<number> = {
  read: (value) =>
    typeof value === 'number' && value >= 0 && value <= MOST_AMOUNT && countOf(value, 2) !== undefined
      ? value
      : undefined,
  expected: `a number from 0 to ${MOST_AMOUNT} with two decimals at most`,
};

/** Reads a member of a payment by its form. */
const part = <T>(form: Form<T>): Telling<T> =>
  telling(form, (path, expected, given) => badPayment(isNot(`“${path.at(-1)}”`, expected, given), path));
const amountOf = /* @__PURE__ */ part(AMOUNT);
const multiplyOf = /* @__PURE__ */ optional(/* @__PURE__ */ part(FACTOR));
const settledOf = /* @__PURE__ */ optional(/* @__PURE__ */ part(FLAG));

const isName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MOST_NAME &&
  value.trim() === value &&
  value !== '' &&
  !HIDDEN.test(value);

/** Says what a name must be instead of this value; mentions invisible characters and outer spaces if those may be the fault. */
const nameFor = (value: unknown): string => {
  const isSeen = typeof value !== 'string' || value === '' || value.length > MOST_NAME;
  const more = isSeen ? '' : ' without a space at its ends or a character that cannot be seen';
  return `a name of 1 to ${MOST_NAME} characters${more}, not ${described(value)}`;
};

/** The wording for unknown members of a payment; only a few are reported. */
const STRANGE: Pick<Wording, 'strange' | 'mostStrange'> = {
  strange: (path, name, known) =>
    badPayment(`A payment has no ${described(name)}.${didYouMean(name, known)}`, partOf(path, name)),
  mostStrange: 5,
};

/** Reads the player that a payment names under one of two words, with seats replaced by names; adds reasons. */
const readPlayer = (
  given: object,
  words: readonly [string, string],
  seats: SeatNames,
  path: Path,
  reasons: Reason[],
): string => {
  const [word, other] = words;
  const named = words.filter((name) => ownValue(given, name) !== undefined);
  const at = [...path, named[0] ?? word];
  const name = ownValue(given, named[0] ?? word);
  if (named.length > 1) reasons.push(badPayment(`“${word}” and “${other}” are the same; one is enough.`, at));
  else if (!isName(name)) reasons.push(badPayment(`“${named[0] ?? word}” is ${nameFor(name)}.`, at));
  return typeof name === 'string' ? (seats.get(name) ?? name) : '';
};

const readPayment = (
  given: unknown,
  seats: SeatNames,
  usual: number | undefined,
  path: Path,
  reasons: Reason[],
): LedgerPayment => {
  if (!isRecord(given)) {
    reasons.push(badPayment(isNot('A payment', 'an object with from, to and amount', given), path));
    return { from: '', to: '', amount: 0, multiply: undefined };
  }
  const found: Reason[] = [];
  noteStrange(given, PAYMENT_MEMBERS, STRANGE, path, found);
  const from = readPlayer(given, ['from', 'payer'], seats, path, found);
  const to = readPlayer(given, ['to', 'payee'], seats, path, found);
  const amount = amountOf(ownValue(given, 'amount'), [...path, 'amount'], found) ?? 0;
  const multiply = multiplyOf(ownValue(given, 'multiply'), [...path, 'multiply'], found) ?? usual;
  if (found.length === 0 && from === to) found.push(badPayment('A player cannot pay themselves.', path));
  reasons.push(...found);
  return { from, to, amount, multiply };
};

/** Reads the players by seat of a game or an evening; adds reasons. No two seats may have the same name. */
export const readSeatNames = (given: unknown, path: Path, reasons: Reason[]): SeatNames => {
  if (given === undefined) return new Map();
  if (!isRecord(given)) {
    const message = isNot('“players”', 'an object of names by seat, such as {"E": "Ann"}', given);
    reasons.push(badPayment(message, path));
    return new Map();
  }
  const names = new Map<string, string>();
  for (const key of Object.keys(given).slice(0, MOST_OF_A_GAME)) {
    const [name, seat, at] = [ownValue(given, key), seatNamed(key), [...path, key.slice(0, MOST_NAME)]];
    if (seat === undefined)
      reasons.push(badPayment(`${described(key)} is not a seat: E, S, W or N, or East and so on.`, at));
    else if (names.has(seat))
      reasons.push(badPayment(`The player of ${SEAT_NAMES[seat]} is named twice.`, at));
    else if (!isName(name)) reasons.push(badPayment(`The player of a seat is ${nameFor(name)}.`, at));
    else if ([...names.values()].includes(name))
      reasons.push(badPayment('A player can sit in only one seat.', path));
    else names.set(seat, name).set(SEAT_NAMES[seat], name);
  }
  return names;
};

/** The content of an entry: its payments, and whether all debts were paid after them. */
interface WrittenEntry {
  readonly payments: readonly LedgerPayment[];
  readonly settled?: boolean | undefined;
}

/** Reads the payments of a game as `settle` gives them, with seats replaced by names. */
const readGame = (given: object, evening: SeatNames, path: Path, reasons: Reason[]): WrittenEntry => {
  const payments = ownValue(given, 'payments');
  noteStrange(given, GAME_MEMBERS, STRANGE, path, reasons);
  const own = ownValue(given, 'players');
  const seats = own === undefined ? evening : readSeatNames(own, [...path, 'players'], reasons);
  const multiply = multiplyOf(ownValue(given, 'multiply'), [...path, 'multiply'], reasons);
  const settled = settledOf(ownValue(given, 'settled'), [...path, 'settled'], reasons);
  const list = ownList(payments, MOST_OF_A_GAME);
  if (list === undefined) {
    const not = Array.isArray(payments) ? `one of ${payments.length}` : described(payments);
    const message = `“payments” must be a list of at most ${MOST_OF_A_GAME}, not ${not}.`;
    reasons.push(badPayment(message, [...path, 'payments']));
    return { payments: [] };
  }
  const read = list.map((payment, at) =>
    readPayment(payment, seats, multiply, [...path, 'payments', at], reasons),
  );
  return { payments: read, settled };
};

/** What is taken for an entry, by a member that only it has, and what to do with it. */
const OTHERS: readonly (readonly [member: string, message: string])[] = [
  ['reasons', 'This is a failed `settle` result: it has reasons but no payments.'],
  ['winner', 'This is a claim. Give what `settle` makes of it.'],
  ['settlement', 'This is a score. Give its “settlement”.'],
];

/** Reads one entry, a payment or a game with its payments; adds reasons. */
export const readEntry = (
  given: unknown,
  evening: SeatNames,
  path: Path,
  reasons: Reason[],
): WrittenEntry => {
  if (isRecord(given) && Object.hasOwn(given, 'payments')) return readGame(given, evening, path, reasons);
  const other = isRecord(given) ? OTHERS.find(([member]) => Object.hasOwn(given, member)) : undefined;
  if (other === undefined) return { payments: [readPayment(given, evening, undefined, path, reasons)] };
  reasons.push(badPayment(other[1], path));
  return { payments: [] };
};
