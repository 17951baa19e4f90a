import { onFirstUse } from '../core/first-use';
import type { AmericanCard } from '../games/american/card/rules';
import type { Action } from '../games/american/play/table/stages';
import { justCalled } from '../games/american/play/table-rules';
import type { HasGoals } from '../hands/rule-parts';
import { choicesOf, without } from '../play/racks';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import {
  afterBestDiscard,
  completed,
  discardedFrom,
  discarding,
  positionWith,
  riskOf,
} from './after-discard';
import { nearestLeft } from './goals-in-reach';
import { judgeBySoonest } from './how-soon';
import type { Knowledge } from './knowledge';
import { afterAction, type OwnTiles } from './own-tiles';
import { isAlive, type Position } from './position';
import { type Judge, NOTHING, SAFE, type Standing } from './standing';
import { isTrueWin, type Miscount, passMiscounts, type TurnView, winsBy, winsInTurn } from './view';
import { passWeigher } from './weigh-pass';

/** A choice and what it leads to. */
export interface Weighed<Layout = unknown> {
  readonly action: Action;
  /** More is better; Infinity for a win, negative for a choice nobody should make. */
  readonly promise: number;
  /** How well the tiles stand afterward. */
  readonly left: () => Standing<Layout>;
  /** The player’s tiles afterward; the present ones if the choice only leads to a later pass. */
  readonly own: OwnTiles;
  /** The tiles after the best discard that it requires; left out if it requires none. */
  readonly kept?: () => OwnTiles;
  /** The tiles it gives away, at once or in the pass it leads to. */
  readonly given: readonly Tile[];
  /** Set if it passes the wrong number of tiles, which makes the hand dead. */
  readonly miscount?: Miscount | undefined;
}

/** The player’s tiles after a choice and the best discard that it requires. */
export const keptBy = ({ own, kept }: Weighed): OwnTiles => kept?.() ?? own;

/** The present situation, while choices are weighed. */
interface Now {
  readonly known: Knowledge;
  readonly position: Position;
  readonly judge: () => Judge;
  /** Makes a function for the worth of a pass. */
  readonly passWorth: () => (tiles: readonly Tile[]) => number;
  readonly standing: () => Standing;
  /** How many tiles the nearest layout lacks that can still be completed. */
  readonly distance: () => number;
}

/** The promise of a choice that nobody should make. */
const NEVER = -1;

/** How much likelier a hand is to win per tile exchanged with another player, for each tile it lacks. */
const EXCHANGED = 0.08;

/** The factor on a hand’s chance to win if `count` tiles are exchanged. */
const exchanging = (count: number, { distance }: Position): number =>
  (1 + EXCHANGED * (Number.isFinite(distance) ? distance : 0)) ** count;

/** The tiles that the best pass of `count` tiles gives away; jokers cannot be passed (AG-9). */
const bestToGive = (count: number, { known, passWorth }: Now): readonly Tile[] => {
  const rack = known.own.rack.filter((tile) => tile !== 'J');
  const worthOf = passWorth();
  let [best, most]: [readonly Tile[], number] = [[], NEVER];
  for (const tiles of choicesOf(rack, Math.min(count, rack.length))) {
    const worth = worthOf(tiles);
    if (worth > most) [best, most] = [tiles, worth];
  }
  return best;
};

/**
 * The tile that a choice takes or took: the joker of an exchange, which is the first tile in the exposure that serves as one
 * (AG-21), or the called tile of a rearranged exposure.
 */
const takenBy = (action: Action, { view, table }: Knowledge): Tile | undefined => {
  if (action.type !== 'exchange') return view.phase === 'turn' ? view.now.called?.tile : undefined;
  const [natural, ...others] = view.melds[action.from]?.[action.meld]?.tiles ?? [];
  return others.find((tile) => tile !== natural && table.calls.jokers.includes(tile)) ?? 'J';
};

/** A choice that changes no tiles. */
const staying = (
  action: Action,
  { known, standing }: Now,
  promise: number = standing().promise,
): Weighed => ({ action, promise, left: standing, own: known.own, given: [] });

/** A choice that nobody should make and that leads to no discard. */
const shunned = (action: Action, now: Now): Weighed => ({
  ...staying(action, now, NEVER),
  left: () => ({ ...now.standing(), danger: SAFE }),
});

/** Tiles declared right after a call, with the rules that hold then (CF-23). */
const justAfterCall = (own: OwnTiles, { rules }: Knowledge): OwnTiles => {
  const then = rules.afterCall?.();
  return then !== undefined && 'goals' in then ? { ...own, rules: then as HasGoals } : own;
};

/** The same rules for exposures that no longer grow (TG-5). */
const asTheyLie = (rules: HasGoals & Pick<AmericanCard, 'keepingExposures'>): HasGoals =>
  rules.keepingExposures?.() ?? rules;

/** A true declaration of Mah Jongg, with the tile it claims, if any; the hand is worth what it is as it lies. */
const winning = (action: Action<'mahjongg'>, now: Now): Weighed => {
  const { known } = now;
  const { rack, melds } = known.own;
  const held: OwnTiles = { rack: action.tile === undefined ? rack : [...rack, action.tile], melds };
  const own = justCalled(known.view, known.view.viewer) ? justAfterCall(held, known) : held;
  const position = positionWith({ ...own, rules: asTheyLie(own.rules ?? known.rules) }, now.known);
  const left = () => (position === undefined ? NOTHING : completed(position, now.known));
  return { action, promise: Infinity, left, own, given: [] };
};

/** A discard, judged by the tiles it leaves; a misnamed one is never recommended (AG-37). */
const letting = (action: Action<'discard'>, { known, position, judge }: Now): Weighed => {
  const standing = discardedFrom(known.own, action.tile, position, known, judge());
  const promise = action.named === undefined ? standing.promise : NEVER;
  return { action, promise, left: () => standing, own: afterAction(action, known.own), given: [action.tile] };
};

/** The same choice; a discard that gives up all layouts within reach is judged by the tiles it leaves alone. */
export const reconsidered = (weighed: Weighed, known: Knowledge): Weighed => {
  const { action, own, promise, left } = weighed;
  if (action.type !== 'discard' || promise === NEVER || left().best !== undefined) return weighed;
  const position = positionWith(own, known);
  if (position === undefined || !isAlive(position)) return weighed;
  const standing = discarding(action.tile, known, judgeBySoonest(position, known)([]));
  return { ...weighed, promise: standing.promise, left: () => standing };
};

/** A wish for a pass, or a second Charleston: judged as if the best `count` tiles were passed. */
const passing = (action: Action, count: number, now: Now): Weighed => {
  const given = bestToGive(count, now);
  const { promise, best } = now.judge()(given.map(tileIndex));
  const left = () => ({ ...now.standing(), best });
  return { ...staying(action, now, promise * exchanging(count, now.position)), left, given };
};

/** Whether tiles could be declared right after the action that leads to them. */
const winsAfter = (action: Action, own: OwnTiles, { view, rules }: Knowledge): boolean => {
  if (action.type === 'call') return winsBy(own, rules, { by: 'discard' });
  const turn = view as TurnView;
  return winsInTurn(own, turn, rules, action.type === 'exchange' ? action.from : turn.now.redeemed);
};

/**
 * The tiles after a choice that lays down or changes exposures; complete ones are judged by the rules that hold then,
 * or are barred.
 */
export const laidBy = (action: Action, known: Knowledge): OwnTiles => {
  const own = afterAction(action, known.own, takenBy(action, known));
  const then = action.type === 'call' ? justAfterCall(own, known) : own;
  if (positionWith(then, known)?.distance !== 0) return own;
  return winsAfter(action, own, known) ? then : { ...own, isBarred: true };
};

/** A choice that lays down or changes exposures; one that makes the hand dead is never wanted. */
const laying = (action: Action, { known }: Now, isWanted: (then: Position) => boolean): Weighed => {
  const own = laidBy(action, known);
  const position = positionWith(own, known);
  const standing = onFirstUse(() =>
    position === undefined
      ? NOTHING
      : afterBestDiscard(own, position, known, judgeBySoonest(position, known)),
  );
  // Tiles that may not be declared are as far from a win as before.
  const reached =
    position && own.isBarred ? { ...position, distance: Math.max(1, position.distance) } : position;
  const wanted = reached !== undefined && isAlive(reached) && isWanted(reached);
  const kept = (): OwnTiles => {
    const { discard } = standing();
    return discard === undefined ? own : { ...own, rack: without(own.rack, [discard]) };
  };
  return { action, promise: wanted ? standing().promise : NEVER, left: standing, own, kept, given: [] };
};

/** An exchange; where the others may claim the tile for Mah Jongg, the risk of that is taken off (TG-9). */
const offering = (action: Action<'exchange'>, now: Now): Weighed => {
  const { known } = now;
  const exchanged = laying(action, now, () => true);
  const isRisky = known.table.calls.robbedExchange && exchanged.promise > 0;
  return isRisky ? { ...exchanged, promise: exchanged.promise * riskOf(action.tile, known).left } : exchanged;
};

/** A call, wanted if it brings the hand nearer to a layout that the unseen tiles can complete (AG-31). */
const calling = (action: Action<'call'>, now: Now): Weighed => {
  const isNearer = (then: Position): boolean =>
    then.distance < now.distance() && nearestLeft(then, now.known.unseen) < now.distance();
  return laying(action, now, isNearer);
};

/** Any choice but a pass or a call; `usual` replaces the promise of the unchanged tiles where nothing depends on it. */
const weighed = (action: Action, now: Now, usual: number | undefined): Weighed => {
  const { view, rules } = now.known;
  switch (action.type) {
    case 'mahjongg':
      return isTrueWin(action, view, rules) ? winning(action, now) : shunned(action, now);
    case 'wish':
      return passing(action, action.count, now);
    case 'continue':
      return passing(action, 3, now);
    case 'discard':
      return letting(action, now);
    case 'exchange':
      return offering(action, now);
    case 'rearrange':
    case 'grow':
      return laying(action, now, () => true);
    case 'takeBack':
    case 'show':
      return shunned(action, now);
    default:
      return staying(action, now, usual);
  }
};

/** The order of choices with equal promise, from the last to the first; those not listed come after all of them. */
const ORDER: readonly Action['type'][] = [
  'continue',
  'keep',
  'decline',
  'rearrange',
  'exchange',
  'grow',
  'mahjongg',
];

/** The order of choices, the best first. */
export const byPromise = (one: Weighed, other: Weighed): number => {
  const order = ORDER.indexOf(other.action.type) - ORDER.indexOf(one.action.type);
  return one.promise === other.promise ? order : other.promise - one.promise;
};

/** Weighs passes by the tiles they keep; the layouts they lead to are found only when asked for. */
const weighedPasses = (
  passes: readonly Action<'pass'>[],
  known: Knowledge,
  position: Position | undefined,
): Weighed[] => {
  const worthOf = passWeigher(position, known);
  const judge = onFirstUse(() => position && judgeBySoonest(position, known));
  const miscountOf = passMiscounts(passes);
  return passes.map((action) => {
    const miscount = miscountOf(action);
    return {
      action,
      promise: miscount === undefined ? worthOf(action.tiles) : NEVER,
      left: () => judge()?.(action.tiles.map(tileIndex)) ?? NOTHING,
      own: { ...afterAction(action, known.own), isDead: miscount !== undefined },
      given: action.tiles,
      miscount,
    };
  });
};

/** Ranks all of a player’s choices, best first; undefined if the tiles are not a valid hand of these rules. */
export const rankChoices = (actions: readonly Action[], known: Knowledge): readonly Weighed[] | undefined => {
  const position = positionWith(known.own, known);
  if (actions.every((action) => action.type === 'pass'))
    return weighedPasses(actions, known, position).sort(byPromise);
  if (position === undefined) return undefined;
  const judge = onFirstUse(() => judgeBySoonest(position, known));
  const now: Now = {
    known,
    position,
    judge,
    passWorth: onFirstUse(() => passWeigher(position, known)),
    standing: onFirstUse(() => afterBestDiscard(known.own, position, known, judge())),
    distance: onFirstUse(() => nearestLeft(position, known.unseen)),
  };
  const calls = new Map<Action, Weighed>(
    actions.filter((action) => action.type === 'call').map((action) => [action, calling(action, now)]),
  );
  // Without a call to weigh against declining, the promise of the hand is not needed.
  const isPlain =
    known.view.phase === 'claims' && [...calls.values()].every(({ promise }) => promise === NEVER);
  return actions
    .map((action) => calls.get(action) ?? weighed(action, now, isPlain ? 1 : undefined))
    .sort(byPromise);
};
