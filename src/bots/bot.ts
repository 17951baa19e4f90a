import type { RackTypes } from '../games/american/play/table/types';
import type { Random } from '../play/chance';
import type { AnyAction, GameTypes } from '../play/types';

/**
 * A player: chooses one of the legal actions of a view; of the table game if no other way of playing is named. It is
 * asked only when it is awaited.
 */
export type Bot<T extends GameTypes = RackTypes> = (view: T['view'], random: Random) => T['action'];

/** What an awaited player may do; a challenge is never owed, so it is left out. */
export const owed = <A extends AnyAction>({ legal }: { readonly legal: readonly A[] }): readonly A[] =>
  legal.filter(({ type }) => type !== 'challenge');

/** Does anything that is legal in any game, each action as likely as any other; it challenges nobody. */
export const randomBot = <A extends AnyAction>(view: { readonly legal: readonly A[] }, random: Random): A => {
  const actions = owed(view);
  return actions[random(actions.length)] as A;
};
