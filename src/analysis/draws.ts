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
  counts,
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
export const countOf = (kinds: readonly number[], kind: number): number =>
  kinds.reduce((count, one) => count + Number(one === kind), 0);

/** The chance that so many tiles drawn from the unseen ones hold all needs. */
export const chanceOfNeeds = (
  { bare, open, served = [], jokers, flowers = 0 }: Needs,
  { counts, total, joker }: Unseen,
  draws: number,
): number => {
  const drawn = Math.min(draws, total);
  const needed = [...bare, ...open, ...served];
  const kinds = [...new Set(needed)].filter((kind) => kind !== joker && kind !== FLOWER);
  // Needs are counted as `jokers × width + jokers or flowers`; at most so many of both.
  const width = served.length + 1;
  const most = (open.length + 1) * width;
  /** Ways by `drawn so far × most + needs`. */
  let ways = new Float64Array((drawn + 1) * most);
  ways[0] = 1;
  const jokersLeft = counts[joker]!;
  const flowersLeft = served.length > 0 || needed.includes(FLOWER) ? counts[FLOWER]! : 0;
  let others = total - jokersLeft - flowersLeft;
  for (const kind of kinds) {
    const [fixed, free, left] = [countOf(bare, kind), countOf(open, kind), counts[kind]!];
    const both = free + countOf(served, kind);
    const next = new Float64Array(ways.length);
    for (let place = 0; place < ways.length; place++) {
      const way = ways[place]!;
      if (way === 0) continue;
      const before = Math.floor(place / most);
      for (let taken = fixed; taken <= left && before + taken <= drawn; taken++) {
        const lacking = Math.max(0, both - (taken - fixed));
        // What comes stands first where no flower may.
        const forJokers = Math.max(0, lacking - (both - free));
        const after = place + taken * most + forJokers * width + lacking - forJokers;
        next[after]! += way * choicesOf(left, taken);
      }
    }
    ways = next;
    others -= left;
  }
  // A line of a card may print jokers: only jokers fill these places. Jokers may stand for flowers, too.
  const printed = countOf(open, joker);
  const [fixed, free] = [countOf(bare, FLOWER), countOf(open, FLOWER) + countOf(served, FLOWER)];
  let good = 0;
  for (let place = 0; place < ways.length; place++) {
    const way = ways[place]!;
    if (way === 0) continue;
    const before = Math.floor(place / most);
    const forJokers = Math.floor((place % most) / width) + printed - jokers;
    const forBoth = forJokers + (place % width) + free - flowers;
    for (let blooms = fixed; blooms <= flowersLeft && before + blooms <= drawn; blooms++) {
      const least = Math.max(0, forJokers, forBoth - (blooms - fixed));
      const ofFlowers = way * choicesOf(flowersLeft, blooms);
      for (let taken = least; taken <= jokersLeft && before + blooms + taken <= drawn; taken++)
        good += ofFlowers * choicesOf(jokersLeft, taken) * choicesOf(others, drawn - before - blooms - taken);
    }
  }
  return Math.min(1, good / choicesOf(total, drawn));
};
