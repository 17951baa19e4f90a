import type { Hand, Win, WinKind } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import type {
  Action,
  Answer,
  DiscardAction,
  ExchangeAction,
  GrowAction,
  MahjonggAction,
  RearrangeAction,
} from '../actions';
import { callChoices, callFault, exposureOf } from '../calls';
import { killWrongExposures } from '../dead-hands';
import { endUnpaid, handOf } from '../endings';
import { exchangeChoices, exchangeFault, mayExchange, swapJoker } from '../exchange';
import { growChoices, growFault, grownMeld } from '../grow';
import { type IllegalAction, illegal } from '../illegal';
import { isJoker, type Kit, playing, takesBack, wins } from '../kit';
import { notWinning } from '../mahjongg';
import { exchanged, kindsOf, sameTiles } from '../racks';
import { at, forSeat, seatsAfter } from '../seats';
import type { Scene, TurnStage } from '../state';
import {
  claimsOf,
  emit,
  enter,
  type Next,
  type Own,
  type PhaseRules,
  type SceneIn,
  type Step,
  turnOf,
} from '../step';

/** A player's turn begins, or goes on at a new decision point. */
export const enterTurn = (step: Step, turn: TurnStage): null => {
  enter(step, 'turn', turn, [turn.seat]);
  return null;
};

/** The next player after this one draws, unless the wall is exhausted (AG-10, AG-13). */
export const drawNext = (step: Step, after: Seat): Next | null => {
  const { kit, draft } = step;
  const seat = seatsAfter(draft.seats, after).find((one) => playing(kit, draft).includes(one)) ?? after;
  if (draft.wallLeft <= kit.table.tilesKept) {
    endUnpaid(step, 'wallGame');
    return null;
  }
  const tile = draft.wall[draft.wall.length - draft.wallLeft] as Tile;
  emit(step, { type: 'drew', seat }, { seats: forSeat(seat, { gained: [tile] }) });
  return { to: 'turn', turn: turnOf(seat, 'wall') };
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

const ownJoker = (kit: Kit, own: Own, { redeemed }: TurnStage): boolean =>
  redeemed === own.seat &&
  (kit.rules.payouts.wins.jokerExchange as { readonly ownJokerWins?: boolean } | undefined)?.ownJokerWins ===
    false;

/** The hand that would be laid open in this turn, and how it would be won. */
const wouldBe = (kit: Kit, scene: SceneIn<'turn'>, own: Own): { readonly hand: Hand; readonly win: Win } => {
  const tile = winningTile(scene.now, own.drawn);
  const by = winBy(kit, scene.now);
  const hand = { concealed: own.rack, melds: at(scene.melds, own.seat) };
  return { hand, win: tile === null ? { by } : { by, tile } };
};

/** Why nothing may be declared in this turn, whatever the tiles. */
const declarationFault = (kit: Kit, scene: SceneIn<'turn'>, own: Own): IllegalAction | undefined => {
  if (scene.dead.includes(own.seat)) return illegal('handIsDead', 'AG-32', 'A dead hand does not win.');
  return ownJoker(kit, own, scene.now)
    ? illegal('notAWinningHand', 'AG-27a', 'Redeeming a joker of one’s own exposure does not win here.')
    : undefined;
};

/** Whether the hand may be declared in this turn, and wins. */
const wouldWin = (kit: Kit, scene: SceneIn<'turn'>, own: Own): boolean => {
  if (declarationFault(kit, scene, own) !== undefined) return false;
  const { hand, win } = wouldBe(kit, scene, own);
  return wins(kit, scene, own.seat, hand, win);
};

const canWin = (kit: Kit, scene: SceneIn<'turn'>, own: Own): boolean =>
  scene.manners === 'table' ? declarationFault(kit, scene, own) === undefined : wouldWin(kit, scene, own);

const mahjonggFault = (kit: Kit, scene: SceneIn<'turn'>, own: Own): IllegalAction | undefined => {
  const fault = declarationFault(kit, scene, own);
  if (fault !== undefined || canWin(kit, scene, own)) return fault;
  const { hand, win } = wouldBe(kit, scene, own);
  return notWinning(kit, scene, own.seat, hand, win);
};

const discardFault = (
  kit: Kit,
  scene: Scene,
  own: Own,
  { tile, named }: DiscardAction,
): IllegalAction | undefined => {
  if (!own.rack.includes(tile))
    return illegal('tilesNotHeld', 'AG-10', `There is no ${tile} on the rack.`, { tile });
  if (named === undefined || named === tile) return undefined;
  if (
    scene.manners === 'table' &&
    kit.table.mistakes.misnaming &&
    !isJoker(kit, tile) &&
    !isJoker(kit, named) &&
    Object.hasOwn(kit.rules.tiles.copies, named)
  )
    return undefined;
  return illegal('misnamedDiscard', 'AG-37', `The tile is ${tile}, not ${named}.`, { tile, named });
};

/** The names a tile can be called out under, the right one first. */
const namesFor = (kit: Kit, scene: Scene, tile: Tile): readonly (Tile | undefined)[] =>
  scene.manners === 'table' && kit.table.mistakes.misnaming && !isJoker(kit, tile)
    ? [
        undefined,
        ...(Object.keys(kit.rules.tiles.copies) as Tile[]).filter(
          (one) => one !== tile && !isJoker(kit, one) && kit.rules.tiles.copies[one] !== 0,
        ),
      ]
    : [undefined];

/** The tiles that lie beside the called one in the exposure just made. */
const laidOut = (scene: SceneIn<'turn'>, own: Own): readonly Tile[] =>
  at(scene.melds, own.seat).at(-1)?.tiles.slice(1) ?? [];

const canRearrange = ({ now }: SceneIn<'turn'>): boolean =>
  now.called !== null && !now.rearranged && now.redeemed === null;

/** The rack and exposures as they were before the call. */
const beforeCall = (scene: SceneIn<'turn'>, own: Own): { readonly scene: Scene; readonly own: Own } => {
  const rack = exchanged(own.rack, undefined, laidOut(scene, own));
  const melds = { ...scene.melds, [own.seat]: at(scene.melds, own.seat).slice(0, -1) };
  return { scene: { ...scene, melds }, own: { ...own, rack } };
};

const rearrangeChoices = (kit: Kit, scene: SceneIn<'turn'>, own: Own): readonly Answer[] => {
  if (!canRearrange(scene)) return [];
  const before = beforeCall(scene, own);
  return callChoices(kit, before.scene, before.own, (scene.now.called as { tile: Tile }).tile)
    .filter((tiles) => !sameTiles(tiles, laidOut(scene, own)))
    .map((tiles) => ({ type: 'rearrange', with: tiles }));
};

const rearrangeFault = (
  kit: Kit,
  scene: SceneIn<'turn'>,
  own: Own,
  action: RearrangeAction,
): IllegalAction | undefined => {
  if (!canRearrange(scene))
    return illegal(
      'nothingToRearrange',
      'AG-19',
      'An exposure is laid out anew only once, right after the call.',
    );
  const before = beforeCall(scene, own);
  if (sameTiles(action.with, laidOut(scene, own)))
    return illegal('exposureUnchanged', 'AG-19', 'These tiles lie in the exposure already.');
  return callFault(kit, before.scene, before.own, (scene.now.called as { tile: Tile }).tile, action.with);
};

const canTakeBack = (kit: Kit, scene: SceneIn<'turn'>): boolean =>
  takesBack(kit, scene) && scene.now.called !== null;

/** One thing after the other: the player stays to move, at a new decision point. */
const stay = (now: TurnStage, changed: Partial<TurnStage> = {}): Next => ({
  to: 'turn',
  turn: { ...now, ...changed },
});

const discard = (step: Step, { seat, tile, named = tile }: DiscardAction): Next => {
  emit(step, { type: 'discarded', seat, named }, { faceDown: tile, seats: forSeat(seat, { lost: [tile] }) });
  killWrongExposures(step, seat);
  return { to: 'claims', claims: claimsOf(seat, named) };
};

const rearrange = (step: Step, now: TurnStage, { seat, with: tiles }: RearrangeAction): Next => {
  const called = (now.called as { tile: Tile }).tile;
  const before = at(step.draft.melds, seat).at(-1)?.tiles.slice(1) ?? [];
  emit(
    step,
    { type: 'rearranged', seat, meld: exposureOf(step.kit, called, tiles) },
    { seats: forSeat(seat, { gained: before, lost: tiles }) },
  );
  return stay(now, { rearranged: true });
};

/** The call is taken back, and the claims of the others stand (TG-10b). */
const takeBack = (step: Step, now: TurnStage, seat: Seat): Next => {
  const called = now.called as { seat: Seat; tile: Tile };
  const gained = at(step.draft.melds, seat).at(-1)?.tiles.slice(1) ?? [];
  const answers = step.draft.setAside ?? {};
  const secret = { faceDown: called.tile, setAside: null, seats: forSeat(seat, { gained }) };
  emit(step, { type: 'rearranged', seat, meld: null }, secret);
  return { to: 'claimed', claims: claimsOf(called.seat, called.tile), answers };
};

const exchange = (step: Step, now: TurnStage, { seat, tile, from, meld }: ExchangeAction): Next => {
  emit(step, { type: 'offered', seat, tile }, { faceDown: tile, seats: forSeat(seat, { lost: [tile] }) });
  if (step.kit.table.calls.robbedExchange)
    return {
      to: 'claims',
      claims: { from: seat, tile, by: 'exchange', corrected: false, exchange: { from, meld }, turn: now },
    };
  swapJoker(step, seat, tile, from, meld);
  return stay(now, { redeemed: from });
};

const grow = (step: Step, now: TurnStage, { seat, tile, meld }: GrowAction): Next => {
  const old = at(step.draft.melds, seat)[meld]?.tiles ?? [];
  const { tiles } = grownMeld(step.kit, old, tile);
  emit(step, { type: 'grew', seat, tile, meld, tiles }, { seats: forSeat(seat, { lost: [tile] }) });
  return stay(now);
};

const mahjongg = (step: Step, now: TurnStage, { seat, value }: MahjonggAction): Next => {
  const by = winBy(step.kit, now);
  const hand = handOf(step, seat);
  const tile = winningTile(now, step.draft.drawn);
  const from = by === 'discard' ? (now.called?.seat ?? null) : null;
  return {
    to: 'declared',
    showing: {
      declared: { seat, by, tile, from, jokerOf: now.redeemed, hand, value: value ?? null },
      claims: null,
    },
    answers: null,
  };
};

/** A player's turn: discards, joker exchanges, exposures put right, Mah Jongg (AG-10, AG-19, AG-21, AG-27). */
export const turn: PhaseRules<'turn'> = {
  sealed: false,
  types: ['discard', 'exchange', 'rearrange', 'takeBack', 'grow', 'mahjongg'],
  choices: (kit, scene, own) => {
    const answers: Answer[] = [];
    if (canWin(kit, scene, own)) answers.push({ type: 'mahjongg' });
    for (const tile of kindsOf(own.rack))
      for (const named of namesFor(kit, scene, tile))
        answers.push(named === undefined ? { type: 'discard', tile } : { type: 'discard', tile, named });
    if (mayExchange(kit, scene.now)) answers.push(...exchangeChoices(kit, scene, own));
    answers.push(...rearrangeChoices(kit, scene, own));
    if (canTakeBack(kit, scene)) answers.push({ type: 'takeBack' });
    answers.push(...growChoices(kit, scene, own, wouldWin));
    return answers;
  },
  fault: (kit, scene, own, action: Action) => {
    switch (action.type) {
      case 'discard':
        return discardFault(kit, scene, own, action);
      case 'exchange':
        return mayExchange(kit, scene.now)
          ? exchangeFault(kit, scene, own, action)
          : illegal('notDrawn', 'TG-6', 'A joker is exchanged only after a tile was drawn in this turn.');
      case 'rearrange':
        return rearrangeFault(kit, scene, own, action);
      case 'takeBack':
        return canTakeBack(kit, scene)
          ? undefined
          : illegal('cannotTakeBack', 'TG-10', 'There is no call that could be taken back here.');
      case 'grow':
        return growFault(kit, scene, own, action, wouldWin);
      default:
        if ((action as { readonly tile?: Tile }).tile !== undefined)
          return illegal('otherTileClaimed', 'AG-37', 'On one’s own turn no tile is claimed.');
        return mahjonggFault(kit, scene, own);
    }
  },
  act: (step, now, action) => {
    switch (action.type) {
      case 'discard':
        return discard(step, action);
      case 'exchange':
        return exchange(step, now, action);
      case 'rearrange':
        return rearrange(step, now, action);
      case 'takeBack':
        return takeBack(step, now, action.seat);
      case 'grow':
        return grow(step, now, action);
      default:
        return mahjongg(step, now, action as MahjonggAction);
    }
  },
};
