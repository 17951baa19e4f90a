import { expectSameRules, owedActions } from '../analysis/view';
import { misused } from '../core/misuse';
import { expectShape, type Shape } from '../core/shape';
import type { RackTypes } from '../games/american/play/table/types';
import type { HasIdentity } from '../hands/rule-parts';
import { checkedRandom, type Random } from '../play/chance';
import type { AnyAction, GameTypes } from '../play/types';

/**
 * A player: chooses one of the legal actions of a view; of the table game if no other way of playing is named. It is
 * asked only when it is awaited.
 */
export type Bot<T extends GameTypes = RackTypes> = (view: T['view'], random: Random) => T['action'];

/** What every bot reads of a view. */
const OWING: Shape = { legal: [{ type: 'string' }] };

/** What a bot reads that looks at its tiles. */
const OWN_TILES: Shape = { ...OWING, rules: 'record', viewer: 'string', rack: ['string'], melds: 'record' };

/**
 * Ends with a `MisuseError` if a bot is not given a view in which its player owes a choice; gives the source of chance with its
 * numbers looked at.
 */
export const expectOwing = (
  view: { readonly legal: readonly AnyAction[] },
  random: Random,
  shape: Shape = OWING,
): Random => {
  expectShape(view, shape, 'A bot needs a view from `viewFor(state, seat)` of the game');
  if (owedActions(view).length === 0)
    misused('Ask a bot only when its player must choose; this view has no legal actions.');
  return checkedRandom(random);
};

/** The same for a bot that looks at its tiles, by rules that must be those of the game. */
export const expectOwnTiles = (
  view: Parameters<typeof expectOwing>[0],
  random: Random,
  rules: HasIdentity,
): Random => {
  const draw = expectOwing(view, random, OWN_TILES);
  expectSameRules(view, rules);
  return draw;
};

/** One of some things, by chance. */
export const anyOf = <T>(things: readonly T[], random: Random): T => things[random(things.length)] as T;

/**
 * Makes a bot that does anything legal in any game, each action as likely as any other; it challenges nobody.
 *
 * @returns The bot.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { playGame, randomBot } from 'mahjongg/bots';
 *
 * const { state } = unwrap(playGame(cardFree(), { bots: randomBot(), seed: 'kitchen table' }));
 * state.phase; // => 'over'
 * ```
 */
export const randomBot =
  () =>
  <A extends AnyAction>(view: { readonly legal: readonly A[] }, random: Random): A => {
    const draw = expectOwing(view, random);
    return anyOf(owedActions(view), draw);
  };

/** What an action costs: less of the first figure is better, then less of the second, and so on; less than nothing is a gain. */
export type Cost = readonly number[];

/** The cost of an action that is done only if there is no other. */
export const NEVER: Cost = [Number.POSITIVE_INFINITY];
/** The cost of an action that is done before any other. */
export const ALWAYS: Cost = [Number.NEGATIVE_INFINITY];

/** An action and what it costs. */
export interface Costed<A> {
  /** The action. */
  readonly action: A;
  /** What it costs. */
  readonly cost: Cost;
}

const isLess = (one: Cost, other: Cost): boolean => {
  const place = one.findIndex((cost, at) => cost !== (other[at] ?? 0));
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
};

/** One of the actions that cost least, by chance. */
export const cheapest = <A>(costed: readonly Costed<A>[], random: Random): A => {
  let best: Costed<A>[] = [];
  for (const one of costed) {
    const [first] = best;
    if (first === undefined || isLess(one.cost, first.cost)) best = [one];
    else if (!isLess(first.cost, one.cost)) best.push(one);
  }
  return anyOf(best, random).action;
};
