import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { link, lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Result } from 'mahjongg';
import type { Env } from './io';
import { LINE_LIMIT } from './json';
import { failure, success } from './result';

const given = (value: string | undefined): string | undefined => (value === '' ? undefined : value);

/**
 * The folder of what the program keeps: that of `MAHJONGG_DATA`, else `mahjongg` among the user's data
 * (`XDG_DATA_HOME`, or where the system has them).
 */
export const dataFolder = (env: Env): string => {
  const own = given(env['MAHJONGG_DATA']);
  if (own !== undefined) return own;
  const shared = given(env['XDG_DATA_HOME']) ?? given(env['LOCALAPPDATA']);
  return join(shared ?? join(homedir(), '.local', 'share'), 'mahjongg');
};

/** Makes a folder of the program’s own if it is not there; the failure is the code of an error. */
export const makeFolder = async (path: string): Promise<Result<void, string>> => {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    return success(undefined);
  } catch (error) {
    return failure(errorCode(error));
  }
};

/** The code of an error of the file system, such as `ENOENT`; of anything else its message. */
export const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
};

/** What a text is written to at first: a file of its own beside the one that is meant. */
const writeBeside = async (path: string, text: string): Promise<string> => {
  const beside = `${path}.${process.pid}.new`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return beside;
};

/** Gives a file its name, which may be taken only if it is to be replaced. */
const giveName = async (beside: string, path: string, replace: boolean): Promise<void> => {
  if (replace) return rename(beside, path);
  await link(beside, path);
  await rm(beside, { force: true });
};

/** What the system says of a file that is there already, and of a folder in its place. */
export const TAKEN = 'EEXIST';
export const IS_FOLDER = 'EISDIR';

/** What is at a path: the code of an error for a file or a folder, undefined for nothing. */
const takenBy = async (path: string): Promise<string | undefined> => {
  try {
    return (await lstat(path)).isDirectory() ? IS_FOLDER : TAKEN;
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' ? undefined : code;
  }
};

/** Whether a new file can be written there, tried out beside it; the failure is the code of the error. */
export const canWriteNew = async (path: string): Promise<Result<void, string>> => {
  const taken = await takenBy(path);
  if (taken !== undefined) return failure(taken);
  try {
    await rm(await writeBeside(path, ''), { force: true });
    return success(undefined);
  } catch (error) {
    return failure(errorCode(error));
  }
};

/**
 * Writes a file whole or not at all: a reader sees the old text or the new one. A file that is there
 * already is replaced only if that is said; the failure is the code of the error, `EEXIST` for such a file.
 */
export const writeWhole = async (
  path: string,
  text: string,
  { replace }: { readonly replace: boolean },
): Promise<Result<void, string>> => {
  try {
    const beside = await writeBeside(path, text);
    try {
      await giveName(beside, path, replace);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
    return success(undefined);
  } catch (error) {
    return failure(errorCode(error));
  }
};

/** Why a file cannot be read, by what the system says of it; anything else is told as it is. */
const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
};

/** Why a file cannot be read, in words. */
export const whyNot = (code: string): string => WHY_NOT[code] ?? code;

/** The text of a file of as many bytes at most as a line of JSON, or why it cannot be had: `tooLarge`, `notUtf8`, or the code of an error. */
export const readTextFile = async (path: string): Promise<Result<string, string>> => {
  const pieces: Uint8Array[] = [];
  try {
    // One byte more than the limit tells a file that is too long.
    for await (const piece of createReadStream(path, { end: LINE_LIMIT })) pieces.push(piece as Uint8Array);
  } catch (error) {
    return failure(errorCode(error));
  }
  const bytes = Buffer.concat(pieces);
  if (bytes.length > LINE_LIMIT) return failure('tooLarge');
  // A zero byte is a sign of UTF-16; no JSON has one.
  return isUtf8(bytes) && !bytes.includes(0) ? success(bytes.toString('utf8')) : failure('notUtf8');
};

/** How long a lock is waited for, in milliseconds. */
const PATIENCE = 10_000;
/** A lock older than this, in milliseconds, was left behind: it is never held for longer than a write takes. */
const LEFT_BEHIND = 20_000;
/** How old a lock is, in milliseconds, before it is asked whether its program still runs: younger ones come and go. */
const SUSPECT = 2_000;
/** How long is waited between two looks, in milliseconds. */
const PAUSE = 15;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE + Math.random() * PAUSE);
  });

/** Whether a process of this machine runs. */
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
};

/** Whether the maker of a lock is gone: the process does not run any more, or the lock is too old. */
const isLeftBehind = async (lock: string): Promise<boolean> => {
  try {
    const { mtimeMs } = await stat(lock);
    const pid = Number(await readFile(lock, 'utf8'));
    const age = Date.now() - mtimeMs;
    // A lock without a number is of a program that was ended before it could write it.
    return age > LEFT_BEHIND || (age > SUSPECT && (pid === 0 || !runs(pid)));
  } catch {
    return false;
  }
};

/** Takes away a lock that was left behind; of several programs that try, one moves it. */
const clear = async (lock: string): Promise<void> => {
  const aside = `${lock}.${process.pid}`;
  try {
    await rename(lock, aside);
    await rm(aside, { force: true });
  } catch {
    // Somebody else has cleared it.
  }
};

const take = async (lock: string): Promise<boolean> => {
  try {
    const file = await open(lock, 'wx', 0o600);
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Does something while no other program that asks for the same lock does; the lock is a file beside the one
 * that is guarded. The failure is the code of an error.
 */
export const locked = async <T>(
  path: string,
  work: () => Promise<Result<T, string>>,
): Promise<Result<T, string>> => {
  const lock = `${path}.lock`;
  const end = Date.now() + PATIENCE;
  try {
    while (!(await take(lock))) {
      if (await isLeftBehind(lock)) await clear(lock);
      else if (Date.now() > end) return failure('ELOCKED');
      else await pause();
    }
  } catch (error) {
    return failure(errorCode(error));
  }
  try {
    return await work();
  } catch (error) {
    return failure(errorCode(error));
  } finally {
    await rm(lock, { force: true });
  }
};
