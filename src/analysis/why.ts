import { onFirstUse } from '../core/first-use';
import type { Fault } from '../core/reason';
import { ADVICE_ENGLISH } from '../describe/advice-english';
import type { AdviceCode, Named } from '../describe/messages';
import { worded } from '../describe/word';
import type { Action } from '../games/american/play/table/stages';
import { countOf } from '../play/racks';
import type { Tile } from '../tiles/tile';
import { positionWith, riskOf } from './after-discard';
import { discardsSince } from './danger';
import { goalsInReach } from './goals-in-reach';
import { TURNS } from './how-soon';
import { countsOf } from './kind-counts';
import type { Knowledge } from './knowledge';
import {
  bestGroup,
  isNeeded,
  isUnused,
  type NearWay,
  type NearWays,
  opening,
  tooFew,
  unusedOf,
  using,
} from './near-ways';
import { keptBy, laidBy, type Weighed } from './rank-choices';
import { PATIENCE } from './standing';
import { type Aim, aimOf, type Figures, type Owed, standing } from './weigh-owed';

/*
 * Explains why a choice is good or bad, with statements that the figures prove: about the nearest winning layouts that can still
 * be completed, the figures before and after, the face-up tiles, and what ranks it ahead of the next choice.
 */

/** A reason for or against an advised choice. */
export interface AdviceReason extends Fault<AdviceCode> {}

/** What all choices at one moment have in common. */
interface Situation extends NearWays, Pick<Owed, 'actions' | 'ranked'> {
  readonly now: Figures;
  /** Whether the best choice wins or leaves a complete hand. */
  readonly canWin: boolean;
  /** Layouts as near that the unseen tiles can no longer complete. */
  readonly gone: readonly NearWay[];
  /** The distance after the best call; Infinity if no call leaves a hand that can be completed. */
  readonly called: () => number;
}

/** A choice and its consequences. */
interface Judged extends Situation, Weighed {
  readonly isBest: boolean;
  /** The figures afterward. */
  readonly then: Figures;
  /** The tiles given away that the nearest layouts do not use. */
  readonly idle: readonly Tile[];
  /** How many tiles nearer it brings the hand; NaN if no winning hand is left. */
  readonly gain: number;
  /** The claimable tile it declines. */
  readonly declined: Tile | undefined;
}

/** The most reasons for a choice, and the most tiles that a reason lists as gone. */
const MOST = 3;
/** The reasons that explain why a choice ranks ahead of the next. */
type Deciding = 'asGood' | 'keepsChances' | 'sooner' | 'safer';

/** A discard is not as good if others are this much likelier to win on it. */
const RISKIER = 0.02;
/** A tile discarded at most this many discards ago is still safe. */
const RECENT = 8;
/** Reasons that leave nothing else to say. */
const DECISIVE: readonly AdviceCode[] = ['winsNow', 'noWin', 'wrongCount', 'deadHand'];

const jokersIn = (tiles: readonly Tile[]): number => countOf(tiles, 'J');

/**
 * That a tile is safer than another, with when it was discarded if that was recent; without `than` if it is only safe for now.
 */
const asSafer = (tile: Tile, than: Tile, { view, dangerIn }: Knowledge): Named | undefined => {
  const ago = 1 + (discardsSince(tile, view) ?? RECENT);
  const isSafer = dangerIn(tile) <= dangerIn(than);
  if (ago > RECENT) return isSafer ? { tile, than } : undefined;
  return { tile, ago, ...(isSafer && { than }) };
};

/** Converts a gain in `soon` to turns; more turns than are left become `TURNS`. */
const turnsBetween = (sooner: number, left: number): number => {
  const turns = PATIENCE * sooner;
  return Math.abs(turns) > Math.min(TURNS, left) ? Math.sign(turns) * TURNS : turns;
};

/** What ranks the best choice ahead of the next one when both leave the hand as near, or another choice behind the best. */
const decidedBy = (
  weighed: Weighed,
  { ranked, known }: Situation,
): readonly [Deciding, Named] | undefined => {
  const { left, action, promise } = weighed;
  const { dangerIn, care } = known;
  // A choice with this share of the best promise is as good: so few orders cannot tell them apart.
  const alike = 1 - 0.17 / Math.sqrt(care.orders);
  const [first] = ranked;
  const most = first?.promise ?? 0;
  if (first === undefined || promise <= 0) return undefined;
  const dangerOf = (one: Action): number => (one.type === 'discard' ? dangerIn(one.tile) : 0);
  const isAsGood = (one: Weighed): boolean =>
    one === first ||
    (one.promise >= alike * most && dangerOf(one.action) <= dangerOf(first.action) + RISKIER);
  const isBest = isAsGood(weighed);
  const others = ranked.filter(isAsGood).length - 1;
  if (others > 0 && isBest) return ['asGood', { others }];
  const other = isBest ? ranked.find((one) => one !== weighed && one.promise > 0) : first;
  if (other === undefined) return undefined;
  if (action.type === 'pass') return ['keepsChances', { more: promise / other.promise - 1 }];
  const [here, there] = [left(), other.left()];
  if (here.nearest !== there.nearest && known.stake === undefined) return undefined;
  // Positive values favor the better of the two.
  const sign = isBest ? 1 : -1;
  const sooner = Math.log(here.soon / there.soon);
  const than = other.action.type === 'discard' ? other.action.tile : undefined;
  if (action.type === 'discard' && than !== undefined) {
    const [safe, unsafe] = isBest ? [action.tile, than] : [than, action.tile];
    // How much of the difference is safety, in the logarithm of the promise.
    const safety = riskOf(action.tile, known).left / riskOf(than, known).left;
    const safer = sign * Math.log(safety);
    const isAlike = Math.min(promise, other.promise) >= alike * most;
    const isSafer =
      (safer > 0 && sign * Math.log(promise / other.promise) <= 2 * safer) ||
      (isAlike && dangerIn(unsafe) > dangerIn(safe) + RISKIER);
    const told = isSafer ? asSafer(safe, unsafe, known) : undefined;
    if (told !== undefined) return ['safer', told];
  }
  const turns = turnsBetween(sooner, known.turns);
  return sign * sooner > 0 ? ['sooner', { ...(than !== undefined && { than }), turns }] : undefined;
};

/** Whether one of the nearest layouts, possible or not, lacks a tile. */
const isNear = (tile: Tile, { ways, gone }: Situation): boolean => isNeeded(tile, [...ways, ...gone]);

/** The params if the condition holds. */
const when = (condition: boolean, params: Named = {}): Named | undefined => (condition ? params : undefined);

/** The params of each reason, the most telling first; undefined if the reason does not apply. */
const FINDERS: Readonly<
  Record<Exclude<AdviceCode, Deciding | 'unchanged'>, (one: Judged) => Named | undefined>
> = {
  winsNow: ({ promise }) => when(promise === Infinity),
  misses: ({ action, then, canWin, now, called }) => {
    if (canWin && then.distance !== 0) return { distance: 0 };
    const distance = action.type === 'decline' ? called() : Infinity;
    return when(distance < (now.distance ?? Infinity), { distance });
  },
  noWin: ({ action }) => when(action.type === 'mahjongg'),
  wrongCount: ({ miscount, known }) => miscount ?? known.miscount,
  deadHand: ({ own, then, known }) => when(then.distance === null && standing(own, known) === undefined),
  wouldPass: ({ action, given }) =>
    when(action.type !== 'discard' && action.type !== 'pass' && given.length > 0, {
      tiles: given,
      ...(action.type === 'continue' && { first: true }),
    }),
  lastTurns: ({ action, gain, known: { stake, view, table }, isBest }) =>
    when(stake !== undefined && gain < 0 && action.type === 'discard' && isBest, {
      wall: Math.max(0, view.wallLeft - table.tilesKept),
    }),
  // A tile that belongs on an exposure is not missing before it lies there (TG-5).
  nearer: ({ action, gain, then, now }) =>
    when(gain > 0 || (action.type === 'grow' && then.distance === 0), {
      distance: then.distance,
      before: now.distance,
    }),
  farther: ({ gain, then, now, isBest }) =>
    when(gain < 0, { distance: then.distance, before: now.distance, ...(isBest && { best: true }) }),
  tilesGone: ({ idle, then, gone, known }) => {
    if (then.distance === null) return {};
    const tiles = idle.filter((tile) => using(gone, [tile]) > 0);
    const lost = gone.filter((way) => using([way], tiles) > 0);
    const short = tooFew(lost, known.unseen);
    return when(short.length > 0 && short.length <= MOST, { tiles, gone: short });
  },
  breaksGroup: (one) => bestGroup(one.given, one),
  jokerWon: ({ action, own }) =>
    action.type === 'exchange' ? when(own.rack.at(-1) === 'J', { tile: action.tile }) : undefined,
  notNeeded: (one) =>
    one.declined !== undefined && !isNear(one.declined, one) ? { tile: one.declined } : undefined,
  notCallable: (one) => {
    const { declined: tile, called, canWin } = one;
    const isCallable = one.known.view.legal.some(({ type }) => type === 'call');
    const isMissed = called() === Infinity && !isCallable && !canWin;
    return isMissed && tile !== undefined && tile !== 'J' && isNear(tile, one) ? { tile } : undefined;
  },
  notNearer: ({ action, gain, then, declined, now: { distance }, called, ways }) => {
    if (action.type === 'call') return when(gain === 0, { distance: then.distance });
    const best = declined !== undefined && isNeeded(declined, ways) ? called() : Infinity;
    const isNoNearer = distance !== null && best < Infinity && best >= distance;
    return when(isNoNearer, { distance, called: best });
  },
  unused: (one) => {
    const tiles = one.idle.filter((tile) => isUnused(tile, one));
    return when(tiles.length > 0, { tiles, of: one.given.length });
  },
  surplus: (one) => {
    const tiles = one.idle.filter((tile) => !isUnused(tile, one));
    return when(tiles.length > 0, { tiles: [...new Set(tiles)] });
  },
  used: (one) => {
    const { given, idle, ways, isBest } = one;
    const tiles = given.filter((tile) => !idle.includes(tile) && !bestGroup([tile], one));
    const used = using(ways, tiles);
    return when(used > 0, {
      tiles,
      of: given.length,
      used,
      ways: ways.length,
      ...(isBest && { best: true }),
    });
  },
  opensHand: (one) => (one.action.type === 'call' ? opening(one) : undefined),
  staysConcealed: (one) =>
    one.action.type === 'decline' && one.called() < Infinity ? opening(one) : undefined,
  jokerKept: ({ action, own, actions }) => {
    if (action.type !== 'call' || jokersIn(action.with) > 0) return undefined;
    const spends = actions.some((other) => other.type === 'call' && jokersIn(other.with) > 0);
    return when(spends, { jokers: jokersIn(own.rack) });
  },
  jokerSpent: ({ action, given }) => {
    const laid = action.type === 'grow' ? [action.tile] : given;
    const jokers = jokersIn(action.type === 'call' ? action.with : laid);
    return when(jokers > 0, { jokers });
  },
  losesUseful: ({ given, gain, then: { useful }, now: { useful: of } }) =>
    when(gain === 0 && given.length > 0 && useful < of, { useful, of }),
  blindPass: ({ action }) => (action.type === 'pass' && action.blind ? { blind: action.blind } : undefined),
  keepsUseful: ({ given, own, gain, then: { useful }, now: { useful: of }, known }) =>
    when(gain === 0 && given.length > 0 && own !== known.own && useful === of && of > 0, { useful }),
  spareTiles: ({ action, given, known, ways, isBest }) => {
    const { type } = action;
    const isAsked = ways.length > 0 && given.length === 0 && (type === 'wish' || type === 'stop');
    // Jokers cannot be passed (AG-9).
    const tiles = unusedOf(known.own.rack, ways).filter((tile) => tile !== 'J');
    // Nothing to spare is a reason for the best choice; spare tiles are a reason against another choice.
    return when(isAsked && (tiles.length === 0) === isBest, { tiles });
  },
};

/** The rule behind a reason, if there is one. */
const RULES: Partial<Record<AdviceCode, string>> = {
  winsNow: 'AG-27',
  noWin: 'AG-27',
  wrongCount: 'AG-31',
  deadHand: 'AG-31',
  tilesGone: 'AG-31',
  jokerWon: 'AG-21',
  safer: 'AG-28',
  lastTurns: 'AG-28',
  blindPass: 'AG-8',
};

const reasonOf = (code: AdviceCode, params: Named): AdviceReason => ({
  code,
  rule: RULES[code] ?? '',
  message: worded(ADVICE_ENGLISH.reasons[code], params, {}) ?? '',
  params,
});

/** A choice, the layout it leads to, and the reasons for and against it. */
export interface ToldChoice<Layout> {
  /** The choice, one of `view.legal`. */
  readonly action: Action;
  /** Whether it wins at once. */
  readonly wins: boolean;
  /** The most promising layout afterward; left out if there is none. */
  readonly aim?: Aim<Layout>;
  /** The reasons for or against it: one to three statements that the figures prove, the most telling first. */
  readonly reasons: readonly [AdviceReason, ...AdviceReason[]];
}

/** Makes a function that says where a choice leads and why it is good or bad. */
export const teller = (owed: Owed): ((weighed: Weighed) => ToldChoice<unknown>) => {
  const { known, actions, ranked, prospect } = owed;
  const { view, own, unseen } = known;
  const [first] = ranked;
  const position = positionWith(own, known);
  const near = position === undefined ? [] : goalsInReach(position, unseen, { impossible: true });
  const listed = (isLeft: boolean) =>
    near
      .filter(({ possible }) => possible === isLeft)
      .map(({ goal }): NearWay => ({ goal, spare: countsOf(goal.spare()) }));
  const now = prospect(own).figures;
  const situation: Situation = {
    known,
    now,
    actions,
    ranked,
    canWin: first !== undefined && !first.own.isBarred && standing(first.own, known)?.distance === 0,
    ways: listed(true),
    gone: listed(false),
    called: onFirstUse(() => {
      const calls = actions.filter(({ type }) => type === 'call');
      return Math.min(...calls.flatMap((call) => prospect(laidBy(call, known)).figures.distance ?? []));
    }),
  };
  const codes = Object.keys(FINDERS) as (keyof typeof FINDERS)[];
  return (weighed) => {
    const { action, promise, given } = weighed;
    const then = prospect(keptBy(weighed)).figures;
    const judged: Judged = {
      ...situation,
      ...weighed,
      isBest: action === ranked[0]?.action,
      then,
      gain: (now.distance ?? Number.NaN) - (then.distance ?? Number.NaN),
      idle: unusedOf(given, situation.ways),
      declined: action.type === 'decline' && view.phase === 'claims' ? view.now.tile : undefined,
    };
    const found = codes.flatMap((code) => {
      const params = FINDERS[code](judged);
      return params === undefined ? [] : [reasonOf(code, params)];
    });
    const decided = situation.canWin ? undefined : decidedBy(weighed, situation);
    const last = decided === undefined ? [] : [reasonOf(...decided)];
    const [first = reasonOf('unchanged', { ...then }), ...others] = [
      ...found.slice(0, MOST - last.length),
      ...last,
    ];
    const aim = aimOf(weighed, owed);
    return {
      action,
      wins: promise === Infinity,
      ...(aim && { aim }),
      reasons: DECISIVE.includes(first.code) ? [first] : [first, ...others],
    };
  };
};
