import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';

// How far a hand without a card is from winning: every kind is given every choice of groups, each with every number of natural
// tiles in it, and what the choices come to is kept as it is counted: what is new, and what jokers or flowers must stand for.

const KINDS: readonly string[] = [
  'F',
  ...['B', 'C', 'D'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => number + suit)),
  ...['GD', 'RD', 'WD', 'E', 'S', 'W', 'N'],
];
const copiesOf = (tile: string): number => (tile === 'F' || tile === 'J' ? 8 : 4);

/** Every list of group sizes that come to at most so much, none larger than the one before it. */
const sizeLists = (most: number, largest = 6): readonly (readonly number[])[] => [
  [],
  ...[2, 3, 4, 5, 6]
    .filter((size) => size <= largest && size <= most)
    .flatMap((size) => sizeLists(most - size, size).map((rest) => [size, ...rest])),
];

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** How many tiles groups of one kind have, in all and in pairs: nothing else of them counts. */
const GROUPS: readonly (readonly number[])[] = [
  ...new Map(
    sizeLists(14)
      .filter((sizes) => sizes.length > 0)
      .map((sizes) => [sumOf(sizes), sumOf(sizes.filter((one) => one === 2))])
      .map((group) => [group.join(), group]),
  ).values(),
];

/** What the kinds so far come to. */
interface Laid {
  readonly tiles: number;
  /** Naturals that are not held. */
  readonly fresh: number;
  /** Places among flowers that a real joker must fill, and other places that a joker fills. */
  readonly forJokers: number;
  readonly forAny: number;
  /** Flowers laid as flowers. */
  readonly flowers: number;
}

/** The least number of tiles that a hand lacks, whatever its number of concealed tiles; Infinity if nothing has its exposures. */
export const naiveFreeFormDistance = (
  { concealed, melds = [] }: Hand,
  { flowersAsJokers }: { readonly flowersAsJokers: boolean },
): number => {
  const shown = melds.flatMap(({ tiles }) => tiles);
  const size = 14 - shown.length;
  const countIn = (tiles: readonly Tile[], tile: string): number =>
    tiles.filter((one) => one === tile).length;
  const left = (tile: string): number => copiesOf(tile) - countIn(shown, tile);
  const held = (tile: string): number => countIn(concealed, tile);
  // A kind that is neither held nor shown is like every other one; a hand has no more than seven groups.
  const others = KINDS.filter((tile) => tile !== 'F' && held(tile) === 0 && left(tile) === 4).slice(7);
  let laid = new Map<string, Laid>([['', { tiles: 0, fresh: 0, forJokers: 0, forAny: 0, flowers: 0 }]]);
  for (const tile of KINDS.filter((one) => !others.includes(one))) {
    const next = new Map(laid);
    for (const before of laid.values())
      for (const [all = 0, inPairs = 0] of GROUPS) {
        if (before.tiles + all > size) continue;
        for (let naturals = inPairs; naturals <= Math.min(all, left(tile)); naturals++) {
          const isFlower = tile === 'F';
          const after: Laid = {
            tiles: before.tiles + all,
            fresh: before.fresh + Math.max(0, naturals - held(tile)),
            forJokers: before.forJokers + (isFlower ? all - naturals : 0),
            forAny: before.forAny + (isFlower ? 0 : all - naturals),
            flowers: before.flowers + (isFlower ? naturals : 0),
          };
          const key = `${after.tiles} ${after.forJokers} ${after.forAny} ${after.flowers}`;
          if ((next.get(key)?.fresh ?? 99) > after.fresh) next.set(key, after);
        }
      }
    laid = next;
  }
  let least = Number.POSITIVE_INFINITY;
  for (const { tiles, fresh, forJokers, forAny, flowers } of laid.values()) {
    if (tiles !== size) continue;
    for (let serving = 0; serving <= (flowersAsJokers ? forAny : 0); serving++) {
      const jokers = forJokers + forAny - serving;
      if (jokers > left('J') || serving > left('F') - flowers) continue;
      const newJokers = Math.max(0, jokers - held('J'));
      const newFlowers = Math.max(0, serving - Math.max(0, held('F') - flowers));
      least = Math.min(least, fresh + newJokers + newFlowers);
    }
  }
  return least;
};
