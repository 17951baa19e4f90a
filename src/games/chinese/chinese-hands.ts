import type { HandRules } from '../../hands/rule-parts';
import { checkChineseHand } from './check-chinese-hand';
import { listLayouts } from './list-layouts';
import { hasReading, listReadings } from './list-readings';
import type { ChineseOptions } from './options';
import { reasonsFor } from './reasons';
import type { ChineseLayout, ChineseReading, ChineseWin } from './vocabulary';

/** How the Chinese solitaire reads hands under these options. */
export const chineseHands = (options: ChineseOptions): HandRules<ChineseReading, ChineseWin, ChineseLayout> =>
  Object.freeze({
    wins: Object.freeze(['wall', 'discard', 'looseTile'] as const),
    check: (hand, win) => checkChineseHand(hand, win, options),
    readings: (hand, win) => listReadings(hand, win, options),
    isWinning: (hand, win) => hasReading(hand, win, options),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options),
    layouts: () => listLayouts(),
    notes: Object.freeze([]),
  } satisfies HandRules<ChineseReading, ChineseWin, ChineseLayout>);
