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

/** A set or the pair, its tiles as places in `TILES` (CS-8). */
export type ChineseShape = SetShape<ChineseSetKind>;

/** Bams, craks, dots, and winds and dragons. */
type ChineseParts = readonly [Part<ChineseShape>, Part<ChineseShape>, Part<ChineseShape>, Part<ChineseShape>];

/** How many tiles a set has. */
export const SIZES: Readonly<Record<ChineseSetKind, number>> = { kong: 4, pung: 3, run: 3, pair: 2 };

/** Some kinds of tile with the sets that they make: of one hand one pair (CS-8). */
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

/** The parts of the tiles without kongs, which are laid aside before anything is said to be missing. */
export const parts: () => ChineseParts = /* @__PURE__ */ onFirstUse(() => makeParts(['pung', 'pair']));

/** The parts of the tiles with every set there is (CS-8). */
export const partsWithKongs: () => ChineseParts = /* @__PURE__ */ onFirstUse(() =>
  makeParts(['kong', 'pung', 'pair']),
);

/** The kinds that sets are made of, in the order of the parts. */
export const allKinds: () => readonly number[] = /* @__PURE__ */ onFirstUse(() =>
  parts().flatMap(({ kinds }) => kinds),
);

/** A meld as a set: a pung, a kong or a run; undefined if it is none (CS-8). */
export const meldSet = ({ tiles }: Meld): ChineseShape | undefined => {
  const set = setOfTiles(partsWithKongs(), tiles);
  return set?.kind === 'pair' ? undefined : set;
};

/** The tiles of a winning hand without kongs: four sets of three and a pair. */
export const HAND_SIZE = 14;
/** The sets of a hand beside its pair. */
export const SETS = 4;

/** How many tiles a hand has beside those of its kongs' fourth ones and its flowers. */
export interface HandSize {
  /** All tiles but flowers. */
  readonly tiles: number;
  /** The kongs among the melds. */
  readonly meldedKongs: number;
  /** How many kongs the concealed tiles must hold to account for the tiles beyond; negative if tiles are missing. */
  readonly concealedKongs: number;
}

/** The size of a hand in a stage; no flower is concealed, and the melds are sets. */
export const sizeOf = ({ concealed, melds }: WholeHand, stage: HandStage = 'complete'): HandSize => {
  const size = stage === 'complete' ? HAND_SIZE : HAND_SIZE - 1;
  const tiles = melds.reduce((sum, meld) => sum + meld.tiles.length, concealed.length);
  const meldedKongs = melds.filter((meld) => meld.tiles.length === SIZES.kong).length;
  return { tiles, meldedKongs, concealedKongs: tiles - meldedKongs - size };
};

/** The sets that the concealed tiles of a checked hand are to make: the pair, and as many kongs as there are tiles beyond. */
export const setsWanted = (hand: WholeHand, stage?: HandStage): Readonly<Record<string, number>> => ({
  pair: 1,
  kong: sizeOf(hand, stage).concealedKongs,
});

/** How many of each tile of `TILES` lie in melds. */
export const meldCounts = ({ melds }: WholeHand): Uint8Array =>
  countsOf(melds.flatMap(({ tiles }) => tiles.map(tileIndex)));

/** Concealed tiles that are to become so many sets and a pair, with the tiles that can no longer be had. */
export interface WantedHand {
  readonly counts: Counts;
  readonly aside: Counts;
  readonly sets: number;
  /** The concealed kongs, laid aside. */
  readonly kongs: readonly ChineseShape[];
}

const choicesOf = (kinds: readonly number[], count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : kinds.flatMap((kind, place) =>
        choicesOf(kinds.slice(place + 1), count - 1).map((rest) => [kind, ...rest]),
      );

/** The hand with each choice of so many of its fours laid aside as concealed kongs. */
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

/** The hand with each choice of the concealed kongs that its number of tiles asks for; none where tiles are missing. */
export const wantedHands = (hand: CheckedHand, stage: HandStage): readonly WantedHand[] =>
  withKongsAside(hand, Math.max(0, sizeOf(hand, stage).concealedKongs));

/** The tiles that can still be had beside those laid aside: all others, or the unseen ones if they are known. */
export const supplyOf = ({ counts, aside }: WantedHand, unseen?: Counts): Supply => ({
  held: counts,
  most: aside.map((count, kind) =>
    Math.max(0, Math.min(SIZES.kong - count, countOf(counts, kind) + (unseen?.[kind] ?? SIZES.kong))),
  ),
});
