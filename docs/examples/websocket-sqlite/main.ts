import { cardFree } from 'mahjongg';
import { gameOf, secureRandom, shuffleWall } from 'mahjongg/game';
import { WebSocketServer } from 'ws';
import { LONGEST_MESSAGE } from '../shared/messages.js';
import { serve } from '../shared/serve.js';
import { readSettings, settingsOrExit } from '../shared/settings.js';
import { createHost } from '../shared/table-host.js';
import { sqliteLog } from './sqlite-log.js';

const {
  port: wanted,
  LOBBY_KEY,
  patience,
  TABLES_FILE,
} = settingsOrExit(
  readSettings(
    { TABLES_FILE: 'tables.sqlite', ...process.env },
    { TABLES_FILE: 'the file that keeps the tables' },
  ),
);

const rules = cardFree();
const host = createHost({
  game: gameOf(rules),
  log: sqliteLog(TABLES_FILE),
  deal: () => ({ wall: shuffleWall(rules, secureRandom()) }),
  lobbyKey: LOBBY_KEY,
  patience,
});
const server = new WebSocketServer({ host: '127.0.0.1', port: wanted, maxPayload: LONGEST_MESSAGE });
const { port } = await serve(host, server);
process.stdout.write(`listening on ${port}\n`);
