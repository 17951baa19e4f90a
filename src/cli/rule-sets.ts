import type { Reason, Rejection, Result } from 'mahjongg';
import { american2018, americanGame, nmjl } from './games/american';
import { americanSolitaireGame } from './games/american-solitaire';
import { cardFreeGame } from './games/card-free';
import { chineseSolitaireGame } from './games/chinese-solitaire';
import { yearGame } from './games/year';
import type { RuleSet } from './rule-set';
import { described, nearestName, reasonOf, rejected, success } from './values';

/**
 * Every rule set of the program; the first is the one used if none is named. What a game does not
 * have is left out of its entry, and a command that would need it says so (`parts.ts`).
 */
export const RULE_SETS: readonly [RuleSet, ...RuleSet[]] = [
  cardFreeGame,
  american2018,
  nmjl,
  americanGame,
  chineseSolitaireGame,
  americanSolitaireGame,
  yearGame,
];

/** The name that a shorter one of at least three letters begins. */
const beginningWith = (name: string, names: readonly string[]): string | undefined =>
  name.length < 3 ? undefined : names.find((one) => one.startsWith(name.toLowerCase()));

const unknownRules = (name: unknown): Reason => {
  const names = RULE_SETS.map((one) => one.name);
  const nearest =
    typeof name === 'string' ? (nearestName(name, names) ?? beginningWith(name, names)) : undefined;
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  const message = `There is no rule set ${described(name)}; the rule sets are ${names.join(', ')}.${hint}`;
  const params = { known: names, ...(nearest !== undefined && { nearest }) };
  return reasonOf('unknownRules', message, { at: { path: ['rules'] }, params });
};

/** The rule set of this name. */
export const ruleSetNamed = (name: unknown): Result<RuleSet, Rejection> => {
  const found = RULE_SETS.find((one) => one.name === name);
  return found === undefined ? rejected(unknownRules(name)) : success(found);
};
