// What a person would write instead of the library: every layout in typed arrays, looked at one after the other.
import { TILES } from '../../dist/index.js';

const KINDS = TILES.length;
const JOKER = TILES.indexOf('J');

/** A layout as places for tiles. @typedef {readonly { readonly tiles: readonly string[], readonly takesJokers: boolean }[]} Places */

/** The places of a layout of Card Free. @param {import('mahjongg').Layout} layout @returns {Places} */
export const placesOfLayout = ({ blocks }) =>
  blocks.map(({ tile, size }) =>
    tile === 'NEWS'
      ? { tiles: ['N', 'E', 'W', 'S'], takesJokers: false }
      : { tiles: Array.from({ length: size }, () => tile), takesJokers: size > 2 && tile !== 'F' },
  );

/** The places of a variant of a card: a scan takes jokers in three alike and more. @param {import('mahjongg/american').CardLayout} layout @returns {Places} */
export const placesOfVariant = ({ groups }) =>
  groups.map(({ tiles, tile, size, printedJokers }) => ({
    tiles,
    takesJokers: tile !== undefined && size >= 3 && printedJokers < size,
  }));

/** A card without the lines that a scan cannot read: marks say otherwise where jokers go. @param {import('mahjongg/american').Card} card */
export const withoutMarks = (card) => ({
  ...card,
  sections: card.sections.map(({ name, lines }) => ({
    name,
    lines: lines.flatMap((line) => {
      const hand = [line.hand].flat().filter((text) => !/[!*~]/.test(text));
      return hand.length === 0 ? [] : [{ ...line, hand }];
    }),
  })),
});

/** The rules of a card without marks. @param {typeof import('mahjongg/american')} library */
export const rulesToScan = ({ americanCard, parseCard, practiceCard }) => {
  const read = parseCard(JSON.parse(JSON.stringify(withoutMarks(practiceCard))));
  if (!read.ok) throw new Error(read.error.reasons[0]?.message);
  return americanCard(read.value);
};

/** How many places each kind of tile has in a layout, and how many of them take no joker. @param {Places} places */
const needsOf = (places) => {
  /** @type {Map<number, { all: number, own: number }>} */
  const needs = new Map();
  for (const { tiles, takesJokers } of places)
    for (const tile of tiles) {
      const kind = TILES.indexOf(/** @type {import('mahjongg').Tile} */ (tile));
      const { all, own } = needs.get(kind) ?? { all: 0, own: 0 };
      needs.set(kind, { all: all + 1, own: own + (takesJokers ? 0 : 1) });
    }
  return needs;
};

const NUMBERS = new Map(TILES.map((tile, number) => [tile, number]));
const counts = new Uint8Array(KINDS);
/** Typed arrays have something in each place that is asked for. @param {Uint8Array | Uint32Array} list @param {number} at */
const countIn = (list, at) => /** @type {number} */ (list[at]);

/** @param {readonly string[]} hand */
const countHand = (hand) => {
  counts.fill(0);
  for (let place = 0; place < hand.length; place++) {
    const number = /** @type {number} */ (NUMBERS.get(/** @type {import('mahjongg').Tile} */ (hand[place])));
    counts[number] = countIn(counts, number) + 1;
  }
};

/** Whether a hand wins: dense arrays, each variant left at the first tile that is too much. @param {readonly Places[]} variants */
export const scanForWin = (variants) => {
  const places = new Uint8Array(KINDS * variants.length);
  const fixed = new Uint8Array(KINDS * variants.length);
  for (const [variant, groups] of variants.entries())
    for (const [kind, { all, own }] of needsOf(groups)) {
      places[KINDS * variant + kind] = all;
      fixed[KINDS * variant + kind] = own;
    }
  return (/** @type {readonly string[]} */ hand) => {
    countHand(hand);
    next: for (let start = 0; start < places.length; start += KINDS) {
      for (let kind = 0; kind < JOKER; kind++) {
        const held = countIn(counts, kind);
        if (held > countIn(places, start + kind) || held < countIn(fixed, start + kind)) continue next;
      }
      if (countIn(counts, JOKER) >= countIn(places, start + JOKER)) return true;
    }
    return false;
  };
};

/** How far a hand is from winning: sparse arrays, one entry for each kind of tile in a layout. @param {Iterable<Places>} layouts */
export const scanForDistance = (layouts) => {
  /** @type {[number[], number[], number[], number[], number[]]} */
  const [kinds, places, fixed, starts, printed] = [[], [], [], [0], []];
  for (const layout of layouts) {
    const { [JOKER]: jokers, ...needs } = Object.fromEntries(needsOf(layout));
    for (const [kind, { all, own }] of Object.entries(needs)) {
      kinds.push(Number(kind));
      places.push(all);
      fixed.push(own);
    }
    starts.push(kinds.length);
    printed.push(jokers?.all ?? 0);
  }
  const [kindOf, placesOf, fixedOf, printedOf] = [kinds, places, fixed, printed].map((list) =>
    Uint8Array.from(list),
  );
  const startOf = Uint32Array.from(starts);
  if (!kindOf || !placesOf || !fixedOf || !printedOf) throw new Error('there are no layouts');
  const distance = (/** @type {{ readonly concealed: readonly string[] }} */ { concealed }) => {
    countHand(concealed);
    const jokers = countIn(counts, JOKER);
    let least = 99;
    for (let layout = 0; layout + 1 < startOf.length; layout++) {
      let bare = 0;
      let open = countIn(printedOf, layout);
      const end = countIn(startOf, layout + 1);
      for (let at = countIn(startOf, layout); at < end; at++) {
        const held = countIn(counts, countIn(kindOf, at));
        const own = countIn(fixedOf, at);
        if (held < own) bare += own - held;
        const top = Math.max(held, own);
        if (countIn(placesOf, at) > top) open += countIn(placesOf, at) - top;
      }
      const cost = bare + (open > jokers ? open - jokers : 0);
      if (cost < least) least = cost;
    }
    return least;
  };
  return { distance, layouts: startOf.length - 1 };
};
