// How far Chinese hands are from winning: the library beside @kobalab/majiang-core, special hands off, side by side on the
// same hands. Run `npm run build` first, and `npm ci` in peers. HANDS sets how many are compared (a million), SEED which;
// `--write` keeps the figures in test/bench/results/distance-peers.json.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { distance } from '../../dist/analysis.js';
import { chineseSolitaire } from '../../dist/index.js';
import { countHands, distanceOfCounts, isWinningTiles } from '../../dist/packed.js';
import { chanceFrom, drawn, numberOf, ratesOf, ratioOf, report } from './frame.mjs';
import { unwrap } from './game/tables.mjs';
import { spreadOf } from './results-files.mjs';

const require = createRequire(new URL('peers/', import.meta.url));
// By a name that no tool takes for a dependency of the library.
const PEER = ['@kobalab', 'majiang-core'].join('/');
const { Shoupai } = require(PEER);
// Its exports name the whole only; the function for hands of sets and a pair alone is in a file of its own.
const { xiangting_yiban: shanten } = require(join(dirname(require.resolve(PEER)), 'xiangting.js'));

/** @typedef {import('mahjongg').Tile} Tile */

const HANDS = numberOf('HANDS', 1_000_000);
const BATCH = 10_000;
const chance = chanceFrom(numberOf('SEED', 1));
const rules = chineseSolitaire();

/** The kinds of tiles, suit by suit. @param {string} suits @param {(suit: string, number: number) => string} named @param {string} honors */
const kindsOf = (suits, named, honors) => [
  ...[...suits].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => named(suit, number))),
  ...honors.split(' '),
];
const OURS = /** @type {Tile[]} */ (kindsOf('BCD', (suit, number) => `${number}${suit}`, 'E S W N WD GD RD'));
const THEIRS = kindsOf('mps', (suit, number) => `${suit}${number}`, 'z1 z2 z3 z4 z5 z6 z7');

/** A hand of 13 or 14 tiles out of all kinds, of one or two suits, or of few kinds, so that fours and near hands come up. @param {number} place */
const deal = (place) => {
  const kinds = [34, 9, 18, 34, 12][place % 5] ?? 34;
  const first = kinds === 12 ? chance(22) : 0;
  const wall = Array.from({ length: 4 * kinds }, (_, at) => first + (at >> 2));
  return drawn(wall, chance, 13 + (place & 1));
};

/** Whether so many exchanges win, by trying all of them; a hand of 13 tiles draws first. @type {(tiles: Tile[], exchanges: number) => boolean} */
const winsBy = (tiles, exchanges) => {
  if (tiles.length === 14 && isWinningTiles(tiles)) return true;
  if (tiles.length === 14)
    return (
      exchanges > 0 &&
      [...new Set(tiles)].some((tile) => winsBy(tiles.toSpliced(tiles.indexOf(tile), 1), exchanges))
    );
  return OURS.some(
    (tile) => tiles.filter((one) => one === tile).length < 4 && winsBy([...tiles, tile], exchanges - 1),
  );
};

const found = { differences: 0, tooFew: 0 };
const namesOf = (/** @type {number[]} */ hand) => hand.map((kind) => /** @type {Tile} */ (OURS[kind]));

/** Says where the sides differ; where the peer counts fewer, no so few draws win. @param {number[][]} hands @param {readonly Uint8Array[]} answers */
const compare = (hands, [others, counts, whole]) => {
  for (const [at, hand] of hands.entries()) {
    const [theirs = 0, ours = 0] = [others?.[at], counts?.[at]];
    if (ours === theirs && whole?.[at] === theirs) continue;
    found.differences++;
    const isTooFew = theirs < ours && ours === whole?.[at] && !winsBy(namesOf(hand), theirs);
    if (isTooFew) found.tooFew++;
    else console.error('differs:', namesOf(hand).join(' '), ours, whole?.[at], theirs);
  }
};

/** @typedef {{ hands: number[][], answers: Uint8Array[] }} Batch @type {Map<number, Batch>} */
const batches = new Map();
const batchOf = (/** @type {number} */ round) => {
  const last = batches.get(round - 1);
  if (last !== undefined && batches.delete(round - 1)) compare(last.hands, last.answers);
  const hands = batches.get(round)?.hands ?? Array.from({ length: BATCH }, (_, at) => deal(at));
  const batch = batches.get(round) ?? { hands, answers: [0, 1, 2].map(() => new Uint8Array(BATCH)) };
  batches.set(round, batch);
  return batch;
};

/** @template T @param {number} place @param {(hands: number[][]) => T} prepare @param {(prepared: T, at: number) => number} ask */
const sideOf = (place, prepare, ask) => (/** @type {number} */ round) => {
  const { hands, answers } = batchOf(round);
  const own = /** @type {Uint8Array} */ (answers[place]);
  const prepared = prepare(hands);
  return () => {
    for (let at = 0; at < BATCH; at++) own[at] = ask(prepared, at);
    return BATCH;
  };
};

const rounds = Math.max(1, Math.floor(HANDS / BATCH));
const { peer, counts, tiles } = ratesOf(
  {
    peer: sideOf(
      0,
      (hands) => hands.map((hand) => new Shoupai(hand.map((kind) => THEIRS[kind]))),
      (racks, at) => shanten(racks[at]) + 1,
    ),
    counts: sideOf(
      1,
      (hands) => countHands(hands.map(namesOf)),
      (rows, at) => distanceOfCounts(rows, 34 * at),
    ),
    tiles: sideOf(
      2,
      (hands) => hands.map((hand) => ({ concealed: namesOf(hand) })),
      (objects, at) => unwrap(distance(objects[at] ?? { concealed: [] }, { rules })),
    ),
  },
  rounds,
  { warmUp: 0 },
);
batchOf(rounds);
report('distance-peers', {
  hands: rounds * BATCH,
  ...found,
  peer: spreadOf(peer),
  counts: spreadOf(counts),
  tiles: spreadOf(tiles),
  countsRatio: ratioOf(counts, peer),
  tilesRatio: ratioOf(tiles, peer),
});
