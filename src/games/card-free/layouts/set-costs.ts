import { EAST, FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import {
  blockCosts,
  blocksIn,
  costKey,
  HISTOGRAM_COUNT,
  HISTOGRAMS,
  heldBit,
  histogramPlaces,
  keeping,
  MOST_BLOCKS,
  NO_COST,
} from './block-costs';
import { type BlockCode, isDragon, isMember, kindOf, NEWS, sizeOf } from './blocks';
import { FILLER_CHOICES, type FillerChoice, type FillerRule, fillerRules } from './fillers';
import { sizeBit } from './patterns';
import { heldFor, type Rack, windsHeld } from './rack';
import { BESIDE_NEWS, setTree } from './suited-sets';

/*
 * How far each set is, in each choice of suits, with the best fillers beside it. One walk through the tree of sets
 * adds up the histograms of their members (block-costs.ts); there are few different ones for a hand, so the fillers
 * are tried for each histogram once.
 */

/** How far layouts of one set are, of which every exposure is a block. */
export interface SetCosts {
  /** The least cost of any set; `NO_COST` if none is left. */
  readonly least: number;
  /** The sets that cost at most so much, as places in the list of the tree. */
  readonly setsWithin: (most: number) => readonly number[];
  /** The choices of fillers with which the set at a place costs at most so much, and whether 2 Pungs 2 Kongs takes them. */
  readonly fillersWithin: (
    place: number,
    most: number,
  ) => readonly (FillerChoice & { readonly inTwoKongs: boolean })[];
}

/** What an exposed member adds to the histogram of its set: it counts above all others. */
const EXPOSED = HISTOGRAMS;
const EXPOSED_SHIFT = 15;

const valuesOf = (rack: Rack): Int32Array => {
  const values = new Int32Array(NEWS + BESIDE_NEWS);
  for (let kind = 1; kind < NEWS; kind++) values[kind] = heldBit(heldFor(kind, rack, false));
  for (let kind = EAST; kind < NEWS; kind++) values[kind + BESIDE_NEWS] = heldBit(heldFor(kind, rack, true));
  for (const block of rack.exposed) {
    values[kindOf(block)] = EXPOSED;
    if (kindOf(block) >= EAST) values[kindOf(block) + BESIDE_NEWS] = EXPOSED;
  }
  return values;
};

/** A choice of fillers beside a set. */
interface Filler {
  readonly choice: FillerChoice;
  /** The concealed dragons as a histogram. */
  readonly histogram: number;
  /** How many blocks are concealed. */
  readonly blocks: number;
  /** How many tiles the blocks that take no jokers lack. */
  readonly lack: number;
}

/** The choices of fillers that have all the exposed dragons. */
const fillersOf = (rack: Rack, values: Int32Array): readonly Filler[] => {
  const exposed = rack.exposed.filter((block) => isDragon(kindOf(block))).length;
  const flowers = Math.max(0, 2 - (rack.counts[FLOWER] ?? 0));
  const news = 4 - windsHeld(rack);
  const fillers: Filler[] = [];
  for (const choice of FILLER_CHOICES) {
    let sum = 0;
    for (const dragon of choice.dragons) sum += values[dragon] ?? 0;
    if (sum >>> EXPOSED_SHIFT !== exposed) continue;
    const lack = (choice.hasFlowers ? flowers : 0) + (choice.hasNews ? news : 0);
    const blocks = choice.kinds.length - exposed;
    fillers.push({ choice, histogram: sum & (HISTOGRAMS - 1), blocks, lack });
  }
  return fillers;
};

/** The costs of sets by histogram, for the fillers that a hand has; what is not known yet is 0, each cost one more. */
const keptCosts = /* @__PURE__ */ keeping<Uint8Array>(4_096);

const NO_SETS: SetCosts = {
  least: NO_COST,
  setsWithin: () => [],
  fillersWithin: () => [],
};

const isTwice = (block: BlockCode, place: number, blocks: readonly BlockCode[]): boolean =>
  blocks.findIndex((other) => kindOf(other) === kindOf(block)) < place;

/** The least that each kind lacks in any block, by slot. */
const leastLacks = (values: Int32Array): Uint8Array => {
  const lacks = new Uint8Array(values.length);
  for (let slot = 0; slot < lacks.length; slot++)
    lacks[slot] = values[slot] === heldBit(0) ? 2 : values[slot] === heldBit(1) ? 1 : 0;
  return lacks;
};

/** How far the sets are that cost at most so much; those of the nearest ones if nothing is said. */
export const setCosts = (rack: Rack, options: CardFreeOptions, farthest?: number): SetCosts => {
  const { exposed, jokers } = rack;
  // Only Dragon's Love has flowers exposed or two blocks of a kind.
  if (exposed.some((block, place) => kindOf(block) === FLOWER || isTwice(block, place, exposed)))
    return NO_SETS;
  const values = valuesOf(rack);
  let fillers: readonly Filler[] | undefined;
  const allFillers = (): readonly Filler[] => {
    fillers ??= fillersOf(rack, values);
    return fillers;
  };
  const sizes = exposed.reduce((sum, block) => sum + sizeBit(sizeOf(block)), 0);
  const spec = { exposed: sizes, jokers, allJokerBlocks: options.allJokerBlocks };
  const inAll = blockCosts(spec, true);
  const inOthers = blockCosts(spec, false);
  const { rules, bySet: ruleBySet } = fillerRules(options, !rack.concealed);

  const costWith = ({ choice, histogram, lack }: Filler, rule: FillerRule, members: number): number => {
    if ((rule.allowed & choice.bit) === 0) return NO_COST;
    const costs = (rule.inTwoKongs & choice.bit) === 0 ? inOthers : inAll;
    return costs(members + histogram, choice.beside) + lack;
  };
  const roomBeside = (members: number): number => MOST_BLOCKS - exposed.length - blocksIn(members);
  const leastBeside = (rule: FillerRule, members: number): number => {
    const room = roomBeside(members);
    let least = NO_COST;
    for (const filler of allFillers())
      if (filler.blocks <= room && filler.lack < least)
        least = Math.min(least, costWith(filler, rule, members));
    return least;
  };

  const { depths, slots, nexts, ends, sets } = setTree();
  const exposedMembers = exposed.filter((block) => isMember(kindOf(block))).length;
  const sums = new Int32Array(MOST_BLOCKS + 1);
  const near: { readonly set: number; readonly cost: number }[] = [];
  const places = histogramPlaces();
  const key = `${costKey(spec)} ${values[10]} ${values[20]} ${values[30]} ${rack.counts[FLOWER]} ${windsHeld(rack)}`;
  const known = rules.map(({ allowed, inTwoKongs }) =>
    keptCosts(`${key} ${allowed} ${inTwoKongs}`, () => new Uint8Array(HISTOGRAM_COUNT)),
  );
  const lacks = leastLacks(values);
  const lacking = new Uint8Array(MOST_BLOCKS + 1);
  let least = NO_COST;
  let node = 0;
  while (node < depths.length) {
    const depth = depths[node]!;
    const slot = slots[node]!;
    const lack = lacking[depth]! + lacks[slot]!;
    if (lack - jokers > (farthest ?? least)) {
      node = nexts[node]!;
      continue;
    }
    const sum = sums[depth]! + values[slot]!;
    lacking[depth + 1] = lack;
    sums[depth + 1] = sum;
    const end = ends[node++]!;
    if (end < 0 || sum >>> EXPOSED_SHIFT !== exposedMembers) continue;
    const members = sum & (HISTOGRAMS - 1);
    const rule = ruleBySet[end]!;
    const costs = known[rule]!;
    const place = places[members]!;
    if (costs[place] === 0) costs[place] = 1 + leastBeside(rules[rule]!, members);
    const cost = costs[place]! - 1;
    if (cost <= (farthest ?? least)) near.push({ set: end, cost });
    if (cost < least) least = cost;
  }
  return {
    least,
    setsWithin: (most) => near.filter(({ cost }) => cost <= most).map(({ set }) => set),
    fillersWithin: (place, most) => {
      const set = sets[place];
      const rule = rules[ruleBySet[place] ?? -1];
      if (set === undefined || rule === undefined) return [];
      const offset = set.besideNews ? BESIDE_NEWS : 0;
      const members =
        set.kinds.reduce((sum, kind) => sum + (values[kind + offset] ?? 0), 0) & (HISTOGRAMS - 1);
      const room = roomBeside(members);
      return allFillers()
        .filter((filler) => filler.blocks <= room && costWith(filler, rule, members) <= most)
        .map(({ choice }) => ({ ...choice, inTwoKongs: (rule.inTwoKongs & choice.bit) !== 0 }));
    },
  };
};
