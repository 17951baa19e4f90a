import { type Reason, reasonAt } from '../core/reason';
import type { WholeHand } from './hand';
import type { HandStage } from './rule-parts';

/** The numbers of the rules that a hand of the wrong size breaks. */
interface SizeRules {
  /** The rule that says how many tiles a winning hand has. */
  readonly size: string;
  /** The rule that no flowers are laid aside. */
  readonly flowers: string;
}

/** How many tiles a hand has, not counting flowers laid aside. */
const tileCount = ({ concealed, melds }: WholeHand): number =>
  melds.reduce((sum, { tiles }) => sum + tiles.length, concealed.length);

/** What is wrong with a hand in a stage (AG-11), given the `reasons` against it as a complete hand. */
export const reasonsInStage = (
  hand: WholeHand,
  stage: HandStage,
  reasons: readonly Reason[],
  handSize: number,
): readonly Reason[] => {
  if (stage === 'complete') return reasons;
  const [count, expected] = [tileCount(hand), handSize - 1];
  const others = reasons.filter(({ code }) => code !== 'wrongTileCount' && code !== 'winningTileNotHeld');
  if (count === expected) return others;
  const message = `A waiting hand has ${expected} tiles; this one has ${count}.`;
  return [reasonAt('wrongTileCount', 'AG-11', message, [], { count, expected }), ...others];
};

/** The reason for a hand without concealed tiles: the winning tile must be among them, even if it was claimed. */
export const noTileHeld = (rule: string): Reason =>
  reasonAt(
    'winningTileNotHeld',
    rule,
    'Put the winning tile among the concealed tiles, even if it was claimed; there are none.',
    ['concealed'],
  );

/**
 * What is wrong with the size of a hand in a game that lays no flowers aside; `noneHeld` gives the reason for a hand without
 * concealed tiles.
 */
export const sizeReasons = (
  hand: WholeHand,
  expected: number,
  rules: SizeRules,
  noneHeld: () => Reason | undefined,
): Reason[] => {
  const { concealed, flowers } = hand;
  const count = tileCount(hand) + flowers.length;
  const reasons: Reason[] = [];
  if (count !== expected) {
    const message = `A winning hand has ${expected} tiles; this one has ${count}.`;
    reasons.push(reasonAt('wrongTileCount', rules.size, message, [], { count, expected }));
  } else if (concealed.length === 0) {
    const reason = noneHeld();
    if (reason !== undefined) reasons.push(reason);
  }
  if (flowers.length > 0) {
    const message = 'This game does not lay flowers aside. List them with the concealed tiles.';
    reasons.push(reasonAt('flowersLaidAside', rules.flowers, message, ['flowers']));
  }
  return reasons;
};
