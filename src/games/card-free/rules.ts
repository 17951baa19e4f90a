import { MisuseError } from '../../core/misuse';
import type { GoalRules, PossibleRules } from '../../hands/rule-parts';
import { keptRules } from '../../questions/kept-rules';
import type { HasTable, RackTable } from '../american/rack-table';
import { cardFreePossible } from './card-free-possible';
import { cardFreeGoals } from './goals';
import { type CardFreeCore, makeCardFree } from './make-card-free';
import {
  CARD_FREE_DEFAULTS,
  type CardFreeChoices,
  type CardFreeOptions,
  readCardFreeOptions,
} from './options';
import { cardFreeTable, mayWinCardFree } from './table';
import type { Layout, Reading } from './vocabulary';

/** Card Free American Mah Jongg under one choice of options. */
export interface CardFree extends CardFreeCore {
  /** Whether a hand can still be completed. */
  readonly possible: PossibleRules<Reading>;
  /** The way to a winning hand. */
  readonly goals: GoalRules<Layout>;
  /** How it is played. */
  readonly table: RackTable;
  /** The same rules for a player of this skill level (CF-34 to CF-38). */
  readonly atLevel: NonNullable<HasTable['atLevel']>;
  /** The same rules for a hand declared after a call, which keeps it concealed if nothing else is exposed (CF-23). */
  readonly afterCall: NonNullable<HasTable['afterCall']>;
  /** Whether a hand of these tiles could win, asked before it is read: false only if it cannot. */
  readonly mayWin: NonNullable<HasTable['mayWin']>;
}

/** All parts of the rule set; those that every hand needs come from one place, which does without the others. */
const make = (options: CardFreeOptions): CardFree => {
  const core = makeCardFree(options);
  let afterCall: CardFreeCore | undefined;
  return Object.freeze({
    ...core,
    possible: cardFreePossible(options, core.tiles),
    goals: cardFreeGoals(options),
    table: cardFreeTable(options),
    atLevel: (skillLevel: number) => cardFree({ ...options, skillLevel } as CardFreeChoices),
    afterCall: () => {
      afterCall ??= makeCardFree(options, true);
      return afterCall;
    },
    mayWin: mayWinCardFree,
  });
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
