export { RULE_GAMES, type Rule, type RulePrefix } from './rulebook/rule';
export { findRule, RULES, rulesUnder, ruleText } from './rulebook/rules';
