import type { Reason } from '../../../core/reason';
import { noTileHeld, sizeReasons } from '../../../hands/check-size';
import type { Meld, WholeHand } from '../../../hands/hand';
import { isClaimed } from '../claimed';
import { type ExposureFault, faultyExposures, isConcealed, isMixed } from '../exposure-faults';
import { HAND_SIZE } from '../tiles';
import { winReasons } from '../win-reasons';
import { flowersServe } from './layouts/list-variants';
import type { CardRules, CardWin } from './vocabulary';

const GIVEN_UP = 'A joker that another player discards or gives up cannot be claimed.';
const FEWEST_EXPOSED = 3;
const MOST_EXPOSED = 6;

/** What can be wrong with an exposure, whatever the card. */
// biome-ignore format: a line for each
const FAULTS: readonly ExposureFault[] = /* @__PURE__ */ (() => [
  isConcealed('AG-18'),
  ['callNotAllowed', 'AG-15', 'Only the winning tile can be called for a single or a pair.', ({ size }) => size < FEWEST_EXPOSED],
  ['badMeld', 'AG-15', 'An exposure has 3 to 6 tiles.', ({ size }) => size > MOST_EXPOSED],
  isMixed('AG-15'),
])();

/** What is wrong with exposures, whatever the lines of the card. */
export const meldReasons = (melds: readonly Meld[], rules: CardRules): readonly Reason[] =>
  faultyExposures(melds, FAULTS, () => flowersServe(rules));

const NONE: readonly Reason[] = /* @__PURE__ */ Object.freeze([]);

/** What is wrong with a hand’s size, exposures or win, whatever the card’s lines; empty if nothing is. */
export const checkCardHand = (
  hand: WholeHand,
  win: CardWin | undefined,
  rules: CardRules,
): readonly Reason[] => {
  const { concealed, melds, flowers } = hand;
  if (melds.length + flowers.length === 0 && concealed.length === HAND_SIZE && win === undefined) return NONE;
  // Where exposures can grow, the last tile may be on one of them, unless it was claimed (TG-5).
  const mayLieOpen = rules.exposuresGrow && !isClaimed(win);
  const numbers = { size: 'AG-23', flowers: 'AG-1' };
  const reasons = sizeReasons(hand, HAND_SIZE, numbers, () => (mayLieOpen ? undefined : noTileHeld('AG-11')));
  reasons.push(...meldReasons(melds, rules));
  if (win !== undefined) reasons.push(...winReasons(hand, win, rules, rules.exposuresGrow, GIVEN_UP));
  return reasons;
};
