import type { Meld } from '../hands/hand';
import type { HasPossible } from '../hands/rule-parts';
import { deadReason as whyDead } from '../rules/possible';
import type { PlayedRules } from '../rules/table-parts';
import type { Kit, ShownHand, TableRules } from './kit';
import type { RulesIdentity } from './state';

/** How many answers about exposures are kept. */
const MOST_KEPT = 10_000;

const identityOf = (rules: TableRules): RulesIdentity => {
  const { fingerprint } = rules as { readonly fingerprint?: string };
  const identity = { name: rules.name, options: rules.options };
  return Object.freeze(fingerprint === undefined ? identity : { ...identity, card: fingerprint });
};

const keyOf = (melds: readonly Meld[]): string =>
  melds
    .map(({ tiles }) => tiles.join(''))
    .sort()
    .join(' ');

/** Why a hand is dead by what the table sees; none is where the rules cannot tell. */
const deadReason: Kit['deadReason'] = (played, hand: ShownHand) => {
  if (!('possible' in played)) return undefined;
  const answer = whyDead(played as unknown as HasPossible, hand);
  return answer.ok ? answer.value : undefined;
};

/** What the phases ask of a rule set. Answers about exposures are kept, for the same ones come again and again. */
export const makeKit = (rules: TableRules): Kit => {
  const kept = new Map<PlayedRules, Map<string, boolean>>();
  return {
    rules,
    table: rules.table,
    identity: identityOf(rules),
    deadReason,
    canExpose: (played, melds) => {
      const answers = kept.get(played) ?? new Map<string, boolean>();
      kept.set(played, answers);
      const key = keyOf(melds);
      const known = answers.get(key);
      if (known !== undefined) return known;
      if (answers.size >= MOST_KEPT) answers.clear();
      const answer = deadReason(played, { melds, visible: [] }) === undefined;
      answers.set(key, answer);
      return answer;
    },
  };
};
