/*
 * The chance that tiles drawn from the unseen ones hold all that is missing, by counting: a draw of n tiles is one of
 * equally many choices of n out of all. They are counted tile by tile, by how many tiles were drawn so far
 * and how many jokers are needed for what they did not bring.
 */

/** What must be drawn. */
export interface Needs {
  /** Tiles that no joker can stand for, as places in `TILES`. */
  readonly bare: readonly number[];
  /** Tiles that jokers may stand for. */
  readonly open: readonly number[];
  /** Jokers that are held already. */
  readonly jokers: number;
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

const countOf = (kinds: readonly number[], kind: number): number =>
  kinds.filter((one) => one === kind).length;

/** The chance that so many tiles drawn from the unseen ones hold all needs. */
export const chanceOfNeeds = ({ bare, open, jokers }: Needs, unseen: Unseen, draws: number): number => {
  const drawn = Math.min(draws, unseen.total);
  // A line of a card may print jokers: only jokers fill these places.
  const printed = countOf(open, unseen.joker);
  const kinds = [...new Set([...bare, ...open])].filter((kind) => kind !== unseen.joker);
  const most = open.length;
  /** Ways by `drawn so far × (most + 1) + jokers needed`. */
  let ways = new Float64Array((drawn + 1) * (most + 1));
  ways[0] = 1;
  let others = unseen.total - (unseen.counts[unseen.joker] as number);
  for (const kind of kinds) {
    const [fixed, free, left] = [countOf(bare, kind), countOf(open, kind), unseen.counts[kind] as number];
    const next = new Float64Array(ways.length);
    for (let place = 0; place < ways.length; place++) {
      const way = ways[place] as number;
      if (way === 0) continue;
      const before = Math.floor(place / (most + 1));
      for (let taken = fixed; taken <= left && before + taken <= drawn; taken++) {
        const after = place + taken * (most + 1) + Math.max(0, free - (taken - fixed));
        next[after]! += way * choicesOf(left, taken);
      }
    }
    ways = next;
    others -= left;
  }
  let good = 0;
  const jokersLeft = unseen.counts[unseen.joker] as number;
  for (let place = 0; place < ways.length; place++) {
    const way = ways[place] as number;
    if (way === 0) continue;
    const before = Math.floor(place / (most + 1));
    const needed = Math.max(0, (place % (most + 1)) + printed - jokers);
    for (let taken = needed; taken <= jokersLeft && before + taken <= drawn; taken++) {
      good += way * choicesOf(jokersLeft, taken) * choicesOf(others, drawn - before - taken);
    }
  }
  return Math.min(1, good / choicesOf(unseen.total, drawn));
};
