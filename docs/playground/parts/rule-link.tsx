import { findRule } from 'mahjongg/rulebook';
import { RULE_ADDRESSES } from './rule-addresses';

/** Where a rule or a code is explained; undefined for the number of a line that is no rule. */
export const ruleLink = (name: string): string | undefined => {
  if (Object.hasOwn(RULE_ADDRESSES, name)) return `../${RULE_ADDRESSES[name]}`;
  return /^[a-z]\w*$/i.test(name) ? `../errors.html#${name.toLowerCase()}` : undefined;
};

/** The number of a rule, with the way to what it says; plain where it is the number of a line and no rule. */
export const RuleLink = ({ rule }: { readonly rule: string }) => {
  const address = ruleLink(rule);
  return address === undefined ? (
    <span class="rule">{rule}</span>
  ) : (
    <a class="rule" href={address} title={findRule(rule)?.title}>
      {rule}
    </a>
  );
};
