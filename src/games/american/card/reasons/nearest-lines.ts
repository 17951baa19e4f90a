import { gapsOf, type Need, needsOf, tilesIn } from '../../../../jokers/missing';
import { TILES, type Tile } from '../../../../tiles/tile';
import { JOKER } from '../../../../tiles/tile-index';
import { HAND_SIZE } from '../../tiles';
import { definiteLacking, templatesAmong } from '../distance/least-lack';
import { boundTo, type HeldHand, type Laid, leftOf, takenBack } from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { chosenFor, type DefiniteHand, type Template, type Variant } from '../layouts/templates';

/** A variant and the tiles to exchange for it. */
export interface NearVariant {
  readonly variant: DefiniteHand;
  /** The missing tiles in rack order. */
  readonly missing: readonly Tile[];
  /** The surplus tiles in rack order. */
  readonly tooMany: readonly Tile[];
  /** The exposure in each group, if any; the tiles of other exposures count as concealed. */
  readonly laid: Laid;
}

const ascending = (one: number, other: number): number => one - other;

const named = (kinds: readonly number[]): readonly Tile[] => kinds.flatMap((kind) => TILES[kind] ?? []);

/** The missing and surplus tiles once exposures fill their groups; jokers go where they must, then in rack order. */
const exchangeFor = (
  needs: readonly Need[],
  concealed: Readonly<Uint8Array>,
  { all }: HeldHand,
): Pick<NearVariant, 'missing' | 'tooMany'> => {
  const { bare, open, served, flowers, left } = gapsOf(needs, concealed);
  const unserved = [...served].sort(ascending).slice(flowers);
  // A joker must go where one is printed, and where a tile has run out.
  const [must, may]: [number[], number[]] = [[], []];
  for (const kind of [...open, ...unserved].sort(ascending)) {
    const others = [...bare, ...must, ...may].filter((one) => one === kind).length;
    const hasRunOut = kind === JOKER || (all[kind] ?? 0) + others >= (COPIES[kind] ?? 0);
    (hasRunOut ? must : may).push(kind);
  }
  const jokers = left[JOKER] ?? 0;
  const lackingJokers = must.slice(jokers).map(() => JOKER);
  const missing = [...bare, ...may.slice(Math.max(0, jokers - must.length)), ...lackingJokers];
  left[JOKER] = Math.max(0, jokers - must.length - may.length);
  return {
    missing: named(missing.sort(ascending)),
    tooMany: named([...left].flatMap((count, kind) => Array.from({ length: count }, () => kind))),
  };
};

/** A variant with its exposures laid so that the fewest tiles are missing. */
interface LaidOut {
  readonly variant: Variant;
  readonly laid: Laid;
  readonly missing: number;
}

/**
 * The way to lay the exposures, leaving out up to `spare`, and to choose groups of anything that misses the fewest
 * tiles; undefined if the exposures fit nowhere or leave too few tiles for the other groups.
 */
const laidOut = (one: Template, held: HeldHand, spare: number): LaidOut | undefined => {
  let best: LaidOut | undefined;
  for (const { variant, laid, left } of boundTo(one, held.exposures, spare)) {
    const most = best === undefined ? HAND_SIZE : best.missing - 1;
    const near = nearestChoice(left, takenBack(held, laid), most);
    if (near === undefined) continue;
    best = { variant: chosenFor(variant, near.groups), laid, missing: tilesIn(near.lack) };
  }
  return best;
};

const MOST_LISTED = 3;
/** A line is no help if it lacks this many more tiles than the nearest one. */
const TOO_FAR = 3;

/** Nearest first; then by higher value, then in card order. */
const compareNear = (one: LaidOut, other: LaidOut): number =>
  one.missing - other.missing ||
  other.variant.hand.value - one.variant.hand.value ||
  one.variant.place - other.variant.place;

/** The nearest variant of each line that is among the nearest or ties with one. */
const nearestVariants = (
  variants: readonly Template[],
  mayBe: (variant: Template) => boolean,
  held: HeldHand,
  spare: number,
): readonly LaidOut[] => {
  const byHand = new Map<Variant['hand'], LaidOut>();
  const look = (variant: Template): void => {
    const near = laidOut(variant, held, spare);
    const known = byHand.get(variant.hand);
    if (near !== undefined && (known === undefined || compareNear(near, known) < 0))
      byHand.set(variant.hand, near);
  };
  for (const template of templatesAmong(variants)) if (mayBe(template)) look(template);
  const areEnough = (least: number): boolean =>
    [...byHand.values()].filter(({ missing }) => missing < least).length >= MOST_LISTED;
  for (let least = 0; least <= HAND_SIZE && !areEnough(least); least++)
    for (const [variant, lack] of definiteLacking(variants, held.all, least)) {
      const known = byHand.get(variant.hand);
      // Of a line’s equally near variants, the first is kept.
      const canBeNearer =
        known === undefined ||
        known.missing > least ||
        (known.missing === least && known.variant.place > variant.place);
      if (lack === least && canBeNearer && mayBe(variant)) look(variant);
    }
  return [...byHand.values()];
};

/**
 * Up to three lines nearest to a hand, each with its nearest variant; empty if the exposures fit no line even with
 * `spare` of them left out.
 */
export const nearestLines = (
  variants: readonly Template[],
  mayBe: (variant: Template) => boolean,
  held: HeldHand,
  spare = 0,
): readonly NearVariant[] => {
  const listed = [...nearestVariants(variants, mayBe, held, spare)].sort(compareNear).slice(0, MOST_LISTED);
  const farthest = (listed[0]?.missing ?? 0) + TOO_FAR;
  return listed
    .filter(({ missing }) => missing < farthest)
    .map(({ variant, laid }) => ({
      ...{ variant, laid },
      ...exchangeFor(needsOf(leftOf(variant.groups, laid)), takenBack(held, laid), held),
    }));
};
