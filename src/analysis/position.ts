import { type Reason, type ReasonCode, reasonAt } from '../core/reason';
import { type Failure, failure, type Rejection, type Result, rejected, success } from '../core/result';
import { type CheckedHand, checkHand } from '../hands/check-hand';
import { GOALS_PART } from '../hands/expect-rules';
import type { HandInput, Meld } from '../hands/hand';
import type { ByRules, GoalRules, HandStage, HasGoals } from '../hands/rule-parts';
import type { Tile } from '../tiles/tile';
import { countsOf, kindsIn } from './kind-counts';
import { readSupported } from './supported';
import type { Unseen } from './unseen';

/** A valid hand on the way to a win. */
export interface Position {
  /** The hand; its `counts` may be a shared buffer that the next hand overwrites (see `lasting`). */
  readonly hand: CheckedHand;
  /** Whether it has all its tiles, or is one short. */
  readonly stage: HandStage;
  readonly goals: GoalRules<unknown>;
  /** How many tiles it lacks for the nearest layout; Infinity if no winning hand has its exposures. */
  readonly distance: number;
}

const positionIn = (hand: CheckedHand, stage: HandStage, goals: GoalRules<unknown>): Position => {
  const distance = goals.distance(hand, stage);
  return { hand, stage, goals, distance };
};

const STAGES: readonly HandStage[] = ['complete', 'waiting'];

interface Allowed {
  /** The stages it may be in, the preferred one first. */
  readonly stages?: readonly HandStage[] | undefined;
  /** Whether a hand may lack more than one tile. */
  readonly partial?: boolean | undefined;
}

const isShort = ({ code, params: { count, expected, least = expected } }: Reason): boolean =>
  code === 'wrongTileCount' && Number(count) < Number(least);

const faultsIn = (
  hand: CheckedHand,
  goals: GoalRules<unknown>,
  stage: HandStage,
  { partial = false }: Allowed,
): readonly Reason[] => {
  const reasons = goals.check(hand, stage);
  return partial && stage === 'waiting' ? reasons.filter((reason) => !isShort(reason)) : reasons;
};

/** The stage of a hand, or its faults in the allowed stage where it has fewest, the first of equals. */
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
  // A hand that lacks only the last tile is not faulted for that.
  return failure(second.length < first.length ? second : first);
};

/** Reads any value as a hand of these rules, in one of the allowed stages: complete or one tile short by default. */
export const readPosition = (value: unknown, rules: HasGoals, allowed: Allowed = {}): Result<Position> => {
  const { goals } = rules;
  const { hand, reasons } = checkHand(value, rules.tiles);
  if (hand === undefined) return rejected(...reasons);
  const stage = stageOf(hand, goals, allowed);
  if (!stage.ok) return rejected(...reasons, ...stage.error);
  if (reasons.length > 0) return rejected(...reasons);
  const position = positionIn(hand, stage.value, goals);
  // Its set of four may have brought a replacement tile: then a hand of this size may still be waiting (YG-9).
  const hasFour = hand.melds.some(({ tiles }) => tiles.length >= 4);
  const mayWait = stage.value === 'complete' && position.distance > 1 && hasFour;
  if (!mayWait || faultsIn(hand, goals, 'waiting', allowed).length > 0) return success(position);
  const waiting = positionIn(hand, 'waiting', goals);
  return success(waiting.distance < position.distance ? waiting : position);
};

/** A copy that keeps its counts when other hands are read. */
export const lasting = (position: Position): Position => ({
  ...position,
  hand: { ...position.hand, counts: Uint8Array.from(position.hand.counts) },
});

/**
 * The position of a player’s tiles, however many; with `handSize` or more they count as complete. Undefined if they are not a
 * valid hand.
 */
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

/** Reasons that say nothing about exposures: in the Charleston, and at lenient tables, hands are short or long. */
const OF_SIZE: readonly ReasonCode[] = ['wrongTileCount', 'winningTileNotHeld'];

/**
 * Whether some winning hand has these exposures, and each is a set that may be exposed. A lenient table allows other sets, which
 * make the hand dead (AG-15).
 */
export const isAlive = ({ hand, goals, distance }: Position): boolean =>
  distance < Infinity &&
  (hand.melds.length === 0 || goals.check(hand, 'waiting').every(({ code }) => OF_SIZE.includes(code)));

/** The kinds of unseen tiles that bring a hand nearer to winning, as places in `TILES`. */
export const usefulKinds = (
  { hand, stage, goals, distance }: Position,
  { counts }: Unseen,
): readonly number[] =>
  [...new Set(distance === 0 ? [] : kindsIn(counts))].filter(
    (kind) => goals.distance(hand, stage, countsOf([kind])) < distance,
  );

export const outOfReach = (): Failure<Rejection> =>
  rejected(reasonAt('outOfReach', 'AG-31', 'No winning hand has these exposures.', ['melds']));

/**
 * Counts how many tiles a hand is from winning.
 *
 * The number is exact: jokers, exposures, the skill level and the number of copies of each tile all count. Conditions on how the
 * hand is won are assumed to be met.
 *
 * @param hand - The hand, as text or as `{ concealed, melds }`; it may be one tile short.
 * @param asked - The `rules`.
 * @returns 0 if the hand wins, if need be with tiles added to exposures first (TG-5); 1 if one tile would complete it, and so on.
 * A tile that a short hand lacks counts. An invalid hand, or exposures that no winning hand has, gets reasons.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { distance } from 'mahjongg/analysis';
 *
 * unwrap(distance('11B 222B 333B 444B 55B 9D', { rules: cardFree() })); // => 1
 * ```
 */
export const distance = (hand: HandInput, asked: ByRules<HasGoals>): Result<number> => {
  const read = readSupported(asked, 'distance', ['rules'], [GOALS_PART]);
  if (!read.ok) return read;
  const position = readPosition(hand, read.value.rules);
  if (!position.ok) return position;
  const { distance: tiles } = position.value;
  return tiles === Infinity ? outOfReach() : success(tiles);
};
