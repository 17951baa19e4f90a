import type { Seat } from 'mahjongg';
import type { Bot } from 'mahjongg/bots';
import type { Action, Game, PlayerView, Random } from 'mahjongg/game';
import { follow, NOTHING_YET } from './follow-table.js';
import type { FromHost, ToHost } from './messages.js';
import type { Socket } from './socket.js';

/** A seat that a program plays over a socket. */
export interface BotSeat {
  /** The game played. */
  readonly game: Game;
  /** Opens a socket; the number of the attempt picks one of several hosts. */
  readonly open: (attempt: number) => Socket;
  /** Which table. */
  readonly table: string;
  /** Which seat. */
  readonly seat: Seat;
  /** The seat's token. */
  readonly token: string;
  /** Chooses from what the seat may know. */
  readonly player: Bot;
  /** Chance. */
  readonly random: Random;
  /** An action was recorded. */
  readonly onDone?: (number: number, action: Action) => void;
}

const PAUSE = 50;

/**
 * Plays a seat to the end of the game, through lost connections and hosts that are gone: it joins again and
 * goes on from the view it is given. An action of which it does not know whether it counted needs no care:
 * either the view already has it, or it is chosen anew; sent twice, it would be refused as stale.
 */
export const playSeat = ({
  game,
  open,
  table,
  seat,
  token,
  player,
  random,
  onDone,
}: BotSeat): Promise<PlayerView> =>
  new Promise((resolve, reject) => {
    const next = follow(game);
    const attempt = (count: number): void => {
      const socket = open(count);
      let known = NOTHING_YET;
      let sent: { readonly id: number; readonly action: Action } | null = null;
      let ids = 0;
      const send = (message: ToHost): void => socket.send(JSON.stringify(message));
      const choose = (): void => {
        const { view } = known;
        if (view === null || sent !== null || !view.awaiting.includes(seat)) return;
        sent = { id: ids++, action: player(view, random) };
        send({ type: 'act', ...sent });
      };
      const answered = (message: FromHost): void => {
        if (message.type === 'done' && sent !== null) onDone?.(message.number, sent.action);
        if (message.type === 'done' || message.type === 'refused') sent = null;
      };
      const take = (message: FromHost): void => {
        if (message.type === 'refused' && message.id === null) reject(new Error(message.code));
        answered(message);
        const wasLost = known.view === null;
        known = next(known, message);
        const isLost = known.view === null && !wasLost;
        const isOver = known.view?.phase === 'over' && sent === null;
        if (isOver) resolve(known.view as PlayerView);
        if (isLost || isOver) socket.close();
        else choose();
      };
      socket.on('open', () => send({ type: 'join', table, seat, token }));
      socket.on('message', (data) => take(JSON.parse(String(data))));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (known.view?.phase !== 'over') setTimeout(attempt, PAUSE, count + 1);
      });
    };
    attempt(0);
  });
