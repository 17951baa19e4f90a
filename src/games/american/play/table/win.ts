import type { Hand, Win, WinKind } from '../../../../hands/hand';
import type { Seat } from '../../../../hands/payouts';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { at } from '../../../../play/seats';
import type { Move, Own, SceneIn } from '../../../../play/way';
import { notWinning } from '../../../../questions/not-winning';
import type { Tile } from '../../../../tiles/tile';
import { isClaimable, judging, type Kit, rulesFor, winOf, wins } from '../table-rules';
import { enterShowing, handOf, winByOf } from './claims';
import type { Declaration, TurnStage } from './stages';
import type { RackTypes } from './types';

/** When Mah Jongg can be declared: in the own turn, or when a tile can be claimed. */
type Moment = SceneIn<RackTypes, 'turn' | 'claims'>;
type Me = Own<RackTypes>;

const winBy = (kit: Kit, { by, redeemed }: TurnStage): WinKind => {
  if (redeemed !== null) return 'jokerExchange';
  if (by === 'call') return 'discard';
  return by === 'deal' && kit.rules.hands.wins.includes('charleston') ? 'charleston' : 'wall';
};

/** How a hand declared in this turn would be won; the drawn tile wins unless a joker was redeemed after it. */
const winNow = (kit: Kit, now: TurnStage, drawn: Tile | null): Pick<Declaration, 'by' | 'tile'> => ({
  by: winBy(kit, now),
  tile: now.redeemed === null && now.by === 'wall' ? drawn : null,
});

/** The hand that would be laid open, and how it would be won. */
const wouldBe = (kit: Kit, scene: Moment, { seat, rack, drawn }: Me): readonly [Hand, Win] =>
  'from' in scene.now
    ? [handOf(scene, seat, rack, scene.now.tile), { by: winByOf(scene.now), tile: scene.now.tile }]
    : [handOf(scene, seat, rack), winOf(winNow(kit, scene.now, drawn))];

const isOwnJoker = (kit: Kit, seat: Seat, { redeemed }: TurnStage): boolean =>
  redeemed === seat &&
  (kit.rules.payouts.wins.jokerExchange as { readonly ownJokerWins?: boolean } | undefined)?.ownJokerWins ===
    false;

/** Why nothing may be declared now, with any tiles. */
const declarationFault = (kit: Kit, { now, dead }: Moment, { seat }: Me): IllegalAction | undefined => {
  if ('from' in now)
    return isClaimable(kit, now.tile)
      ? undefined
      : illegal('jokerCalled', 'AG-12', 'Nobody can call a discarded joker.');
  if (dead.includes(seat)) return illegal('handIsDead', 'AG-32', 'A dead hand cannot win.');
  return isOwnJoker(kit, seat, now)
    ? illegal('notAWinningHand', 'AG-27a', 'Here you cannot win by redeeming a joker of your own exposure.')
    : undefined;
};

export const wouldWin = (kit: Kit, scene: Moment, own: Me): boolean =>
  declarationFault(kit, scene, own) === undefined && wins(kit, scene, own.seat, ...wouldBe(kit, scene, own));

const canDeclare = (kit: Kit, scene: Moment, own: Me): boolean =>
  scene.manners === 'table' ? declarationFault(kit, scene, own) === undefined : wouldWin(kit, scene, own);

/** Why this is not the tile that can be claimed now (AG-37). */
export const otherTile = ({ now }: Moment, tile: Tile | undefined): IllegalAction | undefined => {
  const expected = 'from' in now ? now.tile : undefined;
  if (tile === expected) return undefined;
  if (expected === undefined)
    return illegal('otherTileClaimed', 'AG-37', 'You cannot claim a tile on your own turn.');
  const message = `The tile to claim is ${expected}, not ${tile ?? 'none'}.`;
  return illegal('otherTileClaimed', 'AG-37', message, { expected });
};

/** Mah Jongg on a tile that can be claimed, among the sealed answers (AG-15), or in the own turn (AG-27). */
export const mahjongg: Move<RackTypes, 'turn' | 'claims', 'mahjongg'> = {
  choices: (kit, scene, own) => {
    if (!canDeclare(kit, scene, own)) return [];
    return [{ type: 'mahjongg', ...('from' in scene.now && { tile: scene.now.tile }) }];
  },
  fault: (kit, scene, own, { tile }) => {
    const fault = otherTile(scene, tile) ?? declarationFault(kit, scene, own);
    if (fault !== undefined || canDeclare(kit, scene, own)) return fault;
    const [hand, win] = wouldBe(kit, scene, own);
    return notWinning(hand, judging(rulesFor(kit, scene, own.seat, win)), win, 'AG-23');
  },
  act: (step, now, { seat, value = null }) => {
    if ('from' in now) return;
    const { state, kit } = step;
    const won = winNow(kit, now, state.drawn);
    const from = won.by === 'discard' ? (now.called?.seat ?? null) : null;
    const hand = handOf(state, seat, at(state.racks, seat));
    const declared = { seat, ...won, from, jokerOf: now.redeemed, hand, value };
    enterShowing(step, { declared, claims: null }, null);
  },
};
