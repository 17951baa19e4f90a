import { didYouMean, nearestName } from '../core/nearest-name';
import { isRecord, ownMembers } from '../core/own-values';
import { type Path, quoted, type Reason, type Rejection, reasonAt, rejected, tooLarge } from '../core/reason';
import { type Result, success } from '../core/result';
import { type Payouts, SEATS, type Seat } from '../hands/payouts';
import { readJson } from '../play/read-json';
import type { Claim } from './claim';
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

/** What a line comes to: an entry, another table from here on, or both. */
type Entered = Result<{ readonly value?: unknown; readonly table?: LineTable }, Rejection>;

/** The parts of a line by name. */
type Said = Readonly<Record<string, string | undefined>>;

/** A kind of line: how people write it, how it is written down, and what it comes to. */
interface Kind {
  readonly patterns: readonly RegExp[];
  readonly words: (said: Said) => string;
  readonly enter: (said: Said, table: LineTable) => Entered;
}

const bad = (message: string): ReturnType<typeof rejected<Reason>> =>
  rejected(reasonAt('badPayment', '', message, []));

/** Who sits where from here on: from East on, in the order of the names. */
const seated = (names: readonly string[], table: LineTable): Entered => {
  if (names.length < 2 || names.length > SEATS.length) return bad('At a table sit 2 to 4 players.');
  const seating = names.map((name, at) => [SEATS[at], table.spelled(name)] as const);
  const players = Object.fromEntries(seating);
  const named = [...new Set([...table.named, ...Object.values<string>(players)])];
  return success({ value: { payments: [], players }, table: { ...table, players, named } });
};

const stranger = (name: string, names: readonly string[]): ReturnType<typeof bad> =>
  bad(`${quoted(name)} does not sit at the table of ${names.join(', ')}.${didYouMean(name, names)}`);

/** A payment; a name that is only like those of the players is a slip. */
const payment = ({ from = '', to = '', amount = '' }: Said, { spelled, named }: LineTable): Entered => {
  const names = [from, to].map(spelled);
  const slip = names.find((name) => !named.includes(name) && nearestName(name, named) !== undefined);
  if (slip !== undefined) return stranger(slip, named);
  return success({ value: { from: names[0], to: names[1], amount: Number(plainNumber(amount)) } });
};

/** The payments of a win at a table. */
const paid = (said: Said, { rules, players, spelled }: LineTable): Entered => {
  if (!isRecord(rules)) return bad('Say by which rules wins are paid.');
  const { name, payouts } = ownMembers(rules);
  if (payouts === undefined)
    return rejected(reasonAt('notPaid', '', `The rule set “${name}” has no payments.`, []));
  const names = Object.values(players);
  if (names.length === 0)
    return bad('Say first who sits at the table, from East on: players Ann, Ben, Cem, Dot.');
  const named = [said['winner'], said['discarder']].map((one) => one && spelled(one));
  const other = named.find((one) => one !== undefined && !names.includes(one));
  if (other !== undefined) return stranger(other, names);
  const [winner, discarder] = named.map((one) => one && SEATS.find((seat) => players[seat] === one));
  const claim: unknown = {
    ...{
      value: Number(plainNumber(said['value'] ?? '')),
      winner,
      jokerless: said['jokerless'] !== undefined,
    },
    ...{ by: discarder === undefined ? 'wall' : 'discard', discarder },
    seats: Object.keys(players),
  };
  const settled = settle(claim as Claim, { rules: { name, payouts } });
  return settled.ok ? success({ value: { payments: settled.value.payments, players } }) : settled;
};

const otherRules = ({ name = '', options = '{}' }: Said, table: LineTable): Entered => {
  const [json, { rulesNamed }] = [readJson(options), table];
  if (!json.ok) return bad(`${quoted(options)} is not JSON.`);
  const rules = rulesNamed?.(name, json.value) ?? bad(`There are no rules ${quoted(name)}.`);
  return rules.ok ? success({ table: { ...table, rules: rules.value } }) : rules;
};

/** An entry as it is added up: a game that names nobody is one of those who sit at the table. */
const atTable = (entry: unknown, { players }: LineTable): unknown =>
  isRecord(entry) && Object.hasOwn(entry, 'payments') && !Object.hasOwn(entry, 'players')
    ? { ...entry, players }
    : entry;

const inJson = ({ json = '' }: Said, table: LineTable): Entered => {
  const read = readJson(json);
  return read.ok
    ? success({ value: atTable(read.value, table) })
    : rejected(reasonAt('notJson', '', `${quoted(json)} is not JSON.`, []));
};

const NUMBER = '[$€£]? ?\\d{1,9}(?:[.,]\\d{1,9})*(?: ?[$€£])?';
/** A number without the sign of a currency, and with a point before its decimals: `12,50` is 12.50, and `1,250` is 1250. */
const plainNumber = (text: string): string => text.replace(/[^\d.,]|,(?=\d{3}(?!\d))/g, '').replace(',', '.');
const PAYS = '(?: (?:pays?|paid|owes?|gives?|gave) | ?(?:->|→) ?)';
/** A name, in which nobody pays. */
const NAME = `(?:(?!${PAYS}).)+?`;
const WON = `^(?<winner>.+?)(?: (?:wins?|won))?:? (?<value>${NUMBER})(?: points)?,? `;
const JOKERLESS = '(?<jokerless>,? (?:jokerless|without jokers|no jokers))?$';
const inAnyCase = (pattern: string): RegExp => new RegExp(pattern, 'i');

/** The kinds of lines; a line is of the first that fits. */
const kindsOfLines = (): readonly Kind[] => [
  { patterns: [/^(?<json>[[{"].*)$/s], words: ({ json = '' }) => json, enter: inJson },
  {
    patterns: [/^(?:wall game|draw|no winner|nobody (?:wins|won))$/i],
    words: () => 'wall game',
    enter: () => success({ value: { payments: [] } }),
  },
  {
    patterns: [/^players?:? (?<names>.+)$/i],
    words: ({ names }) => `players ${names}`,
    enter: ({ names = '' }, table) => seated(names.split(/ *[,;] *| and /), table),
  },
  {
    patterns: [/^rules:? (?<name>[\w-]+)(?: (?<options>\{.*\}))?$/i],
    words: ({ name, options = '' }) => `rules ${name} ${options}`.trim(),
    enter: otherRules,
  },
  {
    patterns: [
      `${PAYS}(?<to>${NAME}):? (?<amount>${NUMBER})$`,
      `${PAYS}(?<amount>${NUMBER}) to (?<to>${NAME})$`,
      ` to (?<to>${NAME}):? (?<amount>${NUMBER})$`,
    ].map((rest) => inAnyCase(`^(?<from>${NAME})${rest}`)),
    words: ({ from, to, amount = '' }) => `${from} pays ${to} ${plainNumber(amount)}`,
    enter: payment,
  },
  {
    patterns: [
      '(?:(?:(?:from|by|off) )?(?:the )?wall|self[- ]?(?:drawn?|pick(?:ed)?))',
      '(?:(?:from|on|by|off) )?(?:an? |the )?discard (?:by|of|from) (?<discarder>.+?)',
      "(?:from|off|on) (?<discarder>.+?)(?:[’']s discard)?",
    ].map((way) => inAnyCase(WON + way + JOKERLESS)),
    words: ({ winner, value = '', discarder, jokerless }) =>
      `${winner} ${plainNumber(value)} ${discarder === undefined ? 'self-drawn' : `from discard by ${discarder}`}${jokerless === undefined ? '' : ' jokerless'}`,
    enter: paid,
  },
];

/** The most lines of a text, and the most characters of a line in words. */
const MOST_LINES = 20_000;
const LONGEST = 300;

const NO_LINE =
  'is no payment and no win. Write “Ann pays Ben 25”, “Ben 25 from discard by Dot”, “Ben 25 self-drawn”, “wall game”, or “players Ann, Ben, Cem, Dot” for who sits at the table.';

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
      const said = pattern.exec(text);
      if (said !== null) return { text: words({ ...said.groups }), ...enter({ ...said.groups }, table) };
    }
  return bad(`${quoted(text)} ${NO_LINE}`);
};

const HEADER = /(?:^|[,;\t] *)"?(?:from|payer)"? *[,;\t]/i;
const NUMBERS: readonly string[] = ['amount', 'multiply'];

/** A cell as a number; what is none stays as it is, to be refused. */
const amountOf = (cell: string): number | string => {
  const amount = Number(cell.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2'));
  return Number.isNaN(amount) ? cell : amount;
};

/** The cells of a row of comma-separated values. */
const cellsOf = (row: string, separator: string): readonly string[] =>
  row.split(new RegExp(`${separator}(?=(?:[^"]*"[^"]*")*[^"]*$)`)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  );

/** How the rows below a header are read: each as the payment, in JSON, that its cells make. */
const rowReader = (header: string): ((row: string) => string) => {
  const separator = /[,;\t]/.exec(header)?.[0] ?? ',';
  const names = cellsOf(header, separator).map((name) => name.toLowerCase());
  return (row) => {
    const cells = cellsOf(row, separator).map((cell, at) => [names[at] ?? 'a cell too many', cell] as const);
    const filled = cells.filter(([, cell]) => cell !== '');
    return JSON.stringify(
      Object.fromEntries(
        filled.map(([name, cell]) => [name, NUMBERS.includes(name) ? amountOf(cell) : cell]),
      ),
    );
  };
};

/** An entry or nothing that a line or an item of a list comes to, with its place, and how it is written down. */
export interface TextEntry {
  readonly path: Path;
  readonly line: number | undefined;
  readonly text: string;
  readonly read: Result<unknown, Rejection>;
}

/** Reads the lines of texts, each text line by line or as one list of JSON. */
export const readTexts = (texts: readonly string[], first: LineTable): readonly (readonly TextEntry[])[] => {
  const kinds = kindsOfLines();
  let table = first;
  const enter = (line: string, path: Path, at: number): TextEntry => {
    const { text = '', ...entered } = readLine(line, kinds, table);
    if (entered.ok) table = entered.value.table ?? table;
    return { path, line: at + 1, text, read: entered.ok ? success(entered.value.value) : entered };
  };
  return texts.map((given, place): readonly TextEntry[] => {
    const path = [place];
    const lines = given
      .replace(/^\ufeff/, '')

      .split('\n');
    if (lines.length > MOST_LINES)
      return [
        { path, line: undefined, text: '', read: rejected(tooLarge('lines', MOST_LINES, lines.length)) },
      ];
    const list = given.trimStart().startsWith('[') ? readJson(lines.join('\n')) : undefined;
    if (list?.ok && Array.isArray(list.value))
      return list.value.map((value: unknown, at) => ({
        ...{ path: [place, at], line: undefined, text: JSON.stringify(value) },
        read: success(atTable(value, table)),
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
};
