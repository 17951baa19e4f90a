import { misused } from '../core/misuse';
import { didYouMean, nearestName } from '../core/nearest-name';
import { isRecord, ownMembers } from '../core/own-values';
import { described, quoted, type Reason, reasonAt } from '../core/reason';
import type { Result } from '../core/result';
import { type Payouts, SEAT_NAMES, SEATS, type Seat, seatNamed } from '../hands/payouts';
import { readJson } from '../play/stored';
import type { Claim } from './claim';
import { numberIn } from './ledger-rows';
import { badPayment, FACTOR, MOST_AMOUNT, readSeatNames } from './read-payments';
import { settle } from './settle';

/** The rules that the wins in lines are paid by. */
export interface LedgerRules {
  /** The name used in the program and in records. */
  readonly name: string;
  /** Who pays how much; a win is refused if this is missing. */
  readonly payouts?: Payouts | undefined;
}

/** The state that the lines from here on depend on. */
export interface LineTable {
  /** The rules that wins are paid by; undefined if there are none. */
  readonly rules: LedgerRules | undefined;
  /** Finds the rules that a line names; undefined if lines may not name any. */
  readonly rulesNamed: ((name: string, options: unknown) => Result<LedgerRules>) | undefined;
  /** The factor for amounts without their own; undefined if no line set one. */
  readonly multiply?: number | undefined;
  /** The players by seat. */
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  /** Whether the last `players` was invalid: then no name is refused as unknown. */
  readonly isUnclear: boolean;
  /** Everybody named as a player so far. */
  readonly named: readonly string[];
  /** Gives a name as it was first written, ignoring upper and lower case. */
  readonly spelled: (name: string) => string;
}

/** Makes a function that gives names as they were first written, ignoring case and a period at the end. */
export const spelling = (): LineTable['spelled'] => {
  const names = new Map<string, string>();
  return (name) => {
    const plain = name.toLowerCase().replace(/\.$/, '');
    const known = names.get(plain) ?? name;
    names.set(plain, known);
    return known;
  };
};

/** The result of a line: an entry, a new table from here on, or both; or what is wrong with it. */
export interface Entered {
  readonly value?: unknown;
  readonly table?: LineTable;
  readonly reasons?: readonly Reason[];
}

/** The parts of a line, by name. */
export type Said = Readonly<Record<string, string | undefined>>;

/** Refuses a line with this message. */
export const bad = (message: string): Entered => ({ reasons: [badPayment(message)] });

export const SAY_WHO = 'First say who sits at the table, from East on: players Ann, Ben, Cem, Dot.';
const SIZE = 'A table has 2 to 4 players.';
const CHANGES =
  'Name the four who sit now, from East on, and write a new players line when somebody changes.';

/** Why these are not valid names of the players at a table; undefined if they are. */
const noTable = (names: readonly string[]): string | undefined => {
  if (names.length > SEATS.length) return `${SIZE} ${CHANGES}`;
  if (names.length < 2)
    return names[0]?.includes(' ') ? 'Put commas between the names: players Ann, Ben, Cem, Dot.' : SIZE;
  const unclear = names.find((name) => /^and\b|\band$/i.test(name));
  return unclear && `It is unclear whether ${quoted(unclear)} is one player. ${SAY_WHO}`;
};

/** Seats the players from here on, East first, in the order of the names. */
export const seated = (names: readonly string[], table: LineTable): Entered => {
  const message = noTable(names);
  if (message !== undefined) return { ...bad(message), table: { ...table, isUnclear: true } };
  const players = Object.fromEntries(names.map((name, at) => [SEATS[at], table.spelled(name)] as const));
  const reasons: Reason[] = [];
  readSeatNames(players, [], reasons);
  if (reasons.length > 0) return { reasons, table: { ...table, isUnclear: true } };
  const named = [...new Set([...table.named, ...Object.values<string>(players)])];
  return { value: { payments: [], players }, table: { ...table, players, named, isUnclear: false } };
};

export const NOT_PLAIN = 'Dead hands and false wins have no line: write who pays whom (see “settle”).';

/** Refuses a name that nobody at the table has; if it is a seat, the message says who sits there. */
const stranger = (name: string, names: readonly string[], { players }: LineTable, hint = ''): Entered => {
  if (/ dead$/i.test(name)) return bad(NOT_PLAIN);
  const seat = seatNamed(name);
  const player = seat && players[seat];
  const who = player ? `${SEAT_NAMES[seat]} is ${player}: write “${player}”.` : 'Write names, not seats.';
  const more = hint || (seat === undefined ? didYouMean(name, names) : ` ${who}`);
  return bad(`${quoted(name)} does not sit at the table of ${names.join(', ')}.${more}`);
};

export const ONE_A_LINE = 'Write one payment on each line, with an amount such as 1000, 1,000 or 12.50.';

/** Signs that a name is really several payments or players: a list, or a number before more words or beside the amount. */
const UNCLEAR = /[,;&]| and |\b(?:all|each|both|others|every\w+|wall|discard|exchange)\b| [$€£]?\d.* /i;

/** Whether a name contains that of somebody at the table, with more words: `Ann never`, `Dot’s hand`. */
const isMoreThan = (name: string, seated: readonly string[]): boolean => {
  const words = ` ${name.toLowerCase().replace(/[’']s\b/g, '')} `;
  return seated.some((one) => words.includes(` ${one.toLowerCase()} `));
};

/** Enters a payment; refuses a name that is only similar to a player’s. */
export const payment = ({ from = '', to = '', verb = '', amount }: Said, table: LineTable): Entered => {
  const { spelled, named, players } = table;
  const names = [from, to].map(spelled);
  const seated = Object.values(players);
  const isUnclear = (name: string, at: number): boolean =>
    UNCLEAR.test(at === 0 ? name : ` ${name} `) || isMoreThan(name, seated);
  const whole = spelled(`${to}${verb}`);
  const unclear =
    verb !== '' && named.includes(whole)
      ? whole
      : names.find((name, at) => !named.includes(name) && isUnclear(name, at));
  if (unclear !== undefined) {
    const sayWho = seated.length > 0 ? '' : ` ${SAY_WHO}`;
    return bad(`It is unclear whether ${quoted(unclear)} is one player. ${ONE_A_LINE}${sayWho}`);
  }
  const isSlip = (name: string): boolean =>
    nearestName(name, named) !== undefined || (seated.length > 0 && seatNamed(name) !== undefined);
  const slip = names.find((name) => !named.includes(name) && isSlip(name));
  if (slip !== undefined && !table.isUnclear) {
    const entry = JSON.stringify({ from: names[0], to: names[1], amount: Number(amount) });
    const hint = `${didYouMean(slip, named)} For somebody else write ${entry}.`;
    return stranger(slip, named, table, nearestName(slip, named) === undefined ? '' : hint);
  }
  return { value: { from: names[0], to: names[1], amount: Number(amount) } };
};

/** Whether a win is said to be jokerless, and all pairs. */
export const remarksOf = ({ before = '', remarks = '' }: Said): readonly boolean[] =>
  [/joker/i, /pairs/i].map((word) => word.test(before + remarks));

/** Words in place of a discarder that mean another way of winning. */
export const OTHER_WAY: RegExp = /\b(?:misnamed|exchanged?|charleston)\b/i;
const NO_DISCARDER = 'Name the discarder: “Ben 25 from discard by Dot”.';
const NO_REMARK = ' After the name write only “jokerless”, “all pairs” or both.';
const NO_RULES = 'To pay wins, pass `rules`, such as `cardFree()`.';
export const NO_SUCH_LINE =
  'By joker exchange or in the Charleston is “self-drawn”. A win in another way has no line: write who pays whom.';

/** Enters the payments for a win. */
export const paid = (said: Said, table: LineTable): Entered => {
  const { rules, players, spelled } = table;
  if (rules === undefined) return bad(NO_RULES);
  if (!isRecord(rules))
    return bad(
      `\`rules\` must be rules such as \`cardFree()\` or \`americanRules('nmjl')\`, not ${described(rules)}.`,
    );
  const { name, payouts } = ownMembers(rules);
  if (payouts === undefined) {
    const whose =
      typeof name === 'string' ? `The rule set ${described(name)} has` : '`rules` is not a rule set: it has';
    return { reasons: [reasonAt('notPaid', '', `${whose} no payments.`, [])] };
  }
  const names = Object.values(players);
  // The players line already has its reason.
  if (table.isUnclear) return {};
  if (names.length === 0) return bad(SAY_WHO);
  const withVerb = spelled(`${said['winner']}${said['verb'] ?? ''}`);
  const winnerNamed = names.includes(withVerb) ? withVerb : said['winner'];
  const named = [winnerNamed, said['discarder']].map((one) => one && spelled(one));
  const other = named.find((one) => one !== undefined && !names.includes(one));
  if (/^(?:(?:an?|the) )?discard$/i.test(other ?? '')) return bad(NO_DISCARDER);
  if (other !== undefined && OTHER_WAY.test(other)) return bad(NO_SUCH_LINE);
  if (other !== undefined)
    return stranger(other, names, table, other === named[1] && isMoreThan(other, names) ? NO_REMARK : '');
  const [winner, discarder] = named.map((one) => one && SEATS.find((seat) => players[seat] === one));
  const [jokerless, allPairs] = remarksOf(said);
  const value = Number(said['amount']);
  const by = discarder === undefined ? 'wall' : 'discard';
  const claim: unknown = { value, winner, jokerless, allPairs, by, discarder, seats: Object.keys(players) };
  const settled = settle(claim as Claim, { rules: { name, payouts } });
  if (!settled.ok) return settled.error;
  const { payments } = settled.value;
  return payments.some(({ amount }) => amount > MOST_AMOUNT)
    ? bad(`A hand of ${value} is too large: nobody pays more than ${MOST_AMOUNT}.`)
    : { value: { payments, players } };
};

const UNKNOWN_NAMES = 'A line can name rules only if you pass `rulesNamed` to `parseLedger`.';
const NEEDED = '`rulesNamed` must return { ok: true, value: rules }, or { ok: false, error } with reasons';

const OPTIONS_IN_BRACES = 'Options follow in braces: rules nmjl {"jokerlessDiscard": "total"}.';

/** Changes the rules for wins from here on. */
export const otherRules = ({ name = '', options = '{}' }: Said, table: LineTable): Entered => {
  const [json, { rulesNamed }] = [readJson(options), table];
  if (!json.ok) return bad(`${quoted(options)} is not JSON.`);
  if (rulesNamed === undefined) return bad(UNKNOWN_NAMES);
  if (/[=:]/.test(name)) return bad(`${quoted(name)} is not a name of rules. ${OPTIONS_IN_BRACES}`);
  const rules = rulesNamed(name, json.value);
  const isSound = isRecord(rules) && (rules.ok ? isRecord(rules.value) : Array.isArray(rules.error?.reasons));
  if (!isSound) misused(`${NEEDED}; got ${isRecord(rules) ? 'an object' : described(rules)}.`, 'badOption');
  return rules.ok ? { table: { ...table, rules: rules.value } } : rules.error;
};

/** Changes the factor from here on. */
export const multiplied = ({ factor = '' }: Said, table: LineTable): Entered => {
  const multiply = FACTOR.read(numberIn('multiply', factor));
  return multiply === undefined
    ? bad(`A factor must be ${FACTOR.expected}, not ${quoted(factor)}.`)
    : { table: { ...table, multiply } };
};

const PAYERS: readonly string[] = ['from', 'to', 'payer', 'payee'];

/** An entry with the table’s factor unless it has its own, and with players for seats unless the game names its own players. */
export const atTable = (entry: unknown, { players, multiply, named, spelled }: LineTable): unknown => {
  if (!isRecord(entry)) return entry;
  const nameOf = (value: unknown): unknown => {
    if (typeof value !== 'string') return value;
    const name = spelled(value);
    const seat = named.includes(name) ? undefined : seatNamed(name);
    return (seat && players[seat]) ?? name;
  };
  const members = Object.entries(entry).map(([name, value]) => [
    name,
    PAYERS.includes(name) ? nameOf(value) : value,
  ]);
  return {
    ...(Object.hasOwn(entry, 'payments') && { players }),
    ...(multiply !== undefined && { multiply }),
    ...Object.fromEntries(members),
  };
};

export const inJson = ({ json = '' }: Said): Entered => {
  const read = readJson(json);
  return read.ok
    ? { value: read.value }
    : { reasons: [reasonAt('notJson', '', `${quoted(json)} is not JSON.`, [])] };
};
