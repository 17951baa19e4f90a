import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { attach, type ServerSocket } from './socket.js';
import type { Host } from './table-host.js';

/** What is used of a `WebSocketServer`. */
export interface SocketServer {
  /** Listens. */
  readonly on: (event: 'connection', listener: (socket: ServerSocket) => void) => unknown;
  /** Where it listens. */
  readonly address: () => AddressInfo | string | null;
  /** Who is connected. */
  readonly clients: Iterable<{ readonly terminate: () => void }>;
  /** Takes nobody in from now on. */
  readonly close: () => void;
}

/** Opens a host to WebSockets; comes back when the server listens. */
export const serve = async (
  host: Host,
  server: SocketServer & NodeJS.EventEmitter,
): Promise<{ readonly port: number; readonly close: () => Promise<void> }> => {
  server.on('connection', (socket) => attach(host, socket));
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    host.close();
    for (const socket of server.clients) socket.terminate();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, close };
};
