import { keeping, onFirstUseOf } from '../../../core/first-use';
import type { Reason } from '../../../core/reason';
import type { ListedHand } from '../../../hands/read-exposed-hand';
import type { HasPossible } from '../../../hands/rule-parts';
import type { PlayedRules } from '../../../hands/table-parts';
import { deadReason } from '../../../questions/possible';

/** How many combinations of exposures are remembered for each rule set. */
const MOST_KEPT = 20_000;

/** What was said of exposures while nothing else was visible, which every call asks again (AG-31). */
const memoriesOf = /* @__PURE__ */ onFirstUseOf(
  (_: PlayedRules) => keeping<{ readonly reason: Reason | undefined }>(MOST_KEPT),
  /* @__PURE__ */ new WeakMap(),
);

const canProve = (rules: PlayedRules): rules is PlayedRules & HasPossible => 'possible' in rules;

/** Says why a hand is dead (AG-31); undefined if it is not. Rules without `possible` never call a hand dead. */
export const judgeHand = (rules: PlayedRules, hand: ListedHand): Reason | undefined => {
  if (!canProve(rules)) return undefined;
  const judge = (): Reason | undefined => {
    const answer = deadReason(hand, { rules });
    return answer.ok ? (answer.value ?? undefined) : undefined;
  };
  const { melds = [], visible = [], tileCount } = hand;
  if (visible.length > 0 || tileCount !== undefined) return judge();
  const key = melds
    .map(({ tiles }) => tiles.join(''))
    .sort()
    .join(' ');
  return memoriesOf(rules)(key, () => ({ reason: judge() })).reason;
};
