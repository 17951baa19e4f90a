import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import {
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  truncate,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Result } from 'mahjongg/card-free';
import type { Env } from './io';
import { LINE_LIMIT, NEW_LINE } from './json';
import { mistaken } from './mistakes';
import { failure, success } from './values';
import { type Lines, quotedPath } from './words';

/**
 * The folder for the program’s data: `MAHJONGG_DATA`, or else `mahjongg` in the user’s data folder (`XDG_DATA_HOME`, or
 * the system’s own).
 */
export const dataFolder = (env: Env): string => {
  // An empty variable counts as none.
  const shared = env['XDG_DATA_HOME'] || env['LOCALAPPDATA'] || join(homedir(), '.local', 'share');
  return env['MAHJONGG_DATA'] || join(shared, 'mahjongg');
};

/** The code of a file system error, such as `ENOENT`; for any other error its message. */
const errorCode = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
};

/** The result of work with files; a failure holds the error code. */
export const tried = async <T>(work: () => Promise<T>): Promise<Result<T, string>> => {
  try {
    return success(await work());
  } catch (error) {
    return failure(errorCode(error));
  }
};

/** The value of a promise; undefined if it fails with this error code. */
const unless = <T>(code: string, promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error: unknown) => {
    if (errorCode(error) !== code) throw error;
    return undefined;
  });

/** The error code for a file that already exists. */
export const TAKEN = 'EEXIST';

/** Makes a private folder, and those above it, if they do not exist; Node’s own `recursive` never ends in `/proc`. */
export const makeFolder = async (path: string): Promise<void> => {
  if (path === dirname(path) || (await unless('ENOENT', stat(path)))) return;
  await makeFolder(dirname(path));
  await unless(TAKEN, mkdir(path, 0o700));
};

/** Writes a text to a temporary file next to the real one; returns its path. */
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

/** Makes sure that a new file can be written, by trying it with a temporary file next to it. */
export const expectWritable = async (path: string): Promise<void> => {
  const found = await unless('ENOENT', lstat(path));
  if (found !== undefined) throw new Error(found.isDirectory() ? 'EISDIR' : TAKEN);
  await rm(await writeBeside(path, ''), { force: true });
};

/**
 * Writes a file whole or not at all, so that a reader sees the old text or the new one. Replaces an existing file only
 * if `isReplaced`.
 */
export const writeWhole = async (path: string, text: string, isReplaced: boolean): Promise<void> => {
  const beside = await writeBeside(path, text);
  try {
    await (isReplaced ? rename(beside, path) : link(beside, path));
  } finally {
    await rm(beside, { force: true });
  }
};

/** Why a file cannot be read, by error code. */
const WHY_NOT: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a file is in the place of its folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOCKED: 'another program is writing it',
  tooLarge: `it has more than ${LINE_LIMIT} bytes`,
  notUtf8: 'it is not UTF-8 text; save it as UTF-8',
};

export const whyNot = (code: string): string => WHY_NOT[code] ?? code;

/** Why a file cannot be written, by error code. */
export const whyNotWritten = (code: string): string =>
  code === 'ENOENT' ? 'there is no such folder' : whyNot(code);

/** The text of a file of at most `LINE_LIMIT` bytes, or why it cannot be read: `tooLarge`, `notUtf8`, or an error code. */
export const readTextFile = (path: string): Promise<Result<string, string>> =>
  tried(async () => {
    const pieces: Uint8Array[] = [];
    // Reading one byte more than the limit shows that a file is too long.
    for await (const piece of createReadStream(path, { end: LINE_LIMIT })) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    if (bytes.length > LINE_LIMIT) throw new Error('tooLarge');
    // A zero byte is a sign of UTF-16; no JSON has one.
    if (!isUtf8(bytes) || bytes.includes(0)) throw new Error('notUtf8');
    return bytes.toString('utf8');
  });

/** The text of a file named on the command line; `hint` is what to do if it cannot be read. */
export const textGiven = async (path: string, prefix = '', hint = ''): Promise<string> => {
  const read = await readTextFile(path);
  return read.ok
    ? read.value
    : mistaken(`${prefix}the file ${quotedPath(path)} cannot be read: ${whyNot(read.error)}${hint}`);
};

/** Whether two paths lead to the same file; false if either does not exist. */
export const isSameFile = async (one: string, other: string): Promise<boolean> => {
  const files = await tried(() => Promise.all([one, other].map((path) => stat(path, { bigint: true }))));
  if (!files.ok) return false;
  const [{ dev, ino } = {}, second] = files.value;
  return dev === second?.dev && ino === second?.ino;
};

/** The lines of a file; a single empty one if it does not exist. */
export const readLines = async (path: string): Promise<Lines> => {
  const text = (await unless('ENOENT', readFile(path, 'utf8'))) ?? '';
  return text.replace(/^\ufeff/, '').split('\n');
};

/** Whether a file ends in the middle of a line because a program was stopped while writing. */
const endsWithinLine = async (file: FileHandle, size: number): Promise<boolean> => {
  const last = Buffer.alloc(1);
  return size > 0 && (await file.read(last, 0, 1, size - 1)) && last[0] !== NEW_LINE;
};

/** Adds a text to a file, whole or not at all; adds a line break first if the file ends in the middle of a line. */
const append = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'a+', 0o600);
  const { size } = await file.stat();
  try {
    const bytes = Buffer.from((await endsWithinLine(file, size)) ? `\n${text}` : text);
    const { bytesWritten } = await file.write(bytes);
    if (bytesWritten !== bytes.length) throw new Error('ENOSPC');
    await file.sync();
  } catch (error) {
    await file.truncate(size);
    throw error;
  } finally {
    await file.close();
  }
};

/** Adds a line to a file, whole or not at all, safely even if other programs add theirs at the same time. */
export const appendLine = (path: string, line: string): Promise<void> =>
  locked(path, () => append(path, `${line}\n`));

/** Adds to a file what `more` makes from its text (undefined for no file), if anything, while no other program writes. */
export const extendFile = (
  path: string,
  more: (text: string | undefined) => Promise<string>,
): Promise<void> =>
  locked(path, async () => {
    const read = await readTextFile(path);
    if (!read.ok && read.error !== 'ENOENT') throw new Error(read.error);
    const text = await more(read.ok ? read.value : undefined);
    if (text !== '') await append(path, text);
  });

/** Removes a text from the end of a file, while no other program writes; false if the file does not end with it. */
export const shortenFile = (path: string, end: string): Promise<boolean> =>
  locked(path, async () => {
    const [bytes, last] = [await readFile(path), Buffer.from(end)];
    const isLast = bytes.subarray(-last.length).equals(last);
    if (isLast) await truncate(path, bytes.length - last.length);
    return isLast;
  });

/** How long to wait for a lock, in milliseconds. */
const PATIENCE = 10_000;
/** A lock older than this, in milliseconds, was left behind, since locks are held only during a write. */
const LEFT_BEHIND = 20_000;
/** How old a lock must be, in milliseconds, before checking whether its program still runs; younger ones come and go. */
const SUSPECT = 2_000;
const PAUSE = 15;

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
};

/** Whether a lock was left behind: its process no longer runs, or it is too old. */
const isLeftBehind = async (lock: string): Promise<boolean> => {
  const { mtimeMs } = await stat(lock);
  const pid = Number(await readFile(lock, 'utf8'));
  const age = Date.now() - mtimeMs;
  // A lock without a process id is from a program that ended before it could write one.
  return age > LEFT_BEHIND || (age > SUSPECT && (pid === 0 || !runs(pid)));
};

/** Removes a lock that was left behind; if several programs try, only one succeeds in moving it. */
const clear = async (lock: string): Promise<void> => {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside);
  await rm(aside, { force: true });
};

const take = async (lock: string): Promise<boolean> => {
  const file = await unless('EEXIST', open(lock, 'wx', 0o600));
  await file?.writeFile(String(process.pid));
  await file?.close();
  return file !== undefined;
};

/** Does some work while holding a lock, which is a file next to the guarded one. */
const locked = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  const lock = `${path}.lock`;
  const end = Date.now() + PATIENCE;
  while (!(await take(lock))) {
    // The holder can release the lock at any moment, and other programs can clear it.
    const isOld = await isLeftBehind(lock).catch(() => false);
    if (isOld) await clear(lock).catch(() => {});
    else if (Date.now() > end) throw new Error('ELOCKED');
    else await setTimeout(PAUSE + Math.random() * PAUSE);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
};
