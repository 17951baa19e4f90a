import { didYouMean, nearestName } from '../core/nearest-name';
import { isRecord, ownMembers } from '../core/own-values';
import {
  described,
  type Path,
  quoted,
  type Reason,
  type Rejection,
  reasonAt,
  tooLarge,
} from '../core/reason';
import type { Result } from '../core/result';
import { type Payouts, SEATS, type Seat } from '../hands/payouts';
import { readJson } from '../play/stored';
import type { Claim } from './claim';
import { HEADER, plainNumber, rowReader } from './ledger-rows';
import { MOST_AMOUNT } from './read-payments';
import { settle } from './settle';

/** Rules by which wins of lines are paid. */
export interface LedgerRules {
  /** The name used in the program and in records. */
  readonly name: string;
  /** Who pays how much; a win is refused where nobody pays. */
  readonly payouts?: Payouts | undefined;
}

/** What lines depend on, from one of them on. */
export interface LineTable {
  /** By what wins are paid; undefined if nobody said so. */
  readonly rules: LedgerRules | undefined;
  /** Finds the rules that a line names; undefined if lines may not. */
  readonly rulesNamed: ((name: string, options: unknown) => Result<LedgerRules, Rejection>) | undefined;
  /** Who sits where. */
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  /** Everybody who was named as a player so far. */
  readonly named: readonly string[];
  /** Gives a name as it was first written, whatever of it is in capitals. */
  readonly spelled: (name: string) => string;
}

/** Gives names as they were first written, and without the point that ends a sentence. */
export const spelling = (): LineTable['spelled'] => {
  const names = new Map<string, string>();
  return (name) => {
    const plain = name.toLowerCase().replace(/\.$/, '');
    const known = names.get(plain) ?? name;
    names.set(plain, known);
    return known;
  };
};

/** What a line comes to: an entry, another table from here on, or both; or what is wrong with it. */
interface Entered {
  readonly value?: unknown;
  readonly table?: LineTable;
  readonly reasons?: readonly Reason[];
}

/** The parts of a line by name. */
type Said = Readonly<Record<string, string | undefined>>;

/** A kind of line: how people write it, how it is written down, and what it comes to. */
interface Kind {
  readonly patterns: readonly RegExp[];
  readonly words: (said: Said) => string;
  readonly enter: (said: Said, table: LineTable) => Entered;
}

const bad = (message: string): Entered => ({ reasons: [reasonAt('badPayment', '', message, [])] });

/** Who sits where from here on: from East on, in the order of the names. */
const seated = (names: readonly string[], table: LineTable): Entered => {
  if (names.length < 2 || names.length > SEATS.length) return bad('At a table sit 2 to 4 players.');
  const unclear = names.find((name) => /^and\b|\band$/i.test(name));
  if (unclear !== undefined) return bad(`It is unclear whether ${quoted(unclear)} is one player. ${SAY_WHO}`);
  const seating = names.map((name, at) => [SEATS[at], table.spelled(name)] as const);
  const players = Object.fromEntries(seating);
  const named = [...new Set([...table.named, ...Object.values<string>(players)])];
  return { value: { payments: [], players }, table: { ...table, players, named } };
};

const stranger = (name: string, names: readonly string[]): Entered =>
  bad(`${quoted(name)} does not sit at the table of ${names.join(', ')}.${didYouMean(name, names)}`);

const SAY_WHO = 'Say first who sits at the table, from East on: players Ann, Ben, Cem, Dot.';
const ONE_A_LINE = 'Write one payment on each line, with an amount such as 1000, 1,000 or 12.50.';

/** What may be no name but several payments or players: a list, or a number before more words or beside the amount. */
const UNCLEAR = /[,;&]| and |\b(?:all|each|both|others|every\w+|wall|discard|exchange)\b| [$€£]?\d.* /i;

/** Whether a name holds more than that of somebody who sits at the table: `Ann never`, `Dot’s hand`. */
const isMoreThan = (name: string, seated: readonly string[]): boolean => {
  const words = ` ${name.toLowerCase().replace(/[’']s\b/g, '')} `;
  return seated.some((one) => words.includes(` ${one.toLowerCase()} `));
};

/** A payment; a name that is only like those of the players is a slip. */
const payment = (
  { from = '', to = '', verb = '', amount }: Said,
  { spelled, named, players }: LineTable,
): Entered => {
  const names = [from, to].map(spelled);
  const seated = Object.values(players);
  const isUnclear = (name: string, at: number): boolean =>
    UNCLEAR.test(at === 0 ? name : ` ${name} `) || isMoreThan(name, seated);
  const whole = spelled(`${to}${verb}`);
  const unclear =
    verb !== '' && named.includes(whole)
      ? whole
      : names.find((name, at) => !named.includes(name) && isUnclear(name, at));
  if (unclear !== undefined)
    return bad(`It is unclear whether ${quoted(unclear)} is one player. ${ONE_A_LINE} ${SAY_WHO}`);
  const slip = names.find((name) => !named.includes(name) && nearestName(name, named) !== undefined);
  if (slip !== undefined) return stranger(slip, named);
  return { value: { from: names[0], to: names[1], amount: Number(amount) } };
};

/** Whether a hand that won is said to be jokerless, and all pairs. */
const remarksOf = ({ before = '', remarks = '' }: Said): readonly boolean[] =>
  [/joker/i, /pairs/i].map((word) => word.test(before + remarks));

/** What stands where a discarder would, but tells of another way of winning. */
const OTHER_WAY = /\b(?:misnamed|exchanged?)\b/i;
const NO_SUCH_LINE = 'A win by a misnamed discard or an exchange has no line: write who pays whom.';

/** The payments of a win at a table. */
const paid = (said: Said, { rules, players, spelled }: LineTable): Entered => {
  if (!isRecord(rules)) return bad('Say by which rules wins are paid.');
  const { name, payouts } = ownMembers(rules);
  if (payouts === undefined) {
    const whose =
      typeof name === 'string'
        ? `The rule set ${described(name)} has`
        : 'What was given as `rules` is no rule set: it has';
    return { reasons: [reasonAt('notPaid', '', `${whose} no payments.`, [])] };
  }
  const names = Object.values(players);
  if (names.length === 0) return bad(SAY_WHO);
  const withVerb = spelled(`${said['winner']}${said['verb'] ?? ''}`);
  const winnerNamed = names.includes(withVerb) ? withVerb : said['winner'];
  const named = [winnerNamed, said['discarder']].map((one) => one && spelled(one));
  const other = named.find((one) => one !== undefined && !names.includes(one));
  if (other !== undefined) return OTHER_WAY.test(other) ? bad(NO_SUCH_LINE) : stranger(other, names);
  const [winner, discarder] = named.map((one) => one && SEATS.find((seat) => players[seat] === one));
  const [jokerless, allPairs] = remarksOf(said);
  const value = Number(said['amount']);
  const claim: unknown = {
    ...{ value, winner, jokerless, allPairs },
    ...{ by: discarder === undefined ? 'wall' : 'discard', discarder },
    seats: Object.keys(players),
  };
  const settled = settle(claim as Claim, { rules: { name, payouts } });
  if (!settled.ok) return settled.error;
  const { payments } = settled.value;
  return payments.some(({ amount }) => amount > MOST_AMOUNT)
    ? bad(`A hand of ${value} is too large: nobody pays more than ${MOST_AMOUNT}.`)
    : { value: { payments, players } };
};

const otherRules = ({ name = '', options = '{}' }: Said, table: LineTable): Entered => {
  const [json, { rulesNamed }] = [readJson(options), table];
  if (!json.ok) return bad(`${quoted(options)} is not JSON.`);
  const rules = rulesNamed?.(name, json.value);
  if (rules === undefined) return bad(`There are no rules ${quoted(name)}.`);
  return rules.ok ? { table: { ...table, rules: rules.value } } : rules.error;
};

/** An entry as it is added up: a game that names nobody is one of those who sit at the table. */
const atTable = (entry: unknown, { players }: LineTable): unknown =>
  isRecord(entry) && Object.hasOwn(entry, 'payments') && !Object.hasOwn(entry, 'players')
    ? { ...entry, players }
    : entry;

const inJson = ({ json = '' }: Said, table: LineTable): Entered => {
  const read = readJson(json);
  return read.ok
    ? { value: atTable(read.value, table) }
    : { reasons: [reasonAt('notJson', '', `${quoted(json)} is not JSON.`, [])] };
};

const NUMBER = '[$€£]? ?\\d{1,9}(?:[.,]\\d{1,9})*(?: ?[$€£])?';
const PAY = ' (?:pays?|paid|owes?|gives?|gave)';
const PAYS = `(?:${PAY} | ?(?:->|→) ?)`;
const GETS = 'gets?|got|receives?|received';
/** A name, in which nobody pays. */
const NAME = `(?:(?!${PAY}\\b|->|→).)+?`;
const REMARK = '(?:jokerless|without jokers|no jokers|(?:all|singles and) pairs(?: only)?)';
const REMARKS = `(?<remarks>(?:,?(?: and)? ${REMARK})*)$`;
const WINS = 'wins?|won';
const won = (verbs: string): string =>
  `^(?<winner>.+?)(?<verb> (?:${verbs}))?:? (?<amount>${NUMBER})(?: points)?,? (?<before>(?:${REMARK},?(?: and)? )*)`;
const inAnyCase = (pattern: string): RegExp => new RegExp(pattern, 'i');

/** The kinds of lines; a line is of the first that fits. */
const kindsOfLines = (): readonly Kind[] => [
  { patterns: [/^(?<json>[[{"].*)$/s], words: ({ json = '' }) => json, enter: inJson },
  {
    patterns: [/^(?:wall game|draw|no winner|nobody (?:wins|won)|(?<settled>settled)(?: up)?)\.?$/i],
    words: ({ settled }) => (settled ? 'settled' : 'wall game'),
    enter: ({ settled }) => ({ value: { payments: [], settled: settled !== undefined } }),
  },
  {
    patterns: [/^rules:? (?<name>[\w-]+)(?: (?<options>\{.*\}))?$/i],
    words: ({ name, options = '' }) => `rules ${name} ${options}`.trim(),
    enter: otherRules,
  },
  {
    patterns: [
      '(?:(?:(?:from|by|off) )?(?:the )?wall|self[- ]?(?:drawn?|pick(?:ed)?))',
      '(?:(?:from|on|by|off) )?(?:an? |the )?discard (?:by|of|from) (?<discarder>.+?)',
      "(?:from|off|on) (?<discarder>.+?)[’']s discard",
    ]
      .map((way) => won(`${WINS}|${GETS}`) + way)
      // Who gets points from somebody need not have won.
      .concat(`^(?!.+ (?:${GETS}):? ${NUMBER})${won(WINS).slice(1)}(?:from|off|on) (?<discarder>.+?)`)
      .map((line) => inAnyCase(line + REMARKS)),
    words: ({ winner, verb = '', amount, discarder, ...said }) => {
      const name = inAnyCase(GETS).test(verb) ? `${winner}${verb}` : winner;
      const [jokerless, allPairs] = remarksOf(said);
      const way = discarder === undefined ? 'self-drawn' : `from discard by ${discarder}`;
      return `${name} ${amount} ${way}${jokerless ? ' jokerless' : ''}${allPairs ? ' all pairs' : ''}`;
    },
    enter: paid,
  },
  {
    patterns: [inAnyCase(`^players?:?(?= )(?<names>${NAME})$`)],
    words: ({ names }) => `players${names}`,
    enter: ({ names = '' }, table) => seated(names.trim().split(/ *[,;] *| and /), table),
  },
  {
    patterns: [
      `(?<to>${NAME})(?<verb> (?:${GETS})) (?<amount>${NUMBER}) from (?<from>${NAME})$`,
      ...[
        `${PAYS}(?<to>${NAME}):? (?<amount>${NUMBER})$`,
        `${PAYS}(?<amount>${NUMBER}) to (?<to>${NAME})$`,
        ` to (?<to>${NAME}):? (?<amount>${NUMBER})$`,
      ].map((rest) => `(?<from>${NAME})${rest}`),
    ].map((line) => inAnyCase(`^${line}`)),
    words: ({ from, to, amount }) => `${from} pays ${to} ${amount}`,
    enter: payment,
  },
];

/** The most lines of a text, and the most characters of a line in words. */
const MOST_LINES = 20_000;
const LONGEST = 300;

const DEAD = 'A dead hand has no line: write who pays whom.';
const NO_LINE = `is no payment and no win. Write “Ann pays Ben 25”, “Ben 25 from discard by Dot”, “Ben 25 self-drawn”, “wall game” or “settled”.`;
const NO_HEADER = 'Rows of comma-separated values begin below a header from,to,amount.';
const SAY_WHO_ELSE = 'If others sit at the table now, write a new line: players Ann, Ben, Cem, Dot.';

/** An amount as it stands in a line: of “1 000” the last word alone was read. */
const asTyped = (amount: string, line: string): string =>
  line.match(/\d[\d.,]*(?: [\d.,]+)*/g)?.find((typed) => typed.endsWith(amount)) ?? amount;

/** What a line says, as it is written down, and what it comes to. */
const readLine = (
  line: string,
  kinds: readonly Kind[],
  table: LineTable,
): Entered & { readonly text?: string } => {
  const isJson = /^[[{"]/.test(line);
  const text = isJson ? line : line.replace(/\s+/g, ' ').replace(/(?<=\d)\.$/, '');
  for (const { patterns, words, enter } of isJson || text.length <= LONGEST ? kinds : [])
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found === null) continue;
      const { groups } = found;
      const written = groups?.['amount']?.replace(/[$€£ ]/g, '');
      const amount = written && plainNumber(written);
      if (amount === undefined && written !== undefined)
        return bad(`It is unclear how much ${quoted(asTyped(written, text))} is. ${ONE_A_LINE}`);
      const said = { ...groups, amount };
      return { text: words(said), ...enter(said, table) };
    }
  if (/ dead\b/i.test(text)) return bad(DEAD);
  const sayWho = Object.keys(table.players).length > 0 ? SAY_WHO_ELSE : SAY_WHO;
  const isRow = /^[^,;]+[,;][^,;]+[,;] ?[\d"]/.test(text);
  return bad(`${quoted(text)} ${NO_LINE} ${isRow ? NO_HEADER : sayWho}`);
};

/** What a line or an item of a list comes to, with its place, and how it is written down. */
export interface TextEntry extends Entered {
  readonly path: Path;
  readonly line?: number;
  readonly text: string;
}

/** Reads the lines of texts, each text line by line or as one list of JSON, and what lines depend on after the last one. */
export const readTexts = (
  texts: readonly string[],
  first: LineTable,
): { readonly entries: readonly (readonly TextEntry[])[]; readonly table: LineTable } => {
  const kinds = kindsOfLines();
  let table = first;
  const enter = (line: string, path: Path, at: number): TextEntry => {
    const entered = readLine(line, kinds, table);
    table = entered.table ?? table;
    return { path, line: at + 1, text: '', ...entered };
  };
  const entries = texts.map((given, place): readonly TextEntry[] => {
    const path = [place];
    const lines = given.replace(/^\ufeff/, '').split('\n');
    if (lines.length > MOST_LINES)
      return [{ path, text: '', reasons: [tooLarge('lines', MOST_LINES, lines.length)] }];
    const list = given.trimStart().startsWith('[') ? readJson(lines.join('\n')) : undefined;
    if (list?.ok && Array.isArray(list.value))
      return list.value.map((value: unknown, at) => ({
        path: [place, at],
        text: JSON.stringify(value),
        value: atTable(value, table),
      }));
    let rows: ((row: string) => string) | undefined;
    return lines.flatMap((one, at) => {
      const line = one.trim();
      // A comment, or nothing.
      if (line === '' || line.startsWith('#')) return [];
      if (line.length > LONGEST) return [enter(line, path, at)];
      if (rows !== undefined || !HEADER.test(line)) return [enter(rows?.(line) ?? line, path, at)];
      rows = rowReader(line);
      return [];
    });
  });
  return { entries, table };
};
