import { createRequire } from 'node:module';

// boardgame.io names its parts as folders, which Node's `import` does not follow; its `require` does.
const load = createRequire(import.meta.url);

/** boardgame.io's client. */
export const { Client } = load('boardgame.io/client') as typeof import('boardgame.io/client');
/** What a move answers that changes nothing. */
export const { INVALID_MOVE } = load('boardgame.io/core') as typeof import('boardgame.io/core');
/** A server in the same process. */
export const { Local } = load('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
