// How much more often greedy bots win than random ones at the same table, with its interval of 95 %.
// Run `npm run build` first; `node test/bench/greedy-wins.mjs [GAMES] [RULES...]` plays so many games a table (300).
import { freeForm } from 'mahjongg';
import { greedyBot, randomBot } from 'mahjongg/bots';
import { RULES, timed, wonBy } from './bot-games.mjs';
import { interval } from './pages/bots.mjs';

const [count = '300', ...chosen] = process.argv.slice(2);
const games = Number(count);
for (const [name, make] of Object.entries({ ...RULES, 'no card': () => freeForm() })) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const rules = /** @type {import('mahjongg/game').TableRules} */ (make());
  for (const greedy of [2, 1]) {
    /** @type {number[]} */
    const taken = [];
    const bots = [0, 1, 2, 3].map((place) => (place < greedy ? timed(greedyBot(rules), taken) : randomBot()));
    const won = Array.from({ length: games }, (_, game) =>
      wonBy(rules, bots, game, `${name} ${greedy} ${game}`),
    );
    const places = won.flatMap((one) => one?.place ?? []);
    const wins = places.filter((place) => place < greedy).length;
    const [share] = interval(wins, places.length);
    const least = Math.floor(share / greedy / ((1 - share) / (4 - greedy)));
    const spent = taken.reduce((sum, time) => sum + time, 0) / taken.length;
    console.log(
      `${name}, ${greedy} greedy and ${4 - greedy} random: ${wins} and ${places.length - wins} wins in ${games} games;` +
        ` a greedy bot wins at least ${least} times as often as a random one (95 %); ${spent.toFixed(2)} ms a choice`,
    );
  }
}
