import type { Tile } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import type { CompiledCard, HeldTiles } from './compile-card';
import { exactFit, type Slot, slotsOf, type Taking } from './fill-variant';
import { type HeldHand, tileAt } from './held-hand';
import { type Laid, layExposures } from './lay-exposures';
import type { Variant } from './parsed-line';

/** A variant and what a hand must exchange for it. */
export interface NearVariant {
  /** The variant. */
  readonly variant: Variant;
  /** The tiles that are missing, in the order of the rack. */
  readonly missing: readonly Tile[];
  /** The tiles that are too much, in the order of the rack. */
  readonly tooMany: readonly Tile[];
  /** The exposure that lies in each group, if one does. */
  readonly laid: Laid;
}

const KINDS = JOKER + 1;
const COPIES = 4;
const COPIES_OF_OTHERS = 8;

/** Places that natural tiles did not fill, by tile. */
interface Gaps {
  /** Places that only the tile itself can fill. */
  readonly fixed: Uint8Array;
  /** Places that jokers may fill, but not flowers. */
  readonly forJokers: Uint8Array;
  /** Places that jokers or flowers may fill. */
  readonly forFlowers: Uint8Array;
  /** The tiles that are left. */
  readonly left: Uint8Array;
}

/** Lays natural tiles where they belong, first where nothing else may stand. */
const layNaturals = (slots: readonly Slot[], concealed: Readonly<Uint8Array>): Gaps => {
  const gaps: Gaps = {
    fixed: new Uint8Array(KINDS),
    forJokers: new Uint8Array(KINDS),
    forFlowers: new Uint8Array(KINDS),
    left: Uint8Array.from(concealed),
  };
  const lists = [gaps.fixed, gaps.forJokers, gaps.forFlowers] as const;
  for (const { tile, size, takesJokers, takesFlowers } of slots)
    lists[takesFlowers ? 2 : takesJokers ? 1 : 0][tile]! += size;
  for (const list of lists)
    for (let tile = 0; tile < KINDS; tile++) {
      const laid = Math.min(list[tile] as number, gaps.left[tile] as number);
      list[tile]! -= laid;
      gaps.left[tile]! -= laid;
    }
  return gaps;
};

/** Fills gaps with tiles that serve as jokers, in the order of the rack; returns how many are left over. */
const serve = (gaps: Uint8Array, count: number): number => {
  let left = count;
  for (let tile = 0; tile < KINDS; tile++) {
    const filled = Math.min(gaps[tile] as number, left);
    gaps[tile]! -= filled;
    left -= filled;
  }
  return left;
};

const listed = (counts: Uint8Array): readonly Tile[] =>
  [...counts].flatMap((count, tile) => Array.from({ length: count }, () => tileAt(tile)));

const sumOf = (counts: Uint8Array): number => counts.reduce((sum, count) => sum + count, 0);

/** How many places of each tile only a joker can fill, because the tile itself has run out. */
const runOut = (open: Uint8Array, fixed: Uint8Array, held: Readonly<Uint8Array>): Uint8Array =>
  open.map((count, tile) => {
    const copies = tile === FLOWER ? COPIES_OF_OTHERS : COPIES;
    return Math.min(count, Math.max(0, count + (fixed[tile] as number) + (held[tile] as number) - copies));
  });

/** What is missing and too much once exposures lie in their groups; jokers stand where they must, then in the order of the rack. */
const exchangeFor = (
  slots: readonly Slot[],
  { concealed, all }: HeldHand,
): Pick<NearVariant, 'missing' | 'tooMany'> => {
  const { fixed, forJokers, forFlowers, left } = layNaturals(slots, concealed);
  left[FLOWER] = serve(forFlowers, left[FLOWER] as number);
  const open = forJokers.map((count, tile) => count + (forFlowers[tile] as number));
  const onlyJokers = runOut(open, fixed, all.counts);
  const others = open.map((count, tile) => count - (onlyJokers[tile] as number));
  const jokers = serve(onlyJokers, left[JOKER] as number);
  const missingJokers = sumOf(onlyJokers);
  left[JOKER] = serve(others, jokers);
  const missing = fixed.map((count, tile) => count + (others[tile] as number));
  missing[JOKER]! += missingJokers;
  return { missing: listed(missing), tooMany: listed(left) };
};

/** The exchange with the fewest missing tiles among the ways to lay exposures; undefined if they cannot be laid. */
const nearestFor = (variant: Variant, held: HeldHand, taking: Taking): NearVariant | undefined => {
  let best: NearVariant | undefined;
  if (held.exposures.length > 0 && !variant.hand.open) return undefined;
  for (const laid of layExposures(variant.groups, held.exposures, exactFit(taking))) {
    const exchange = exchangeFor(slotsOf(variant.groups, laid, taking), held);
    if (best === undefined || exchange.missing.length < best.missing.length)
      best = { variant, laid, ...exchange };
  }
  return best;
};

const MOST_LISTED = 3;
/** A line that lacks so many tiles more than the nearest one is no help. */
const TOO_FAR = 3;

/** A variant, its place on the card, and how many tiles are missing at least. */
interface Candidate {
  readonly variant: Variant;
  readonly place: number;
  readonly least: number;
}

/**
 * How many tiles are missing at least: flowers lie where they belong before they serve, and all that serve as jokers
 * are taken to stand somewhere.
 */
const leastMissing = (card: CompiledCard, variant: number, { counts }: HeldTiles): number => {
  const { starts, kinds, places, fixed, serving, printed } = card;
  const end = starts[variant + 1] as number;
  let [missing, open, served, flowers] = [0, printed[variant] as number, 0, counts[FLOWER] as number];
  for (let at = starts[variant] as number; at < end; at++) {
    const kind = kinds[at] as number;
    const held = counts[kind] as number;
    const own = fixed[at] as number;
    const left = (places[at] as number) - Math.max(own, held);
    if (kind === FLOWER) flowers = Math.max(0, held - (places[at] as number));
    if (held < own) missing += own - held;
    if (left <= 0) continue;
    open += left;
    served += Math.min(left, serving[at] as number);
  }
  return missing + Math.max(0, open - Math.min(served, flowers) - (counts[JOKER] as number));
};

/** A line's nearest variant so far. */
interface Listed extends NearVariant {
  readonly place: number;
}

/** Nearest first; of equally near ones the one of higher value, then in the order of the card. */
const compareNear = (one: Listed, other: Listed): number =>
  one.missing.length - other.missing.length ||
  other.variant.hand.value - one.variant.hand.value ||
  one.place - other.place;

/** Whether a variant comes after another of its line, whatever it lacks beside the least it can. */
const isNoNearer = ({ least, place }: Candidate, known: Listed): boolean =>
  least > known.missing.length || (least === known.missing.length && place > known.place);

/** Up to three lines that a hand is nearest to, each with its nearest variant; none if its exposures fit no line. */
export const nearestLines = (
  card: CompiledCard,
  mayBe: (variant: Variant) => boolean,
  held: HeldHand,
  taking: Taking,
): readonly NearVariant[] => {
  const candidates: Candidate[] = [];
  card.variants.forEach((variant, place) => {
    if (mayBe(variant)) candidates.push({ variant, place, least: leastMissing(card, place, held.all) });
  });
  candidates.sort((one, other) => one.least - other.least);
  const byHand = new Map<Variant['hand'], Listed>();
  let listed: readonly Listed[] = [];
  for (const candidate of candidates) {
    const { variant, place, least } = candidate;
    const last = listed[MOST_LISTED - 1];
    if (last !== undefined && least > last.missing.length) break;
    const known = byHand.get(variant.hand);
    if (known !== undefined && isNoNearer(candidate, known)) continue;
    const near = nearestFor(variant, held, taking);
    if (near === undefined) continue;
    if (known !== undefined && compareNear(known, { ...near, place }) <= 0) continue;
    byHand.set(variant.hand, { ...near, place });
    listed = [...byHand.values()].sort(compareNear).slice(0, MOST_LISTED);
  }
  const farthest = (listed[0]?.missing.length ?? 0) + TOO_FAR;
  return listed.filter(({ missing }) => missing.length < farthest);
};
