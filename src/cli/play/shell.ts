import type { Result } from 'mahjongg/card-free';
import { whyNotWritten } from '../files';
import { type Env, type ExitCode, type Interrupts, type Io, listenToInterrupts, typedLines } from '../io';
import { type ScorecardFile, today, writeDown } from '../scorecard';
import { type Lines, plain, printed, quotedPath, wrapped } from '../words';
import { asciiText } from './look';
import { saveGame } from './saving';
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

/** How long to wait before working while the player reads, in milliseconds. */
const PAUSE = 50;

/** How many times a hint is computed in advance, so that the first one comes as fast as the others. */
const REHEARSALS = 3;

/**
 * Computes hints, one after the other, while the player reads; the returned function stops it. The first one builds
 * tables, the others let the engine see what is worth compiling.
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

/** What a game needs outside its session. */
export interface Surroundings {
  /** The file of this game, which may be overwritten; undefined if it has none yet. */
  readonly own: string | undefined;
  /** The file named on the command line; undefined if none was. */
  readonly asked: string | undefined;
  readonly scorecard: ScorecardFile | undefined;
  /** Reviews the record of a finished game for its player; undefined in games without advice. */
  readonly review: ((record: object) => Promise<Lines>) | undefined;
  readonly env: Env;
}

const PROMPT = '> ';

/** The exit status if the game could not be saved. */
const NOT_SAVED = 2;

const textOf = (lines: Lines, { look }: Session): string =>
  look.ascii ? asciiText(printed(lines)) : printed(lines);

/** The text of a reply: on a terminal a picture that replaces the last one. */
const shownText = (reply: Reply, io: Io): string => {
  const { session, lines, isWhole = false } = reply;
  const size = terminalOf(io)?.();
  if (size === undefined || lines.length === 0) return textOf(lines, session);
  const text = painted(screenLines(isWhole ? [] : tableLines(session), lines, size));
  return session.look.ascii ? asciiText(text) : text;
};

/** Saves the game in the named file, or else its own file, the one on the command line, or the default one. */
const save = (session: Session, around: Surroundings, path?: string): Promise<Result<string, string>> => {
  const { table, takenBack, wishes, seed } = session;
  const { me: seat, against } = table.sitting;
  const game = { seed, seat, against, takenBack, wishes, record: table.record(session) };
  return saveGame(game, path ?? around.own ?? around.asked, around);
};

const savedText = (saved: Result<string, string>): string =>
  saved.ok ? `The game is saved in ${saved.value}.` : saved.error;

const shellWord = (word: string): string =>
  /^[\w./-]+$/.test(word) ? word : `'${word.replace(/'/g, "'\\''")}'`;

const howToGoOn = (path: string): string => `To resume it: mahjongg play --resume ${shellWord(path)}`;

/** Saves an unsaved game when the input ends or the program is stopped, and says how to resume it. */
const stop = async (session: Session, around: Surroundings, io: Io): Promise<ExitCode> => {
  if (isOver(session)) return 0;
  const say = (...lines: Lines) => io.print(textOf(lines.map(plain), session));
  if (!hasUnsaved(session)) {
    const { own } = around;
    await (own === undefined ? say('') : say('', `The game is saved in ${own}.`, howToGoOn(own)));
    return 0;
  }
  let saved = await save(session, around);
  if (!saved.ok) {
    await say('', saved.error);
    // It can no longer ask for another place, so it uses the default one.
    saved = await save(session, { ...around, own: undefined, asked: undefined });
  }
  await say('', savedText(saved), ...(saved.ok ? [howToGoOn(saved.value)] : []));
  return saved.ok ? 0 : NOT_SAVED;
};

/** Saves a finished game that has a file or was to get one, so that it is not counted again; returns its file. */
const keepGame = async (session: Session, around: Surroundings, io: Io): Promise<string | undefined> => {
  const { own, asked } = around;
  if (own === undefined && asked === undefined) return undefined;
  const saved = await save(session, around);
  if (own !== undefined) return own;
  await io.print(textOf(['', savedText(saved)], session));
  return saved.ok ? saved.value : undefined;
};

/** Puts a finished game on the score card, and says so. */
const keepScore = async (session: Session, { scorecard }: Surroundings, io: Io): Promise<void> => {
  if (scorecard === undefined) return;
  const { row } = session.table.end(session.state);
  const back = session.takenBack === 0 ? '' : `; ${session.takenBack} taken back`;
  const done = await writeDown(scorecard, { ...row, remarks: row.remarks + back, date: today() });
  // The players, not the rules, may decide what a hand is worth (TG-8).
  const points = row.won && row.final === 0 ? ' with 0 points' : '';
  const line = done.ok
    ? `The game is on the score card${points}: mahjongg scorecard`
    : `The game cannot be put on the score card ${quotedPath(scorecard.path)}: ${whyNotWritten(done.error)}.`;
  await io.print(textOf(['', line], session));
};

/** Records a newly finished game, and offers to review or save it until the player leaves. */
const finish = async (
  session: Session,
  isNew: boolean,
  surroundings: Surroundings,
  io: Io,
  next: () => Promise<string | undefined>,
): Promise<ExitCode> => {
  const own = isNew ? await keepGame(session, surroundings, io) : surroundings.own;
  const around = { ...surroundings, own };
  if (isNew) await keepScore(session, around, io);
  const { review } = around;
  const say = (...lines: Lines) => io.print(textOf(lines, session));
  const offer = `Type ${review === undefined ? '' : '“review” to go through your choices, '}“save” to keep the game, or press Enter to leave.`;
  while (io.interactive) {
    await say('', ...wrapped(offer, session.look.width));
    await io.print(PROMPT);
    const line = (await next())?.trim() ?? '';
    const [isSave, path] = /^(?:s|save)(?: +(.+))?$/i.exec(line) ?? [];
    if (isSave !== undefined) {
      await say(savedText(await save(session, around, path)));
    } else if (review !== undefined && /^r(eview)?$/i.test(line)) {
      await say('Reviewing your choices takes a few seconds.');
      await say('', ...(await review(session.table.record(session))));
    } else if (line === '' || /^(q|quit|exit)$/i.test(line)) break;
    else
      await say(
        '',
        ...wrapped('The game is over. “save FILE” chooses the file; q leaves, too.', session.look.width),
      );
  }
  return 0;
};

/** Plays a game to its end, or until the player leaves: reads a line, prints the reply, does what it asks for. */
const converse = async (
  first: Reply,
  surroundings: Surroundings,
  io: Io,
  { asked, status }: Interrupts,
): Promise<ExitCode> => {
  const lines = typedLines(io.input);
  const stopRehearsing = rehearse(first.session);
  // Moves what the terminal shows out of sight, where the player can scroll back to it.
  await io.print('\n'.repeat(terminalOf(io)?.().rows ?? 0));
  let reply = first;
  let around = surroundings;
  if (terminalOf(io) !== undefined)
    process.stdout.on('resize', () => io.print(shownText(reply, io) + PROMPT));
  const next = async (): Promise<string | undefined> =>
    (await Promise.race([lines.next(), asked.then(() => undefined)]))?.value;
  const leave = async (): Promise<ExitCode> => {
    const saved = await stop(reply.session, around, io);
    return status() ?? saved;
  };
  for (;;) {
    const { session, deed } = reply;
    if (!(await io.print(shownText(reply, io)))) return leave();
    if (deed?.do === 'save') {
      const saved = await save(session, around, deed.path);
      around = { ...around, own: saved.ok ? saved.value : around.own };
      const more = saved.ok ? ` ${howToGoOn(saved.value)}` : '';
      reply = afterSaving(session, savedText(saved) + more, saved.ok);
      continue;
    }
    // A game that was over when it was resumed is already on the score card.
    if (isOver(session)) return finish(session, reply !== first, around, io, next);
    if (deed?.do === 'leave') return 0;
    if (!(await io.print(PROMPT))) return leave();
    const line = await next();
    stopRehearsing();
    if (line === undefined) return leave();
    if (!io.interactive) await io.print(`${plain(line)}\n`);
    reply = step(session, line);
  }
};

/** Plays a game with the person at the terminal, and cleans up however it ends. */
export const playInShell = async (first: Reply, around: Surroundings, io: Io): Promise<ExitCode> => {
  const interrupts = listenToInterrupts();
  try {
    return await converse(first, around, io, interrupts);
  } finally {
    interrupts.release();
    io.stopReading?.();
  }
};
