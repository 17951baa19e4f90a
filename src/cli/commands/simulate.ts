import { optionsOf, valueGiven } from '../arguments';
import type { Command } from '../command';
import { expectUse, RULES_OPTIONS } from '../options';
import { partOf } from '../parts';
import { playOf } from '../play/sit';
import { respond } from '../requests';
import { givenPersonalSuits, PERSONAL_SUITS_OPTION } from '../seats';
import { givenRules } from '../settings';
import { givenBots, playAll } from '../simulation';
import { aloneLines, aloneTallyOf, tallyLines, tallyOf } from '../tallies';
import { counted } from '../words';

/** How many games are played if `--games` does not say. */
const GAMES = 100;
/** The seed if `--seed` gives none. */
const SEED = '1';

/** `mahjongg simulate`. */
export const simulate: Command = {
  usage: ['simulate [OPTIONS]'],
  about: [
    'Lets bots play whole games at one table and prints how the games ended, how often each bot won, how many of its wins were self-drawn, and its score. The bots move one seat on after each game. The same seed gives the same games.',
    'A solitaire has one bot. Prints how many games it won, and how their final scores are spread.',
    'A bot of your own is a module whose default export must be a function (view, random) => action. It gets what a player at its seat can see and returns one of view.legal; random(n) gives a whole number from 0 to n - 1. Call it “own” in --bots. The module runs as part of this program, so use only one you trust.',
  ],
  options: optionsOf({
    ...RULES_OPTIONS,
    ...PERSONAL_SUITS_OPTION,
    'games N': `how many games (${GAMES} if left out)`,
    'seed TEXT': `the same seed gives the same games (${SEED} if left out)`,
    'bots NAMES':
      'who plays, each expert, regular, beginner, greedy, random or own, such as greedy,random,random,random',
    'bot FILE': 'the module of a bot of your own',
    json: 'answer in one line of JSON',
  }),
  noText: '“simulate” takes options only',
  examples: [
    'simulate --rules card-free --games 10 --seed 1',
    'simulate --games 20 --bots greedy,random,random,random --json',
    'simulate --rules year --games 20 --bots greedy,random,random,random',
    'simulate --rules chinese-solitaire --games 1000 --bots random',
    'simulate --bot ./my-bot.mjs --bots own,greedy,greedy,greedy',
  ],
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
    // A solitaire is over so soon that progress is not shown.
    const results = playAll(simulated, bots, io, isAlone ? 100 : 1);
    const tally = isAlone ? aloneTallyOf(results) : tallyOf(results, bots);
    const bot = isAlone ? bots[0]?.name : undefined;
    const title = `${counted(games, 'game')} of ${set.name}, seed ${seed}${bot === undefined ? '' : `, bot ${bot}`}`;
    const head = { rules: set.name, options: rules.options, seed, ...(bot !== undefined && { bot }) };
    await respond(io, given, { ...head, ...tally }, () => {
      const lines = 'scores' in tally ? aloneLines(tally) : tallyLines(tally);
      return [title, '', ...lines];
    });
    return 0;
  },
};
