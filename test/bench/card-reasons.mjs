// How long it takes to say why a hand does not win with the practice card, with its nearest lines: hands one to three
// tiles beside a line, some with exposures, jokers and a win; and hands at random.
//
//   npm run build && node test/bench/card-reasons.mjs
//
// HANDS sets how many; `--write` keeps the figures in test/bench/results/card-reasons.json.
import { americanCard, practiceCard } from '../../dist/american.js';
import { layouts, validateHand } from '../../dist/index.js';
import { chanceFrom, leastTime, numberOf, report, sharesOf, wallOf } from './frame.mjs';

const HANDS = numberOf('HANDS', 1_500);
const chance = chanceFrom(11);
const card = americanCard(practiceCard);
const all = [...layouts({ rules: card })];
const pool = [...new Set(wallOf(card))];

/** @typedef {import('mahjongg').Tile} Tile */

/** @param {number} changes tiles that are changed @param {number} jokers tiles made jokers @param {number} exposed */
const losing = (changes, jokers, exposed) => {
  const { groups } = /** @type {import('mahjongg/american').CardLayout} */ (all[chance(all.length)]);
  const open = groups.filter(({ tile, size }) => tile !== undefined && size >= 3).slice(0, exposed);
  const melds = open.map(({ tiles }) => ({ tiles: [...tiles] }));
  const concealed = groups.filter((group) => !open.includes(group)).flatMap(({ tiles }) => tiles);
  for (let each = 0; each < changes + jokers && concealed.length > 0; each++)
    concealed[chance(concealed.length)] =
      each < jokers ? 'J' : /** @type {Tile} */ (pool[chance(pool.length)]);
  return { concealed, melds };
};

const KINDS = /** @type {const} */ ([
  ['one tile beside a line', [1, 0, 0]],
  ['two tiles, two jokers', [2, 2, 0]],
  ['three tiles, six jokers', [3, 6, 0]],
  ['one exposure, two jokers', [2, 2, 1]],
  ['two exposures, three jokers', [1, 3, 2]],
  ['at random', [14, 0, 0]],
]);
const rows = KINDS.map(([name, [changes, jokers, exposed]]) => {
  /** @type {number[]} */
  const figures = [];
  while (figures.length < HANDS / KINDS.length) {
    const hand = losing(changes, jokers, exposed);
    if (!validateHand(hand, { rules: card }).valid)
      figures.push(leastTime(() => validateHand(hand, { rules: card })));
  }
  return { name, ...sharesOf(figures) };
});
report('card-reasons', { rows });
