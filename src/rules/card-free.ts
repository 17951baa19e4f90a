import { CARD_FREE_DEFAULTS, type CardFreeChoices } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import { MisuseError } from '../result/misuse';
import { keptRules } from './kept-rules';
import { type CardFree, makeCardFree, standardCardFree } from './make-card-free';

const kept = /* @__PURE__ */ keptRules(makeCardFree);

/**
 * The rule set of Card Free American Mah Jongg. The same options give the same value; options the
 * game does not have are refused with a `MisuseError` (`readCardFreeOptions` answers with reasons instead).
 */
export const cardFree = (choices?: CardFreeChoices): CardFree => {
  if (choices === undefined) return standardCardFree();
  const read = readCardFreeOptions(choices);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  const isStandard = JSON.stringify(read.value) === JSON.stringify(CARD_FREE_DEFAULTS);
  return isStandard ? standardCardFree() : kept(read.value);
};
