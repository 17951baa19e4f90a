import { keep } from '../state/browser-store';
import { GAMES } from './games';
import { keptGame, LAST, NOT_SAVED, type Played, readSaved, restored, type Wishes } from './saved-game';

/** The game of a file, or why there is none, in a sentence. */
export const openText = async (text: string, wishes: Wishes): Promise<Played | string> => {
  const saved = readSaved(text);
  if (saved === undefined) return NOT_SAVED;
  const { rules, card } = saved.record;
  const game = GAMES.find((one) => one.rules === rules && one.byCard === (card !== undefined));
  if (game === undefined) return 'It is of a game that is not played here.';
  const back = await restored(game, text, wishes);
  if (typeof back === 'string') return back;
  keep(LAST, game.name);
  return keptGame(back);
};
