import { frozen } from '../core/frozen';
import type { Messages } from './messages';
import { SUM_WORDS } from './score-rows';

/** The English words for values in layouts. */
export const TERMS: Messages['terms'] = /* @__PURE__ */ Object.freeze({
  'category.consecutiveRun': 'Consecutive Run',
  'category.consecutiveOdds': 'Consecutive Odds',
  'category.consecutiveEvens': 'Consecutive Evens',
  'category.multiplesOfThree': 'Multiples of Three',
  'category.anyLikeNumbers': 'Any Like Numbers',
  'category.winds': 'Winds',
});

/**
 * The English wording of readings and of the sums of score sheets, to start a translation from.
 *
 * Reasons, remarks and lines already have their English, as `message` and `label`.
 *
 * @example
 * ```ts
 * import { ENGLISH } from 'mahjongg';
 *
 * ENGLISH.sums.total; // => 'Total'
 * ```
 */
export const ENGLISH: Pick<Messages, 'sums' | 'reading' | 'terms'> = /* @__PURE__ */ frozen({
  sums: SUM_WORDS,
  reading: [
    '{category} {set}, {pattern}: {blocks}; {bonuses}; {total} points',
    '{category} {set}, {pattern}: {blocks}; {total} points',
    '{pattern}: {blocks}; {total} points',
    '{category} {set}, {pattern}: {blocks}',
    '{pattern}: {blocks}',
    '{section}, line {line}: {groups}; {value} points',
    '{groups}',
    '{sets}; {winningTile} {wait}; {product} points before the tiles left',
    '{sets}; {product} points before the tiles left',
    '{sets}; {winningTile} was claimed; {points} points',
    '{sets}; {points} points',
    '{sets}; {winningTile} was claimed',
    '{sets}',
    '{tiles}',
  ],
  terms: /* @__PURE__ */ Object.assign({}, TERMS, {
    'wait.pair': 'makes the pair',
    'wait.middle': 'fills the middle of a run',
    'wait.edge': 'ends a run at 3 or 7',
    'wait.twoSided': 'completes a run open at both ends',
    'wait.twoPairs': 'turns one of two pairs into a pung',
  }),
});
