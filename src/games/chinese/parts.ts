import { onFirstUse } from '../../core/first-use';
import type { CheckedHand } from '../../hands/check-hand';
import type { Meld, WholeHand } from '../../hands/hand';
import type { HandStage } from '../../hands/rule-parts';
import type { Supply } from '../../melds/least-cost';
import {
  alike,
  type Counts,
  countOf,
  countsOf,
  type Part,
  partOf,
  runsIn,
  type SetShape,
  setOfTiles,
  suitKinds,
} from '../../melds/set-shape';
import { EAST, GREEN_DRAGON, RED_DRAGON, tileIndex, WHITE_DRAGON } from '../../tiles/tile-index';
import type { ChineseSetKind } from './vocabulary';

/** A set or the pair, with its tiles as indices in `TILES` (CS-8). */
export type ChineseShape = SetShape<ChineseSetKind>;

/** Bams, craks, dots, and honors. */
export type ChineseParts = readonly [Part<ChineseShape>, Part<ChineseShape>, Part<ChineseShape>, Part<ChineseShape>];

export const SIZES: Readonly<Record<ChineseSetKind, number>> = { kong: 4, pung: 3, run: 3, pair: 2 };

/** The sets that some kinds of tile can form, with one pair for each hand (CS-8). */
export const chinesePart = (
  kinds: readonly number[],
  sets: readonly ChineseSetKind[] = ['pung', 'pair'],
): Part<ChineseShape> => {
  const sameTiles = kinds.flatMap((first) =>
    sets.map((kind) => ({ kind, kinds: alike(first, SIZES[kind]) })),
  );
  return partOf(kinds, 4, [...sameTiles, ...runsIn('run', kinds)], true);
};

const makeParts = (sets: readonly ChineseSetKind[]): ChineseParts => [
  chinesePart(suitKinds(1), sets),
  chinesePart(suitKinds(11), sets),
  chinesePart(suitKinds(21), sets),
  chinesePart([EAST, EAST + 1, EAST + 2, EAST + 3, RED_DRAGON, GREEN_DRAGON, WHITE_DRAGON], sets),
];

/** The parts without kongs, which are set aside before missing tiles are counted. */
export const parts: () => ChineseParts = /* @__PURE__ */ onFirstUse(() => makeParts(['pung', 'pair']));

/** The parts with all kinds of sets (CS-8). */
export const partsWithKongs: () => ChineseParts = /* @__PURE__ */ onFirstUse(() =>
  makeParts(['kong', 'pung', 'pair']),
);

export const allKinds: () => readonly number[] = /* @__PURE__ */ onFirstUse(() =>
  parts().flatMap(({ kinds }) => kinds),
);

/** A meld as a pung, kong or run; undefined if it is none of these (CS-8). */
export const meldSet = ({ tiles }: Meld): ChineseShape | undefined => {
  const set = setOfTiles(partsWithKongs(), tiles);
  return set?.kind === 'pair' ? undefined : set;
};

/** The tiles of a winning hand without kongs: four sets of three and a pair. */
export const HAND_SIZE = 14;
/** The sets of a hand, not counting its pair. */
export const SETS = 4;

export interface HandSize {
  /** How many tiles it has, not counting flowers. */
  readonly tiles: number;
  /** How many melds are kongs. */
  readonly meldedKongs: number;
  /** How many concealed kongs would explain the extra tiles; negative if tiles are missing. */
  readonly concealedKongs: number;
}

/** The size of a hand in a stage, without concealed flowers and with valid melds. */
export const sizeOf = ({ concealed, melds }: WholeHand, stage: HandStage = 'complete'): HandSize => {
  const size = stage === 'complete' ? HAND_SIZE : HAND_SIZE - 1;
  const tiles = melds.reduce((sum, meld) => sum + meld.tiles.length, concealed.length);
  const meldedKongs = melds.filter((meld) => meld.tiles.length === SIZES.kong).length;
  return { tiles, meldedKongs, concealedKongs: tiles - meldedKongs - size };
};

/** The sets wanted from the concealed tiles of a checked hand: the pair, and a kong for each extra tile. */
export const setsWanted = (hand: WholeHand, stage?: HandStage): Readonly<Record<string, number>> => ({
  pair: 1,
  kong: sizeOf(hand, stage).concealedKongs,
});

/** How many of each tile are in melds, by index in `TILES`. */
export const meldCounts = ({ melds }: WholeHand): Uint8Array =>
  countsOf(melds.flatMap(({ tiles }) => tiles.map(tileIndex)));

/** Concealed tiles to turn into a number of sets and a pair, with the tiles that are no longer available. */
export interface WantedHand {
  readonly counts: Counts;
  readonly aside: Counts;
  readonly sets: number;
  /** The concealed kongs set aside. */
  readonly kongs: readonly ChineseShape[];
}

const choicesOf = (kinds: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : kinds.flatMap((kind, place) =>
        choicesOf(kinds.slice(place + 1), count - 1).map((rest) => [kind, ...rest]),
      );

/** The hand with each choice of this many concealed kongs set aside. */
export const withKongsAside = (hand: CheckedHand, kongs: number): readonly WantedHand[] => {
  const fours = [...hand.counts.keys()].filter((kind) => hand.counts[kind] === SIZES.kong);
  return choicesOf(fours, kongs).map((kinds) => {
    const counts = Uint8Array.from(hand.counts);
    const aside = meldCounts(hand);
    for (const kind of kinds) {
      counts[kind] = 0;
      aside[kind] = SIZES.kong;
    }
    const laid = kinds.map((kind): ChineseShape => ({ kind: 'kong', kinds: alike(kind, SIZES.kong) }));
    return { counts, aside, sets: SETS - hand.melds.length - kinds.length, kongs: laid };
  });
};

/** The hand with each choice of the concealed kongs that its size requires; no kongs if tiles are missing. */
export const wantedHands = (hand: CheckedHand, stage: HandStage): readonly WantedHand[] =>
  withKongsAside(hand, Math.max(0, sizeOf(hand, stage).concealedKongs));

/** The tiles still available besides those set aside: all others, or only the unseen ones if given. */
export const supplyOf = ({ counts, aside }: WantedHand, unseen?: Counts): Supply => ({
  held: counts,
  most: aside.map((count, kind) =>
    Math.max(0, Math.min(SIZES.kong - count, countOf(counts, kind) + (unseen?.[kind] ?? SIZES.kong))),
  ),
});
