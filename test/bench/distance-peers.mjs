// @ts-nocheck: the other package has no types
// How far Chinese hands are from winning: the library beside @kobalab/majiang-core, special hands off, side by side on the
// same hands. Run `npm run build` first, and `npm ci` in peers. HANDS sets how many are compared (a million), SEED which;
// `--write` keeps the figures in test/bench/results/distance-peers.json.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { distance } from '../../dist/analysis.js';
import { chineseSolitaire } from '../../dist/index.js';
import { countHands, distanceOfCounts, isWinningTiles } from '../../dist/packed.js';
import { isKept, keepResults, machine, spreadOf } from './results-files.mjs';

const machineTaken = machine();

const require = createRequire(new URL('peers/', import.meta.url));
// By a name that no tool takes for a dependency of the library.
const PEER = ['@kobalab', 'majiang-core'].join('/');
const { Shoupai } = require(PEER);
// Its exports name the whole only; the function for hands of sets and a pair alone is in a file of its own.
const folder = dirname(require.resolve(PEER));
const { xiangting_yiban: shanten } = require(join(folder, 'xiangting.js'));

const HANDS = Number(process.env.HANDS ?? 1_000_000);
const BATCH = 10_000;

/** @param {number} seed */
const randomFrom = (seed) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
};
const random = randomFrom(Number(process.env.SEED ?? 1));

const OURS = [...'BCD'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`));
const THEIRS = [...'mps'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${suit}${number}`));
OURS.push('E', 'S', 'W', 'N', 'WD', 'GD', 'RD');
THEIRS.push('z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7');

/** A hand of 13 or 14 tiles out of all kinds, of one or two suits, or of few kinds, so that fours and near hands come up. */
const deal = (place) => {
  const kinds = [34, 9, 18, 34, 12][place % 5];
  const first = kinds === 12 ? Math.floor(random() * 22) : 0;
  const wall = Array.from({ length: 4 * kinds }, (_, at) => first + (at >> 2));
  const size = 13 + (place & 1);
  for (let at = 0; at < size; at++) {
    const other = at + Math.floor(random() * (wall.length - at));
    [wall[at], wall[other]] = [wall[other], wall[at]];
  }
  return wall.slice(0, size);
};

const rules = chineseSolitaire();
const taken = { peer: [], counts: [], tiles: [] };
let differences = 0;
let tooFew = 0;

/** Whether so many exchanges win, by trying all of them; a hand of 13 tiles draws first. */
const winsBy = (tiles, exchanges) => {
  if (tiles.length === 14) {
    if (isWinningTiles(tiles)) return true;
    return (
      exchanges > 0 &&
      [...new Set(tiles)].some((tile) => winsBy(tiles.toSpliced(tiles.indexOf(tile), 1), exchanges))
    );
  }
  return OURS.some(
    (tile) => tiles.filter((one) => one === tile).length < 4 && winsBy([...tiles, tile], exchanges - 1),
  );
};

for (let made = 0; made < HANDS; made += BATCH) {
  const hands = Array.from({ length: BATCH }, (_, at) => deal(made + at));
  const tiles = hands.map((hand) => hand.map((kind) => OURS[kind]));
  const rows = countHands(tiles);
  const racks = hands.map((hand) => new Shoupai(hand.map((kind) => THEIRS[kind])));
  const objects = tiles.map((concealed) => ({ concealed }));
  const answers = new Uint8Array(BATCH);
  const others = new Uint8Array(BATCH);
  const whole = new Uint8Array(BATCH);
  const time = (list, work) => {
    const start = performance.now();
    work();
    list.push((BATCH / (performance.now() - start)) * 1_000);
  };
  const turns = [
    () =>
      time(taken.peer, () => {
        for (let at = 0; at < BATCH; at++) others[at] = shanten(racks[at]) + 1;
      }),
    () =>
      time(taken.counts, () => {
        for (let at = 0; at < BATCH; at++) answers[at] = distanceOfCounts(rows, 34 * at);
      }),
    () =>
      time(taken.tiles, () => {
        for (let at = 0; at < BATCH; at++) whole[at] = distance(objects[at], { rules }).value;
      }),
  ];
  for (let turn = 0; turn < 3; turn++) turns[(turn + made / BATCH) % 3]();
  for (let at = 0; at < BATCH; at++) {
    if (answers[at] === others[at] && whole[at] === others[at]) continue;
    differences++;
    // Where they count fewer, no so few draws win, whatever is discarded for them.
    const isTooFew = others[at] < answers[at] && answers[at] === whole[at] && !winsBy(tiles[at], others[at]);
    if (isTooFew) tooFew++;
    else console.log('differs:', tiles[at].join(' '), answers[at], whole[at], others[at]);
  }
}
const ratiosOf = (speeds) => spreadOf(speeds.map((speed, round) => speed / taken.peer[round]));
const results = {
  ...machineTaken,
  hands: HANDS,
  differences,
  tooFew,
  peer: spreadOf(taken.peer),
  counts: spreadOf(taken.counts),
  tiles: spreadOf(taken.tiles),
  countsRatio: ratiosOf(taken.counts),
  tilesRatio: ratiosOf(taken.tiles),
};
const { peer, counts, tiles, countsRatio, tilesRatio } = results;
console.log(
  `${HANDS} hands, ${differences} differences; in ${tooFew} of them theirs is too few by trying all exchanges`,
);
console.log(`@kobalab/majiang-core   ${Math.round(peer.median)} hands a second, its racks made before`);
console.log(
  `distanceOfCounts        ${Math.round(counts.median)}, ${countsRatio.median.toFixed(1)} times as many, counts made before`,
);
console.log(
  `distance                ${Math.round(tiles.median)}, ${tilesRatio.median.toFixed(1)} times as many, from lists of tiles`,
);
if (isKept) keepResults('distance-peers', results);
