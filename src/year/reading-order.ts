import { YEAR_SETS, type YearReading, type YearSetKind } from './vocabulary';

const countOf = ({ sets }: YearReading, kind: YearSetKind): number =>
  sets.filter((set) => set.kind === kind).length;

/** How many sets of a reading are concealed, pairs aside (YG-16). */
export const concealedSets = ({ sets }: Pick<YearReading, 'sets'>): number =>
  sets.filter(({ kind, concealed }) => concealed && kind !== 'pair').length;

/** A reading as the places of its sets say it, for an order that leaves nothing open. */
const wordOf = ({ sets, completes }: YearReading): string =>
  `${sets.map(({ tiles, concealed }) => `${tiles.join(' ')}${concealed ? '' : '~'}`).join('; ')} ${completes ?? ''}`;

/**
 * The order of readings: more points by the caller's table, more concealed sets, then more Pung-Pairs, Years,
 * kongs, pungs and chows in this order; equals by their sets as words.
 */
export const byRank = (one: YearReading, other: YearReading): number =>
  (other.points ?? 0) - (one.points ?? 0) ||
  concealedSets(other) - concealedSets(one) ||
  YEAR_SETS.reduce((order, kind) => order || countOf(other, kind) - countOf(one, kind), 0) ||
  (wordOf(one) < wordOf(other) ? -1 : 1);
