import { cardFreePossible } from '../card-free/card-free-possible';
import { CARD_FREE_DEFAULTS, type CardFreeChoices, type CardFreeOptions } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import type { Reading } from '../card-free/vocabulary';
import type { PossibleRules } from '../hands/rule-parts';
import { MisuseError } from '../result/misuse';
import { keptRules } from './kept-rules';
import { type CardFreeCore, makeCardFree } from './make-card-free';

/** Card Free American Mah Jongg under one choice of options. */
export interface CardFree extends CardFreeCore {
  /** Whether a hand can still be completed. */
  readonly possible: PossibleRules<Reading>;
}

/** All parts of the rule set; those that every hand needs come from one place, which does without the others. */
const make = (options: CardFreeOptions): CardFree => {
  const core = makeCardFree(options);
  return Object.freeze({ ...core, possible: cardFreePossible(options, core.tiles) });
};

let standard: CardFree | undefined;
const standardRules = (): CardFree => {
  standard ??= make(CARD_FREE_DEFAULTS);
  return standard;
};

const kept = /* @__PURE__ */ keptRules(make);

/**
 * The rule set of Card Free American Mah Jongg. The same options give the same value; options the
 * game does not have are refused with a `MisuseError` (`readCardFreeOptions` answers with reasons instead).
 */
export const cardFree = (choices?: CardFreeChoices): CardFree => {
  if (choices === undefined) return standardRules();
  const read = readCardFreeOptions(choices);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  const isStandard = JSON.stringify(read.value) === JSON.stringify(CARD_FREE_DEFAULTS);
  return isStandard ? standardRules() : kept(read.value);
};
