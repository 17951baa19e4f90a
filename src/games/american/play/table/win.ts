import type { Hand, Win, WinKind } from '../../../../hands/hand';
import { type IllegalAction, illegal } from '../../../../play/illegal';
import { at } from '../../../../play/seats';
import type { Move, Own, SceneIn } from '../../../../play/way';
import type { Seat } from '../../../../rules/payouts';
import { validateHand } from '../../../../rules/validate-hand';
import type { Tile } from '../../../../tiles/tile';
import { judging, type Kit, rulesFor, wins } from '../table-rules';
import { enterShowing } from './claims';
import { handOf } from './endings';
import type { Scene, TurnStage } from './stages';
import type { RackTypes } from './types';

type Turn = SceneIn<RackTypes, 'turn'>;

/** Why a hand does not win, with every reason the rules give. */
export const notWinning = (kit: Kit, scene: Scene, seat: Seat, hand: Hand, win: Win): IllegalAction => {
  const answer = validateHand(hand, judging(rulesFor(kit, scene, seat, win)), win);
  const reasons = answer.valid ? [] : answer.reasons;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? 'AG-23', message, { reasons });
};

/** How a hand declared in this turn would be won. */
const winBy = (kit: Kit, { by, redeemed }: TurnStage): WinKind => {
  if (redeemed !== null) return 'jokerExchange';
  if (by === 'call') return 'discard';
  return by === 'deal' && kit.rules.hands.wins.includes('charleston') ? 'charleston' : 'wall';
};

/** The tile that wins in this turn; null if none is to be named. */
const winningTile = ({ by, redeemed }: TurnStage, drawn: Tile | null): Tile | null =>
  redeemed === null && by === 'wall' ? drawn : null;

const isOwnJoker = (kit: Kit, seat: Seat, { redeemed }: TurnStage): boolean =>
  redeemed === seat &&
  (kit.rules.payouts.wins.jokerExchange as { readonly ownJokerWins?: boolean } | undefined)?.ownJokerWins ===
    false;

/** The hand that would be laid open in this turn, and how it would be won. */
const wouldBe = (
  kit: Kit,
  { now, melds }: Turn,
  { seat, rack, drawn }: Own<RackTypes>,
): { readonly hand: Hand; readonly win: Win } => {
  const tile = winningTile(now, drawn);
  const by = winBy(kit, now);
  const hand = { concealed: rack, melds: at(melds, seat) };
  return { hand, win: tile === null ? { by } : { by, tile } };
};

/** Why nothing may be declared in this turn, whatever the tiles. */
const declarationFault = (kit: Kit, scene: Turn, { seat }: Own<RackTypes>): IllegalAction | undefined => {
  if (scene.dead.includes(seat)) return illegal('handIsDead', 'AG-32', 'A dead hand does not win.');
  return isOwnJoker(kit, seat, scene.now)
    ? illegal('notAWinningHand', 'AG-27a', 'Redeeming a joker of one’s own exposure does not win here.')
    : undefined;
};

/** Whether the hand may be declared in this turn, and wins. */
export const wouldWin = (kit: Kit, scene: Turn, own: Own<RackTypes>): boolean => {
  if (declarationFault(kit, scene, own) !== undefined) return false;
  const { hand, win } = wouldBe(kit, scene, own);
  return wins(kit, scene, own.seat, hand, win);
};

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
    const { hand, win } = wouldBe(kit, scene, own);
    return notWinning(kit, scene, own.seat, hand, win);
  },
  act: (step, now, { seat, value = null }) => {
    const by = winBy(step.kit, now);
    const tile = winningTile(now, step.state.drawn);
    const from = by === 'discard' ? (now.called?.seat ?? null) : null;
    const declared = { seat, by, tile, from, jokerOf: now.redeemed, hand: handOf(step, seat), value };
    enterShowing(step, { declared, claims: null }, null);
  },
};
