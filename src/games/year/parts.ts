import { keeping, onFirstUse } from '../../core/first-use';
import type { CheckedHand } from '../../hands/check-hand';
import type { Meld, WholeHand } from '../../hands/hand';
import type { HandStage } from '../../hands/rule-parts';
import { type NearestHands, nearestHands, supplyOf } from '../../melds/near-hands';
import {
  alike,
  type Counts,
  type Part,
  partOf,
  runsIn,
  type SetShape,
  setOfMeld,
  suitKinds,
} from '../../melds/set-shape';
import type { Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import type { YearOptions } from './options';
import { yearTiles } from './tiles';
import type { YearName, YearSetKind, YearWin } from './vocabulary';

/*
 * The sets that tiles can make, as data; this table is the whole of YG-2, YG-10 and YG-11.
 */

/** The options that decide which sets exist. */
export type SetOptions = Pick<YearOptions, 'bonusPair' | 'mixedSaws'>;

/** A set, with its tiles as indices in `TILES`. */
export interface YearShape extends SetShape<YearSetKind> {
  /** Which Year it is or contains. */
  readonly year?: YearName;
  /** For a Pung-Pair, the index in the Year of the tile that it has twice. */
  readonly doubled?: number;
}

export type YearPart = Part<YearShape>;

const placesOf = (...tiles: readonly Tile[]): readonly number[] => tiles.map(tileIndex);

/** The Year of these kinds and its Pung-Pairs, all starting with the first kind. */
const yearShapes = (kinds: readonly number[], year: YearName): readonly YearShape[] => [
  ...kinds.map((_, doubled): YearShape => {
    const both = kinds.flatMap((kind, place) => alike(kind, place === doubled ? 2 : 1));
    return { kind: 'pungPair', kinds: both, year, doubled };
  }),
  { kind: 'year', kinds, year },
];

/** The sets of a suit, the winds or the dragons: Years and Pung-Pairs, then kongs, pungs and pairs, then chows. */
const partWith = (kinds: readonly number[], years: readonly YearShape[] = []): YearPart => {
  const sameTiles = kinds.flatMap((kind): readonly YearShape[] => [
    { kind: 'kong', kinds: alike(kind, 4) },
    { kind: 'pung', kinds: alike(kind, 3) },
    { kind: 'pair', kinds: alike(kind, 2) },
  ]);
  return partOf(kinds, 4, [...years, ...sameTiles, ...runsIn('chow', kinds)], false);
};

/** The sets of flowers and seasons (YG-2a, YG-6a). */
const bonusPart = ({ bonusPair, mixedSaws }: SetOptions): YearPart => {
  const flowers = placesOf('F1', 'F2', 'F3', 'F4');
  const seasons = placesOf('S1', 'S2', 'S3', 'S4');
  const kinds = [...flowers, ...seasons];
  const sameNumber = flowers.map((flower, number) => [flower, ...seasons.slice(number, number + 1)]);
  const mixed = sameNumber.reduce<readonly (readonly number[])[]>(
    (years, both) => years.flatMap((year) => both.map((kind) => [...year, kind])),
    [[]],
  );
  const years = mixedSaws ? mixed : [flowers, seasons];
  const pairs = [...kinds.map((kind) => alike(kind, 2)), ...(bonusPair === 'number' ? sameNumber : [])];
  const sets = [
    ...years.map((year): YearShape => ({ kind: 'year', kinds: year, year: 'SAWS' })),
    ...pairs.map((pair): YearShape => ({ kind: 'pair', kinds: pair })),
  ];
  return partOf(kinds, 2, sets, false);
};

const kept = /* @__PURE__ */ keeping<readonly YearPart[]>();

/** The parts of the tiles: bams, craks, dots, winds, dragons, then flowers and seasons (YG-2a, YG-6a). */
export const partsOf = (options: SetOptions): readonly YearPart[] => {
  const key = `${options.bonusPair} ${options.mixedSaws}`;
  const winds = placesOf('E', 'S', 'W', 'N');
  const dragons = placesOf('GD', 'RD', 'YD', 'WD');
  return kept(key, () => [
    ...[1, 11, 21].map((start) => partWith(suitKinds(start))),
    partWith(winds, yearShapes(winds, 'NEWS')),
    partWith(dragons, yearShapes(dragons, 'GRGW')),
    bonusPart(options),
  ]);
};

/** The kinds of tile as indices in `TILES`, in rack order: flowers first (YG-16). */
export const rackKinds: () => readonly number[] = /* @__PURE__ */ onFirstUse(() => {
  const kinds = partsOf({ bonusPair: 'tile', mixedSaws: false }).map((part) => part.kinds);
  return [...kinds.slice(-1), ...kinds.slice(0, -1)].flat();
});

/** The set that a meld’s tiles make in any order; undefined for a pair or anything else (YG-7, YG-9, YG-10). */
export const meldSet = (meld: Meld, options: SetOptions): YearShape | undefined =>
  setOfMeld(partsOf(options), meld);

/** The kind of tile in a meld that is a pung; undefined if it is not. */
export const pungKind = (meld: Meld, options: SetOptions): number | undefined => {
  const set = meldSet(meld, options);
  return set?.kind === 'pung' ? set.kinds[0] : undefined;
};

/** The parts for a hand’s concealed tiles, where a fourth tile can join each melded pung (YG-9). */
export const partsFor = ({ melds }: WholeHand, options: SetOptions): readonly YearPart[] => {
  const pungs = melds.map((meld) => pungKind(meld, options));
  return partsOf(options).map((part) => {
    if (!part.kinds.some((kind) => pungs.includes(kind))) return part;
    const shapes = part.shapes.map((own, at): readonly YearShape[] => {
      const kinds = part.kinds.slice(at, at + 1);
      const isPung = kinds.some((kind) => pungs.includes(kind));
      return isPung ? [{ kind: 'kong', kinds, isFourth: true }, ...own] : own;
    });
    return { ...part, shapes };
  });
};

/** The tiles of a winning hand without replacements (YG-9). */
export const HAND_SIZE = 14;
/** The tiles of a kong or a Year, which can have a replacement. */
const FOUR = 4;

/** How many tiles a hand has at a stage, and how many it can have (YG-9). */
export interface HandSize {
  /** How many tiles it has, not counting flowers laid aside. */
  readonly tiles: number;
  /** How many it is short of a winning hand before any exchange. */
  readonly lacks: number;
  /** The fewest that such a hand can have. */
  readonly least: number;
  /** The most that such a hand can have. */
  readonly most: number;
}

/** How many revealed kongs and Years a hand has, each of which allows a replacement (YG-9). */
export const revealedFours = ({ melds }: Pick<WholeHand, 'melds'>): number =>
  melds.filter(({ tiles, concealed }) => tiles.length === FOUR && concealed !== true).length;

/** The size of a hand: 14 tiles, or 13 if it waits, plus one for each replacement, known or possible (YG-9). */
export const sizeOf = (hand: WholeHand, win: YearWin | undefined, stage: HandStage): HandSize => {
  const tiles = hand.melds.reduce((sum, meld) => sum + meld.tiles.length, hand.concealed.length);
  const lacks = stage === 'waiting' ? 1 : 0;
  const { replacements } = win ?? {};
  const least = HAND_SIZE - lacks + (replacements ?? 0);
  return { tiles, lacks, least, most: HAND_SIZE - lacks + (replacements ?? revealedFours(hand)) };
};

/**
 * The winning hands nearest to a hand with its melds, with any drawn tiles added or only unseen tiles available;
 * none if the melds have too many tiles (YG-9, YG-11). They have as many tiles as the hand with the missing one, or
 * the nearest number that a winning hand can have.
 */
export const nearTo = (
  hand: CheckedHand,
  win: YearWin | undefined,
  stage: HandStage,
  options: YearOptions,
  drawn?: Counts,
  unseen?: Counts,
): NearestHands => {
  const { tiles, lacks, least, most } = sizeOf(hand, win, stage);
  const size = Math.min(Math.max(tiles, least), most) + lacks - (tiles - hand.concealed.length);
  const supply = supplyOf(hand, yearTiles(options.bonusCopies), drawn, unseen);
  return nearestHands(partsFor(hand, options), supply, size, 'largerFirst');
};
