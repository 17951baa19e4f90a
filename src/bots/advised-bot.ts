import { owedActions, ranked } from '../analysis/advise';
import { type Care, FULL_CARE, scalesFor } from '../analysis/scales';
import type { Action } from '../game/actions';
import type { TableRules } from '../game/kit';
import type { HasGoals } from '../hands/rule-parts';
import type { Bot } from './bot';

/** How well a bot plays that follows the advice of `mahjongg/analysis`. */
export type Strength = 'beginner' | 'regular' | 'expert';

/** How carefully each of them weighs its choices. */
const CARES: Readonly<Record<Strength, Care>> = {
  beginner: { spread: 0, patience: 0.35, calls: 1 },
  regular: {
    ...FULL_CARE,
    passing: { trials: 12, finalists: 10 },
    racing: { orders: 12, enough: 1, reach: 1 },
  },
  expert: FULL_CARE,
};

/**
 * A bot that takes the most promising choice, as `advise` ranks them. A beginner looks at the nearest layouts only, and at the next
 * tile; a regular player looks ahead in a few orders of the unseen tiles, an expert in more of them and at farther layouts.
 */
export const advisedBot =
  (rules: TableRules & HasGoals, strength: Strength): Bot =>
  (view, random) => {
    const actions = owedActions(view);
    const [only] = actions;
    if (actions.length === 1) return only as Action;
    const scales = scalesFor(view, rules, random, CARES[strength]);
    const choices = scales.ok ? ranked(scales.value, actions, random) : undefined;
    return (choices?.[0]?.action ?? only) as Action;
  };
