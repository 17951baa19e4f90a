import { FLOWER, JOKER } from '../tiles/tile-index';
import { countsOf } from './kind-counts';
import type { Needs } from './missing-tiles';
import type { Unseen } from './unseen';

/*
 * The chance that tiles drawn from the unseen ones hold all that is missing, by counting: a draw of n tiles is one of
 * equally many choices of n out of all. They are counted tile by tile, by how many tiles were drawn so far
 * and how many jokers, or flowers that serve as such, are needed for what they did not bring.
 */

const choicesKnown: number[][] = [];

/** In how many ways some can be chosen out of so many, as a number exact to 15 digits; 0 if there are not enough. */
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

/** What must be drawn of a kind: places for it alone, for it or a joker, for it, a joker or a flower; and how many are unseen. */
type Demand = readonly [fixed: number, free: number, served: number, unseen: number];

/** What must be drawn, of any kinds. */
interface Demands {
  /** The kinds but jokers and flowers. */
  readonly kinds: readonly Demand[];
  /** Flowers; none are unseen where none can help. */
  readonly flowers: Demand;
  /** Jokers that are held, less the printed ones that are missing, whose places only jokers fill. */
  readonly heldJokers: number;
  readonly heldFlowers: number;
}

const demandsOf = ({ bare, open, served, jokers, flowers }: Needs, { counts }: Unseen): Demands => {
  const [own, free, both] = [countsOf(bare), countsOf(open), countsOf(served)];
  const demandOf = (kind: number): Demand => [
    own[kind] ?? 0,
    free[kind] ?? 0,
    both[kind] ?? 0,
    counts[kind] ?? 0,
  ];
  const kinds = [...new Set([...bare, ...open, ...served])].filter(
    (kind) => kind !== FLOWER && kind !== JOKER,
  );
  const [fixed, forJokers, forFlowers, left] = demandOf(FLOWER);
  const areOfUse = served.length + fixed + forJokers > 0;
  return {
    kinds: kinds.map(demandOf),
    flowers: [fixed, forJokers + forFlowers, 0, areOfUse ? left : 0],
    heldJokers: jokers - (free[JOKER] ?? 0),
    heldFlowers: flowers,
  };
};

/** How ways of drawing are counted: by tiles drawn so far, jokers needed, and jokers or flowers needed. */
interface Tally {
  readonly draws: number;
  readonly width: number;
  /** The needs that are told apart; `ways` are at `tiles drawn × most + jokers × width + jokers or flowers`. */
  readonly most: number;
  /** With more needs than these there are too few jokers and flowers, whatever else comes. */
  readonly mostForJokers: number;
  readonly mostForBoth: number;
}

/** The ways of drawing with those of one more kind, of which at most so many tiles were drawn in all. */
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
      // Tiles that come go first where no flower may serve.
      const forJokers = Math.max(0, lacking - served);
      if (jokers + forJokers > mostForJokers || jokers + both + lacking > mostForBoth) continue;
      const after = place + taken * most + forJokers * width + lacking - forJokers;
      next[after] = (next[after] ?? 0) + way * choicesOf(left, taken);
    }
  }
  return next;
};

/** The ways of drawing that flowers and jokers complete, beside so many other tiles. */
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
    // Jokers may stand for flowers, too.
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

/** The chance that so many tiles drawn from the unseen ones hold all that is demanded. */
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

/** Answers how likely so many tiles drawn from the unseen ones hold all needs; alike ones are counted once. */
export const chancesOf = (unseen: Unseen, draws: number): ((needs: Needs) => number) => {
  const known = new Map<string, number>();
  return (needs) => {
    const demands = demandsOf(needs, unseen);
    const key = JSON.stringify(demands);
    const chance = known.get(key) ?? chanceOf(demands, unseen, draws);
    known.set(key, chance);
    return chance;
  };
};
