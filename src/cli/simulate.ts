import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import type { PlayedBy, Plays } from '../games/game-of';
import { badInput } from './bad-input';
import { givenBots } from './bot-list';
import { columns } from './columns';
import type { Command } from './command';
import { countGiven, type Given, type Usage } from './given';
import type { ExitCode, Io } from './io';
import { expectUse } from './option-games';
import { RULES_OPTIONS } from './options';
import { playedOf } from './parts';
import { givenPersonalSuits, PERSONAL_SUITS_OPTION } from './personal-suits';
import { jsonLine } from './plain';
import { printed } from './reasons-text';
import { givenRules } from './settings';
import { simulateAlone } from './simulate-alone';
import { aloneGame } from './solitaire-tally';
import { type NamedBot, rackGame, type TableGame, yearTable } from './table-game';
import { emptyTally, playOne, type Tally } from './tally';

/** How many games are played if `--games` does not say. */
const GAMES = 100;
/** What chance comes from if `--seed` does not say. */
const SEED = '1';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const ENDINGS: readonly (readonly [keyof Tally['endings'], string])[] = [
  ['mahjongg', 'Mah Jongg'],
  ['wallGame', 'wall games'],
  ['mahjonggInError', 'Mah Jongg in error'],
  ['falseWin', 'false wins'],
  ['deadHands', 'dead hands'],
];

const tableOf = (tally: Tally, rules: TableGame, seed: string): readonly string[] => {
  const { games, endings, bots, withoutValue } = tally;
  const ways = ENDINGS.filter(([ending]) => endings[ending] > 0).map(([ending, name]) => [
    name,
    String(endings[ending]),
    percent(endings[ending], games),
  ]);
  const players = bots.map(({ bot, wins, drawn, score }, place) => [
    `${place + 1} ${bot}`,
    String(wins),
    percent(wins, games),
    String(drawn),
    String(score),
    (score / games).toFixed(2),
  ]);
  const left = 'left' as const;
  const right = 'right' as const;
  return [
    `${games} ${games === 1 ? 'game' : 'games'} of ${rules.name}, seed ${seed}`,
    '',
    ...columns([['ended by', 'games', ''], ...ways], [left, right, right]),
    '',
    ...columns(
      [['bot', 'wins', '', 'drawn', 'score', 'a game'], ...players],
      [left, right, right, right, right, right],
    ),
    ...(withoutValue === 0
      ? []
      : [
          '',
          withoutValue === 1
            ? 'One win is of a hand whose value the rules do not say (TG-8); nobody has paid for it.'
            : `${withoutValue} wins are of hands whose value the rules do not say (TG-8); nobody has paid for them.`,
        ]),
  ];
};

const played = (
  rules: TableGame,
  bots: readonly NamedBot[],
  games: number,
  seed: string,
  { progress }: Io,
): Usage<Tally> => {
  const tally = emptyTally(bots);
  while (tally.games < games) {
    const one = playOne(tally, rules, bots, seed);
    if (!one.ok) return one;
    progress?.(`${tally.games} of ${games} games`);
  }
  progress?.('');
  return success(tally);
};

const isPlayedBy = <K extends keyof Plays>(rules: PlayedBy, play: K): rules is PlayedBy<K> =>
  rules.table.play === play;

const simulateTable = async (
  given: Given,
  rules: TableGame,
  games: number,
  seed: string,
  io: Io,
): Promise<Usage<ExitCode>> => {
  const bots = await givenBots(given, rules);
  if (!bots.ok) return bots;
  const tally = played(rules, bots.value, games, seed, io);
  if (!tally.ok) return tally;
  const { name, options } = rules;
  await io.print(
    given.options.has('json')
      ? jsonLine({ rules: name, options, seed, ...tally.value })
      : printed(tableOf(tally.value, rules, seed)),
  );
  return success(0);
};

/** `mahjongg simulate`. */
export const simulate: Command = {
  name: 'simulate',
  summary: 'lets bots play games, and counts who wins',
  usage: ['simulate [OPTIONS]'],
  about: [
    'Lets bots play whole games at one table and prints how the games ended, how often each bot won, how many of its wins it drew itself, and its score. The bots move one seat on after each game. The same seed gives the same games.',
    'A solitaire has one bot; of its games are printed how many were won, and how their final scores are spread.',
    'A bot of your own is a module whose default export is a function (view, random) => action. It is given what a player at its seat may know, and chooses one of view.legal; random(n) is a whole number from 0 up to n - 1. In --bots it is called “own”. The module runs as part of this program, so use only one you trust.',
  ],
  options: [
    ...RULES_OPTIONS,
    PERSONAL_SUITS_OPTION,
    { name: 'games', value: 'N', help: `how many games (${GAMES} if left out)` },
    { name: 'seed', value: 'TEXT', help: `what chance comes from (${SEED} if left out)` },
    {
      name: 'bots',
      value: 'NAMES',
      help: 'who plays, each expert, regular, beginner, greedy, random or own, such as greedy,random,random,random',
    },
    { name: 'bot', value: 'FILE', help: 'the module of a bot of your own' },
    { name: 'json', help: 'answer in one line of JSON' },
  ],
  examples: [
    'simulate --rules card-free --games 10 --seed 1',
    'simulate --games 20 --bots greedy,random,random,random --json',
    'simulate --rules year --games 20 --bots greedy,random,random,random',
    'simulate --rules chinese-solitaire --games 1000 --bots random',
    'simulate --bot ./my-bot.mjs --bots own,greedy,greedy,greedy',
  ],
  run: async (given, io) => {
    const { text, options } = given;
    if (text !== undefined) return failure(`${quoted(text)} is too much: “simulate” takes options only`);
    const open = await givenRules(given);
    if (!open.ok) return open;
    const used = expectUse(given, open.value.set);
    if (!used.ok) return used;
    const suits = givenPersonalSuits(given);
    if (!suits.ok) return suits;
    const rules = playedOf(open.value);
    if (!rules.ok) return badInput(rules.error, options.has('json') ? rules.error : undefined, io);
    const games = countGiven(given, 'games');
    if (!games.ok) return games;
    const count = games.value ?? GAMES;
    const seed = options.get('seed') ?? SEED;
    if (isPlayedBy(rules.value, 'racks')) return simulateTable(given, rackGame(rules.value), count, seed, io);
    return isPlayedBy(rules.value, 'year')
      ? simulateTable(given, yearTable(rules.value, suits.value), count, seed, io)
      : simulateAlone(given, aloneGame(rules.value), count, seed, io);
  },
};
