// @ts-nocheck: figures out of typed arrays, which the compiler takes for possibly undefined
// The distance of Card Free hands beside a scan of all layouts in sparse typed arrays, on the same hands; and how
// long targets take. Run `npm run build` first. HANDS and SCANNED set how many hands; `--write` keeps the figures in
// test/bench/results/distance.json.
import { distance, targets } from '../../dist/analysis.js';
import { cardFree, chineseSolitaire, layouts, TILES } from '../../dist/index.js';
import { isKept, keepResults, machine, quantile, spreadOf } from './results-files.mjs';

const machineTaken = machine();

const HANDS = Number(process.env.HANDS ?? 20_000);
const SCANNED = Number(process.env.SCANNED ?? 200);
const rules = cardFree();
const NEWS = TILES.length;

// For each layout its blocks, one after the other: kind and size; where each layout begins.
const kinds = [];
const sizes = [];
const starts = [0];
for (const { blocks } of layouts({ rules, dragonHands: true })) {
  for (const { tile, size } of blocks) {
    kinds.push(tile === 'NEWS' ? NEWS : TILES.indexOf(tile));
    sizes.push(size);
  }
  starts.push(kinds.length);
}
const [kindOf, sizeOf, startOf] = [Uint8Array.from(kinds), Uint8Array.from(sizes), Uint32Array.from(starts)];

const scan = ({ concealed }) => {
  const counts = new Uint8Array(NEWS + 1);
  for (const tile of concealed) counts[TILES.indexOf(tile)]++;
  for (const wind of ['E', 'S', 'W', 'N']) counts[NEWS] += counts[TILES.indexOf(wind)] > 0 ? 1 : 0;
  const jokers = counts[TILES.indexOf('J')];
  let least = 99;
  for (let layout = 0; layout + 1 < startOf.length; layout++) {
    let bare = 0;
    let open = 0;
    let flowers = counts[0];
    for (let at = startOf[layout]; at < startOf[layout + 1]; at++) {
      const kind = kindOf[at];
      const size = sizeOf[at];
      const held = kind === 0 ? flowers : counts[kind];
      const empty = held < size ? size - held : 0;
      if (kind === 0) flowers -= size - empty;
      if (size === 2 || kind === NEWS || kind === 0) bare += empty;
      else open += empty;
    }
    const cost = bare + (open > jokers ? open - jokers : 0);
    if (cost < least) least = cost;
  }
  return least;
};

const wallOf = ({ tiles }) =>
  TILES.flatMap((tile) => Array.from({ length: tiles.copies[tile] ?? 0 }, () => tile));
let state = Number(process.env.SEED ?? 1);
const random = (bound) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * bound);
};
const deal = (wall) => {
  for (let at = 0; at < 14; at++) {
    const other = at + random(wall.length - at);
    [wall[at], wall[other]] = [wall[other], wall[at]];
  }
  return { concealed: wall.slice(0, 14) };
};
const hands = Array.from({ length: HANDS }, () => deal(wallOf(rules)));

const perSecond = { scan: [], library: [] };
const time = (list, some, work) => {
  const start = performance.now();
  const answers = some.map(work);
  list.push((some.length / (performance.now() - start)) * 1_000);
  return answers;
};
const rounds = 10;
// Both are seen by the engine before they are timed, on other hands.
for (let made = 0; made < HANDS / 2; made++) distance(deal(wallOf(rules)), { rules });
for (let made = 0; made < 10; made++) scan(deal(wallOf(rules)));
for (let round = 0; round < rounds; round++) {
  const all = hands.slice((round * HANDS) / rounds, ((round + 1) * HANDS) / rounds);
  const some = all.slice(0, SCANNED / rounds);
  const scanned = time(perSecond.scan, some, scan);
  const found = time(perSecond.library, all, (hand) => distance(hand, { rules }).value);
  scanned.forEach((value, at) => {
    if (value !== found[at]) throw new Error(`two distances: ${all[at].concealed}: ${value}, ${found[at]}`);
  });
}
const results = {
  ...machineTaken,
  layouts: startOf.length - 1,
  scan: spreadOf(perSecond.scan),
  library: spreadOf(perSecond.library),
  ratio: spreadOf(perSecond.library.map((speed, round) => speed / perSecond.scan[round])),
  targets: [],
};
console.log(`${results.layouts} layouts scanned: ${Math.round(results.scan.median)} hands a second`);
console.log(
  `distance: ${Math.round(results.library.median)} hands a second, ${Math.round(results.ratio.median)} times as many`,
);

for (const [name, game] of [
  ['Card Free', rules],
  ['Chinese', chineseSolitaire()],
]) {
  const wall = wallOf(game).filter((tile) => !/^[FS][1-4]$/.test(tile));
  const taken = Array.from({ length: 400 }, () => deal(wall)).map((hand) => {
    const start = performance.now();
    targets(hand, { rules: game });
    return performance.now() - start;
  });
  const [median, p95] = [quantile(taken.slice(20), 0.5), quantile(taken.slice(20), 0.95)];
  results.targets.push({ name, median, p95 });
  console.log(`targets, ${name}: median ${median.toFixed(2)} ms, 95 in 100 below ${p95.toFixed(2)} ms`);
}
if (isKept) keepResults('distance', results);
