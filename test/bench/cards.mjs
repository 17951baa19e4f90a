// Hands against the practice card: the library beside a scan of all variants, both from tile strings, on the same hands of
// 14 tiles with 0 to 3 jokers. It stops if the answers differ.
//
//   npm run build && node test/bench/cards.mjs
//
// HANDS sets how many hands; `--write` keeps the figures in test/bench/results/cards.json.
import * as american from '../../dist/american.js';
import { isWinningHand, layouts, TILES } from '../../dist/index.js';
import { besideScan, chanceFrom, drawn, leastTime, numberOf, report, wallOf } from './frame.mjs';
import { placesOfVariant, rulesToScan, scanForWin } from './scans.mjs';

const HANDS = numberOf('HANDS', 60_000);
const ROUNDS = 9;
const chance = chanceFrom(7);

const { americanCard, practiceCard } = american;
const compiled = leastTime(() => {
  isWinningHand(
    { concealed: TILES.slice(0, 14) },
    { rules: americanCard(JSON.parse(JSON.stringify(practiceCard))) },
  );
}, 1);

const rules = rulesToScan(american);
const variants = [...layouts({ rules })].map(placesOfVariant);
const wall = wallOf(rules);
const pool = [...new Set(wall)];

/** The tiles of a variant, some of them made jokers and another one changed. @returns {string[] | undefined} */
const nearVariant = () => {
  const groups = variants[chance(variants.length)] ?? [];
  const tiles = groups.flatMap((group) => group.tiles);
  for (let jokers = chance(4); jokers > 0; jokers--) tiles[chance(14)] = 'J';
  if (chance(3) === 0) tiles[chance(14)] = String(pool[chance(pool.length)]);
  const isSound = tiles.every(
    (tile) => tiles.filter((one) => one === tile).length <= wall.filter((one) => one === tile).length,
  );
  return isSound && tiles.filter((tile) => tile === 'J').length <= 3 ? drawn(tiles, chance) : undefined;
};
/** @type {string[][]} */
const hands = [];
while (hands.length < HANDS) hands.push(...[nearVariant()].filter((hand) => hand !== undefined));

const own = (/** @type {any} */ hand) => isWinningHand({ concealed: hand }, { rules });
const beside = besideScan(() => hands, { library: own, scan: scanForWin(variants) }, { rounds: ROUNDS });
const wins = hands.filter(own).length;
report('cards', { compiled, variants: variants.length, hands: HANDS, wins, ...beside });
