import type { Hand, Win, WinKind } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { at } from '../../../../play/seats';
import type { Move, Own, SceneIn } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import { type Kit, notWinning, rulesFor, winOf, wins } from '../table-rules';
import { enterShowing, handOf } from './claims';
import type { Declaration, TurnStage } from './stages';
import type { RackTypes } from './types';

type Turn = SceneIn<RackTypes, 'turn'>;

const winBy = (kit: Kit, { by, redeemed }: TurnStage): WinKind => {
  if (redeemed !== null) return 'jokerExchange';
  if (by === 'call') return 'discard';
  return by === 'deal' && kit.rules.hands.wins.includes('charleston') ? 'charleston' : 'wall';
};

/** How a hand declared in this turn would be won; the drawn tile wins unless a joker was redeemed after it. */
const winNow = (
  kit: Kit,
  now: TurnStage,
  drawn: Own<RackTypes>['drawn'],
): Pick<Declaration, 'by' | 'tile'> => ({
  by: winBy(kit, now),
  tile: now.redeemed === null && now.by === 'wall' ? drawn : null,
});

const isOwnJoker = (kit: Kit, seat: Seat, { redeemed }: TurnStage): boolean =>
  redeemed === seat &&
  (kit.rules.payouts.wins.jokerExchange as { readonly ownJokerWins?: boolean } | undefined)?.ownJokerWins ===
    false;

/** The hand that would be laid open in this turn, and how it would be won. */
const wouldBe = (kit: Kit, scene: Turn, { seat, rack, drawn }: Own<RackTypes>): readonly [Hand, Win] => [
  handOf(scene, seat, rack),
  winOf(winNow(kit, scene.now, drawn)),
];

/** Why nothing may be declared in this turn, whatever the tiles. */
const declarationFault = (kit: Kit, scene: Turn, { seat }: Own<RackTypes>): IllegalAction | undefined => {
  if (scene.dead.includes(seat)) return illegal('handIsDead', 'AG-32', 'A dead hand does not win.');
  return isOwnJoker(kit, seat, scene.now)
    ? illegal('notAWinningHand', 'AG-27a', 'Redeeming a joker of one’s own exposure does not win here.')
    : undefined;
};

/** Whether the hand may be declared in this turn, and wins. */
export const wouldWin = (kit: Kit, scene: Turn, own: Own<RackTypes>): boolean =>
  declarationFault(kit, scene, own) === undefined && wins(kit, scene, own.seat, ...wouldBe(kit, scene, own));

const canDeclare = (kit: Kit, scene: Turn, own: Own<RackTypes>): boolean =>
  scene.manners === 'table' ? declarationFault(kit, scene, own) === undefined : wouldWin(kit, scene, own);

/** Mah Jongg on one’s own turn (AG-27). */
export const mahjongg: Move<RackTypes, 'turn', 'mahjongg'> = {
  choices: (kit, scene, own) => (canDeclare(kit, scene, own) ? [{ type: 'mahjongg' }] : []),
  fault: (kit, scene, own, { tile }) => {
    if (tile !== undefined)
      return illegal('otherTileClaimed', 'AG-37', 'On one’s own turn no tile is claimed.');
    const fault = declarationFault(kit, scene, own);
    if (fault !== undefined || canDeclare(kit, scene, own)) return fault;
    const [hand, win] = wouldBe(kit, scene, own);
    return notWinning(rulesFor(kit, scene, own.seat, win), hand, win, 'AG-23');
  },
  act: (step, now, { seat, value = null }) => {
    const { state, kit } = step;
    const won = winNow(kit, now, state.drawn);
    const from = won.by === 'discard' ? (now.called?.seat ?? null) : null;
    const hand = handOf(state, seat, at(state.racks, seat));
    const declared = { seat, ...won, from, jokerOf: now.redeemed, hand, value };
    enterShowing(step, { declared, claims: null }, null);
  },
};
