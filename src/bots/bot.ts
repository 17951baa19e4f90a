import { expectSameRules, owedActions } from '../analysis/view';
import { misused } from '../core/misuse';
import { expectShape, type Shape } from '../core/shape';
import type { RackTypes } from '../games/american/play/table/types';
import type { HasIdentity } from '../hands/rule-parts';
import { checkedRandom, type Random } from '../play/chance';
import type { AnyAction, GameTypes } from '../play/types';

/**
 * A function that plays for one player by choosing one of the legal actions of a view; for the American table by default. It is
 * asked only when the game awaits the player.
 */
export type Bot<T extends GameTypes = RackTypes> = (view: T['view'], random: Random) => T['action'];

const OWING: Shape = { legal: [{ type: 'string' }] };

/** The parts of a view that a bot needs if it looks at its tiles. */
const OWN_TILES: Shape = { ...OWING, rules: 'record', viewer: 'string', rack: ['string'], melds: 'record' };

/**
 * Throws a `MisuseError` unless the view has something for its player to choose. Returns a random source whose numbers are
 * checked.
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

/** The same for a bot that looks at its tiles, which also needs the rules of the game. */
export const expectOwnTiles = (
  view: Parameters<typeof expectOwing>[0],
  random: Random,
  rules: HasIdentity,
): Random => {
  const draw = expectOwing(view, random, OWN_TILES);
  expectSameRules(view, rules);
  return draw;
};

export const anyOf = <T>(things: readonly T[], random: Random): T => things[random(things.length)] as T;

/**
 * Makes a bot that plays any game by choosing among the legal actions at random; it challenges nobody.
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

/** What an action costs, compared number by number: less is better, and a negative cost is a gain. */
export type Cost = readonly number[];

/** The cost of an action taken only if there is no other. */
export const NEVER: Cost = [Infinity];
/** The cost of an action taken before any other. */
export const ALWAYS: Cost = [-Infinity];

export interface Costed<A> {
  readonly action: A;
  readonly cost: Cost;
}

const isLess = (one: Cost, other: Cost): boolean => {
  const place = one.findIndex((cost, at) => cost !== (other[at] ?? 0));
  return place >= 0 && (one[place] ?? 0) < (other[place] ?? 0);
};

/** A random one of the actions that cost least. */
export const cheapest = <A>(costed: readonly Costed<A>[], random: Random): A => {
  let best: Costed<A>[] = [];
  for (const one of costed) {
    const [first] = best;
    if (first === undefined || isLess(one.cost, first.cost)) best = [one];
    else if (!isLess(first.cost, one.cost)) best.push(one);
  }
  return anyOf(best, random).action;
};
