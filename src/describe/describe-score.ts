import { misused } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { expectShape, type Shape } from '../core/shape';
import type { Scored, ScoreLine } from '../hands/rule-parts';
import { ENGLISH } from './english';
import type { SumCode, Translation } from './messages';
import { named, orNone, textOf, valueText, worded, wordingOf } from './word';

/** A row of a score sheet in words. */
export interface ScoreRow {
  /** The number of the rule the row comes from; empty for sums. */
  readonly rule: string;
  /** What the row is for. */
  readonly label: string;
  /** What it comes to: points as `25`, a factor as `x2`; empty if the line has neither. */
  readonly amount: string;
}

/** What is shown of a score. */
const SCORED: Shape = {
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

/** The sums of all sheets, from the top down, with where they stand in the score. */
const SUMS: readonly (readonly [SumCode, ...string[]])[] = [
  ['subtotal1', 'subtotal1'],
  ['product', 'product'],
  ['subtotal', 'subtotal'],
  ['tilesLeft', 'tilesLeft'],
  ['tilesLeft', 'tilesLeft', '4c'],
  ['factor', 'factor'],
  ['final', 'final'],
  ['rounded', 'final', 'rounded'],
  ['total', 'total'],
];

const amountOf = ({ points, factor }: ScoreLine): string => {
  if (factor !== undefined) return `x${factor}`;
  return points === undefined ? '' : String(points);
};

const rowOf = (line: ScoreLine, { lines, terms = {} }: Translation): ScoreRow => {
  const { code = '', rule, label, params } = line;
  const said = worded(wordingOf(lines, code, rule), named(line, params), terms);
  return { rule, label: said ?? label, amount: amountOf(line) };
};

const sumRows = (score: object, { sums }: Translation): readonly ScoreRow[] =>
  SUMS.flatMap(([code, ...path]) => {
    const value = path.reduce<unknown>((at, name) => (isRecord(at) ? ownValue(at, name) : undefined), score);
    const amount = valueText(code, value, {});
    return amount === undefined
      ? []
      : [{ rule: '', label: textOf(sums && ownValue(sums, code)) ?? ENGLISH.sums[code], amount }];
  });

/**
 * Writes the score sheet of any game as rows to show: its lines, then its sums.
 *
 * @param score - A score sheet, as `scoreHand` gives it.
 * @param translation - The words of another language; English if left out. A line that it does not have keeps its
 * English `label`.
 * @returns The rows, from the top down; a value without lines ends with a `MisuseError`.
 * @example
 * ```ts
 * import { describeScore, scoreHand, unwrap } from 'mahjongg';
 *
 * const score = unwrap(scoreHand('11B 222B 333B 444B 555B', { win: { by: 'discard', tile: '5B' } }));
 * describeScore(score).map(({ label, amount }) => `${label} ${amount}`).slice(-2);
 * // => ['Concealed 10', 'Total 45']
 * describeScore(score)[0]; // => { rule: 'CF-19', label: 'Base', amount: '25' }
 * ```
 */
export const describeScore = (score: Scored, translation: Translation = {}): readonly ScoreRow[] => {
  if (isRecord(score) && typeof ownValue(score, 'ok') === 'boolean')
    misused(
      '`describeScore` needs a score, and this is an answer of `scoreHand`. Write unwrap(scoreHand(…)).',
      'badOption',
    );
  expectShape(score, SCORED, '`describeScore` needs a score with its lines');
  const own = orNone(translation);
  return [...score.lines.map((line) => rowOf(line, own)), ...sumRows(score, own)];
};
