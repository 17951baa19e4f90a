import { findRule } from 'mahjongg/rulebook';
import { RULE_ADDRESSES } from './rule-addresses';

/** The number of a rule, with the way to what it says; plain where it is the number of a line and no rule. */
export const RuleLink = ({ rule }: { readonly rule: string }) => {
  const address = Object.hasOwn(RULE_ADDRESSES, rule) ? RULE_ADDRESSES[rule] : undefined;
  return address === undefined ? (
    <span class="rule">{rule}</span>
  ) : (
    <a class="rule" href={`../${address}`} title={findRule(rule)?.title}>
      {rule}
    </a>
  );
};
