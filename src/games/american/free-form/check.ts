import { isNot, optional, telling } from '../../../core/read';
import { type Reason, type ReasonCode, reasonAt } from '../../../core/reason';
import { sizeReasons } from '../../../hands/check-size';
import { exchangeReasons } from '../../../hands/check-win';
import type { Meld, WholeHand } from '../../../hands/hand';
import { POINTS } from '../../../hands/points';
import { isClaimed, mayClaimJoker } from '../claimed';
import type { AmericanGameOptions } from '../options';
import { ownJokerReasons } from '../own-joker';
import { HAND_SIZE, jokerTiles } from '../tiles';
import { exposureOf, LARGEST } from './rack';
import type { FreeFormWin } from './vocabulary';

/** What is wrong with an exposure, as code, rule and message; undefined if nothing is (TG-1, TG-4). */
export const exposureFault = (
  meld: Meld,
  options: AmericanGameOptions,
): readonly [ReasonCode, string, string] | undefined => {
  const size = meld.tiles.length;
  if (meld.concealed === true)
    return [
      'badMeld',
      'TG-4',
      'Exposures cannot be concealed; put tiles that were not claimed among the concealed tiles.',
    ];
  if (exposureOf(meld, options) === undefined)
    return [
      'badMeld',
      'TG-4',
      'An exposure needs at least one natural tile, and its natural tiles must be alike.',
    ];
  if (size === 2)
    return [
      'callNotAllowed',
      'TG-4',
      'You can claim a tile only for a pung or larger; a pair is never exposed.',
    ];
  return size < 2 || size > LARGEST
    ? ['badMeld', 'TG-4', `An exposure has 3 to ${LARGEST} tiles.`]
    : undefined;
};

const VALUE = /* @__PURE__ */ optional(
  /* @__PURE__ */ telling(POINTS, (path, expected, given) =>
    reasonAt('badValue', 'TG-8', isNot('The value', expected, given), path),
  ),
);

const winReasons = (hand: WholeHand, win: FreeFormWin, options: AmericanGameOptions): readonly Reason[] => {
  const reasons = [...ownJokerReasons(hand, win, options)];
  if (isClaimed(win) && win.tile === 'J' && !mayClaimJoker(win, options)) {
    reasons.push(
      reasonAt('callNotAllowed', 'AG-12', 'A discarded joker cannot be claimed.', ['win', 'tile']),
    );
  }
  if (win.by === 'jokerExchange')
    reasons.push(...exchangeReasons(hand, win.tile, jokerTiles(options.flowersAsJokers), true));
  VALUE(win.value, ['win', 'value'], reasons);
  return reasons;
};

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
  hand.melds.forEach((meld, place) => {
    const fault = exposureFault(meld, options);
    if (fault === undefined) return;
    reasons.push(reasonAt(...fault, ['melds', place], { tiles: meld.tiles }));
  });
  return win === undefined ? reasons : [...reasons, ...winReasons(hand, win, options)];
};
