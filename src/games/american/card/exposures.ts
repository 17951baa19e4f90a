import type { CheckedHand } from '../../../hands/check-hand';
import { TILES, type Tile } from '../../../tiles/tile';
import { JOKER, tileIndex } from '../../../tiles/tile-index';
import { COPIES, type HandGroup, isAny, type VariantGroup } from './layouts/groups';
import { choosingOf, isDefinite, type Template } from './layouts/templates';

/** An exposure: what it stands for, and what serves as jokers in it. */
export interface Exposure {
  /** The tile it stands for; undefined if it stands for none. */
  readonly tile: Tile | undefined;
  readonly tiles: readonly Tile[];
  readonly size: number;
  /** How many of its tiles are jokers. */
  readonly jokers: number;
  /** How many of its tiles are flowers that serve as jokers. */
  readonly flowers: number;
  /** How many different tiles it has, apart from jokers and flowers that serve as jokers. */
  readonly kinds: number;
}

/** Counts the tiles of an exposure; flowers next to another tile serve as jokers. */
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

/** A hand’s tiles, as concealed tiles and as all tiles. */
export interface HeldHand {
  /** How many of each tile are concealed, by index in `TILES`. */
  readonly concealed: Readonly<Uint8Array>;
  /** How many of each tile there are, exposures included, by index in `TILES`. */
  readonly all: Readonly<Uint8Array>;
  readonly exposures: readonly Exposure[];
}

/** Counts with some tiles added. */
export const withTiles = (counts: ArrayLike<number>, tiles: readonly Tile[]): Uint8Array => {
  const sum = Uint8Array.from(counts);
  for (const index of tiles.map(tileIndex)) sum[index] = (sum[index] ?? 0) + 1;
  return sum;
};

/** Counts with some tiles removed. */
export const withoutTiles = (counts: ArrayLike<number>, tiles: readonly Tile[]): Uint8Array => {
  const rest = Uint8Array.from(counts);
  for (const index of tiles.map(tileIndex)) rest[index] = Math.max(0, (rest[index] ?? 0) - 1);
  return rest;
};

/** A copy of a checked hand’s tiles, whose counts are reused. */
export const heldHand = ({ counts, melds }: Pick<CheckedHand, 'counts' | 'melds'>): HeldHand => ({
  concealed: Uint8Array.from(counts),
  all: withTiles(
    counts,
    melds.flatMap(({ tiles }) => tiles),
  ),
  exposures: melds.map(({ tiles }) => exposureOf(tiles)),
});

export type CanLie = (group: HandGroup, exposure: Exposure) => boolean;

/** Whether an exposure is of the tile a group is made of, or can be, whatever its size and jokers. */
export const isOfKind: CanLie = (group, { tile, flowers }) =>
  group.callable && (isAny(group) || group.tile === tile) && (flowers === 0 || group.filler === 'flowers');

/** Whether an exposure fits a group, or would with more tiles: tile, size, and jokers where the group takes them (TG-5). */
export const growingFit: CanLie = (group, exposure) => {
  const more = group.size - exposure.size;
  const { printedJokers, filler } = group;
  return (
    isOfKind(group, exposure) &&
    more >= 0 &&
    printedJokers <= exposure.jokers + more &&
    (exposure.jokers <= printedJokers || filler !== 'own')
  );
};

/** Whether an exposure fits a group exactly (AG-19): size, tile, and jokers where the group takes them. */
export const exactFit: CanLie = (group, exposure) =>
  group.size === exposure.size && growingFit(group, exposure);

/** What a group still needs beside an exposure that can grow to fit it; nothing if it fits already. */
const restOf = (group: VariantGroup, exposure: Exposure): readonly VariantGroup[] => {
  const size = group.size - exposure.size;
  const printedJokers = Math.max(0, group.printedJokers - exposure.jokers);
  const places = group.places
    .map((place) => ({ ...place, count: place.kind === JOKER ? printedJokers : size - printedJokers }))
    .filter(({ count }) => count > 0);
  const tiles = places.flatMap(({ kind, count }) => Array<Tile>(count).fill(TILES[kind] as Tile));
  return size === 0 ? [] : [{ ...group, tiles, size, printedJokers, places, callable: false }];
};

/** For each group of a variant, the index of the exposure that fills it, if any. */
export type Laid = readonly (number | undefined)[];

/** The concealed tiles of a hand, with those of exposures that fill no group. */
export const takenBack = ({ concealed, exposures }: HeldHand, laid: Laid): Uint8Array =>
  withTiles(
    concealed,
    exposures.flatMap(({ tiles }, place) => (laid.includes(place) ? [] : tiles)),
  );

/** The tiles of the game that are not in exposures that fill groups. */
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
 * All ways to lay exposures into separate groups. Ways that only swap equal groups or exposures that are alike are
 * given once; equal groups are the same object. Up to `spare` exposures may be left out.
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

/** A variant, or a template where exposures decide what the groups of anything they fill are made of. */
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

/** Every way to lay exposures into groups of a variant or template, leaving out up to `spare` of them. */
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

/** A laying, and the groups no exposure fills, with what the others still need. */
interface Bound extends Laying {
  readonly left: Template;
}

/**
 * Every way to lay exposures into groups, exactly as they are unless `canLie` lets them grow, leaving out up to `spare`
 * of them.
 */
export const boundTo = (
  one: Template,
  exposures: readonly Exposure[],
  spare = 0,
  canLie: CanLie = exactFit,
): readonly Bound[] => {
  if (exposures.length === 0) return [{ variant: one, laid: [], exposures, left: one }];
  if (!one.hand.open) return [];
  return layingsOf(one, exposures, canLie, spare).map((laying) => {
    const { variant, laid } = laying;
    const groups = variant.groups.flatMap((group, place) => {
      const exposure = exposures[laid[place] ?? -1];
      return exposure === undefined || isAny(group) ? group : restOf(group, exposure);
    });
    const supply = notLaid(exposures, laid);
    return { ...laying, left: { ...variant, groups, ...choosingOf(groups), supply } };
  });
};
