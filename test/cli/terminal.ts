import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { program } from './run';

/** What a person at a terminal saw. */
export interface Terminal {
  readonly text: string;
  readonly screens: readonly string[];
  readonly status: number | null;
  readonly times: readonly number[];
  readonly kept: boolean;
}

/** What is typed at a prompt: the answer of the first pattern that is found in what was printed since the last one. */
export type Rules = readonly (readonly [pattern: string, answer: string])[];

const script = fileURLToPath(new URL('./terminal.py', import.meta.url));

/** Runs the built program in a terminal of its own. */
export const terminal = (
  words: readonly string[],
  rules: Rules,
  end: string | null,
  {
    size = [80, 24],
    env: more,
  }: { readonly size?: readonly [number, number] | undefined; readonly env?: object },
): Terminal => {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env;
  const given = {
    argv: [process.execPath, program, ...words],
    env: { ...env, TERM: 'xterm', ...more },
    size,
    rules,
    end,
  };
  const { stdout, stderr } = spawnSync('python3', [script], {
    input: JSON.stringify(given),
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: 120_000,
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Terminal;
};
