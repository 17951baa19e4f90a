import type { Seat } from 'mahjongg';
import { unwrap } from 'mahjongg';
import type { Action, Game, GameSetup, PlayerView, Random } from 'mahjongg/game';
import { useEffect, useMemo, useReducer, useState } from 'react';

/** What a component knows of a table: what its player may know, and how that player acts. */
export interface Place {
  /** The table as the player may know it. */
  readonly view: PlayerView;
  /** Does one of the player's own actions. */
  readonly act: (action: Action) => void;
  /** Why the last one was refused; null if it was not. */
  readonly refused: { readonly code: string; readonly message: string } | null;
}

/** Chooses an action from what a player may know. */
export type Bot = (view: PlayerView, random: Random) => Action;

/**
 * A whole game in one component: `game.reducer` is the reducer. One seat is played here, the others by
 * bots, each from its own view. The components below get the view only.
 */
export const usePractice = (game: Game, setup: GameSetup, seat: Seat, bot: Bot, random: Random): Place => {
  const [state, dispatch] = useReducer(game.reducer, setup, (given) => unwrap(game.createGame(given)));
  const [refused, setRefused] = useState<Place['refused']>(null);
  const next = state.awaiting.find((one) => one !== seat);
  useEffect(() => {
    if (next !== undefined) dispatch(bot(game.viewFor(state, next), random));
  }, [game, state, next, bot, random]);
  const view = useMemo(() => game.viewFor(state, seat), [game, state, seat]);
  const act = (action: Action): void => {
    const checked = game.check(state, action);
    if (action.seat !== seat) setRefused({ code: 'notYourSeat', message: `You act for ${seat} only.` });
    else if (!checked.ok) setRefused(checked.error.reasons[0]);
    else {
      setRefused(null);
      dispatch(action);
    }
  };
  return { view, act, refused };
};
