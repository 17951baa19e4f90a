import type { WinKind } from '../../../../hands/hand';
import { answersOf } from '../../../../play/decode-state';
import {
  bySeats,
  hand as handRead,
  listOf,
  objectOf,
  oneOf,
  orNull,
  type Reader,
  someOf,
  tile,
  whole,
} from '../../../../play/fields';
import { sameTiles } from '../../../../play/racks';
import { at, seatAfter } from '../../../../play/seats';
import { canAnswer } from '../../../../play/take-action';
import type { Discard } from '../../../../play/types';
import type { Parts, Stored } from '../../../../play/way';
import { ownValue } from '../../../../result/own-values';
import { isSameValue } from '../../../../result/same-value';
import { SEATS, type Seat } from '../../../../rules/payouts';
import type { Tile } from '../../../../tiles/tile';
import { alive, charlestonOf, type Kit, takesBack, wins } from '../table-rules';
import { ACTIONS } from './actions';
import { claimsOf as claimed } from './claims';
import { errorOutcome, unpaidOutcome, wonOutcome } from './outcomes';
import { claims as claimsPhase } from './phases/claims';
import { allowedCounts, readPlayers } from './setup';
import type { ClaimsStage, Declaration, Outcome, Stages, TurnStage } from './stages';
import type { GameState, RackTypes } from './types';

const MOST_POINTS = 1_000_000;
const MOST_MELDS = 7;
const flag = /* @__PURE__ */ oneOf([true, false]);

/** A value in whole or half points. */
const points: Reader<number> = (value) =>
  typeof value === 'number' && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2)
    ? value
    : undefined;

const turnOf = (seat: Reader<Seat>): Reader<TurnStage> =>
  objectOf<TurnStage>({
    seat,
    by: oneOf(['deal', 'wall', 'call'] as const),
    called: orNull(objectOf<Discard>({ seat, tile })),
    rearranged: flag,
    redeemed: orNull(seat),
  });

const claimsOf = (seat: Reader<Seat>): Reader<ClaimsStage> =>
  objectOf<ClaimsStage>({
    from: seat,
    tile,
    by: oneOf(['discard', 'exchange'] as const),
    corrected: flag,
    exchange: orNull(objectOf({ from: seat, meld: whole(MOST_MELDS) })),
    turn: orNull(turnOf(seat)),
  });

const declarationOf = ({ rules }: Kit, seat: Reader<Seat>): Reader<Declaration> =>
  objectOf<Declaration>({
    seat,
    by: oneOf<WinKind>(rules.hands.wins),
    tile: orNull(tile),
    from: orNull(seat),
    jokerOf: orNull(seat),
    hand: handRead,
    value: orNull(points),
  });

const stagesOf = (kit: Kit, seats: readonly Seat[]): Parts<Omit<Stages, 'over'>> => {
  const seat = oneOf(seats);
  const { size, courtesy } = charlestonOf(kit, { seats });
  return {
    charleston: objectOf<Stages['charleston']>({
      round: whole(2),
      pass: whole(3),
      direction: oneOf(['right', 'across', 'left'] as const),
      blind: whole(size),
      size: whole(size),
    }),
    secondCharleston: objectOf<Stages['secondCharleston']>({ round: oneOf([2]) }),
    courtesy: objectOf<Stages['courtesy']>({ most: oneOf([courtesy]) }),
    courtesyPass: objectOf<Stages['courtesyPass']>({ counts: bySeats(seats, whole(courtesy)) }),
    turn: turnOf(seat),
    claims: claimsOf(seat),
    showing: objectOf<Stages['showing']>({
      declared: declarationOf(kit, seat),
      claims: orNull(claimsOf(seat)),
    }),
  };
};

/** Who takes part in the phase: they are awaited as long as they have not answered. */
const takingPart = ({ phase, now, ...state }: GameState): readonly Seat[] => {
  switch (phase) {
    case 'turn':
      return [now.seat];
    case 'claims':
      return alive(state).filter((seat) => seat !== now.from);
    case 'showing':
      return alive(state).filter((seat) => seat !== now.declared.seat);
    case 'courtesyPass':
      return state.seats.filter((seat) => at(now.counts, seat) > 0);
    case 'over':
      return [];
    default:
      return state.seats;
  }
};

/** Whether those are awaited who take part and have not answered, and nobody else has. */
const isAwaited = (state: GameState): boolean => {
  const expected = takingPart(state);
  return state.seats.every(
    (seat) =>
      (expected.includes(seat) && at(state.answers, seat) === null) === state.awaiting.includes(seat) &&
      (expected.includes(seat) || at(state.answers, seat) === null),
  );
};

const isCharleston = (kit: Kit, state: Extract<GameState, { readonly phase: 'charleston' }>): boolean => {
  const { rounds, size, blind } = charlestonOf(kit, state);
  const { round, pass, direction, ...now } = state.now;
  const passes = rounds[round - 1] ?? [];
  const isBlind = pass === passes.length && blind[round - 1] === true;
  return passes[pass - 1] === direction && now.size === size && now.blind === (isBlind ? size : 0);
};

const isTurn = ({ melds }: GameState, { seat, by, called, rearranged }: TurnStage): boolean =>
  (called !== null) === (by === 'call') &&
  (called === null || (called.tile === at(melds, seat).at(-1)?.tiles[0] && called.seat !== seat)) &&
  (called !== null || !rearranged);

/** Whether there is a tile that can be claimed as it is said, in an exchange with the joker that it is offered for. */
const isClaim = (kit: Kit, state: GameState, now: ClaimsStage): boolean => {
  const { faceDown, manners, melds } = state;
  const mayDiffer =
    manners === 'table' && kit.table.mistakes.misnaming && now.by === 'discard' && !now.corrected;
  if (faceDown === null || (faceDown !== now.tile && !mayDiffer)) return false;
  const { exchange, turn } = now;
  if (exchange === null || turn === null) return now.by === 'discard' && exchange === turn;
  const tiles = at(melds, exchange.from)[exchange.meld]?.tiles ?? [];
  return (
    now.by === 'exchange' &&
    kit.table.calls.robbedExchange &&
    turn.seat === now.from &&
    isTurn(state, turn) &&
    tiles[0] === now.tile &&
    tiles.some((one) => one !== now.tile && kit.table.calls.jokers.includes(one))
  );
};

/** Whether the answers to a tile that wait could all be given to it. */
const isWaiting = (kit: Kit, state: GameState, now: ClaimsStage, answers: GameState['setAside']): boolean => {
  const scene = { ...state, phase: 'claims', now, awaiting: [] } as const;
  return (
    answers !== null &&
    at(answers, now.from) === null &&
    canAnswer<RackTypes>(kit, claimsPhase, scene, { ...state, answers })
  );
};

/** Whether claims wait just where a call can be taken back, and none is the caller’s (TG-10b). */
const mayTakeBack = (kit: Kit, state: GameState, { seat, called }: TurnStage): boolean =>
  state.setAside === null ||
  (called !== null &&
    takesBack(kit, state) &&
    at(state.setAside, seat) === null &&
    isWaiting(kit, state, claimed(called.seat, called.tile), state.setAside));

const isShowing = (kit: Kit, state: GameState, { declared, claims }: Stages['showing']): boolean => {
  const { manners, dead, faceDown, setAside, racks, melds } = state;
  const { seat, tile: claimed, from, hand } = declared;
  const held = [...at(racks, seat), ...(from === null || claimed === null ? [] : [claimed])];
  const isFree = faceDown === null && setAside === null;
  return (
    manners === 'table' &&
    !dead.includes(seat) &&
    sameTiles(hand.concealed, held) &&
    isSameValue(hand.melds, at(melds, seat)) &&
    (claims === null ? isFree : isClaim(kit, state, claims) && isWaiting(kit, state, claims, setAside))
  );
};

const PLAY: readonly GameState['phase'][] = ['turn', 'claims', 'showing', 'over'];

/** Whether everybody has the tiles for the passes before play: none is exposed, and only at a table can any be too few (AG-5). */
const isDealt = (kit: Kit, state: GameState): boolean => {
  const { seats, phase, manners, melds, counts } = state;
  const { rounds } = charlestonOf(kit, state);
  const slips = manners === 'table' ? rounds.flat().length + 1 : 0;
  return (
    PLAY.includes(phase) ||
    seats.every((seat, place) => {
      const missing = kit.table.handSize - (place === 0 ? 0 : 1) - at(counts, seat);
      return at(melds, seat).length === 0 && Math.abs(missing) <= slips;
    })
  );
};

/** Whether what is going on agrees with the tiles on the table. */
const isStaged = (kit: Kit, state: GameState): boolean => {
  const { phase, faceDown, setAside } = state;
  const isFree = faceDown === null && setAside === null;
  switch (phase) {
    case 'charleston':
      return isFree && isCharleston(kit, state);
    case 'courtesyPass':
      return (
        isFree &&
        state.seats.every((seat) => {
          const across = seatAfter(state.seats, seat, 2);
          return at(state.now.counts, seat) === at(state.now.counts, across);
        })
      );
    case 'turn':
      return faceDown === null && isTurn(state, state.now) && mayTakeBack(kit, state, state.now);
    case 'claims':
      return setAside === null && isClaim(kit, state, state.now);
    case 'showing':
      return isShowing(kit, state, state.now);
    default:
      return isFree;
  }
};

const tilesOf = (state: GameState): readonly Tile[] => {
  const { seats, racks, melds, discards, wall, wallLeft, faceDown } = state;
  return [
    ...seats.flatMap((seat) => [...at(racks, seat), ...at(melds, seat).flatMap(({ tiles }) => tiles)]),
    ...discards.map((one) => one.tile),
    ...wall.slice(wall.length - wallLeft),
    ...(faceDown === null ? [] : [faceDown]),
  ];
};

/** The outcome as the rules make it of what is told of it; undefined if it cannot be. */
const outcomeOf = (kit: Kit, state: GameState, given: object): Outcome | undefined => {
  const ending = ownValue(given, 'ending');
  if (ending === 'wallGame' || ending === 'deadHands') return unpaidOutcome(kit, state, ending);
  const declared = declarationOf(kit, oneOf(state.seats))(ownValue(given, 'declared'));
  if (declared === undefined) return undefined;
  const { seat, hand, by, tile: claimed } = declared;
  const isRight = wins(kit, state, seat, hand, claimed === null ? { by } : { by, tile: claimed });
  if (ending === 'mahjongg') {
    const falsely = ownValue(given, 'falseWin');
    const falseWin = declarationOf(kit, oneOf(state.seats))(falsely);
    if (falsely !== undefined && falseWin === undefined) return undefined;
    return isRight ? wonOutcome(kit, state, declared, falseWin) : undefined;
  }
  return isRight ? undefined : errorOutcome(kit, state, declared);
};

/** How stored states of the table game are read. */
export const stored = (kit: Kit): Stored<RackTypes> => {
  const { players } = kit.table;
  const seatings = players.map((count) => SEATS.slice(0, count));
  return {
    seatings,
    open: (seats) => ({
      manners: oneOf(['strict', 'table'] as const),
      players: (value) => {
        const read = readPlayers(kit, value ?? null);
        return read.ok && seats.every((seat) => read.value[seat] !== undefined) ? read.value : undefined;
      },
      dead: someOf(seats),
      challenges: listOf(objectOf({ by: oneOf(seats), against: oneOf(seats) })),
    }),
    hidden: (seats) => ({ setAside: orNull(answersOf(ACTIONS, seats)), faceDown: orNull(tile) }),
    stages: (seats) => stagesOf(kit, seats),
    tiles: tilesOf,
    sets: players.flatMap((count) => allowedCounts(kit, count)),
    fits: (state) => isAwaited(state) && isDealt(kit, state) && isStaged(kit, state),
    outcome: (state, given) => outcomeOf(kit, state, given),
  };
};
