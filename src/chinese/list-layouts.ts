import type { Tile } from '../tiles/tile';
import { GROUPS, type Group, type GroupHand, groupHands } from './group-hands';
import { SETS } from './hand-parts';
import type { ChineseLayout } from './vocabulary';

/** Tiles of the first groups, and what they leave to the others. */
interface Prefix {
  readonly tiles: readonly Tile[];
  readonly sets: number;
  readonly pairs: number;
}

/** Picks hands of a group by the sets and pairs they may or must have; each choice is looked up once. */
const choosing = (
  group: Group,
  fits: (hand: GroupHand, sets: number, pairs: number) => boolean,
): ((sets: number, pairs: number) => readonly GroupHand[]) => {
  const chosen = new Map<number, readonly GroupHand[]>();
  return (sets, pairs) => {
    const key = sets * 2 + pairs;
    const hands = chosen.get(key) ?? groupHands(group).filter((hand) => fits(hand, sets, pairs));
    chosen.set(key, hands);
    return hands;
  };
};

const atMost = (hand: GroupHand, sets: number, pairs: number): boolean =>
  hand.sets <= sets && hand.pairs <= pairs;
const exactly = (hand: GroupHand, sets: number, pairs: number): boolean =>
  hand.sets === sets && hand.pairs === pairs;

type Choice = (sets: number, pairs: number) => readonly GroupHand[];

function* prefixes([first, ...rest]: readonly Choice[], before: Prefix): Generator<Prefix> {
  if (first === undefined) {
    yield before;
    return;
  }
  for (const { tiles, sets, pairs } of first(before.sets, before.pairs)) {
    const after = {
      tiles: [...before.tiles, ...tiles],
      sets: before.sets - sets,
      pairs: before.pairs - pairs,
    };
    yield* prefixes(rest, after);
  }
}

/**
 * Every winning hand of 14 tiles of these groups, each once, made one by one (CS-8): no melds, no
 * flowers, at most four of a tile. A hand with more of the first tile in which two differ comes first.
 */
export function* listLayouts(groups: readonly Group[] = GROUPS): Generator<ChineseLayout> {
  const last = groups.at(-1);
  if (last === undefined) return;
  const endings = choosing(last, exactly);
  const choices = groups.slice(0, -1).map((group) => choosing(group, atMost));
  for (const { tiles, sets, pairs } of prefixes(choices, { tiles: [], sets: SETS, pairs: 1 })) {
    for (const ending of endings(sets, pairs)) yield { tiles: tiles.concat(ending.tiles) };
  }
}
