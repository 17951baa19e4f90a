import { ownValue } from '../../../../result/own-values';
import type { Claim } from '../../../../rules/claim';
import type { Seat } from '../../../../rules/payouts';
import { scoreHand } from '../../../../rules/score-hand';
import { settle } from '../../../../rules/settle';
import { type Settlement, settlement } from '../../../../rules/settlement';
import { judging, type Kit, rulesFor } from '../table-rules';
import type { Declaration, OtherOutcome, Scene, WonOutcome } from './stages';

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

/** What a false win costs (TG-11). */
const penalty = (kit: Kit, { seats }: Pick<Scene, 'seats'>, declared: Declaration): Settlement | null => {
  const { seat, by } = declared;
  return settled(kit, { event: 'falseWin', offender: seat, by, ...giverOf(declared), seats });
};

/** Somebody won: the sheet, and who pays whom (AG-27 to AG-30, AG-33); a false win of the same tile is paid for, too (TG-11b). */
export const wonOutcome = (
  kit: Kit,
  scene: Scene,
  declared: Declaration,
  falseWin?: Declaration,
): WonOutcome => {
  const outcome = paidWin(kit, scene, declared);
  if (falseWin === undefined) return outcome;
  const { settlement: won } = outcome;
  const paid = [...(penalty(kit, scene, falseWin)?.payments ?? []), ...(won?.payments ?? [])];
  return { ...outcome, settlement: won && settlement(paid, scene.seats), falseWin };
};

/** A win by itself. */
const paidWin = (kit: Kit, scene: Scene, declared: Declaration): WonOutcome => {
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
  const { seat, value } = declared;
  const { mistakes, declaredValue } = kit.table;
  if (mistakes.falseWin === 'ends')
    return { ending: 'falseWin', declared, settlement: penalty(kit, { seats }, declared) };
  const exposed = dead.filter((one) => one !== seat);
  const claim = { event: 'mahjonggInError', declarer: seat, exposed, value: value ?? declaredValue, seats };
  return { ending: 'mahjonggInError', declared, settlement: settled(kit, claim) };
};
