import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { KINDS, type Kind, kindOf, WINDS_IN_ORDER } from './card-free-kinds';
import { type Layout, type LayoutBlock, naiveLayouts } from './card-free-layouts';
import { flowersInGame, jokersInGame, type NaiveOptions } from './card-free-options';
import { compareReadings, type NaiveReading, readAs } from './card-free-readings';
import { differenceBetween } from './difference';

// Every distinct concealed winning hand there is, made from the layouts' side: each layout with jokers in every way
// that the rules allow. Pairs of a hand and a layout are grouped by hand, so that the readings of a hand are known
// without searching for them, and compared with those of the library.
//
// The work is cut into parts by a hash of the hand; a part needs some 24 bytes for each of its pairs.

/** The library's answer, as far as it is compared. */
export interface Answer {
  readonly valid: boolean;
  readonly readings?: unknown;
  readonly best?: unknown;
}

export interface ExhaustiveChoice {
  /** From 1 to `parts`. */
  readonly part: number;
  readonly parts: number;
  readonly options: NaiveOptions;
}

export interface ExhaustiveReport {
  /** Distinct hands. */
  readonly hands: number;
  /** Distinct hands by the number of their jokers, 0 to 8. */
  readonly handsByJokers: readonly number[];
  /** Pairs of a hand and one of its readings. */
  readonly readings: number;
  /** The hand with the most readings, the first of equals. */
  readonly most: { readonly tiles: string; readonly readings: number };
  /** How many hands the library read otherwise, and the first of them. */
  readonly mismatches: number;
  readonly examples: readonly string[];
}

// A hand is known by two whole numbers, exactly: the counts of its natural tiles as digits, the flower's to the base
// 9, all others to the base 5. Its jokers are what is left of the 14.

const HALF = 18;
const WEIGHTS: readonly { readonly high: number; readonly low: number }[] = KINDS.map(({ position }) => {
  if (position === 0) return { high: 1, low: 0 };
  return position < HALF
    ? { high: 9 * 5 ** (position - 1), low: 0 }
    : { high: 0, low: 5 ** (position - HALF) };
});

function digit(high: number, low: number, { position }: Kind): number {
  if (position === 0) return high % 9;
  if (position < HALF) return Math.floor(high / (9 * 5 ** (position - 1))) % 5;
  return Math.floor(low / 5 ** (position - HALF)) % 5;
}

/** The concealed hand that two numbers stand for. */
function handOf(high: number, low: number): Hand {
  const tiles = KINDS.filter(({ type }) => type !== 'news').flatMap((kind) =>
    Array.from({ length: digit(high, low, kind) }, () => kind.tile as Tile),
  );
  return { concealed: [...tiles, ...Array.from({ length: 14 - tiles.length }, (): Tile => 'J')] };
}

function partOf(high: number, low: number, parts: number): number {
  return (((high % 1000003) * 31 + (low % 999983)) % parts) + 1;
}

/** A number of jokers in a block, with what its natural tiles add to the two numbers of the hand. */
interface Share {
  readonly jokers: number;
  readonly high: number;
  readonly low: number;
}

/** Every way of filling a block with natural tiles and jokers. */
function sharesOf({ tile, size }: LayoutBlock, hasNews: boolean, options: NaiveOptions): Share[] {
  const { type } = kindOf(tile);
  const jokersAllowed = size > 2 && type !== 'news' && (type !== 'flower' || options.jokersInFlowerPungs);
  const least = jokersAllowed ? (options.allJokerBlocks ? 0 : 1) : size;
  const most = type === 'wind' && hasNews ? 3 : 4;
  const tiles = type === 'news' ? WINDS_IN_ORDER : [tile];
  return [0, 1, 2, 3, 4]
    .filter((naturals) => naturals >= least && naturals <= Math.min(size, most))
    .map((naturals) => {
      const weights = tiles.map((each) => WEIGHTS[kindOf(each).position] as (typeof WEIGHTS)[number]);
      const sum = (of: 'high' | 'low'): number => weights.reduce((total, weight) => total + weight[of], 0);
      const ofEach = naturals / tiles.length;
      return { jokers: size - naturals, high: ofEach * sum('high'), low: ofEach * sum('low') };
    });
}

/** Calls back for every hand of a layout; for Dragon's Love the same hand may come more than once. */
function forEachHand(
  { blocks }: Layout,
  options: NaiveOptions,
  found: (high: number, low: number) => void,
): void {
  const hasNews = blocks.some(({ tile }) => tile === 'NEWS');
  const shares = blocks.map((block) => sharesOf(block, hasNews, options));
  const jokersAtMost = jokersInGame(options);
  const flowersAtMost = flowersInGame(options);
  const choose = (at: number, jokers: number, high: number, low: number): void => {
    const choices = shares[at];
    if (choices === undefined) {
      if (high % 9 <= flowersAtMost) found(high, low);
      return;
    }
    for (const share of choices) {
      if (jokers + share.jokers > jokersAtMost) continue;
      choose(at + 1, jokers + share.jokers, high + share.high, low + share.low);
    }
  };
  choose(0, 0, 0, 0);
}

/** Pairs of a hand and a layout, in arrays that grow. */
class Pairs {
  high: Float64Array = new Float64Array(1 << 16);
  low: Float64Array = new Float64Array(1 << 16);
  layout: Uint32Array = new Uint32Array(1 << 16);
  length = 0;

  add(high: number, low: number, layout: number): void {
    if (this.length === this.high.length) this.grow();
    this.high[this.length] = high;
    this.low[this.length] = low;
    this.layout[this.length] = layout;
    this.length++;
  }

  private grow(): void {
    const size = this.length * 2;
    const [high, low, layout] = [new Float64Array(size), new Float64Array(size), new Uint32Array(size)];
    high.set(this.high);
    low.set(this.low);
    layout.set(this.layout);
    [this.high, this.low, this.layout] = [high, low, layout];
  }
}

/** All pairs of one part, and their order by hand and then by layout. */
function pairsOf(
  layouts: readonly Layout[],
  { part, parts, options }: ExhaustiveChoice,
): [Pairs, Uint32Array] {
  const pairs = new Pairs();
  layouts.forEach((layout, index) => {
    forEachHand(layout, options, (high, low) => {
      if (partOf(high, low, parts) === part) pairs.add(high, low, index);
    });
  });
  const { high, low, layout } = pairs;
  const at = (array: Float64Array | Uint32Array, index: number): number => array[index] as number;
  const order = Uint32Array.from({ length: pairs.length }, (_, index) => index).sort(
    (a, b) => at(high, a) - at(high, b) || at(low, a) - at(low, b) || at(layout, a) - at(layout, b),
  );
  return [pairs, order];
}

/** Calls back for every distinct concealed winning hand of one part, with all its readings, best first. */
export function forEachWinningHand(
  choice: ExhaustiveChoice,
  found: (hand: Hand, readings: readonly NaiveReading[]) => void,
): void {
  const layouts = naiveLayouts(choice.options, { dragonHands: true });
  const [{ high, low, layout }, order] = pairsOf(layouts, choice);
  for (let from = 0; from < order.length; ) {
    const first = order[from] as number;
    const indexes = new Set<number>();
    let to = from;
    for (; to < order.length; to++) {
      const pair = order[to] as number;
      if (high[pair] !== high[first] || low[pair] !== low[first]) break;
      indexes.add(layout[pair] as number);
    }
    from = to;
    const hand = handOf(high[first] as number, low[first] as number);
    const readings = [...indexes].map((index) => {
      const reading = readAs(layouts[index] as Layout, hand, choice.options);
      if (reading === undefined)
        throw new Error(`a layout does not read its own hand: ${hand.concealed.join(' ')}`);
      return reading;
    });
    found(hand, readings.sort(compareReadings));
  }
}

/** Compares the library with the readings of every distinct concealed winning hand of one part. */
export function compareExhaustively(
  choice: ExhaustiveChoice,
  validate: (hand: Hand) => Answer,
): ExhaustiveReport {
  const handsByJokers = Array.from({ length: 9 }, () => 0);
  const examples: string[] = [];
  let hands = 0;
  let total = 0;
  let mismatches = 0;
  let most = { tiles: '', readings: 0 };
  forEachWinningHand(choice, (hand, readings) => {
    const jokers = hand.concealed.filter((tile) => tile === 'J').length;
    hands++;
    total += readings.length;
    handsByJokers[jokers] = (handsByJokers[jokers] ?? 0) + 1;
    if (readings.length > most.readings)
      most = { tiles: hand.concealed.join(' '), readings: readings.length };
    const { valid, readings: theirs, best } = validate(hand);
    const difference = differenceBetween(
      { valid: true, readings, best: readings[0] },
      { valid, readings: theirs, best },
    );
    if (difference === undefined) return;
    mismatches++;
    if (examples.length < 10) examples.push(`${hand.concealed.join(' ')}: ${difference}`);
  });
  return { hands, handsByJokers, readings: total, most, mismatches, examples };
}

/** Several parts' reports as one. */
export function addReports(reports: readonly ExhaustiveReport[]): ExhaustiveReport {
  const sum = (of: (report: ExhaustiveReport) => number): number =>
    reports.reduce((total, report) => total + of(report), 0);
  return {
    hands: sum(({ hands }) => hands),
    handsByJokers: Array.from({ length: 9 }, (_, jokers) =>
      sum((report) => report.handsByJokers[jokers] ?? 0),
    ),
    readings: sum(({ readings }) => readings),
    most: reports.reduce<ExhaustiveReport['most']>(
      (most, report) => (report.most.readings > most.readings ? report.most : most),
      { tiles: '', readings: 0 },
    ),
    mismatches: sum(({ mismatches }) => mismatches),
    examples: reports.flatMap(({ examples }) => examples).slice(0, 10),
  };
}
