import type { Tile } from '../../tiles/tile';
import { GROUPS, type Group, type GroupHand, groupHands, groupTiles } from './group-hands';
import { SETS } from './hand-parts';
import type { ChineseLayout } from './vocabulary';

/** Tiles of the first groups, and what they leave to the others. */
interface Prefix {
  readonly tiles: readonly Tile[];
  readonly sets: number;
  readonly pairs: number;
}

/** A hand of a group with its tiles. */
interface TiledHand extends GroupHand {
  readonly tiles: readonly Tile[];
}

/** Picks hands of a group by the sets and pairs they may or must have; each choice is looked up once. */
const choosing = (group: Group, fits: (hand: GroupHand, sets: number, pairs: number) => boolean): Choice => {
  const all = groupHands(group).map((hand): TiledHand => ({ ...hand, tiles: groupTiles(group, hand) }));
  const chosen = new Map<number, readonly TiledHand[]>();
  return (sets, pairs) => {
    const key = sets * 2 + pairs;
    const hands = chosen.get(key) ?? all.filter((hand) => fits(hand, sets, pairs));
    chosen.set(key, hands);
    return hands;
  };
};

const atMost = (hand: GroupHand, sets: number, pairs: number): boolean =>
  hand.sets <= sets && hand.pairs <= pairs;
const exactly = (hand: GroupHand, sets: number, pairs: number): boolean =>
  hand.sets === sets && hand.pairs === pairs;

/** The hands of a group with so many sets and pairs. */
type Choice = (sets: number, pairs: number) => readonly TiledHand[];

/** What the tiles of some groups can make together, with what they leave to the others. */
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

const NO_TILES: Group = [];

/**
 * Every winning hand of 14 tiles of these groups, each once, made one by one (CS-8): no melds, no
 * flowers, at most four of a tile. A hand with more of the first tile in which two differ comes first.
 */
export function* listLayouts(groups: readonly Group[] = GROUPS): Generator<ChineseLayout> {
  // There are millions: the last two groups are gone through here, not in a generator within this one.
  const [beforeLast = NO_TILES, last = NO_TILES] = [groups.at(-2), groups.at(-1)];
  const first = groups.slice(0, -2).map((group) => choosing(group, atMost));
  const middles = choosing(beforeLast, atMost);
  const endings = choosing(last, exactly);
  for (const prefix of prefixes(first, { tiles: [], sets: SETS, pairs: 1 })) {
    for (const middle of middles(prefix.sets, prefix.pairs)) {
      const tiles = [...prefix.tiles, ...middle.tiles];
      for (const ending of endings(prefix.sets - middle.sets, prefix.pairs - middle.pairs)) {
        yield { tiles: [...tiles, ...ending.tiles] };
      }
    }
  }
}
