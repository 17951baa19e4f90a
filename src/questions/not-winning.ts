import type { Hand, Win } from '../hands/hand';
import type { HasHands } from '../hands/rule-parts';
import { type IllegalAction, illegal } from '../play/illegal';
import { validateHand } from './validate-hand';

/**
 * Why a hand does not win, with every reason the rules give; undefined if it wins. `rule` is used if the first reason has none.
 */
export const notWinning = <GameWin extends Win>(
  hand: Hand,
  rules: HasHands<unknown, GameWin>,
  win: GameWin,
  rule: string,
): IllegalAction | undefined => {
  const answer = validateHand(hand, { rules, win });
  if (answer.valid) return undefined;
  const { reasons } = answer;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? rule, message, { reasons });
};
