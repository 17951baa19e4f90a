// How long it takes to say whether a hand can still be completed, beside a scan of all layouts that stops at the first
// one the unseen tiles suffice for. The answers of both are compared first.
//
//   npm run build && node test/bench/possible.mjs
//
// QUESTIONS sets how many; `--write` keeps the figures in test/bench/results/possible.json.
import { americanCard, practiceCard } from '../../dist/american.js';
import { cardFree, layouts, possible, TILES, tileIndex } from '../../dist/index.js';
import { chanceFrom } from './chinese/hands.mjs';
import { isKept, keepResults, machine, quantile } from './results-files.mjs';

const QUESTIONS = Number(process.env['QUESTIONS'] ?? 500);
const SCANNED = 25;
const taken = machine();
const chance = chanceFrom(7);
const rules = cardFree();
const tiles = TILES.slice(0, 35);
const WINDS = tiles.slice(31);

/** @param {import('mahjongg').Tile} tile */
const copiesOf = (tile) => rules.tiles.copies[tile] ?? 0;

/** @param {number} count exposures of layouts, as they may lie on a table */
const exposures = (count) => {
  /** @type {{ tiles: import('mahjongg').Tile[] }[]} */
  const melds = [];
  const layout = /** @type {import('mahjongg').Layout} */ (all[chance(all.length)]);
  for (const { tile, size } of layout.blocks) {
    if (tile === 'NEWS' || tile === 'F' || size < 3 || melds.length === count) continue;
    const natural = Math.min(4, size - chance(2));
    melds.push({ tiles: Array.from({ length: size }, (_, at) => (at < natural ? tile : 'J')) });
  }
  return melds;
};

/** @param {number} count */
const question = (count) => {
  const melds = exposures(count);
  const left = new Map([...tiles, /** @type {const} */ ('J')].map((tile) => [tile, copiesOf(tile)]));
  for (const meld of melds) for (const tile of meld.tiles) left.set(tile, (left.get(tile) ?? 0) - 1);
  const wall = [...left].flatMap(([tile, copies]) => Array.from({ length: Math.max(0, copies) }, () => tile));
  for (let at = wall.length - 1; at > 0; at--) {
    const other = chance(at + 1);
    const tile = /** @type {import('mahjongg').Tile} */ (wall[at]);
    wall[at] = /** @type {import('mahjongg').Tile} */ (wall[other]);
    wall[other] = tile;
  }
  return { melds, visible: wall.slice(0, chance(wall.length + 1)) };
};

/** Whether a scan of all layouts finds one; exchanges of jokers are left out. @param {ReturnType<typeof question>} asked */
const scan = ({ melds, visible }) => {
  const unseen = TILES.map(copiesOf);
  for (const tile of [...visible, ...melds.flatMap((meld) => meld.tiles)])
    unseen[tileIndex(tile)] = /** @type {number} */ (unseen[tileIndex(tile)]) - 1;
  return all.some(({ blocks }) => {
    const rest = [...blocks];
    for (const meld of melds) {
      const at = rest.findIndex(({ tile, size }) => tile === meld.tiles[0] && size === meld.tiles.length);
      if (at < 0) return false;
      rest.splice(at, 1);
    }
    let jokers = 0;
    for (const { tile, size } of rest) {
      if (tile === 'NEWS') {
        if (WINDS.some((wind) => unseen[tileIndex(wind)] === 0)) return false;
        continue;
      }
      const short = Math.max(0, size - /** @type {number} */ (unseen[tileIndex(tile)]));
      if (short > 0 && (size === 2 || tile === 'F')) return false;
      jokers += short;
    }
    return jokers <= /** @type {number} */ (unseen[44]);
  });
};

const TRIES = 3;

/** Milliseconds that it takes: the least of three, for what else the machine does is not meant. @param {() => unknown} run */
const timed = (run, tries = TRIES) => {
  let least = Number.POSITIVE_INFINITY;
  for (let each = 0; each < tries; each++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
};

const all = [...layouts({ rules, dragonHands: true })];
const card = americanCard(practiceCard);
const first = [timed(() => possible({}, { rules }), 1), timed(() => possible({}, { rules: card }), 1)];
console.log(`first call: Card Free ${first[0]?.toFixed(1)} ms, practice card ${first[1]?.toFixed(1)} ms`);
const rows = [];
for (const count of [0, 1, 2, 3]) {
  const asked = Array.from({ length: QUESTIONS }, () => question(count));
  for (const one of asked.slice(0, SCANNED)) {
    const loses = !possible(one, { rules }).possible;
    // The scan knows no exchange of jokers, so it may only find fewer.
    if (loses && scan(one)) throw new Error(`two answers: ${JSON.stringify(one)}`);
  }
  const own = asked.map((one) => timed(() => possible(one, { rules })));
  const withCard = asked.map((one) => timed(() => possible(one, { rules: card })));
  const scanned = asked.slice(0, SCANNED).map((one) => timed(() => scan(one)));
  const dead = asked.filter((one) => !possible(one, { rules }).possible).length;
  /** @param {number[]} figures */
  const shares = (figures) => ({
    median: quantile(figures, 0.5),
    p99: quantile(figures, 0.99),
    most: quantile(figures, 1),
  });
  const row = {
    exposures: count,
    dead: dead / QUESTIONS,
    own: shares(own),
    scan: shares(scanned),
    card: shares(withCard),
  };
  rows.push(row);
  const words = [
    `${count} exposures (${Math.round((100 * dead) / QUESTIONS)} % dead)`.padEnd(26),
    `median ${row.own.median.toFixed(3)} ms, 99 % ${row.own.p99.toFixed(2)}, most ${row.own.most.toFixed(1)};`,
    `a scan ${row.scan.median.toFixed(2)}, most ${row.scan.most.toFixed(0)};`,
    `practice card ${row.card.median.toFixed(3)}, 99 % ${row.card.p99.toFixed(2)}, most ${row.card.most.toFixed(1)}`,
  ];
  console.log(words.join(' '));
}
if (isKept) keepResults('possible', { ...taken, first: { cardFree: first[0], card: first[1] }, rows });
