import type { Hand, Meld } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import type { NaiveGroup, NaiveVariant } from '../naive/card-lines';
import { substitutes } from '../naive/card-matcher';
import type { Chance } from './chance';

// Hands for a card: winning ones made of a definite hand, near misses, random ones.

/** A hand, and how it was made. */
export interface GeneratedCardHand {
  readonly hand: Hand;
  readonly made: 'winning' | 'nearMiss' | 'random';
}

const NATURAL: readonly Tile[] = [
  ...['B', 'C', 'D'].flatMap((suit) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${number}${suit}` as Tile),
  ),
  ...(['GD', 'RD', 'WD', 'E', 'S', 'W', 'N', 'F'] as const),
];

const copiesOf = (tile: string): number => (tile === 'F' || tile === 'J' ? 8 : 4);

/** Puts substitutes into some places; undefined if more tiles would be needed than there are. */
function fill(groups: readonly NaiveGroup[], jokers: number, chance: Chance): string[][] | undefined {
  const used = new Map<string, number>();
  const take = (tile: string): boolean => {
    used.set(tile, (used.get(tile) ?? 0) + 1);
    return (used.get(tile) ?? 0) <= copiesOf(tile);
  };
  const places = groups.flatMap((group, at) =>
    group.tiles.map((tile, place) => ({ at, place, tile, group })),
  );
  const filled = groups.map(({ tiles }) => [...tiles] as string[]);
  let wanted = jokers - places.filter(({ tile }) => tile === 'J').length;
  const left: typeof places = [];
  for (const place of chance.shuffle(places)) {
    const may = place.tile === 'J' ? [] : substitutes(place.group, false);
    if (wanted > 0 && may.length > 0) {
      const tile = chance.pick(may);
      (filled[place.at] as string[])[place.place] = tile;
      if (!take(tile)) return undefined;
      wanted--;
    } else left.push(place);
  }
  for (const { at, place, tile, group } of left) {
    if (take(tile)) continue;
    if (!substitutes(group, false).includes('J') || !take('J')) return undefined;
    (filled[at] as string[])[place] = 'J';
  }
  return filled;
}

/** A group as an exposure, if it can be one. */
function exposureOf(group: NaiveGroup, tiles: readonly string[]): Meld | undefined {
  const natural = group.tiles.filter((tile) => tile !== 'J');
  if (tiles.length < 3 || new Set(natural).size !== 1 || !tiles.includes(natural[0] as string))
    return undefined;
  return { tiles: tiles as Tile[] };
}

/** A winning hand made of a definite one, with so many jokers if that can be. */
export function winningCardHand(variant: NaiveVariant, jokers: number, chance: Chance): Hand | undefined {
  const filled = fill(variant.groups, jokers, chance);
  if (filled === undefined) return undefined;
  const melds: Meld[] = [];
  const concealed: string[] = [];
  const exposes = variant.open && chance.oneIn(2);
  filled.forEach((tiles, at) => {
    const meld = exposes && chance.oneIn(2) ? exposureOf(variant.groups[at] as NaiveGroup, tiles) : undefined;
    if (meld === undefined) concealed.push(...tiles);
    else melds.push(meld);
  });
  if (concealed.length === 0) return undefined;
  return { concealed: chance.shuffle(concealed) as Tile[], ...(melds.length > 0 && { melds }) };
}

/** The hand with one tile changed, or a joker put for a tile or a tile for a joker. */
function spoiled(hand: Hand, chance: Chance): Hand {
  const at = chance.below(hand.concealed.length);
  const other: Tile = chance.oneIn(3) ? 'J' : chance.pick(NATURAL);
  return { ...hand, concealed: hand.concealed.map((tile, place) => (place === at ? other : tile)) };
}

function randomHand(chance: Chance): Hand {
  const wall = [...NATURAL, 'J' as const].flatMap((tile) =>
    Array.from({ length: copiesOf(tile) }, () => tile),
  );
  return { concealed: chance.shuffle(wall).slice(0, 14) };
}

/** Whether no tile is held more often than there are copies. */
function isSound({ concealed, melds = [] }: Hand): boolean {
  const all = [...concealed, ...melds.flatMap(({ tiles }) => tiles)];
  return all.every((tile) => all.filter((other) => other === tile).length <= copiesOf(tile));
}

/** One of the definite hands; every line as likely as the others. */
export function anyVariant(variants: readonly NaiveVariant[], chance: Chance): NaiveVariant {
  const lines = new Map<string, NaiveVariant[]>();
  for (const variant of variants) {
    const key = `${variant.section} ${variant.line} ${variant.place}`;
    const line = lines.get(key) ?? [];
    line.push(variant);
    lines.set(key, line);
  }
  return chance.pick(chance.pick([...lines.values()]));
}

/** A hand for a card: three in five win, the others miss or are random. */
export function cardHand(variants: readonly NaiveVariant[], chance: Chance): GeneratedCardHand {
  for (;;) {
    if (chance.oneIn(12)) return { hand: randomHand(chance), made: 'random' };
    const winning = winningCardHand(anyVariant(variants, chance), chance.below(9), chance);
    if (winning === undefined) continue;
    if (!chance.oneIn(3)) return { hand: winning, made: 'winning' };
    const hand = spoiled(winning, chance);
    if (isSound(hand)) return { hand, made: 'nearMiss' };
  }
}
