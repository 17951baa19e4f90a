import { expectSound } from '../core/misuse';
import { ownValue } from '../core/own-values';
import { expectShape } from '../core/shape';
import { ENGLISH } from './english';
import type { Messages, Named, Translation } from './messages';
import { named, orNone, worded } from './word';

/**
 * Writes a reading or layout of any game on one line: its name, its blocks, groups or sets in notation, and its value.
 *
 * Exposed sets are in brackets. The line is made from the members of the reading, so for rules of your own you only need to add a
 * text to `translation.reading`.
 *
 * @param reading - A reading, such as `best` of `validateHand`, or a layout.
 * @param translation - The wording in another language; English if left out.
 * @returns The line; empty if no text fits the reading. A value that is not an object, or a whole validation, throws a
 * `MisuseError`.
 * @example
 * ```ts
 * import { describeReading, validateHand } from 'mahjongg';
 *
 * const answer = validateHand('11B 222B 333B 444B [555B]');
 * answer.valid && describeReading(answer.best);
 * // => 'Consecutive Run 1 2 3 4 5, 1 Pair 4 Pungs: 11B 222B 333B 444B [555B]; set +5, suit +5; 35 points'
 * ```
 */
export const describeReading = (reading: object, translation: Translation = {}): string => {
  const { reading: own, terms: ownTerms } = orNone(translation);
  const needs = '`describeReading` needs a reading';
  expectShape(reading, 'record', needs);
  expectSound(typeof ownValue(reading, 'valid') !== 'boolean', needs, reading);
  const terms = named(ENGLISH.terms, ownTerms) as Messages['terms'];
  const members = reading as Named;
  return worded(own, members, terms) ?? worded(ENGLISH.reading, members, terms) ?? '';
};
