import { RULES_REVISION } from '../core/rules-revision';
import type { Win } from './hand';
import type { Scored, ScoreLine } from './rule-parts';

/** What `settle` needs from a scored hand; add the winner, and whose tile it was if another player’s. */
export interface PointClaim<By extends Win['by']> {
  /** The value of the hand in points. */
  readonly value: number;
  /** Where the winning tile came from. */
  readonly by: By;
  /** Whether the hand has no joker and no flower that serves as one; what printed jokers count as depends on the rules (TG-16). */
  readonly jokerless: boolean;
  /** Whether the hand is all singles and pairs. */
  readonly allPairs: boolean;
}

/** A claim that names the pattern of the hand. */
export interface PatternClaim<By extends Win['by']> extends PointClaim<By> {
  /** The pattern of the reading, the name of its Dragon Hand, or the text of the hand on the card. */
  readonly pattern: string;
}

/** A score sheet of points that add up to the total. */
export interface PointScore<Reading, Claim> extends Scored {
  /** The reading that was scored. */
  readonly reading: Reading;
  /** The value of the hand in points, the sum of the lines. */
  readonly total: number;
  /** What `settle` needs from this score. */
  readonly claim: Claim;
  /** The revision of the rules used (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

export const pointScore = <Reading, Claim extends { readonly value: number }>(
  reading: Reading,
  lines: readonly ScoreLine[],
  claim: Claim,
): PointScore<Reading, Claim> => ({
  reading,
  lines,
  total: claim.value,
  claim,
  rulesRevision: RULES_REVISION,
});
