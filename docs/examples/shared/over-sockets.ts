import type { Seat } from 'mahjongg';
import type { Viewer } from 'mahjongg/game';
import type { Script, Transcripts } from './hidden-tiles.js';
import { VIEWERS } from './in-process.js';
import type { FromHost, ToHost } from './messages.js';
import type { Socket } from './socket.js';

/** A client for tests: it keeps all it receives. */
export interface Client {
  /** Sends anything. */
  readonly send: (message: ToHost | string) => void;
  /** Sends something and waits for a message that the test accepts. */
  readonly ask: <T extends FromHost['type']>(
    message: ToHost | string,
    ...types: readonly T[]
  ) => Promise<FromHost & { readonly type: T }>;
  /** Waits until it was told of the action of this number. */
  readonly told: (number: number) => Promise<void>;
  /** All texts that came. */
  readonly received: string[];
  /** Ends the connection. */
  readonly close: () => void;
}

/** Opens a client's connection. */
export const openClient = (socket: Socket): Promise<Client> => {
  const received: string[] = [];
  const waiting = new Set<(message: FromHost) => void>();
  socket.on('message', (data) => {
    received.push(String(data));
    for (const check of waiting) check(JSON.parse(String(data)));
  });
  const send: Client['send'] = (message) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  const ask: Client['ask'] = (message, ...types) =>
    new Promise((resolve) => {
      const check = (answer: FromHost): void => {
        if (!(types as readonly string[]).includes(answer.type)) return;
        waiting.delete(check);
        resolve(answer as never);
      };
      waiting.add(check);
      send(message);
    });
  const isOf = (text: string, number: number): boolean => {
    const message: FromHost = JSON.parse(text);
    return message.type === 'happened' && message.number === number;
  };
  const told: Client['told'] = async (number) => {
    while (!received.some((text) => isOf(text, number))) await new Promise((done) => setTimeout(done, 5));
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => resolve({ send, ask, told, received, close: () => socket.close() }));
  });
};

/** Opens a table and connects everybody. */
export const sitDown = async (
  open: (viewer: Viewer) => Socket,
  lobbyKey: string,
): Promise<{ readonly table: string; readonly clients: Readonly<Record<Viewer, Client>> }> => {
  const lobby = await openClient(open('spectator'));
  const { table, tokens } = await lobby.ask({ type: 'open', key: lobbyKey }, 'opened');
  lobby.close();
  const clients = new Map<Viewer, Client>();
  for (const seat of VIEWERS) {
    const client = await openClient(open(seat));
    const token = tokens[seat as Seat];
    await client.ask({ type: 'join', table, seat, ...(token !== undefined && { token }) }, 'joined');
    clients.set(seat, client);
  }
  return { table, clients: Object.fromEntries(clients) as Record<Viewer, Client> };
};

/** Plays a script over sockets: everything that everybody received. */
export const playOverSockets = async (
  open: (viewer: Viewer) => Socket,
  lobbyKey: string,
  { actions }: Script,
): Promise<Transcripts> => {
  const { table, clients } = await sitDown(open, lobbyKey);
  for (const [id, action] of actions.entries()) {
    const answer = await clients[action.seat].ask({ type: 'act', id, action }, 'done', 'refused');
    if (answer.type === 'refused') throw new Error(answer.message);
  }
  for (const viewer of VIEWERS) await clients[viewer].told(actions.length);
  for (const viewer of VIEWERS) clients[viewer].close();
  const texts = (viewer: Viewer) => clients[viewer].received.map((text) => text.replace(table, 'the table'));
  return Object.fromEntries(VIEWERS.map((viewer) => [viewer, texts(viewer)]));
};
