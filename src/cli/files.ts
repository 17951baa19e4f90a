import { link, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { failure, type Result, success } from '../core/result';

/** What the environment says, by the names of its variables. */
export type Env = Readonly<Record<string, string | undefined>>;

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
 * Writes a file whole or not at all: whoever looks sees the old text or the new one. A file that is there
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
