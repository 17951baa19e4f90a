import type { Hand, HasGoals, Rejection, Result, Tile } from 'mahjongg';
import { type TargetGroup, targets } from 'mahjongg/analysis';

/** A winning hand to aim for, in its nearest way. */
export interface NearHand extends TargetGroup<object> {
  /** The concealed tiles that its nearest way has no use for. */
  readonly spare: readonly Tile[];
}

/** The nearest winning hands. */
export interface Nearest {
  /** How far the nearest one is. */
  readonly distance: number;
  /** One for what a player sees as one hand, nearest first. */
  readonly hands: readonly NearHand[];
  /** How many there are as near. */
  readonly found: number;
  /** Whether the hand could win as it is, so that a tile must go where another comes. */
  readonly isFull: boolean;
}

const SHOWN = 8;

/** The nearest winning hands, also of a hand that has only some of its tiles so far. */
export const nearest = <L extends object>(hand: Hand, rules: HasGoals<L>): Result<Nearest, Rejection> => {
  const found = targets(hand, { rules, perGroup: 1, limit: SHOWN, partial: true });
  if (!found.ok) return found;
  const { distance, groups, foundGroups } = found.value;
  const hands = groups.map((group) => ({ ...group, spare: group.targets[0]?.spare ?? [] }));
  const isFull = found.value.targets.some((target) => target.spare.length >= target.distance);
  return { ok: true, value: { distance, found: foundGroups, isFull, hands } };
};
