import type { CheckedHand } from '../../../hands/check-hand';
import type { Tile } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';
import { COPIES, type HandGroup, isAny } from './layouts/groups';
import { choosingOf, isDefinite, type Template } from './layouts/templates';

/** An exposure: what it stands for, and what serves as jokers in it. */
export interface Exposure {
  /** The tile it stands for; undefined for one that stands for nothing. */
  readonly tile: Tile | undefined;
  /** What lies in it. */
  readonly tiles: readonly Tile[];
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them are jokers. */
  readonly jokers: number;
  /** How many of them are flowers that serve as jokers. */
  readonly flowers: number;
  /** How many different tiles it has, jokers and flowers that serve as such aside. */
  readonly kinds: number;
}

/** What lies in an exposure; flowers beside another tile serve as jokers. */
export const exposureOf = (tiles: readonly Tile[]): Exposure => {
  const natural = tiles.filter((tile) => tile !== 'J');
  const others = natural.filter((tile) => tile !== 'F');
  const own = others.length > 0 ? others : natural;
  return {
    tile: own[0],
    tiles,
    size: tiles.length,
    jokers: tiles.length - natural.length,
    flowers: natural.length - own.length,
    kinds: new Set(own).size,
  };
};

/** A hand's tiles, the concealed ones counted, and all of them together. */
export interface HeldHand {
  /** How many of each tile are concealed. */
  readonly concealed: Readonly<Uint8Array>;
  /** How many there are, those of exposures among them. */
  readonly all: Readonly<Uint8Array>;
  /** The exposures. */
  readonly exposures: readonly Exposure[];
}

/** Counts with some tiles more. */
export const withTiles = (counts: ArrayLike<number>, tiles: readonly Tile[]): Uint8Array => {
  const sum = Uint8Array.from(counts);
  for (const index of tiles.map(tileIndex)) sum[index] = (sum[index] ?? 0) + 1;
  return sum;
};

/** Counts with some tiles less. */
export const withoutTiles = (counts: ArrayLike<number>, tiles: readonly Tile[]): Uint8Array => {
  const rest = Uint8Array.from(counts);
  for (const index of tiles.map(tileIndex)) rest[index] = Math.max(0, (rest[index] ?? 0) - 1);
  return rest;
};

/** The tiles of a checked hand, kept for longer than it lends them. */
export const heldHand = ({ counts, melds }: CheckedHand): HeldHand => ({
  concealed: Uint8Array.from(counts),
  all: withTiles(
    counts,
    melds.flatMap(({ tiles }) => tiles),
  ),
  exposures: melds.map(({ tiles }) => exposureOf(tiles)),
});

/** Whether an exposure can lie in a group. */
export type CanLie = (group: HandGroup, exposure: Exposure) => boolean;

/** Whether an exposure is what a group is made of, or can be, whatever its size and its jokers. */
export const isOfKind: CanLie = (group, { tile, flowers }) =>
  group.callable && (isAny(group) || group.tile === tile) && (flowers === 0 || group.filler === 'flowers');

/** Whether an exposure can fill a group as it lies (AG-19): size, tile, and jokers where they may stand. */
export const exactFit: CanLie = (group, exposure) =>
  isOfKind(group, exposure) &&
  group.size === exposure.size &&
  (exposure.jokers === group.printedJokers ||
    (exposure.jokers > group.printedJokers && group.filler !== 'own'));

/** For each group of a variant the place of the exposure that lies in it, if one does. */
export type Laid = readonly (number | undefined)[];

/** The concealed tiles of a hand and those of the exposures that lie in no group. */
export const takenBack = ({ concealed, exposures }: HeldHand, laid: Laid): Uint8Array =>
  withTiles(
    concealed,
    exposures.flatMap(({ tiles }, place) => (laid.includes(place) ? [] : tiles)),
  );

/** The tiles of the game that do not lie in exposures which fill groups. */
const notLaid = (exposures: readonly Exposure[], laid: Laid): Uint8Array =>
  withoutTiles(
    COPIES,
    exposures.flatMap(({ tiles }, place) => (laid.includes(place) ? tiles : [])),
  );

const areAlike = (one: Exposure, other: Exposure): boolean =>
  one.tile === other.tile &&
  one.size === other.size &&
  one.jokers === other.jokers &&
  one.flowers === other.flowers;

/**
 * All ways to lay exposures into groups of their own. Ways that differ only in which of some equal groups, or of some
 * exposures that are alike, come first are given once; equal groups are the same value. As many exposures as `spare` says
 * may be left out.
 */
export const layExposures = (
  groups: readonly HandGroup[],
  exposures: readonly Exposure[],
  canLie: CanLie,
  spare = 0,
  laid: Laid = groups.map(() => undefined),
  next = 0,
): readonly Laid[] => {
  const exposure = exposures[next];
  if (exposure === undefined) return [laid];
  const twin = exposures.map((one, place) => place < next && areAlike(one, exposure)).lastIndexOf(true);
  const first = twin < 0 ? 0 : laid.indexOf(twin) + 1;
  const ways: Laid[] = [];
  for (const [place, group] of groups.entries()) {
    if (place < first || laid[place] !== undefined || !canLie(group, exposure)) continue;
    if (groups.some((other, at) => at < place && other === group && laid[at] === undefined)) continue;
    const more = laid.map((known, at) => (at === place ? next : known));
    ways.push(...layExposures(groups, exposures, canLie, spare, more, next + 1));
  }
  if (spare > 0) ways.push(...layExposures(groups, exposures, canLie, spare - 1, laid, next + 1));
  return ways;
};

/** The groups that no exposure fills. */
export const leftOf = <G extends HandGroup>(groups: readonly G[], laid: Laid): readonly G[] =>
  groups.filter((_, place) => laid[place] === undefined);

/** A variant, or a template whose groups of anything that exposures fill are made of their tiles. */
const boundBy = (variant: Template, laid: Laid, exposures: readonly Exposure[]): Template => {
  if (isDefinite(variant)) return variant;
  const groups = variant.groups.map((group, place) => {
    const { tile } = exposures[laid[place] ?? -1] ?? {};
    return isAny(group) && tile !== undefined ? (group.of[tileIndex(tile)] ?? group) : group;
  });
  return { ...variant, groups, whole: groups, ...choosingOf(groups) };
};

/** A variant or template, and the exposures that lie in its groups. */
export interface Laying<T = Template> {
  readonly variant: T;
  readonly laid: Laid;
  readonly exposures: readonly Exposure[];
}

/** Every way to lay exposures into groups of a variant or template, but for so many. */
export const layingsOf = (
  variant: Template,
  exposures: readonly Exposure[],
  canLie: CanLie,
  spare = 0,
): readonly Laying[] =>
  layExposures(variant.groups, exposures, canLie, spare).map((laid) => ({
    variant: boundBy(variant, laid, exposures),
    laid,
    exposures,
  }));

/** A laying, and what no exposure fills. */
interface Bound extends Laying {
  readonly left: Template;
}

/** Every way to lay exposures as they lie into groups of a variant or template, but for so many. */
export const boundTo = (one: Template, exposures: readonly Exposure[], spare = 0): readonly Bound[] => {
  if (exposures.length === 0) return [{ variant: one, laid: [], exposures, left: one }];
  if (!one.hand.open) return [];
  return layingsOf(one, exposures, exactFit, spare).map((laying) => {
    const { variant, laid } = laying;
    const groups = leftOf(variant.groups, laid);
    const supply = notLaid(exposures, laid);
    return { ...laying, left: { ...variant, groups, ...choosingOf(groups), supply } };
  });
};
