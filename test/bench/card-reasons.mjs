// How long it takes to say why a hand does not win with the practice card, with its nearest lines: hands one to three
// tiles beside a line, some with exposures, jokers and a win; and hands at random. The slowest is printed.
//
//   npm run build && node test/bench/card-reasons.mjs
//
// HANDS sets how many; `--write` keeps the figures in test/bench/results/card-reasons.json.
import { americanCard, practiceCard } from '../../dist/american.js';
import { layouts, possible, TILES, validateHand } from '../../dist/index.js';
import { chanceFrom } from './chinese/hands.mjs';
import { isKept, keepResults, machine, quantile } from './results-files.mjs';

const HANDS = Number(process.env['HANDS'] ?? 1_500);
const TRIES = 3;
const taken = machine();
const chance = chanceFrom(11);

const start = performance.now();
const card = americanCard(practiceCard);
possible({}, { rules: card });
console.log(
  `first call with the practice card: ${(performance.now() - start).toFixed(1)} ms, reading it included`,
);

const all = [...layouts({ rules: card })];
const pool = TILES.filter((tile) => !/^[FS]\d|YD/.test(tile));

/** @param {number} changes tiles that are changed @param {number} jokers tiles made jokers @param {number} exposed */
const losing = (changes, jokers, exposed) => {
  const { groups } = /** @type {import('mahjongg/american').CardLayout} */ (all[chance(all.length)]);
  /** @type {{ tiles: import('mahjongg').Tile[] }[]} */
  const melds = [];
  /** @type {import('mahjongg').Tile[]} */
  const concealed = [];
  for (const { tiles, tile, size } of groups)
    if (tile !== undefined && size >= 3 && melds.length < exposed) melds.push({ tiles: [...tiles] });
    else concealed.push(...tiles);
  for (let each = 0; each < changes + jokers && concealed.length > 0; each++)
    concealed[chance(concealed.length)] =
      each < jokers ? 'J' : /** @type {import('mahjongg').Tile} */ (pool[chance(pool.length)]);
  return { concealed, melds };
};

/** @param {() => unknown} run */
const timed = (run) => {
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < TRIES; each++) {
    const begin = performance.now();
    run();
    least = Math.min(least, performance.now() - begin);
  }
  return least;
};

const kinds = /** @type {const} */ ([
  ['one tile beside a line', () => losing(1, 0, 0)],
  ['two tiles, two jokers', () => losing(2, 2, 0)],
  ['three tiles, six jokers', () => losing(3, 6, 0)],
  ['one exposure, two jokers', () => losing(2, 2, 1)],
  ['two exposures, three jokers', () => losing(1, 3, 2)],
  ['at random', () => losing(14, 0, 0)],
]);
const rows = [];
for (const [name, make] of kinds) {
  /** @type {number[]} */
  const figures = [];
  let slowest = { took: 0, hand: '' };
  while (figures.length < HANDS / kinds.length) {
    const hand = make();
    if (validateHand(hand, { rules: card }).valid) continue;
    const took = timed(() => validateHand(hand, { rules: card }));
    figures.push(took);
    if (took > slowest.took) slowest = { took, hand: JSON.stringify(hand) };
  }
  const [median, p99, most] = [quantile(figures, 0.5), quantile(figures, 0.99), quantile(figures, 1)];
  rows.push({ name, median, p99, most });
  console.log(
    `${name.padEnd(28)} median ${median.toFixed(2)} ms, 99 % ${p99.toFixed(2)}, most ${most.toFixed(1)}`,
  );
  if (process.argv.includes('--slowest')) console.log(`  ${slowest.hand}`);
}
if (isKept) keepResults('card-reasons', { ...taken, rows });
