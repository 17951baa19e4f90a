import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Result, SEATS, type Seat } from 'mahjongg/card-free';
import { objectReader, oneOfReader, type Reader, wholeReader } from 'mahjongg/game';
import {
  dataFolder,
  expectWritable,
  makeFolder,
  readTextFile,
  TAKEN,
  textGiven,
  tried,
  whyNot,
  whyNotWritten,
  writeWhole,
} from '../files';
import type { Env } from '../io';
import { readJson } from '../json';
import { firstReason, mistaken, orRefused } from '../mistakes';
import { type Open, openRules } from '../rule-set';
import { ruleSetNamed } from '../rule-sets';
import { described, failure, field, isRecord, type Members, success } from '../values';
import { quotedPath } from '../words';
import { CALLS, SORTS, type Wishes } from './table';

/** A game as it was left: its record, and what the record does not say. */
interface SavedGame {
  /** The seed of the bots’ choices. */
  readonly seed: string;
  readonly seat: Seat;
  readonly against: string;
  readonly takenBack: number;
  /** The player’s preferences; the defaults if left out, as in files of older programs. */
  readonly wishes?: Wishes | undefined;
  readonly record: object;
}

/** The value of `saved` that marks a saved game. */
const KIND = 'mahjongg game';

/** A checksum of the game, which shows whether somebody edited the file. */
const checkOf = (game: object): string => createHash('sha256').update(JSON.stringify(game)).digest('hex');

const bodyOf = (game: SavedGame): object => ({ saved: KIND, version: 1, ...game });

const savedText = (game: SavedGame): string => {
  const body = bodyOf(game);
  return `${JSON.stringify({ ...body, check: checkOf(body) })}\n`;
};

const readWishes = (value: unknown): Wishes | undefined => {
  const calls = CALLS.find((one) => one === field(value, 'calls'));
  const sort = SORTS.find((one) => one === field(value, 'sort'));
  return calls && sort && { calls, sort };
};

const textReader: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Reads the members of a saved game, in the order in which they are written. */
const gameReader = (hasWishes: boolean): Reader<SavedGame> =>
  objectReader<SavedGame>({
    seed: textReader,
    seat: oneOfReader(SEATS),
    against: textReader,
    takenBack: wholeReader(Number.MAX_SAFE_INTEGER),
    ...(hasWishes && { wishes: readWishes }),
    record: (value) => (isRecord(value) ? value : undefined),
  });

/** Reads the text of a saved game; its record is read later, by the rules it names. */
const readSaved = (text: string): Result<SavedGame, string> => {
  const json = readJson(text);
  if (!json.ok) return failure(firstReason(json.error));
  const { saved, version, check, ...members } = (isRecord(json.value) ? json.value : {}) as Members;
  if (saved !== KIND) return failure('it is not a game saved by `mahjongg play`.');
  if (version !== 1) return failure(`it has version ${described(version)}; this program reads version 1.`);
  const game = gameReader('wishes' in members)(members);
  if (game === undefined) return failure('parts of it are missing or do not belong there.');
  return check === checkOf(bodyOf(game)) ? success(game) : failure('it was changed after it was saved.');
};

/** How many file names are tried if games of the same name are already saved. */
const NAMES_TRIED = 100;

const ELSEWHERE = 'Save it elsewhere: s FILE';

const notSaved = (path: string, code: string): string => {
  const place = quotedPath(path);
  if (code === TAKEN) return `The file ${place} already exists and was not changed.`;
  return `The game cannot be saved in ${place}: ${whyNotWritten(code)}.`;
};

/** Makes sure, before a game begins, that it can be saved in a file. */
export const expectSavable = async (path: string): Promise<Result<void, string>> => {
  const done = await tried(() => expectWritable(path));
  return done.ok ? done : failure(notSaved(path, done.error));
};

/** Saves in the program’s data folder, with a number after the name if it is taken. */
const saveAmongData = async (game: SavedGame, env: Env): Promise<Result<string, string>> => {
  const name = `${field(game.record, 'rules')}-${game.seed.replace(/[^\w-]/g, '-').slice(0, 40)}`;
  const folder = join(dataFolder(env), 'saved');
  const made = await tried(() => makeFolder(folder));
  if (!made.ok) return failure(`${notSaved(folder, made.error)} ${ELSEWHERE}`);
  for (let number = 1; number <= NAMES_TRIED; number++) {
    const path = join(folder, `${name}${number === 1 ? '' : `-${number}`}.json`);
    const written = await tried(() => writeWhole(path, savedText(game), false));
    if (written.ok) return success(path);
    if (written.error !== TAKEN) return failure(`${notSaved(path, written.error)} ${ELSEWHERE}`);
  }
  return failure(`Too many saved games have this name already. ${ELSEWHERE}`);
};

/**
 * Saves a game whole or not at all, in a file or else in the data folder, replacing only its own file; returns the
 * path, or a sentence that says why it failed.
 */
export const saveGame = async (
  game: SavedGame,
  path: string | undefined,
  { own, env }: { readonly own: string | undefined; readonly env: Env },
): Promise<Result<string, string>> => {
  if (path === undefined) return saveAmongData(game, env);
  const written = await tried(() => writeWhole(path, savedText(game), path === own));
  return written.ok ? success(path) : failure(`${notSaved(path, written.error)} ${ELSEWHERE}`);
};

/** Reads the file of a saved game without changing it. */
export const loadGame = async (path: string): Promise<Result<SavedGame, string>> => {
  const text = await readTextFile(path);
  const game = text.ok ? readSaved(text.value) : failure(`${whyNot(text.error)}.`);
  if (game.ok) return game;
  const kept = !text.ok && text.error === 'ENOENT' ? '' : ' The file stays as it is.';
  return failure(`the saved game ${quotedPath(path)} cannot be resumed: ${game.error}${kept}`);
};

export const gameOfRecord = async (record: object): Promise<Open> => {
  const card = field(record, 'card');
  const text = card === undefined ? undefined : JSON.stringify(card);
  const set = orRefused(ruleSetNamed(field(record, 'rules')));
  return orRefused(await openRules(set, { options: field(record, 'options'), card: text }));
};

/** A game from a file, and the player’s seat if the program saved it. */
interface Recorded {
  readonly record: object;
  readonly seat?: Seat;
}

/** Reads a file that holds the record of a game, or a game that the program saved. */
export const readRecorded = async (path: string): Promise<Recorded> => {
  const refuse = (why: string): never => mistaken(`the file ${quotedPath(path)} cannot be read: ${why}`);
  const text = await textGiven(path);
  const json = readJson(text);
  if (!json.ok) return refuse(firstReason(json.error));
  const { value } = json;
  if (isRecord(value) && Array.isArray(field(value, 'actions'))) return { record: value };
  if (!isRecord(value) || field(value, 'saved') === undefined)
    return refuse('it is not the record of a game.');
  const saved = readSaved(text);
  return saved.ok ? saved.value : refuse(saved.error);
};
