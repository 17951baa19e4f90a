import { keeping } from '../core/first-use';
import type { Random } from '../play/chance';
import { TILES } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import { addTo, countsOf, kindsIn } from './kind-counts';
import type { Needs } from './missing-tiles';
import type { Position } from './position';
import { sumOver, type Unseen } from './unseen';

/*
 * Computes the chance that tiles drawn from the unseen ones include everything missing, by counting: every choice of n of the
 * unseen tiles is equally likely. The choices are counted kind by kind, by how many tiles were drawn so far and how many jokers
 * (or flowers serving as jokers) are needed for what is still missing.
 */

const choicesKnown: number[][] = [];

/** In how many ways `some` can be chosen out of `all`, exact to 15 digits; 0 if there are not enough. */
export const choicesOf = (all: number, some: number): number => {
  if (some < 0 || some > all) return 0;
  let row = choicesKnown[all];
  if (row === undefined) {
    row = [1];
    for (let k = 1; k <= all; k++) row.push(((row[k - 1] ?? 0) * (all - k + 1)) / k);
    choicesKnown[all] = row;
  }
  return row[some] ?? 0;
};

/** What must be drawn of a kind: places for it alone; for it or a joker; for it, a joker or a flower; and its unseen copies. */
type Demand = readonly [fixed: number, free: number, served: number, unseen: number];

/** What must be drawn, by kind. */
interface Demands {
  /** All kinds but jokers and flowers. */
  readonly kinds: readonly Demand[];
  /** Flowers; counted as having no unseen copies where they cannot help. */
  readonly flowers: Demand;
  /** Jokers held, minus the missing printed jokers, whose places only jokers fill. */
  readonly heldJokers: number;
  readonly heldFlowers: number;
}

const demandsOf = ({ bare, open, served, jokers, flowers }: Needs, { counts }: Unseen): Demands => {
  const missing = [bare, open, served].map(countsOf);
  const demandOf = (kind: number): Demand => {
    const [fixed = 0, free = 0, both = 0, unseen = 0] = [...missing, counts].map((by) => by[kind]);
    return [fixed, free, both, unseen];
  };
  const kinds = new Set([...bare, ...open, ...served]);
  const plain = [...kinds].filter((kind) => kind !== FLOWER && kind !== JOKER);
  const [fixed, forJokers, forFlowers, left] = demandOf(FLOWER);
  const areOfUse = served.length + fixed + forJokers > 0;
  return {
    kinds: plain.map(demandOf),
    flowers: [fixed, forJokers + forFlowers, 0, areOfUse ? left : 0],
    heldJokers: jokers - demandOf(JOKER)[1],
    heldFlowers: flowers,
  };
};

/** How draws are counted: by tiles drawn so far, jokers needed, and jokers or flowers needed. */
interface Tally {
  readonly draws: number;
  readonly width: number;
  /** How many combinations of needs there are; `ways` are at `tiles drawn × most + jokers × width + jokers or flowers`. */
  readonly most: number;
  /** With more needs than this there are too few jokers and flowers, whatever is drawn. */
  readonly mostForJokers: number;
  readonly mostForBoth: number;
}

/** Extends the counted draws by one more kind; `drawnByThen` is the most tiles that can have been drawn in all. */
const withKind = (
  ways: Float64Array,
  [fixed, free, served, left]: Demand,
  drawnByThen: number,
  { draws, width, most, mostForJokers, mostForBoth }: Tally,
): Float64Array => {
  const next = new Float64Array((drawnByThen + 1) * most);
  for (let place = 0; place < ways.length; place++) {
    const way = ways[place] ?? 0;
    if (way === 0) continue;
    const before = Math.floor(place / most);
    const [jokers, both] = [Math.floor((place % most) / width), place % width];
    for (let taken = fixed; taken <= left && before + taken <= draws; taken++) {
      const lacking = Math.max(0, free + served - (taken - fixed));
      // Drawn tiles first fill the places where no flower may serve.
      const forJokers = Math.max(0, lacking - served);
      if (jokers + forJokers > mostForJokers || jokers + both + lacking > mostForBoth) continue;
      const after = place + taken * most + forJokers * width + lacking - forJokers;
      next[after] = (next[after] ?? 0) + way * choicesOf(left, taken);
    }
  }
  return next;
};

/** How many draws hold everything, with flowers, jokers and `others`, the tiles of no use. */
const completed = (
  ways: Float64Array,
  { flowers: [fixed, free, , flowersLeft], heldJokers, heldFlowers }: Demands,
  jokersLeft: number,
  others: number,
  { draws, width, most }: Tally,
): number => {
  let good = 0;
  for (let place = 0; place < ways.length; place++) {
    const way = ways[place] ?? 0;
    if (way === 0) continue;
    const before = Math.floor(place / most);
    const forJokers = Math.floor((place % most) / width) - heldJokers;
    // Jokers may also stand for flowers.
    const forBoth = forJokers + (place % width) + free - heldFlowers;
    for (let blooms = fixed; blooms <= flowersLeft && before + blooms <= draws; blooms++) {
      const least = Math.max(0, forJokers, forBoth - (blooms - fixed));
      const ofFlowers = way * choicesOf(flowersLeft, blooms);
      for (let taken = least; taken <= jokersLeft && before + blooms + taken <= draws; taken++)
        good += ofFlowers * choicesOf(jokersLeft, taken) * choicesOf(others, draws - before - blooms - taken);
    }
  }
  return good;
};

/** The chance that drawing this many unseen tiles brings everything demanded. */
const chanceOf = (demands: Demands, { counts, total }: Unseen, draws: number): number => {
  const { kinds, flowers, heldJokers, heldFlowers } = demands;
  const jokersLeft = counts[JOKER] ?? 0;
  const [fixed, free, , flowersLeft] = flowers;
  const mostForJokers = jokersLeft + heldJokers;
  const mostForBoth = mostForJokers + flowersLeft - fixed - free + heldFlowers;
  const width = kinds.reduce((sum, [, , served]) => sum + served, 1);
  const most = width * kinds.reduce((sum, [, forJokers]) => sum + forJokers, 1);
  const tally: Tally = { draws: Math.min(draws, total), width, most, mostForJokers, mostForBoth };
  let ways: Float64Array = new Float64Array(most);
  ways[0] = 1;
  let drawnByThen = 0;
  let others = total - jokersLeft - flowersLeft;
  for (const demand of kinds) {
    drawnByThen = Math.min(tally.draws, drawnByThen + demand[3]);
    ways = withKind(ways, demand, drawnByThen, tally);
    others -= demand[3];
  }
  const good = completed(ways, demands, jokersLeft, others, tally);
  return Math.min(1, good / choicesOf(total, tally.draws));
};

/**
 * Makes a function for the chance that drawing this many unseen tiles brings all needs; equal needs are computed once.
 */
export const chancesOf = (unseen: Unseen, draws: number): ((needs: Needs) => number) => {
  const known = keeping<number>();
  return (needs) => {
    const demands = demandsOf(needs, unseen);
    return known(JSON.stringify(demands), () => chanceOf(demands, unseen, draws));
  };
};

/** The chance of completing a hand with the next draws, not counting calls. */
export interface CompletionChance {
  /** The chance, from 0 to 1. */
  readonly share: number;
  /** The number of draws it is for. */
  readonly draws: number;
  /** Whether it is exact; if not, it is estimated from random draws. */
  readonly exact: boolean;
  /** The lower end of the 95% confidence interval; the same as `share` if exact. */
  readonly low: number;
  /** The upper end of that interval. */
  readonly high: number;
}

/** Random draws, each as the number of tiles of each kind. */
export interface Trials {
  readonly all: readonly Readonly<Uint8Array>[];
  /** Those that can complete the hand they were made for; all if there was none. */
  readonly completing: readonly Readonly<Uint8Array>[];
}

/** Whether a hand is complete with these additional tiles. */
const isComplete = ({ hand, stage, goals }: Position, drawn: Readonly<Uint8Array>): boolean =>
  goals.distance(hand, stage, drawn) === 0;

/** Makes `times` random draws of `draws` unseen tiles, and picks those that complete the hand. */
export const trialsOf = (
  { counts, total }: Unseen,
  draws: number,
  times: number,
  random: Random,
  position: Position | undefined,
): Trials => {
  const wall = kindsIn(counts);
  const size = Math.min(draws, total);
  const all = Array.from({ length: times }, () => {
    const drawn = new Uint8Array(TILES.length);
    for (let at = 0; at < size; at++) {
      const other = at + random(total - at);
      const kind = wall[other] ?? 0;
      wall[other] = wall[at] ?? 0;
      wall[at] = kind;
      addTo(drawn, kind, 1);
    }
    return drawn;
  });
  return { all, completing: position ? all.filter((drawn) => isComplete(position, drawn)) : all };
};

export const exactly = (share: number, draws: number): CompletionChance => ({
  share,
  draws,
  exact: true,
  low: share,
  high: share,
});

/** The number of standard errors that hold 95% of a normal distribution. */
const ERRORS = 1.959964;

/** The share of hits with its Wilson interval, which also holds for shares near 0 and 1; without trials it is 0 to 1. */
const estimated = (hits: number, times: number): Pick<CompletionChance, 'share' | 'low' | 'high'> => {
  if (times === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / times;
  const square = ERRORS ** 2 / times;
  const middle = (share + square / 2) / (1 + square);
  const half = (ERRORS * Math.sqrt((share * (1 - share)) / times + square / 4 / times)) / (1 + square);
  const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  return { share, low: Math.min(low, share), high: Math.max(high, share) };
};

/**
 * The chance that the next draws complete a hand, if useful tiles are kept. It is exact for one draw, and where more tiles are
 * missing than drawn. If one tile is missing, the chance to draw it is exact, and the chance to complete the hand without it,
 * with two or more other tiles, is estimated by trials; if more are missing, all of it is estimated.
 */
export const completionChance = (
  position: Position,
  useful: readonly number[],
  unseen: Unseen,
  draws: number,
  trials: () => Trials,
): CompletionChance => {
  const { distance } = position;
  const size = Math.min(draws, unseen.total);
  if (distance === 0) return exactly(1, draws);
  if (distance > size) return exactly(0, draws);
  const winning = distance === 1 ? useful : [];
  const left = unseen.total - sumOver(winning, unseen);
  const sure = 1 - choicesOf(left, size) / choicesOf(unseen.total, size);
  if (size === 1 || sure === 1) return exactly(sure, draws);
  const hasNone = (drawn: Readonly<Uint8Array>): boolean => winning.every((kind) => drawn[kind] === 0);
  const { all, completing } = trials();
  const hits = completing.filter((drawn) => hasNone(drawn) && isComplete(position, drawn)).length;
  const { share, low, high } = estimated(hits, all.filter(hasNone).length);
  const within = (rest: number): number => sure + (1 - sure) * rest;
  return { share: within(share), draws, exact: false, low: within(low), high: within(high) };
};
