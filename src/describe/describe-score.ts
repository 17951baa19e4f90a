import { ownValue } from '../core/own-values';
import { expectShape } from '../core/shape';
import type { Scored } from '../hands/rule-parts';
import type { Translation } from './messages';
import { amountOf, SCORED, type ScoreRow, sumRows } from './score-rows';
import { named, orNone, textOf, worded, wordingOf } from './word';

/**
 * Writes the score sheet of any game as rows to display: its lines, then its sums.
 *
 * @param score - A score sheet, as `scoreHand` gives it.
 * @param translation - The wording in another language; English if left out. A line it does not cover keeps its English `label`.
 * @returns The rows, from the top down. A value that is not a score sheet throws a `MisuseError`.
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
  expectShape(score, SCORED, '`describeScore` needs a score with its lines');
  const { lines, sums, terms = {} } = orNone(translation);
  const rows = score.lines.map((line): ScoreRow => {
    const { code = '', rule, label, params } = line;
    const said = worded(wordingOf(lines, code, rule), named(line, params), terms);
    return { rule, label: said ?? label, amount: amountOf(line) };
  });
  const below = sumRows(score).map(({ code, rule, label, amount }): ScoreRow => {
    const said = textOf(sums && ownValue(sums, code));
    return { rule, label: said ?? label, amount };
  });
  return [...rows, ...below];
};
