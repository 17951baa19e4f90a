import { onFirstUse } from '../../core/first-use';
import type { CheckedHand } from '../../hands/check-hand';
import type { Meld, WholeHand } from '../../hands/hand';
import type { HandStage } from '../../hands/rule-parts';
import { type HandOrder, type NearestHands, nearestHands, supplyOf } from '../../melds/near-hands';
import { setsAndPair } from '../../melds/part-steps';
import {
  alike,
  type Counts,
  type Part,
  partOf,
  runsIn,
  type SetShape,
  setOfMeld,
  suitKinds,
  tilesAt,
} from '../../melds/set-shape';
import { choicesOf } from '../../play/racks';
import { EAST, GREEN_DRAGON, RED_DRAGON, tileIndex, WHITE_DRAGON } from '../../tiles/tile-index';
import { chineseTiles } from './tiles';
import type { ChineseSetKind } from './vocabulary';

/** A set or the pair, with its tiles as indices in `TILES` (CS-8). */
export type ChineseShape = SetShape<ChineseSetKind>;

/** Bams, craks, dots, and honors. */
export type ChineseParts = readonly [
  Part<ChineseShape>,
  Part<ChineseShape>,
  Part<ChineseShape>,
  Part<ChineseShape>,
];

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
export const meldSet = (meld: Meld): ChineseShape | undefined => setOfMeld(partsWithKongs(), meld);

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

/** How many kongs a hand has by its size, laid down or not. */
export const kongsOf = (hand: WholeHand): number => {
  const { meldedKongs, concealedKongs } = sizeOf(hand);
  return meldedKongs + concealedKongs;
};

/** Whether a hand has a kong or anything on the table, as the original draw has not (CS-18). */
export const isOpened = (hand: WholeHand): boolean =>
  kongsOf(hand) > 0 || hand.melds.some(({ concealed }) => concealed !== true);

/** The sets wanted from the concealed tiles of a checked hand: the pair, and a kong for each extra tile. */
export const setsWanted = (hand: WholeHand, stage?: HandStage): Readonly<Record<string, number>> => ({
  pair: 1,
  kong: sizeOf(hand, stage).concealedKongs,
});

/** A hand with some of its concealed kongs among its melds, and the winning hands near it. */
export interface LaidHand {
  readonly hand: CheckedHand;
  readonly kongs: readonly Meld[];
  readonly near: NearestHands;
}

/**
 * The winning hands near a hand with its melds, for each choice of this many concealed kongs, with any drawn tiles added;
 * made with all other tiles, or only the unseen ones if given (CS-8).
 */
export const nearTo = (
  hand: CheckedHand,
  kongs: number,
  order: HandOrder,
  drawn?: Counts,
  unseen?: Counts,
): readonly LaidHand[] => {
  const fours = [...hand.counts.keys()].filter((kind) => hand.counts[kind] === SIZES.kong);
  return choicesOf(tilesAt(fours), kongs).map((chosen) => {
    const kinds = chosen.map(tileIndex);
    const counts = hand.counts.map((count, kind) => (kinds.includes(kind) ? 0 : count));
    const laid = kinds.map((kind): Meld => ({ tiles: tilesAt(alike(kind, SIZES.kong)), concealed: true }));
    const whole = { ...hand, counts, melds: [...hand.melds, ...laid] };
    const supply = supplyOf(whole, chineseTiles(), drawn, unseen);
    const size = setsAndPair(SETS - whole.melds.length);
    return { hand: whole, kongs: laid, near: nearestHands(parts(), supply, size, order) };
  });
};

/** How many concealed kongs the size of a hand requires; none if tiles are missing. */
export const kongsWanted = (hand: WholeHand, stage?: HandStage): number =>
  Math.max(0, sizeOf(hand, stage).concealedKongs);
