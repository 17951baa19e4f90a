import { cardFreeGoals } from '../card-free/goals';
import { CARD_FREE_DEFAULTS, type CardFreeChoices, type CardFreeOptions } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import type { Layout } from '../card-free/vocabulary';
import type { GoalRules } from '../hands/rule-parts';
import { MisuseError } from '../result/misuse';
import { type CardFreeCore, makeCardFree } from './make-card-free';

/** Card Free American Mah Jongg under one choice of options. */
export interface CardFree extends CardFreeCore {
  /** The way to a winning hand. */
  readonly goals: GoalRules<Layout>;
}

const MOST_KEPT = 256;

const made = new Map<string, WeakRef<CardFree>>();
let standard: CardFree | undefined;

/** All parts of the rule set; those that every hand needs come from one place, which does without the others. */
const make = (options: CardFreeOptions): CardFree =>
  Object.freeze({ ...makeCardFree(options), goals: cardFreeGoals(options) });

const standardRules = (): CardFree => {
  standard ??= make(CARD_FREE_DEFAULTS);
  return standard;
};

/**
 * The rule set of Card Free American Mah Jongg. The same options give the same value; options the
 * game does not have are refused with a `MisuseError` (`readCardFreeOptions` answers with reasons instead).
 */
export const cardFree = (choices?: CardFreeChoices): CardFree => {
  if (choices === undefined) return standardRules();
  const read = readCardFreeOptions(choices);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  const key = JSON.stringify(read.value);
  if (key === JSON.stringify(CARD_FREE_DEFAULTS)) return standardRules();
  const known = made.get(key)?.deref();
  if (known !== undefined) return known;
  if (made.size >= MOST_KEPT)
    for (const [old, rules] of made) if (rules.deref() === undefined) made.delete(old);
  const rules = make(read.value);
  made.set(key, new WeakRef(rules));
  return rules;
};
