import { failure, success } from '../core/result';
import type { Win } from '../hands/hand';
import type { Given, Usage } from './given';
import { givenPlayers, type Players, usualBy } from './players';
import { field } from './requests';
import type { Open } from './rule-set';
import { readSettings, type Settings, winOf } from './settings';

/** What the command line says about the game, the win and the players. */
export interface Asked extends Settings {
  /** The players that it names. */
  readonly players: Players;
}

/** Reads the command line. */
export const readAsked = async (given: Given): Promise<Usage<Asked>> => {
  const settings = await readSettings(given);
  if (!settings.ok) return settings;
  const players = givenPlayers(given, settings.value);
  if (!players.ok) return players;
  const [first] = Object.keys(players.value);
  return first !== undefined && players.value['winner'] === undefined
    ? failure(`--${first} needs --winner beside it`)
    : success({ ...settings.value, players: players.value });
};

/** The win that the command line tells, in these rules. */
export const winFor = (asked: Asked, open: Open, players: Players = asked.players): Win =>
  winOf(asked.by ?? usualBy(players, open), asked, open.set);

/** What of a win was taken to be so because nobody said it, by the names of its members. */
export type Assumed = Readonly<Record<string, unknown>>;

/** What of these members neither of the values has. */
export const assumedOf = (usual: Assumed, ...given: readonly unknown[]): Assumed =>
  Object.fromEntries(
    Object.entries(usual).filter(([name]) => given.every((one) => field(one, name) === undefined)),
  );

/** What a score of this win of a game assumed. */
export const assumedFor = (win: Win, isByGiven: boolean, { assumed }: Open, request?: unknown): Assumed => ({
  ...(!isByGiven && { by: win.by }),
  ...assumedOf(assumed, win, request),
});

/** The member of a win or a sheet in words that are put together so: `flowers of dummies`, `flowers-of-dummies`. */
export const joined = (member: string, by: string): string =>
  member.replace(/[A-Z]/g, (letter) => by + letter.toLowerCase());
