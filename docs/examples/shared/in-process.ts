import type { Seat } from 'mahjongg';
import type { Game, Viewer } from 'mahjongg/game';
import type { Script, Transcripts } from './hidden-tiles.js';
import type { FromHost } from './messages.js';
import { createHost, type HostOptions, type Line } from './table-host.js';
import { memoryLog } from './table-log.js';

/** Everybody who can sit or watch at a table of four. */
export const VIEWERS: readonly Viewer[] = ['E', 'S', 'W', 'N', 'spectator'];

/** A line to a table, and what came over it. */
export interface Played {
  readonly line: Line;
  readonly received: string[];
  readonly messages: () => readonly FromHost[];
}

/** Opens a table of a host in this process and seats everybody. */
export const seatEverybody = async (
  options: Omit<HostOptions, 'lobbyKey' | 'log'>,
  listener: (viewer: Viewer, message: FromHost) => void = () => undefined,
): Promise<Readonly<Record<Viewer, Played>>> => {
  const host = createHost({ ...options, log: memoryLog(), lobbyKey: 'the lobby' });
  const connect = (viewer: Viewer | null): Played => {
    const received: string[] = [];
    const line = host.connect((text) => {
      received.push(text);
      if (viewer !== null) listener(viewer, JSON.parse(text));
    });
    return { line, received, messages: () => received.map((text) => JSON.parse(text)) };
  };
  const lobby = connect(null);
  await lobby.line.receive(JSON.stringify({ type: 'open', key: 'the lobby' }));
  const [opened] = lobby.messages();
  if (opened?.type !== 'opened') throw new Error('no table was opened');
  const seats = VIEWERS.map((viewer) => [viewer, connect(viewer)] as const);
  for (const [seat, { line, received }] of seats) {
    const token = opened.tokens[seat as Seat];
    await line.receive(JSON.stringify({ type: 'join', table: opened.table, seat, token }));
    // The name of the table is the only thing in the messages that chance decides.
    received[0] = received[0]?.replace(opened.table, 'the table') as string;
  }
  return Object.fromEntries(seats) as Record<Viewer, Played>;
};

/** Plays a script through a host in this process: everything that everybody received. */
export const playInProcess =
  (game: Game) =>
  async ({ setup, actions }: Script): Promise<Transcripts> => {
    const seats = await seatEverybody({ game, deal: () => setup });
    for (const [id, action] of actions.entries())
      await seats[action.seat].line.receive(JSON.stringify({ type: 'act', id, action }));
    return Object.fromEntries(VIEWERS.map((viewer) => [viewer, seats[viewer].received]));
  };
