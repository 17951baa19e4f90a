import { type Targets, targets } from '../../analysis/targets';
import type { Hand } from '../../hands/hand';
import type { HasGoals } from '../../hands/rule-parts';
import type { Rejection } from '../../result/reason';
import type { Result } from '../../result/result';
import type { Tile } from '../../tiles/tile';

/** How many hands a hint names. */
const SHOWN = 5;

/** So few hands leave a player no choice. */
const FEW = 3;

/** The nearest hands for a hint; where they are few, with those that are one tile farther. */
export const nearestTargets = (
  hand: Hand,
  rules: HasGoals,
  visible: readonly Tile[],
): Result<Targets<unknown>, Rejection> => {
  const nearest = targets(hand, rules, { visible, limit: SHOWN });
  if (!nearest.ok || nearest.value.found >= FEW) return nearest;
  return targets(hand, rules, { visible, limit: SHOWN, within: 1 });
};
