import { frozen } from '../core/frozen';
import { RULE_GAMES, type Rule, type RulePrefix, type RuleRow } from '../core/rule';
import { AMERICAN_GAME } from '../games/american/rulebook-american-game';
import { AMERICAN_GUIDE } from '../games/american/rulebook-guide';
import { AMERICAN_SOLITAIRE } from '../games/american/rulebook-solitaire';
import { CARD_FREE } from '../games/card-free/rulebook';
import { CHINESE_SOLITAIRE } from '../games/chinese/rulebook';
import { YEAR_GAME } from '../games/year/rulebook';

const ruleOf = ([number, title, text, options = []]: RuleRow): Rule => ({
  number,
  game: RULE_GAMES[number.slice(0, 2) as RulePrefix],
  title,
  text,
  options,
});

/**
 * Every rule of the six games in short form, by game and in order of number.
 *
 * @example
 * ```ts
 * import { RULES } from 'mahjongg/rulebook';
 *
 * RULES[0]?.number; // => 'CF-1'
 * ```
 */
export const RULES: readonly Rule[] = /* @__PURE__ */ frozen(
  /* @__PURE__ */ [
    ...CARD_FREE,
    ...AMERICAN_GUIDE,
    ...AMERICAN_GAME,
    ...CHINESE_SOLITAIRE,
    ...AMERICAN_SOLITAIRE,
    ...YEAR_GAME,
  ].map(ruleOf),
);

/**
 * Finds a rule by its number.
 *
 * @param number - The number, such as `CF-17a`, `cf17a` or `CF 17a`.
 * @returns The rule with its game and text; undefined if there is none.
 * @example
 * ```ts
 * import { findRule } from 'mahjongg/rulebook';
 *
 * findRule('ag-9')?.title; // => 'Jokers stay'
 * findRule('the rules of riichi'); // => undefined
 * ```
 */
export const findRule = (number: string): Rule | undefined => {
  if (typeof number !== 'string' || number.length > 10) return undefined;
  const wanted = number.toLowerCase().replace(/^([a-z]{2})[- ]?(?=\d)/, '$1-');
  return RULES.find((rule) => rule.number.toLowerCase() === wanted);
};

/**
 * Gives the text of a rule, for a help screen or beside a reason.
 *
 * @param number - The number, such as `CF-24`, in upper or lower case.
 * @returns The text; undefined if there is no such rule.
 * @example
 * ```ts
 * import { ruleText } from 'mahjongg/rulebook';
 *
 * ruleText('AG-9'); // => 'Jokers are never passed.'
 * ```
 */
export const ruleText = (number: string): string | undefined => findRule(number)?.text;

/**
 * Finds a rule and its lettered points, which are played in more than one way.
 *
 * @param number - The number, such as `CF-17`, in upper or lower case.
 * @returns The rule, then its points in order: `CF-17` and `CF-17a`; empty if there is no such rule.
 * @example
 * ```ts
 * import { rulesUnder } from 'mahjongg/rulebook';
 *
 * rulesUnder('CF-17').map(({ number }) => number); // => ['CF-17', 'CF-17a']
 * ```
 */
export const rulesUnder = (number: string): readonly Rule[] => {
  const rule = findRule(number);
  if (rule === undefined) return [];
  const points = RULES.filter((other) => other.number.replace(/[a-z]$/, '') === rule.number);
  return [rule, ...points.filter((other) => other !== rule)];
};
