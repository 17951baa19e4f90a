import type { Action, Game } from 'mahjongg/game';
import { useEffect, useReducer, useState } from 'react';
import { type Followed, follow, NOTHING_YET } from '../shared/follow-table.js';
import type { FromHost, ToHost } from '../shared/messages.js';
import type { Place } from './use-practice.js';

/** A line to a host, such as a WebSocket, that has joined a table. */
export interface Connection {
  /** Hands every message to the listener; gives what ends that. */
  readonly listen: (listener: (message: FromHost) => void) => () => void;
  /** Sends a message. */
  readonly send: (message: ToHost) => void;
}

/**
 * A seat at a table that is played elsewhere: the reducer's state is the view, carried on by the events made
 * for this player. There is nothing else in the browser that could be looked up.
 */
export const useRemoteSeat = (game: Game, connection: Connection): Partial<Place> => {
  const [{ view }, dispatch] = useReducer<Followed, [FromHost]>(follow(game), NOTHING_YET);
  const [refused, setRefused] = useState<Place['refused']>(null);
  useEffect(
    () =>
      connection.listen((message) => {
        if (message.type === 'refused') setRefused(message);
        else if (message.type === 'done') setRefused(null);
        else dispatch(message);
      }),
    [connection],
  );
  const act = (action: Action): void => connection.send({ type: 'act', id: action.moment, action });
  return view === null ? { refused } : { view, act, refused };
};
