import { cardFree } from 'mahjongg';
import { gameOf, secureRandom, shuffleWall } from 'mahjongg/game';
import { WebSocketServer } from 'ws';
import { serve } from '../shared/serve.js';
import { LONGEST_MESSAGE } from '../shared/socket.js';
import { createHost } from '../shared/table-host.js';
import { sqliteLog } from './sqlite-log.js';

const { PORT = '8080', TABLES_FILE = 'tables.sqlite', LOBBY_KEY, PATIENCE } = process.env;
if (LOBBY_KEY === undefined) throw new Error('LOBBY_KEY must say who may open tables');

const rules = cardFree();
const host = createHost({
  game: gameOf(rules),
  log: sqliteLog(TABLES_FILE),
  deal: () => ({ wall: shuffleWall(rules, secureRandom()) }),
  lobbyKey: LOBBY_KEY,
  ...(PATIENCE !== undefined && { patience: Number(PATIENCE) }),
});
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(PORT), maxPayload: LONGEST_MESSAGE });
const { port } = await serve(host, server);
process.stdout.write(`listening on ${port}\n`);
