import { isRecord } from '../core/own-values';
import { quoted, type Reason, type Rejection } from '../core/reason';
import { failure, success } from '../core/result';
import { type Ledger, type LedgerOptions, ledger as ledgerOf } from '../questions/ledger';
import { columns, type Side } from './columns';
import type { Command } from './command';
import type { Given, Usage } from './given';
import type { ExitCode, Io } from './io';
import { type Entry, readEntries } from './ledger-entries';
import { jsonLine, plain } from './plain';
import { readJson } from './read-json';
import { printed } from './reasons-text';
import { asUsage } from './settings';

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

const SIDES: readonly Side[] = ['left', 'right', 'right', 'right'];

const tableText = ({ balances, payments, sum }: Ledger, { style }: Io): string => {
  if (balances.length === 0) return printed(['Nobody paid.']);
  const rows = balances.map(({ player, paid, received, balance }) => [
    player,
    String(paid),
    String(received),
    signed(balance),
  ]);
  const [heading = '', ...lines] = columns([['player', 'paid', 'received', 'balance'], ...rows], SIDES);
  const count = payments.length === 1 ? '1 payment' : `${payments.length} payments`;
  return printed([style.bold(heading), ...lines, '', `${count}; the balances add up to ${sum}.`]);
};

/** A cell of a CSV file; a name that a spreadsheet would take for a formula gets an apostrophe before it. */
const csvCell = (text: string): string => {
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const csvText = ({ balances }: Ledger): string =>
  printed([
    'player,paid,received,balance',
    ...balances.map(({ player, paid, received, balance }) =>
      [csvCell(player), paid, received, balance].join(','),
    ),
  ]);

/** A number given to an option; the library says which it takes. */
const numberGiven = ({ options }: Given, name: string): Usage<number | undefined> => {
  const value = options.get(name);
  if (value === undefined) return success(undefined);
  return /^\d{1,9}(\.\d{1,9})?$/.test(value)
    ? success(Number(value))
    : failure(`--${name} is a number such as 0.25, not ${quoted(value)}`);
};

const givenOptions = (given: Given): Usage<LedgerOptions> => {
  const multiply = numberGiven(given, 'multiply');
  if (!multiply.ok) return multiply;
  const roundTo = numberGiven(given, 'round');
  if (!roundTo.ok) return roundTo;
  const players = given.options.get('players');
  if (players === undefined) return success({ multiply: multiply.value, roundTo: roundTo.value });
  const read = asUsage(readJson(players), '--players: ');
  if (!read.ok) return read;
  if (!isRecord(read.value)) return failure('--players is an object of names by seat, such as {"E": "Ann"}');
  return success({
    multiply: multiply.value,
    roundTo: roundTo.value,
    players: read.value as NonNullable<LedgerOptions['players']>,
  });
};

/** A reason with the line of its entry, if it is about one. */
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

/** Says what is wrong, each with its place; nothing is added up then. */
const refuse = async ({ reasons }: Rejection, isJson: boolean, io: Io): Promise<Usage<ExitCode>> => {
  if (isJson) await io.print(jsonLine({ reasons }));
  return failure(reasons.map((reason) => placeText(reason) + plain(reason.message)).join('\n'));
};

/** `mahjongg ledger`. */
export const ledger: Command = {
  name: 'ledger',
  summary: 'adds up the payments of an evening: who won and lost how much',
  usage: ['ledger [OPTIONS] < PAYMENTS'],
  about: [
    'Reads payments from standard input, one JSON object a line or one JSON list of them all, and prints what each player paid, was paid, and comes to.',
    'A payment is {"from": "Ann", "to": "Ben", "amount": 25}, or with "payer" and "payee". What “settle --json” prints is a game and may stand there as it is; "players": {"E": "Ann", ...} beside its payments says who sat where.',
    'Amounts have two decimals at most and factors four, and everything is added up exactly. With --round each payment is rounded by itself, halves up, so that the balances add up to 0 all the same. If any line is wrong, every wrong one is named and nothing is added up.',
  ],
  options: [
    {
      name: 'multiply',
      value: 'FACTOR',
      help: 'what amounts are multiplied by, such as 0.25; a "multiply" in a payment or game goes before it',
    },
    { name: 'round', value: 'UNIT', help: 'round each payment to a multiple of this, such as 0.05' },
    { name: 'players', value: 'JSON', help: 'who sits where all evening: {"E": "Ann", "S": "Ben"}' },
    { name: 'csv', help: 'print comma-separated values' },
    { name: 'json', help: 'answer in one line of JSON' },
  ],
  examples: [
    'ledger < payments.jsonl',
    'settle --json < claims.jsonl | mahjongg ledger --multiply 0.25',
    'ledger --players \'{"E": "Ann", "S": "Ben", "W": "Cem", "N": "Dot"}\' --csv < payments.jsonl',
  ],
  run: async (given, io) => {
    if (given.text !== undefined)
      return failure(`${quoted(given.text)} is too much: payments come from standard input`);
    const isJson = given.options.has('json');
    const isCsv = given.options.has('csv');
    if (isJson && isCsv) return failure('--json and --csv exclude each other');
    const options = givenOptions(given);
    if (!options.ok) return options;
    const { entries, reasons } = await readEntries(io.input);
    const answer = ledgerOf(
      entries.map(({ value }) => value) as Parameters<typeof ledgerOf>[0],
      options.value,
    );
    const faults = [
      ...reasons,
      ...(answer.ok ? [] : answer.error.reasons.map((reason) => withLine(reason, entries))),
    ].sort((one, other) => (one.at?.line ?? 0) - (other.at?.line ?? 0));
    if (!answer.ok || faults.length > 0) return refuse({ reasons: faults }, isJson, io);
    const { value } = answer;
    await io.print(isJson ? jsonLine(value) : isCsv ? csvText(value) : tableText(value, io));
    return success(0);
  },
};
