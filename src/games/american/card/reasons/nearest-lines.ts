import { gapsOf, type Need, needsOf, tilesIn } from '../../../../jokers/missing';
import { TILES, type Tile } from '../../../../tiles/tile';
import { JOKER } from '../../../../tiles/tile-index';
import { HAND_SIZE } from '../../tiles';
import { definiteLacking, templatesAmong } from '../distance/least-lack';
import { boundTo, type HeldHand, type Laid, leftOf, takenBack } from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { chosenFor, type DefiniteHand, type Template, type Variant } from '../layouts/templates';

/** A variant and what a hand must exchange for it. */
export interface NearVariant {
  /** The variant. */
  readonly variant: DefiniteHand;
  /** The tiles that are missing, in the order of the rack. */
  readonly missing: readonly Tile[];
  /** The tiles that are too much, in the order of the rack. */
  readonly tooMany: readonly Tile[];
  /** The exposure that lies in each group, if one does; the tiles of the others are taken as concealed ones. */
  readonly laid: Laid;
}

const ascending = (one: number, other: number): number => one - other;

const named = (kinds: readonly number[]): readonly Tile[] => kinds.flatMap((kind) => TILES[kind] ?? []);

/** What is missing and too much once exposures lie in their groups; jokers stand where they must, then in the order of the rack. */
const exchangeFor = (
  needs: readonly Need[],
  concealed: Readonly<Uint8Array>,
  { all }: HeldHand,
): Pick<NearVariant, 'missing' | 'tooMany'> => {
  const { bare, open, served, flowers, left } = gapsOf(needs, concealed);
  const unserved = [...served].sort(ascending).slice(flowers);
  // A joker must stand where it is printed, and for a tile that has run out.
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
 * The way to lay exposures, but for so many, and to choose groups of anything, with the fewest tiles missing; undefined if the
 * exposures cannot be laid, or leave too few tiles for the other groups.
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
/** A line that lacks so many tiles more than the nearest one is no help. */
const TOO_FAR = 3;

/** Nearest first; of equally near ones the one of higher value, then in the order of the card. */
const compareNear = (one: LaidOut, other: LaidOut): number =>
  one.missing - other.missing ||
  other.variant.hand.value - one.variant.hand.value ||
  one.variant.place - other.variant.place;

/** The nearest variant of each line that is among the nearest, or as near as one of them. */
const nearestVariants = (
  variants: readonly Template[],
  mayBe: (variant: Pick<Variant, 'hand'>) => boolean,
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
      // Of equally near variants of a line the first is given.
      const canBeNearer =
        known === undefined ||
        known.missing > least ||
        (known.missing === least && known.variant.place > variant.place);
      if (lack === least && canBeNearer && mayBe(variant)) look(variant);
    }
  return [...byHand.values()];
};

/**
 * Up to three lines that a hand is nearest to, each with its nearest variant; none if its exposures fit no line, as many
 * of them as `spare` says left out.
 */
export const nearestLines = (
  variants: readonly Template[],
  mayBe: (variant: Pick<Variant, 'hand'>) => boolean,
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
