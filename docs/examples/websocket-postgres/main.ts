import { cardFree } from 'mahjongg';
import { gameOf, secureRandom, shuffleWall } from 'mahjongg/game';
import { WebSocketServer } from 'ws';
import { serve } from '../shared/serve.js';
import { LONGEST_MESSAGE } from '../shared/socket.js';
import { createHost } from '../shared/table-host.js';
import { postgresLog } from './postgres-log.js';

const { PORT = '8080', DATABASE_URL, LOBBY_KEY, PATIENCE } = process.env;
if (DATABASE_URL === undefined) throw new Error('DATABASE_URL must say where the tables are');
if (LOBBY_KEY === undefined) throw new Error('LOBBY_KEY must say who may open tables');

const rules = cardFree();
const log = await postgresLog(DATABASE_URL);
const host = createHost({
  game: gameOf(rules),
  log,
  deal: () => ({ wall: shuffleWall(rules, secureRandom()) }),
  lobbyKey: LOBBY_KEY,
  ...(PATIENCE !== undefined && { patience: Number(PATIENCE) }),
});
await log.follow((table) => void host.refresh(table));
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(PORT), maxPayload: LONGEST_MESSAGE });
const { port } = await serve(host, server);
process.stdout.write(`listening on ${port}\n`);
