import { isRecord, ownValue } from '../core/own-values';
import { type Result, rejected, success } from '../core/result';
import { isClaimed } from '../games/american/claimed';
import { checkHand } from '../hands/check-hand';
import { checkWin } from '../hands/check-win';
import { GOALS_PART, HANDS_PART, SCORE_PART } from '../hands/expect-rules';
import { winningWays } from '../hands/grown-hands';
import type { Hand, HandInput, TilesInput, Win, WinKind } from '../hands/hand';
import type { ByRules, HasGoals, HasHands, HasScore, SheetOf } from '../hands/rule-parts';
import { isWin, judgeHand } from '../questions/validate-hand';
import { TILES, type Tile } from '../tiles/tile';
import { readPosition } from './position';
import { readSupported } from './supported';
import { unseenBeside } from './unseen';

/** A tile that completes a hand. */
export interface WinningTile<Score> {
  /** The tile. */
  readonly tile: Tile;
  /** How many copies the player has not seen. */
  readonly unseen: number;
  /** The score sheet of the hand completed with it. */
  readonly score: Score;
}

/** Options for listing waits. */
export interface WaitOptions {
  /** The face-up tiles: discards and the exposures of others; none if left out. */
  readonly visible?: TilesInput | undefined;
  /** How the last tile would come; from the wall if left out. */
  readonly by?: WinKind | undefined;
  /** The value of the hand in points, if the rules leave it to the players (TG-8). */
  readonly value?: number | undefined;
}

/** The rules to list waits by, and options. */
export interface WaitQuestion<Rules extends HasGoals & HasHands<unknown, never> & HasScore<never, never>>
  extends WaitOptions,
    ByRules<Rules> {}

/** The points of a score of any game in which exposures grow. */
const totalOf = (score: unknown): number => (isRecord(score) ? Number(ownValue(score, 'total')) : 0);

/** The sheet of a hand in the way in which it wins for most; undefined if it does not win. */
const bestScore = (
  hand: Hand,
  rules: HasHands<unknown> & HasScore<unknown>,
  win: Win,
  grows: boolean,
): ReturnType<typeof rules.score> | undefined => {
  let best: ReturnType<typeof rules.score> | undefined;
  // Only winning hands are judged: for any other, judging would search for reasons.
  for (const won of winningWays(hand, grows, (laid) => isWin(laid, { rules, win }))) {
    const judged = judgeHand(won, { rules, win });
    const score = judged.valid ? rules.score(judged.best, won, win) : undefined;
    if (score?.ok === false) return score;
    if (score && (best?.ok !== true || totalOf(score.value) > totalOf(best.value))) best = score;
  }
  return best;
};

const NAMES = ['rules', 'visible', 'by', 'value'] as const;
const PARTS = [GOALS_PART, HANDS_PART, SCORE_PART] as const;

/**
 * Lists every tile that completes a hand one tile short, with the score it would bring.
 *
 * @param hand - The hand, as text or as `{ concealed, melds }`, one tile short.
 * @param asked - The `rules`, the `visible` tiles, how the last tile would come (`by`; from the wall if left out), and the
 * `value` of the hand if the rules do not set it.
 * @returns The tiles in rack order, each with its score sheet and how many are `unseen`, which can be 0; never a tile of which
 * the hand has every copy. An invalid hand gets reasons.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { waits } from 'mahjongg/analysis';
 *
 * const found = unwrap(waits('11B 222B 333B 444B 55B', { rules: cardFree(), visible: '55B' }));
 * found.map(({ tile, unseen, score }) => [tile, unseen, score.total]);
 * // => [['1B', 2, 45], ['5B', 0, 45], ['J', 8, 45]]
 * ```
 */
export function waits<Rules extends HasGoals & HasHands<unknown, never> & HasScore<never, never>>(
  hand: HandInput,
  asked: WaitQuestion<Rules>,
): Result<readonly WinningTile<SheetOf<Rules>>[]>;
export function waits(
  hand: HandInput,
  asked: WaitQuestion<HasGoals & HasHands<unknown> & HasScore<unknown>>,
): Result<readonly WinningTile<unknown>[]> {
  const read = readSupported(asked, 'waits', NAMES, PARTS);
  if (!read.ok) return read;
  const { rules, visible, by = 'wall', value } = read.value;
  const position = readPosition(hand, rules, { stages: ['waiting'] });
  if (!position.ok) return position;
  const { concealed, melds, flowers } = position.value.hand;
  const unseen = unseenBeside(position.value.hand, rules.tiles, visible);
  if (!unseen.ok) return unseen;
  const { reasons } = checkWin({ by }, undefined, rules.hands);
  if (reasons.length > 0) return rejected(...reasons);
  if (position.value.distance !== 1) return success([]);
  const grows = rules.hands.growing === true && !isClaimed({ by });
  const found: WinningTile<unknown>[] = [];
  for (const [index, tile] of TILES.entries()) {
    const whole = { concealed: [...concealed, tile], melds, flowers };
    if (rules.tiles.byIndex[index] === 0 || checkHand(whole, rules.tiles).reasons.length > 0) continue;
    const win = { by, tile, ...(value !== undefined && { value }) };
    const score = bestScore(whole, rules, win, grows);
    if (score === undefined) continue;
    if (!score.ok) return score;
    found.push({ tile, unseen: unseen.value.counts[index] ?? 0, score: score.value });
  }
  return success(found);
}
