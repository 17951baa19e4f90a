import { CARD_FREE_DEFAULTS, type CardFreeChoices } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import { MisuseError } from '../result/misuse';
import { cardFreeTable, mayWinCardFree } from './card-free-table';
import { type CardFree, makeCardFree, standardCardFree } from './make-card-free';
import type { HasTable } from './table-parts';

const MOST_KEPT = 256;

/** Card Free with everything a table is played by. */
export interface PlayableCardFree extends CardFree, HasTable {}

const made = new Map<string, WeakRef<PlayableCardFree>>();

/** Adds how the game is played; who only asks about hands without naming rules does without it. */
const playable = (rules: CardFree): PlayableCardFree =>
  Object.freeze({
    ...rules,
    table: cardFreeTable(rules.options),
    atLevel: (skillLevel: number) => cardFree({ ...rules.options, skillLevel } as CardFreeChoices),
    mayWin: mayWinCardFree,
  });

let standard: PlayableCardFree | undefined;
const standardGame = (): PlayableCardFree => {
  standard ??= playable(standardCardFree());
  return standard;
};

/**
 * The rule set of Card Free American Mah Jongg. The same options give the same value; options the
 * game does not have are refused with a `MisuseError` (`readCardFreeOptions` answers with reasons instead).
 */
export const cardFree = (choices?: CardFreeChoices): PlayableCardFree => {
  if (choices === undefined) return standardGame();
  const read = readCardFreeOptions(choices);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  const key = JSON.stringify(read.value);
  if (key === JSON.stringify(CARD_FREE_DEFAULTS)) return standardGame();
  const known = made.get(key)?.deref();
  if (known !== undefined) return known;
  if (made.size >= MOST_KEPT)
    for (const [old, rules] of made) if (rules.deref() === undefined) made.delete(old);
  const rules = playable(makeCardFree(read.value));
  made.set(key, new WeakRef(rules));
  return rules;
};
