import type { Hand, Meld } from '../../../hands/hand';
import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import type { Taking } from './group-places';
import type { Exposure } from './held-hand';
import { NATURAL_WEIGHT } from './least-shortfall';
import type { VariantGroup } from './parsed-line';

/*
 * Whether unseen tiles complete a variant some of whose groups are exposed. Its places are of three
 * sorts: those that take their own tile only, those that take a joker too, and those that take a
 * joker or a flower. A place of an exposure that holds a joker the line does not print counts among
 * them, with its joker among the jokers there are: an unseen natural tile may be exchanged for it (AG-21).
 */

/** What a place takes beside its own tile. */
type Takes = 'nothing' | 'jokers' | 'jokersOrFlowers';

/** Places that unseen tiles must fill. */
interface Places {
  /** Their tile, by index. */
  readonly tile: number;
  readonly count: number;
  readonly takes: Takes;
  /** Place of the exposure they belong to; undefined for concealed ones. */
  readonly meld: number | undefined;
}

/** A variant with the exposures laid into its groups. */
export interface LaidVariant {
  /** Its groups. */
  readonly groups: readonly VariantGroup[];
  /** For each group the place of the exposure that lies in it, if one does. */
  readonly laid: readonly (number | undefined)[];
  /** The exposures. */
  readonly exposures: readonly Exposure[];
}

/** What completing a variant takes of the unseen tiles. */
interface Demand {
  readonly places: readonly Places[];
  /** Jokers of the exposures that can be exchanged. */
  readonly freed: number;
}

const takesOf = (group: VariantGroup, taking: Taking): Takes => {
  if (!taking.takesJokers(group)) return 'nothing';
  return taking.takesFlowers(group) && group.tile !== 'F' ? 'jokersOrFlowers' : 'jokers';
};

/** What is done with places: their tile, how many they are, what they take, and their exposure. */
type Visit = (tile: number, count: number, takes: Takes, meld: number | undefined) => void;

/**
 * Goes through the places of a variant and returns how many jokers an exchange frees; without `exchange`
 * no joker of an exposure is exchanged that may stay where it is.
 */
const eachPlaces = (
  { groups, laid, exposures }: LaidVariant,
  taking: Taking,
  exchange: boolean,
  visit: Visit,
): number => {
  let freed = 0;
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as VariantGroup;
    const takes = takesOf(group, taking);
    const meld = laid[at];
    const exposure = meld === undefined ? undefined : exposures[meld];
    if (exposure === undefined) {
      for (const { index, places } of group.needs)
        visit(index, places, index === JOKER ? 'nothing' : takes, meld);
      continue;
    }
    const tile = tileIndex(group.tile);
    const loose = Math.max(0, exposure.jokers - group.printedJokers);
    const lacking = Math.max(0, group.printedJokers - exposure.jokers);
    if (lacking > 0) visit(JOKER, lacking, 'nothing', meld);
    const grown = group.size - exposure.size - lacking;
    if (grown > 0) visit(tile, grown, takes, meld);
    if (loose === 0 || (!exchange && takes !== 'nothing')) continue;
    freed += loose;
    visit(tile, loose, takes, meld);
  }
  return freed;
};

const demandOf = (variant: LaidVariant, taking: Taking, exchange: boolean): Demand => {
  const places: Places[] = [];
  const freed = eachPlaces(variant, taking, exchange, (tile, count, takes, meld) =>
    places.push({ tile, count, takes, meld }),
  );
  return { places, freed };
};

/** The unseen tiles, and the jokers that an exchange brings. */
const availableTo = ({ freed }: Demand, unseen: ArrayLike<number>): number[] => {
  const left = Array.from(unseen);
  left[JOKER]! += freed;
  return left;
};

/** How many unseen tiles are lacking. */
export interface Shortfall {
  /** Natural tiles, by index. */
  readonly natural: readonly number[];
  /** Jokers. */
  readonly jokers: number;
}

/** Used again and again: a dead hand is looked at in all variants of a card. */
const left: Int32Array = /* @__PURE__ */ new Int32Array(TILES.length);

/** Fills the places of a sort with their own tiles; how many stay empty. */
const fillOwn = (places: readonly Places[], sort: Takes, onEmpty?: (tile: number) => void): number => {
  let empty = 0;
  for (const { tile, count, takes } of places) {
    if (takes !== sort) continue;
    const own = Math.min(count, left[tile] as number);
    left[tile]! -= own;
    empty += count - own;
    if (onEmpty !== undefined) for (let each = own; each < count; each++) onEmpty(tile);
  }
  return empty;
};

const shortOf = ({ places, freed }: Demand, unseen: ArrayLike<number>): Shortfall => {
  left.set(unseen);
  left[JOKER]! += freed;
  const lacking: number[] = [];
  fillOwn(places, 'nothing', (tile) => lacking.push(tile));
  const natural = lacking.filter((tile) => tile !== JOKER).sort((one, other) => one - other);
  const forJokers = fillOwn(places, 'jokers');
  const forEither = fillOwn(places, 'jokersOrFlowers');
  const jokers = forJokers + Math.max(0, forEither - (left[FLOWER] as number));
  const printed = lacking.length - natural.length;
  return { natural, jokers: printed + Math.max(0, jokers - (left[JOKER] as number)) };
};

/** What is lacking to complete a variant (AG-31). */
export const shortfall = (variant: LaidVariant, unseen: ArrayLike<number>, taking: Taking): Shortfall =>
  shortOf(demandOf(variant, taking, true), unseen);

/** The size of a shortfall as `leastShortfall` has it. */
export const sizeOf = ({ natural, jokers }: Shortfall): number => NATURAL_WEIGHT * natural.length + jokers;

/** Whether nothing is lacking. */
const isComplete = ({ natural, jokers }: Shortfall): boolean => natural.length + jokers === 0;

const SORTS: readonly Takes[] = ['nothing', 'jokers', 'jokersOrFlowers'];

/** The tiles that fill the places, those of concealed groups under -1, the others under their exposure. */
const filled = (demand: Demand, unseen: ArrayLike<number>): Map<number, Tile[]> => {
  const left = availableTo(demand, unseen);
  const tiles = new Map<number, Tile[]>();
  const put = (tile: number, meld: number | undefined): void => {
    left[tile]!--;
    const list = tiles.get(meld ?? -1) ?? [];
    list.push(TILES[tile] as Tile);
    tiles.set(meld ?? -1, list);
  };
  for (const sort of SORTS) {
    const own = demand.places.filter(({ takes }) => takes === sort);
    const open: Places[] = [];
    for (const place of own)
      for (let count = 0; count < place.count; count++)
        if ((left[place.tile] as number) > 0) put(place.tile, place.meld);
        else open.push(place);
    for (const { meld } of open)
      put(sort === 'jokersOrFlowers' && (left[FLOWER] as number) > 0 ? FLOWER : JOKER, meld);
  }
  return tiles;
};

const withoutLoose = (tiles: readonly Tile[], jokers: number): readonly Tile[] => {
  let rest = jokers;
  return tiles.filter((tile) => tile !== 'J' || rest-- <= 0);
};

/** The hand that unseen tiles make of a variant and exposures, if nothing is lacking; exchanged only if it must be. */
export const completedHand = (
  variant: LaidVariant,
  melds: readonly Meld[],
  unseen: ArrayLike<number>,
  taking: Taking,
): Hand => {
  const plain = demandOf(variant, taking, false);
  const exchange = !isComplete(shortOf(plain, unseen));
  const tiles = filled(exchange ? demandOf(variant, taking, true) : plain, unseen);
  const onTable = melds.map((meld, at) => {
    const group = variant.groups[variant.laid.indexOf(at)] as VariantGroup;
    const exposure = variant.exposures[at] as Exposure;
    const isLoose = exchange || takesOf(group, taking) === 'nothing';
    const loose = isLoose ? Math.max(0, exposure.jokers - group.printedJokers) : 0;
    return { ...meld, tiles: [...withoutLoose(meld.tiles, loose), ...(tiles.get(at) ?? [])] };
  });
  const concealed = tiles.get(-1) ?? [];
  return onTable.length > 0 ? { concealed, melds: onTable } : { concealed };
};
