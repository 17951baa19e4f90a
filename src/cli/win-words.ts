import type { WinKind } from '../hands/hand';

const WORDS: Readonly<Record<WinKind, string>> = {
  wall: 'wall',
  discard: 'discard',
  jokerExchange: 'joker exchange',
  looseTile: 'loose tile',
  exchangeTile: 'tile of a joker exchange',
  misnamedDiscard: 'misnamed discard',
  charleston: 'Charleston',
  steal: 'stealing',
};

/** What is printed of the way a hand was won; `assumed` if nobody said so. */
export const wonLine = (by: WinKind, assumed: boolean): string =>
  `Won by ${WORDS[by]}${assumed ? ' (if not so, say it with --by)' : ''}`;
