import { ownValue } from '../../core/own-values';
import { reasonAt } from '../../core/reason';
import { type Result, rejected, success } from '../../core/result';
import { checkHand } from '../../hands/check-hand';
import type { Hand } from '../../hands/hand';
import { discardFaults } from './check';
import type { ChineseOptions } from './options';
import { listReadings } from './readings';
import { type ChineseSheet, fillSheet, kongsIn, tilesToDraw, winFacts } from './sheet/fill';
import { chineseTiles } from './tiles';
import type { ChineseReading, ChineseWin } from './vocabulary';

/** The score sheet of a hand, with the readings that it was chosen from. */
export interface ChineseScore extends ChineseSheet {
  /** The reading that was scored. */
  readonly reading: ChineseReading;
  /** Every reading of the hand under this win, best first (CS-22). */
  readonly readings: readonly ChineseReading[];
}

const TWO_NUMBERS = 'The number of discarded tiles given with the hand differs from that of the win.';

/** Scores one reading of a hand (CS-9 to CS-22). */
export const scoreReading = (
  reading: ChineseReading,
  hand: Hand,
  win: ChineseWin,
  options: ChineseOptions,
): Result<ChineseScore> => {
  // The number of discards is part of the win, or next to the tiles in a JSON request.
  const [ofWin, beside] = [win.discards, ownValue(hand, 'discards')];
  if (ofWin !== undefined && beside !== undefined && ofWin !== beside)
    return rejected(reasonAt('badDiscards', 'CS-21', TWO_NUMBERS, ['discards']));
  const given = ofWin === undefined ? beside : ofWin;
  const path = ofWin === undefined ? ['discards'] : ['win', 'discards'];
  const { sets, onlyPlace } = reading;
  const flowers = hand.flowers ?? [];
  const kongs = kongsIn(sets);
  const facts = winFacts(win, flowers);
  const most = tilesToDraw(flowers.length + facts.flowersOfDummies, kongs, options);
  const faults = discardFaults(given, most, path);
  if (faults.length > 0) return rejected(...faults);
  const discards = typeof given === 'number' ? given : 0;
  const sheet = fillSheet({ ...facts, sets, onlyPlace, discards }, options);
  const { hand: checked } = checkHand(hand, chineseTiles());
  const readings = checked === undefined ? [reading] : listReadings(checked, win, options).readings;
  return success({ reading, readings, ...sheet });
};
