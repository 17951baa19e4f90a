import { type Reason, reasonAt } from '../core/reason';
import type { WholeHand } from './check-hand';

/** The rules that a hand of the wrong size breaks, by their numbers. */
interface SizeRules {
  /** How many tiles a winning hand has. */
  readonly size: string;
  /** No flowers are laid aside. */
  readonly flowers: string;
}

/** The reason for a hand without a concealed tile: the winning one is counted there, also when it was called. */
export const noTileHeld = (rule: string): Reason =>
  reasonAt(
    'winningTileNotHeld',
    rule,
    'The winning tile is counted among the concealed tiles, also when it was called; there are none.',
    ['concealed'],
  );

/** What is wrong with the size of a hand that lays no flowers aside; `noneHeld` is said of one with no concealed tile. */
export const sizeReasons = (
  { concealed, melds, flowers }: WholeHand,
  expected: number,
  rules: SizeRules,
  noneHeld: () => Reason | undefined,
): Reason[] => {
  const count = melds.reduce((sum, { tiles }) => sum + tiles.length, concealed.length + flowers.length);
  const reasons: Reason[] = [];
  if (count !== expected) {
    const message = `A winning hand has ${expected} tiles; this one has ${count}.`;
    reasons.push(reasonAt('wrongTileCount', rules.size, message, [], { count, expected }));
  } else if (concealed.length === 0) {
    const reason = noneHeld();
    if (reason !== undefined) reasons.push(reason);
  }
  if (flowers.length > 0) {
    const message = 'No flowers are laid aside here; they are counted among the concealed tiles.';
    reasons.push(reasonAt('flowersLaidAside', rules.flowers, message, ['flowers']));
  }
  return reasons;
};
