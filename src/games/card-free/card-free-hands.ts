import type { HandRules, Remark } from '../../hands/rule-parts';
import { checkExposures } from './check-exposures';
import { listLayouts } from './list-layouts';
import { hasReading, listReadings } from './list-readings';
import type { CardFreeOptions } from './options';
import { isPlainWin } from './read-plain-hand';
import { reasonsFor } from './reasons';
import { isRestricted } from './restrictions';
import type { CardFreeWin, Layout, Reading } from './vocabulary';

const NO_DRAGONS_LOVE: Remark = {
  code: 'noDragonsLove',
  rule: 'CF-32',
  message: "With four flowers and four jokers taken out, Dragon's Love cannot be made.",
};

const notesFor = ({ houseRules, jokersInFlowerPungs }: CardFreeOptions): readonly Remark[] =>
  houseRules.removeFlowersAndJokers && !jokersInFlowerPungs ? [NO_DRAGONS_LOVE] : [];

/** How Card Free reads hands under these options, declared right after a call or not (CF-23). */
export const cardFreeHands = (
  options: CardFreeOptions,
  afterCall: boolean,
): HandRules<Reading, CardFreeWin, Layout> => {
  const hands: HandRules<Reading, CardFreeWin, Layout> = {
    wins: Object.freeze(['wall', 'discard', 'jokerExchange', 'misnamedDiscard', 'charleston'] as const),
    check: (hand, win) => checkExposures(hand, win, options),
    readings: (hand, win) => listReadings(hand, win, options, afterCall),
    isWinning: isRestricted(options)
      ? (hand, win) => hasReading(hand, win, options, afterCall)
      : (hand, win) => isPlainWin(hand) ?? hasReading(hand, win, options),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options, afterCall),
    layouts: ({ dragonHands }) => listLayouts(options, dragonHands === true),
    notes: Object.freeze(notesFor(options)),
  };
  return Object.freeze(hands);
};
