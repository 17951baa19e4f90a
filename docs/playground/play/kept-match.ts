import { keep, kept } from '../state/browser-store';
import type { PlayedGame } from './games';

/** A match as it is kept in the browser. */
export interface KeptMatch {
  /** The match before the game that is played. */
  readonly match: string;
  /** The seed of the game of the match that is played; none between two games. */
  readonly seed?: string | undefined;
}

/** The name under which the match of a game is kept. */
export const matchKey = ({ name }: PlayedGame): string => `match.${name}`;

/** The match that is kept of a game; undefined if there is none. */
export const keptMatch = (game: PlayedGame): KeptMatch | undefined => {
  const [seed, match = ''] = kept(matchKey(game))?.split('\n') ?? [];
  return seed === undefined ? undefined : { match, seed: seed === '' ? undefined : seed };
};

/** Keeps a match; undefined forgets it. */
export const keepMatch = (game: PlayedGame, match: KeptMatch | undefined): void => {
  keep(matchKey(game), match && `${match.seed ?? ''}\n${match.match}`);
};
