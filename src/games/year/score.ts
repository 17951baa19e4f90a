import type { Rejection } from '../../core/reason';
import { type Result, success } from '../../core/result';
import { RULES_REVISION } from '../../core/rules-revision';
import type { YearOptions } from './options';
import { concealedSets } from './readings';
import { linesOf, totalOf, type YearLine } from './sheet';
import type { YearReading, YearWin } from './vocabulary';

/** The sheet of a hand of the Year game: what is scored, and what it comes to if those who play have a table (YG-13). */
export interface YearScore {
  /** The reading that was scored. */
  readonly reading: YearReading;
  /** The scored elements in the order of the reading's sets; of a Pung-Pair the Year and then the pair. */
  readonly lines: readonly YearLine[];
  /** How many sets are concealed, pairs aside (YG-16). */
  readonly concealedSets: number;
  /** The sum of the points; left out without a table, for the rules give no points. */
  readonly total?: number | undefined;
  /** The revision of the rules it was scored by (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

/** The sheet of one reading of a hand (YG-13). */
export const scoreReading = (
  reading: YearReading,
  win: YearWin,
  { points }: YearOptions,
): Result<YearScore, Rejection> => {
  const lines = linesOf(reading.sets, win.personalSuit, points);
  const sheet = { reading, lines, concealedSets: concealedSets(reading), rulesRevision: RULES_REVISION };
  return success(points === null ? sheet : { ...sheet, total: totalOf(lines) });
};
