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

/** The longest message a client may send, in bytes; an action needs some 200. */
export const LONGEST_MESSAGE = 4_096;

/** The code that tells a client to come back. */
const TRY_AGAIN = 1013;

/** A client's socket becomes a line to the host. */
export const attach = (host: Host, socket: Socket): void => {
  const line = host.connect(
    (text) => socket.send(text),
    () => socket.close(TRY_AGAIN),
  );
  socket.on('message', (data) => void line.receive(String(data)));
  socket.on('close', line.close);
  // What is too long or no WebSocket message at all ends the connection; `close` follows.
  socket.on('error', () => undefined);
};
