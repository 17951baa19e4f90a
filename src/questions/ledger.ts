import { didYouMean } from '../core/nearest-name';
import { ownList } from '../core/own-values';
import { isNot, partOf, record, type Telling } from '../core/read';
import { described, type Reason, reasonAt, tooLarge } from '../core/reason';
import { type Result, rejected, success } from '../core/result';
import { badOption, questionOption } from '../hands/read-options';
import { evenOut, MOST_EXACT, type Transfer } from './even-out';
import { countOf, numberOf } from './millionths';
import {
  badPayment,
  FACTOR,
  type LedgerPayment,
  readEntry,
  readSeatNames,
  type SeatNames,
} from './read-payments';

export type { LedgerPayment };

/** The payments of one game, as `settle` gives them. */
export interface LedgerGame {
  /** The payments, between seats or players. */
  readonly payments: readonly LedgerPayment[];
  /** The players of this game by seat; those of the evening if left out. */
  readonly players?: Readonly<Record<string, string>> | undefined;
  /** A factor for the payments of this game, in place of the evening’s. */
  readonly multiply?: number | undefined;
  /** Whether all debts were paid after this game, so that balances start again at 0. */
  readonly settled?: boolean | undefined;
}

/** Options for adding up an evening. */
export interface LedgerOptions {
  /** The factor for every amount without its own: above 0, up to 1,000, with at most four decimals; 1 if left out. */
  readonly multiply?: number | undefined;
  /** The unit that every payment is rounded to, halves up, such as 0.01; no rounding if left out. */
  readonly roundTo?: number | undefined;
  /** The players of the whole evening by seat. */
  readonly players?: Readonly<Record<string, string>> | undefined;
}

/** One player’s totals for the evening. */
export interface LedgerBalance {
  /** The player’s name, or the seat if no name was given. */
  readonly player: string;
  /** What the player paid in all. */
  readonly paid: number;
  /** What the player received in all. */
  readonly received: number;
  /** What the player received when debts were settled, negative if the player paid; left out if no debts were settled. */
  readonly settled?: number | undefined;
  /** What the player is still owed, negative if the player owes it: `received` minus `paid` minus `settled`. */
  readonly balance: number;
}

/** An evening added up. */
export interface Ledger {
  /** The players, the largest balance first; equal ones in the order they were first named. */
  readonly balances: readonly LedgerBalance[];
  /** Every payment in order, multiplied by its factor and rounded. */
  readonly payments: readonly Pick<LedgerPayment, 'from' | 'to' | 'amount'>[];
  /** Who must pay whom to settle up, the largest amount first. */
  readonly debts: readonly Pick<LedgerPayment, 'from' | 'to' | 'amount'>[];
  /**
   * Whether `debts` are certain to be the fewest possible payments, as they are for up to 16 players with a balance.
   */
  readonly fewest: boolean;
  /** The sum of the balances, as a check: always 0, because each payment is taken from one player and given to another. */
  readonly sum: number;
}

/** The most entries in an evening. */
const MOST_ENTRIES = 10_000;
/** The most a player can pay or receive in an evening, in millionths, so that sums stay exact. */
const MOST_SUM = 1_000_000_000 * 1_000_000;
const TOO_MUCH = 'In an evening a player can pay or receive at most 1000000000.';
/** The most reasons to collect. */
const MOST_REASONS = 100;

interface ReadOptions extends Omit<LedgerOptions, 'players'> {
  readonly players: SeatNames;
}

/** Reads the options, with the players as a map from seats to names. */
const OPTIONS: Telling<ReadOptions> = /* @__PURE__ */ record<ReadOptions>(
  {
    multiply: /* @__PURE__ */ questionOption(FACTOR),
    roundTo: /* @__PURE__ */ questionOption(FACTOR),
    players: readSeatNames,
  },
  'an object',
  {
    wrong: (path, expected, given) =>
      badOption(isNot('The options of a ledger', expected, given), '', [...path, '']),
    strange: (path, name, known) => {
      const message = `A ledger has no option ${described(name)}.${didYouMean(name, known)}`;
      return reasonAt('unknownOption', '', message, partOf(path, name));
    },
  },
);

/** What a player paid and received, and received minus paid up to the last settling of debts. */
interface Sums {
  paid: number;
  received: number;
  settled: number;
}

/** The amount of a payment in millionths, multiplied by its factor and rounded. */
const inMillionths = (
  { amount, multiply }: LedgerPayment,
  usual: number | undefined,
  roundTo: number | undefined,
): number => {
  const whole = (countOf(amount, 2) ?? 0) * (countOf(multiply ?? usual ?? 1, 4) ?? 0);
  if (roundTo === undefined) return whole;
  const unit = 100 * (countOf(roundTo, 4) ?? 0);
  // The nearest multiple of the unit; halves are rounded up.
  return Math.floor((2 * whole + unit) / (2 * unit)) * unit;
};

/** The sums of each player, if debts were last settled after this many payments. */
const sumsOf = (payments: readonly Transfer[], settled: number): ReadonlyMap<string, Sums> => {
  const sums = new Map<string, Sums>();
  const add = (player: string, paid: number, received: number, isSettled: boolean): void => {
    const known = sums.get(player) ?? { paid: 0, received: 0, settled: 0 };
    known.paid += paid;
    known.received += received;
    if (isSettled) known.settled += received - paid;
    sums.set(player, known);
  };
  for (const [at, { from, to, amount }] of payments.entries()) {
    add(from, amount, 0, at < settled);
    add(to, 0, amount, at < settled);
  }
  return sums;
};

/** A payment in plain numbers instead of millionths. */
const inPoints = ({ from, to, amount }: Transfer): Transfer => ({ from, to, amount: numberOf(amount) });

/**
 * Adds up the payments of an evening: what each player paid and received.
 *
 * An entry is a payment `{ from, to, amount }` between names, or a game as `settle` gives it, `{ payments }`, with `players` by
 * seat. After a game with `settled: true` balances start again at 0. All sums are exact. With `roundTo` each payment is rounded
 * separately, so the balances still add up to zero.
 *
 * @param entries - The payments and games, in order. Amounts are points or money from 0 to 1,000,000, with up to two decimals.
 * @param options - A factor `multiply` for every amount (1 if left out), `roundTo`, and `players` by seat for the whole evening.
 * @returns The balances, the largest first, every payment, and who must pay whom to settle up. If any entry cannot be
 * read, nothing is added up, and each such entry gets its reasons.
 * @example
 * ```ts
 * import { cardFree, ledger, settle, unwrap } from 'mahjongg';
 *
 * const game = settle({ value: 40, winner: 'E', by: 'wall' }, { rules: cardFree() });
 * const players = { E: 'Ann', S: 'Ben', W: 'Cem', N: 'Dot' };
 * const evening = unwrap(ledger([{ ...unwrap(game), players }], { multiply: 0.25 }));
 * evening.balances.map(({ player, balance }) => `${player} ${balance}`);
 * // => ['Ann 60', 'Ben -20', 'Cem -20', 'Dot -20']
 * evening.debts[0]; // => { from: 'Dot', to: 'Ann', amount: 20 }
 * ```
 */
export const ledger = (
  entries: readonly (LedgerPayment | LedgerGame)[],
  options: LedgerOptions = {},
): Result<Ledger> => {
  const reasons: Reason[] = [];
  const read = OPTIONS(options, [], reasons);
  if (read === undefined) return rejected(...reasons);
  const { multiply, roundTo, players: seats } = read;
  if (Array.isArray(entries) && entries.length > MOST_ENTRIES)
    return rejected(tooLarge('entries', MOST_ENTRIES, entries.length));
  const list = ownList(entries, MOST_ENTRIES);
  if (list === undefined)
    return rejected(badPayment(`The payments must be a list, not ${described(entries)}.`));
  let [count, settled] = [0, 0];
  const written = list.flatMap((entry, at) => {
    const found: Reason[] = [];
    const read = readEntry(entry, seats, [at], found);
    if (reasons.length < MOST_REASONS) reasons.push(...found);
    count += read.payments.length;
    if (read.settled === true) settled = count;
    return read.payments;
  });
  if (reasons.length > 0) return rejected(...reasons.slice(0, MOST_REASONS));
  const payments = written.map((payment) => ({
    ...payment,
    amount: inMillionths(payment, multiply, roundTo),
  }));
  const sums = [...sumsOf(payments, settled)];
  if (sums.some(([, { paid, received }]) => paid > MOST_SUM || received > MOST_SUM))
    return rejected(reasonAt('tooLarge', '', TOO_MUCH, [], { limit: 1_000_000_000 }));
  const standings = sums.map(([player, sum]) => [player, sum.received - sum.paid - sum.settled] as const);
  const balances = sums.map(([player, sum]) => ({
    player,
    paid: numberOf(sum.paid),
    received: numberOf(sum.received),
    ...(settled > 0 && { settled: numberOf(sum.settled) }),
    balance: numberOf(sum.received - sum.paid - sum.settled),
  }));
  return success({
    balances: balances.sort((one, other) => other.balance - one.balance),
    payments: payments.map(inPoints),
    debts: evenOut(standings).map(inPoints),
    fewest: standings.filter(([, balance]) => balance !== 0).length <= MOST_EXACT,
    // Many balances together can be larger than a number holds exactly.
    sum: numberOf(Number(standings.reduce((sum, [, balance]) => sum + BigInt(balance), 0n))),
  });
};
