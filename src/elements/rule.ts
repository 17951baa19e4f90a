import { type Child, h } from './dom';
import { shortText } from './given';

/** The number of a rule, as a link if `ruleLink` returns an address. */
export const ruleNode = (rule: string, ruleLink: unknown): Child => {
  const href = rule !== '' && typeof ruleLink === 'function' ? shortText(ruleLink(rule)) : '';
  return href === '' ? rule : h('a', { part: 'rule', href }, rule);
};
