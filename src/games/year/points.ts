import { didYouMean } from '../../core/nearest-name';
import { isRecord, ownValue } from '../../core/own-values';
import { described, type Reason } from '../../core/reason';
import { isWhole } from '../../core/whole-number';
import type { OptionRead } from '../../hands/read-options';

/** What a table of points can score: the sets, a Pung-Pair as its Year and its pair (YG-13). */
export const SCORED_SETS: readonly ['chow', 'pung', 'kong', 'year', 'pair'] = /* @__PURE__ */ Object.freeze([
  'chow',
  'pung',
  'kong',
  'year',
  'pair',
] as const);
/** A kind of set that a table of points can score. */
export type ScoredSet = (typeof SCORED_SETS)[number];

/** The points of one kind of set; what is left out is 0. */
export interface SetPoints {
  /** Points of a concealed one. */
  readonly concealed?: number | undefined;
  /** Points of one that was shown or claimed. */
  readonly revealed?: number | undefined;
  /** Points on top if it is of the player's personal suit. */
  readonly personalSuit?: number | undefined;
}

/** A table of points as those who play agree on it; the rules give none (YG-13). What is left out is 0. */
export type YearPoints = Readonly<Partial<Record<ScoredSet, SetPoints>>>;

const AMOUNTS = ['concealed', 'revealed', 'personalSuit'] as const;
const MOST = 1_000_000;
/** More names than any table has; further ones are not looked at. */
const NAMES_READ = 20;

type Path = readonly string[];

const fault = (message: string, path: Path): Reason => ({
  code: 'badOption',
  rule: 'YG-13',
  message,
  at: { path },
  params: { option: 'points' },
});

const unknownNames = (group: object, known: readonly string[], what: string, path: Path): readonly Reason[] =>
  Object.keys(group)
    .slice(0, NAMES_READ)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = `${what} ${described(name)}.${didYouMean(name, known)}`;
      return fault(message, [...path, name.slice(0, 40)]);
    });

const readAmount = (given: unknown, path: Path, reasons: Reason[]): number => {
  if (given === undefined) return 0;
  if (isWhole(given, 0, MOST)) return given + 0;
  reasons.push(fault(`Points are a whole number from 0 to ${MOST}, not ${described(given)}.`, path));
  return 0;
};

const readSetPoints = (given: unknown, path: Path, reasons: Reason[]): SetPoints => {
  const group = given === undefined ? {} : given;
  if (!isRecord(group)) {
    const message = `The points of a set are an object with “concealed” and “revealed”, not ${described(given)}.`;
    reasons.push(fault(message, path));
    return {};
  }
  reasons.push(...unknownNames(group, AMOUNTS, 'The points of a set have no', path));
  const amounts = AMOUNTS.map((name) => [name, readAmount(ownValue(group, name), [...path, name], reasons)]);
  return Object.freeze(Object.fromEntries(amounts));
};

/** Reads the option `points`: null, or a table in which every amount is a whole number (YG-13). */
export const readYearPoints = (given: unknown, path: Path): OptionRead => {
  if (given === null) return { value: given, reasons: [] };
  if (!isRecord(given)) {
    const message = `The option points is null or a table of points by kind of set, not ${described(given)}.`;
    return { value: given, reasons: [fault(message, path)] };
  }
  const reasons = [...unknownNames(given, SCORED_SETS, 'A table of points has no', path)];
  const rows = SCORED_SETS.map((set) => [set, readSetPoints(ownValue(given, set), [...path, set], reasons)]);
  return { value: Object.freeze(Object.fromEntries(rows)), reasons };
};
