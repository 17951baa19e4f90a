import type { Result } from 'mahjongg';
import type { ExitCode, Io } from '../io';
import { type Env, HANG_UP } from '../io';
import { linesOf } from '../json';
import { appendLine, rowLine, type ScorecardFile, today } from '../scorecard';
import { plain, quotedPath } from '../words';
import { asciiText } from './look';
import { type SavedGame, saveGame, usualName } from './saving';
import { afterSaving, hasUnsaved, hintFor, isOver, type Reply, type Session, step } from './session';

/** Signals that ask the program to stop, with the status it ends with by custom. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: HANG_UP } as const;

/** The status of a program that was asked to stop. */
export type StopStatus = (typeof STATUSES)[keyof typeof STATUSES];

/** Whether somebody asked the program to stop. */
export interface Interrupts {
  /** Comes true once somebody has asked. */
  readonly asked: Promise<unknown>;
  /** The status to end with; undefined as long as nobody has asked. */
  readonly status: () => StopStatus | undefined;
  /** Leaves the signals to the system again. */
  readonly release: () => void;
}

/** Listens to the signals that would end the program, so that it can end in order. */
export const listenToInterrupts = (): Interrupts => {
  const listeners: (() => void)[] = [];
  let asked: StopStatus | undefined;
  const stopped = new Promise((resolve) => {
    for (const [signal, status] of Object.entries(STATUSES)) {
      const listener = (): void => {
        asked ??= status;
        resolve(status);
      };
      process.on(signal, listener);
      listeners.push(() => process.off(signal, listener));
    }
  });
  return { asked: stopped, status: () => asked, release: () => release(listeners) };
};

const release = (listeners: readonly (() => void)[]): void => {
  for (const stop of listeners) stop();
};

/** The longest line a person types. */
const LONGEST = 4096;

/** Gives the lines of an input one at a time; undefined when there are no more. */
export const lineReader = (
  input: AsyncIterable<Uint8Array | string>,
): (() => Promise<string | undefined>) => {
  const chunks = linesOf(input, LONGEST);
  const waiting: string[] = [];
  return async () => {
    while (waiting.length === 0) {
      const next = await chunks.next();
      if (next.done === true) return undefined;
      // A line that is too long is no answer to anything.
      for (const line of next.value) waiting.push('text' in line ? line.text : '(too long)');
    }
    return waiting.shift();
  };
};

/** How long nobody types before something is done in the meantime, in milliseconds. */
const PAUSE = 50;

/**
 * Does a piece of work some times over, one after the other, once the player has begun to read; what is given back stops
 * it. The first time makes tables, the others let the engine see what is worth compiling.
 */
export const whileReading = (times: number, work: () => void): (() => void) => {
  let [left, timer] = [times, setTimeout(() => again(), PAUSE)];
  const again = (): void => {
    work();
    left--;
    if (left > 0) timer = setTimeout(again, 0);
  };
  return () => clearTimeout(timer);
};

/** What of a game lies outside the session. */
export interface Surroundings {
  /** The name of the rule set, for the name of the file. */
  readonly rules: string;
  /** What a saved game says beside the record. */
  readonly saved: Omit<SavedGame, 'record' | 'takenBack'>;
  /** The file of this game, which may be written anew; undefined if it has none yet. */
  readonly own: string | undefined;
  /** The file that was asked for on the command line; undefined if none was. */
  readonly asked: string | undefined;
  /** The file of the score card; undefined if the game is not to be written down. */
  readonly scorecard: ScorecardFile | undefined;
  /** What the environment says. */
  readonly env: Env;
}

/** A game on its way: the session, and which file is its own by now. */
interface Running {
  readonly session: Session;
  readonly own: string | undefined;
}

const PROMPT = '> ';

const gameOf = (
  { table, setup, actions, state, takenBack }: Session,
  { saved }: Surroundings,
): SavedGame => ({
  ...saved,
  takenBack,
  record: table.record({ setup, actions, state }),
});

const printed = (lines: readonly string[], { look }: Session): string => {
  const text = lines.map((line) => `${line}\n`).join('');
  return look.ascii ? asciiText(text) : text;
};

/** Saves the game, and says where. */
const save = (
  { session, own }: Running,
  around: Surroundings,
  path: string | undefined,
): Promise<Result<string, string>> => {
  const { rules, asked, env } = around;
  const place = { path: path ?? (own === undefined ? asked : undefined), own, env };
  return saveGame(gameOf(session, around), { ...place, name: usualName(rules, session.seed) });
};

/** A word as it can be typed to a shell. */
const shellWord = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;

const howToGoOn = (path: string): string => `Go on with: mahjongg play --resume ${shellWord(path)}`;

/** The status of a program that could not save the game. */
const NOT_SAVED = 2;

/** Saves what was not saved when the input ends or the program is told to stop, and says how to go on. */
const stop = async (running: Running, around: Surroundings, io: Io): Promise<ExitCode> => {
  const { session, own } = running;
  if (isOver(session)) return 0;
  if (!hasUnsaved(session) && own === undefined) {
    await io.print('\n');
    return 0;
  }
  const first = hasUnsaved(session) ? await save(running, around, undefined) : undefined;
  if (first?.ok === false) await io.print(printed(['', first.error].map(plain), session));
  // Nobody can be asked for another place now: the usual one must do.
  const saved =
    first?.ok === false
      ? await save({ ...running, own: undefined }, { ...around, asked: undefined }, undefined)
      : first;
  const path = saved === undefined ? (own as string) : saved.ok ? saved.value : undefined;
  const lines =
    path === undefined
      ? ['', saved?.ok === false ? saved.error : '']
      : [
          '',
          saved === undefined ? `The game is in ${path}.` : `The game is saved in ${path}.`,
          howToGoOn(path),
        ];
  await io.print(printed(lines.map(plain), session));
  return path === undefined ? NOT_SAVED : 0;
};

const writeDown = async (session: Session, { scorecard }: Surroundings, io: Io): Promise<void> => {
  if (scorecard === undefined) return;
  const { row } = session.table.end(session.state);
  const back = session.takenBack === 0 ? '' : `; ${session.takenBack} taken back`;
  const remarks = `${row.remarks}${back}`;
  const added = await appendLine(scorecard, rowLine({ ...row, remarks, date: today() }));
  const line = added.ok
    ? `The game is on the score card: mahjongg scorecard`
    : `The game cannot be put on the score card ${quotedPath(scorecard.path)} (${added.error}).`;
  await io.print(printed(['', line], session));
};

/** Does what a reply asks for beside printing; the reply to that, if the player is told something. */
const carryOut = async (
  { session, deed }: Reply,
  own: string | undefined,
  around: Surroundings,
): Promise<{ readonly reply?: Reply; readonly own: string | undefined }> => {
  if (deed?.do !== 'save') return { own };
  const saved = await save({ session, own }, around, deed.path);
  const message = saved.ok ? `The game is saved in ${saved.value}. ${howToGoOn(saved.value)}` : saved.error;
  return { reply: afterSaving(session, message, saved.ok), own: saved.ok ? saved.value : own };
};

const INTERRUPTED = Symbol('interrupted');

/** How often a hint is worked out for nobody, so that the first one asked for comes as soon as the others. */
const REHEARSALS = 3;

/** Works out hints until that is stopped; not at all for a game that is over. */
const rehearse = (session: Session): (() => void) =>
  isOver(session) ? () => {} : whileReading(REHEARSALS, () => hintFor(session));

/** Plays a game to its end, or until the player goes: reads a line, prints the answer, does what it asks for. */
const converse = async (
  first: Reply,
  around: Surroundings,
  io: Io,
  { asked, status }: Interrupts,
): Promise<ExitCode> => {
  const nextLine = lineReader(io.input);
  const interrupted = asked.then(() => INTERRUPTED);
  const stopRehearsing = rehearse(first.session);
  let reply = first;
  let { own } = around;
  const leave = async (): Promise<ExitCode> => {
    const saved = await stop({ session: reply.session, own }, around, io);
    return status() ?? saved;
  };
  for (;;) {
    if (!(await io.print(printed(reply.lines, reply.session)))) return leave();
    const done = await carryOut(reply, own, around);
    own = done.own;
    if (done.reply !== undefined) {
      reply = done.reply;
      continue;
    }
    const { session } = reply;
    if (isOver(session)) {
      await writeDown(session, around, io);
      return 0;
    }
    if (reply.deed?.do === 'leave') return 0;
    if (!(await io.print(PROMPT))) return leave();
    const line = await Promise.race([nextLine(), interrupted]);
    stopRehearsing();
    if (typeof line !== 'string') return leave();
    if (!io.interactive) await io.print(`${plain(line)}\n`);
    reply = step(session, line);
  }
};

/** Plays a game with the person at the input, and leaves everything in order however it ends. */
export const playInShell = async (first: Reply, around: Surroundings, io: Io): Promise<ExitCode> => {
  const interrupts = listenToInterrupts();
  try {
    return await converse(first, around, io, interrupts);
  } finally {
    interrupts.release();
    io.stopReading?.();
  }
};
