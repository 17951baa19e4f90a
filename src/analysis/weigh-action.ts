import type { ReasonCode } from '../core/reason';
import type { Action, CallAction, ExchangeAction } from '../games/american/play/table/actions';
import type { PlayerView } from '../games/american/play/table/types';
import { type CheckedHand, checkHand } from '../hands/check-hand';
import type { Meld, Win } from '../hands/hand';
import type { Goal, GoalRules, HandStage, HasGoals, HasHands } from '../hands/rule-parts';
import { isWinningHand } from '../questions/validate-hand';
import type { Tile } from '../tiles/tile';
import { JOKER, tileIndex } from '../tiles/tile-index';
import { dangerOf } from './danger';
import { type Horizon, promiseWithout, prospectsOf } from './prospects';
import { type Future, raceOf, type Standing, standingWithout } from './race';
import { without } from './viewer';

/** How carefully passes are weighed. */
export interface PassCare {
  /** How many layouts are enough; as long as there are fewer, those one tile farther are looked at, too. */
  readonly layouts: number;
  /** How much farther than the nearest a layout may be at most. */
  readonly farther: number;
}

/** What choices are weighed by. */
export interface Scales<L> {
  /** What the player sees. */
  readonly view: PlayerView;
  /** The player's exposures. */
  readonly melds: readonly Meld[];
  /** The rules the hand is judged by. */
  readonly rules: HasGoals<L>;
  /** How many tiles win. */
  readonly handSize: number;
  /** The tiles that serve as jokers. */
  readonly jokers: readonly Tile[];
  /** How likely an unseen tile still comes. */
  readonly horizon: Horizon;
  /** How much farther than the nearest a layout may be to be looked at. */
  readonly spread: number;
  /** How carefully passes are weighed. */
  readonly passing: PassCare;
  /**
   * The orders of the unseen tiles by which hands are weighed, by how soon layouts could be complete; if undefined, hands
   * are weighed by the next tile alone.
   */
  readonly futures: (() => readonly Future[]) | undefined;
}

/** The own tiles as they would be after a choice. */
export interface Position<L> {
  /** The hand. */
  readonly hand: CheckedHand;
  /** Whether it has all its tiles, or lacks one. */
  readonly stage: HandStage;
  /** How far it is from the nearest layout; Infinity if no winning hand has its exposures. */
  readonly distance: number;
  /** How promising it is without some tiles, given as places in `TILES`. */
  readonly without: (given: readonly number[]) => Standing<L>;
}

/** A choice and what it leads to. */
export interface Weighed<L> {
  /** The choice. */
  readonly action: Action;
  /** More is better; Infinity for a win, below 0 for what is better left undone. */
  readonly promise: number;
  /** The most promising layout then; undefined if there is none. */
  readonly best: () => Goal<L> | undefined;
  /** The tiles on the rack then. */
  readonly rack: readonly Tile[];
  /** The exposures then. */
  readonly melds: readonly Meld[];
}

/** The stage of so many tiles. */
export const stageOf = (
  rack: readonly Tile[],
  melds: readonly Meld[],
  { handSize }: Pick<Scales<unknown>, 'handSize'>,
): HandStage =>
  melds.reduce((sum, { tiles }) => sum + tiles.length, rack.length) >= handSize ? 'complete' : 'waiting';

/** Tiles and exposures as a checked hand with counts of its own; undefined for what is none. */
export const handOf = (
  rack: readonly Tile[],
  melds: readonly Meld[],
  { tiles }: HasGoals,
): CheckedHand | undefined => {
  const { hand, reasons } = checkHand({ concealed: rack, melds }, tiles);
  return hand === undefined || reasons.length > 0
    ? undefined
    : { ...hand, counts: Uint8Array.from(hand.counts) };
};

/** What says nothing of exposures: in the Charleston and at a table that lets it happen, hands are short or long. */
const OF_SIZE: readonly ReasonCode[] = ['wrongTileCount', 'winningTileNotHeld'];

/** Whether all exposures are sets that may be exposed: a table lets others happen, and then the hand is dead (AG-15). */
export const areSets = (hand: CheckedHand, { goals }: HasGoals): boolean =>
  hand.melds.length === 0 || goals.check(hand, 'waiting').every(({ code }) => OF_SIZE.includes(code));

/** What tiles and exposures promise. */
export const positionOf = <L>(
  rack: readonly Tile[],
  melds: readonly Meld[],
  scales: Scales<L>,
): Position<L> | undefined => {
  const hand = handOf(rack, melds, scales.rules);
  if (hand === undefined) return undefined;
  const stage = stageOf(rack, melds, scales);
  const { horizon, spread, futures, rules } = scales;
  const goals: GoalRules<L> = rules.goals;
  if (futures !== undefined) {
    const race = raceOf(hand, stage, goals, futures());
    const distance = goals.distance(hand, stage);
    return { hand, stage, distance, without: (given) => standingWithout(race, given) };
  }
  const prospects = prospectsOf(hand, stage, goals, horizon, spread);
  const { distance } = prospects;
  return { hand, stage, distance, without: (given) => promiseWithout(prospects, given, horizon) };
};

/** The promise of a hand that is about to discard: that of its best discard. */
const afterBestDiscard = <L>(position: Position<L> | undefined): Standing<L> => {
  if (position === undefined) return { promise: 0, best: undefined };
  const { hand, stage, without: left } = position;
  if (stage === 'waiting') return left([]);
  let best = left([JOKER]);
  for (const tile of new Set(hand.concealed)) {
    const one = left([tileIndex(tile)]);
    if (one.promise > best.promise) best = one;
  }
  return best;
};

/** How much one more tile of chance adds to a promise, as a share of it: what one more draw would. */
const gainOfTile = ({ distance }: Position<unknown>, { unseen, drawn }: Horizon): number =>
  Number.isFinite(distance) ? distance / Math.max(1, drawn * unseen.total) : 0;

/** A discard that another player wins by costs more than the game: the discarder pays double (AG-28). */
const STAKE = 2;

/** What other players pass is worse than what chance brings. */
const PASSED_ON = 0.7;

/** What tiles that come in from others are worth, as a factor of the promise. */
const incoming = (count: number, now: Position<unknown>, horizon: Horizon): number =>
  (1 + PASSED_ON * gainOfTile(now, horizon)) ** count;

/** Whether a declaration is no false one. */
const winsWith = (
  { tile }: { readonly tile?: Tile | undefined },
  { view, melds, rules }: Scales<unknown>,
): boolean => {
  if (view.manners === 'strict') return true;
  const by =
    tile === undefined
      ? 'wall'
      : view.phase === 'claims' && view.now.by === 'exchange'
        ? 'exchangeTile'
        : 'discard';
  const concealed = tile === undefined ? view.rack : [...view.rack, tile];
  const win: Win = tile === undefined ? { by } : { by, tile };
  return isWinningHand({ concealed, melds }, { rules: rules as unknown as HasHands<unknown>, win });
};

/** The fewest tiles that are given up for a count of tiles passed: those whose loss costs least, one by one. */
const cheapestToGive = (rack: readonly Tile[], count: number, now: Position<unknown>): readonly Tile[] => {
  const given: Tile[] = [];
  while (given.length < count) {
    let [best, most]: [Tile | undefined, number] = [undefined, -1];
    for (const tile of new Set(without(rack, given))) {
      if (tile === 'J') continue;
      const { promise } = now.without([...given, tile].map(tileIndex));
      if (promise > most) [best, most] = [tile, promise];
    }
    if (best === undefined) break;
    given.push(best);
  }
  return given;
};

/** The exposure just made, with other tiles beside the called one (AG-19). */
const rearranged = (
  rack: readonly Tile[],
  melds: readonly Meld[],
  others: readonly Tile[],
): { readonly rack: readonly Tile[]; readonly melds: readonly Meld[] } => {
  const tiles = melds.at(-1)?.tiles ?? [];
  const [called, ...own] = tiles;
  const next = called === undefined ? [] : [{ tiles: [called, ...others] }];
  return { rack: without([...rack, ...own], others), melds: [...melds.slice(0, -1), ...next] };
};

/** The joker that an exchange brings (AG-21): the first tile of the exposure that serves as one. */
const redeemed = ({ view, jokers }: Scales<unknown>, { from, meld }: ExchangeAction): Tile => {
  const [natural, ...others] = view.melds[from]?.[meld]?.tiles ?? [];
  return others.find((tile) => tile !== natural && jokers.includes(tile)) ?? 'J';
};

/**
 * Whether a call brings the hand nearer, and leaves it one that the unseen tiles can complete (AG-31); what lies on the table
 * binds, so others are left alone.
 */
const isNearerWith = (
  { tile, with: others }: CallAction,
  scales: Scales<unknown>,
  distance: number,
): boolean => {
  const rack = without(scales.view.rack, others);
  const melds = [...scales.melds, { tiles: [tile, ...others] }];
  const { rules, horizon } = scales;
  const hand = handOf(rack, melds, rules);
  if (hand === undefined || !areSets(hand, rules)) return false;
  const stage = stageOf(rack, melds, scales);
  const { counts } = horizon.unseen;
  return (
    rules.goals.distance(hand, stage) < distance &&
    rules.goals.distance(hand, stage, Uint8Array.from(counts)) === 0
  );
};

/** The same question asked once at most. */
export const once = <T>(ask: () => T): (() => T) => {
  let answer: { readonly value: T } | undefined;
  return () => {
    answer ??= { value: ask() };
    return answer.value;
  };
};

/** Weighs the choices that a player has, given what the tiles promise now. */
export const weigher = <L>(scales: Scales<L>, hand: CheckedHand): ((action: Action) => Weighed<L>) => {
  const { view, melds, horizon } = scales;
  const { rack, legal } = view;
  const now = once(() => positionOf(rack, melds, scales) as Position<L>);
  const standing = once(() => afterBestDiscard(now()));
  const distance = scales.rules.goals.distance(hand, stageOf(rack, melds, scales));
  const nearer = new Set<Action>(
    legal.filter((action) => action.type === 'call' && isNearerWith(action, scales, distance)),
  );
  // Where no call is to be weighed against declining, nothing need be known of what the hand promises.
  const isPlain = view.phase === 'claims' && nearer.size === 0;

  const giving = (action: Action, tiles: readonly Tile[], factor = 1): Weighed<L> => {
    const { promise, best } = now().without(tiles.map(tileIndex));
    return { action, promise: promise * factor, best: () => best, rack: without(rack, tiles), melds };
  };
  const becoming = (action: Action, newRack: readonly Tile[], newMelds: readonly Meld[]): Weighed<L> => {
    const position = positionOf(newRack, newMelds, scales);
    const { promise, best } = afterBestDiscard(position);
    const isDead =
      position === undefined || !Number.isFinite(position.distance) || !areSets(position.hand, scales.rules);
    return { action, promise: isDead ? -1 : promise, best: () => best, rack: newRack, melds: newMelds };
  };
  const staying = (action: Action): Weighed<L> => ({
    action,
    promise: isPlain ? 1 : standing().promise,
    best: () => standing().best,
    rack,
    melds,
  });
  const calling = (action: CallAction): Weighed<L> => {
    const newRack = without(rack, action.with);
    const newMelds = [...melds, { tiles: [action.tile, ...action.with] }];
    if (nearer.has(action)) return becoming(action, newRack, newMelds);
    const best = () => afterBestDiscard(positionOf(newRack, newMelds, scales)).best;
    return { action, promise: -1, best, rack: newRack, melds: newMelds };
  };
  /** A pass of so many tiles that are chosen well. */
  const passingOn = (action: Action, count: number): Weighed<L> => {
    const given = giving(action, cheapestToGive(rack, count, now()));
    return { ...given, promise: given.promise * incoming(count, now(), horizon), rack, melds };
  };

  return (action) => {
    switch (action.type) {
      case 'mahjongg':
        return { ...staying(action), promise: winsWith(action, scales) ? Number.POSITIVE_INFINITY : -1 };
      case 'wish':
        return passingOn(action, action.count);
      case 'continue':
        return passingOn(action, 3);
      case 'discard':
        return action.named === undefined
          ? giving(action, [action.tile], 1 - STAKE * dangerOf(view, action.tile))
          : { ...staying(action), promise: -1 };
      case 'call':
        return calling(action);
      case 'exchange':
        return becoming(action, [...without(rack, [action.tile]), redeemed(scales, action)], melds);
      case 'rearrange': {
        const next = rearranged(rack, melds, action.with);
        return becoming(action, next.rack, next.melds);
      }
      case 'grow': {
        const next = melds.map((meld, place) =>
          place === action.meld ? { ...meld, tiles: [...meld.tiles, action.tile] } : meld,
        );
        return becoming(action, without(rack, [action.tile]), next);
      }
      case 'takeBack':
      case 'show':
        return { ...staying(action), promise: -1 };
      default:
        return staying(action);
    }
  };
};
