// How good the estimates of `scout` are: results/danger.json on docs/analysis.md.
import { interval } from './bots.mjs';
import { figure, table, whole } from './figures.mjs';

/** @typedef {{ discards: number, least: number, most: number, expected: number, wins: number }} Tenth */
/** @typedef {{ games: number, discards: number, calibration: { safe: { discards: number, wins: number }, tenths: readonly Tenth[] } }} Counted */

/** @param {number} share */
const percent = (share) => `${figure(100 * share)} %`;

/** @param {string} name @param {Tenth} tenth */
const row = (name, { discards, least, most, expected, wins }) => {
  const [low, high] = interval(wins, discards);
  return [
    name,
    `${percent(least)} to ${percent(most)}`,
    whole(discards),
    figure(expected),
    whole(wins),
    percent(wins / discards),
    `${percent(Math.max(0, low))} to ${percent(high)}`,
  ];
};

/** @param {Readonly<Record<string, Counted>>} results @returns {Record<string, string>} */
export const partsOf = (results) => ({
  danger: table([
    ['discards', 'estimate', 'how many', 'wins expected', 'wins', 'share', 'interval of 95 %'],
    ...Object.entries(results).flatMap(([name, { games, discards, calibration }]) => [
      [`${name}, figures from ${whole(games)} games`, '', whole(discards), '', '', '', ''],
      [
        `${name}, nobody can win`,
        '0',
        whole(calibration.safe.discards),
        '0',
        whole(calibration.safe.wins),
        '',
        '',
      ],
      ...calibration.tenths.map((tenth, at) => row(`${name}, tenth ${at + 1}`, tenth)),
    ]),
  ]),
});
