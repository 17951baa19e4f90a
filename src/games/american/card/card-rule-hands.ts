import type { HandRules } from '../../../hands/rule-parts';
import type { Card } from './card';
import { cardReasons } from './card-reasons';
import { cardVariants, layoutOf } from './card-variants';
import { checkCardHand } from './check-card-hand';
import { type CompiledCard, compiledOnce, fitsAny } from './compile-card';
import { heldHand } from './held-hand';
import { hasReading, listReadings } from './list-readings';
import type { CardLayout, CardReading, CardRules, CardWin } from './vocabulary';

function* layoutsOf(card: Card, rules: CardRules): Generator<CardLayout> {
  for (const variant of cardVariants(card, rules)) yield layoutOf(variant, card);
}

/** How hands are read with a card under these options. */
export const cardRuleHands = (
  card: Card,
  rules: CardRules,
  wins: readonly CardWin['by'][],
): HandRules<CardReading, CardWin, CardLayout> => {
  let made: CompiledCard | undefined;
  const compiled = (): CompiledCard => {
    made ??= compiledOnce(cardVariants(card, rules), rules.flowersAsJokers);
    return made;
  };
  const hands: HandRules<CardReading, CardWin, CardLayout> = {
    wins,
    check: (hand, win) => checkCardHand(hand, win, rules, () => compiled().flexible.length > 0),
    readings: (hand, win) => listReadings(compiled(), card, heldHand(hand), win, rules),
    isWinning: (hand, win) => {
      const isClosed = hand.melds.length === 0;
      // Few hands fit any variant; only of these the exposures and the win need to be looked at.
      if (!fitsAny(compiled(), isClosed ? hand : heldHand(hand).all)) return false;
      if (isClosed && win === undefined) return true;
      return hasReading(compiled(), card, heldHand(hand), win, rules);
    },
    reasons: (hand, win, faults) => cardReasons(compiled(), card, hand, win, faults, rules),
    layouts: () => layoutsOf(card, rules),
    notes: Object.freeze([]),
    growing: rules.exposuresGrow,
  };
  return Object.freeze(hands);
};
