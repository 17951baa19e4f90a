import type { Options } from '../options/chosen';
import { gameNamed, type PlayedName } from './games';

/** The game that a link asks for, or that the page tells its address. */
export interface PlayLink {
  readonly play?: PlayedName | undefined;
  /** How strong the others play. */
  readonly against?: string | undefined;
  /** What the walls, the dice and the bots come from. */
  readonly seed?: string | undefined;
  /** How many play, where it is not the usual number. */
  readonly players?: number | undefined;
  /** The options that differ from the usual ones; the table reads them. */
  readonly house?: Options | undefined;
  /** Whether the page has made the link itself: then the game that is kept goes on, whatever its seed is. */
  readonly isOwn?: boolean;
}

const LONGEST_SEED = 200;

const readHouse = (text: string): PlayLink | string => {
  try {
    return { house: { ...JSON.parse(text) } };
  } catch {
    return 'It is not JSON.';
  }
};

/** Reads the parts of a link, each on its own; a sentence for what is wrong. */
export const PLAY_READERS: Readonly<
  Record<'play' | 'against' | 'seed' | 'players' | 'house', (text: string) => PlayLink | string>
> = {
  play: (text) => {
    const game = gameNamed(text);
    return game === undefined ? 'There is no such game.' : { play: game.name };
  },
  against: (text) => (/^[a-z]{1,20}$/.test(text) ? { against: text } : 'There is no such strength.'),
  seed: (text) => (text.length <= LONGEST_SEED ? { seed: text } : 'It is too long.'),
  players: (text) => (/^[34]$/.test(text) ? { players: Number(text) } : 'There must be 3 or 4 players.'),
  house: readHouse,
};

/** The parts of the link of a game. */
export const partsOf = ({
  play,
  against,
  seed,
  players,
  house = {},
}: PlayLink): readonly (readonly [string, string])[] => {
  const rules = Object.keys(house).length === 0 ? undefined : JSON.stringify(house);
  return Object.entries({ play, against, seed, players: players?.toString(), house: rules }).flatMap(
    ([name, text]) => (text === undefined || text === '' ? [] : [[name, text] as const]),
  );
};
