// @ts-nocheck: figures out of typed arrays, which the compiler takes for possibly undefined
// The distance of hands from the practice card beside a scan of all its variants in sparse typed arrays, on the same hands of
// 14 tiles. Run `npm run build` first; it stops if the answers differ. HANDS and SEED set how many hands, and which;
// `--write` keeps the figures in test/bench/results/card-distance.json.

import { americanCard, parseCard, practiceCard } from '../../dist/american.js';
import { distance, targets } from '../../dist/analysis.js';
import { layouts, TILES } from '../../dist/index.js';
import { isKept, keepResults, machine, quantile, spreadOf } from './results-files.mjs';

const machineTaken = machine();

const HANDS = Number(process.env.HANDS ?? 40_000);
const ROUNDS = 11;

// The scan takes jokers where the language of cards has them without marks: in three alike and more.
const plain = {
  ...practiceCard,
  sections: practiceCard.sections.map(({ name, lines }) => ({
    name,
    lines: lines.flatMap((line) => {
      const hand = [line.hand].flat().filter((text) => !/[!*~]/.test(text));
      return hand.length === 0 ? [] : [{ ...line, hand }];
    }),
  })),
};
const read = parseCard(JSON.parse(JSON.stringify(plain)));
if (!read.ok) throw new Error(read.error.reasons[0].message);
const rules = americanCard(read.value);

// For each variant its kinds, one after the other: the places of each, and how many take no jokers.
const [kinds, places, fixed, starts, printed] = [[], [], [], [0], []];
for (const { groups } of layouts({ rules })) {
  const needs = new Map();
  let jokers = 0;
  for (const { tiles, tile, size, printedJokers } of groups) {
    jokers += printedJokers;
    const takes = tile !== undefined && size >= 3 && printedJokers < size;
    for (const one of tiles.filter((name) => name !== 'J')) {
      const need = needs.get(one) ?? [0, 0];
      needs.set(one, [need[0] + 1, need[1] + (takes ? 0 : 1)]);
    }
  }
  for (const [tile, [all, own]] of needs) {
    kinds.push(TILES.indexOf(tile));
    places.push(all);
    fixed.push(own);
  }
  starts.push(kinds.length);
  printed.push(jokers);
}
const [kindOf, placesOf, fixedOf, startOf, printedOf] = [
  Uint8Array.from(kinds),
  Uint8Array.from(places),
  Uint8Array.from(fixed),
  Uint32Array.from(starts),
  Uint8Array.from(printed),
];
const JOKER = TILES.indexOf('J');

const scan = ({ concealed }) => {
  const counts = new Uint8Array(TILES.length);
  for (const tile of concealed) counts[TILES.indexOf(tile)]++;
  const jokers = counts[JOKER];
  let least = 99;
  for (let variant = 0; variant + 1 < startOf.length; variant++) {
    let bare = 0;
    let open = printedOf[variant];
    for (let at = startOf[variant]; at < startOf[variant + 1]; at++) {
      const held = counts[kindOf[at]];
      const own = fixedOf[at];
      if (held < own) bare += own - held;
      const top = Math.max(held, own);
      if (placesOf[at] > top) open += placesOf[at] - top;
    }
    const cost = bare + (open > jokers ? open - jokers : 0);
    if (cost < least) least = cost;
  }
  return least;
};

let state = Number(process.env.SEED ?? 1);
const random = (bound) => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 4_294_967_296) * bound);
};
const wall = TILES.flatMap((tile) => Array.from({ length: rules.tiles.copies[tile] ?? 0 }, () => tile));
const deal = () => {
  for (let at = 0; at < 14; at++) {
    const other = at + random(wall.length - at);
    [wall[at], wall[other]] = [wall[other], wall[at]];
  }
  return { concealed: wall.slice(0, 14) };
};
const hands = Array.from({ length: HANDS }, deal);
const speeds = { scan: [], library: [] };
const time = (list, some, work) => {
  const start = performance.now();
  const answers = some.map(work);
  list.push((some.length / (performance.now() - start)) * 1_000);
  return answers;
};
// Both are seen by the engine before they are timed, on other hands.
for (let made = 0; made < 5_000; made++) scan(deal());
for (let made = 0; made < 5_000; made++) distance(deal(), { rules });
for (let round = 0; round < ROUNDS; round++) {
  const some = hands.slice((round * HANDS) / ROUNDS, ((round + 1) * HANDS) / ROUNDS);
  const scanned = time(speeds.scan, some, scan);
  const found = time(speeds.library, some, (hand) => distance(hand, { rules }).value);
  scanned.forEach((value, at) => {
    if (value !== found[at]) throw new Error(`two distances: ${some[at].concealed}: ${value}, ${found[at]}`);
  });
}
const results = {
  ...machineTaken,
  variants: startOf.length - 1,
  scan: spreadOf(speeds.scan),
  library: spreadOf(speeds.library),
  ratio: spreadOf(speeds.library.map((speed, round) => speed / speeds.scan[round])),
};
console.log(`${results.variants} variants scanned: ${Math.round(results.scan.median)} hands a second`);
console.log(
  `distance: ${Math.round(results.library.median)} hands a second, ${results.ratio.median.toFixed(1)} times as many`,
);
const taken = hands.slice(0, 1_000).map((hand) => {
  const start = performance.now();
  targets(hand, { rules });
  return performance.now() - start;
});
const [median, p95] = [quantile(taken.slice(100), 0.5), quantile(taken.slice(100), 0.95)];
console.log(`targets: median ${median.toFixed(2)} ms, 95 in 100 below ${p95.toFixed(2)} ms`);
if (isKept) keepResults('card-distance', { ...results, targets: { median, p95 } });
