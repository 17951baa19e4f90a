import type { CheckedHand } from '../../hands/check-hand';
import { LIMITS } from '../../hands/limits';
import type { Readings, Remark } from '../../hands/rule-parts';
import { TILES, type Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { arrange, type Block, hasArrangement, KINDS } from './arrangements';
import { concealedPart, meldCounts } from './hand-parts';
import { meldBlocks } from './melds';
import type { ChineseOptions } from './options';
import { isWinningCounts } from './packed-hands';
import { naturalScore } from './sheet';
import type { SheetFacts } from './sheet-parts';
import {
  CHINESE_SETS,
  type ChineseReading,
  type ChineseSet,
  type ChineseWin,
  type SetWhere,
  type Wait,
} from './vocabulary';
import { waitFilled, waitingKinds } from './waits';

const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

const WITHOUT_TILE: Remark = {
  code: 'winningTile',
  rule: 'CS-14',
  message: 'The winning tile was not given; it is taken to have been the one that scores most.',
};
const WITHOUT_WIN: Remark = {
  code: 'drawn',
  rule: 'CS-14',
  message: 'How the hand was won was not given; the winning piece is taken to have been drawn from the wall.',
};

/** The place of the winning tile: a set of the arrangement, and the wait that the tile filled there. */
interface Place {
  readonly block: number;
  readonly tile: number;
  readonly wait: Wait;
}

/** What the win says that the sheet asks, apart from the sets and the place. */
export const winFacts = (
  win: ChineseWin | undefined,
  flowers: readonly Tile[],
): Omit<SheetFacts, 'sets' | 'onlyPlace' | 'discards'> => ({
  flowers,
  flowersOfDummies: win?.flowersOfDummies ?? 0,
  winningPieceDrawn: win?.by !== 'discard',
  looseAfterKong: win?.by === 'looseTile' && (win.afterKong ?? flowers.length === 0),
  lastTile: win?.lastTile === true,
  originalDraw: win?.originalDraw === true,
});

/** The places that a tile can have taken in an arrangement: of equal sets the first (CS-6b). */
const placesOf = (
  blocks: readonly Block[],
  tile: number,
  win: ChineseWin | undefined,
  { winOnDiscard }: ChineseOptions,
): readonly Place[] =>
  blocks.flatMap((block, place) => {
    const wait = waitFilled(block, tile);
    const isBarred = wait === 'pair' && win?.by === 'discard' && winOnDiscard === 'setsOnly';
    const first = blocks.findIndex(({ shape, kind }) => shape === block.shape && kind === block.kind);
    return wait === undefined || isBarred || first < place ? [] : [{ block: place, tile, wait }];
  });

interface Laid {
  readonly block: Block;
  readonly where: SetWhere;
  readonly isCompleted: boolean;
}

/** Rack order, kongs before pungs before runs of the same tile; the pair at the end. */
const byRack = ({ block: one }: Laid, { block: other }: Laid): number =>
  Number(one.shape === 'pair') - Number(other.shape === 'pair') ||
  one.kind - other.kind ||
  CHINESE_SETS.indexOf(one.shape) - CHINESE_SETS.indexOf(other.shape);

/** The sets of an arrangement and of the melds as they lie, in order (CS-16, CS-16a). */
const layOut = (
  blocks: readonly Block[],
  place: Place,
  hand: CheckedHand,
  win: ChineseWin | undefined,
  { claimedWin }: ChineseOptions,
): readonly Laid[] => {
  const claimed = win?.by === 'discard' ? claimedWin : 'hand';
  const concealed = blocks.map((block, at): Laid => {
    const isCompleted = at === place.block;
    return { block, where: isCompleted ? claimed : 'hand', isCompleted };
  });
  const melds = meldBlocks(hand.melds).map((block, at): Laid => {
    const where = hand.melds[at]?.concealed === true ? 'hand' : 'table';
    return { block, where, isCompleted: false };
  });
  return [...concealed, ...melds].sort(byRack);
};

const setOf = ({ block: { shape, kind }, where }: Laid): ChineseSet => ({
  kind: shape,
  tile: TILES[kind] as Tile,
  where,
});

/** Says of a winning tile whether no other kind would have won; each tile is looked at once. */
const soleWaits = (hand: CheckedHand): ((tile: number) => boolean) => {
  const part = concealedPart(hand);
  const aside = meldCounts(hand);
  const known = new Map<number, boolean>();
  return (tile) => {
    const before = known.get(tile);
    if (before !== undefined) return before;
    const counts = Uint8Array.from(part.counts);
    counts[tile]!--;
    const isSole = waitingKinds({ ...part, counts }, aside).every((kind) => kind === tile);
    known.set(tile, isSole);
    return isSole;
  };
};

const ONLY_PLACES: readonly Wait[] = ['pair', 'middle', 'edge'];

/** Reads a hand under one win: gives the reading of an arrangement with the winning tile in a place. */
const reader = (hand: CheckedHand, win: ChineseWin | undefined, options: ChineseOptions) => {
  const isSoleWait = soleWaits(hand);
  const known = winFacts(win, hand.flowers);
  const isOnlyPlace = ({ wait, tile }: Place): boolean => {
    if (win?.onlyPlace !== undefined) return win.onlyPlace;
    if (!options.requireSoleWait) return wait !== 'twoPairs';
    return ONLY_PLACES.includes(wait) && isSoleWait(tile);
  };
  return (blocks: readonly Block[], place: Place): ChineseReading => {
    const laid = layOut(blocks, place, hand, win, options);
    const sets = laid.map(setOf);
    const onlyPlace = isOnlyPlace(place);
    const { product } = naturalScore({ ...known, sets, onlyPlace, discards: 0 }, options);
    const completes = laid.findIndex(({ isCompleted }) => isCompleted);
    return { sets, winningTile: TILES[place.tile], completes, wait: place.wait, onlyPlace, product };
  };
};

const byProduct = (one: ChineseReading, other: ChineseReading): number => other.product - one.product;

const withoutPlace = ({ sets, onlyPlace, product }: ChineseReading): ChineseReading => ({
  sets,
  onlyPlace,
  product,
});

const readingsOf = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): readonly ChineseReading[] => {
  const read = reader(hand, win, options);
  const tile = win?.tile === undefined ? undefined : tileIndex(win.tile);
  const tiles = tile === undefined ? KINDS.filter((kind) => hand.counts[kind]! > 0) : [tile];
  const found = arrange(concealedPart(hand)).flatMap((blocks) => {
    const places = tiles.flatMap((one) => placesOf(blocks, one, win, options));
    const readings = places.map((place) => read(blocks, place)).sort(byProduct);
    return tile === undefined ? readings.slice(0, 1).map(withoutPlace) : readings;
  });
  return found.sort(byProduct);
};

/**
 * Every reading of a hand that passed the check: each arrangement with each place of the winning
 * tile, best first (CS-22); equals in the order of their arrangements. Without a winning tile the
 * arrangements themselves, each with the place that scores most.
 */
export const listReadings = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): Readings<ChineseReading> => {
  const all = readingsOf(hand, win, options);
  const readings = all.slice(0, LIMITS.readings);
  const conditions =
    all.length === 0 || win?.tile !== undefined
      ? NONE
      : [WITHOUT_TILE, ...(win === undefined ? [WITHOUT_WIN] : [])];
  return all.length > readings.length ? { readings, conditions, truncated: true } : { readings, conditions };
};

/** Where the counts of a checked hand, which begin with the flower, have the first of the 34 kinds. */
const FIRST_KIND = 1;

/** Whether the winning tile has its place in whatever arrangement: no kong holds it, and it may make the pair (CS-6b). */
const fitsAnywhere = (
  kongs: number,
  win: ChineseWin | undefined,
  { winOnDiscard }: ChineseOptions,
): boolean => kongs === 0 && (win?.by !== 'discard' || winOnDiscard === 'anything');

/**
 * Whether a hand that passed the check has any reading. Where the winning tile fits anywhere, which
 * is the usual case, that is a look at the packed table.
 */
export const hasReading = (
  hand: CheckedHand,
  win: ChineseWin | undefined,
  options: ChineseOptions,
): boolean => {
  const part = concealedPart(hand);
  if (fitsAnywhere(part.kongs, win, options)) return isWinningCounts(hand.counts, FIRST_KIND);
  if (win === undefined) return hasArrangement(part);
  const tile = win.tile === undefined ? undefined : tileIndex(win.tile);
  const tiles = tile === undefined ? KINDS.filter((kind) => hand.counts[kind]! > 0) : [tile];
  return hasArrangement(part, (blocks) =>
    tiles.some((one) => placesOf(blocks, one, win, options).length > 0),
  );
};
