import { CARD_FREE_DEFAULTS, type CardFreeChoices, type CardFreeOptions } from '../card-free/options';
import { readCardFreeOptions } from '../card-free/read-options';
import { MisuseError } from '../result/misuse';
import { cardFreeTable, mayWinCardFree } from './card-free-table';
import { keptRules } from './kept-rules';
import { type CardFree, makeCardFree, standardCardFree } from './make-card-free';
import type { HasTable } from './table-parts';

/** Card Free with everything a table is played by. */
export interface PlayableCardFree extends CardFree, HasTable {}

/** Adds how the game is played; who only asks about hands without naming rules does without it. */
const playable = (rules: CardFree): PlayableCardFree =>
  Object.freeze({
    ...rules,
    table: cardFreeTable(rules.options),
    atLevel: (skillLevel: number) => cardFree({ ...rules.options, skillLevel } as CardFreeChoices),
    mayWin: mayWinCardFree,
  });

const kept = /* @__PURE__ */ keptRules((options: CardFreeOptions) => playable(makeCardFree(options)));

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
  const isStandard = JSON.stringify(read.value) === JSON.stringify(CARD_FREE_DEFAULTS);
  return isStandard ? standardGame() : kept(read.value);
};
