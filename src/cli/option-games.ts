import { failure, success } from '../core/result';
import type { Given, Usage } from './given';
import type { RuleSet } from './rule-set';

/** The games that are played with others. */
const TABLES: readonly string[] = ['card-free', 'american-2018', 'nmjl', 'american-game', 'year'];

/** Options of a game to be played that only some games have a use for, with the names of these; the others are for all. */
const ONLY_FOR: Readonly<Record<string, readonly string[]>> = {
  card: ['american-2018', 'nmjl', 'american-game', 'american-solitaire'],
  seat: TABLES,
  players: TABLES,
  against: TABLES,
  'personal-suits': ['year'],
};

/** Refuses an option that the game has no use for. */
export const expectUse = ({ options }: Given, { name }: RuleSet): Usage<void> => {
  const useless = Object.entries(ONLY_FOR).find(
    ([option, games]) => options.has(option) && !games.includes(name),
  );
  if (useless === undefined) return success(undefined);
  const [option, games] = useless;
  return failure(
    `--${option} is not for ${name}; ${games.join(', ')} ${games.length === 1 ? 'has' : 'have'} a use for it`,
  );
};
