import type { HandRules } from '../../hands/rule-parts';
import { checkYearHand } from './check-year-hand';
import { countLayouts, listLayouts } from './list-layouts';
import { hasReading, listReadings } from './list-readings';
import type { YearOptions } from './options';
import { ownWin } from './own-win';
import { reasonsFor } from './reasons';
import type { YearLayout, YearReading, YearWin } from './vocabulary';

/** How the Year game reads hands under these options. */
export const yearHands = (options: YearOptions): HandRules<YearReading, YearWin, YearLayout> =>
  Object.freeze({
    wins: Object.freeze(['wall', 'discard', 'steal'] as const),
    check: (hand, win) => checkYearHand(hand, win && ownWin(win), options),
    readings: (hand, win) => listReadings(hand, win && ownWin(win), options),
    isWinning: (hand, win) => hasReading(hand, win && ownWin(win), options),
    reasons: (hand, win, faults) => reasonsFor(hand, win && ownWin(win), faults, options),
    layouts: () => listLayouts(options),
    countLayouts: () => countLayouts(options),
    notes: Object.freeze([]),
  } satisfies HandRules<YearReading, YearWin, YearLayout>);
