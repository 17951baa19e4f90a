import { exact } from '../core/exact';
import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import { columns, type Side } from './columns';
import type { Command } from './command';
import type { Given, Usage } from './given';
import type { ExitCode, Io } from './io';
import { NAMES_OPTION } from './names';
import { jsonLine, quotedPath } from './plain';
import { printed } from './reasons-text';
import { RULE_SETS, ruleSetNamed } from './rule-sets';
import { addGame } from './scorecard-add';
import { readLines, scorecardFile } from './scorecard-file';
import { readScorecard, type Scorecard, type ScorecardRow } from './scorecard-row';
import { asUsage } from './settings';

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

const show = async ({ options }: Given, path: string, io: Io): Promise<Usage<ExitCode>> => {
  const lines = await readLines(path);
  if (!lines.ok) return failure(`the score card ${quotedPath(path)} cannot be read (${lines.error})`);
  const { rows, broken } = readScorecard(lines.value);
  const only = options.get('rules');
  const shown = only === undefined ? rows : rows.filter(({ rules }) => rules === only);
  const text = shown.length === 0 ? printed([noneText(rows, only, path)]) : tableText(shown, io);
  await io.print(options.has('json') ? jsonText({ rows: shown, broken }, path) : text);
  for (const { line, message } of broken)
    io.complain(`mahjongg scorecard: line ${line} of ${quotedPath(path)} is left out: ${message}`);
  return success(0);
};

/** `mahjongg scorecard`. */
export const scorecard: Command = {
  name: 'scorecard',
  summary: 'prints the score card of the games you have finished',
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
    if (text !== undefined) return failure(`${quoted(text)} is too much: “scorecard” takes options only`);
    const rules = options.get('rules');
    const set = rules === undefined ? success(undefined) : asUsage(ruleSetNamed(rules), '');
    if (!set.ok) return set;
    const file = scorecardFile(options.get('file'), process.env);
    const row = options.get('add');
    return row === undefined ? show(given, file.path, io) : addGame(row, given, file, io);
  },
};
