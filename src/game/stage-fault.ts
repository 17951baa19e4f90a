import type { WinKind } from '../hands/hand';
import { ownValue } from '../result/own-values';
import { isSameValue } from '../result/same-value';
import { mayExchange } from './exchange';
import { sameOutcome } from './given-outcome';
import { charlestonOf, type Kit, takesBack, wins } from './kit';
import { errorOutcome, unpaidOutcome, wonOutcome } from './outcomes';
import { sameTiles } from './racks';
import { at, seatAfter } from './seats';
import { declarationOf } from './stage-fields';
import type { ClaimsStage, Declaration, GameState, Outcome, TurnStage } from './state';

type In<P extends GameState['phase']> = Extract<GameState, { readonly phase: P }>;

/** The ways of winning on a tile that another player gave up. */
const GIVEN_UP: readonly WinKind[] = ['discard', 'misnamedDiscard', 'exchangeTile'];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How many tiles more than thirteen a player may hold. */
const sizesAreRight = (
  kit: Kit,
  state: GameState,
  extra: (seat: GameState['seats'][number]) => number,
): boolean =>
  state.seats.every((seat) => {
    const size = at(state.counts, seat) + sum(at(state.melds, seat).map(({ tiles }) => tiles.length));
    return size === kit.table.handSize - 1 + extra(seat);
  });

/** With strict manners everybody holds as many tiles as they should; East has one more until the first discard. */
const countFault = (kit: Kit, state: GameState): boolean => {
  if (state.manners === 'table' || state.phase === 'over' || state.phase === 'showing') return false;
  const east = state.seats[0];
  const mover = state.phase === 'turn' ? state.now.seat : state.phase === 'claims' ? undefined : east;
  const afterOffer = state.phase === 'claims' && state.now.by === 'exchange' ? state.now.from : undefined;
  // Whoever died as the mover keeps the tile that was drawn, or called.
  return !sizesAreRight(kit, state, (seat) => {
    if (state.dead.includes(seat)) {
      const size = at(state.counts, seat) + sum(at(state.melds, seat).map(({ tiles }) => tiles.length));
      return size === kit.table.handSize ? 1 : 0;
    }
    return seat === mover && seat !== afterOffer ? 1 : 0;
  });
};

const charlestonFault = (kit: Kit, state: In<'charleston'>): boolean => {
  const rules = charlestonOf(kit, state);
  const { round, pass, direction, blind, size } = state.now;
  const passes = rules.rounds[round - 1] ?? [];
  const last = pass === passes.length;
  return (
    passes[pass - 1] !== direction ||
    size !== rules.size ||
    blind !== (last && rules.blind[round - 1] === true ? rules.size : 0) ||
    (round > 1 && rules.second === 'never')
  );
};

const courtesyFault = ({ seats, now }: In<'courtesyPass'>): boolean =>
  seats.some((seat) => at(now.counts, seat) !== at(now.counts, seatAfter(seats, seat, 2)));

/** Whether play has begun: until then nothing lies on the table and nothing was drawn. */
const isBeforePlay = ({ phase }: GameState): boolean =>
  phase === 'charleston' || phase === 'secondCharleston' || phase === 'courtesy' || phase === 'courtesyPass';

const isUntouched = ({
  melds,
  discards,
  wall,
  wallLeft,
  dead,
  challenges,
  seats,
  setAside,
  faceDown,
  drawn,
}: GameState): boolean =>
  discards.length + dead.length + challenges.length === 0 &&
  wall.length === wallLeft &&
  seats.every((seat) => at(melds, seat).length === 0) &&
  setAside === null &&
  faceDown === null &&
  drawn === null;

const turnFault = (kit: Kit, state: GameState, now: TurnStage): boolean => {
  const last = at(state.melds, now.seat).at(-1)?.tiles[0];
  const isCalled = now.by === 'call';
  return (
    (now.called !== null) !== isCalled ||
    (isCalled && (now.called?.tile !== last || now.called?.seat === now.seat)) ||
    (now.rearranged && !isCalled) ||
    (now.redeemed !== null && !mayExchange(kit, now)) ||
    (now.by === 'deal' && (state.discards.length > 0 || now.seat !== state.seats[0])) ||
    (state.dead.includes(now.seat) && kit.table.mistakes.deadHands === 'stop')
  );
};

const claimsFault = (kit: Kit, state: GameState, now: ClaimsStage): boolean => {
  const { faceDown, manners } = state;
  const mayDiffer =
    manners === 'table' && kit.table.mistakes.misnaming && now.by === 'discard' && !now.corrected;
  if (faceDown === null || (faceDown !== now.tile && !mayDiffer)) return true;
  if (now.by === 'discard') return now.exchange !== null || now.turn !== null;
  if (now.exchange === null || now.turn === null || now.corrected || !kit.table.calls.robbedExchange)
    return true;
  const tiles = at(state.melds, now.exchange.from)[now.exchange.meld]?.tiles;
  return (
    now.turn.seat !== now.from ||
    turnFault(kit, state, now.turn) ||
    !mayExchange(kit, now.turn) ||
    tiles?.[0] !== now.tile ||
    !tiles.some((tile) => tile !== now.tile && kit.table.calls.jokers.includes(tile))
  );
};

/** Whether the hand laid open is the declarer's, the claimed tile with it if it did not come to the rack. */
const isOwnHand = (state: GameState, { seat, hand, tile, from }: Declaration, taken: boolean): boolean => {
  const rack = at(state.racks, seat);
  const claimed = from !== null && tile !== null && !taken ? [tile] : [];
  return sameTiles(hand.concealed, [...rack, ...claimed]) && isSameValue(hand.melds, at(state.melds, seat));
};

/** Whether a joker was redeemed, and a tile given up by another, just where the way of winning says so. */
const isWonSo = ({ by, from, jokerOf }: Declaration): boolean =>
  (jokerOf !== null) === (by === 'jokerExchange') && (from !== null) === GIVEN_UP.includes(by);

const showingFault = (kit: Kit, state: In<'showing'>): boolean => {
  const { declared, claims } = state.now;
  return (
    state.manners !== 'table' ||
    state.dead.includes(declared.seat) ||
    !isOwnHand(state, declared, false) ||
    !isWonSo(declared) ||
    (claims === null) !== (state.faceDown === null) ||
    (claims === null) !== (state.setAside === null) ||
    (claims !== null &&
      (claimsFault(kit, state, claims) || claims.from !== declared.from || claims.tile !== declared.tile))
  );
};

/** Whether a declaration is right, as the rules judge it. */
const isRight = (kit: Kit, state: GameState, { seat, hand, by, tile }: Declaration): boolean =>
  wins(kit, state, seat, hand, tile === null ? { by } : { by, tile });

/** Whether this false win was declared of the tile that another one won (TG-11b). */
const isFalseBeside = (kit: Kit, state: GameState, falseWin: Declaration, won: Declaration): boolean =>
  state.manners === 'table' &&
  kit.table.mistakes.falseWin === 'ends' &&
  isSameValue(
    [falseWin.by, falseWin.tile, falseWin.from, falseWin.jokerOf],
    [won.by, won.tile, won.from, null],
  ) &&
  ![won.seat, won.from, ...state.dead].includes(falseWin.seat) &&
  won.from !== null &&
  isOwnHand(state, falseWin, false) &&
  !isRight(kit, state, falseWin);

/** The outcome as the rules make it of what is known of it; undefined if it cannot be. */
const expectedOutcome = (kit: Kit, state: In<'over'>): Outcome | undefined => {
  const { outcome } = state.now;
  const ending = ownValue(outcome, 'ending');
  if (ending === 'wallGame')
    return state.wallLeft <= kit.table.tilesKept ? unpaidOutcome(kit, state, ending) : undefined;
  if (ending === 'deadHands')
    return kit.table.mistakes.deadHands === 'stop' && state.dead.length >= state.seats.length - 1
      ? unpaidOutcome(kit, state, ending)
      : undefined;
  const declared = declarationOf(kit, state.seats)(ownValue(outcome, 'declared'));
  if (declared === undefined || !isWonSo(declared)) return undefined;
  const { seat, by, tile, from } = declared;
  const right = isRight(kit, state, declared);
  if (ending === 'mahjongg') {
    const taken = from !== null && tile !== null && by !== 'misnamedDiscard';
    const sound = right && !state.dead.includes(seat) && from !== seat && isOwnHand(state, declared, taken);
    const before = ownValue(outcome, 'falseWin');
    if (!sound || before === undefined) return sound ? wonOutcome(kit, state, declared) : undefined;
    const falseWin = declarationOf(kit, state.seats)(before);
    return falseWin !== undefined && isFalseBeside(kit, state, falseWin, declared)
      ? wonOutcome(kit, state, declared, falseWin)
      : undefined;
  }
  // By the guide a false declaration kills the hand; in The American Game it ends the game at once (TG-11).
  if (kit.table.mistakes.falseWin === 'dead' && !state.dead.includes(seat)) return undefined;
  return state.manners === 'table' && !right ? errorOutcome(kit, state, declared) : undefined;
};

/** The outcome of a game that is over, worked out anew; undefined if it is not the one that was given. */
export const readOutcome = (kit: Kit, state: In<'over'>): Outcome | undefined =>
  sameOutcome(expectedOutcome(kit, state), state.now.outcome);

const overFault = (kit: Kit, state: In<'over'>): boolean =>
  state.faceDown !== null ||
  state.setAside !== null ||
  !isSameValue(state.now.racks, state.racks) ||
  readOutcome(kit, state) === undefined;

/** Whether a tile is said to have been drawn where none was: it is known in the turn that it began, and then forgotten. */
const isDrawnElsewhere = ({ drawn, phase, now }: GameState): boolean =>
  drawn !== null && !(phase === 'turn' && now.by === 'wall');

const isFaulty = (kit: Kit, state: GameState): boolean => {
  if (isDrawnElsewhere(state)) return true;
  if (isBeforePlay(state) && !isUntouched(state)) return true;
  if (countFault(kit, state)) return true;
  switch (state.phase) {
    case 'charleston':
      return charlestonFault(kit, state);
    case 'secondCharleston':
      return charlestonOf(kit, state).second !== 'unlessStopped';
    case 'courtesyPass':
      return courtesyFault(state);
    case 'turn':
      return (
        state.faceDown !== null ||
        (state.setAside !== null && !(state.now.by === 'call' && takesBack(kit, state))) ||
        turnFault(kit, state, state.now)
      );
    case 'claims':
      return state.setAside !== null || claimsFault(kit, state, state.now);
    case 'showing':
      return showingFault(kit, state);
    case 'over':
      return overFault(kit, state);
    default:
      return false;
  }
};

/** Why what is going on cannot have come about; undefined if it can. */
export const stageFault = (kit: Kit, state: GameState): string | undefined =>
  isFaulty(kit, state) ? `What is going on in the phase ${state.phase} cannot have come about.` : undefined;
