import { ownValue } from '../core/own-values';
import { type Rejection, rejected } from '../core/reason';
import type { Failure } from '../core/result';
import { RACK_GAMES } from '../games/american/play/table/played-games';

/** The games that advice, judgments and reviews are for, as their rules are made. */
const GAMES = ['cardFree()', 'americanCard(card)'];

/** The reason why something is not answered by these rules; undefined if it is. */
export const unsupported = (rules: object, what: string): Failure<Rejection> | undefined => {
  const table = ownValue(rules, 'table');
  const isPlayed = typeof table === 'object' && table !== null && ownValue(table, 'play') === RACK_GAMES.play;
  return isPlayed && Object.hasOwn(rules, 'goals')
    ? undefined
    : rejected({
        code: 'notSupported',
        rule: '',
        message: `${what} works with ${GAMES.join(' and ')}, not with these rules.`,
        params: { games: GAMES },
      });
};
