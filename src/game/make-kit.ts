import type { HasIdentity } from '../hands/rule-parts';
import type { Kit, TableRules } from './kit';
import { makeJudge } from './living-hands';
import type { RulesIdentity } from '../play/types';

/** The rules as data, for states and records. */
export const identityOf = (rules: HasIdentity): RulesIdentity => {
  const { fingerprint } = rules as { readonly fingerprint?: string };
  const identity = { name: rules.name, options: rules.options };
  return Object.freeze(fingerprint === undefined ? identity : { ...identity, card: fingerprint });
};

/** What the phases ask of a rule set. */
export const makeKit = (rules: TableRules): Kit => {
  const deadReason = makeJudge();
  return {
    rules,
    table: rules.table,
    identity: identityOf(rules),
    deadReason,
    canExpose: (played, melds) => deadReason(played, { melds, visible: [] }) === undefined,
  };
};
