import { cardFree } from 'mahjongg';
import { gameOf, secureRandom, shuffleWall } from 'mahjongg/game';
import { WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../shared/messages.js';
import { serve } from '../shared/serve.js';
import { readSettings, settingsOrExit } from '../shared/settings.js';
import { createHost } from '../shared/table-host.js';
import { postgresLog } from './postgres-log.js';

const {
  port: wanted,
  LOBBY_KEY,
  patience,
  DATABASE_URL,
} = settingsOrExit(
  readSettings(process.env, { DATABASE_URL: 'the address of the database that keeps the tables' }),
);

const rules = cardFree();
const log = await postgresLog(DATABASE_URL);
const host = createHost({
  game: gameOf(rules),
  log,
  deal: () => ({ wall: shuffleWall(rules, secureRandom()) }),
  lobbyKey: LOBBY_KEY,
  patience,
});
await log.follow((table) => void host.refresh(table));
const server = new WebSocketServer({ host: '127.0.0.1', port: wanted, maxPayload: LONGEST_MESSAGE });
const { port } = await serve(host, server);
process.stdout.write(`listening on ${port}\n`);
