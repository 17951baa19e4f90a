import { join } from 'node:path';
import { quoted } from '../../result/reason';
import { failure, type Result, success } from '../../result/result';
import { dataFolder, type Env, writeWhole } from '../files';
import { readTextFile } from '../text-file';
import { readSaved, type SavedGame, savedText } from './saved-game';

/** How many names are tried where a game of the same name was saved before. */
const NAMES_TRIED = 100;

/** Where a game is saved if no file is named: among the user's data, with a number behind the name if it is taken. */
export const usualPaths = (env: Env, rules: string, seed: string): readonly string[] => {
  const name = `${rules}-${seed.replace(/[^\w-]/g, '-').slice(0, 40)}`;
  const folder = join(dataFolder(env), 'saved');
  return Array.from({ length: NAMES_TRIED }, (_, at) =>
    join(folder, `${name}${at === 0 ? '' : `-${at + 1}`}.json`),
  );
};

const TAKEN = 'EEXIST';

/** A game that was saved: its file, or why there is none. */
export type Saving = Result<string, string>;

/** Saves a game under a name of its own; the file it was in already is replaced, others never. */
export const saveGame = async (
  game: SavedGame,
  {
    path,
    own,
    usual,
  }: {
    readonly path: string | undefined;
    readonly own: string | undefined;
    readonly usual: readonly string[];
  },
): Promise<Saving> => {
  const text = savedText(game);
  const named = path ?? own;
  if (named !== undefined) {
    const written = await writeWhole(named, text, { replace: named === own });
    if (written.ok) return success(named);
    return failure(
      written.error === TAKEN
        ? `There is a file ${quoted(named)} already, which stays as it is. Save under another name: s FILE`
        : `The game cannot be saved in ${quoted(named)} (${written.error}). Save it elsewhere: s FILE`,
    );
  }
  for (const one of usual) {
    const written = await writeWhole(one, text, { replace: false });
    if (written.ok) return success(one);
    if (written.error !== TAKEN)
      return failure(
        `The game cannot be saved in ${quoted(one)} (${written.error}). Save it elsewhere: s FILE`,
      );
  }
  return failure('Too many games of this name are saved already. Save under another name: s FILE');
};

const readingFault = (why: string): string => {
  if (why === 'tooLarge') return 'the file is too large.';
  return why === 'notUtf8' ? 'it is no text in UTF-8. The file stays as it is.' : `${why}.`;
};

/** Reads the file of a saved game, which stays as it is whatever it holds. */
export const loadGame = async (path: string): Promise<Result<SavedGame, string>> => {
  const text = await readTextFile(path);
  if (!text.ok) return failure(`the saved game ${quoted(path)} cannot be read: ${readingFault(text.error)}`);
  const game = readSaved(text.value);
  return game.ok
    ? game
    : failure(`the saved game ${quoted(path)} cannot be taken up: ${game.error} The file stays as it is.`);
};
