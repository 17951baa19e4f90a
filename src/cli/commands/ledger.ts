import { type Ledger, type LedgerOptions, ledger as ledgerOf, type Reason } from 'mahjongg';
import { type Command, type Given, optionsOf, valueGiven } from '../command';
import { isRecord, reasonOf } from '../copies';
import type { Io } from '../io';
import { jsonOf, LINE_LIMIT, type Line, linesOf, readJson } from '../json';
import { mistaken } from '../mistakes';
import { jsonGiven } from '../settings';
import { columns, counted, jsonLine, plain, printed, signed } from '../words';

/** An entry of a ledger, and the line it came from; undefined if the input was one list. */
interface Entry {
  readonly value: unknown;
  /** Its line, counted from 1. */
  readonly line?: number | undefined;
}

/** More lines than a ledger has entries. */
const MOST_LINES = 20_000;

// The count stops at the limit, so the message cannot say how many there are.
const TOO_MANY: Reason = reasonOf('tooLarge', `At most ${MOST_LINES} lines are read; there are more.`, {
  params: { limit: MOST_LINES },
});

const readLines = async (input: Io['input']): Promise<readonly Line[]> => {
  const all: Line[] = [];
  for await (const lines of linesOf(input, LINE_LIMIT)) {
    all.push(...lines);
    if (all.length > MOST_LINES) return all;
  }
  return all;
};

/** The whole input as one list; undefined if it is not a list. */
const asOneList = (lines: readonly Line[]): readonly Entry[] | undefined => {
  const text = lines
    .map((line) => ('text' in line ? line.text : ''))
    .join('\n')
    .trim();
  const read = text.startsWith('[') ? readJson(text) : undefined;
  return read?.ok && Array.isArray(read.value) ? read.value.map((value: unknown) => ({ value })) : undefined;
};

/** Reads payments from the input: one JSON list, or a JSON value a line. Blank lines are skipped. */
const readEntries = async (input: Io['input']) => {
  const lines = await readLines(input);
  if (lines.length > MOST_LINES) return { entries: [], reasons: [TOO_MANY] };
  const list = asOneList(lines);
  if (list !== undefined) return { entries: list, reasons: [] };
  const entries: Entry[] = [];
  const reasons: Reason[] = [];
  for (const [at, one] of lines.entries()) {
    const [line, read] = [at + 1, jsonOf(one)];
    if (read?.ok) entries.push({ value: read.value, line });
    else if (read !== undefined)
      reasons.push(...read.error.reasons.map((reason) => ({ ...reason, at: { ...reason.at, line } })));
  }
  return { entries, reasons };
};

const HEADING = ['player', 'paid', 'received', 'balance'];

const tableText = ({ balances, payments, sum }: Ledger, { style }: Io): string => {
  if (balances.length === 0) return printed(['Nobody paid.']);
  const rows = balances.map(({ player, paid, received, balance }) => [
    player,
    String(paid),
    String(received),
    signed(balance),
  ]);
  const [heading = '', ...lines] = columns([HEADING, ...rows], 'lrrr');
  const count = counted(payments.length, 'payment');
  return printed([style.bold(heading), ...lines, '', `${count}; the balances add up to ${sum}.`]);
};

/** A cell of a CSV file; a name that a spreadsheet would take for a formula gets an apostrophe before it. */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const csvText = ({ balances }: Ledger): string =>
  printed([
    HEADING.join(','),
    ...balances.map(({ player, paid, received, balance }) =>
      [csvCell(player), paid, received, balance].join(','),
    ),
  ]);

const givenOptions = (given: Given): LedgerOptions => {
  const [multiply, roundTo] = ['multiply', 'round'].map((name) => valueGiven(given, name, 'factor'));
  const players = jsonGiven(given, 'players');
  if (players === undefined) return { multiply, roundTo };
  if (!isRecord(players)) mistaken('--players is an object of names by seat, such as {"E": "Ann"}');
  return { multiply, roundTo, players: players as NonNullable<LedgerOptions['players']> };
};

const withLine = (reason: Reason, entries: readonly Entry[]): Reason => {
  const place = reason.at?.path?.[0];
  const line = typeof place === 'number' ? entries[place]?.line : undefined;
  return line === undefined ? reason : { ...reason, at: { path: reason.at?.path?.slice(1), line } };
};

/** Where a reason is: the line of its entry, or its place in the one list. */
const placeText = ({ at }: Reason): string => {
  if (at?.line !== undefined) return `line ${at.line}: `;
  const place = at?.path?.[0];
  return typeof place === 'number' ? `entry ${place + 1}: ` : '';
};

/** `mahjongg ledger`. */
export const ledger: Command = {
  usage: ['ledger [OPTIONS] < PAYMENTS'],
  about: [
    'Reads payments from standard input, one JSON object a line or one JSON list of them all, and prints what each player paid and received, and the balance.',
    'A payment is {"from": "Ann", "to": "Ben", "amount": 25}, or with "payer" and "payee". You can also give a game as “settle --json” prints it; add "players": {"E": "Ann", ...} to say who sat where.',
    'Amounts have at most two decimals and factors four; sums are exact. --round rounds each payment, halves up, so the balances still add up to 0. If a line is wrong, nothing is added up, and every wrong line is named.',
  ],
  options: optionsOf({
    'multiply FACTOR': 'multiply amounts by this, such as 0.25; "multiply" in a payment or game overrides it',
    'round UNIT': 'round each payment to a multiple of this, such as 0.05',
    'players JSON': 'who sits where: {"E": "Ann", "S": "Ben"}',
    csv: 'print comma-separated values',
    json: 'answer in one line of JSON',
  }),
  noText: 'payments come from standard input',
  examples: [
    'ledger < payments.jsonl',
    'settle --json < claims.jsonl | mahjongg ledger --multiply 0.25',
    'ledger --players \'{"E": "Ann", "S": "Ben", "W": "Cem", "N": "Dot"}\' --csv < payments.jsonl',
  ],
  run: async (given, io) => {
    const isJson = given.options.has('json');
    const isCsv = given.options.has('csv');
    if (isJson && isCsv) mistaken('--json and --csv cannot be combined');
    const options = givenOptions(given);
    const { entries, reasons } = await readEntries(io.input);
    const answer = ledgerOf(entries.map(({ value }) => value) as Parameters<typeof ledgerOf>[0], options);
    const faults = [
      ...reasons,
      ...(answer.ok ? [] : answer.error.reasons.map((reason) => withLine(reason, entries))),
    ].sort((one, other) => (one.at?.line ?? 0) - (other.at?.line ?? 0));
    if (!answer.ok || faults.length > 0) {
      // Every wrong line is named, and nothing is added up.
      if (isJson) await io.print(jsonLine({ reasons: faults }));
      return mistaken(faults.map((reason) => placeText(reason) + plain(reason.message)).join('\n'));
    }
    const { value } = answer;
    await io.print(isJson ? jsonLine(value) : isCsv ? csvText(value) : tableText(value, io));
    return 0;
  },
};
