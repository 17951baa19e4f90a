// How often bots of each strength win at a table with a greedy and a random bot, with 95 % intervals of how much more often.
// Run `npm run build` first; `node test/bench/bot-strengths.mjs [GAMES] [RULES] [STRENGTH]` plays so many games for each
// strength (1,000): two bots of that strength, a greedy one and a random one, who move one seat on after each game; and as many
// with one of each strength and a greedy one, if STRENGTH is left out or `all`. It goes on from what results/bot-strengths.json
// holds, so that it can be run in parts; delete that file when the bots have changed. What the bots weigh by was chosen
// in other games than these: no seed of them is used here. Where all games are played already, some are played again for
// the times alone, which want a quiet machine.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { advisedBot, greedyBot, randomBot } from 'mahjongg/bots';
import { NAMES, RULES, STRENGTHS, timed, wonBy } from './bot-games.mjs';
import { ALL, rowOf } from './pages/bots.mjs';

const FILE = new URL('results/bot-strengths.json', import.meta.url);
const BATCH = 20;
const TIMED = 40;

/** @typedef {{ games: number, wins: number[], choices: number, median: number, most95: number }} Tally */
/** @type {Record<string, Tally>} */
const results = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};

/** @param {readonly number[]} figures @param {number} share */
const quantile = (figures, share) =>
  Number([...figures].sort((one, other) => one - other)[Math.floor(figures.length * share)]?.toFixed(2) ?? 0);

/**
 * The bots of a table: all strengths and a greedy one, or two of a strength, a greedy one and a random one; with the times that
 * those of the strength take.
 * @param {Parameters<typeof advisedBot>[0]} rules @param {import('mahjongg/bots').Strength | 'all'} strength
 */
const seated = (rules, strength) => {
  /** @type {number[]} */
  const taken = [];
  const greedy = greedyBot(rules);
  if (strength === ALL)
    return { taken, bots: [...STRENGTHS.map((one) => timed(advisedBot(rules, one), taken)), greedy] };
  const bot = timed(advisedBot(rules, strength), taken);
  return { taken, bots: [bot, greedy, bot, randomBot()] };
};

/** Keeps what a tally has come to. @param {Tally} tally @param {readonly number[]} taken */
const write = (tally, taken) => {
  Object.assign(tally, {
    choices: taken.length,
    median: quantile(taken, 0.5),
    most95: quantile(taken, 0.95),
  });
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
};

const games = Number(process.argv[2] ?? 1_000);
const [, , , only, strongest] = process.argv;
for (const name of NAMES) {
  if (only !== undefined && only !== name) continue;
  const rules = RULES[name]();
  for (const strength of [...STRENGTHS, ALL]) {
    if (strongest !== undefined && strongest !== strength) continue;
    const key = `${name}, ${strength}`;
    const tally = results[key] ?? { games: 0, wins: [0, 0, 0, 0], choices: 0, median: 0, most95: 0 };
    results[key] = tally;
    const { taken, bots } = seated(rules, strength);
    const played = (/** @type {number} */ game) => wonBy(rules, bots, game, `${name}, game ${game}`);
    while (tally.games < games) {
      for (let made = 0; made < BATCH; made++, tally.games++) {
        const place = played(tally.games)?.place;
        if (place !== undefined) tally.wins[place] = (tally.wins[place] ?? 0) + 1;
      }
      write(tally, taken);
    }
    if (taken.length === 0) for (let game = 0; game < TIMED; game++) played(game);
    write(tally, taken);
    console.log(rowOf([key, tally]).join(', '));
  }
}
