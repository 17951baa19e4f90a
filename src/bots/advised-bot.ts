import { CARES, knowledgeOf, STRENGTHS, type Strength } from '../analysis/knowledge';
import { rankChoices } from '../analysis/rank-choices';
import { expectView, owedActions } from '../analysis/view';
import { misused } from '../core/misuse';
import { isNot } from '../core/read';
import type { Action } from '../games/american/play/table/stages';
import { RACK_GAMES, type TableRules } from '../games/american/play/table-rules';
import { expectRules, GOALS_PART } from '../hands/expect-rules';
import type { HasGoals } from '../hands/rule-parts';
import { expectPlayed } from '../play/played-games';
import { type Bot, expectOwing } from './bot';

/**
 * Makes a bot for the American table that makes the choice `advise` ranks first.
 *
 * A stronger bot weighs more layouts for a pass, and tries more orders of the unseen tiles for all other choices.
 *
 * @param rules - The rules of the game: `cardFree()`, `americanCard(card)` or `freeForm()`.
 * @param strength - `beginner`, `regular` or `expert`.
 * @returns The bot. Another strength, rules of another game, or rules without goals throw a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { advisedBot, playGame } from 'mahjongg/bots';
 *
 * const rules = cardFree();
 * const bots = advisedBot(rules, 'beginner');
 * unwrap(playGame(rules, { bots, seed: 'kitchen table' })).outcome.ending; // => 'mahjongg'
 * ```
 */
export const advisedBot = (rules: TableRules & HasGoals, strength: Strength): Bot => {
  expectPlayed(rules, 'An advised bot', [RACK_GAMES]);
  expectRules(rules, GOALS_PART, '`advisedBot`');
  if (!STRENGTHS.includes(strength))
    misused(isNot('The strength', `one of ${STRENGTHS.join(', ')}`, strength));
  return (view, random) => {
    expectView(view, rules);
    const draw = expectOwing(view, random);
    const actions = owedActions<Action>(view);
    const [first] = actions;
    const known = actions.length > 1 ? knowledgeOf(view, rules, draw, CARES[strength]) : undefined;
    const best = known?.ok === true ? rankChoices(actions, known.value)?.[0]?.action : undefined;
    return (best ?? first) as Action;
  };
};
