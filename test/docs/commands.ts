import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import type { Block } from './markdown';

/** The lines of one `sh` block that run the program, and what the document says they print. */
export interface Session {
  readonly file: string;
  readonly line: number;
  readonly commands: readonly Command[];
  /** The files of the document before it, by their names, if it runs in a folder of its own. */
  readonly files: ReadonlyMap<string, string> | undefined;
  readonly output: readonly string[] | undefined;
}

/** One command line. */
export interface Command {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The exit status the document states with `# exits N`; 0 if it states none. */
  readonly status: number;
}

const PROGRAM = /(^|\|\s*)(npx\s+)?(mahjongg|node dist\/cli\.js)(?=\s|$)/;

/** The commands of a block that run the program; installing, building and the like are not run again. */
const commandsOf = ({ file, line, lines }: Block): Command[] => {
  const commands: Command[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = at;
    let text = lines[at]!.replace(/^\$ /, '');
    while (text.endsWith('\\') && at + 1 < lines.length) {
      at += 1;
      text = `${text.slice(0, -1)}${lines[at]!.trim()}`;
    }
    const parts = text.split(' && ').map((words) => words.trim());
    for (const [index, part] of parts.entries()) {
      // A stated status is that of the whole line, thus of its last command.
      const stated = index === parts.length - 1 ? /# exits (\d+)$/.exec(part)?.[1] : undefined;
      if (PROGRAM.test(part))
        commands.push({ file, line: line + first, text: part, status: Number(stated ?? 0) });
    }
  }
  return commands;
};

/** The blocks that are said to be files, by their names. */
const filesOf = (blocks: readonly Block[]): ReadonlyMap<string, string> =>
  new Map(
    blocks.flatMap(({ words, lines }) => {
      const name = words.find((word) => word.startsWith('file='))?.slice('file='.length);
      return name === undefined ? [] : [[name, `${lines.join('\n')}\n`]];
    }),
  );

/** The sessions of one file's `sh` blocks, `no-run` ones left out. */
export const sessionsOf = (blocks: readonly Block[]): Session[] =>
  blocks.flatMap((block, index) => {
    if (block.language !== 'sh' || block.words.includes('no-run')) return [];
    const commands = commandsOf(block);
    const next = blocks[index + 1];
    const output = next?.language === 'text' && next.follows ? next.lines : undefined;
    const files = block.words.includes('own-folder') ? filesOf(blocks.slice(0, index)) : undefined;
    return commands.length === 0 ? [] : [{ file: block.file, line: block.line, commands, files, output }];
  });

const program = resolve('dist/cli.js');
const folder = resolve('node_modules/.cache/mahjongg-bin');

/** Puts a `mahjongg` that runs the built program where the shell finds it first, and an `npx` that stays out of the way. */
const environment = (): NodeJS.ProcessEnv => {
  if (!existsSync(program)) throw new Error('dist/cli.js is not there: run `npm run build` first');
  mkdirSync(folder, { recursive: true });
  const scripts = { mahjongg: `exec "${process.execPath}" "${program}" "$@"`, npx: 'exec "$@"' };
  for (const [name, line] of Object.entries(scripts)) {
    writeFileSync(`${folder}/${name}`, `#!/bin/sh\n${line}\n`);
    chmodSync(`${folder}/${name}`, 0o755);
  }
  return { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH']}`, NO_COLOR: '1' };
};

/** Runs something in a new folder with these files, where `mahjongg` is installed, or in the repository where there are none. */
const inFolder = <T>(files: Session['files'], run: (cwd: string) => T): T => {
  if (files === undefined) return run('.');
  const own = mkdtempSync(join(tmpdir(), 'mahjongg-session-'));
  for (const [name, text] of files) writeFileSync(join(own, name), text);
  mkdirSync(join(own, 'node_modules'));
  symlinkSync(resolve('.'), join(own, 'node_modules/mahjongg'), 'dir');
  try {
    return run(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
};

const trimmed = (lines: readonly string[]): string[] => lines.map((line) => line.trimEnd());

/** Whether printed lines are the expected ones; an expected line `...` stands for any number of lines. */
export const linesMatch = (printed: readonly string[], expected: readonly string[]): boolean => {
  const [first, ...rest] = expected;
  if (first === undefined) return printed.length === 0;
  if (first === '...')
    return printed.some((_, at) => linesMatch(printed.slice(at), rest)) || rest.length === 0;
  return printed[0] === first && linesMatch(printed.slice(1), rest);
};

/** Runs a session and gives one message for each thing that is not as the document says. */
export const sessionProblems = (session: Session): string[] =>
  inFolder(session.files, (cwd) => problemsIn(session, cwd));

const problemsIn = (session: Session, cwd: string): string[] => {
  const env = environment();
  const problems: string[] = [];
  let printed = '';
  for (const { file, line, text, status } of session.commands) {
    // With its errors among its output, as a person at a terminal sees them.
    const result = spawnSync('/bin/sh', ['-c', `{ ${text}\n} 2>&1`], {
      cwd,
      env,
      encoding: 'utf8',
      input: '',
      timeout: 30_000,
    });
    printed += result.stdout;
    if (result.status !== status)
      problems.push(`${file}:${line}: exits ${result.status}, expected ${status}: ${text}\n${result.stdout}`);
  }
  const lines = trimmed(printed.replace(/\n$/, '').split('\n'));
  const { output } = session;
  if (output !== undefined && !linesMatch(lines, trimmed(output)))
    problems.push(
      `${session.file}:${session.line}: prints something else than the block after it:\n${printed}`,
    );
  return problems;
};
