// How often bots that follow advice win: results/bot-strengths.json on docs/analysis.md.
import { figure, table, whole } from './figures.mjs';

/** @typedef {{ games: number, wins: readonly number[], median: number, most95: number }} Tally */

/** The normal distribution holds 95 % within so many standard errors. */
const ERRORS = 1.959964;

/**
 * Wilson’s interval of 95 % for a share.
 * @param {number} part @param {number} all
 * @returns {readonly [number, number]}
 */
export const interval = (part, all) => {
  const share = part / all;
  const square = ERRORS ** 2 / all;
  const middle = (share + square / 2) / (1 + square);
  const half = (ERRORS * Math.sqrt((share * (1 - share)) / all + square / 4 / all)) / (1 + square);
  return [middle - half, middle + half];
};

/**
 * How many times as often one of two bots wins as one other, with what follows from the interval of their share.
 * @param {number} ours @param {number} theirs
 */
export const timesAsOften = (ours, theirs) => {
  const [low, high] = interval(ours, ours + theirs).map((share) => share / (1 - share) / 2);
  return { times: ours / theirs / 2, low: low ?? 0, high: high ?? Number.POSITIVE_INFINITY };
};

/** @param {number} ours @param {number} theirs */
const timesText = (ours, theirs) => {
  const { times, low, high } = timesAsOften(ours, theirs);
  return theirs === 0 ? `at least ${figure(low)}` : `${figure(times)} (${figure(low)} to ${figure(high)})`;
};

/** The name of the table where one of each strength sits. @type {'all'} */
export const ALL = 'all';

/** A row of two of a strength. @param {readonly [string, Tally]} entry */
const row = ([name, { games, wins, median, most95 }]) => {
  const [first = 0, greedy = 0, third = 0, random = 0] = wins;
  const ours = first + third;
  return [
    name,
    whole(games),
    `${whole(ours)} : ${whole(greedy)} : ${whole(random)}`,
    timesText(ours, greedy),
    timesText(ours, random),
    `${figure(median)} ms, ${figure(most95)} ms`,
  ];
};

/** @param {string} name */
const isAll = (name) => name.endsWith(`, ${ALL}`);

/** A row of one of each strength. @param {readonly [string, Tally]} entry */
const rowOfAll = ([name, { games, wins }]) => {
  const [beginner = 0, regular = 0, expert = 0, greedy = 0] = wins;
  /** How many times as often one wins as another. @param {number} one @param {number} other */
  const beside = (one, other) => {
    const [low = 0, high = 0] = interval(one, one + other).map((share) => share / (1 - share));
    return other === 0
      ? `at least ${figure(low)}`
      : `${figure(one / other)} (${figure(low)} to ${figure(high)})`;
  };
  return [
    name.slice(0, -`, ${ALL}`.length),
    whole(games),
    [expert, regular, beginner, greedy].map(whole).join(' : '),
    beside(expert, beginner),
    beside(expert, greedy),
    beside(regular, greedy),
    beside(beginner, greedy),
  ];
};

/** The row of a table with its strengths. @param {readonly [string, Tally]} entry */
export const rowOf = (entry) => (isAll(entry[0]) ? rowOfAll(entry) : row(entry));

/** @param {Readonly<Record<string, Tally>>} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const entries = Object.entries(results).filter(([, { games }]) => games > 0);
  return {
    bots: table([
      [
        'bots',
        'games',
        'wins of the two : greedy : random',
        'one of them beside the greedy bot',
        'beside the random bot',
        'a choice: median, 95 in 100 below',
      ],
      ...entries.filter(([name]) => !isAll(name)).map(row),
    ]),
    strengths: table([
      [
        'one of each',
        'games',
        'wins of the expert : regular : beginner : greedy',
        'expert beside beginner',
        'expert beside greedy',
        'regular beside greedy',
        'beginner beside greedy',
      ],
      ...entries.filter(([name]) => isAll(name)).map(rowOfAll),
    ]),
  };
};
