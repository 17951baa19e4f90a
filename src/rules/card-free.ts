import { CARD_FREE_DEFAULTS, type CardFreeChoices } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import { MisuseError } from '../result/misuse';
import { type CardFree, makeCardFree, standardCardFree } from './make-card-free';

const MOST_KEPT = 256;

const made = new Map<string, WeakRef<CardFree>>();

/**
 * The rule set of Card Free American Mah Jongg. The same options give the same value; options the
 * game does not have are refused with a `MisuseError` (`readCardFreeOptions` answers with reasons instead).
 */
export const cardFree = (choices?: CardFreeChoices): CardFree => {
  if (choices === undefined) return standardCardFree();
  const read = readCardFreeOptions(choices);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  const key = JSON.stringify(read.value);
  if (key === JSON.stringify(CARD_FREE_DEFAULTS)) return standardCardFree();
  const known = made.get(key)?.deref();
  if (known !== undefined) return known;
  if (made.size >= MOST_KEPT) for (const [old, rules] of made) if (rules.deref() === undefined) made.delete(old);
  const rules = makeCardFree(read.value);
  made.set(key, new WeakRef(rules));
  return rules;
};
