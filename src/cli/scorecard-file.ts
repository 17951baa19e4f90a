import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, type Result, success } from '../core/result';
import { locked } from './file-lock';
import { dataFolder, type Env, errorCode, makeFolder } from './files';

/** The file of a score card. */
export interface ScorecardFile {
  /** Its path. */
  readonly path: string;
  /** The folder of the program’s own that it lies in, which may have to be made; undefined if the user named the file. */
  readonly folder: string | undefined;
}

/** The file of the score card: the one that is named, else the one in the program’s own folder. */
export const scorecardFile = (named: string | undefined, env: Env): ScorecardFile => {
  if (named !== undefined) return { path: named, folder: undefined };
  const folder = dataFolder(env);
  return { path: join(folder, 'scorecard.jsonl'), folder };
};

const NEW_LINE = 10;

/** Whether a file ends within a line: then somebody was stopped while writing. */
const endsWithinLine = async (file: FileHandle, size: number): Promise<boolean> => {
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  await file.read(last, 0, 1, size - 1);
  return last[0] !== NEW_LINE;
};

/** Adds a line with one write; if that fails, the file is cut to where it ended. */
const addLine = async (file: FileHandle, line: string): Promise<Result<void, string>> => {
  const { size } = await file.stat();
  const text = Buffer.from(`${(await endsWithinLine(file, size)) ? '\n' : ''}${line}\n`);
  try {
    const { bytesWritten } = await file.write(text);
    if (bytesWritten !== text.length) throw new Error('ENOSPC');
    await file.sync();
    return success(undefined);
  } catch (error) {
    await file.truncate(size);
    return failure(errorCode(error));
  }
};

/**
 * Adds a line to a score card, whole or not at all, whoever else adds one at the same time. The failure is the code
 * of an error.
 */
export const appendLine = async (
  { path, folder }: ScorecardFile,
  line: string,
): Promise<Result<void, string>> => {
  const made = folder === undefined ? success(undefined) : await makeFolder(folder);
  if (!made.ok) return made;
  return locked(path, async () => {
    const file = await open(path, 'a+', 0o600);
    try {
      return await addLine(file, line);
    } finally {
      await file.close();
    }
  });
};

/** The lines of a file, none if it is not there; the failure is the code of an error. */
export const readLines = async (path: string): Promise<Result<readonly string[], string>> => {
  try {
    const text = await readFile(path, 'utf8');
    return success(text.replace(/^\ufeff/, '').split('\n'));
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' ? success([]) : failure(code);
  }
};
