// How much more often greedy bots win than random ones at the same table, with an exact interval.
// Run `npm run build` first; `node test/bench/greedy-wins.mjs [GAMES] [RULES...]` plays so many games a table (300).

import { cardFree, freeForm } from 'mahjongg';
import { americanCard, practiceCard } from 'mahjongg/american';
import { greedyBot, playGame, randomBot } from 'mahjongg/bots';

const RULES = {
  'card-free': () => cardFree(),
  'american-2018, practice card': () => americanCard(practiceCard),
  'american-game, no card': () => freeForm(),
};

/** @param {number} games @param {number} wins @param {number} share */
const atLeast = (games, wins, share) => {
  let term = (1 - share) ** games;
  let below = 0;
  for (let k = 0; k < wins; k++) {
    below += term;
    term *= ((games - k) / (k + 1)) * (share / (1 - share));
  }
  return 1 - below;
};

/**
 * The least share of which so many wins or more are not less likely than 2.5 %: the lower end of Clopper and
 * Pearson's interval of 95 %.
 * @param {number} games @param {number} wins
 */
const leastShare = (games, wins) => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    // Counted from the losing side, where the sums are small and exact.
    const likely = 1 - atLeast(games, games - wins + 1, 1 - middle);
    if (likely < 0.025) low = middle;
    else high = middle;
  }
  return low;
};

/** How long the bots took: how often they chose, and for how many milliseconds in all. */
const clock = { choices: 0, spent: 0 };

/**
 * The same bot, timed.
 * @param {import('mahjongg/bots').Bot} bot
 * @returns {import('mahjongg/bots').Bot}
 */
const timed = (bot) => (view, random) => {
  const began = performance.now();
  const action = bot(view, random);
  clock.spent += performance.now() - began;
  clock.choices++;
  return action;
};

/**
 * Which bot has won a game, by its place; undefined if none has. In each game all sit one place further.
 * @param {import('mahjongg/game').TableRules} rules @param {readonly import('mahjongg/bots').Bot[]} bots
 * @param {number} at @param {string} seed
 */
const winnerOf = (rules, bots, at, seed) => {
  const turned = bots.map((_, place) => /** @type {import('mahjongg/bots').Bot} */ (bots[(place + at) % 4]));
  const played = playGame(rules, { bots: turned, seed });
  if (!played.ok) throw new Error(played.error.message);
  const { state } = played.value;
  const outcome = state.phase === 'over' ? state.now.outcome : undefined;
  if (outcome?.ending !== 'mahjongg') return undefined;
  return ('ESWN'.indexOf(outcome.declared.seat) + at) % 4;
};

const [count = '300', ...chosen] = process.argv.slice(2);
const games = Number(count);
for (const [name, make] of Object.entries(RULES)) {
  if (chosen.length > 0 && !chosen.some((one) => name.startsWith(one))) continue;
  const rules = /** @type {import('mahjongg/game').TableRules} */ (make());
  for (const greedy of [2, 1]) {
    Object.assign(clock, { choices: 0, spent: 0 });
    const bots = [0, 1, 2, 3].map((place) => (place < greedy ? timed(greedyBot(rules)) : randomBot()));
    const winners = Array.from({ length: games }, (_, at) =>
      winnerOf(rules, bots, at, `${name} ${greedy} ${at}`),
    ).filter((place) => place !== undefined);
    const wins = winners.filter((place) => place < greedy).length;
    const share = leastShare(winners.length, wins);
    const least = Math.floor(share / greedy / ((1 - share) / (4 - greedy)));
    console.log(
      `${name}, ${greedy} greedy and ${4 - greedy} random: ${wins} and ${winners.length - wins} wins in ${games} games;` +
        ` a greedy bot wins at least ${least} times as often as a random one (95 %);` +
        ` ${(clock.spent / clock.choices).toFixed(2)} ms a choice`,
    );
  }
}
