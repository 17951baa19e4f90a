import type { FreeFormWin, Hand, Meld, Tile } from '../../src/index';
import { TILES } from '../../src/index';
import type { Chance } from './chance';

// Hands of “The American Game” without a card: winning ones, ones that nearly win, and any tiles.

export interface GeneratedFreeFormHand {
  readonly made: 'winning' | 'changed' | 'random' | 'short' | 'lonely';
  readonly hand: Hand;
  readonly win: FreeFormWin | undefined;
}

const USED = TILES.filter((tile) => !/^([FS][1-4]|YD|J)$/.test(tile));
const copiesOf = (tile: Tile): number => (tile === 'F' || tile === 'J' ? 8 : 4);

/** A wall to take tiles from. */
class Wall {
  private readonly left = new Map<Tile, number>(
    [...USED, 'J' as const].map((tile) => [tile, copiesOf(tile)]),
  );

  take(tile: Tile): boolean {
    const count = this.left.get(tile) ?? 0;
    if (count > 0) this.left.set(tile, count - 1);
    return count > 0;
  }

  any(chance: Chance): Tile {
    for (;;) {
      const tile = chance.pick(USED);
      if (this.take(tile)) return tile;
    }
  }
}

const sizesOf = (chance: Chance): readonly number[] => {
  for (;;) {
    const sizes: number[] = [];
    let left = 14;
    while (left > 0) {
      const size = chance.pick([2, 2, 2, 3, 3, 4, 5, 6]);
      sizes.push(size);
      left -= size;
    }
    if (left === 0) return sizes;
  }
};

/** A group of a size from a few kinds, so that kinds come more than once; with jokers where they must or may be. */
const groupOf = (
  size: number,
  kinds: readonly Tile[],
  wall: Wall,
  chance: Chance,
  spare: Tile,
): readonly Tile[] => {
  const tile = chance.pick(kinds);
  return Array.from({ length: size }, () => {
    const wantsJoker = size > 2 && chance.oneIn(5);
    const wanted: readonly Tile[] = wantsJoker ? ['J', tile] : [tile, size > 2 ? 'J' : spare];
    return wanted.find((one) => wall.take(one)) ?? wall.any(chance);
  });
};

const WINS: readonly FreeFormWin['by'][] = [
  'wall',
  'discard',
  'jokerExchange',
  'exchangeTile',
  'misnamedDiscard',
  'charleston',
];

const winOf = (
  concealed: readonly Tile[],
  chance: Chance,
  claimsJokers: boolean,
): FreeFormWin | undefined => {
  const by = chance.pick([undefined, ...WINS]);
  if (by === undefined || (by === 'jokerExchange' && !concealed.includes('J'))) return undefined;
  const naturals = concealed.filter((tile) => tile !== 'J');
  if (by === 'jokerExchange' || naturals.length === 0 || chance.oneIn(4)) return { by };
  if (claimsJokers && by === 'discard' && concealed.includes('J') && chance.oneIn(2))
    return { by, tile: 'J' };
  return { by, tile: chance.pick(naturals) };
};

const isExposure = (tiles: readonly Tile[]): boolean =>
  tiles.length > 2 && new Set(tiles.filter((tile) => tile !== 'J')).size === 1;

/** An exposure with a flower in place of its last tile, where one natural tile is left. */
const withFlower = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.slice(0, -1).some((tile) => tile !== 'J' && tile !== 'F') ? [...tiles.slice(0, -1), 'F'] : tiles;

/** Thirteen different tiles and a joker. */
const lonely = (chance: Chance, claimsJokers: boolean): GeneratedFreeFormHand => {
  const concealed = chance.shuffle([
    ...chance.shuffle(USED.filter((tile) => tile !== 'F')).slice(0, 13),
    'J' as const,
  ]);
  return { made: 'lonely', hand: { concealed }, win: winOf(concealed, chance, claimsJokers) };
};

/**
 * One hand with the way it was won, if that is known; on a discarded joker only where one can be claimed, with flowers among
 * other tiles of an exposure only where they serve as jokers.
 */
export function anyFreeFormHand(
  chance: Chance,
  claimsJokers = false,
  flowersServe = false,
): GeneratedFreeFormHand {
  const wall = new Wall();
  const kinds = Array.from({ length: chance.pick([3, 5, 8]) }, () => chance.pick(USED));
  const made = chance.pick(['winning', 'winning', 'changed', 'changed', 'random', 'short'] as const);
  const groups = sizesOf(chance).map((size) => groupOf(size, kinds, wall, chance, chance.pick(USED)));
  const exposed =
    made === 'random' ? [] : groups.slice(1).filter((group) => isExposure(group) && chance.oneIn(4));
  const concealed = groups.filter((group) => !exposed.includes(group)).flat();
  const change = (): void => {
    const tile = chance.oneIn(4) ? 'J' : chance.pick(USED);
    if (wall.take(tile)) concealed[chance.below(concealed.length)] = tile;
  };
  const changes = { winning: 0, changed: 1 + chance.below(2), random: 14, short: chance.below(2) }[made];
  for (let at = 0; at < changes; at++) change();
  if (made === 'short') concealed.pop();
  const melds: readonly Meld[] = exposed.map((tiles) => ({
    tiles: flowersServe && chance.oneIn(5) && wall.take('F') ? withFlower(tiles) : tiles,
  }));
  const tiles = chance.shuffle(concealed);
  if (made !== 'winning' && chance.oneIn(12)) return lonely(chance, claimsJokers);
  const hand: Hand = melds.length > 0 ? { concealed: tiles, melds } : { concealed: tiles };
  return { made, hand, win: winOf(tiles, chance, claimsJokers) };
}
