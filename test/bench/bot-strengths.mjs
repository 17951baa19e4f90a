// How often bots of each strength win at a table with a greedy and a random bot, with 95 % intervals of how much more often.
// Run `npm run build` first; `node test/bench/bot-strengths.mjs [GAMES] [RULES]` plays so many games for each strength
// (1,000): two bots of that strength, a greedy one and a random one, who move one seat on after each game.

import { cardFree } from 'mahjongg';
import { advisedBot, greedyBot, playGame, randomBot } from 'mahjongg/bots';
import { americanCard, practiceCard } from 'mahjongg/cards';
import { seededRandom } from 'mahjongg/game';

const RULES = {
  'practice card': () => americanCard(practiceCard),
  'Card Free': () => cardFree(),
};

/** @type {readonly import('mahjongg/bots').Strength[]} */
const STRENGTHS = ['beginner', 'regular', 'expert'];

/** The place of the bot that has won a game; undefined if none has.
 * @param {import('mahjongg/game').TableRules} rules @param {readonly import('mahjongg/bots').Bot[]} bots
 * @param {number} at @param {string} seed
 */
const winnerOf = (rules, bots, at, seed) => {
  const turned = bots.map((_, place) => /** @type {import('mahjongg/bots').Bot} */ (bots[(place + at) % 4]));
  const played = playGame(rules, turned, seededRandom(seed));
  if (!played.ok) throw new Error(played.error.error.message);
  const { state } = played.value;
  const outcome = state.phase === 'over' ? state.now.outcome : undefined;
  if (outcome?.ending !== 'mahjongg') return undefined;
  return ('ESWN'.indexOf(outcome.declared.seat) + at) % 4;
};

/**
 * Wilson's interval of 95 % for a share.
 * @param {number} part @param {number} whole
 * @returns {[number, number]}
 */
const interval = (part, whole) => {
  const z = 1.959964;
  const share = part / whole;
  const square = z ** 2 / whole;
  const middle = (share + square / 2) / (1 + square);
  const half = (z * Math.sqrt((share * (1 - share)) / whole + square / 4 / whole)) / (1 + square);
  return [middle - half, middle + half];
};

/**
 * How many times as often each of two bots wins as one other bot, with the interval that follows from the share of
 * their wins among those of all three.
 * @param {number} ours @param {number} theirs
 */
const timesAsOften = (ours, theirs) => {
  const [low, high] = interval(ours, ours + theirs).map((share) => share / (1 - share) / 2);
  return `${(ours / theirs / 2).toFixed(2)} times (${low?.toFixed(2)} to ${high?.toFixed(2)})`;
};

const games = Number(process.argv[2] ?? 1_000);
const only = process.argv[3];
for (const [name, make] of Object.entries(RULES)) {
  if (only !== undefined && only !== name) continue;
  const rules = make();
  for (const strength of STRENGTHS) {
    const bot = advisedBot(rules, strength);
    const bots = [bot, greedyBot(rules), bot, randomBot];
    const wins = [0, 0, 0, 0];
    for (let at = 0; at < games; at++) {
      const place = winnerOf(rules, bots, at, `${name} ${at}`);
      if (place !== undefined) wins[place] = (wins[place] ?? 0) + 1;
    }
    const [first = 0, greedy = 0, third = 0, random = 0] = wins;
    const ours = first + third;
    console.log(
      `${name}, ${strength}: ${ours} wins of two, ${greedy} of the greedy bot, ${random} of the random one in ${games} games;` +
        ` one wins ${timesAsOften(ours, greedy)} as often as the greedy bot,` +
        ` ${timesAsOften(ours, random)} as often as the random one (95 %)`,
    );
  }
}
