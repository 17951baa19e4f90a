import { isNot, optional, telling } from '../../../core/read';
import { type Reason, reasonAt } from '../../../core/reason';
import { sizeReasons } from '../../../hands/check-size';
import type { Meld, WholeHand } from '../../../hands/hand';
import { POINTS } from '../../../hands/points';
import { isClaimed } from '../claimed';
import { type ExposureFault, faultyExposures, isConcealed, isMixed } from '../exposure-faults';
import type { AmericanGameOptions } from '../options';
import { HAND_SIZE } from '../tiles';
import { winReasons } from '../win-reasons';
import { LARGEST } from './rack';
import type { FreeFormWin } from './vocabulary';

/** What can be wrong with an exposure (TG-1, TG-4). */
// biome-ignore format: a line for each
const FAULTS: readonly ExposureFault[] = /* @__PURE__ */ (() => [
  isConcealed('TG-4'),
  isMixed('TG-4'),
  ['callNotAllowed', 'TG-4', 'You can claim a tile only for a pung or larger; a pair is never exposed.', ({ size }) => size === 2],
  ['badMeld', 'TG-4', `An exposure has 3 to ${LARGEST} tiles.`, ({ size }) => size < 2 || size > LARGEST],
])();

export const meldReasons = (melds: readonly Meld[], options: AmericanGameOptions): readonly Reason[] =>
  faultyExposures(melds, FAULTS, () => options.flowersAsJokers);

const VALUE = /* @__PURE__ */ optional(
  /* @__PURE__ */ telling(POINTS, (path, expected, given) =>
    reasonAt('badValue', 'TG-8', isNot('The value', expected, given), path),
  ),
);

/** What is wrong with a hand’s size, exposures or win (TG-1, TG-4, TG-7); empty if nothing is. */
export const checkFreeForm = (
  hand: WholeHand,
  win: FreeFormWin | undefined,
  options: AmericanGameOptions,
): readonly Reason[] => {
  const reasons = sizeReasons(hand, HAND_SIZE, { size: 'TG-7', flowers: 'TG-1' }, () =>
    isClaimed(win)
      ? reasonAt(
          'winningTileNotHeld',
          'TG-5',
          'Put the claimed winning tile among the concealed tiles; there are none.',
          ['concealed'],
        )
      : undefined,
  );
  reasons.push(...meldReasons(hand.melds, options));
  if (win === undefined) return reasons;
  reasons.push(...winReasons(hand, win, options, true, 'A discarded joker cannot be claimed.'));
  VALUE(win.value, ['win', 'value'], reasons);
  return reasons;
};
