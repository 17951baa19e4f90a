import { pathToFileURL } from 'node:url';
import { nearestName } from '../core/nearest-name';
import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import type { Given, Usage } from './given';
import { quotedPath } from './plain';
import { whyNot } from './rack-bots';
import type { NamedBot, TableGame } from './table-game';

/** The name under which the bot of `--bot` is listed. */
const OWN = 'own';

/** The names of the bots that play alone. */
const ALONE: readonly string[] = ['greedy', 'random'];

/** What a module of a user's exports, or why it cannot be loaded. */
const loaded = async (path: string): Promise<Usage<unknown>> => {
  try {
    const module: { readonly default?: unknown } = await import(pathToFileURL(path).href);
    return success(module.default);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return failure(`--bot: the module ${quotedPath(path)} cannot be loaded: ${why}`);
  }
};

const ownBot = async (path: string): Promise<Usage<unknown>> => {
  const bot = await loaded(path);
  if (!bot.ok) return bot;
  return typeof bot.value === 'function'
    ? bot
    : failure(`--bot: the default export of ${quotedPath(path)} is a function (view, random) => action`);
};

const namesGiven = ({ options }: Given, players: number): readonly string[] => {
  const list = options.get('bots');
  if (list !== undefined) return list.split(',').map((name) => name.trim());
  const first = options.has('bot') ? [OWN, 'greedy'] : ['greedy', 'greedy'];
  return Array.from({ length: players }, (_, place) => first[place] ?? 'random');
};

const unknown = (name: string, bots: readonly string[]): Usage<never> => {
  const known = [...bots, OWN];
  const nearest = nearestName(name, known);
  const hint = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
  return failure(
    `--bots: there is no bot ${quoted(name)}${whyNot(name)}; there is ${known.join(', ')}${hint}`,
  );
};

/** The bots of the command line, those of the library by name and the one of `--bot` as `own`. */
export const givenBots = async (
  given: Given,
  { name, players, bots }: Pick<TableGame, 'name' | 'players' | 'bots'>,
): Promise<Usage<readonly NamedBot[]>> => {
  const chosen = await chosenBots(given, name, players, bots);
  if (!chosen.ok) return chosen;
  const { names, own } = chosen.value;
  return success(names.map((one) => ({ name: one, own: one === OWN ? own : undefined })));
};

/** The bot that plays alone: by name, and the one of `--bot` if that is meant. */
export const ownBotOf = async (
  given: Given,
  rules: string,
): Promise<Usage<{ readonly name: string; readonly own: unknown }>> => {
  const chosen = await chosenBots(given, rules, [1], ALONE);
  if (!chosen.ok) return chosen;
  const { names, own } = chosen.value;
  return success({ name: names[0] as string, own });
};

interface Chosen {
  readonly names: readonly string[];
  readonly own: unknown;
}

/** The names of the bots, and the bot of `--bot`. */
const chosenBots = async (
  given: Given,
  rules: string,
  players: readonly number[],
  bots: readonly string[],
): Promise<Usage<Chosen>> => {
  const names = namesGiven(given, Math.max(...players));
  if (!players.includes(names.length)) {
    const seats = players.length === 1 && players[0] === 1 ? '1 player' : `${players.join(' or ')} players`;
    return failure(`--bots: ${rules} is for ${seats}, not ${names.length}`);
  }
  const path = given.options.get('bot');
  if (path !== undefined && !names.includes(OWN))
    return failure(`--bots names no bot “${OWN}”, which would be that of --bot`);
  if (path === undefined && names.includes(OWN)) return failure(`the bot “${OWN}” is named with --bot FILE`);
  const stranger = names.find((name) => name !== OWN && !bots.includes(name));
  if (stranger !== undefined) return unknown(stranger, bots);
  const own = path === undefined ? success(undefined) : await ownBot(path);
  return own.ok ? success({ names, own: own.value }) : own;
};
