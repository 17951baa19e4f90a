import { didYouMean } from '../core/nearest-name';
import { isData, isRecord } from '../core/own-values';
import {
  choice,
  FLAG,
  type Form,
  isNot,
  type Members,
  optional,
  partOf,
  record,
  type Telling,
  telling,
  type Wording,
} from '../core/read';
import { described, type Path, type Reason } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import type { WinKind } from '../hands/hand';
import type {
  ErrorPayout,
  FalseWinPayout,
  FalseWinShares,
  Giver,
  Payouts,
  Shares,
  WinPayout,
} from '../hands/payouts';
import { MOST_POINTS, POINTS } from '../hands/points';

/** Every way of winning in any game. */
const WIN_KINDS: Readonly<Record<WinKind, true>> = {
  wall: true,
  discard: true,
  jokerExchange: true,
  looseTile: true,
  exchangeTile: true,
  misnamedDiscard: true,
  charleston: true,
  steal: true,
};

const badPayouts = (message: string, path: Path): Reason => ({
  code: 'badPayouts',
  rule: '',
  message,
  at: { path },
  params: {},
});

/** A place in the table as the subject of a sentence. */
const placeOf = (path: Path): string => (path.length === 0 ? 'A table of payments' : `“${path.join('.')}”`);

const WORDING: Wording = {
  wrong: (path, expected, value) => badPayouts(isNot(placeOf(path), expected, value), path),
  strange: (path, name, known) =>
    badPayouts(`${placeOf(path)} has no ${described(name)}.${didYouMean(name, known)}`, partOf(path, name)),
};

const part = <T>(form: Form<T>): Telling<T> => telling(form, WORDING.wrong);

/** Reads an object with these members and no others, none of them getters. */
const membersOf = <T extends object>(members: Members<T>, expected: string): Telling<T> => {
  const read = record(members, expected, WORDING);
  return (value, path, reasons) => {
    if (!isRecord(value) || isData(value)) return read(value, path, reasons);
    reasons.push(WORDING.wrong(path, expected, value));
    return undefined;
  };
};

/** Reads an object with such a member for some ways of winning. */
const byWin = <T>(member: Telling<T>): Telling<Partial<Record<WinKind, T>>> => {
  const members = Object.keys(WIN_KINDS).map((kind) => [kind, optional(member)]);
  return membersOf(Object.fromEntries(members), 'an object with the ways of winning that are paid');
};

const readTable = (): Telling<Payouts> => {
  const rule = part<string>({
    read: (value) => (typeof value === 'string' ? value : undefined),
    expected: 'a text',
  });
  const flag = part(FLAG);
  const giver = part<Giver>({ ...choice('discarder', 'exchanger'), expected: 'discarder or exchanger' });
  const times = part<number>({
    read: (value) => (typeof value === 'number' && value >= 0 && value <= MOST_POINTS ? value : undefined),
    expected: `a number of times the value, from 0 to ${MOST_POINTS}`,
  });
  const shares = membersOf<Shares>(
    { discarder: times, others: times },
    'an object with what the discarder and the others pay',
  );
  const win = membersOf<WinPayout>(
    {
      rule,
      fromDiscarder: flag,
      giver: optional(giver),
      plain: shares,
      jokerless: shares,
      jokerlessRule: optional(rule),
      paysForAll: optional(flag),
      mostByDead: optional(times),
      ownJokerWins: optional(flag),
    },
    'an object with rule, fromDiscarder, plain and jokerless',
  );
  const error = membersOf<ErrorPayout>({ rule, toIntact: times }, 'an object with rule and toIntact');
  const falseShares = membersOf<FalseWinShares>({ giver: optional(giver), shares }, 'an object with shares');
  const falseWin = membersOf<FalseWinPayout>(
    { rule, highestValue: optional(part(POINTS)), wins: byWin(falseShares) },
    'an object with rule and wins',
  );
  return membersOf<Payouts>(
    {
      wins: byWin(win),
      allPairsExempt: optional(flag),
      mahjonggInError: optional(error),
      falseWin: optional(falseWin),
    },
    'an object with wins',
  );
};

/**
 * Reads a table of payouts from any value, such as a club’s own table as JSON.
 *
 * @param table - The table: `wins` with a row for each way of winning that is paid, `allPairsExempt`, and what errors cost
 * (`mahjonggInError`, `falseWin`).
 * @returns A frozen copy, which `settle` accepts as the `payouts` of a rule set, or everything that is wrong with the table.
 * @example
 * ```ts
 * import { americanRules, readPayouts } from 'mahjongg';
 *
 * readPayouts(americanRules('nmjl').payouts).ok; // => true
 * const wrong = readPayouts({ wins: { wal: {} } });
 * wrong.ok || wrong.error.message; // => '“wins” has no “wal”. Did you mean “wall”?'
 * ```
 */
export const readPayouts = (table: unknown): Result<Payouts> => {
  const reasons: Reason[] = [];
  const read = readTable()(table, [], reasons);
  return read === undefined || reasons.length > 0 ? rejected(...reasons) : success(read);
};
