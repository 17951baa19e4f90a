import { exactText } from '../core/exact';
import { isRecord, ownValue } from '../core/own-values';
import type { Shape } from '../core/shape';
import type { ScoreLine } from '../hands/rule-parts';
import type { SumCode } from './messages';
import { isExact } from './word';

/** A row of a score sheet, in words. */
export interface ScoreRow {
  /** The number of the rule the row comes from; empty for sums. */
  readonly rule: string;
  /** What the row is for. */
  readonly label: string;
  /** The amount: points as `25`, a factor as `x2`; empty if the line has neither. */
  readonly amount: string;
}

export const SCORED: Shape = {
  lines: [
    {
      rule: 'string',
      code: 'string?',
      label: 'string',
      points: 'number?',
      factor: 'number?',
      params: 'record?',
    },
  ],
};

/** The English words for sums. */
export const SUM_WORDS: Readonly<Record<SumCode, string>> = {
  subtotal: 'Subtotal',
  subtotal1: 'Subtotal 1',
  product: 'Natural score',
  tilesLeft: 'Tiles left',
  factor: 'Fraction left',
  final: 'Final score',
  rounded: 'Rounded',
  total: 'Total',
};

/** The sums of all sheets, from the top down, each with its path in the score if that is not its name. */
const SUMS: readonly (readonly [SumCode, ...string[]])[] = [
  ['subtotal1'],
  ['product'],
  ['subtotal'],
  ['tilesLeft'],
  ['tilesLeft', 'tilesLeft', '4c'],
  ['factor'],
  ['final'],
  ['rounded', 'final', 'rounded'],
  ['total'],
];

/** A sum in figures; undefined if the value is not a number. */
const sumText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return isRecord(value) && isExact(value) ? exactText(value) : undefined;
};

export const amountOf = ({ points, factor }: Pick<ScoreLine, 'points' | 'factor'>): string => {
  if (factor !== undefined) return `x${factor}`;
  return points === undefined ? '' : String(points);
};

export const sumRows = (score: object): readonly (ScoreRow & { readonly code: SumCode })[] =>
  SUMS.flatMap(([code, ...path]) => {
    const names = path.length > 0 ? path : [code];
    const value = names.reduce<unknown>((at, name) => isRecord(at) && ownValue(at, name), score);
    const amount = sumText(value);
    return amount === undefined ? [] : [{ code, rule: '', label: SUM_WORDS[code], amount }];
  });
