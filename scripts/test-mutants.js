// Changes src in one place at a time, as Stryker would, and writes which share of the changes the tests notice to
// test/mutants/result.json: `npm run test:mutants`, or `npm run test:mutants -- 'cards' 'year'` for some parts only.
// The parts, their numbers of mutants and the tests that are run are in test/mutants/parts.json.
// A mutant's place in the draw is a hash of its line and its change, so code that only moves keeps its mutants.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { transformSync } from 'esbuild';

/** @typedef {{ name: string, mutants: number, source: string[], tests: string[] }} Part */
/** @typedef {{ file: string, line: number, mutator: string, was: string, becomes: string, text: string, key: string }} Mutant */
/** @typedef {{ file: string, passed: boolean, duration: number }} Timed */

const RESULT = 'test/mutants/result.json';
// Not SEED, by which tests draw hands.
const SEED = process.env['MUTANTS_SEED'] ?? 'mutants';
/** @type {Part[]} */
const PARTS = JSON.parse(readFileSync('test/mutants/parts.json', 'utf8'));

const filesIn = (/** @type {string} */ folder, /** @type {string} */ end) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(end))
    .sort();
/** Whether a path begins in one of these ways, and in none after an exclamation mark. */
const begins = (/** @type {string[]} */ starts, /** @type {string} */ path) =>
  starts.some((start) => path.startsWith(start)) && !starts.some((start) => `!${path}`.startsWith(start));
const SOURCES = filesIn('src', '.ts').filter((path) => !path.endsWith('.d.ts'));
const TESTS = filesIn('test', '.test.ts');
/** The first part that names a file has it. */
const sourcesOf = (/** @type {Part} */ part) =>
  SOURCES.filter((path) => PARTS.find(({ source }) => begins(source, path)) === part);

const nothing = () => {};
const quiet = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  trace: nothing,
  fatal: nothing,
};
const instrumenter = new Instrumenter(
  /** @type {any} */ ({ ...quiet, isDebugEnabled: () => false }),
  undefined,
  undefined,
  undefined,
);

/** @param {string} path @returns {Promise<Mutant[]>} */
const mutantsOf = async (path) => {
  const text = readFileSync(path, 'utf8');
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const { mutants } = await instrumenter.instrument([{ name: path, content: text, mutate: true }], {
    plugins: [],
    ignorers: [],
    excludedMutations: [],
  });
  /** @type {Map<string, number>} */
  const times = new Map();
  return mutants.map(({ location: { start, end }, mutatorName, replacement }) => {
    const from = /** @type {number} */ (starts[start.line]) + start.column;
    const to = /** @type {number} */ (starts[end.line]) + end.column;
    const was = text.slice(from, to);
    const bare = mutatorName === 'BlockStatement' || was.startsWith('case ') || was.startsWith('default:');
    const becomes = bare ? replacement : `(${replacement})`;
    const line = text.slice(starts[start.line], starts[start.line + 1]).trim();
    const change = JSON.stringify([line, mutatorName, was, becomes]);
    const time = (times.get(change) ?? 0) + 1;
    times.set(change, time);
    return {
      ...{ file: path, line: start.line + 1, mutator: mutatorName, was, becomes },
      text: text.slice(0, from) + becomes + text.slice(to),
      key: createHash('sha256').update(`${SEED} ${change} ${time}`).digest('hex'),
    };
  });
};

/**
 * Runs test files against a mutant, or against src as it is; `timedOut` if they take too long, `crashed` if Node fails.
 * @param {string[]} files @param {number} limit @param {Mutant} [mutant]
 * @returns {Promise<Timed[] | 'timedOut' | 'crashed'>}
 */
const runOnce = (files, limit, mutant) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/run-mutant.js'], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-(/** @type {number} */ (child.pid)), 'SIGKILL');
    }, limit);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (isLate) return resolve('timedOut');
      const last = printed.trimEnd().split('\n').at(-1) ?? '';
      if (signal !== null || !last.startsWith('[')) return resolve('crashed');
      const timed = JSON.parse(last);
      if ((code === 0) !== timed.every((/** @type {Timed} */ { passed }) => passed))
        throw new Error(`unclear: ${printed}`);
      return resolve(timed);
    });
    child.stdin.on('error', nothing);
    child.stdin.end(JSON.stringify({ files, mutant }));
  });

/** The same once more after a crash, which may be the machine’s. @type {typeof runOnce} */
const run = async (...given) => {
  const ran = await runOnce(...given);
  return ran === 'crashed' ? runOnce(...given) : ran;
};

/** Whether all tests passed. @param {Awaited<ReturnType<typeof runOnce>>} ran @returns {ran is Timed[]} */
const passed = (ran) => typeof ran !== 'string' && ran.every((file) => file.passed);

/** @param {Mutant} mutant */
const shown = ({ file, line, mutator, was, becomes }) => {
  const short = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `${file}:${line} ${mutator}: ${short(was)} => ${short(becomes)}`;
};

/** @param {Part} part */
const tested = async (part) => {
  const all = (await Promise.all(sourcesOf(part).map(mutantsOf))).flat();
  const drawn = all.sort((one, other) => (one.key < other.key ? -1 : 1)).slice(0, part.mutants);
  for (const { text } of drawn) transformSync(text, { loader: 'ts' });
  const unchanged = await run(
    TESTS.filter((path) => begins(part.tests, path)),
    3_600_000,
  );
  if (!passed(unchanged))
    throw new Error(`without a mutant, tests of ${part.name} fail: ${JSON.stringify(unchanged)}`);
  unchanged.sort((one, other) => one.duration - other.duration);
  const files = unchanged.map(({ file }) => file);
  const seconds = Math.round(unchanged.reduce((sum, { duration }) => sum + duration, 0) / 1000);
  const limit = 60_000 + 5_000 * seconds;
  const empty = drawn[0] && { ...drawn[0], text: '' };
  if (passed(await run(files, limit, empty)))
    throw new Error(`tests of ${part.name} do not see changes of src`);
  console.log(`${part.name}: ${all.length} mutants, ${files.length} test files of ${seconds} s`);
  const survivors = [];
  let timedOut = 0;
  for (const mutant of drawn) {
    const timed = await run(files, limit, mutant);
    if (timed === 'timedOut') timedOut++;
    if (passed(timed)) survivors.push(shown(mutant));
    const fate = passed(timed) ? 'survived' : typeof timed === 'string' ? timed : 'killed';
    console.log(`  ${fate} ${shown(mutant)}`);
  }
  const killed = drawn.length - survivors.length;
  const share = Math.round((1000 * killed) / drawn.length) / 10;
  return {
    ...{ part: part.name, of: all.length, drawn: drawn.length, killed, timedOut, share },
    survivors,
  };
};

/** @type {Awaited<ReturnType<typeof tested>>[]} */
const before = existsSync(RESULT) ? JSON.parse(readFileSync(RESULT, 'utf8')).parts : [];
const results = new Map(before.map((result) => [result.part, result]));
const asked = process.argv.slice(2);
for (const part of PARTS.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  results.set(part.name, await tested(part));
  const parts = PARTS.flatMap(({ name }) => results.get(name) ?? []);
  const drawn = parts.reduce((sum, one) => sum + one.drawn, 0);
  const killed = parts.reduce((sum, one) => sum + one.killed, 0);
  const share = Math.round((1000 * killed) / drawn) / 10;
  writeFileSync(RESULT, `${JSON.stringify({ seed: SEED, drawn, killed, share, parts }, null, 2)}\n`);
  console.log(`${part.name}: ${results.get(part.name)?.share} % killed; so far ${share} % of ${drawn}`);
}
