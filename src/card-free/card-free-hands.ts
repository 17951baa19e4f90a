import type { HandRules, Remark } from '../hands/rule-parts';
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

/** How Card Free reads hands under these options. */
export const cardFreeHands = (options: CardFreeOptions): HandRules<Reading, CardFreeWin, Layout> => {
  const hands: HandRules<Reading, CardFreeWin, Layout> = {
    wins: Object.freeze(['wall', 'discard', 'jokerExchange', 'misnamedDiscard', 'charleston'] as const),
    check: (hand, win) => checkExposures(hand, win, options),
    readings: (hand, win) => listReadings(hand, win, options),
    isWinning: isRestricted(options)
      ? (hand, win) => hasReading(hand, win, options)
      : (hand, win) => isPlainWin(hand) ?? hasReading(hand, win, options),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options),
    layouts: ({ dragonHands }) => listLayouts(options, dragonHands === true),
    notes: Object.freeze(notesFor(options)),
  };
  return Object.freeze(hands);
};
