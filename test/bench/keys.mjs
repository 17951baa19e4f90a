import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isKept, keepResults, machine, quantile } from './results-files.mjs';

// How long `mahjongg play` takes to answer a key, from the line typed to the prompt after it, over a pipe:
// npm run build && node test/bench/keys.mjs [GAMES] [GAME...]
// `--write` keeps the figures in test/bench/results/keys.json. At each question a hint, the help and the table are asked for before it is answered, so every key is measured in
// every phase; the first key comes a second after the first table, as from somebody who has read it. The processor time
// is that of the program’s main thread, where the system says it: what one core needs, whatever else runs on the machine.

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const GAMES = Number(words[0] ?? 2);
const taken = machine();
/** No key may take longer, in milliseconds. */
const LIMIT = 50;
/** How long the first table is read, in milliseconds. */
const READING = 1000;
const PROMPT = '\n> ';
const COMMANDS = ['h', '?', 't'];

/** The words that begin each game. @type {Readonly<Record<string, readonly string[]>>} */
const PLAYED = {
  'card-free': ['card-free'],
  'american-2018': ['american-2018'],
  nmjl: ['nmjl'],
  'american-game': ['american-game'],
  'american-game, no card': ['american-game', '--card', 'none'],
  'chinese-solitaire': ['chinese-solitaire'],
  'american-solitaire': ['american-solitaire'],
  'american-solitaire, no card': ['american-solitaire', '--card', 'none'],
  year: ['year'],
};

/** What is typed at a question, by what it asks: the first that fits. @type {readonly (readonly [RegExp, string])[]} */
const ANSWERS = [
  [/^ {2}m {2}/m, 'm'],
  [/which 3 tiles|3 tiles each way/, '1 2 3'],
  [/which 2 tiles|2 tiles each way/, '1 2'],
  [/second (Charleston|round)/, '1'],
  [/how many tiles would you/, '3'],
  [/which tile do you discard/, '1'],
];

/** The line that asks. @param {string} text */
const questionIn = (text) =>
  text
    .split('\n')
    .filter((line) => line.includes('?'))
    .at(-1) ?? '';

/** What is typed at a question; other tiles if the ones before were refused. @param {string} text @param {number} refused */
const answerTo = (text, refused) =>
  refused > 0 ? String(refused + 1) : (ANSWERS.find(([asked]) => asked.test(text))?.[1] ?? '');

/** @param {string} question */
const phaseOf = (question) => (/Charleston|round|ourtesy/.test(question) ? 'passing' : 'playing');

/** Milliseconds of processor time that the main thread of a process has had; NaN where the system does not say. @param {number | undefined} pid */
const processorTime = (pid) => {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return Number.NaN;
  }
};

/** One key. @typedef {{ readonly key: string, readonly phase: string, readonly ms: number, readonly cpu: number }} Taken */

/** Plays a game, and says how long each key took. @param {readonly string[]} words @param {string} seed @returns {Promise<readonly Taken[]>} */
const play = async (words, seed) => {
  const child = spawn(process.execPath, [program, 'play', ...words, '--seed', seed, '--no-scorecard'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** @type {Taken[]} */
  const taken = [];
  /** @type {string[]} */
  let waiting = [];
  let [text, question, key, phase] = ['', '', '', ''];
  let [typedAt, used, refused] = [0, 0, 0];
  for await (const piece of child.stdout.setEncoding('utf8')) {
    text += piece;
    if (!text.endsWith(PROMPT)) continue;
    if (key === '') await pause(READING);
    else taken.push({ key, phase, ms: performance.now() - typedAt, cpu: processorTime(child.pid) - used });
    if (waiting.length === 0) {
      const next = questionIn(text);
      refused = key !== '' && next === question && !text.includes('\n-- ') ? refused + 1 : 0;
      question = next;
      phase = phaseOf(question);
      waiting = [...COMMANDS, answerTo(text, refused)];
    }
    const line = waiting.shift() ?? '';
    key = COMMANDS.includes(line) ? line : 'answer';
    text = '';
    [typedAt, used] = [performance.now(), processorTime(child.pid)];
    child.stdin.write(`${line}\n`);
  }
  return taken;
};

/** @param {readonly number[]} figures */
const quantiles = (figures) => {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = [0.5, 0.95, 1].map(
    (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0,
  );
  return at.map((ms) => (Number.isNaN(ms) ? '-' : ms.toFixed(1)).padStart(8)).join('');
};

/** The middle, the one that 95 in 100 stay below, and the greatest. @param {readonly number[]} figures */
const shares = (figures) => ({
  median: quantile(figures, 0.5),
  p95: quantile(figures, 0.95),
  most: quantile(figures, 1),
});

const only = words.slice(1);
const rows = [];
let slow = 0;
console.log(`${' '.repeat(51)}milliseconds passed     of the processor        over`);
console.log(
  `game${' '.repeat(24)}phase    key       keys${'  median     p95     max'.repeat(2)}  ${LIMIT} ms`,
);
for (const [name, begun] of Object.entries(PLAYED)) {
  if (only.length > 0 && !only.includes(name)) continue;
  /** @type {Taken[]} */
  const all = [];
  for (let game = 1; game <= GAMES; game++) all.push(...(await play(begun, `keys ${game}`)));
  const times = all.map(({ ms, cpu }) => (Number.isNaN(cpu) ? ms : cpu));
  const over = times.filter((ms) => ms > LIMIT).length;
  rows.push({
    game: name,
    keys: all.length,
    passed: shares(all.map(({ ms }) => ms)),
    own: shares(times),
    over,
  });
  for (const phase of ['passing', 'playing']) {
    for (const key of ['answer', ...COMMANDS]) {
      const some = all.filter((one) => one.phase === phase && one.key === key);
      if (some.length === 0) continue;
      const over = some.filter(({ ms, cpu }) => (Number.isNaN(cpu) ? ms : cpu) > LIMIT).length;
      slow += over;
      const figures = quantiles(some.map(({ ms }) => ms)) + quantiles(some.map(({ cpu }) => cpu));
      console.log(
        `${name.padEnd(28)}${phase.padEnd(9)}${key.padEnd(7)}${String(some.length).padStart(7)}${figures}${String(over).padStart(7)}`,
      );
    }
  }
}
console.log(`${slow} keys took more than ${LIMIT} ms of processor time.`);
if (isKept) keepResults('keys', { ...taken, limit: LIMIT, rows });
