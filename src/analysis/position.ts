import { type Reason, type ReasonCode, type Rejection, reasonAt, rejected } from '../core/reason';
import { type Failure, failure, type Result, success } from '../core/result';
import { type CheckedHand, checkHand } from '../hands/check-hand';
import { GOALS_PART } from '../hands/expect-rules';
import type { HandInput, Meld } from '../hands/hand';
import type { GoalRules, HandStage, HasGoals } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import { countsOf, kindsIn } from './kind-counts';
import { readSupported } from './supported';
import type { Unseen } from './unseen';

/** A hand in order on the way to a win. */
export interface Position {
  /** The hand; its counts may be lent. */
  readonly hand: CheckedHand;
  /** Whether it could win as it is, or lacks a tile. */
  readonly stage: HandStage;
  /** The way to a winning hand. */
  readonly goals: GoalRules<unknown>;
  /** How far it is from the nearest layout; Infinity if no winning hand has its exposures. */
  readonly distance: number;
}

const positionIn = (hand: CheckedHand, stage: HandStage, goals: GoalRules<unknown>): Position => ({
  hand,
  stage,
  goals,
  distance: goals.distance(hand, stage),
});

const STAGES: readonly HandStage[] = ['complete', 'waiting'];

/** What a hand may be. */
interface Allowed {
  /** Its stages, first the one that it is in if it could be in both. */
  readonly stages?: readonly HandStage[] | undefined;
  /** Whether a hand may lack more than one tile. */
  readonly partial?: boolean | undefined;
}

/** Whether a hand has too few tiles. */
const isShort = ({ code, params: { count, expected, least = expected } }: Reason): boolean =>
  code === 'wrongTileCount' && Number(count) < Number(least);

/** What is wrong with a hand in a stage. */
const faultsIn = (
  hand: CheckedHand,
  goals: GoalRules<unknown>,
  stage: HandStage,
  { partial = false }: Allowed,
): readonly Reason[] => {
  const reasons = goals.check(hand, stage);
  return partial && stage === 'waiting' ? reasons.filter((reason) => !isShort(reason)) : reasons;
};

/** The stage a hand is in, or what is wrong with it in the first of those it may be in. */
const stageOf = (
  hand: CheckedHand,
  goals: GoalRules<unknown>,
  allowed: Allowed,
): Result<HandStage, readonly Reason[]> => {
  const found: (readonly Reason[])[] = [];
  for (const stage of allowed.stages ?? STAGES) {
    const faults = faultsIn(hand, goals, stage, allowed);
    if (faults.length === 0) return success(stage);
    found.push(faults);
  }
  const [first = [], second = first] = found;
  // A hand that lacks only the last tile is not at fault for that.
  return failure(second.length < first.length ? second : first);
};

/** Reads any value as a hand of these rules that is complete or lacks a tile, if both may be. */
export const readPosition = (
  value: unknown,
  rules: HasGoals,
  allowed: Allowed = {},
): Result<Position, Rejection> => {
  const { goals } = rules;
  const { hand, reasons } = checkHand(value, rules.tiles);
  if (hand === undefined) return rejected(...reasons);
  const stage = stageOf(hand, goals, allowed);
  if (!stage.ok) return rejected(...reasons, ...stage.error);
  if (reasons.length > 0) return rejected(...reasons);
  const position = positionIn(hand, stage.value, goals);
  // With a replacement that may have been taken for a four the number of tiles fits a hand that waits, too (YG-9).
  const hasFour = hand.melds.some(({ tiles }) => tiles.length >= 4);
  const mayWait = stage.value === 'complete' && position.distance > 1 && hasFour;
  if (!mayWait || faultsIn(hand, goals, 'waiting', allowed).length > 0) return success(position);
  const waiting = positionIn(hand, 'waiting', goals);
  return success(waiting.distance < position.distance ? waiting : position);
};

/** A position that stays as it is when other hands are read. */
export const lasting = (position: Position): Position => ({
  ...position,
  hand: { ...position.hand, counts: Uint8Array.from(position.hand.counts) },
});

/** Own tiles as a position, whatever their number; a hand of so many tiles is complete. Undefined for what is no hand. */
export const positionOf = (
  concealed: readonly Tile[],
  melds: readonly Meld[],
  { tiles, goals }: HasGoals,
  handSize: number,
): Position | undefined => {
  const { hand, reasons } = checkHand({ concealed, melds }, tiles);
  if (hand === undefined || reasons.length > 0) return undefined;
  const held = melds.reduce((sum, meld) => sum + meld.tiles.length, concealed.length);
  return lasting(positionIn(hand, held >= handSize ? 'complete' : 'waiting', goals));
};

/** Says nothing about exposures: in the Charleston, and at a table that allows it, hands are short or long. */
const OF_SIZE: readonly ReasonCode[] = ['wrongTileCount', 'winningTileNotHeld'];

/**
 * Whether some winning hand has the exposures, and each is a set that may be exposed: a table lets others happen, and then
 * the hand is dead (AG-15).
 */
export const isAlive = ({ hand, goals, distance }: Position): boolean =>
  distance < Number.POSITIVE_INFINITY &&
  (hand.melds.length === 0 || goals.check(hand, 'waiting').every(({ code }) => OF_SIZE.includes(code)));

/** The kinds of unseen tiles that bring a hand nearer, as places in `TILES`. */
export const usefulKinds = (
  { hand, stage, goals, distance }: Position,
  { counts }: Unseen,
): readonly number[] =>
  [...new Set(distance === 0 ? [] : kindsIn(counts))].filter(
    (kind) => goals.distance(hand, stage, countsOf([kind])) < distance,
  );

/** That a hand has no distance. */
export const outOfReach = (): Failure<Rejection> =>
  rejected(reasonAt('outOfReach', 'AG-31', 'No winning hand has these exposures.', ['melds']));

/** By what a distance is measured. */
export interface DistanceQuestion {
  /** The rules. */
  readonly rules: HasGoals;
}

/**
 * Says how far a hand is from winning: the least number of tiles to exchange.
 *
 * It is exact: jokers, exposures, skill levels and the copies that there are of each tile count. How the hand is
 * won is taken in its favor.
 *
 * @param hand - The hand, as text or as `{ concealed, melds }`; it may lack one tile.
 * @param asked - The `rules`.
 * @returns 0 if the hand wins as it is, 1 if it waits, and so on; a hand that lacks its last tile has the distance
 * after its best draw. What is no such hand gets reasons, and so do exposures that no winning hand has.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { distance } from 'mahjongg/analysis';
 *
 * unwrap(distance('11B 222B 333B 444B 55B 9D', { rules: cardFree() })); // => 1
 * ```
 */
export const distance = (hand: HandInput, asked: DistanceQuestion): Result<number, Rejection> => {
  const read = readSupported<DistanceQuestion>(asked, 'distance', ['rules'], [GOALS_PART]);
  if (!read.ok) return read;
  const position = readPosition(hand, read.value.rules);
  if (!position.ok) return position;
  const { distance: tiles } = position.value;
  return tiles === Number.POSITIVE_INFINITY ? outOfReach() : success(tiles);
};
