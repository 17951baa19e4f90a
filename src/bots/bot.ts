import type { Action } from '../game/actions';
import type { Random } from '../game/chance';
import type { PlayerView } from '../game/player-view';

/** A player: chooses one of the legal actions of a view. It is asked only when it is awaited. */
export type Bot = (view: PlayerView, random: Random) => Action;

/** What an awaited player may do; a challenge is never owed, so it is left out. */
export const owed = ({ legal }: PlayerView): readonly Action[] =>
  legal.filter(({ type }) => type !== 'challenge');

/** Does anything that is legal, each action as likely as any other; it challenges nobody. */
export const randomBot: Bot = (view, random) => {
  const actions = owed(view);
  return actions[random(actions.length)] as Action;
};
