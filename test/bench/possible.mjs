// How long it takes to say whether a hand can still be completed, beside a scan of all layouts that stops at the first
// one the unseen tiles suffice for. The answers of both are compared first.
//
//   npm run build && node test/bench/possible.mjs
//
// QUESTIONS sets how many; `--write` keeps the figures in test/bench/results/possible.json.
import { americanCard, practiceCard } from '../../dist/american.js';
import { cardFree, layouts, possible, tileIndex } from '../../dist/index.js';
import { chanceFrom, drawn, leastTime, numberOf, report, sharesOf, wallOf } from './frame.mjs';

/** @typedef {import('mahjongg').Tile} Tile */

const QUESTIONS = numberOf('QUESTIONS', 500);
const SCANNED = 25;
const WINDS = /** @type {const} */ (['E', 'S', 'W', 'N']);
const chance = chanceFrom(7);
const rules = cardFree();
const card = americanCard(practiceCard);
const wall = wallOf(rules);
const first = {
  cardFree: leastTime(() => possible({}, { rules }), 1),
  card: leastTime(() => possible({}, { rules: card }), 1),
};
const all = [...layouts({ rules, dragonHands: true })];

/** Exposures of layouts, as they may lie on a table. @param {number} count */
const exposures = (count) => {
  const { blocks } = /** @type {import('mahjongg').Layout} */ (all[chance(all.length)]);
  return blocks
    .flatMap(({ tile, size }) => {
      if (tile === 'NEWS' || tile === 'F' || size < 3) return [];
      const natural = Math.min(4, size - chance(2));
      return [
        {
          tiles: Array.from({ length: size }, (_, at) => (at < natural ? tile : /** @type {const} */ ('J'))),
        },
      ];
    })
    .slice(0, count);
};

/** The wall without some of its tiles. @param {readonly Tile[]} tiles */
const wallWithout = (tiles) =>
  tiles.reduce((left, tile) => (left.includes(tile) ? left.toSpliced(left.indexOf(tile), 1) : left), wall);

/** @param {number} count */
const question = (count) => {
  const melds = exposures(count);
  const left = wallWithout(melds.flatMap(({ tiles }) => tiles));
  return { melds, visible: drawn(left, chance, chance(left.length + 1)) };
};

/** Whether a scan of all layouts finds one; exchanges of jokers are left out. @param {ReturnType<typeof question>} asked */
const scan = ({ melds, visible }) => {
  const unseen = new Uint8Array(45);
  for (const tile of wallWithout([...visible, ...melds.flatMap(({ tiles }) => tiles)]))
    unseen[tileIndex(tile)] = leftOf(unseen, tile) + 1;
  return all.some(({ blocks }) => {
    const rest = [...blocks];
    for (const { tiles } of melds) {
      const at = rest.findIndex(({ tile, size }) => tile === tiles[0] && size === tiles.length);
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    let jokers = 0;
    for (const { tile, size } of rest) {
      if (tile === 'NEWS') {
        if (WINDS.some((wind) => leftOf(unseen, wind) === 0)) return false;
        continue;
      }
      const short = Math.max(0, size - leftOf(unseen, tile));
      if (short > 0 && (size === 2 || tile === 'F')) return false;
      jokers += short;
    }
    return jokers <= leftOf(unseen, 'J');
  });
};

/** @param {Uint8Array} counts @param {Tile} tile */
const leftOf = (counts, tile) => /** @type {number} */ (counts[tileIndex(tile)]);

const rows = [0, 1, 2, 3].map((count) => {
  const asked = Array.from({ length: QUESTIONS }, () => question(count));
  const some = asked.slice(0, SCANNED);
  // The scan knows no exchange of jokers, so it may only find fewer.
  for (const one of some)
    if (!possible(one, { rules }).possible && scan(one))
      throw new Error(`two answers: ${JSON.stringify(one)}`);
  return {
    exposures: count,
    dead: asked.filter((one) => !possible(one, { rules }).possible).length / QUESTIONS,
    own: sharesOf(asked.map((one) => leastTime(() => possible(one, { rules })))),
    scan: sharesOf(some.map((one) => leastTime(() => scan(one)))),
    card: sharesOf(asked.map((one) => leastTime(() => possible(one, { rules: card })))),
  };
});
report('possible', { first, rows });
