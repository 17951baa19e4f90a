import { ownValue } from '../../core/own-values';
import { isNot } from '../../core/read';
import { type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import { exchangeReasons } from '../../hands/check-win';
import type { Meld, WholeHand, Win } from '../../hands/hand';
import { exposureOf } from './card/exposures';
import { isClaimed, mayClaimJoker } from './claimed';
import type { AmericanGameOptions } from './options';
import { jokerTiles } from './tiles';

const NONE: readonly Reason[] = /* @__PURE__ */ Object.freeze([]);

/** Whether an exposure can have held a joker that was exchanged: it shows at least two natural tiles (AG-15, AG-21). */
const mayHaveHeldJoker = ({ tiles }: Meld): boolean => {
  const { size, jokers, flowers } = exposureOf(tiles);
  return size - jokers - flowers > 1;
};

/** Why a win cannot come from the winner’s own joker if it claims so; empty if it can (AG-27a). */
const ownJokerReasons = (
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
    [
      isExchange && !melds.some(mayHaveHeldJoker),
      'badWin',
      'The winner has no exposure to redeem a joker from.',
    ],
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

/** What is wrong with a win by joker exchange or by a claimed joker (AG-12, AG-27). */
export const winReasons = (
  hand: WholeHand,
  win: Win,
  rules: Pick<AmericanGameOptions, 'ownJokerWin' | 'claimDiscardedJoker' | 'flowersAsJokers'>,
  exposuresGrow: boolean,
  notClaimed: string,
): readonly Reason[] => {
  const reasons = [...ownJokerReasons(hand, win, rules)];
  if (win.by === 'jokerExchange')
    reasons.push(...exchangeReasons(hand, win.tile, jokerTiles(rules.flowersAsJokers), exposuresGrow));
  if (isClaimed(win) && win.tile === 'J' && !mayClaimJoker(win, rules))
    reasons.push(reasonAt('callNotAllowed', 'AG-12', notClaimed, ['win', 'tile']));
  return reasons;
};
