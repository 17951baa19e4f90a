import type { HasPayouts } from '../../hands/payouts';
import type { HandRules, HasHands, HasIdentity, HasScore } from '../../hands/rule-parts';
import { nmjlPayouts } from '../american/nmjl-payouts';
import { cardFreeHands } from './card-free-hands';
import { cardFreeTiles } from './card-free-tiles';
import { CARD_FREE_DEFAULTS, type CardFreeOptions } from './options';
import { type CardFreeScore, scoreReading } from './score';
import type { CardFreeWin, Layout, Reading } from './vocabulary';

/** Card Free American Mah Jongg under one choice of options, as far as hands are read, scored and paid. */
export interface CardFreeCore extends HasIdentity, HasHands<Reading, CardFreeWin, Layout>, HasPayouts {
  /** Always `card-free`. */
  readonly name: 'card-free';
  /** The options in force, the defaults filled in. */
  readonly options: CardFreeOptions & Readonly<Record<string, unknown>>;
  /** How its hands are read. */
  readonly hands: HandRules<Reading, CardFreeWin, Layout>;
  /** The sheet of one reading. */
  readonly score: HasScore<Reading, CardFreeWin, CardFreeScore>['score'];
}

/** Makes the rule set of options that were read, for hands declared right after a call if that is said (CF-23). */
export const makeCardFree = (options: CardFreeOptions, afterCall = false): CardFreeCore => {
  const rules: CardFreeCore = {
    name: 'card-free',
    options: options as CardFreeCore['options'],
    tiles: cardFreeTiles(options.houseRules.removeFlowersAndJokers),
    hands: cardFreeHands(options, afterCall),
    score: (reading, _, win) => scoreReading(reading, win, options),
    payouts: nmjlPayouts(options.jokerlessExemptsAllPairs),
  };
  return Object.freeze(rules);
};

let standard: CardFreeCore | undefined;
/** Card Free with the options as the rulebook plays them; always the same value. */
export const standardCardFree = (): CardFreeCore => {
  standard ??= makeCardFree(CARD_FREE_DEFAULTS);
  return standard;
};
