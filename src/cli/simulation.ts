import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Bot, playGame } from 'mahjongg/bots';
import { SEATS, type Seat } from 'mahjongg/card-free';
import type { BySeat, GameTypes, PlayedBy } from 'mahjongg/game';
import type { Given } from './command';
import { tried, whyNot } from './files';
import type { Io } from './io';
import { didYouMean, mistaken } from './mistakes';
import { whyNoBot } from './play/sit';
import type { Play } from './play/table';
import type { RuleSet } from './rule-set';
import { type PersonalSuits, playersAt } from './seats';
import { quoted } from './values';
import { quotedPath } from './words';

/** A game that is simulated. */
export interface Simulated {
  readonly set: RuleSet;
  readonly rules: PlayedBy;
  readonly play: Play;
  readonly suits: PersonalSuits;
  readonly games: number;
  readonly seed: string;
}

/** A bot by the name given on the command line. */
export interface NamedBot {
  readonly name: string;
  readonly bot: Bot<GameTypes>;
}

/** How one game went. */
export interface GameResult {
  readonly ending: string;
  /** Who won; null if nobody did. */
  readonly winner: Seat | null;
  /** Whether the winning tile was none that somebody discarded. */
  readonly isDrawn: boolean;
  /** Whether the rules leave the value of the winning hand to the players (TG-8). */
  readonly isWithoutValue: boolean;
  /** What each player has won or lost; in a solitaire the final score. */
  readonly net: BySeat<number>;
  /** How many actions were chosen. */
  readonly actions: number;
}

const OWN = 'own';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const ownBot = async (path: string): Promise<Bot<GameTypes>> => {
  const cannot = (why: string): never =>
    mistaken(`--bot: the module ${quotedPath(path)} cannot be loaded: ${why}`);
  // Of a file that is not there Node would say which file of the program asked for it.
  const read = await tried(() => readFile(path));
  if (!read.ok) return cannot(whyNot(read.error));
  const module: { readonly default?: unknown } = await import(pathToFileURL(path).href).catch(
    (error: unknown) => cannot(messageOf(error)),
  );
  return typeof module.default === 'function'
    ? (module.default as Bot<GameTypes>)
    : mistaken(
        `--bot: the default export of ${quotedPath(path)} must be a function (view, random) => action`,
      );
};

const namesGiven = ({ options }: Given, players: number): readonly string[] => {
  const list = options.get('bots');
  if (list !== undefined) return list.split(',').map((name) => name.trim());
  const first = options.has('bot') ? [OWN, 'greedy'] : ['greedy', 'greedy'];
  return Array.from({ length: players }, (_, place) => first[place] ?? 'random');
};

/** The bots of the command line, those of the library by name and the one of `--bot` as `own`. */
export const givenBots = async (
  given: Given,
  { set, rules, play }: Simulated,
): Promise<readonly NamedBot[]> => {
  const players = set.isSolitaire === true ? [1] : rules.table.players;
  const names = namesGiven(given, Math.max(...players));
  if (!players.includes(names.length)) {
    const seats = set.isSolitaire === true ? '1 player' : `${players.join(' or ')} players`;
    mistaken(`--bots: ${set.name} is for ${seats}, not ${names.length}`);
  }
  const path = given.options.get('bot');
  if (path !== undefined && !names.includes(OWN)) mistaken(`--bot needs a bot “${OWN}” in --bots`);
  if (path === undefined && names.includes(OWN)) mistaken(`the bot “${OWN}” needs --bot FILE`);
  const bots = play.bots(rules);
  const known = [...Object.keys(bots), OWN];
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    mistaken(
      `--bots: there is no bot ${quoted(stranger)}${whyNoBot(stranger)}; the bots are ${known.join(', ')}${didYouMean(stranger, known)}`,
    );
  const own = path === undefined ? undefined : await ownBot(path);
  return names.map((name) => ({ name, bot: (name === OWN ? own : bots[name]) as Bot<GameTypes> }));
};

/** What a bot that failed said. */
type Watch = { broken?: string };

/** A bot that, instead of failing, leaves word why and chooses nothing, so that its game stops there. */
const watched =
  (bot: Bot<GameTypes>, watch: Watch): Bot<GameTypes> =>
  (view, random) => {
    try {
      return bot(view, random);
    } catch (error) {
      watch.broken = messageOf(error);
      return undefined as never;
    }
  };

interface AnyEnd {
  readonly ending: string;
  readonly declared?: { readonly seat: Seat; readonly from: Seat | null; readonly by?: string };
  readonly settlement?: object | null;
}

/** Plays one game, the first bot at East; a bot that does something illegal, or fails, ends the command. */
const playOne = (simulated: Simulated, bots: readonly NamedBot[], number: number): GameResult => {
  const { set, rules, play, suits, seed } = simulated;
  const watch: Watch = {};
  const played = playGame(
    // Each way of playing is given its own bots and players.
    rules as PlayedBy<'racks'>,
    {
      bots: bots.map(({ bot }) => watched(bot, watch)) as unknown as readonly Bot[],
      seed: `${seed}/${number}`,
      players: set.hasPersonalSuits === true ? (playersAt(SEATS, suits) as object) : undefined,
    },
  );
  if (!played.ok) {
    const { seat, message } = played.error;
    const who = `the bot “${bots[SEATS.indexOf(seat)]?.name}”${set.isSolitaire === true ? '' : ` at ${seat}`}`;
    const fault = watch.broken === undefined ? `may not do that: ${message}` : `failed: ${watch.broken}`;
    return mistaken(`game ${number}: ${who} ${fault}`);
  }
  const { state, actions } = played.value;
  const game = play.game(rules);
  const { ending, declared, settlement } = game.outcome(state) as AnyEnd;
  const won = ending === 'mahjongg' ? declared : undefined;
  return {
    ending,
    winner: won?.seat ?? null,
    isDrawn: won !== undefined && (won.from === null || won.by === 'steal'),
    isWithoutValue: won !== undefined && settlement === null,
    net: game.returns(state),
    actions: actions.length,
  };
};

/** Plays the games, the bots one seat further in each, so that all are East as often. */
export const playAll = (
  simulated: Simulated,
  bots: readonly NamedBot[],
  { progress }: Io,
  report: number,
): readonly GameResult[] => {
  const results: GameResult[] = [];
  while (results.length < simulated.games) {
    const game = results.length;
    results.push(playOne(simulated, seating(bots, game), game + 1));
    if ((game + 1) % report === 0) progress?.(`${game + 1} of ${simulated.games} games`);
  }
  progress?.('');
  return results;
};

/** The bots as they sit in a game: one place further in each. */
export const seating = <B>(bots: readonly B[], game: number): readonly B[] =>
  bots.map((_, place) => bots[(place + game) % bots.length] as B);
