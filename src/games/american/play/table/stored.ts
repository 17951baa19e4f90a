import { ownValue } from '../../../../core/own-values';
import { isSameValue } from '../../../../core/same-value';
import type { WinKind } from '../../../../hands/hand';
import { SEATS, type Seat } from '../../../../hands/payouts';
import { isPoints } from '../../../../hands/points';
import {
  type ActionField,
  type ActionFields,
  bySeats,
  countField,
  flag,
  hand as handRead,
  listOf,
  objectOf,
  oneOf,
  optionalField,
  orNull,
  type Reader,
  seatField,
  someOf,
  tile,
  tileField,
  tilesField,
  whole,
} from '../../../../play/fields';
import { at, seatAfter } from '../../../../play/seats';
import { answersOf } from '../../../../play/stored';
import { canAnswer } from '../../../../play/take-action';
import type { Discard, Staged } from '../../../../play/types';
import type { Parts, Stored } from '../../../../play/way';
import {
  alive,
  canHappen,
  charlestonOf,
  isClaimable,
  isJoker,
  isRight,
  type TableRules,
} from '../table-rules';
import { passesOf } from './phases/charleston';
import { claimsOf as claimed, claims as claimsPhase, handOf } from './phases/claims';
import { allowedCounts, readPlayer } from './setup';
import type { Action, ClaimsStage, Declaration, Outcome, Scene, Stages, TurnStage } from './stages';
import { errorOutcome, unpaidOutcome, wonOutcome } from './turns';
import type { GameState, RackTypes } from './types';

const MOST_MELDS = 7;

const points: Reader<number> = (value) => (isPoints(value) ? value + 0 : undefined);

/** The value the declarer names, which may be left out. */
const VALUE: ActionField = { name: 'value', read: points, expected: 'whole or half points', optional: true };

/** The fields of each action at a table, besides its type, seat and moment. */
export const ACTIONS: ActionFields<Action> = /* @__PURE__ */ (() =>
  new Map([
    ['pass', [tilesField('tiles'), optionalField(countField('blind'))]],
    ['stop', []],
    ['continue', []],
    ['wish', [countField('count')]],
    ['discard', [tileField('tile'), optionalField(tileField('named'))]],
    ['decline', []],
    ['call', [tileField('tile'), tilesField('with')]],
    ['mahjongg', [optionalField(tileField('tile')), VALUE]],
    ['exchange', [tileField('tile'), seatField('from'), countField('meld')]],
    ['rearrange', [tilesField('with')]],
    ['takeBack', []],
    ['grow', [tileField('tile'), countField('meld')]],
    ['challenge', [seatField('against')]],
    ['show', []],
    ['keep', []],
  ]))();

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

const declarationOf = (rules: TableRules, seat: Reader<Seat>): Reader<Declaration> =>
  objectOf<Declaration>({
    seat,
    by: oneOf<WinKind>(rules.hands.wins),
    tile: orNull(tile),
    from: orNull(seat),
    jokerOf: orNull(seat),
    hand: handRead,
    value: orNull(points),
  });

/** Reads one of the stages that the rules know in advance. */
export const stageOf =
  <T>(known: readonly T[]): Reader<T> =>
  (value) =>
    known.find((stage) => isSameValue(stage, value));

const stagesOf = (rules: TableRules, seats: readonly Seat[]): Parts<Omit<Stages, 'over'>> => {
  const seat = oneOf(seats);
  const { courtesy } = charlestonOf(rules, { seats });
  return {
    charleston: stageOf(passesOf(rules, { seats }).flat()),
    secondCharleston: stageOf([{ round: 2 }]),
    courtesy: stageOf([{ most: courtesy }]),
    courtesyPass: objectOf<Stages['courtesyPass']>({ counts: bySeats(seats, whole(courtesy)) }),
    turn: turnOf(seat),
    claims: claimsOf(seat),
    showing: objectOf({ declared: declarationOf(rules, seat), claims: orNull(claimsOf(seat)) }),
  };
};

/** The players who take part in the phase, whether they have answered or not. */
export const takingPart = (state: Staged<Stages, Pick<Scene, 'seats' | 'dead'>>): readonly Seat[] => {
  const { phase, now, seats } = state;
  if (phase === 'turn') return [now.seat];
  if (phase === 'claims') return alive(state, now.from);
  if (phase === 'showing') return alive(state, now.declared.seat);
  return phase === 'courtesyPass' ? seats.filter((seat) => at(now.counts, seat) > 0) : seats;
};

const isTurn = (
  rules: TableRules,
  { melds }: GameState,
  { seat, by, called, rearranged, redeemed }: TurnStage,
): boolean => {
  if (called === null) return by !== 'call' && !rearranged;
  const tiles = at(melds, seat).at(-1)?.tiles ?? [];
  const isJokerThere = (): boolean =>
    called.tile === 'J' &&
    isClaimable(rules, 'J') &&
    tiles.length > 0 &&
    (tiles.includes('J') || redeemed !== null);
  return by === 'call' && called.seat !== seat && (called.tile === tiles[0] || isJokerThere());
};

/** Whether the claimable tile is as stated, and in an exchange also the joker it is offered for. */
const isClaim = (rules: TableRules, state: GameState, now: ClaimsStage): boolean => {
  const { faceDown, melds } = state;
  const { exchange, turn } = now;
  const mayDiffer = canHappen(rules, state, 'misnaming') && now.by === 'discard' && !now.corrected;
  if (faceDown === null || (faceDown !== now.tile && !mayDiffer)) return false;
  if (exchange === null || turn === null) return now.by === 'discard' && exchange === turn;
  const [tile, ...others] = at(melds, exchange.from)[exchange.meld]?.tiles ?? [];
  return (
    now.by === 'exchange' &&
    rules.table.calls.robbedExchange &&
    turn.seat === now.from &&
    isTurn(rules, state, turn) &&
    tile === now.tile &&
    others.some((one) => one !== tile && isJoker(rules, one))
  );
};

/** Whether the waiting answers could all be given to a tile. */
const isWaiting = (
  rules: TableRules,
  state: GameState,
  now: ClaimsStage,
  answers: GameState['setAside'],
): boolean => {
  const scene = { ...state, phase: 'claims', now } as const;
  return (
    answers !== null &&
    at(answers, now.from) === null &&
    canAnswer(rules, claimsPhase, scene, { ...state, answers })
  );
};

/** Whether claims wait only if a call can be taken back, with none of the caller’s own (TG-10b). */
const mayTakeBack = (rules: TableRules, state: GameState, { seat, called }: TurnStage): boolean =>
  state.setAside === null ||
  (called !== null &&
    canHappen(rules, state, 'takeBack') &&
    at(state.setAside, seat) === null &&
    isWaiting(rules, state, claimed(called.seat, called.tile), state.setAside));

const isShowing = (rules: TableRules, state: GameState, { declared, claims }: Stages['showing']): boolean => {
  const { manners, dead, faceDown, setAside, racks } = state;
  const { seat, tile: taken, from, hand } = declared;
  const held = handOf(state, seat, at(racks, seat), from === null ? null : taken);
  const isFree = faceDown === null && setAside === null;
  return (
    manners === 'table' &&
    !dead.includes(seat) &&
    isSameValue(hand, held) &&
    (claims === null ? isFree : isClaim(rules, state, claims) && isWaiting(rules, state, claims, setAside))
  );
};

/** Whether everybody can have these tiles before play: no exposures, and a wrong count only with manners `table` (AG-5). */
const isDealt = (rules: TableRules, { seats, manners, melds, counts }: GameState): boolean => {
  const { rounds } = charlestonOf(rules, { seats });
  const slips = manners === 'table' ? rounds.flat().length + 1 : 0;
  return seats.every((seat, place) => {
    const missing = rules.table.handSize - (place === 0 ? 0 : 1) - at(counts, seat);
    return at(melds, seat).length === 0 && Math.abs(missing) <= slips;
  });
};

/** Whether the phase fits the tiles on the table. */
const isStaged = (rules: TableRules, state: GameState): boolean => {
  const { phase, now, faceDown, setAside, seats } = state;
  if (phase === 'turn')
    return faceDown === null && isTurn(rules, state, now) && mayTakeBack(rules, state, now);
  if (phase === 'claims') return setAside === null && isClaim(rules, state, now);
  if (phase === 'showing') return isShowing(rules, state, now);
  const isEven =
    phase !== 'courtesyPass' ||
    seats.every((seat) => at(now.counts, seat) === at(now.counts, seatAfter(seats, seat, 2)));
  return faceDown === null && setAside === null && isEven && (phase === 'over' || isDealt(rules, state));
};

/** Computes the outcome by the rules from its stored form; undefined if it does not fit. */
const outcomeOf = (rules: TableRules, state: GameState, given: object): Outcome | undefined => {
  const ending = ownValue(given, 'ending');
  if (ending === 'wallGame' || ending === 'deadHands') return unpaidOutcome(rules, state, ending);
  const readDeclared = declarationOf(rules, oneOf(state.seats));
  const declared = readDeclared(ownValue(given, 'declared'));
  if (declared === undefined || isRight(rules, state, declared) !== (ending === 'mahjongg')) return undefined;
  if (ending !== 'mahjongg') return errorOutcome(rules, state, declared);
  const falsely = ownValue(given, 'falseWin');
  const falseWin = readDeclared(falsely);
  return (falsely === undefined) === (falseWin === undefined)
    ? wonOutcome(rules, state, declared, falseWin)
    : undefined;
};

export const stored = (rules: TableRules): Stored<RackTypes> => {
  const { players } = rules.table;
  return {
    seatings: players.map((count) => SEATS.slice(0, count)),
    open: (seats) => ({
      manners: oneOf(['strict', 'table'] as const),
      players: bySeats(seats, (value) => readPlayer(rules, value)),
      dead: someOf(seats),
      challenges: listOf(objectOf({ by: oneOf(seats), against: oneOf(seats) })),
    }),
    hidden: (seats) => ({ setAside: orNull(answersOf(ACTIONS, seats)), faceDown: orNull(tile) }),
    stages: (seats) => stagesOf(rules, seats),
    otherTiles: ({ faceDown }) => (faceDown === null ? [] : [faceDown]),
    sets: players.flatMap((count) => allowedCounts(rules, count)),
    takingPart,
    fits: (state) => isStaged(rules, state),
    outcome: (state, given) => outcomeOf(rules, state, given),
  };
};
