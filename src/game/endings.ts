import { ownValue } from '../result/own-values';
import type { Rejection } from '../result/reason';
import type { Result } from '../result/result';
import type { Claim } from '../rules/claim';
import type { Seat } from '../rules/payouts';
import { scoreHand } from '../rules/score-hand';
import { settle } from '../rules/settle';
import type { Settlement } from '../rules/settlement';
import { judging, rulesOf } from './kit';
import { at } from './seats';
import type { Declaration, OtherOutcome, Outcome } from './state';
import { emit, enter, openRacks, type Step } from './step';

/** Who laid down the tile that can be claimed now. */
const ownerOfTile = ({ draft: { now } }: Step): Seat =>
  'claims' in now && now.claims !== null ? now.claims.from : (now as { readonly from: Seat }).from;

/** The game is over: a tile that nobody took stays on the table, and everything is laid open. */
const end = (step: Step, outcome: Outcome): void => {
  const { faceDown } = step.draft;
  if (faceDown !== null)
    emit(step, { type: 'unclaimed', seat: ownerOfTile(step), tile: faceDown }, { faceDown: null });
  const racks = openRacks(step);
  emit(step, { type: 'ended', outcome, racks }, { setAside: null });
  enter(step, 'over', { outcome, racks }, []);
};

const settled = (step: Step, claim: unknown): Settlement | null => {
  const answer: Result<Settlement, Rejection> = settle(claim as Claim, step.kit.rules);
  return answer.ok ? answer.value : null;
};

/** The name under which the payments know whose tile it was. */
const giverOf = ({ by, from }: Declaration): Readonly<Record<string, Seat>> => {
  if (from === null) return {};
  return by === 'exchangeTile' ? { exchanger: from } : { discarder: from };
};

/** Nobody won before the wall was exhausted (AG-13, TG-13). */
export const endByWall = (step: Step): void => {
  const { seats } = step.draft;
  end(step, { ending: 'wallGame', settlement: settled(step, { event: 'wallGame', seats }) });
};

/** All hands but one are dead: nobody is left to play against. */
export const endByDeadHands = (step: Step): void =>
  end(step, {
    ending: 'deadHands',
    settlement: settled(step, { event: 'wallGame', seats: step.draft.seats }),
  });

/** The winner takes the claimed tile, unless it was another one than its name said (AG-33). */
const takeTile = (step: Step, { seat, from, by }: Declaration): void => {
  const { faceDown } = step.draft;
  if (faceDown === null || from === null || by === 'misnamedDiscard') return;
  emit(
    step,
    { type: 'taken', seat, tile: faceDown },
    { faceDown: null, seats: { [seat]: { gained: [faceDown] } } },
  );
};

/** Somebody won: the sheet, and who pays whom (AG-27 to AG-30, AG-33). */
export const endByMahjongg = (step: Step, declared: Declaration): void => {
  const { kit, draft } = step;
  const { seat, by, hand, tile, value } = declared;
  const win = { by, ...(tile !== null && { tile }), ...(value !== null && { value }) };
  const sheet = scoreHand(hand, win, judging(rulesOf(kit, draft, seat)));
  const claim = sheet.ok ? ownValue(sheet.value as object, 'claim') : undefined;
  const { seats, dead, now } = draft;
  const redeemed =
    by === 'jokerExchange' && 'redeemed' in now && now.redeemed !== null ? { jokerOf: now.redeemed } : {};
  const settlement =
    claim === undefined
      ? null
      : settled(step, { ...(claim as object), ...redeemed, winner: seat, ...giverOf(declared), dead, seats });
  takeTile(step, declared);
  end(step, { ending: 'mahjongg', declared, score: sheet.ok ? sheet.value : null, settlement });
};

/** A false Mah Jongg ended the game (AG-35, TG-11). */
export const endByFalseWin = (step: Step, declared: Declaration): void => {
  const { seat, by, value } = declared;
  const { seats, dead } = step.draft;
  const ending: OtherOutcome['ending'] =
    step.kit.table.mistakes.falseWin === 'ends' ? 'falseWin' : 'mahjonggInError';
  const exposed = dead.filter((one) => one !== seat);
  const points = value ?? step.kit.table.declaredValue;
  const claim =
    ending === 'falseWin'
      ? { event: 'falseWin', offender: seat, by, ...giverOf(declared), seats }
      : { event: 'mahjonggInError', declarer: seat, exposed, value: points, seats };
  end(step, { ending, declared, settlement: settled(step, claim) });
};

/** The hand a player holds, the exposures with it. */
export const handOf = ({ draft }: Step, seat: Seat): Declaration['hand'] => ({
  concealed: at(draft.racks, seat),
  melds: at(draft.melds, seat),
});
