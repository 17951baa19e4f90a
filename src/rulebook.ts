export { RULE_GAMES, type Rule, type RulePrefix } from './core/rule';
export { findRule, RULES, rulesUnder, ruleText } from './describe/rulebook';
