import { ownValue } from '../../../../core/own-values';
import type { Seat } from '../../../../hands/payouts';
import { at, seatsAfter } from '../../../../play/seats';
import { emit, enter, finish } from '../../../../play/step';
import { nextOf } from '../../../../play/walls';
import type { Step } from '../../../../play/way';
import type { Claim, WinClaim } from '../../../../questions/claim';
import { scoreHand } from '../../../../questions/score-hand';
import { settle } from '../../../../questions/settle';
import { type Settlement, settlement } from '../../../../questions/settlement';
import type { Tile } from '../../../../tiles/tile';
import { redeemed } from '../exposures';
import { alive, judging, playing, rulesFor, type TableRules, winOf } from '../table-rules';
import type {
  Declaration,
  ExchangePlace,
  OtherOutcome,
  Outcome,
  Scene,
  TurnStage,
  WonOutcome,
} from './stages';
import type { RackTypes } from './types';

export type TableStep = Step<RackTypes>;

const settled = (rules: TableRules, claim: Claim): Settlement | null => {
  const answer = settle(claim, { rules });
  return answer.ok ? answer.value : null;
};

/** The player who gave the tile, under the name that payments use. */
const giverOf = ({ by, from }: Declaration): Readonly<Record<string, Seat>> => {
  if (from === null) return {};
  return by === 'exchangeTile' ? { exchanger: from } : { discarder: from };
};

/** The outcome when nobody won or pays: the wall is exhausted (AG-13, TG-13), or too few hands are alive. */
export const unpaidOutcome = (
  rules: TableRules,
  { seats }: Scene,
  ending: 'wallGame' | 'deadHands',
): OtherOutcome => ({ ending, settlement: settled(rules, { event: 'wallGame', seats }) });

/** The payments for a false win (TG-11). */
const penalty = (rules: TableRules, { seats }: Scene, declared: Declaration): Settlement | null =>
  settled(rules, {
    event: 'falseWin',
    offender: declared.seat,
    by: declared.by,
    ...giverOf(declared),
    seats,
  });

const paidWin = (rules: TableRules, scene: Scene, declared: Declaration): WonOutcome => {
  const { seat, by, hand, value, jokerOf } = declared;
  const win = { ...winOf(declared), ...(value !== null && { value }) };
  const sheet = scoreHand(hand, { win, rules: judging(rulesFor(rules, scene, seat, win)) });
  if (!sheet.ok) return { ending: 'mahjongg', declared, score: null, settlement: null };
  const claim = ownValue(sheet.value as object, 'claim') as WinClaim;
  const { seats, dead } = scene;
  const redeemed = by === 'jokerExchange' && jokerOf !== null ? { jokerOf } : {};
  const whole = { ...claim, ...redeemed, winner: seat, ...giverOf(declared), dead, seats };
  return { ending: 'mahjongg', declared, score: sheet.value, settlement: settled(rules, whole) };
};

/**
 * The outcome of a win: the score sheet and who pays whom (AG-27 to AG-30, AG-33), including for an earlier false
 * win of the same tile (TG-11b).
 */
export const wonOutcome = (
  rules: TableRules,
  scene: Scene,
  declared: Declaration,
  falseWin?: Declaration,
): WonOutcome => {
  const outcome = paidWin(rules, scene, declared);
  if (falseWin === undefined) return outcome;
  const { settlement: won } = outcome;
  const paid = [...(penalty(rules, scene, falseWin)?.payments ?? []), ...(won?.payments ?? [])];
  return { ...outcome, settlement: won && settlement(paid, scene.seats), falseWin };
};

/** The outcome of a game ended by a false Mah Jongg (AG-35, TG-11). */
export const errorOutcome = (rules: TableRules, scene: Scene, declared: Declaration): OtherOutcome => {
  const { seat, value } = declared;
  const { mistakes, declaredValue } = rules.table;
  if (mistakes.falseWin === 'ends')
    return { ending: 'falseWin', declared, settlement: penalty(rules, scene, declared) };
  const { seats, dead } = scene;
  const exposed = dead.filter((one) => one !== seat);
  const worth = value ?? declaredValue;
  const claim = { event: 'mahjonggInError', declarer: seat, exposed, value: worth, seats } as const;
  return { ending: 'mahjonggInError', declared, settlement: settled(rules, claim) };
};

const ownerOfTile = ({ state: { now } }: TableStep): Seat =>
  'claims' in now && now.claims !== null ? now.claims.from : (now as { readonly from: Seat }).from;

/** Ends the game: an unclaimed tile stays on the table, and all hands are laid open. */
const end = (step: TableStep, outcome: Outcome): void => {
  const { faceDown } = step.state;
  if (faceDown !== null)
    emit(step, { type: 'unclaimed', seat: ownerOfTile(step), tile: faceDown }, { faceDown: null });
  emit(step, { type: 'ended', outcome, racks: step.state.racks }, { setAside: null });
  finish(step, outcome);
};

/** Ends the game without payments: the wall is exhausted (AG-13, TG-13), or too few hands are alive. */
const endUnpaid = (step: TableStep, ending: 'wallGame' | 'deadHands'): void =>
  end(step, unpaidOutcome(step.rules, step.state, ending));

/** Kills a hand; the exposure at index `returned` goes back to the rack (AG-22a). */
export const kill = (step: TableStep, seat: Seat, rule: string, returned: number | null = null): void => {
  const gained = returned === null ? undefined : at(step.state.melds, seat)[returned]?.tiles;
  const secret = gained === undefined ? null : { seats: { [seat]: { gained } } };
  emit(step, { type: 'died', seat, rule, returned }, secret);
};

/** Ends the game if too few hands are alive to play on; returns whether it did. */
export const endsByDeadHands = (step: TableStep): boolean => {
  if (step.rules.table.mistakes.deadHands === 'playOn' || alive(step.state).length >= 2) return false;
  endUnpaid(step, 'deadHands');
  return true;
};

/** Gives the winner the claimed tile, unless it had been misnamed (AG-33). */
const takeTile = (step: TableStep, { seat, from, by }: Declaration): void => {
  const { faceDown: tile } = step.state;
  if (tile === null || from === null || by === 'misnamedDiscard') return;
  emit(step, { type: 'taken', seat, tile }, { faceDown: null, seats: { [seat]: { gained: [tile] } } });
};

/** Ends the game by a win, perhaps after a false win of the same tile (TG-11b). */
export const endByMahjongg = (step: TableStep, declared: Declaration, falseWin?: Declaration): void => {
  const outcome = wonOutcome(step.rules, step.state, declared, falseWin);
  takeTile(step, declared);
  end(step, outcome);
};

export const endByFalseWin = (step: TableStep, declared: Declaration): void =>
  end(step, errorOutcome(step.rules, step.state, declared));

export const turnOf = (seat: Seat, by: TurnStage['by'], called: TurnStage['called'] = null): TurnStage => ({
  seat,
  by,
  called,
  rearranged: false,
  redeemed: null,
});

/** Starts a player’s turn, or continues it at a new decision. */
export const enterTurn = (step: TableStep, turn: TurnStage): void => enter(step, 'turn', turn, [turn.seat]);

/** Starts the first turn: East’s, with the dealt hand (AG-10). */
export const firstTurn = (step: TableStep): void => enterTurn(step, turnOf('E', 'deal'));

/** The next player draws, unless the wall is exhausted (AG-10, AG-13). */
export const drawNext = (step: TableStep, after: Seat): void => {
  const { rules, state } = step;
  const tile = nextOf(state);
  if (state.wallLeft <= rules.table.tilesKept || tile === undefined) {
    endUnpaid(step, 'wallGame');
    return;
  }
  const players = playing(rules, state);
  const seat = seatsAfter(state.seats, after).find((one) => players.includes(one)) ?? after;
  emit(step, { type: 'drew', seat }, { seats: { [seat]: { gained: [tile] } } });
  enterTurn(step, turnOf(seat, 'wall'));
};

/** Puts the natural tile into the exposure and the joker on the rack (AG-21). */
export const swapJoker = (step: TableStep, seat: Seat, tile: Tile, { from, meld }: ExchangePlace): void => {
  const [{ tiles }, joker] = redeemed(step.rules, at(step.state.melds, from)[meld]?.tiles ?? [], tile);
  const secret = { faceDown: null, seats: { [seat]: { gained: [joker] } } };
  emit(step, { type: 'exchanged', seat, tile, from, meld, joker, tiles }, secret);
};
