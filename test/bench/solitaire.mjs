import { gameOf, seededRandom, shuffleWall, throwDice } from '../../dist/game.js';
import { chineseSolitaire } from '../../dist/index.js';
import { isKept, keepResults, machine, spreadOf } from './results-files.mjs';

// How many whole games of the Chinese solitaire a random player plays in a second of processor time, which is
// what one core gives it, whatever else runs on the machine:
// npm run build && node test/bench/solitaire.mjs
// ROUNDS sets how many times a thousand; `--write` keeps the figures in test/bench/results/solitaire.json.
// Walls are shuffled before the clock starts; a game is createGame, then legalActions and apply up to the end.

const GAMES = 1000;
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);

const taken = machine();

const rules = chineseSolitaire();
const game = gameOf(rules);

/** @param {number} round */
const setupsOf = (round) => {
  const random = seededRandom(`solitaire ${round}`);
  return Array.from({ length: GAMES }, () => ({
    wall: shuffleWall(rules, random),
    dice: throwDice(rules, random),
  }));
};

/** @param {number} round */
const play = (round) => {
  const setups = setupsOf(round);
  const random = seededRandom(`player ${round}`);
  let actions = 0;
  let wins = 0;
  const start = process.cpuUsage();
  for (const setup of setups) {
    const created = game.createGame(setup);
    if (!created.ok) throw new Error(created.error.message);
    let state = created.value;
    while (state.phase !== 'over') {
      const legal = game.legalActions(state, 'E');
      const action = legal[random(legal.length)];
      const taken = action && game.apply(state, action);
      if (!taken?.ok) throw new Error('refused');
      state = taken.value.state;
      actions++;
    }
    if (game.outcome(state)?.ending === 'mahjongg') wins++;
  }
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1_000_000;
  return { games: GAMES / seconds, actions: actions / seconds, perGame: actions / GAMES, wins };
};

play(0);
const rounds = Array.from({ length: ROUNDS }, (_, round) => play(round + 1));
const results = {
  ...taken,
  games: spreadOf(rounds.map(({ games }) => games)),
  actions: spreadOf(rounds.map(({ actions }) => actions)),
  perGame: spreadOf(rounds.map(({ perGame }) => perGame)).median,
  wins: rounds.reduce((sum, { wins }) => sum + wins, 0),
  played: GAMES * ROUNDS,
};

console.log(`games a second    ${Math.round(results.games.median)}`);
console.log(`actions a second  ${Math.round(results.actions.median)}`);
console.log(`actions a game    ${results.perGame.toFixed(1)}`);
console.log(`wins              ${results.wins} of ${results.played}`);
if (isKept) keepResults('solitaire', results);
