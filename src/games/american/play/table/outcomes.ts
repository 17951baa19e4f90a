import { ownValue } from '../../../../result/own-values';
import type { Claim } from '../../../../rules/claim';
import type { Seat } from '../../../../rules/payouts';
import { scoreHand } from '../../../../rules/score-hand';
import { settle } from '../../../../rules/settle';
import type { Settlement } from '../../../../rules/settlement';
import { judging, type Kit, rulesFor } from '../kit';
import type { Declaration, OtherOutcome, Scene, WonOutcome } from './scene';

const settled = ({ rules }: Kit, claim: unknown): Settlement | null => {
  const answer = settle(claim as Claim, rules);
  return answer.ok ? answer.value : null;
};

/** The name under which the payments know whose tile it was. */
const giverOf = ({ by, from }: Declaration): Readonly<Record<string, Seat>> => {
  if (from === null) return {};
  return by === 'exchangeTile' ? { exchanger: from } : { discarder: from };
};

/** Nobody won, and nobody pays: the wall is exhausted (AG-13, TG-13), or too few hands are alive to play on. */
export const unpaidOutcome = (
  kit: Kit,
  { seats }: Scene,
  ending: 'wallGame' | 'deadHands',
): OtherOutcome => ({
  ending,
  settlement: settled(kit, { event: 'wallGame', seats }),
});

/** Somebody won: the sheet, and who pays whom (AG-27 to AG-30, AG-33). */
export const wonOutcome = (kit: Kit, scene: Scene, declared: Declaration): WonOutcome => {
  const { seat, by, hand, tile, value, jokerOf } = declared;
  const win = { by, ...(tile !== null && { tile }), ...(value !== null && { value }) };
  const sheet = scoreHand(hand, win, judging(rulesFor(kit, scene, seat, win)));
  if (!sheet.ok) return { ending: 'mahjongg', declared, score: null, settlement: null };
  const claim = ownValue(sheet.value as object, 'claim');
  const { seats, dead } = scene;
  const redeemed = by === 'jokerExchange' && jokerOf !== null ? { jokerOf } : {};
  const whole = { ...(claim as object), ...redeemed, winner: seat, ...giverOf(declared), dead, seats };
  return { ending: 'mahjongg', declared, score: sheet.value, settlement: settled(kit, whole) };
};

/** A false Mah Jongg ended the game (AG-35, TG-11). */
export const errorOutcome = (kit: Kit, { seats, dead }: Scene, declared: Declaration): OtherOutcome => {
  const { seat, by, value } = declared;
  const { mistakes, declaredValue } = kit.table;
  if (mistakes.falseWin === 'ends') {
    const claim = { event: 'falseWin', offender: seat, by, ...giverOf(declared), seats };
    return { ending: 'falseWin', declared, settlement: settled(kit, claim) };
  }
  const exposed = dead.filter((one) => one !== seat);
  const claim = { event: 'mahjonggInError', declarer: seat, exposed, value: value ?? declaredValue, seats };
  return { ending: 'mahjonggInError', declared, settlement: settled(kit, claim) };
};
