import type { Fault } from '../core/reason';
import { ADVICE_ENGLISH } from '../describe/advice-english';
import type { AdviceCode } from '../describe/messages';
import { worded } from '../describe/word';
import type { Action, CallAction } from '../games/american/play/table/actions';
import type { Tile } from '../tiles/tile';
import { dangerOf, discardsSince } from './danger';
import { goalsInReach } from './goals-in-reach';
import { countsOf } from './kind-counts';
import { type Knowledge, once } from './knowledge';
import {
  bestGroup,
  copiesIn,
  isNeeded,
  isUnused,
  type NearWay,
  type NearWays,
  opening,
  tooFew,
  unusedOf,
  using,
} from './near-ways';
import { afterAction, type OwnTiles } from './own-tiles';
import { isAlive } from './position';
import { positionWith } from './rank-choices';

/*
 * Why a choice is good or bad, as statements that the figures prove: about the nearest winning layouts that can still be
 * completed, about the figures before and after, and about what lies open. None says what the ranking went by.
 */

/** What speaks for or against a choice that is advised. */
export interface AdviceReason extends Fault<AdviceCode> {}

/** The figures that reasons are about. */
export interface Figures {
  readonly distance: number | null;
  readonly useful: number;
}

/** A choice with the tiles and the figures that it leads to. */
interface Led {
  readonly action: Action;
  readonly wins: boolean;
  readonly own: OwnTiles;
  readonly then: Figures;
}

/** A choice with what follows from it. */
interface Judged extends Led {
  /** The tiles that it gives to others. */
  readonly given: readonly Tile[];
  /** By how many tiles it brings the hand nearer; NaN where there is no winning hand. */
  readonly gain: number;
}

/** What all choices of a player have in common. */
interface Situation extends NearWays {
  readonly now: Figures;
  readonly actions: readonly Action[];
  /** Whether one of the choices wins. */
  readonly canWin: boolean;
  /** Those as near that the unseen tiles cannot complete any more. */
  readonly gone: readonly NearWay[];
  /** How near a call brings a hand that can be completed then; undefined if no such call can be made. */
  readonly called: () => number | undefined;
}

type Params = AdviceReason['params'];

/** The most reasons of a choice. */
const MOST = 3;
/** What leaves nothing else to say. */
const DECISIVE: readonly AdviceCode[] = ['winsNow', 'noWin', 'deadHand'];

/** The tiles that a choice gives to others. */
export const givenBy = (action: Action): readonly Tile[] => {
  if (action.type === 'discard') return [action.tile];
  return action.type === 'pass' ? action.tiles : [];
};

/** Whether no winning hand has the exposures. */
const isDead = (own: OwnTiles, known: Knowledge<unknown>): boolean => {
  const position = positionWith(own, known);
  return position === undefined || !isAlive(position);
};

const jokersIn = (tiles: readonly Tile[]): number => copiesIn(tiles, 'J').length;

/** The least safe of the discards that no near layout has use for either, if this one is the safest of them. */
const saferThan = (tile: Tile, situation: Situation): Tile | undefined => {
  const { view } = situation.known;
  const discards = situation.actions.flatMap((action) =>
    action.type === 'discard' && action.named === undefined ? [action.tile] : [],
  );
  const alike = discards.filter((one) => unusedOf([one], situation).length > 0);
  const dangers = alike.map((one) => dangerOf(view, one));
  const [own, most] = [dangerOf(view, tile), Math.max(...dangers)];
  const isSafest = alike.includes(tile) && own < most && dangers.every((danger) => own <= danger);
  return isSafest ? alike[dangers.indexOf(most)] : undefined;
};

/** A value if it says something. */
const when = (condition: boolean, params: Params = {}): Params | undefined =>
  condition ? params : undefined;

/** What speaks for or against a choice, by code, the most telling first; undefined where it is not so. */
const FINDERS: Readonly<Record<AdviceCode, (led: Judged, situation: Situation) => Params | undefined>> = {
  winsNow: ({ wins }) => when(wins),
  misses: ({ action }, { canWin, now, called }) => {
    if (canWin) return { distance: 0 };
    const distance = action.type === 'decline' ? called() : undefined;
    return when(distance !== undefined && distance < (now.distance ?? Number.POSITIVE_INFINITY), {
      distance,
    });
  },
  noWin: ({ action }) => when(action.type === 'mahjongg'),
  deadHand: ({ own, then }, { known }) => when(then.distance === null && isDead(own, known)),
  nearer: ({ gain, then }, { now }) => when(gain > 0, { distance: then.distance, before: now.distance }),
  farther: ({ gain, then }, { now }) => when(gain < 0, { distance: then.distance, before: now.distance }),
  tilesGone: ({ given, then }, situation) => {
    const { gone } = situation;
    if (then.distance === null) return {};
    const tiles = unusedOf(given, situation).filter((tile) => using(gone, [tile]) > 0);
    const short = tooFew(
      gone.filter((way) => using([way], tiles) > 0),
      situation,
    );
    return when(short.length > 0, { tiles, gone: short });
  },
  breaksGroup: ({ given }, situation) => bestGroup(given, situation),
  jokerWon: ({ action, own }) =>
    action.type === 'exchange' ? when(own.rack.at(-1) === 'J', { tile: action.tile }) : undefined,
  notNeeded: ({ action }, situation) => {
    const { view } = situation.known;
    const isOffered = action.type === 'decline' && view.phase === 'claims';
    return isOffered && !isNeeded(view.now.tile, situation) ? { tile: view.now.tile } : undefined;
  },
  notNearer: ({ action, gain, then }, { known: { view }, now, called, ways }) => {
    if (action.type === 'call') return when(gain === 0, { distance: then.distance });
    const isWanted = view.phase === 'claims' && isNeeded(view.now.tile, { ways });
    const best = action.type === 'decline' && isWanted ? called() : undefined;
    return when(best !== undefined && best >= (now.distance ?? 0), { distance: now.distance, called: best });
  },
  unused: ({ given }, situation) => {
    const tiles = unusedOf(given, situation).filter((tile) => isUnused(tile, situation));
    return when(tiles.length > 0, { tiles, of: given.length });
  },
  surplus: ({ given }, situation) => {
    const tiles = unusedOf(given, situation).filter((tile) => !isUnused(tile, situation));
    return when(tiles.length > 0, { tiles: [...new Set(tiles)] });
  },
  used: ({ given }, situation) => {
    const unused = unusedOf(given, situation);
    const tiles = given.filter((tile) => !unused.includes(tile) && !bestGroup([tile], situation));
    const used = using(situation.ways, tiles);
    return when(used > 0, { tiles, of: given.length, used, ways: situation.ways.length });
  },
  opensHand: ({ action }, situation) => (action.type === 'call' ? opening(situation) : undefined),
  staysConcealed: ({ action }, situation) =>
    action.type === 'decline' && situation.called() !== undefined ? opening(situation) : undefined,
  jokerKept: ({ action, own }, { actions }) => {
    if (action.type !== 'call' || jokersIn(action.with) > 0) return undefined;
    const spends = actions.some((other) => other.type === 'call' && jokersIn(other.with) > 0);
    return when(spends, { jokers: jokersIn(own.rack) });
  },
  jokerSpent: ({ action, given }) => {
    const jokers = jokersIn(action.type === 'call' ? action.with : given);
    return when(jokers > 0, { jokers });
  },
  losesUseful: ({ given, gain, then: { useful } }, { now: { useful: of } }) =>
    when(gain === 0 && given.length > 0 && useful < of, { useful, of }),
  safer: ({ action }, situation) => {
    if (action.type !== 'discard') return undefined;
    const { tile } = action;
    const than = saferThan(tile, situation);
    const since = discardsSince(tile, situation.known.view);
    return than && { tile, than, ...(since !== undefined && { ago: since + 1 }) };
  },
  blindPass: ({ action }) => (action.type === 'pass' && action.blind ? { blind: action.blind } : undefined),
  keepsUseful: ({ given, gain, then: { useful } }, { now: { useful: of } }) =>
    when(gain === 0 && given.length > 0 && useful === of && of > 0, { useful }),
  keepsGroup: ({ given, gain }, situation) => {
    const kept = situation.known.own.rack.filter((tile) => !given.includes(tile));
    return given.length > 0 && gain === 0 ? bestGroup(kept, situation) : undefined;
  },
  spareTiles: ({ action: { type } }, situation) =>
    when(situation.ways.length > 0 && ['wish', 'continue', 'stop'].includes(type), {
      tiles: unusedOf(situation.known.own.rack, situation),
    }),
  unchanged: ({ then: { distance, useful } }) => ({ distance, useful }),
};

/** The numbers of the rules that some of them come from. */
const RULES: Partial<Record<AdviceCode, string>> = {
  winsNow: 'AG-27',
  noWin: 'AG-27',
  deadHand: 'AG-31',
  tilesGone: 'AG-31',
  jokerWon: 'AG-21',
  safer: 'AG-28',
  blindPass: 'AG-8',
};

const reasonOf = (code: AdviceCode, params: Params): AdviceReason => ({
  code,
  rule: RULES[code] ?? '',
  message: worded(ADVICE_ENGLISH.reasons[code], params, {}) ?? '',
  params,
});

/** How near the best of some calls brings a hand that can be completed then. */
const nearestCall = (calls: readonly CallAction[], known: Knowledge<unknown>): number | undefined => {
  const found = calls.flatMap((call) => {
    const position = positionWith(afterAction(call, known.own), known);
    const [nearest] = position && isAlive(position) ? goalsInReach(position, known.horizon.unseen, {}) : [];
    return nearest === undefined ? [] : [nearest.goal.distance];
  });
  return found.length === 0 ? undefined : Math.min(...found);
};

/** Says why a choice is good or bad. */
export type Explain = (led: Led) => readonly [AdviceReason, ...AdviceReason[]];

/** Says why choices are good or bad, from what a player knows and the figures of the tiles as they are. */
export const explainer = (
  known: Knowledge<unknown>,
  now: Figures,
  actions: readonly Action[],
  canWin: boolean,
): Explain => {
  const position = positionWith(known.own, known);
  const near =
    position === undefined ? [] : goalsInReach(position, known.horizon.unseen, { impossible: true });
  const listed = (isLeft: boolean) =>
    near
      .filter(({ possible }) => possible === isLeft)
      .map(({ goal }): NearWay => ({ goal, spare: countsOf(goal.spare()) }));
  const calls = actions.filter((action) => action.type === 'call');
  const situation: Situation = {
    known,
    now,
    actions,
    canWin,
    ways: listed(true),
    gone: listed(false),
    called: once(() => nearestCall(calls, known)),
  };
  const codes = Object.keys(FINDERS) as AdviceCode[];
  return (choice) => {
    const { action, then } = choice;
    const gain = (now.distance ?? Number.NaN) - (then.distance ?? Number.NaN);
    const led = { ...choice, given: givenBy(action), gain };
    const found = codes.flatMap((code) => {
      const params = FINDERS[code](led, situation);
      return params === undefined ? [] : [reasonOf(code, params)];
    });
    const [first, ...others] = found.filter(({ code }) => code !== 'unchanged');
    if (first === undefined) return [reasonOf('unchanged', FINDERS.unchanged(led, situation) ?? {})];
    return DECISIVE.includes(first.code) ? [first] : [first, ...others.slice(0, MOST - 1)];
  };
};
