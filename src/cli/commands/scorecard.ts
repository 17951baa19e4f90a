import type { Result } from 'mahjongg';
import type { Given } from '../arguments';
import type { Command } from '../command';
import type { ExitCode, Io } from '../io';
import { readJson } from '../json';
import { mistaken, orMistaken, reasonsOf } from '../mistakes';
import { NAMES_OPTION } from '../names';
import { printed } from '../reasons';
import { failure, isRecord } from '../result';
import { RULE_SETS, ruleSetNamed } from '../rule-sets';
import { exact, exactText } from '../score-row';
import {
  appendLine,
  readLines,
  readRow,
  readScorecard,
  rowLine,
  type Scorecard,
  type ScorecardFile,
  type ScorecardRow,
  scorecardFile,
  setOf,
  today,
} from '../scorecard';
import { columns, jsonLine, quoted, quotedPath, type Side } from '../words';

/** What the tiles left are divided by: all that there were, or by an option of the American solitaire those discarded (AS-9). */
const divisorsOf = ({ rules, left }: ScorecardRow): readonly number[] => {
  if (left === null) return [];
  const discarded = left.d - left.n;
  return rules === 'american-solitaire' && discarded > 0 ? [left.d, discarded] : [left.d];
};

/** What is wrong with the final score of a solitaire beside its natural one (CS-21, AS-9); undefined if nothing is. */
const finalFault = (row: ScorecardRow): string | undefined => {
  const { rules, natural, left, final } = row;
  if (!Number.isInteger(natural)) return `the natural score of a solitaire is a whole number, not ${natural}`;
  if (left === null)
    return rules === 'chinese-solitaire' && final > natural
      ? `“final” is ${final}, but no part of the natural score of ${natural} is more than that`
      : undefined;
  if (!Number.isSafeInteger(2 * (natural * left.n + left.d))) return 'no score is so high';
  const finals = divisorsOf(row).map((divisor) => ({
    divisor,
    score: exact(natural * left.n, divisor),
  }));
  if (finals.some(({ score }) => score.rounded === final)) return undefined;
  const figures = finals.map(
    ({ divisor, score }) =>
      `${natural} x ${left.n}/${divisor} is ${exactText(score)}, rounded ${score.rounded}`,
  );
  return `“final” is ${final}, but ${figures.join('; or ')}`;
};

/** Why a game that is written down by hand cannot have been played like that; undefined if it can. */
const faultOf = (row: ScorecardRow): string | undefined => {
  const { rules, jokerless, left } = row;
  const set = setOf(row);
  if (jokerless !== undefined && set?.isWithoutJokers === true)
    return `“jokerless” is not for ${rules}, which has no jokers`;
  if (set?.isSolitaire === true) return finalFault(row);
  return left === null ? undefined : `“left” is for the solitaires, not for ${rules}`;
};

/** Reads a game as a person writes it down: what is left out is as usual. */
const readGame = (text: string, rules: string | undefined): Result<ScorecardRow, string> => {
  const json = readJson(text);
  if (!json.ok) return failure(reasonsOf(json.error));
  const usual = { version: 1, date: today(), rules, won: true, left: null, remarks: '' };
  const row = readRow(isRecord(json.value) ? { ...usual, ...json.value } : json.value);
  if (!row.ok) return row;
  if (rules !== undefined && row.value.rules !== rules)
    return failure(`“rules” is ${quoted(row.value.rules)}, but --rules is ${rules}`);
  const fault = faultOf(row.value);
  return fault === undefined ? row : failure(fault);
};

/** Writes a game down that was played elsewhere, and says so. */
const addGame = async (text: string, { options }: Given, file: ScorecardFile, io: Io): Promise<ExitCode> => {
  const row = readGame(text, options.get('rules'));
  if (!row.ok) return mistaken(`--add: ${row.error}`);
  const added = await appendLine(file, rowLine(row.value));
  if (!added.ok) mistaken(`the score card ${quotedPath(file.path)} cannot be written (${added.error})`);
  await io.print(
    options.has('json')
      ? jsonLine({ file: file.path, added: row.value })
      : printed([`The game is on the score card ${quotedPath(file.path)}.`]),
  );
  return 0;
};

/** What a number of games came to. */
interface Totals {
  /** How many there are. */
  readonly games: number;
  /** How many were won. */
  readonly won: number;
  /** How many were won without jokers. */
  readonly jokerless: number;
  /** The sum of the natural scores. */
  readonly natural: number;
  /** The sum of the final scores. */
  readonly final: number;
}

const sum = (rows: readonly ScorecardRow[], of: (row: ScorecardRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const totalsOf = (rows: readonly ScorecardRow[]): Totals => ({
  games: rows.length,
  won: sum(rows, ({ won }) => Number(won)),
  jokerless: sum(rows, ({ jokerless }) => Number(jokerless ?? false)),
  natural: sum(rows, ({ natural }) => natural),
  final: sum(rows, ({ final }) => final),
});

/** The averages of all games, the lost ones included. */
const averagesOf = ({
  games,
  natural,
  final,
}: Totals): { readonly natural: number; readonly final: number } => ({
  natural: natural / games,
  final: final / games,
});

const percentLeft = ({ left }: ScorecardRow): string =>
  left === null ? '' : `${exact(100 * left.n, left.d).rounded} %`;

const amount = (value: number): string => String(Math.round(value * 100) / 100);

const HEADING = ['date', 'natural', 'left', 'final', 'jokerless', 'remarks'];
const SIDES: readonly Side[] = ['left', 'right', 'right', 'right', 'left', 'left'];

/** Columns that have nothing to say in a game are left out of its table. */
const shownColumns = (rows: readonly ScorecardRow[]): readonly boolean[] =>
  HEADING.map((name) => {
    if (name === 'left') return rows.some(({ left }) => left !== null);
    return name !== 'jokerless' || rows.some(({ jokerless }) => jokerless !== undefined);
  });

const cellsOf = (row: ScorecardRow): readonly string[] => [
  row.date,
  amount(row.natural),
  percentLeft(row),
  amount(row.final),
  row.jokerless === true ? 'yes' : '',
  row.remarks,
];

const sectionLines = (title: string, rows: readonly ScorecardRow[], { style }: Io): readonly string[] => {
  const totals = totalsOf(rows);
  const averages = averagesOf(totals);
  const jokerless = totals.jokerless === 0 ? '' : String(totals.jokerless);
  const shown = shownColumns(rows);
  const cells = [
    HEADING,
    ...rows.map(cellsOf),
    [
      'total',
      amount(totals.natural),
      '',
      amount(totals.final),
      jokerless,
      `${totals.won} of ${totals.games} won`,
    ],
    ['average', averages.natural.toFixed(1), '', averages.final.toFixed(1), '', ''],
  ].map((row) => row.filter((_, at) => shown[at]));
  const lines = columns(
    cells,
    SIDES.filter((_, at) => shown[at]),
  );
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0);
  const rule = style.dim('-'.repeat(width));
  return [style.bold(title), ...lines.slice(0, -2), rule, ...lines.slice(-2)];
};

/** The games of each rule set, in the order of the program's list. */
const sections = (rows: readonly ScorecardRow[]) =>
  RULE_SETS.map(({ name, title }) => ({
    name,
    title,
    rows: rows.filter(({ rules }) => rules === name),
  })).filter((section) => section.rows.length > 0);

/** What is said where no game is shown: there are none, or only some of other rule sets. */
const noneText = (rows: readonly ScorecardRow[], only: string | undefined, path: string): string => {
  if (only === undefined || rows.length === 0)
    return `No games are on the score card ${quotedPath(path)} yet.`;
  const others = sections(rows).map((section) => `${section.rows.length} of ${section.name}`);
  return `No games of ${only} are on the score card ${quotedPath(path)} yet; it has ${others.join(', ')}.`;
};

const tableText = (rows: readonly ScorecardRow[], io: Io): string => {
  const parts = sections(rows).map((section) => sectionLines(section.title, section.rows, io));
  return printed(parts.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines])));
};

const jsonText = ({ rows, broken }: Scorecard, path: string): string => {
  const totals = Object.fromEntries(
    sections(rows).map((section) => {
      const all = totalsOf(section.rows);
      return [section.name, { ...all, average: averagesOf(all) }];
    }),
  );
  return jsonLine({ file: path, games: rows, totals, broken });
};

const show = async ({ options }: Given, path: string, io: Io): Promise<ExitCode> => {
  const lines = await readLines(path);
  if (!lines.ok) return mistaken(`the score card ${quotedPath(path)} cannot be read (${lines.error})`);
  const { rows, broken } = readScorecard(lines.value);
  const only = options.get('rules');
  const shown = only === undefined ? rows : rows.filter(({ rules }) => rules === only);
  const text = shown.length === 0 ? printed([noneText(rows, only, path)]) : tableText(shown, io);
  await io.print(options.has('json') ? jsonText({ rows: shown, broken }, path) : text);
  for (const { line, message } of broken)
    io.complain(`mahjongg scorecard: line ${line} of ${quotedPath(path)} is left out: ${message}`);
  return 0;
};

/** `mahjongg scorecard`. */
export const scorecard: Command = {
  usage: ['scorecard [OPTIONS]'],
  about: [
    'Prints the games that “play” has written down, a table for each game, with totals and averages. Lines of the file that cannot be read are named and left as they are.',
    'The file is that of --file, else scorecard.jsonl in the folder MAHJONGG_DATA, else in the folder “mahjongg” of your data (XDG_DATA_HOME, or ~/.local/share).',
    'With --add, a game played elsewhere is written down: {"rules": ..., "natural": ..., "final": ...} and if you like "date", "won", "left", "jokerless" and "remarks". In a solitaire the final score is the natural one times the part of the tiles that was left, rounded.',
  ],
  options: [
    { name: 'rules', value: 'NAME', help: 'only the games of this rule set' },
    { name: 'file', value: 'FILE', help: 'the file of the score card' },
    { name: 'add', value: 'JSON', help: 'write down a game played elsewhere' },
    NAMES_OPTION,
    { name: 'json', help: 'answer in one line of JSON' },
  ],
  examples: [
    'scorecard',
    'scorecard --rules chinese-solitaire --json',
    'scorecard --add \'{"rules": "chinese-solitaire", "natural": 96, "left": {"n": 7, "d": 13}, "final": 52}\'',
  ],
  run: async (given, io) => {
    const { text, options } = given;
    if (text !== undefined) mistaken(`${quoted(text)} is too much: “scorecard” takes options only`);
    const rules = options.get('rules');
    if (rules !== undefined) orMistaken(ruleSetNamed(rules));
    const file = scorecardFile(options.get('file'), io.env);
    const row = options.get('add');
    return row === undefined ? show(given, file.path, io) : addGame(row, given, file, io);
  },
};
