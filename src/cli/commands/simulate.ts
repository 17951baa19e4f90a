import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type Bot, playGame } from 'mahjongg/bots';
import { SEATS, type Seat } from 'mahjongg/card-free';
import type { GameTypes, PlayedBy } from 'mahjongg/game';
import { type Given, valueGiven, type Work } from '../command';
import { tried, whyNot } from '../files';
import type { Io } from '../io';
import { didYouMean, mistaken, named } from '../mistakes';
import { playOf, whyNoBot } from '../play/sit';
import type { Play } from '../play/table';
import { partOf, type RuleSet } from '../rule-set';
import { givenPersonalSuits, type PersonalSuits, playersAt } from '../seats';
import { expectUse, givenRules, jsonGiven } from '../settings';
import { quoted } from '../values';
import { columns, counted, type Lines, percent, quotedPath, sum } from '../words';

interface Simulated {
  readonly set: RuleSet;
  readonly rules: PlayedBy;
  readonly play: Play;
  readonly suits: PersonalSuits;
  readonly games: number;
  readonly seed: string;
}

/** A bot with its name on the command line. */
interface NamedBot {
  readonly name: string;
  readonly bot: Bot<GameTypes>;
}

const OWN = 'own';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type MakeBot = (rules: PlayedBy) => Bot<GameTypes>;

const MADE_FOR_RULES = 'a function that makes a bot for the rules, (rules) => (view, random) => action';

const ownBots = async (path: string): Promise<MakeBot> => {
  const cannot = (why: string): never =>
    mistaken(`--bot: the module ${quotedPath(path)} cannot be loaded: ${why}`);
  // For a missing file, Node’s own message would name a file of this program.
  const read = await tried(() => readFile(path));
  if (!read.ok) return cannot(whyNot(read.error));
  const module: { readonly default?: unknown } = await import(pathToFileURL(path).href).catch(
    (error: unknown) => cannot(messageOf(error)),
  );
  const make = module.default;
  const wrong = (but: string): never =>
    mistaken(`--bot: the default export of ${quotedPath(path)} must be ${MADE_FOR_RULES}${but}`);
  if (typeof make !== 'function') return wrong('');
  return (rules) => {
    const bot: unknown = (() => {
      try {
        return make(rules);
      } catch (error) {
        return mistaken(
          `--bot: the function in ${quotedPath(path)} failed: ${messageOf(error)}. It must be ${MADE_FOR_RULES}`,
        );
      }
    })();
    return typeof bot === 'function' ? (bot as Bot<GameTypes>) : wrong('; it returns no bot');
  };
};

const namesGiven = ({ options }: Given, players: number): readonly string[] => {
  const names = options
    .get('bots')
    ?.split(',')
    .map((name) => name.trim());
  if (names !== undefined)
    return names.length > 1 ? names : Array.from({ length: players }, () => names[0] ?? '');
  const first = options.has('bot') ? [OWN, 'greedy'] : ['greedy', 'greedy'];
  return Array.from({ length: players }, (_, place) => first[place] ?? 'random');
};

/** The bots on the command line: those of the library by name, and the one of `--bot` as `own`. */
const givenBots = async (given: Given, { set, rules, play }: Simulated): Promise<readonly NamedBot[]> => {
  const { players } = rules.table;
  const bots = play.bots(rules);
  const known = [...Object.keys(bots), OWN];
  const names = namesGiven(given, Math.max(...players)).map((name) => named(name, known) ?? name);
  if (!players.includes(names.length)) {
    const seats = set.isSolitaire ? '1 player' : `${players.join(' or ')} players`;
    mistaken(`--bots: ${set.name} is for ${seats}, not ${names.length}`);
  }
  const path = given.options.get('bot');
  if (path !== undefined && !names.includes(OWN)) mistaken(`--bot needs a bot “${OWN}” in --bots`);
  if (path === undefined && names.includes(OWN)) mistaken(`the bot “${OWN}” needs --bot FILE`);
  const stranger = names.find((name) => !known.includes(name));
  if (stranger !== undefined)
    mistaken(
      `--bots: there is no bot ${quoted(stranger)}${whyNoBot(stranger)}; the bots are ${known.join(', ')}${didYouMean(stranger, known)}`,
    );
  const own = path === undefined ? undefined : await ownBots(path);
  return names.map((name) => ({ name, bot: (name === OWN ? own?.(rules) : bots[name]) as Bot<GameTypes> }));
};

interface AnyEnd {
  readonly ending: string;
  readonly declared?: { readonly seat: Seat; readonly from: Seat | null; readonly by?: string };
}

/** Plays one game with the first bot at East; ends the command if a bot fails or does something illegal. */
const playOne = (simulated: Simulated, bots: readonly NamedBot[], number: number) => {
  const { set, rules, play, suits, seed } = simulated;
  const failed = (place: number, fault: string): never =>
    mistaken(`game ${number}, bot “${bots[place]?.name}”: ${fault}`);
  let asked = 0;
  const watched = bots.map(({ bot }, place): Bot<GameTypes> => {
    return (view, random) => {
      asked = place;
      return bot(view, random);
    };
  });
  // Each way of playing gets its own bots and players.
  const own = {
    bots: watched as unknown as readonly Bot[],
    seed: `${seed}/${number}`,
    players: set.hasPersonalSuits ? (playersAt(SEATS, suits) as object) : undefined,
  };
  const played = (() => {
    try {
      return playGame(rules as PlayedBy<'racks'>, own);
    } catch (error) {
      // A bot threw it, or returned no action at all, such as a promise.
      return failed(asked, messageOf(error));
    }
  })();
  if (!played.ok) return failed(SEATS.indexOf(played.error.seat), played.error.message);
  const { state, actions } = played.value;
  const game = play.game(rules);
  const { ending, declared } = game.outcome(state) as AnyEnd;
  const won = ending === 'mahjongg' ? declared : undefined;
  const net = game.returns(state);
  return {
    ending,
    winner: won?.seat,
    /** Whether the win was self-drawn, or on a stolen tile. */
    isDrawn: won !== undefined && (won.from === null || won.by === 'steal'),
    /** Whether the winner gets nothing, as where the rules give hands no value (TG-8, YG-13). */
    isWithoutValue: won !== undefined && (net[won.seat] ?? 0) === 0,
    /** What each player has won or lost; in a solitaire the final score. */
    net,
    actions: actions.length,
  };
};

type GameResult = ReturnType<typeof playOne>;

/** Plays the games, moving the bots one seat on in each, so that all are East equally often. */
const playAll = (
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

/** The bots as they sit in a game; they move one place on in each. */
const seating = <B>(bots: readonly B[], game: number): readonly B[] =>
  bots.map((_, place) => bots[(place + game) % bots.length] as B);

/** The ways in which games with others end, and their names. */
const ENDINGS = {
  mahjongg: 'Mah Jongg',
  wallGame: 'wall games',
  mahjonggInError: 'Mah Jongg in error',
  falseWin: 'false wins',
  deadHands: 'dead hands',
} as const;

/** The results by bot, as JSON and as lines; `drawn` counts wins on a tile that nobody discarded, `withoutValue` wins that nobody paid for (TG-8, YG-13). */
const tallyOf = (results: readonly GameResult[], bots: readonly NamedBot[]) => {
  const places = [...bots.keys()];
  const seatOf = (place: number, game: number): Seat => SEATS[seating(places, game).indexOf(place)] ?? 'E';
  const withEnding = (way: string) => results.filter(({ ending }) => ending === way).length;
  const games = results.length;
  const tally = {
    games,
    endings: Object.fromEntries(Object.keys(ENDINGS).map((way) => [way, withEnding(way)])),
    withoutValue: results.filter(({ isWithoutValue }) => isWithoutValue).length,
    actions: sum(results, ({ actions }) => actions),
    bots: bots.map(({ name: bot }, place) => {
      const played = results.map((one, game) => ({ ...one, seat: seatOf(place, game) }));
      const won = played.filter(({ winner, seat }) => winner === seat);
      const drawn = won.filter(({ isDrawn }) => isDrawn).length;
      return { bot, wins: won.length, drawn, score: sum(played, ({ net, seat }) => net[seat] ?? 0) };
    }),
  };
  const ways = Object.entries(ENDINGS).flatMap(([way, name]) => {
    const count = withEnding(way);
    return count === 0 ? [] : [[name, String(count), percent(count, games)]];
  });
  const players = tally.bots.map(({ bot, wins, drawn, score }, place) => [
    `${place + 1} ${bot}`,
    String(wins),
    percent(wins, games),
    String(drawn),
    String(score),
    (score / games).toFixed(2),
  ]);
  const unpaid = counted(tally.withoutValue, 'game');
  const valueless = `In ${unpaid} nobody paid: the rules give no value for the hand that won.`;
  const lines = [
    ...columns([['ended by', 'games', ''], ...ways], 'lrr'),
    '',
    ...columns([['bot', 'wins', '', 'self-drawn', 'score', 'a game'], ...players], 'lrrrrr'),
    ...(tally.withoutValue === 0 ? [] : ['', valueless]),
  ];
  return { tally, lines };
};

/** The end of the first range of scores; each further range ends at twice the score where it begins. */
const FIRST_BOUND = 25;

/** How many games scored at least `from` and less than `below`, in adjoining ranges. */
const histogramOf = (scores: readonly number[]) => {
  const ranges: { from: number; below: number; games: number }[] = [];
  const highest = scores.at(-1) ?? -1;
  for (let [from, below] = [0, FIRST_BOUND]; from <= highest; [from, below] = [below, 2 * below])
    ranges.push({ from, below, games: scores.filter((score) => score >= from && score < below).length });
  return ranges;
};

const BAR = 40;

const histogramLines = (ranges: ReturnType<typeof histogramOf>): Lines => {
  const most = Math.max(...ranges.map(({ games }) => games));
  const rows = ranges.map(({ from, below, games }) => [
    `${from} to ${below}`,
    String(games),
    '#'.repeat(Math.ceil((BAR * games) / most)),
  ]);
  return ['', ...columns([['score', 'games', ''], ...rows], 'lrl')];
};

/** The results of solitaires, as JSON and as lines; the scores of wins are 0 if there were none. */
const aloneTallyOf = (results: readonly GameResult[]) => {
  const won = results.filter(({ ending }) => ending === 'mahjongg').map(({ net }) => net.E ?? 0);
  won.sort((one, other) => one - other);
  const [games, wins] = [results.length, won.length];
  const total = sum(won, (score) => score);
  const winRate = wins / games;
  const scores = {
    mean: total / games,
    meanOfWins: wins === 0 ? 0 : total / wins,
    medianOfWins: won[wins >> 1] ?? 0,
    highest: won.at(-1) ?? 0,
    histogram: histogramOf(won),
  };
  const ends = [
    ['ended by', 'games', ''],
    ['Mah Jongg', String(wins), percent(winRate)],
    ['wall games', String(games - wins), percent(1 - winRate)],
  ];
  const finals = [
    ['final score', ''],
    ['of all games, mean', scores.mean.toFixed(2)],
    ['of games won, mean', scores.meanOfWins.toFixed(2)],
    ['of games won, median', scores.medianOfWins.toFixed(2)],
    ['highest', scores.highest.toFixed(2)],
  ];
  const lines = [
    ...columns(ends, 'lrr'),
    '',
    ...columns(finals, 'lr'),
    ...(wins === 0 ? [] : histogramLines(scores.histogram)),
  ];
  return { tally: { games, wins, winRate, actions: sum(results, ({ actions }) => actions), scores }, lines };
};

/** How many games are played without `--games`. */
const GAMES = 100;
/** The seed without `--seed`. */
const SEED = '1';

export const simulate: Work = {
  noText: '“simulate” takes options only',
  refuse: (rejection) => rejection,
  run: async (given, io) => {
    const open = await givenRules(given);
    const { set } = open;
    expectUse(given, set);
    const suits = givenPersonalSuits(given);
    const rules = partOf('table', open).rules;
    const games = valueGiven(given, 'games', 'some') ?? GAMES;
    const seed = given.options.get('seed') ?? SEED;
    const play = await playOf(open);
    const simulated = { set, rules, play, suits, games, seed };
    const bots = await givenBots(given, simulated);
    const isAlone = set.isSolitaire === true;
    // Solitaires are so short that progress is shown only every 100 games.
    const results = playAll(simulated, bots, io, isAlone ? 100 : 1);
    const { tally, lines } = isAlone ? aloneTallyOf(results) : tallyOf(results, bots);
    const bot = isAlone ? bots[0]?.name : undefined;
    const options = jsonGiven(given, 'options');
    const house = options ? (await import('../house-rules')).houseRulesIn(set.name, options) : [];
    const title = `${counted(games, 'game')} of ${set.name}, seed ${seed}${bot === undefined ? '' : `, bot ${bot}`}`;
    const head = { rules: set.name, options: rules.options, seed, ...(bot !== undefined && { bot }) };
    return { json: { ...head, ...tally }, lines: () => [title, ...house, '', ...lines] };
  },
};
