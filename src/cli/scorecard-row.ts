import { type Exact, exact } from '../core/exact';
import { isRecord, ownValue } from '../core/own-values';
import { described } from '../core/reason';
import { failure, type Result, success } from '../core/result';
import { oneLine } from './plain';
import { readJson } from './read-json';
import { RULE_SETS } from './rule-sets';
import { firstReason } from './settings';

/** A finished game as it goes onto the score card (CS-23, AS-10), but for its date. */
export interface FinishedGame {
  /** The name of the rule set. */
  readonly rules: string;
  /** Whether the player won. */
  readonly won: boolean;
  /** The natural score: that of the hand, before the tiles left are taken into account; 0 without a win. */
  readonly natural: number;
  /** The part of the tiles that was left; null where it does not matter. */
  readonly left: Exact | null;
  /** The final score, rounded as on the sheet; at a table with others what the player won or lost. */
  readonly final: number;
  /** Whether the winning hand had no jokers; left out in games without jokers. */
  readonly jokerless?: boolean | undefined;
  /** What else there is to say. */
  readonly remarks: string;
}

/** A row of the score card. */
export interface ScorecardRow extends FinishedGame {
  /** The day, as in 2026-05-31. */
  readonly date: string;
}

/** The version of this form of row. */
const VERSION = 1;
/** The most characters of the remarks. */
const REMARKS_LIMIT = 200;
/** The greatest number of points that is read. */
const MOST_POINTS = 1e12;
const NAMES = ['version', 'date', 'rules', 'won', 'natural', 'left', 'final', 'jokerless', 'remarks'];

/** A row as a line of the file. */
export const rowLine = ({
  date,
  rules,
  won,
  natural,
  left,
  final,
  jokerless,
  remarks,
}: ScorecardRow): string =>
  JSON.stringify({
    version: VERSION,
    date,
    rules,
    won,
    natural,
    left: left === null ? null : { n: left.n, d: left.d },
    final,
    ...(jokerless !== undefined && { jokerless }),
    remarks: oneLine(remarks).slice(0, REMARKS_LIMIT),
  });

/** Whether a text is a day of the calendar: the 30th of February is read as a day of March, which it does not say. */
const isDay = (value: unknown): value is string => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

const isPoints = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= MOST_POINTS;

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** The part that is left as a fraction, from `{ n, d }` or null; undefined if it is neither. */
const readLeft = (value: unknown): Exact | null | undefined => {
  if (value === null || value === undefined) return null;
  if (!isRecord(value)) return undefined;
  const [n, d] = [ownValue(value, 'n'), ownValue(value, 'd')];
  return isWhole(n) && isWhole(d) && d > 0 && n <= d ? exact(n, d) : undefined;
};

const isYesNo = (value: unknown): boolean => typeof value === 'boolean';
const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= REMARKS_LIMIT;

/** What each member is; `left` is read by itself. */
const MEMBERS: readonly (readonly [name: string, is: (value: unknown) => boolean, what: string])[] = [
  ['version', (value) => value === VERSION, `${VERSION}`],
  ['date', isDay, 'a day such as 2026-05-31'],
  ['rules', (value) => RULE_SETS.some(({ name }) => name === value), 'the name of a rule set'],
  ['won', isYesNo, 'true or false'],
  ['natural', isPoints, 'a number'],
  ['final', isPoints, 'a number'],
  ['jokerless', (value) => value === undefined || isYesNo(value), 'true or false'],
  ['remarks', isText, `a text of at most ${REMARKS_LIMIT} characters`],
];

/** Whether a game is played alone. */
export const isSolitaire = (rules: string): boolean => rules.endsWith('-solitaire');

/** What a solitaire cannot have come to: nothing is lost there, and only a win scores (CS-8, AS-11). */
const solitaireFault = ({ rules, won, natural, final }: ScorecardRow): string | undefined => {
  if (!isSolitaire(rules)) return undefined;
  if (natural < 0 || final < 0) return 'a solitaire has no negative score';
  return won || (natural === 0 && final === 0) ? undefined : 'a solitaire that was not won scores 0';
};

/** Reads any value as a row of the score card. */
export const readRow = (value: unknown): Result<ScorecardRow, string> => {
  if (!isRecord(value)) return failure(`a row is an object, not ${described(value)}`);
  const stranger = Object.keys(value).find((name) => !NAMES.includes(name));
  if (stranger !== undefined) return failure(`a row has no ${described(stranger)}`);
  const wrong = MEMBERS.find(([name, is]) => !is(ownValue(value, name)));
  if (wrong !== undefined) {
    const [name, , what] = wrong;
    return failure(`“${name}” is ${what}, not ${described(ownValue(value, name))}`);
  }
  const left = readLeft(ownValue(value, 'left'));
  if (left === undefined) return failure('“left” is null or a fraction such as {"n": 1, "d": 2}, at most 1');
  const { date, rules, won, natural, final, jokerless, remarks } = value as ScorecardRow;
  const fault = solitaireFault(value as ScorecardRow);
  if (fault !== undefined) return failure(fault);
  return success({ date, rules, won, natural, left, final, jokerless, remarks: oneLine(remarks) });
};

/** A line of the file that is no row. */
export interface BrokenLine {
  /** Its number, from 1. */
  readonly line: number;
  /** What is wrong with it. */
  readonly message: string;
}

/** What a score card holds. */
export interface Scorecard {
  /** The games, in the order in which they were written down. */
  readonly rows: readonly ScorecardRow[];
  /** The lines that are no rows; they stay in the file. */
  readonly broken: readonly BrokenLine[];
}

/** Reads the lines of a score card. */
export const readScorecard = (lines: readonly string[]): Scorecard => {
  const rows: ScorecardRow[] = [];
  const broken: BrokenLine[] = [];
  lines.forEach((text, at) => {
    if (text.trim() === '') return;
    const json = readJson(text);
    const row = json.ok ? readRow(json.value) : failure(firstReason(json.error));
    if (row.ok) rows.push(row.value);
    else broken.push({ line: at + 1, message: row.error });
  });
  return { rows, broken };
};
