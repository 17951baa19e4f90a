import type { HandRules } from '../hands/rule-parts';
import type { Card } from './card';
import { cardReasons } from './card-reasons';
import { cardVariants, layoutOf } from './card-variants';
import { checkCardHand } from './check-card-hand';
import { type CompiledCard, compileCard, fitsAny } from './compile-card';
import { heldHand } from './held-hand';
import { haveFlowersServe, listReadings } from './list-readings';
import type { CardLayout, CardReading, CardRules, CardWin } from './vocabulary';

/** A card that is compiled when first asked for, with what depends on it. */
interface Compiled {
  readonly card: CompiledCard;
  /** Whether flowers may serve as jokers anywhere. */
  readonly flowersServe: boolean;
}

function* layoutsOf(card: Card, rules: CardRules): Generator<CardLayout> {
  for (const variant of cardVariants(card, rules.fixedColours)) yield layoutOf(variant, card);
}

/** How hands are read with a card under these options. */
export const cardRuleHands = (
  card: Card,
  rules: CardRules,
  wins: readonly CardWin['by'][],
): HandRules<CardReading, CardWin, CardLayout> => {
  let made: Compiled | undefined;
  const compiled = (): Compiled => {
    if (made === undefined) {
      const tables = compileCard(cardVariants(card, rules.fixedColours));
      made = { card: tables, flowersServe: haveFlowersServe(tables, rules) };
    }
    return made;
  };
  const hands: HandRules<CardReading, CardWin, CardLayout> = {
    wins,
    check: (hand, win) => checkCardHand(hand, win, rules, compiled().flowersServe),
    readings: (hand, win) => listReadings(compiled().card, card, heldHand(hand), win, rules),
    isWinning: (hand, win) => {
      const { card: tables, flowersServe } = compiled();
      const plain = !flowersServe && hand.melds.length === 0 && win === undefined;
      return plain
        ? fitsAny(tables, hand)
        : listReadings(tables, card, heldHand(hand), win, rules).readings.length > 0;
    },
    reasons: (hand, win, faults) => cardReasons(compiled().card, card, hand, win, faults, rules),
    layouts: () => layoutsOf(card, rules),
    notes: Object.freeze([]),
  };
  return Object.freeze(hands);
};
