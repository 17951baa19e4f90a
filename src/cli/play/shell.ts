import type { Result } from 'mahjongg/card-free';
import { type Env, type ExitCode, HANG_UP, type Io, typedLines } from '../io';
import { type ScorecardFile, today, writeDown } from '../scorecard';
import { plain, printed, quotedPath } from '../words';
import { asciiText } from './look';
import { type SavedGame, saveGame, usualName } from './saving';
import { painted, screenLines, terminalOf } from './screen';
import {
  afterSaving,
  hasUnsaved,
  hintFor,
  isOver,
  type Reply,
  type Session,
  step,
  tableLines,
} from './session';

/** Signals that ask the program to stop, with the status it ends with by custom. */
const STATUSES = { SIGINT: 130, SIGTERM: 143, SIGHUP: HANG_UP } as const;
type Signal = keyof typeof STATUSES;
const SIGNALS = Object.keys(STATUSES) as readonly Signal[];

/** Listens to the signals that would end the program, so that it can end in order: `asked` comes true once somebody has asked. */
const listenToInterrupts = () => {
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

type Interrupts = ReturnType<typeof listenToInterrupts>;

/** How long nobody types before something is done in the meantime, in milliseconds. */
const PAUSE = 50;

/** How often a hint is worked out in advance, so that the first one comes as soon as the others. */
const REHEARSALS = 3;

/**
 * Works out hints, one after the other, once the player has begun to read; what is given back stops it. The first time
 * makes tables, the others let the engine see what is worth compiling.
 */
const rehearse = (session: Session): (() => void) => {
  let left = isOver(session) ? 0 : REHEARSALS;
  const again = (): void => {
    if (left-- <= 0) return;
    hintFor(session);
    timer = setTimeout(again, 0);
  };
  let timer = setTimeout(again, PAUSE);
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
  readonly scorecard: ScorecardFile | undefined;
  readonly env: Env;
}

const PROMPT = '> ';

/** The status of a program that could not save the game. */
const NOT_SAVED = 2;

const textOf = (lines: readonly string[], { look }: Session): string =>
  look.ascii ? asciiText(printed(lines)) : printed(lines);

/** What is printed of a reply: on a terminal a picture in place of the last one. */
const shownText = (reply: Reply, io: Io): string => {
  const { session, lines, isWhole = false } = reply;
  const size = terminalOf(io)?.();
  if (size === undefined || lines.length === 0) return textOf(lines, session);
  const text = painted(screenLines(isWhole ? [] : tableLines(session), lines, size));
  return session.look.ascii ? asciiText(text) : text;
};

/** Saves the game in the file that is named, else in its own one, in that of the command line or in the usual one. */
const save = (
  { table, setup, actions, state, takenBack, seed }: Session,
  { rules, saved, own, asked, env }: Surroundings,
  path?: string,
): Promise<Result<string, string>> => {
  const game = { ...saved, takenBack, record: table.record({ setup, actions, state }) };
  return saveGame(game, {
    path: path ?? (own === undefined ? asked : undefined),
    own,
    env,
    name: usualName(rules, seed),
  });
};

const shellWord = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;

const howToGoOn = (path: string): string => `Go on with: mahjongg play --resume ${shellWord(path)}`;

/** Saves what was not saved when the input ends or the program is told to stop, and says how to go on. */
const stop = async (session: Session, around: Surroundings, io: Io): Promise<ExitCode> => {
  if (isOver(session)) return 0;
  const say = (...lines: readonly string[]) => io.print(textOf(lines.map(plain), session));
  if (!hasUnsaved(session)) {
    const { own } = around;
    await (own === undefined ? say('') : say('', `The game is in ${own}.`, howToGoOn(own)));
    return 0;
  }
  let saved = await save(session, around);
  if (!saved.ok) {
    await say('', saved.error);
    // It can no longer ask for another place, so it uses the usual one.
    saved = await save(session, { ...around, own: undefined, asked: undefined });
  }
  await (saved.ok
    ? say('', `The game is saved in ${saved.value}.`, howToGoOn(saved.value))
    : say('', saved.error));
  return saved.ok ? 0 : NOT_SAVED;
};

/** Puts a finished game on the score card, and says so. */
const keepScore = async (session: Session, { scorecard }: Surroundings, io: Io): Promise<void> => {
  if (scorecard === undefined) return;
  const { row } = session.table.end(session.state);
  const back = session.takenBack === 0 ? '' : `; ${session.takenBack} taken back`;
  const done = await writeDown(scorecard, { ...row, remarks: row.remarks + back, date: today() });
  const line = done.ok
    ? 'The game is on the score card: mahjongg scorecard'
    : `The game cannot be put on the score card ${quotedPath(scorecard.path)} (${done.error}).`;
  await io.print(textOf(['', line], session));
};

/** Plays a game to its end, or until the player goes: reads a line, prints the answer, does what it asks for. */
const converse = async (
  first: Reply,
  surroundings: Surroundings,
  io: Io,
  { asked, status }: Interrupts,
): Promise<ExitCode> => {
  const lines = typedLines(io.input);
  const stopRehearsing = rehearse(first.session);
  // What the terminal shows moves out of sight, where it can be scrolled back to.
  await io.print('\n'.repeat(terminalOf(io)?.().rows ?? 0));
  let reply = first;
  let around = surroundings;
  if (terminalOf(io) !== undefined)
    process.stdout.on('resize', () => io.print(shownText(reply, io) + PROMPT));
  const leave = async (): Promise<ExitCode> => {
    const saved = await stop(reply.session, around, io);
    return status() ?? saved;
  };
  for (;;) {
    const { session, deed } = reply;
    if (!(await io.print(shownText(reply, io)))) return leave();
    if (deed?.do === 'save') {
      const saved = await save(session, around, deed.path);
      if (saved.ok) around = { ...around, own: saved.value };
      const message = saved.ok
        ? `The game is saved in ${saved.value}. ${howToGoOn(saved.value)}`
        : saved.error;
      reply = afterSaving(session, message, saved.ok);
      continue;
    }
    if (isOver(session)) {
      await keepScore(session, around, io);
      return 0;
    }
    if (deed?.do === 'leave') return 0;
    if (!(await io.print(PROMPT))) return leave();
    const line = await Promise.race([lines.next(), asked.then(() => undefined)]);
    stopRehearsing();
    if (line === undefined || line.done === true) return leave();
    if (!io.interactive) await io.print(`${plain(line.value)}\n`);
    reply = step(session, line.value);
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
