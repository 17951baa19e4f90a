import { join } from 'node:path';
import type { Result } from 'mahjongg/card-free';
import { exact } from '../core/exact';
import { appendLine, dataFolder, makeFolder, tried } from './files';
import type { Env } from './io';
import { readJson } from './json';
import { firstReason } from './mistakes';
import type { FinishedGame } from './play/table';
import { findRules } from './rule-sets';
import { described, failure, field, isRecord, success } from './values';
import { type Lines, oneLine } from './words';

/** Today’s local date, as in 2026-05-31. */
export const today = (): string => {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((value) => String(value).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
};

export interface ScorecardFile {
  readonly path: string;
  /** The program’s own folder, which may have to be made; undefined if the user named the file. */
  readonly folder: string | undefined;
}

/** The file of the score card: the named one, or else the one in the program’s own folder. */
export const scorecardFile = (named: string | undefined, env: Env): ScorecardFile => {
  if (named !== undefined) return { path: named, folder: undefined };
  const folder = dataFolder(env);
  return { path: join(folder, 'scorecard.jsonl'), folder };
};

/** Puts a game on a score card; a failure holds the error code. */
export const writeDown = (
  { path, folder }: ScorecardFile,
  row: ScorecardRow,
): Promise<Result<void, string>> =>
  tried(async () => {
    if (folder !== undefined) await makeFolder(folder);
    await appendLine(path, rowLine(row));
  });

export interface ScorecardRow extends FinishedGame {
  /** The day, as in 2026-05-31. */
  readonly date: string;
}

const VERSION = 1;
const REMARKS_LIMIT = 200;
/** The greatest number of points that is read. */
const MOST_POINTS = 1e12;

export const rowLine = (row: ScorecardRow): string => {
  const remarks = oneLine(row.remarks).slice(0, REMARKS_LIMIT);
  return JSON.stringify({ version: VERSION, ...row, remarks }, [...NAMES, 'n', 'd']);
};

/** Whether a text is a real date: February 30 would be parsed as a day in March, and so not match. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

const isPoints = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MOST_POINTS;

const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

export const isPart = (value: unknown): value is { readonly n: number; readonly d: number } => {
  const [n, d] = [field(value, 'n'), field(value, 'd')];
  return isWhole(n) && isWhole(d) && d > 0 && n <= d;
};

const isYesNo = (value: unknown): boolean => typeof value === 'boolean';
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= REMARKS_LIMIT;

/** The members in file order: the check, what each must be, and what to type if that differs; optional ones may be undefined. */
const MEMBERS: readonly (readonly [
  name: string,
  is: (value: unknown) => boolean,
  what: string,
  typed?: string,
])[] = [
  ['version', (value) => value === VERSION, `${VERSION}`],
  ['date', isDay, 'a day such as 2026-05-31'],
  ['rules', (value) => findRules(value) !== undefined, 'the name of a rule set'],
  ['won', isYesNo, 'true or false', 'y or n'],
  ['natural', isPoints, 'a number'],
  [
    'left',
    (value) => (value ?? null) === null || isPart(value),
    'null or a fraction such as {"n": 1, "d": 2}',
    'a fraction such as 70/130',
  ],
  ['final', isPoints, 'a number'],
  ['jokerless', (value) => value === undefined || isYesNo(value), 'true or false', 'y or n'],
  ['remarks', isText, `a text of at most ${REMARKS_LIMIT} characters`],
];

const NAMES = MEMBERS.map(([name]) => name);

/** Why a value, given or typed, cannot be this member of a row; undefined if it can. */
export const memberFault = (member: string, given: unknown, isTyped = false): string | undefined => {
  const [, is, what, typed = what] = MEMBERS.find(([one]) => one === member) ?? [];
  if (is?.(given) === true) return undefined;
  if (isTyped) return `It must be ${typed}, not ${described(given)}`;
  return given === undefined
    ? `“${member}” is missing; it must be ${what}`
    : `“${member}” must be ${what}, not ${described(given)}`;
};

/** Why a solitaire cannot have these scores: none are negative, and only a win scores (CS-8, AS-11). */
const solitaireFault = ({ rules, won, natural, final }: ScorecardRow): string | undefined => {
  if (!findRules(rules)?.isSolitaire) return undefined;
  if (natural < 0 || final < 0) return 'a solitaire has no negative score';
  return won || (natural === 0 && final === 0) ? undefined : 'a solitaire that was not won scores 0';
};

export const readRow = (value: unknown): Result<ScorecardRow, string> => {
  if (!isRecord(value)) return failure(`a row must be an object, not ${described(value)}`);
  const stranger = Object.keys(value).find((name) => !NAMES.includes(name));
  if (stranger !== undefined) return failure(`a row has no ${described(stranger)}`);
  for (const name of NAMES) {
    const fault = memberFault(name, field(value, name));
    if (fault !== undefined) return failure(fault);
  }
  const { date, rules, won, natural, left, final, jokerless, remarks } = value as unknown as ScorecardRow;
  const part = left ? exact(left.n, left.d) : null;
  const row = { date, rules, won, natural, left: part, final, jokerless, remarks: oneLine(remarks) };
  const fault = solitaireFault(row);
  return fault === undefined ? success(row) : failure(fault);
};

/** Reads the lines of a score card: the games in order, and the lines that are not rows, which stay in the file. */
export const readScorecard = (lines: Lines) => {
  const rows: ScorecardRow[] = [];
  const broken: { readonly line: number; readonly message: string }[] = [];
  lines.forEach((text, at) => {
    if (text.trim() === '') return;
    const json = readJson(text);
    const row = json.ok ? readRow(json.value) : failure(firstReason(json.error));
    if (row.ok) rows.push(row.value);
    else broken.push({ line: at + 1, message: row.error });
  });
  return { rows, broken };
};
