import { ownValue } from '../../core/own-values';
import { isNot } from '../../core/read';
import { type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import type { WholeHand, Win } from '../../hands/hand';

const NONE: readonly Reason[] = /* @__PURE__ */ Object.freeze([]);

/** What keeps a win from being one by a joker of the winner's own exposure, if it says so; empty if nothing does (AG-27a). */
export const ownJokerReasons = (
  { melds }: Pick<WholeHand, 'melds'>,
  win: Win,
  { ownJokerWin }: { readonly ownJokerWin: boolean },
): readonly Reason[] => {
  const ownJoker = ownValue(win, 'ownJoker');
  const path = ['win', 'ownJoker'];
  if (ownJoker === undefined || ownJoker === false) return NONE;
  if (ownJoker !== true)
    return [reasonAt('badWin', '', isNot('“ownJoker”', 'true or false', ownJoker), path)];
  const isExchange = win.by === 'jokerExchange';
  const faults: readonly (readonly [boolean, ReasonCode, string])[] = [
    [!isExchange, 'badWin', 'Only a win by joker exchange redeems a joker of the winner’s own exposure.'],
    [isExchange && melds.length === 0, 'badWin', 'The winner has no exposure to redeem a joker from.'],
    [
      isExchange && !ownJokerWin,
      'winNotAllowed',
      'Here you cannot win by redeeming a joker of your own exposure.',
    ],
  ];
  return faults
    .filter(([holds]) => holds)
    .map(([, code, message]) => reasonAt(code, 'AG-27a', message, path));
};
