import { expectSound } from '../core/misuse';
import { isRecord, ownList, ownMembers } from '../core/own-values';
import { described, type Reason } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { SEATS, type Seat } from '../hands/payouts';
import { type Ledger, type LedgerOptions, ledger } from './ledger';
import { readTexts, type TextEntry } from './ledger-lines';
import { type LedgerRules, spelling } from './ledger-table';
import { badPayment, readSeatNames } from './read-payments';

/** Options for adding up an evening written down in lines. */
export interface LedgerTextOptions extends LedgerOptions {
  /** The rules that a line such as `Ben 25 self-drawn` is paid by; such lines are refused if left out. */
  readonly rules?: LedgerRules | undefined;
  /** Finds the rules that a line such as `rules nmjl` names, for the lines after it; such lines are refused if left out. */
  readonly rulesNamed?: ((name: string, options: unknown) => Result<LedgerRules>) | undefined;
}

/** An evening added up, with its lines. */
export interface WrittenLedger extends Ledger {
  /** The lines of each text, in standard form. */
  readonly lines: readonly (readonly string[])[];
  /** The players by seat after the last line; empty if no line named them. */
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  /** Everybody who sat at the table or has a balance. */
  readonly named: readonly string[];
}

/** The most texts, and the most reasons given. */
const MOST_TEXTS = 1_000;
const MOST_REASONS = 100;

/** A reason located by its text and line instead of the number of its entry. */
const placed = (reason: Reason, { path, line }: TextEntry, more: Reason['at']): Reason => ({
  ...reason,
  at: { ...more, path: [...path, ...(more?.path ?? [])], ...(line !== undefined && { line }) },
});

/** Reasons in the order of the texts and their lines. */
const inOrder = (reasons: readonly Reason[]): readonly Reason[] => {
  const placeOf = ({ at }: Reason): number => Number(at?.path?.[0] ?? 0) * 1e6 + (at?.line ?? 0);
  return [...reasons].sort((one, other) => placeOf(one) - placeOf(other)).slice(0, MOST_REASONS);
};

/**
 * Adds up an evening written down in lines, as people write them.
 *
 * A line is a payment (`Ann pays Ben 25` or `Ben gets 25 from Ann`), a win (`Ben 25 from discard by Dot` or `Ben 25 self-drawn,
 * jokerless, all pairs`), `wall game`, `settled` when all debts so far are paid, `players Ann, Ben, Cem, Dot` for who sits at the
 * table, East first, `rules nmjl` or `multiply 0.25` for the lines after it, or an entry of `ledger` as JSON. Below a header such
 * as `from,to,amount` each line is a row of comma-separated values. A name that is only similar to a player’s is refused. A line
 * that begins with `#` is a note. Blank lines are skipped.
 *
 * @param texts - One text or several: the players, the rules and the factor carry over from each to the next.
 * @param options - The options of `ledger`, and the `rules` that wins are paid by.
 * @returns The result of `ledger`, the lines in standard form, and the players by seat at the end; or what is wrong, with the
 * index of the text in `path` and the number of the `line`.
 * @example
 * ```ts
 * import { cardFree } from 'mahjongg/card-free';
 * import { parseLedger } from 'mahjongg/ledger';
 *
 * const evening = parseLedger('players Ann, Ben, Cem\nben wins 25 off Cem\nAnn paid 5 to Ben', { rules: cardFree() });
 * evening.ok && evening.value.debts[0]; // => { from: 'Cem', to: 'Ben', amount: 50 }
 * evening.ok && evening.value.lines[0]?.[1]; // => 'ben 25 from discard by Cem'
 * const later = parseLedger('Ann pays Ben 5\nsettled\nBen pays Ann 2');
 * later.ok && later.value.debts; // => [{ from: 'Ben', to: 'Ann', amount: 2 }]
 * ```
 */
export const parseLedger = (
  texts: string | readonly string[],
  options: LedgerTextOptions = {},
): Result<WrittenLedger> => {
  const list = typeof texts === 'string' ? [texts] : (ownList(texts, MOST_TEXTS) ?? [texts]);
  const wrong = list.find((text) => typeof text !== 'string');
  if (wrong !== undefined || list.includes(undefined))
    return rejected(badPayment(`The lines must be a text, not ${described(wrong)}.`));
  const given: LedgerTextOptions = isRecord(options) ? ownMembers(options) : {};
  const { rules, rulesNamed, ...more } = given;
  const isSound = rulesNamed === undefined || typeof rulesNamed === 'function';
  expectSound(isSound, '`rulesNamed` must be a function', rulesNamed);
  const wrongSeats: Reason[] = [];
  const seats = readSeatNames(given.players, [], wrongSeats);
  const players = Object.fromEntries(
    SEATS.filter((seat) => seats.has(seat)).map((seat) => [seat, seats.get(seat)]),
  );
  const { entries: read, table } = readTexts(list as readonly string[], {
    rules,
    rulesNamed,
    players,
    isUnclear: wrongSeats.length > 0,
    named: [...seats.values()],
    spelled: spelling(),
  });
  const all = read.flat();
  const entries = all.filter(({ value }) => value !== undefined);
  const values: unknown = entries.map(({ value }) => value);
  const added = ledger(values as Parameters<typeof ledger>[0], isRecord(options) ? more : options);
  const faults = all.flatMap((entry) =>
    (entry.reasons ?? []).map((reason) => placed(reason, entry, undefined)),
  );
  const wrongEntries = (added.ok ? [] : added.error.reasons).map((reason) => {
    const [place, ...path] = reason.at?.path ?? [];
    const entry = entries[Number(place)];
    return entry === undefined ? reason : placed(reason, entry, { ...reason.at, path });
  });
  if (!added.ok || faults.length > 0) return rejected(...inOrder([...faults, ...wrongEntries]));
  const lines = read.map((one) => one.map(({ text }) => text));
  const named = [...new Set([...table.named, ...added.value.balances.map(({ player }) => player)])];
  return success({ ...added.value, lines, players: table.players, named });
};
