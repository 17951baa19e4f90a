import { readAmericanOptions } from '../american/read-american-options';
import { readAmericanSheetOptions } from '../american/solitaire-sheet';
import { readCardFreeOptions } from '../card-free/read-options';
import { readChineseOptions } from '../chinese/options';
import { nearestName } from '../result/nearest-name';
import { described, type Reason, type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';
import { americanRules } from '../rules/american-rules';
import { cardFree } from '../rules/card-free';
import { chineseSolitaire } from '../rules/chinese-solitaire';
import { freeForm } from '../rules/free-form';
import { americanSheetForm } from './american-solitaire-text';
import { cardFreeText } from './card-free-text';
import { chineseSheetForm, chineseText } from './chinese-text';
import { freeFormText } from './free-form-text';
import { ruleSet } from './make-rule-set';
import type { RuleSet } from './rule-set';

/**
 * Every rule set of the program; the first is the one used if none is named. What a game does not
 * have is left out of its entry, and a command that would need it says so (`parts.ts`).
 */
export const RULE_SETS: readonly [RuleSet, ...RuleSet[]] = [
  ruleSet({
    name: 'card-free',
    title: 'Card Free American Mah Jongg',
    readOptions: readCardFreeOptions,
    make: cardFree,
    hands: cardFreeText,
  }),
  ruleSet({
    name: 'american-2018',
    title: 'American Mah Jongg, the guide of 2018',
    readOptions: (options) => readAmericanOptions('american-2018', options),
    make: (options) => americanRules('american-2018', options),
  }),
  ruleSet({
    name: 'nmjl',
    title: 'American Mah Jongg as the League plays it',
    readOptions: (options) => readAmericanOptions('nmjl', options),
    make: (options) => americanRules('nmjl', options),
  }),
  ruleSet({
    name: 'american-game',
    title: 'The American Game',
    readOptions: (options) => readAmericanOptions('american-game', options),
    make: freeForm,
    hands: freeFormText,
  }),
  ruleSet({
    name: 'chinese-solitaire',
    title: 'Chinese Mah Jongg Solitaire with Discards',
    readOptions: readChineseOptions,
    make: chineseSolitaire,
    hands: chineseText,
    sheet: chineseSheetForm,
  }),
  ruleSet({
    name: 'american-solitaire',
    title: 'American Mah Jongg Solitaire with Discards',
    readOptions: readAmericanSheetOptions,
    make: () => ({ name: 'american-solitaire' }),
    sheet: americanSheetForm,
  }),
];

const unknownRules = (name: unknown): Reason => {
  const names = RULE_SETS.map((one) => one.name);
  const nearest = typeof name === 'string' ? nearestName(name, names) : undefined;
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return {
    code: 'unknownRules',
    rule: '',
    message: `There is no rule set ${described(name)}; there is ${names.join(', ')}.${hint}`,
    at: { path: ['rules'] },
    params: { known: names, ...(nearest !== undefined && { nearest }) },
  };
};

/** The rule set of this name. */
export const ruleSetNamed = (name: unknown): Result<RuleSet, Rejection> => {
  const found = RULE_SETS.find((one) => one.name === name);
  return found === undefined ? rejected(unknownRules(name)) : success(found);
};
