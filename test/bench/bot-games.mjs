// Games of bots, as all benchmarks of bots and of advice play them: who sits at the table moves one seat on after each game.
import { cardFree } from 'mahjongg';
import { americanCard, practiceCard } from 'mahjongg/american';
import { playGame } from 'mahjongg/bots';
import { unwrap } from './game/tables.mjs';

/** @typedef {import('mahjongg/game').TableRules & import('mahjongg/analysis').HasGoals} Rules */
/** @typedef {import('mahjongg/game').PlayerView} View */
/** @typedef {import('mahjongg/bots').Bot} Bot */
/** @typedef {View['legal'][number]} Action */

/** @typedef {'practice card' | 'Card Free'} RulesName */

/** The rules that bots are measured by, by the names that their results have. @type {Readonly<Record<RulesName, () => Rules>>} */
export const RULES = { 'practice card': () => americanCard(practiceCard), 'Card Free': () => cardFree() };

export const NAMES = /** @type {readonly RulesName[]} */ (Object.keys(RULES));
export const STRENGTHS = /** @type {const} */ (['beginner', 'regular', 'expert']);

/** Who sits where in a game: all move one seat on after each. @template T @param {readonly T[]} players @param {number} game @returns {T[]} */
export const turned = (players, game) =>
  players.map((_, place) => /** @type {T} */ (players[(place + game) % players.length]));

/**
 * The end of a game: who won it and how, and the place of that bot; undefined if nobody has.
 * @param {import('mahjongg/game').TableRules} rules @param {readonly Bot[]} bots @param {number} game @param {string} seed
 */
export const wonBy = (rules, bots, game, seed) => {
  const { state } = unwrap(playGame(rules, { bots: turned(bots, game), seed }));
  const outcome = state.phase === 'over' ? state.now.outcome : undefined;
  if (outcome?.ending !== 'mahjongg') return undefined;
  const { seat, by } = outcome.declared;
  return { seat, by, place: ('ESWN'.indexOf(seat) + game) % bots.length };
};

/** What a player may choose; a challenge is always open. @param {View} view @returns {readonly Action[]} */
export const owedBy = (view) => view.legal.filter(({ type }) => type !== 'challenge');

/** The same bot, with the milliseconds that it takes where it has a choice. @param {Bot} bot @param {number[]} taken @returns {Bot} */
export const timed = (bot, taken) => (view, random) => {
  const began = performance.now();
  const action = bot(view, random);
  if (owedBy(view).length > 0) taken.push(performance.now() - began);
  return action;
};
