import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { failure, type Result } from '../core/result';
import { errorCode } from './files';

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

/** Whether whoever made a lock is gone: the process does not run any more, or the lock is too old. */
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
