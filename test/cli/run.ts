import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { styleFor, wantsColor } from '../../src/cli/io';
import { runProgram } from '../../src/cli/program';
import { plain } from '../../src/cli/words';

/** The built program. */
export const program: string = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

if (!existsSync(program)) throw new Error('dist/cli.js is not there: run `npm run build` first');

/** What a run of the program came to. */
export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a run gets beside its words. */
export interface RunOptions {
  readonly input?: string | Uint8Array | Iterable<string> | AsyncIterable<string>;
  readonly env?: Readonly<Record<string, string>>;
  readonly progress?: (line: string) => void;
}

const environment = (env: RunOptions['env'] = {}): NodeJS.ProcessEnv => {
  const { NO_COLOR: _no, FORCE_COLOR: _force, NODE_OPTIONS: _options, ...rest } = process.env;
  return { ...rest, ...env };
};

/** Runs the program with these words in this process, which is quicker; its sources, not what was built. */
export const run = async (
  words: readonly string[],
  { input = '', env, progress }: RunOptions = {},
): Promise<Run> => {
  let stdout = '';
  let stderr = '';
  const variables = environment(env);
  const status = await runProgram(words, {
    input: (async function* () {
      if (typeof input !== 'string' && !(input instanceof Uint8Array)) yield* input;
      else if (input.length > 0) yield Buffer.from(input);
    })(),
    print: async (text) => {
      stdout += text;
      return true;
    },
    complain: (line) => {
      stderr += `${plain(line)}\n`;
    },
    progress,
    style: styleFor(wantsColor(false, variables)),
    env: variables,
  });
  return { status, stdout, stderr };
};

/** Runs the built program with these words. */
export const runBuilt = (words: readonly string[], input = ''): Run => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    input,
    env: environment(),
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
};

/** Runs a line of the shell in which `mahjongg` is the program. */
export const runShell = (line: string): Run => {
  const { status, stdout, stderr } = spawnSync(
    '/bin/sh',
    ['-c', `mahjongg() { "$node" "$program" "$@"; }\n${line}`],
    {
      env: { ...environment(), node: process.execPath, program },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  return { status, stdout, stderr };
};

/** Sends lines to the program and gives its answers, as JSON. */
export const answers = async (words: readonly string[], lines: readonly string[]): Promise<unknown[]> => {
  const { status, stdout, stderr } = await run(words, { input: lines.join('\n') });
  if (status !== 0 || stderr !== '') throw new Error(`exit ${status}: ${stderr}`);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as unknown);
};

/** Counts the answers to a stream of lines, and says how much memory the program took at most, in kilobytes. */
export const streamed = (
  words: readonly string[],
  lines: Iterable<string>,
): Promise<{ readonly answered: number; readonly last: string; readonly kilobytes: number }> =>
  new Promise((resolve, reject) => {
    const report = "process.on('exit',()=>process.stderr.write(String(process.resourceUsage().maxRSS)))";
    // New values have little room, so that the figure shows what is kept and not how late it is cleared.
    const options = ['--max-semi-space-size=2', '--import', `data:text/javascript,${report}`];
    const child = spawn(process.execPath, [...options, program, ...words], { env: environment() });
    let answered = 0;
    let partial = '';
    let last = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const parts = (partial + chunk).split('\n');
      partial = parts.pop() ?? '';
      answered += parts.length;
      last = parts.at(-1) ?? last;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', () => resolve({ answered, last, kilobytes: Number(stderr) }));
    const source = lines[Symbol.iterator]();
    const feed = (): void => {
      for (let next = source.next(); !next.done; next = source.next()) {
        if (!child.stdin.write(next.value)) {
          child.stdin.once('drain', feed);
          return;
        }
      }
      child.stdin.end();
    };
    feed();
  });
