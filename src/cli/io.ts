import { stripVTControlCharacters } from 'node:util';
import { linesOf } from './json';
import { COLUMNS, plain, wrapped } from './words';

export type Env = Readonly<Record<string, string | undefined>>;

export interface Io {
  readonly input: AsyncIterable<Uint8Array | string>;
  /** Whether standard input is a terminal, which shows what is typed; false if left out. */
  readonly interactive?: boolean | undefined;
  /** Stops reading standard input before its end, so that the program can end; left out if not needed. */
  readonly stopReading?: (() => void) | undefined;
  /** Writes to standard output and waits until the text is taken; false if nobody reads it anymore. */
  readonly print: (text: string) => Promise<boolean>;
  readonly complain: (line: string) => void;
  /** Shows progress in place of what it showed before; left out if there is no terminal. */
  readonly progress?: ((line: string) => void) | undefined;
  readonly style: Style;
  readonly env: Env;
}

/** The exit status: 0 answered or won, 1 a single hand did not win, 2 bad input, any other stopped by a signal. */
export type ExitCode = 0 | 1 | 2 | 129 | 130 | 143;

/** The exit status after the terminal was closed. */
export const HANG_UP = 129;

/** How many characters are collected before they are written. */
const BATCH = 65_536;

/** Collects pieces of output and prints them when there are enough; both functions return false if nobody reads anymore. */
export const batchFor = ({ print }: Io) => {
  let collected = '';
  const flush = async (): Promise<boolean> => {
    const text = collected;
    collected = '';
    return text === '' || print(text);
  };
  const add = async (piece: string): Promise<boolean> => {
    collected += piece;
    return collected.length < BATCH || flush();
  };
  return { add, flush };
};

const LONGEST = 4096;

/**
 * Lines of an input one at a time, without the codes of keys such as arrows. A line of only such codes becomes `?`, and
 * a line that is too long becomes a text that answers no question.
 */
export async function* typedLines(input: Io['input']): AsyncGenerator<string> {
  for await (const lines of linesOf(input, LONGEST))
    for (const line of lines) {
      const typed = 'text' in line ? line.text : '(too long)';
      const text = stripVTControlCharacters(typed);
      yield text === '' && typed !== '' ? '?' : text;
    }
}

/** Makes a function that asks a question and returns the typed line, trimmed; undefined if the input has ended. */
export const asking = (io: Io): ((question: string) => Promise<string | undefined>) => {
  const lines = typedLines(io.input);
  return async (question) => {
    await io.print(
      question
        .split('\n')
        .flatMap((line) => wrapped(line, COLUMNS))
        .join('\n'),
    );
    const { value, done } = await lines.next();
    if (done || !io.interactive) await io.print(done ? '\n' : `${plain(value)}\n`);
    return done ? undefined : value.trim();
  };
};

/** The terminal codes that begin and end each style. */
const CODES = { bold: [1, 22], dim: [2, 22], good: [32, 39], bad: [31, 39], cool: [36, 39] } as const;

export type Style = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

export const styleFor = (color: boolean): Style => {
  const styles = Object.entries(CODES).map(([name, [on, off]]) => {
    return [name, (text: string) => (color ? `\u001b[${on}m${text}\u001b[${off}m` : text)] as const;
  });
  return Object.fromEntries(styles) as Style;
};

/** Whether to print colors: not if `NO_COLOR` is set; else as `FORCE_COLOR` says; else on a terminal that has them. */
export const wantsColor = (isTerminal: boolean, env: Env): boolean => {
  // An empty variable counts as none.
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced) return forced !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
};

/** Signals that ask the program to stop, with their usual exit statuses. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: HANG_UP } as const;
type Signal = keyof typeof STATUSES;
const SIGNALS = Object.keys(STATUSES) as readonly Signal[];

/** Listens for the signals that would end the program, so that it can end cleanly: `asked` resolves at the first one. */
export const listenToInterrupts = () => {
  let status: ExitCode | undefined;
  let tell = (): void => {};
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const listener = (signal: NodeJS.Signals): void => {
    status ??= STATUSES[signal as Signal];
    tell();
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  const release = (): void => {
    for (const signal of SIGNALS) process.off(signal, listener);
  };
  return { asked, status: () => status, release };
};

export type Interrupts = ReturnType<typeof listenToInterrupts>;
