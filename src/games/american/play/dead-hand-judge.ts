import { keeping, onFirstUseOf } from '../../../core/first-use';
import type { Reason } from '../../../core/reason';
import type { Meld } from '../../../hands/hand';
import type { ListedHand } from '../../../hands/read-exposed-hand';
import type { HasPossible } from '../../../hands/rule-parts';
import type { PlayedRules } from '../../../hands/table-parts';
import { countTiles } from '../../../play/read-setup';
import { deadReason, witnessOrReason } from '../../../questions/possible';

/*
 * Proving that a hand can still win takes up to half a millisecond, and the same exposures are asked about again
 * and again. So every winning hand found as proof is kept: while all its tiles are still unseen, it proves the same
 * again. Only the full proof calls a hand dead.
 */

/** Says why a hand is dead under these rules; undefined if it is not (AG-31). */
export type HandJudge = (rules: PlayedRules, hand: ListedHand) => Reason | undefined;

/** How many combinations of exposures are remembered, and how many proofs for each. */
const MOST_KEPT = 20_000;
const MOST_PROOFS = 8;

interface Memory {
  /** For each winning hand that these exposures can still make, the concealed tiles it needs, as counts by tile. */
  readonly proofs: (readonly number[])[];
  /** Why these exposures can never win, even with all other tiles unseen; undefined if they can. */
  never?: Reason | undefined;
}

const keyOf = (melds: readonly Meld[]): string =>
  melds
    .map(({ tiles }) => tiles.join(''))
    .sort()
    .join(' ');

/** Judges a hand with the right number of tiles, by remembered proofs or else by the full proof. */
const judge = (
  rules: HasPossible,
  { melds = [], visible = [] }: ListedHand,
  memory: Memory,
): Reason | undefined => {
  if (memory.never !== undefined) return memory.never;
  const seen = countTiles([...visible, ...melds.flatMap(({ tiles }) => tiles)]);
  const unseen = rules.tiles.byIndex.map((count, index) => count - (seen[index] ?? 0));
  if (memory.proofs.some((proof) => proof.every((count, index) => count <= (unseen[index] ?? 0))))
    return undefined;
  const answer = witnessOrReason(rules, { melds, visible });
  if (answer.ok) {
    if (memory.proofs.length >= MOST_PROOFS) memory.proofs.shift();
    memory.proofs.push(countTiles(answer.value.hand.concealed));
    return undefined;
  }
  // With nothing else visible, the answer can never change.
  if (visible.length === 0) memory.never = answer.error;
  return answer.error;
};

const canProve = (rules: PlayedRules): rules is PlayedRules & HasPossible => 'possible' in rules;

/** Proofs by rule set, shared by all its tables, since equal options return the same object. */
const memoriesOf = /* @__PURE__ */ onFirstUseOf(
  (_: PlayedRules) => keeping<Memory>(MOST_KEPT),
  /* @__PURE__ */ new WeakMap(),
);

/** Judges a hand by remembered proofs or else by the full proof; rules without `possible` never call a hand dead. */
export const judgeHand: HandJudge = (rules, hand) => {
  if (!canProve(rules)) return undefined;
  const { size } = rules.possible;
  const { melds = [], tileCount, toDiscard } = hand;
  if (tileCount === undefined || tileCount === (toDiscard === true ? size : size - 1)) {
    const memory = memoriesOf(rules)(keyOf(melds), () => ({ proofs: [] }));
    return judge(rules, hand, memory);
  }
  const answer = deadReason(hand, { rules });
  return answer.ok ? (answer.value ?? undefined) : undefined;
};
