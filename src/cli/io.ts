import { stripVTControlCharacters } from 'node:util';
import { linesOf } from './json';
import { COLUMNS, plain, wrapped } from './words';

export type Env = Readonly<Record<string, string | undefined>>;

export interface Io {
  readonly input: AsyncIterable<Uint8Array | string>;
  /** Whether standard input is a terminal, which shows what is typed; it is none if left out. */
  readonly interactive?: boolean | undefined;
  /** Lets go of standard input before its end, so that the program can end; nothing to do if left out. */
  readonly stopReading?: (() => void) | undefined;
  /** Writes to standard output, and waits until it is taken; false if nobody reads any more. */
  readonly print: (text: string) => Promise<boolean>;
  readonly complain: (line: string) => void;
  /** Shows how far a long work is in place of what it showed before; left out where there is no terminal. */
  readonly progress?: ((line: string) => void) | undefined;
  readonly style: Style;
  readonly env: Env;
}

/** How the program ends: 0 answered or won, 1 a single hand did not win, 2 bad input, else it was told to stop. */
export type ExitCode = 0 | 1 | 2 | 129 | 130 | 143;

/** The status of a program whose terminal was closed. */
export const HANG_UP = 129;

/** How much is collected before it is written. */
const BATCH = 65_536;

/** Collects pieces of output, and prints them whenever there are enough; both answer false if nobody reads any more. */
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

/** Lines of an input one at a time, without what keys such as arrows send; one of nothing else asks for help, and one that is too long is no answer to anything. */
export async function* typedLines(input: Io['input']): AsyncGenerator<string> {
  for await (const lines of linesOf(input, LONGEST))
    for (const line of lines) {
      const typed = 'text' in line ? line.text : '(too long)';
      const text = stripVTControlCharacters(typed);
      yield text === '' && typed !== '' ? '?' : text;
    }
}

/** Asks a question and gives the line that is typed, without spaces around it; undefined if the input has ended. */
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
    if (done === true || !io.interactive) await io.print(done === true ? '\n' : `${plain(value)}\n`);
    return done === true ? undefined : value.trim();
  };
};

/** The codes that begin and end what stands out on a terminal. */
const CODES = { bold: [1, 22], dim: [2, 22], good: [32, 39], bad: [31, 39], cool: [36, 39] } as const;

export type Style = Readonly<Record<keyof typeof CODES, (text: string) => string>>;

/** The style of an output: with colors or without. */
export const styleFor = (color: boolean): Style => {
  const styles = Object.entries(CODES).map(([name, [on, off]]) => {
    return [name, (text: string) => (color ? `\u001b[${on}m${text}\u001b[${off}m` : text)] as const;
  });
  return Object.fromEntries(styles) as Style;
};

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** Whether to print colors: on a terminal that has them, unless `NO_COLOR` is set; elsewhere if `FORCE_COLOR` is. */
export const wantsColor = (isTerminal: boolean, env: Env): boolean => {
  if (isSet(env['NO_COLOR'])) return false;
  const forced = env['FORCE_COLOR'];
  if (isSet(forced)) return forced !== '0';
  return isTerminal && env['TERM'] !== 'dumb';
};

/** Signals that ask the program to stop, with the status it ends with by custom. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: HANG_UP } as const;
type Signal = keyof typeof STATUSES;
const SIGNALS = Object.keys(STATUSES) as readonly Signal[];

/** Listens to the signals that would end the program, so that it can end in order: `asked` comes true once somebody has asked. */
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
