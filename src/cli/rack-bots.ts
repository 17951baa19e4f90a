import { advisedBot } from '../bots/advised-bot';
import { type Bot, randomBot } from '../bots/bot';
import { greedyBot } from '../bots/greedy-bot';
import type { TableRules } from '../games/american/play/table-rules';
import type { HasGoals } from '../hands/rule-parts';

const ADVISED: readonly string[] = ['expert', 'regular', 'beginner'];

/** Why there is no bot of a name, where it would follow advice that these rules cannot give; empty if that is not why. */
export const whyNot = (name: string): string =>
  ADVISED.includes(name) ? ', since these rules do not say what to aim for' : '';

/** The bots that follow advice, where the rules know the way to a winning hand. */
const advisedBots = (rules: TableRules): Readonly<Record<string, Bot>> => {
  if (!('goals' in rules)) return {};
  const known = rules as TableRules & HasGoals;
  return {
    expert: advisedBot(known, 'expert'),
    regular: advisedBot(known, 'regular'),
    beginner: advisedBot(known, 'beginner'),
  };
};

/** The library’s bots that play a table game of the American rule sets, by name. */
export const rackBots = (rules: TableRules): Readonly<Record<string, Bot>> => ({
  ...advisedBots(rules),
  greedy: greedyBot(rules),
  random: randomBot,
});
