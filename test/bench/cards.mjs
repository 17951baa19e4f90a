// Hands against the practice card: the library beside a scan of all variants (test/bench/cards/scan.mjs), both from
// tile strings, on the same hands of 14 tiles with 0 to 3 jokers. It stops if the answers differ.
//
//   npm run build && node test/bench/cards.mjs
//
// HANDS sets how many hands; `--write` keeps the figures in test/bench/results/cards.json.
import { makeScan } from './cards/scan.mjs';
import { isKept, keepResults, machine, spreadOf } from './results-files.mjs';

const HANDS = Number(process.env['HANDS'] ?? 60_000);
const ROUNDS = 9;
const SEED = 7;

const taken = machine();
const root = new URL('../../', import.meta.url);
/** @type {typeof import('../../src/american')} */
const { americanCard, parseCard, practiceCard } = await import(new URL('dist/american.js', root).href);
/** @type {typeof import('../../src/index')} */
const { isWinningHand, layouts, TILES } = await import(new URL('dist/index.js', root).href);

const card = parseCard(practiceCard);
if (!card.ok) throw new Error('the practice card is sound');
const start = performance.now();
const rules = americanCard(card.value);
isWinningHand({ concealed: TILES.slice(0, 14) }, { rules });
const compiled = performance.now() - start;
console.log(`compiled in ${compiled.toFixed(1)} ms, the first hand included`);

/** The variants as a scan needs them; whether a group takes jokers is what the language of cards says of it. */
const all = [...layouts({ rules })].filter(({ hand }) => !/[!*~]/.test(hand));
const variants = all.map(({ groups }) => ({
  groups: groups.map(({ tiles, tile, size, printedJokers }) => ({
    tiles,
    takesJokers: tile !== undefined && size >= 3 && printedJokers < size,
  })),
}));
const plain = {
  name: 'Practice card without marks',
  year: 2026,
  sections: practiceCard.sections.map(({ name, lines }) => ({
    name,
    lines: lines.flatMap((line) => {
      const hand = [line.hand].flat().filter((text) => !/[!*~]/.test(String(text)));
      return hand.length === 0 ? [] : [{ ...line, hand }];
    }),
  })),
};
const read = parseCard(JSON.parse(JSON.stringify(plain)));
if (!read.ok) throw new Error(read.error.reasons[0]?.message);
const judged = americanCard(read.value);
const scan = makeScan(TILES, variants);

let state = SEED;
const below = (/** @type {number} */ bound) => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * bound);
};
const pool = TILES.filter((tile) => !/^[FS]\d|YD/.test(tile));
const copies = (/** @type {string} */ tile) => (tile === 'F' || tile === 'J' ? 8 : 4);

/** @type {string[][]} */
const hands = [];
while (hands.length < HANDS) {
  const variant = variants[below(variants.length)];
  const tiles = /** @type {string[]} */ (variant?.groups.flatMap((group) => [...group.tiles]));
  for (let jokers = below(4); jokers > 0; jokers--) tiles[below(14)] = 'J';
  if (below(3) === 0) tiles[below(14)] = String(pool[below(pool.length)]);
  for (let place = 13; place > 0; place--) {
    const other = below(place + 1);
    [tiles[place], tiles[other]] = [String(tiles[other]), String(tiles[place])];
  }
  const sound = tiles.every((tile) => tiles.filter((one) => one === tile).length <= copies(tile));
  if (sound && tiles.filter((tile) => tile === 'J').length <= 3) hands.push(tiles);
}

const own = (/** @type {string[]} */ hand) => isWinningHand({ concealed: hand }, { rules: judged });
const wins = hands.filter(own).length;
const different = hands.filter((hand) => own(hand) !== scan(hand)).length;
console.log(`${variants.length} variants, ${hands.length} hands, ${wins} win, ${different} answers differ`);
if (different > 0) process.exit(1);

const timed = (/** @type {(hand: string[]) => boolean} */ judge) => {
  const begin = performance.now();
  for (const hand of hands) judge(hand);
  return (hands.length / (performance.now() - begin)) * 1000;
};
const rounds = Array.from({ length: ROUNDS }, () => ({ own: timed(own), scan: timed(scan) }));
const results = {
  ...taken,
  compiled,
  variants: variants.length,
  hands: hands.length,
  wins,
  library: spreadOf(rounds.map((round) => round.own)),
  scan: spreadOf(rounds.map((round) => round.scan)),
  ratio: spreadOf(rounds.map((round) => round.own / round.scan)),
};
console.log(`library: ${Math.round(results.library.median)} hands a second`);
console.log(`scan:    ${Math.round(results.scan.median)} hands a second`);
console.log(`ratio:   ${results.ratio.median.toFixed(1)}`);
if (isKept) keepResults('cards', results);
