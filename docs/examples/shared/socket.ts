import type { Host } from './table-host.js';

/** What is used of a WebSocket, on either side; those of `ws` are such. */
export interface Socket {
  /** Sends a text. */
  readonly send: (text: string) => void;
  /** Ends the connection. */
  readonly close: (code?: number) => void;
  /** Listens. */
  readonly on: (event: 'open' | 'message' | 'close' | 'error', listener: (data: unknown) => void) => unknown;
}

/** A socket at the server’s side. */
export interface ServerSocket extends Socket {
  /** How many bytes were sent and wait, because the client does not read. */
  readonly bufferedAmount: number;
  /** Ends the connection at once, and drops what waits. */
  readonly terminate: () => void;
}

/** How many bytes may wait for a client that does not read: some twenty records. */
export const MOST_UNREAD = 1 << 20;

/** The code that tells a client to come back. */
const TRY_AGAIN = 1013;

/** A client's socket becomes a line to the host. */
export const attach = (host: Host, socket: ServerSocket): void => {
  const line = host.connect(
    (text) => (socket.bufferedAmount > MOST_UNREAD ? socket.terminate() : socket.send(text)),
    () => socket.close(TRY_AGAIN),
  );
  socket.on('message', (data) => void line.receive(String(data)));
  socket.on('close', line.close);
  // What is too long or no WebSocket message at all ends the connection; `close` follows.
  socket.on('error', () => undefined);
};
