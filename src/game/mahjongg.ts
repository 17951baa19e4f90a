import type { Hand, Win } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import { validateHand } from '../rules/validate-hand';
import { type IllegalAction, illegal } from '../play/illegal';
import { judging, type Kit, rulesFor } from './kit';
import type { Scene } from './state';

/** Why a hand does not win, with every reason the rules give. */
export const notWinning = (kit: Kit, scene: Scene, seat: Seat, hand: Hand, win: Win): IllegalAction => {
  const answer = validateHand(hand, judging(rulesFor(kit, scene, seat, win)), win);
  const reasons = answer.valid ? [] : answer.reasons;
  const [first] = reasons;
  return illegal(
    'notAWinningHand',
    first?.rule ?? 'AG-23',
    `This hand does not win. ${first?.message ?? ''}`.trim(),
    {
      reasons,
    },
  );
};
