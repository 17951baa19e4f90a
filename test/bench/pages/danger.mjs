// How good the estimates of `scout` are: results/danger.json on docs/analysis.md.
import { interval } from './bots.mjs';
import { figure, table, whole } from './figures.mjs';

/** @typedef {{ discards: number, expected: number, wins: number }} Tenth */
/** @typedef {{ games: number, discards: number, calibration: { safe: { discards: number, wins: number }, tenths: readonly Tenth[] } }} Counted */

/** The estimated share of wins, and the share that there was with its interval. @param {Tenth} tenth */
const cells = ({ discards, expected, wins }) => {
  const [low, high] = interval(wins, discards);
  return [
    figure((100 * expected) / discards),
    `${figure((100 * wins) / discards)} (${figure(100 * Math.max(0, low))} to ${figure(100 * high)})`,
  ];
};

/** @param {Readonly<Record<string, Counted>>} results @returns {Record<string, string>} */
export const partsOf = (results) => {
  const games = Object.entries(results);
  const tenths = games[0]?.[1].calibration.tenths ?? [];
  return {
    'danger-counted': games
      .map(
        ([
          name,
          {
            games: played,
            discards,
            calibration: { safe, tenths: parts },
          },
        ]) =>
          `${name}: figures from ${whole(discards)} discards of ${whole(played)} games; ${whole(safe.wins)} wins by ${whole(safe.discards)} discards that nobody could win by; about ${whole(parts[0]?.discards ?? 0)} discards in each tenth.`,
      )
      .join(' '),
    danger: table([
      ['tenth', ...games.flatMap(([name]) => [`${name}: estimate, %`, 'wins, %'])],
      ...tenths.map((_, at) => [
        `${at + 1}`,
        ...games.flatMap(([, { calibration }]) => cells(/** @type {Tenth} */ (calibration.tenths[at]))),
      ]),
    ]),
  };
};
