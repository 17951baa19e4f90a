import type { CheckedHand } from '../hands/check-hand';
import type { Reason } from '../result/reason';
import type { CardFreeOptions } from './options';
import type { CardFreeWin } from './vocabulary';

export const reasonsFor = (_hand: CheckedHand, _win: CardFreeWin | undefined, faults: readonly Reason[], _options: CardFreeOptions): readonly Reason[] => faults;
