// How soon the program starts: whole runs of the built program beside `node -e 0`, all in one loop so that a busy moment of the
// machine falls on each of them; medians in milliseconds. Run `npm run build` first. ROUNDS sets how many runs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../../scripts/entries.js';

const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const PROGRAM = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const HAND = '11B 222B 333B 444B 555B';
const NEW_GAME = ['--seed', '7', '--no-scorecard'];

/** @type {readonly (readonly [name: string, words: readonly string[]])[]} */
const RUNS = [
  ['node -e 0', ['-e', '0']],
  ['--version', [PROGRAM, '--version']],
  ['validate HAND', [PROGRAM, 'validate', HAND]],
  ['score HAND', [PROGRAM, 'score', HAND]],
  ['play card-free', [PROGRAM, 'play', 'card-free', ...NEW_GAME]],
  ['play year', [PROGRAM, 'play', 'year', ...NEW_GAME]],
];

const folder = mkdtempSync(join(tmpdir(), 'mahjongg-start-'));
const env = { ...process.env, MAHJONGG_DATA: folder };
try {
  const times = RUNS.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [place, [, words]] of RUNS.entries()) {
      const start = performance.now();
      spawnSync(process.execPath, words, { input: '', env });
      times[place]?.push(performance.now() - start);
    }
  const bare = median(times[0] ?? []);
  for (const [place, [name]] of RUNS.entries()) {
    const own = median(times[place] ?? []);
    console.log(
      `${name.padEnd(16)} ${own.toFixed(0).padStart(4)} ms, ${(own - bare).toFixed(0)} more than Node alone`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
