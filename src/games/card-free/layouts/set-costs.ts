import { keeping, onFirstUseOf } from '../../../core/first-use';
import { EAST, FLOWER } from '../../../tiles/tile-index';
import type { CardFreeRules } from '../options';
import {
  type BlockCosts,
  blocksIn,
  HISTOGRAM_BITS,
  HISTOGRAM_COUNT,
  HISTOGRAMS,
  heldBit,
  histogramPlaces,
  makeBlockCosts,
  NO_COST,
} from './block-costs';
import { DRAGON_KINDS, isMember, isWind, kindOf, NEWS, sizeOf } from './blocks';
import { HAND_SIZE, MOST_BLOCKS } from './patterns';
import { type Rack, windsHeld } from './rack';
import { type Filler, type FillerRule, fillerRules } from './restrictions';
import { BESIDE_NEWS, type SuitedSet, setTree } from './sets';

/*
 * Computes how far each set is, in each choice of suits, with its best fillers. One walk through the tree of sets
 * adds up the histograms of their members (block-costs.ts). A hand has few different histograms, so the fillers are
 * tried once for each, and the results are kept for hands with the same fillers.
 */

/** A set, and its fillers within the cost limit. */
export interface NearSet {
  readonly set: SuitedSet;
  readonly fillers: () => readonly Filler[];
}

/** The costs of the sets that include every exposure. */
export interface SetCosts {
  /** The least cost of any set; `NO_COST` if none is near enough. */
  readonly least: number;
  /** The sets within the cost limit. */
  readonly near: readonly NearSet[];
}

/** The filler rules of some options, and what was computed with them. */
const bookOf = /* @__PURE__ */ onFirstUseOf(
  (rules: CardFreeRules) => ({
    ruleFor: fillerRules(rules),
    /** The costs of blocks, by jokers and exposures. */
    blockCosts: keeping<BlockCosts>(256),
    /** The costs of the histograms plus 1, or 0 if unknown, by rule and by sort of set; kept by what else they depend on. */
    known: keeping<readonly [Uint8Array[], Uint8Array[]]>(4_096),
  }),
  /* @__PURE__ */ new WeakMap(),
);

/*
 * A sum over the members of a set holds four numbers: their histogram, then three bits for how many of them are
 * exposed, six for the tiles they hold, and the rest for the tiles they lack at least, whatever their sizes.
 */
const EXPOSED_AT = HISTOGRAM_BITS;
const HELD_AT: number = EXPOSED_AT + 3;
const LACKED_AT: number = HELD_AT + 6;

const histogramIn = (sum: number): number => sum & (HISTOGRAMS - 1);
const exposedIn = (sum: number): number => (sum >> EXPOSED_AT) & 7;
const heldIn = (sum: number): number => (sum >> HELD_AT) & 63;
const lackedIn = (sum: number): number => sum >> LACKED_AT;

const ofConcealed = (held: number): number =>
  heldBit(held) + (held << HELD_AT) + (Math.max(0, 2 - held) << LACKED_AT);
const ofExposed = (size: number): number => (1 << EXPOSED_AT) + (size << HELD_AT);

/** What each kind adds, by slot of the tree; a NEWS block takes one of each wind first. */
const valuesOf = ({ counts, exposed }: Rack): readonly number[] => {
  const values: number[] = [0];
  for (let kind = 1; kind < NEWS; kind++) values.push(ofConcealed(counts[kind] ?? 0));
  for (let slot = NEWS; slot < NEWS + BESIDE_NEWS; slot++)
    values.push(ofConcealed(Math.max(0, (counts[slot - BESIDE_NEWS] ?? 0) - 1)));
  for (const block of exposed) {
    const value = ofExposed(sizeOf(block));
    values[kindOf(block)] = value;
    if (isWind(kindOf(block))) values[kindOf(block) + BESIDE_NEWS] = value;
  }
  return values;
};

/**
 * The most tiles that the members after each kind can hold, by slot of the tree: greater numbers of any suit, the
 * same number in later suits, and later winds.
 */
const heldAfter = (values: readonly number[]): Readonly<Uint8Array> => {
  const after = new Uint8Array(values.length);
  const heldBy = (slot: number): number => heldIn(values[slot] ?? 0);
  for (let number = 9, greater = 0; number > 0; number--) {
    const [bams, craks, dots] = [heldBy(number), heldBy(number + 10), heldBy(number + 20)];
    after[number] = Math.max(greater, craks + dots);
    after[number + 10] = Math.max(greater, dots);
    after[number + 20] = greater;
    greater += Math.max(bams, craks, dots);
  }
  for (let wind = NEWS - 1, later = 0; wind >= EAST; wind--) {
    after[wind] = later;
    after[wind + BESIDE_NEWS] = later;
    later += heldBy(wind);
  }
  return after;
};

/** The most tiles that fillers can use. */
const heldInFillers = (values: readonly number[], { counts }: Rack): number =>
  DRAGON_KINDS.reduce(
    (held, dragon) => held + heldIn(values[dragon] ?? 0),
    Math.min(2, counts[FLOWER] ?? 0) + windsHeld(counts),
  );

/** The cost of members, given as a histogram, with each choice of fillers. */
const costsBeside = (
  fillers: readonly Filler[],
  members: number,
  blockCosts: BlockCosts,
  values: readonly number[],
  rack: Rack,
): readonly number[] => {
  const exposed = rack.exposed.filter((block) => !isMember(kindOf(block))).length;
  const room = MOST_BLOCKS - rack.exposed.length - blocksIn(members);
  const flowers = Math.max(0, 2 - (rack.counts[FLOWER] ?? 0));
  const news = 4 - windsHeld(rack.counts);
  const lacks = [0, flowers, news, flowers + news];
  return fillers.map(({ kinds, dragons, beside, inTwoKongs }) => {
    if (kinds.length - exposed > room) return NO_COST;
    let sum = members;
    for (const dragon of dragons) sum += values[dragon] ?? 0;
    if (exposedIn(sum) !== exposed) return NO_COST;
    return blockCosts(histogramIn(sum), beside, inTwoKongs) + (lacks[beside] ?? 0);
  });
};

/**
 * Walks the tree to the sets that include every exposed member and visits them with their members as a histogram;
 * `visit` returns the highest cost still of interest. Branches whose members lack too much, or leave too many tiles
 * unused, are skipped.
 */
const walkSets = (
  values: readonly number[],
  rack: Rack,
  farthest: number,
  visit: (set: SuitedSet, members: number) => number,
): void => {
  const { depths, slots, nexts, sets } = setTree();
  const members = rack.exposed.filter((block) => isMember(kindOf(block))).length;
  const after = heldAfter(values);
  const missing = HAND_SIZE - heldInFillers(values, rack);
  // The sums of the members above each node.
  const sums = [0];
  let most = farthest + rack.jokers;
  for (let node = 0; node < depths.length; ) {
    const depth = depths[node] ?? 0;
    const slot = slots[node] ?? 0;
    const sum = (sums[depth] ?? 0) + (values[slot] ?? 0);
    if (lackedIn(sum) > most || missing - heldIn(sum) - (after[slot] ?? 0) > most) node = nexts[node] ?? 0;
    else {
      sums[depth + 1] = sum;
      const set = sets[node];
      if (set !== undefined && exposedIn(sum) === members) most = visit(set, histogramIn(sum)) + rack.jokers;
      node++;
    }
  }
};

const NO_SETS: SetCosts = { least: NO_COST, near: [] };

/** The costs of the sets up to `farthest`; without it, only the cost of the nearest. */
export const setCosts = (rack: Rack, farthest?: number): SetCosts => {
  const { exposed, jokers, counts, rules } = rack;
  // Only Dragon’s Love has exposed flowers or two blocks of a kind.
  if (
    exposed.some((block, at) => kindOf(block) === FLOWER || kindOf(block) === kindOf(exposed[at - 1] ?? -1))
  )
    return NO_SETS;
  const book = bookOf(rules);
  const ruleFor = (set: SuitedSet): FillerRule => book.ruleFor(set, !rack.concealed);
  const values = valuesOf(rack);
  const spec = `${jokers} ${exposed.map(sizeOf).sort().join('')}`;
  const ofFillers = `${DRAGON_KINDS.map((dragon) => values[dragon])} ${counts[FLOWER]} ${windsHeld(rack.counts)}`;
  const [byRule, bySort] = book.known(`${spec} ${ofFillers} ${rack.concealed}`, () => [[], []]);
  const places = histogramPlaces();
  const tableOf = (set: SuitedSet): Uint8Array => {
    const { place } = ruleFor(set);
    byRule[place] ??= new Uint8Array(HISTOGRAM_COUNT);
    bySort[set.sort] = byRule[place];
    return byRule[place];
  };
  const costsWith = (set: SuitedSet, members: number): readonly number[] => {
    const blockCosts = book.blockCosts(spec, () => {
      const { allJokerBlocks } = rules;
      return makeBlockCosts({ exposed: exposed.map(sizeOf), jokers, allJokerBlocks });
    });
    return costsBeside(ruleFor(set).fillers, members, blockCosts, values, rack);
  };
  const fillersWithin = (most: number, set: SuitedSet, members: number): readonly Filler[] => {
    const costs = costsWith(set, members);
    return ruleFor(set).fillers.filter((_, at) => (costs[at] ?? 0) <= most);
  };
  const near: NearSet[] = [];
  let least = NO_COST;
  walkSets(values, rack, farthest ?? NO_COST, (set, members) => {
    const known = bySort[set.sort] ?? tableOf(set);
    const at = places[members] ?? 0;
    if (known[at] === 0) known[at] = 1 + Math.min(NO_COST, ...costsWith(set, members));
    const cost = (known[at] ?? 0) - 1;
    if (farthest !== undefined && cost <= farthest)
      near.push({ set, fillers: () => fillersWithin(farthest, set, members) });
    if (cost < least) least = cost;
    return farthest ?? least - 1;
  });
  return { least, near };
};
