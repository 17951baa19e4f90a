import { plainNumber } from '../core/plain-number';
import { type Path, quoted, tooLarge } from '../core/reason';
import { readJson } from '../play/stored';
import { HEADER, headerFault, rowReader } from './ledger-rows';
import {
  atTable,
  bad,
  type Entered,
  inJson,
  type LineTable,
  multiplied,
  ONE_A_LINE,
  otherRules,
  paid,
  payment,
  remarksOf,
  type Said,
  seated,
} from './ledger-table';
import { notUnderstood, PAY, PAYS, REMARK, SELF_DRAWN } from './ledger-unclear';

/** A kind of line: how people write it, its standard form, and how it is entered. */
interface Kind {
  readonly patterns: readonly RegExp[];
  readonly words: (said: Said) => string;
  readonly enter: (said: Said, table: LineTable) => Entered;
}

const NUMBER = '[$€£]? ?\\d{1,9}(?:[.,]\\d{1,9})*(?: ?[$€£])?';
const GETS = 'gets?|got|receives?|received';
/** A name, which contains no verb of paying. */
const NAME = `(?:(?!${PAY}\\b|->|→).)+?`;
const REMARKS = `(?<remarks>(?:,?(?: and)? ${REMARK})*)$`;
const WINS = 'wins?|won';
const won = (verbs: string): string =>
  `^(?<winner>.+?)(?<verb> (?:${verbs}))?:? (?<amount>${NUMBER})(?: points)?,? (?<before>(?:${REMARK},?(?: and)? )*)`;
const inAnyCase = (pattern: string): RegExp => new RegExp(pattern, 'i');

/** The kinds of lines; the first that fits is used. */
const kindsOfLines = (): readonly Kind[] => [
  { patterns: [/^(?<json>[[{"].*)$/s], words: ({ json = '' }) => json, enter: inJson },
  {
    patterns: [/^(?:wall game|draw|no winner|nobody (?:wins|won)|(?<settled>settled)(?: up)?)\.?$/i],
    words: ({ settled }) => (settled ? 'settled' : 'wall game'),
    enter: ({ settled }) => ({ value: { payments: [], settled: settled !== undefined } }),
  },
  {
    patterns: [/^multiply(?: by)?:? (?<factor>\S+)$/i],
    words: ({ factor }) => `multiply ${factor}`,
    enter: multiplied,
  },
  {
    patterns: [
      SELF_DRAWN,
      '(?:(?:from|on|by|off) )?(?:an? |the )?discard (?:by|of|from) (?<discarder>.+?)',
      "(?:from|off|on) (?<discarder>.+?)[’']s discard",
    ]
      .map((way) => won(`${WINS}|${GETS}`) + way)
      // A player who gets points from somebody has not necessarily won.
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
  // This kind is last because a player can be called “rules”.
  {
    patterns: [/^rules:? (?<name>[^{]+?)(?: (?<options>\{.*\}))?$/i],
    words: ({ name, options = '' }) => `rules ${name} ${options}`.trim(),
    enter: otherRules,
  },
];

/** The most lines in a text, and the most characters in a line that is not JSON. */
const MOST_LINES = 20_000;
const LONGEST = 300;

/** An amount as typed in the line: of “1 000” only the last part was matched. */
const asTyped = (amount: string, line: string): string =>
  line.match(/\d[\d.,]*(?: [\d.,]+)*/g)?.find((typed) => typed.endsWith(amount)) ?? amount;

/** Reads a line: gives its standard form and its result. */
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
  if (text.length > LONGEST) return bad(`${quoted(text)} has more than ${LONGEST} characters.`);
  return bad(notUnderstood(text, table));
};

/** The result of a line or of an item in a JSON list, with its place and its standard form. */
export interface TextEntry extends Entered {
  readonly path: Path;
  readonly line?: number;
  readonly text: string;
}

/** Reads texts, each line by line or as one JSON list; also gives the table after the last line. */
export const readTexts = (
  texts: readonly string[],
  first: LineTable,
): { readonly entries: readonly (readonly TextEntry[])[]; readonly table: LineTable } => {
  const kinds = kindsOfLines();
  let table = first;
  const enter = (line: string, path: Path, at: number): TextEntry => {
    const entered = readLine(line, kinds, table);
    table = entered.table ?? table;
    return { path, line: at + 1, text: '', ...entered, value: atTable(entered.value, table) };
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
    let isUnread = false;
    return lines.flatMap((one, at) => {
      const line = one.trim();
      if (line.startsWith('#')) return [{ path, line: at + 1, text: line }];
      // Skip blank lines, and rows below an invalid header.
      if (line === '' || isUnread) return [];
      if (line.length > LONGEST) return [enter(line, path, at)];
      if (rows !== undefined || !HEADER.test(line)) return [enter(rows?.(line) ?? line, path, at)];
      const fault = headerFault(line);
      isUnread = fault !== undefined;
      rows = rowReader(line);
      return fault === undefined ? [] : [{ path, line: at + 1, text: '', ...bad(fault) }];
    });
  });
  return { entries, table };
};
