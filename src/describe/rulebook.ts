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

/** Every rule of the six games in a few words, game by game and in the order of the numbers. */
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

/** The rule with this number, such as `CF-17a`, in capitals or not; undefined if there is none. */
export const findRule = (number: string): Rule | undefined => {
  if (typeof number !== 'string' || number.length > 10) return undefined;
  const wanted = number.toLowerCase();
  return RULES.find((rule) => rule.number.toLowerCase() === wanted);
};

/** What the rule with this number says, for a help screen or beside a reason; undefined if there is none. */
export const ruleText = (number: string): string | undefined => findRule(number)?.text;

/** The rule with this number and the points of it that can be played in more than one way: of `CF-17` it and `CF-17a`. */
export const rulesUnder = (number: string): readonly Rule[] => {
  const rule = findRule(number);
  if (rule === undefined) return [];
  const points = RULES.filter((other) => other.number.replace(/[a-z]$/, '') === rule.number);
  return [rule, ...points.filter((other) => other !== rule)];
};
