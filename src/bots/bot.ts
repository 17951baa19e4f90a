import { misused } from '../core/misuse';
import { expectShape, type Shape } from '../core/shape';
import type { RackTypes } from '../games/american/play/table/types';
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
export const OWN_TILES: Shape = { ...OWING, viewer: 'string', rack: ['string'], melds: 'record' };

/**
 * Ends with a `MisuseError` if a bot is not given a view in which its player owes a choice; gives the source of chance with its
 * numbers looked at.
 */
export const expectOwing = (view: unknown, random: Random, shape: Shape = OWING): Random => {
  expectShape(view, shape, 'A bot needs a view, as `viewFor(state, seat)` of the game gives it');
  if (owed(view as { readonly legal: readonly AnyAction[] }).length === 0)
    misused('A bot is asked only when its player is awaited; this view has nothing to choose from.');
  return checkedRandom(random);
};

/** What an awaited player may do; a challenge is never owed, so it is left out. */
export const owed = <A extends AnyAction>({ legal }: { readonly legal: readonly A[] }): readonly A[] =>
  legal.filter(({ type }) => type !== 'challenge');

/** Does anything that is legal in any game, each action as likely as any other; it challenges nobody. */
export const randomBot = <A extends AnyAction>(view: { readonly legal: readonly A[] }, random: Random): A => {
  const draw = expectOwing(view, random);
  const actions = owed(view);
  return actions[draw(actions.length)] as A;
};
