import { nearestName } from '../core/nearest-name';
import { described, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { americanRules } from '../games/american/american-rules';
import { americanCard } from '../games/american/card/rules';
import { freeForm } from '../games/american/free-form/rules';
import { readAmericanOptions } from '../games/american/read-american-options';
import { readCardFreeOptions } from '../games/card-free/options';
import { cardFree } from '../games/card-free/rules';
import { readChineseOptions } from '../games/chinese/options';
import { chineseSolitaire } from '../games/chinese/rules';
import { readYearOptions } from '../games/year/options';
import { yearGame } from '../games/year/rules';
import { type AmericanGameRuleSet, americanGameText } from './american-game-text';
import { americanSolitaireBy, readAmericanSolitaireOptions } from './american-solitaire-rules';
import { americanSheetForm } from './american-solitaire-text';
import { cardFreeText } from './card-free-text';
import { type CardRuleSet, cardForm, cardText } from './card-text';
import { chineseAssumed, chineseSheetForm, chineseText } from './chinese-text';
import { ruleSet } from './make-rule-set';
import type { RuleSet } from './rule-set';
import { yearText } from './year-text';

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
    card: cardForm,
    make: (options, card): CardRuleSet =>
      card === undefined
        ? americanRules('american-2018', options)
        : americanCard(card, { ...options, preset: 'american-2018' }),
    hands: cardText,
  }),
  ruleSet({
    name: 'nmjl',
    title: 'American Mah Jongg as the League plays it',
    readOptions: (options) => readAmericanOptions('nmjl', options),
    card: cardForm,
    make: (options, card): CardRuleSet =>
      card === undefined
        ? americanRules('nmjl', options)
        : americanCard(card, { ...options, preset: 'nmjl' }),
    hands: cardText,
  }),
  ruleSet({
    name: 'american-game',
    title: 'The American Game',
    readOptions: (options) => readAmericanOptions('american-game', options),
    card: cardForm,
    // Each of the two is only ever given its own readings.
    make: (options, card) =>
      (card === undefined
        ? freeForm(options)
        : americanCard(card, { ...options, preset: 'american-game' })) as unknown as AmericanGameRuleSet,
    hands: americanGameText,
  }),
  ruleSet({
    name: 'chinese-solitaire',
    title: 'Chinese Mah Jongg Solitaire with Discards',
    readOptions: readChineseOptions,
    make: chineseSolitaire,
    hands: chineseText,
    sheet: chineseSheetForm,
    assumed: chineseAssumed,
  }),
  ruleSet({
    name: 'american-solitaire',
    title: 'American Mah Jongg Solitaire with Discards',
    readOptions: readAmericanSolitaireOptions,
    card: cardForm,
    make: americanSolitaireBy,
    sheet: americanSheetForm,
    assumed: () => ({ discards: 0 }),
  }),
  ruleSet({
    name: 'year',
    title: 'The Year game',
    readOptions: readYearOptions,
    make: yearGame,
    hands: yearText,
  }),
];

/** The name that a shorter one of at least three letters begins. */
const beginningWith = (name: string, names: readonly string[]): string | undefined =>
  name.length < 3 ? undefined : names.find((one) => one.startsWith(name.toLowerCase()));

const unknownRules = (name: unknown): Reason => {
  const names = RULE_SETS.map((one) => one.name);
  const nearest =
    typeof name === 'string' ? (nearestName(name, names) ?? beginningWith(name, names)) : undefined;
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
