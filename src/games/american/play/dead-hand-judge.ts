import { keeping, onFirstUseOf } from '../../../core/first-use';
import type { Reason } from '../../../core/reason';
import type { Meld } from '../../../hands/hand';
import type { ListedHand } from '../../../hands/read-exposed-hand';
import type { HasPossible } from '../../../hands/rule-parts';
import type { PlayedRules } from '../../../hands/table-parts';
import { countTiles } from '../../../play/read-setup';
import { deadReason, witnessOrReason } from '../../../questions/possible';

/*
 * Proving that a hand can still win takes up to half a millisecond, and the question comes again and again
 * for the same exposures. So every winning hand that was named as the proof is kept: as long as all its tiles
 * are still unseen, it proves the same again. A hand is called dead only by the full proof.
 */

/** Why a hand is dead by these rules; undefined if it is not (AG-31). */
export type HandJudge = (rules: PlayedRules, hand: ListedHand) => Reason | undefined;

/** How many exposures are remembered, and how many proofs for each. */
const MOST_KEPT = 20_000;
const MOST_PROOFS = 8;

interface Memory {
  /** Of each hand that can still be won with these exposures, the tiles that nobody had seen, as counts by tile. */
  readonly proofs: (readonly number[])[];
  /** Why no hand can ever be won with these exposures; undefined if one can. */
  never?: Reason | undefined;
}

const keyOf = (melds: readonly Meld[]): string =>
  melds
    .map(({ tiles }) => tiles.join(''))
    .sort()
    .join(' ');

/** Whether a hand has as many tiles as it should; what is not asked about is in order. */
const isRightCount = (size: number, { tileCount, toDiscard }: ListedHand): boolean =>
  tileCount === undefined || tileCount === (toDiscard === true ? size : size - 1);

/** Judges a hand with the right number of tiles, by what is remembered of its exposures or else by the full proof. */
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
  // With nothing else visible the answer cannot change.
  if (visible.length === 0) memory.never = answer.error;
  return answer.error;
};

const canProve = (rules: PlayedRules): rules is PlayedRules & HasPossible => 'possible' in rules;

/** What was proved by each rule set: every table played by it asks, and equal options give the same value. */
const memoriesOf = /* @__PURE__ */ onFirstUseOf(
  (_: PlayedRules) => keeping<Memory>(MOST_KEPT),
  /* @__PURE__ */ new WeakMap(),
);

/** Judges a hand by what was proved before or else by the full proof; rules that cannot prove a hand dead call none dead. */
export const judgeHand: HandJudge = (rules, hand) => {
  if (!canProve(rules)) return undefined;
  if (isRightCount(rules.possible.size, hand))
    return judge(
      rules,
      hand,
      memoriesOf(rules)(keyOf(hand.melds ?? []), () => ({ proofs: [] })),
    );
  const answer = deadReason(hand, { rules });
  return answer.ok ? (answer.value ?? undefined) : undefined;
};
