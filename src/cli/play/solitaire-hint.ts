import type { Hand } from '../../hands/hand';
import type { HasGoals } from '../../hands/rule-parts';
import type { Tile } from '../../tiles/tile';
import type { Written } from '../parts';
import { targetLines } from '../target-lines';
import type { Look } from './look';
import { nearestTargets } from './nearest-targets';
import { type AnyChoice, suggestionLine } from './suggestion';
import type { Typed } from './table';

/** What a hint of a solitaire is made from. */
export interface HintFor {
  /** The tiles of the player. */
  readonly hand: Hand;
  /** The rules that know the way to a winning hand; undefined if those of the game do not. */
  readonly goals: HasGoals | undefined;
  /** The tiles that lie open. */
  readonly visible: readonly Tile[];
  /** How hands are written. */
  readonly text: Written;
  /** What a bot would do. */
  readonly choice: AnyChoice;
  /** How the game is shown. */
  readonly look: Look;
  /** What is typed for a choice. */
  readonly typed: Typed;
}

const nearest = ({ hand, goals, visible, text }: HintFor): readonly string[] => {
  if (goals === undefined) return ['There is no hint with this card: its rules do not say what to aim for.'];
  const found = nearestTargets(hand, goals, visible);
  return found.ok
    ? targetLines(found.value, text)
    : [found.error.reasons[0]?.message ?? 'There is no hint for this hand.'];
};

/** The nearest winning hands, and what a bot would do in the player’s place. */
export const solitaireHint = (given: HintFor): readonly string[] => [
  ...nearest(given),
  '',
  suggestionLine(given.choice, given.look, given.typed),
];
