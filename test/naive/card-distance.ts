import type { Hand } from '../../src/hands/hand';
import type { NaiveGroup, NaiveVariant } from './card-lines';
import { fillsGroup, layMelds, substitutes } from './card-matcher';

// How far a hand is from the definite hands of a card, by matching tiles to places one by one: what is the most tiles of
// the hand that find places of their own? From docs/card-language.md, "When a hand fits".

interface NaivePlace {
  readonly takes: readonly string[];
}

const placesOf = (group: NaiveGroup, flowersAsJokers: boolean): NaivePlace[] =>
  group.tiles.map((tile) => ({
    takes: tile === 'J' ? ['J'] : [tile, ...substitutes(group, flowersAsJokers)],
  }));

/** The most tiles that can lie in places, each in its own. */
function mostLaid(tiles: readonly string[], places: readonly NaivePlace[]): number {
  const tileAt: (number | undefined)[] = places.map(() => undefined);
  const settle = (tile: number, seen: Set<number>): boolean =>
    places.some(({ takes }, at) => {
      if (!takes.includes(tiles[tile] as string) || seen.has(at)) return false;
      seen.add(at);
      const other = tileAt[at];
      if (other !== undefined && !settle(other, seen)) return false;
      tileAt[at] = tile;
      return true;
    });
  return tiles.filter((_, tile) => settle(tile, new Set())).length;
}

/** All the tiles of the game but those exposed. */
function supplyBeside(hand: Hand): string[] {
  const kinds = [
    ...['B', 'C', 'D'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}`)),
    ...['GD', 'RD', 'WD', 'E', 'S', 'W', 'N', 'F', 'J'],
  ];
  const exposed = (hand.melds ?? []).flatMap(({ tiles }) => tiles as readonly string[]);
  return kinds.flatMap((kind) => {
    const copies = kind === 'F' || kind === 'J' ? 8 : 4;
    const left = copies - exposed.filter((tile) => tile === kind).length;
    return Array.from({ length: Math.max(0, left) }, () => kind);
  });
}

/** Fewer tiles than `most` that a hand lacks of a definite hand; `most` if it lacks as many, or cannot become it. */
function lackBelow(hand: Hand, variant: NaiveVariant, flowersAsJokers: boolean, most: number): number {
  const melds = hand.melds ?? [];
  if (melds.length > 0 && !variant.open) return most;
  const lays = layMelds(
    melds,
    (meld, at) => fillsGroup(meld, variant.groups[at] as NaiveGroup, flowersAsJokers),
    variant.groups.length,
  );
  let least = most;
  for (const way of lays) {
    const places = variant.groups.flatMap((group, at) =>
      way.includes(at) ? [] : placesOf(group, flowersAsJokers),
    );
    const lack = places.length - mostLaid(hand.concealed, places);
    // Tiles of a hand that lie in places can always stay there while others of the game fill the rest, if any can.
    if (lack < least && mostLaid(supplyBeside(hand), places) === places.length) least = lack;
  }
  return least;
}

/** The distance of a hand from the nearest definite hand of a card; Infinity if it can become none. */
export const naiveCardDistance = (
  hand: Hand,
  variants: readonly NaiveVariant[],
  flowersAsJokers: boolean,
): number =>
  variants.reduce(
    (least, variant) => lackBelow(hand, variant, flowersAsJokers, least),
    Number.POSITIVE_INFINITY,
  );
