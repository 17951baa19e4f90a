import { cardFreeHands } from '../card-free/card-free-hands';
import { cardFreeTiles } from '../card-free/card-free-tiles';
import type { CardFreeChoices, CardFreeOptions } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import { type CardFreeScore, scoreReading } from '../card-free/score';
import type { CardFreeWin, Layout, Reading } from '../card-free/vocabulary';
import type { HandRules, HasHands, HasIdentity, HasScore } from '../hands/rule-parts';
import { MisuseError } from '../result/misuse';
import { type HasPayouts, nmjlPayouts } from './payouts';

/** Card Free American Mah Jongg under one choice of options. */
export interface CardFree extends HasIdentity, HasHands<Reading, CardFreeWin, Layout>, HasPayouts {
  /** Always `card-free`. */
  readonly name: 'card-free';
  /** The options in force, the defaults filled in. */
  readonly options: CardFreeOptions & Readonly<Record<string, unknown>>;
  /** How its hands are read. */
  readonly hands: HandRules<Reading, CardFreeWin, Layout>;
  /** The sheet of one reading. */
  readonly score: HasScore<Reading, CardFreeWin, CardFreeScore>['score'];
}

const made = new Map<string, CardFree>();
let usual: CardFree | undefined;

const make = (options: CardFreeOptions): CardFree => {
  const rules: CardFree = {
    name: 'card-free',
    options: options as CardFree['options'],
    tiles: cardFreeTiles(options.houseRules.removeFlowersAndJokers),
    hands: cardFreeHands(options),
    score: (reading, hand, win) => scoreReading(reading, hand, win, options),
    payouts: nmjlPayouts(options.jokerlessExemptsAllPairs),
  };
  return Object.freeze(rules);
};

/**
 * The rule set of Card Free American Mah Jongg. The same options give the same value; options the
 * game does not have are refused with a `MisuseError` (`readCardFreeOptions` answers with reasons instead).
 */
export const cardFree = (choices?: CardFreeChoices): CardFree => {
  if (choices === undefined && usual !== undefined) return usual;
  const read = readCardFreeOptions(choices ?? {});
  if (!read.ok) throw new MisuseError(read.error.reasons);
  const key = JSON.stringify(read.value);
  const rules = made.get(key) ?? make(read.value);
  made.set(key, rules);
  if (choices === undefined) usual = rules;
  return rules;
};
