import { onFirstUseOf } from '../../core/first-use';
import type { CheckedHand } from '../../hands/check-hand';
import { LIMITS } from '../../hands/limits';
import type { Readings, Remark } from '../../hands/rule-parts';
import { arrange } from '../../melds/arrange';
import { countOf } from '../../melds/set-shape';
import { TILES } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import type { ChineseOptions } from './options';
import { type ChineseShape, isOpened, kongsOf, meldSet, partsWithKongs, setsWanted } from './parts';
import { naturalScore, winFacts } from './sheet/fill';
import {
  CHINESE_SETS,
  type ChineseReading,
  type ChineseSet,
  type ChineseWin,
  type SetWhere,
  type Wait,
} from './vocabulary';
import { isArranged, waitFilled, waitingKinds } from './waits';

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Where the winning tile went: a set of the arrangement, and the wait it filled. */
interface Place {
  readonly set: number;
  readonly tile: number;
  readonly wait: Wait;
}

/** The places a winning tile can have in an arrangement; of equal sets only the first (CS-6b). */
const placesOf = (
  sets: readonly ChineseShape[],
  tile: number,
  win: ChineseWin | undefined,
  { winOnDiscard }: ChineseOptions,
): readonly Place[] =>
  sets.flatMap((set, place) => {
    const wait = waitFilled(set, tile);
    const isBarred = wait === 'pair' && win?.by === 'discard' && winOnDiscard === 'setsOnly';
    return wait === undefined || isBarred || sets.indexOf(set) < place ? [] : [{ set: place, tile, wait }];
  });

/** The first tile of a set, as an index in `TILES`. */
export const firstKind = ({ kinds: [first = 0] }: ChineseShape): number => first;

/** A set as readings give it. */
export const readSet = (set: ChineseShape, where: SetWhere): ChineseSet => ({
  kind: set.kind,
  tile: TILES[firstKind(set)] ?? 'E',
  where,
});

/** The melds of a hand as readings give them (CS-16). */
export const meldsRead = ({ melds }: CheckedHand): readonly ChineseSet[] =>
  melds.flatMap((meld) => {
    const set = meldSet(meld);
    return set === undefined ? [] : [readSet(set, meld.concealed === true ? 'hand' : 'table')];
  });

/** Rack order, with kongs before pungs before runs of the same tile, and the pair last. */
const byRack = (one: ChineseSet, other: ChineseSet): number =>
  Number(one.kind === 'pair') - Number(other.kind === 'pair') ||
  tileIndex(one.tile) - tileIndex(other.tile) ||
  CHINESE_SETS.indexOf(one.kind) - CHINESE_SETS.indexOf(other.kind);

/** Tells whether no other kind than a winning tile would have won; each tile is checked once. */
const soleWaits = (hand: CheckedHand): ((tile: number) => boolean) =>
  onFirstUseOf((tile) => {
    const without = hand.counts.map((count, kind) => (kind === tile ? count - 1 : count));
    return waitingKinds(hand, without, 'complete').every((kind) => kind === tile);
  });

const ONLY_PLACES: readonly Wait[] = ['pair', 'middle', 'edge'];

/** Makes the readings of a hand for one win: an arrangement with the winning tile in a place. */
const reader = (hand: CheckedHand, win: ChineseWin | undefined, options: ChineseOptions) => {
  const isSoleWait = soleWaits(hand);
  const known = winFacts(win, hand.flowers);
  const isOnlyPlace = ({ wait, tile }: Place): boolean => {
    if (win?.onlyPlace !== undefined) return win.onlyPlace;
    if (!options.requireSoleWait) return wait !== 'twoPairs';
    return ONLY_PLACES.includes(wait) && isSoleWait(tile);
  };
  // A set completed by a claimed tile may count as on the table (CS-16a).
  const claimed = win?.by === 'discard' ? options.claimedWin : 'hand';
  const melded = meldsRead(hand);
  return (arranged: readonly ChineseShape[], place: Place): ChineseReading => {
    const concealed = arranged.map((set, at) => readSet(set, at === place.set ? claimed : 'hand'));
    const sets = [...concealed, ...melded].sort(byRack);
    const won = concealed[place.set];
    const completes = won && sets.indexOf(won);
    const onlyPlace = isOnlyPlace(place);
    const { product } = naturalScore({ ...known, sets, onlyPlace, discards: 0 }, options);
    return { sets, winningTile: TILES[place.tile], completes, wait: place.wait, onlyPlace, product };
  };
};

const byProduct = (one: ChineseReading, other: ChineseReading): number => other.product - one.product;

/** The possible winning tiles, as indices in `TILES`: the one given, or else every tile held. */
const winningTiles = ({ counts }: CheckedHand, win: ChineseWin | undefined): readonly number[] =>
  win?.tile === undefined
    ? [...counts.keys()].filter((kind) => countOf(counts, kind) > 0)
    : [tileIndex(win.tile)];

const readingsOf = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): readonly ChineseReading[] => {
  const read = reader(hand, win, options);
  const tiles = winningTiles(hand, win);
  const found = arrange(partsWithKongs(), hand.counts, setsWanted(hand)).flatMap((sets) => {
    const places = tiles.flatMap((tile) => placesOf(sets, tile, win, options));
    const readings = places.map((place) => read(sets, place)).sort(byProduct);
    if (win?.tile !== undefined) return readings;
    return readings.slice(0, 1).map((best) => ({
      sets: best.sets,
      onlyPlace: best.onlyPlace,
      product: best.product,
    }));
  });
  return found.sort(byProduct);
};

/** What was not given of a win, and what is assumed instead. */
const assumptions = (hand: CheckedHand, win: ChineseWin | undefined): readonly Remark[] => {
  const { by, tile, afterKong, discards, originalDraw, lastTile, flowersOfDummies } = win ?? {};
  const isUnclear = by === 'looseTile' && afterKong === undefined && hand.flowers.length > 0;
  const isUntold = by !== undefined && by !== 'discard' && originalDraw === undefined && discards === 0;
  // The original draw may have replaced flowers, and comes before those of the dummies.
  const mayBeOriginal = isUntold && !isOpened(hand) && lastTile !== true && (flowersOfDummies ?? 0) === 0;
  // biome-ignore format: when it is assumed, and what
  const table: readonly (readonly [boolean, code: Remark['code'], rule: string, message: string])[] = [
    [tile === undefined, 'winningTile', 'CS-14',
      'The winning tile was not given; the one that scores most is assumed.'],
    [win === undefined, 'drawn', 'CS-14',
      'How the hand was won was not given; it is assumed that the winning piece was drawn from the wall.'],
    [isUnclear && kongsOf(hand) > 0, 'replacedFlower', 'CS-15',
      'Whether the loose tile followed a kong or replaced a flower was not given; it is assumed that it replaced a flower.'],
    [mayBeOriginal, 'laterDraw', 'CS-18',
      'Whether it was the original draw was not given; it is assumed that it was not.'],
  ];
  return table.filter(([holds]) => holds).map(([, code, rule, message]) => ({ code, rule, message }));
};

/**
 * Every reading of a hand that passed the check: each arrangement with each place of the winning tile, best first
 * (CS-22), then in the order of arrangements. Without a winning tile, each arrangement with its best place.
 */
export const listReadings = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): Readings<ChineseReading> => {
  const all = readingsOf(hand, win, options);
  const readings = all.slice(0, LIMITS.readings);
  const conditions = all.length === 0 ? NONE : assumptions(hand, win);
  return all.length > readings.length ? { readings, conditions, truncated: true } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading. */
export const hasReading = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): boolean => {
  const wanted = setsWanted(hand);
  // If no kong can hold the winning tile and it may make the pair (CS-6b), it has a place in every arrangement.
  const fitsAnywhere = win?.by !== 'discard' || options.winOnDiscard === 'anything';
  if (win === undefined || (wanted['kong'] === 0 && fitsAnywhere)) return isArranged(hand.counts, wanted);
  const tiles = winningTiles(hand, win);
  return isArranged(hand.counts, wanted, (sets) =>
    tiles.some((tile) => placesOf(sets, tile, win, options).length > 0),
  );
};
