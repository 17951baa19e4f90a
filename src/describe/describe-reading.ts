import { expectShape } from '../core/shape';
import { ENGLISH } from './english';
import type { Messages, Named, Translation } from './messages';
import { named, orNone, worded } from './word';

/**
 * A reading or layout of any game on one line: what it is read as, its blocks, groups or sets in notation (in brackets if they lie
 * open), what it is worth. It is made from the members of the reading, so that rules of one’s own need only a text
 * of their own in `translation.reading`; a reading that no text fits gives an empty line.
 */
export const describeReading = (reading: object, translation: Translation = {}): string => {
  const { reading: own, terms: ownTerms } = orNone(translation);
  expectShape(reading, 'record', '`describeReading` needs a reading');
  const terms = named(ENGLISH.terms, ownTerms) as Messages['terms'];
  const members = reading as Named;
  return worded(own, members, terms) ?? worded(ENGLISH.reading, members, terms) ?? '';
};
