import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';

// TG-5: tiles may be added to exposures. Every hand that a hand can become by that is made: each exposure takes own tiles of its
// kind, own jokers and, where they serve, flowers, or new ones.

/** A hand with tiles laid on its exposures. */
export interface NaiveGrown {
  readonly hand: Hand;
  /** Those of the laid tiles that the hand did not hold. */
  readonly fresh: readonly Tile[];
}

const copiesOf = (tile: Tile): number => (tile === 'F' || tile === 'J' ? 8 : 4);

const countIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const at = tiles.indexOf(tile);
  return at < 0 ? tiles : tiles.filter((_, place) => place !== at);
};

/** Every such hand with at most `mostFresh` new tiles, the hand itself first; exposures before `from` stay as they are. */
export function* naiveGrown(
  { concealed, melds = [] }: Hand,
  flowersAsJokers: boolean,
  mostFresh: () => number,
  fresh: readonly Tile[] = [],
  from = 0,
): Generator<NaiveGrown> {
  yield { hand: { concealed, melds }, fresh };
  for (let at = from; at < melds.length; at++) {
    const { tiles } = melds[at] as { readonly tiles: readonly Tile[] };
    if (tiles.length >= 6) continue;
    const own = tiles.find((tile) => tile !== 'J' && tile !== 'F') ?? 'F';
    for (const tile of new Set<Tile>([own, 'J', ...(flowersAsJokers ? (['F'] as const) : [])])) {
      const all = [...concealed, ...melds.flatMap((meld) => meld.tiles)];
      const grown = melds.map((meld, place) => (place === at ? { tiles: [...meld.tiles, tile] } : meld));
      if (concealed.includes(tile)) {
        const kept = { concealed: without(concealed, tile), melds: grown };
        yield* naiveGrown(kept, flowersAsJokers, mostFresh, fresh, at);
      }
      if (countIn(all, tile) < copiesOf(tile) && fresh.length < mostFresh())
        yield* naiveGrown({ concealed, melds: grown }, flowersAsJokers, mostFresh, [...fresh, tile], at);
    }
  }
}

/** The least of what these hands lack, new tiles laid down included. */
export const naiveGrownDistance = (
  hand: Hand,
  flowersAsJokers: boolean,
  distanceOf: (hand: Hand) => number,
): number => {
  let least = Number.POSITIVE_INFINITY;
  const known = new Set<string>();
  for (const { hand: grown, fresh } of naiveGrown(hand, flowersAsJokers, () => Math.min(6, least) - 1)) {
    const key = JSON.stringify([
      [...grown.concealed].sort(),
      grown.melds?.map(({ tiles }) => [...tiles].sort()),
    ]);
    if (fresh.length >= least || known.has(key)) continue;
    known.add(key);
    least = Math.min(least, fresh.length + distanceOf(grown));
  }
  return least;
};
