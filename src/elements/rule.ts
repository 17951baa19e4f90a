import { type Child, h } from './dom';
import { shortText } from './given';

/** The number of a rule, as a link if the page says where it is explained. */
export const ruleNode = (rule: string, ruleLink: unknown): Child => {
  const href = rule !== '' && typeof ruleLink === 'function' ? shortText(ruleLink(rule)) : '';
  return href === '' ? rule : h('a', { part: 'rule', href }, rule);
};
