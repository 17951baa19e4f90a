import type { Meld } from '../../../hands/hand';
import type { HasPossible } from '../../../hands/rule-parts';
import { deadReason, witnessOrReason } from '../../../rules/possible';
import type { PlayedRules } from '../../../rules/table-parts';
import { TILES, type Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';

/*
 * Proving that a hand can still win takes up to half a millisecond, and the question comes again and again
 * for the same exposures. So every winning hand that was named as the proof is kept: as long as all its tiles
 * are still unseen, it proves the same again. A hand is called dead only by the full proof.
 */

/** What the table sees of a hand that is called dead. */
export interface ShownHand {
  /** Its exposures. */
  readonly melds: readonly Meld[];
  /** Every other tile that lies open. */
  readonly visible: readonly Tile[];
  /** How many tiles it has in all; left out if that is not asked about. */
  readonly tileCount?: number;
  /** Whether it is about to discard. */
  readonly toDiscard?: boolean;
}

/** Why a hand is dead (AG-31). */
export interface DeadHand {
  /** The stable name of the reason. */
  readonly code: string;
  /** The rule it comes from. */
  readonly rule: string;
}

/** How many exposures are remembered, and how many proofs for each. */
const MOST_KEPT = 20_000;
const MOST_PROOFS = 8;

/** The tiles of a winning hand that nobody has seen, as counts by tile. */
type Proof = Readonly<Uint8Array>;

/** Judges hands by what the table sees of them. */
export type HandJudge = (rules: PlayedRules, hand: ShownHand) => DeadHand | undefined;

const keyOf = (melds: readonly Meld[]): string =>
  melds
    .map(({ tiles }) => tiles.join(''))
    .sort()
    .join(' ');

const countsOf = (tiles: readonly Tile[]): Uint8Array => {
  const counts = new Uint8Array(TILES.length);
  for (const tile of tiles) counts[tileIndex(tile)]!++;
  return counts;
};

/** The tiles nobody has seen: all but the exposures and what else lies open. */
const unseenOf = ({ tiles }: PlayedRules, { melds, visible }: ShownHand): Int8Array => {
  const left = Int8Array.from(tiles.byIndex);
  for (const tile of visible) left[tileIndex(tile)]!--;
  for (const meld of melds) for (const tile of meld.tiles) left[tileIndex(tile)]!--;
  return left;
};

const holdsStill = (proof: Proof, unseen: Int8Array): boolean =>
  proof.every((count, index) => count <= (unseen[index] as number));

/** Whether a hand has as many tiles as it should; what is not asked about is in order. */
const isRightCount = (size: number, { tileCount, toDiscard }: ShownHand): boolean =>
  tileCount === undefined || tileCount === (toDiscard === true ? size : size - 1);

/** What is remembered of the same exposures. */
interface Memory {
  /** Hands that can still be won with them. */
  readonly proofs: Proof[];
  /** Why no hand can ever be won with them; undefined if one can. */
  never?: DeadHand | undefined;
}

/** A judge that remembers its proofs; rules that cannot prove a hand dead call none dead. */
export const makeJudge = (): HandJudge => {
  const kept = new WeakMap<PlayedRules, Map<string, Memory>>();
  const memoryOf = (rules: PlayedRules, melds: readonly Meld[]): Memory => {
    const byKey = kept.get(rules) ?? new Map<string, Memory>();
    kept.set(rules, byKey);
    const key = keyOf(melds);
    const memory = byKey.get(key) ?? { proofs: [] };
    if (byKey.size >= MOST_KEPT) byKey.clear();
    byKey.set(key, memory);
    return memory;
  };
  return (rules, hand) => {
    if (!('possible' in rules)) return undefined;
    const judging = rules as PlayedRules & HasPossible;
    if (!isRightCount(judging.possible.size, hand)) return judgeAnew(judging, hand);
    const memory = memoryOf(rules, hand.melds);
    if (memory.never !== undefined) return memory.never;
    const unseen = unseenOf(rules, hand);
    if (memory.proofs.some((proof) => holdsStill(proof, unseen))) return undefined;
    const answer = witnessOrReason(judging, { melds: hand.melds, visible: hand.visible });
    if (answer.ok) {
      if (memory.proofs.length >= MOST_PROOFS) memory.proofs.shift();
      memory.proofs.push(countsOf(answer.value.hand.concealed));
      return undefined;
    }
    // With nothing else in sight there is nothing that could be seen differently another time.
    if (hand.visible.length === 0) memory.never = answer.error;
    return answer.error;
  };
};

const judgeAnew = (rules: HasPossible, hand: ShownHand): DeadHand | undefined => {
  const answer = deadReason(rules, hand);
  return answer.ok ? (answer.value ?? undefined) : undefined;
};
