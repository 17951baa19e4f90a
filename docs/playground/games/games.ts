import { AMERICAN } from './american';
import { CARD_FREE } from './card-free';
import { CHINESE } from './chinese';
import type { Game, GameName } from './game';
import { YEAR } from './year';

/** Every game of the playground, the first one shown first. */
export const GAMES: readonly [Game, ...Game[]] = [CARD_FREE, ...AMERICAN, CHINESE, YEAR];

/** The game of this name; undefined if there is none. */
export const gameNamed = (name: string): Game | undefined => GAMES.find((game) => game.name === name);

/** The game of a name that is known. */
export const gameOfName = (name: GameName): Game => gameNamed(name) ?? GAMES[0];
