import type { Tile } from '../../../tiles/tile';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { CompiledCard, HeldTiles } from './compile-card';
import { exactFit, type Slot, slotsOf } from './fill-variant';
import { leftOf, missingFrom, type Taking } from './group-places';
import { type HeldHand, takenBack, tileAt } from './held-hand';
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
  /** The places of the exposures that lie in no group, whose tiles are taken as concealed ones. */
  readonly leftOut: readonly number[];
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
  concealed: Readonly<Uint8Array>,
  { all }: HeldHand,
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

/** A variant with its exposures laid so that the fewest tiles are missing. */
interface LaidOut {
  readonly variant: Variant;
  readonly place: number;
  readonly laid: Laid;
  readonly leftOut: readonly number[];
  readonly missing: number;
}

/** The way to lay exposures, but for so many, with the fewest tiles missing; undefined if they cannot be laid. */
const laidOut = (
  variant: Variant,
  place: number,
  held: HeldHand,
  taking: Taking,
  spare: number,
): LaidOut | undefined => {
  let best: LaidOut | undefined;
  const { exposures } = held;
  if (exposures.length > 0 && !variant.hand.open) return undefined;
  for (const laid of layExposures(variant.groups, exposures, exactFit(taking), spare)) {
    const leftOut = [...exposures.keys()].filter((exposure) => !laid.includes(exposure));
    const missing = missingFrom(leftOf(variant.groups, laid), takenBack(held, leftOut), taking);
    if (best === undefined || missing < best.missing) best = { variant, place, laid, leftOut, missing };
  }
  return best;
};

const MOST_LISTED = 3;
/** A line that lacks so many tiles more than the nearest one is no help. */
const TOO_FAR = 3;

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

/** Nearest first; of equally near ones the one of higher value, then in the order of the card. */
const compareNear = (one: LaidOut, other: LaidOut): number =>
  one.missing - other.missing || other.variant.hand.value - one.variant.hand.value || one.place - other.place;

/** More than can be missing. */
const FARTHEST = 15;

/** The nearest variant of each line that is among the nearest, or as near as one of them. */
const nearestVariants = (
  card: CompiledCard,
  mayBe: (variant: Variant) => boolean,
  held: HeldHand,
  taking: Taking,
  spare: number,
): readonly LaidOut[] => {
  const { variants } = card;
  const leasts = Uint8Array.from(variants, (variant, place) =>
    mayBe(variant) ? leastMissing(card, place, held.all) : FARTHEST,
  );
  const byHand = new Map<Variant['hand'], LaidOut>();
  /** How many lines have their nearest variant so far away. */
  const lines = new Uint16Array(FARTHEST);
  const areEnough = (missing: number): boolean =>
    lines.subarray(0, missing).reduce((sum, count) => sum + count, 0) >= MOST_LISTED;
  for (let least = 0; least < FARTHEST && !areEnough(least); least++)
    for (let place = leasts.indexOf(least); place >= 0; place = leasts.indexOf(least, place + 1)) {
      const variant = variants[place] as Variant;
      const known = byHand.get(variant.hand);
      // Of equally near variants of a line the first is given.
      if (known !== undefined && (known.missing < least || (known.missing === least && known.place < place)))
        continue;
      const near = laidOut(variant, place, held, taking, spare);
      if (near === undefined || (known !== undefined && compareNear(known, near) <= 0)) continue;
      if (known !== undefined) lines[known.missing]!--;
      lines[near.missing]!++;
      byHand.set(variant.hand, near);
    }
  return [...byHand.values()];
};

/**
 * Up to three lines that a hand is nearest to, each with its nearest variant; none if its exposures fit no line, as many
 * of them as `spare` says left out.
 */
export const nearestLines = (
  card: CompiledCard,
  mayBe: (variant: Variant) => boolean,
  held: HeldHand,
  taking: Taking,
  spare = 0,
): readonly NearVariant[] => {
  const listed = [...nearestVariants(card, mayBe, held, taking, spare)]
    .sort(compareNear)
    .slice(0, MOST_LISTED);
  const farthest = (listed[0]?.missing ?? 0) + TOO_FAR;
  return listed
    .filter(({ missing }) => missing < farthest)
    .map(({ variant, laid, leftOut }) => ({
      variant,
      laid,
      leftOut,
      ...exchangeFor(slotsOf(variant.groups, laid, taking), takenBack(held, leftOut), held),
    }));
};
