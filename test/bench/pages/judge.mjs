// What judgments are worth: results/judge.json on docs/analysis.md.
import { figure, table, whole } from './figures.mjs';

/** @typedef {{ readonly mean: number, readonly half: number }} Measured */
/** @typedef {Measured & { readonly choices: number, readonly estimate: number }} Part */
/** @typedef {Measured & { readonly verdict: string, readonly choices: number, readonly cost: number }} Verdict */
/** @typedef {{ readonly positions: number, readonly milliseconds: { readonly median: number, readonly most95: number }, readonly tenths: readonly Part[], readonly played: readonly Part[], readonly verdicts: readonly Verdict[] }} PlayedOn */
/** @typedef {{ readonly bot: string, readonly decisions: number, readonly cost: Measured, readonly best: Measured, readonly luck: Measured }} Bot */
/** @typedef {{ readonly on: Readonly<Record<string, PlayedOn>>, readonly reviews: Readonly<Record<string, { readonly games: number, readonly milliseconds: { readonly median: number, readonly most: number }, readonly bots: readonly Bot[] }>> }} Results */

/** A figure with this many digits; one that rounds to 0 has no sign. @param {number} value @param {number} digits */
const fixed = (value, digits) => value.toFixed(digits).replace(/^-(?=[0.]+$)/, '');

/** A mean with its interval of 95 %. @param {Measured} measured @param {number} digits */
const range = ({ mean, half }, digits, factor = 1) => {
  const [low, high] = [factor * (mean - half), factor * (mean + half)].map((end) => fixed(end, digits));
  return `${fixed(factor * mean, digits)} (${low} to ${high})`;
};

/** @param {Results} results @returns {Record<string, string>} */
export const partsOf = ({ on, reviews }) => ({
  estimate: table([
    [
      'tenth',
      ...Object.entries(on).flatMap(([name, { positions }]) => [
        `${name}, ${whole(positions)} positions: estimate`,
        'points',
      ]),
    ],
    ...(Object.values(on)[0]?.tenths ?? []).map((_, at) => [
      `${at + 1}`,
      ...Object.values(on).flatMap(({ played }) => {
        const one = /** @type {Part} */ (played[at]);
        return [one.estimate.toFixed(0), range(one, 0)];
      }),
    ]),
  ]),
  verdicts: table([
    ['verdict', 'choices', 'cost by the estimate', 'points lost when played on'],
    ...Object.entries(on).flatMap(([name, { verdicts }]) =>
      verdicts.map((one) => [
        `${name}, ${one.verdict}`,
        whole(one.choices),
        one.cost.toFixed(1),
        range(one, 0),
      ]),
    ),
  ]),
  judging: table([
    ['rules', 'a judgment: median, 95 in 100 below', 'a review of four players: median, at most'],
    ...Object.entries(on).map(([name, { milliseconds }]) => {
      const reviewed = reviews[name]?.milliseconds;
      return [
        name,
        `${figure(milliseconds.median)} ms, ${figure(milliseconds.most95)} ms`,
        reviewed === undefined ? '' : `${figure(reviewed.median)} ms, ${figure(reviewed.most)} ms`,
      ];
    }),
  ]),
  reviews: table([
    [
      'bot',
      'choices in so many games',
      'points that a choice costs',
      'choices that cost nothing',
      'luck in a game',
    ],
    ...Object.entries(reviews).flatMap(([name, { games, bots }]) =>
      bots.map(({ bot, decisions, cost, best, luck }) => [
        `${name}, ${bot}`,
        `${whole(decisions)} in ${whole(games)}`,
        range(cost, 2),
        `${range(best, 0, 100)} %`,
        range(luck, 1),
      ]),
    ),
  ]),
});
