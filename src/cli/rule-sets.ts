import { readCardFreeOptions } from '../card-free/read-options';
import type { Win } from '../hands/hand';
import type { HasHands, HasScore } from '../hands/rule-parts';
import { nearestName } from '../result/nearest-name';
import { described, type Reason, type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';
import { cardFree } from '../rules/card-free';
import type { HasPayouts } from '../rules/payouts';
import { cardFreeLayout, cardFreeReading } from './card-free-text';
import type { ReadingText, RuleSet, Rules, Sheet } from './rule-set';

/** Brings rules whose readings are of one type into a table with others; each is only given its own readings. */
const ruleSet = <O, R, W extends Win, L>(
  name: string,
  title: string,
  readOptions: (options: unknown) => Result<O, Rejection>,
  make: (options: O) => HasScore<R, W, Sheet> & HasHands<R, W, L> & HasPayouts,
  readingText: (reading: R) => ReadingText,
  layoutText: (layout: L) => string,
): RuleSet => ({
  name,
  title,
  open: (options) => {
    const read = readOptions(options);
    return read.ok ? success(make(read.value) as unknown as Rules) : read;
  },
  readingText: (reading) => readingText(reading as R),
  layoutText: (layout) => layoutText(layout as L),
});

/** Every rule set of the program, a line for each; the first is the one used if none is named. */
export const RULE_SETS: readonly [RuleSet, ...RuleSet[]] = [
  ruleSet(
    'card-free',
    'Card Free American Mah Jongg',
    readCardFreeOptions,
    cardFree,
    cardFreeReading,
    cardFreeLayout,
  ),
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
