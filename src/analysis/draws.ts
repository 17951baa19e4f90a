import { TILES } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';

/*
 * The chance that tiles drawn from the unseen ones hold all that is missing, by counting: a draw of n tiles is one of
 * equally many choices of n out of all. They are counted tile by tile, by how many tiles were drawn so far
 * and how many jokers, or flowers that serve as such, are needed for what they did not bring.
 */

/** What must be drawn. */
export interface Needs {
  /** Tiles that no joker can stand for, as places in `TILES`. */
  readonly bare: readonly number[];
  /** Tiles that jokers may stand for. */
  readonly open: readonly number[];
  /** Tiles that jokers or flowers may stand for; none if left out. */
  readonly served?: readonly number[] | undefined;
  /** Jokers that are held already. */
  readonly jokers: number;
  /** Flowers held that stand for tiles they may serve; none if left out. */
  readonly flowers?: number | undefined;
}

/** The tiles that may be drawn. */
export interface Unseen {
  /** How many of each tile are unseen, by place in `TILES`. */
  readonly counts: ArrayLike<number>;
  /** How many there are in all. */
  readonly total: number;
  /** The place of the joker. */
  readonly joker: number;
}

/** The tiles that may be drawn, by how many of each are unseen. */
export const unseenOf = (counts: readonly number[]): Unseen => ({
  counts: Int16Array.from(counts),
  total: counts.reduce((sum, count) => sum + count, 0),
  joker: JOKER,
});

const choicesKnown: number[][] = [];

/** In how many ways some can be chosen out of so many, as a number exact to 15 digits; 0 if there are not enough. */
export const choicesOf = (all: number, some: number): number => {
  if (some < 0 || some > all) return 0;
  let row = choicesKnown[all];
  if (row === undefined) {
    row = [1];
    for (let k = 1; k <= all; k++) row[k] = ((row[k - 1] as number) * (all - k + 1)) / k;
    choicesKnown[all] = row;
  }
  return row[some] as number;
};

/** How many of some tiles are of a kind. */
export const countOf = (kinds: readonly number[], kind: number): number => {
  let count = 0;
  for (const one of kinds) if (one === kind) count++;
  return count;
};

/** What must be drawn, by how many of each kind, whichever kinds these are. */
interface Shape {
  /** For each kind but jokers and flowers, one after the other: places for it alone, for jokers, for flowers, too; unseen ones. */
  readonly kinds: readonly number[];
  /** The same for flowers, whose last two figures are one. */
  readonly flowers: readonly [fixed: number, free: number, unseen: number];
  /** Printed jokers that are missing. */
  readonly printed: number;
}

const FIGURES = 4;

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** How many tiles of each kind the three lists of needs hold; used again and again, for thousands may be looked at. */
const tallies = /* @__PURE__ */ [0, 1, 2].map(() => new Uint8Array(TILES.length)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

const shapeOf = ({ bare, open, served = NONE }: Needs, { counts, joker }: Unseen): Shape => {
  const [own, free, both] = tallies;
  for (const tally of tallies) tally.fill(0);
  for (const kind of bare) own[kind]!++;
  for (const kind of open) free[kind]!++;
  for (const kind of served) both[kind]!++;
  const printed = free[joker]!;
  const [fixed, others] = [own[FLOWER]!, free[FLOWER]! + both[FLOWER]!];
  const unseen = served.length + fixed + others > 0 ? counts[FLOWER]! : 0;
  free[joker] = 0;
  for (const tally of tallies) tally[FLOWER] = 0;
  const kinds: number[] = [];
  for (const list of [bare, open, served])
    for (const kind of list) {
      if (own[kind]! + free[kind]! + both[kind]! === 0) continue;
      kinds.push(own[kind]!, free[kind]!, both[kind]!, counts[kind]!);
      for (const tally of tallies) tally[kind] = 0;
    }
  // A line of a card may print jokers: only jokers fill these places.
  return { kinds, flowers: [fixed, others, unseen], printed };
};

/** The chance that so many tiles drawn from the unseen ones hold all needs of a shape. */
const chanceOfShape = (
  { kinds, flowers: [fixedFlowers, freeFlowers, flowersLeft], printed }: Shape,
  { open, served = [], jokers, flowers = 0 }: Needs,
  { counts, total, joker }: Unseen,
  draws: number,
): number => {
  const drawn = Math.min(draws, total);
  // Needs are counted as `jokers × width + jokers or flowers`; at most so many of both.
  const width = served.length + 1;
  const most = (open.length + 1) * width;
  const jokersLeft = counts[joker]!;
  // With more needs than these there are too few jokers and flowers, whatever else comes.
  const mostForJokers = jokersLeft + jokers - printed;
  const mostForBoth = jokersLeft + flowersLeft - fixedFlowers + jokers - printed - freeFlowers + flowers;
  /** Ways by `drawn so far × most + needs`. */
  let ways = new Float64Array(most);
  ways[0] = 1;
  let mostBefore = 0;
  let others = total - jokersLeft - flowersLeft;
  for (let at = 0; at < kinds.length; at += FIGURES) {
    const [fixed, free, forServed, left] = kinds.slice(at, at + FIGURES) as [number, number, number, number];
    const both = free + forServed;
    mostBefore = Math.min(drawn, mostBefore + left);
    const next = new Float64Array((mostBefore + 1) * most);
    for (let place = 0; place < ways.length; place++) {
      const way = ways[place]!;
      if (way === 0) continue;
      const before = Math.floor(place / most);
      const [neededJokers, neededBoth] = [Math.floor((place % most) / width), place % width];
      for (let taken = fixed; taken <= left && before + taken <= drawn; taken++) {
        const lacking = Math.max(0, both - (taken - fixed));
        // What comes stands first where no flower may.
        const forJokers = Math.max(0, lacking - (both - free));
        if (neededJokers + forJokers > mostForJokers || neededJokers + neededBoth + lacking > mostForBoth)
          continue;
        const after = place + taken * most + forJokers * width + lacking - forJokers;
        next[after]! += way * choicesOf(left, taken);
      }
    }
    ways = next;
    others -= left;
  }
  let good = 0;
  for (let place = 0; place < ways.length; place++) {
    const way = ways[place]!;
    if (way === 0) continue;
    const before = Math.floor(place / most);
    const forJokers = Math.floor((place % most) / width) + printed - jokers;
    // Jokers may stand for flowers, too.
    const forBoth = forJokers + (place % width) + freeFlowers - flowers;
    for (let blooms = fixedFlowers; blooms <= flowersLeft && before + blooms <= drawn; blooms++) {
      const least = Math.max(0, forJokers, forBoth - (blooms - fixedFlowers));
      const ofFlowers = way * choicesOf(flowersLeft, blooms);
      for (let taken = least; taken <= jokersLeft && before + blooms + taken <= drawn; taken++)
        good += ofFlowers * choicesOf(jokersLeft, taken) * choicesOf(others, drawn - before - blooms - taken);
    }
  }
  return Math.min(1, good / choicesOf(total, drawn));
};

/**
 * Answers how likely so many tiles drawn from the unseen ones hold all needs. Needs of the same shape have the same
 * chance, and are counted once.
 */
export const chancesOf = (unseen: Unseen, draws: number): ((needs: Needs) => number) => {
  const known = new Map<string, number>();
  return (needs) => {
    const shape = shapeOf(needs, unseen);
    const { kinds, flowers, printed } = shape;
    const key = String.fromCharCode(needs.jokers, needs.flowers ?? 0, printed, ...flowers, ...kinds);
    const chance = known.get(key) ?? chanceOfShape(shape, needs, unseen, draws);
    known.set(key, chance);
    return chance;
  };
};
