// How many whole games of the Chinese solitaire a random player plays in a second of processor time, which is
// what one core gives it, whatever else runs on the machine:
//
//   npm run build && node test/bench/solitaire.mjs
//
// ROUNDS sets how many times a thousand; `--write` keeps the figures in test/bench/results/solitaire.json.
// Walls are shuffled before the clock starts; a game is createGame, then legalActions and apply up to the end.
import { gameOf, seededRandom, shuffleWall, throwDice } from '../../dist/game.js';
import { chineseSolitaire } from '../../dist/index.js';
import { CLOCKS, numberOf, ratesOf, report } from './frame.mjs';
import { unwrap } from './game/tables.mjs';
import { spreadOf } from './results-files.mjs';

const GAMES = 1000;
const ROUNDS = numberOf('ROUNDS', 7);
const rules = chineseSolitaire();
const game = gameOf(rules);
const counted = { actions: 0, wins: 0, games: 0 };

/** @param {number} round */
const play = (round) => {
  const random = seededRandom(`solitaire ${round}`);
  const deal = () => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) });
  const setups = Array.from({ length: GAMES }, deal);
  return () => {
    for (const setup of setups) {
      /** @type {any} */
      let state = unwrap(game.createGame(setup));
      for (; state.phase !== 'over'; counted.actions++) {
        const legal = game.legalActions(state, 'E');
        state = unwrap(game.apply(state, /** @type {any} */ (legal[random(legal.length)]))).state;
      }
      if (game.outcome(state)?.ending === 'mahjongg') counted.wins++;
      counted.games++;
    }
    return GAMES;
  };
};

const { play: rates } = ratesOf({ play }, ROUNDS, { warmUp: 1, clock: CLOCKS.processor });
const perGame = counted.actions / counted.games;
const actions = spreadOf(rates.map((rate) => rate * perGame));
report('solitaire', { games: spreadOf(rates), actions, perGame, wins: counted.wins, played: counted.games });
