import { type Result, success } from '../core/result';
import { GOALS_PART } from '../hands/expect-rules';
import type { HandInput, TilesInput } from '../hands/hand';
import type { ByRules, HasGoals } from '../hands/rule-parts';
import { without } from '../play/racks';
import type { Tile } from '../tiles/tile';
import { isAlive, lasting, readPosition, usefulKinds } from './position';
import { readSupported } from './supported';
import { sumOver, unseenBeside } from './unseen';

/** A discard, and how the hand stands after it. */
export interface RankedDiscard {
  /** The tile to discard. */
  readonly tile: Tile;
  /** How many tiles the hand lacks after it. */
  readonly distance: number;
  /** How many unseen tiles bring the hand nearer after it. */
  readonly useful: number;
}

/** The rules to rank discards by, and the visible tiles. */
export interface DiscardsQuestion extends ByRules<HasGoals> {
  /** The face-up tiles: discards and the exposures of others; none if left out. */
  readonly visible?: TilesInput | undefined;
}

/** Tiles never worth discarding: jokers, and flowers and seasons that are laid aside. */
const KEPT: readonly Tile[] = ['J', 'F1', 'F2', 'F3', 'F4', 'S1', 'S2', 'S3', 'S4'];

/**
 * Lists the discards that leave a full hand nearest to winning.
 *
 * @param hand - The hand, as text or as `{ concealed, melds }`.
 * @param asked - The `rules` and the `visible` tiles.
 * @returns The discards with the least `distance`, those that leave the most `useful` tiles first, equals in rack order; never a
 * joker. Empty if the hand lacks a tile or can no longer win. An invalid hand gets reasons.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { bestDiscards } from 'mahjongg/analysis';
 *
 * const found = unwrap(bestDiscards('11B 222B 333B 444B 5B 9D E', { rules: cardFree() }));
 * found.map(({ tile, distance, useful }) => [tile, distance, useful]); // => [['9D', 2, 13], ['E', 2, 13]]
 * ```
 */
export const bestDiscards = (hand: HandInput, asked: DiscardsQuestion): Result<readonly RankedDiscard[]> => {
  const read = readSupported(asked, 'bestDiscards', ['rules', 'visible'], [GOALS_PART]);
  if (!read.ok) return read;
  const { rules, visible } = read.value;
  const position = readPosition(hand, rules);
  if (!position.ok) return position;
  const { concealed, melds, flowers } = position.value.hand;
  const unseen = unseenBeside(position.value.hand, rules.tiles, visible);
  if (!unseen.ok) return unseen;
  if (position.value.stage === 'waiting') return success([]);
  const tiles = [...new Set(concealed)].filter((tile) => !KEPT.includes(tile));
  const after = tiles.flatMap((tile) => {
    const kept = { concealed: without(concealed, [tile]), melds, flowers };
    const left = readPosition(kept, rules, { stages: ['waiting'] });
    return left.ok && isAlive(left.value) ? [{ tile, left: lasting(left.value) }] : [];
  });
  const distance = Math.min(...after.map(({ left }) => left.distance));
  const best = after
    .filter(({ left }) => left.distance === distance)
    .map(({ tile, left }) => {
      const useful = sumOver(usefulKinds(left, unseen.value), unseen.value);
      return { tile, distance, useful };
    });
  return success(best.sort((one, other) => other.useful - one.useful));
};
