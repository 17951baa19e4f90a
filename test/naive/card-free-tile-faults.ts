import type { Hand, Meld } from '../../src/hands/hand';
import { findKind } from './card-free-kinds';
import { flowersInGame, jokersInGame, type NaiveOptions } from './card-free-options';

// What can be wrong with the tiles as such, before any constraint is judged.

export type TileFault =
  | 'unknownTile'
  | 'wrongTileCount'
  | 'tooManyCopies'
  | 'tooManyJokers'
  | 'badMeld'
  | 'callNotAllowed'
  | 'jokerInFlowers'
  | 'flowerBlockNotPair';

/** CF-18, CF-25a, CF-28: what is wrong with one exposure, if anything; tiles of other games are not looked at. */
function meldFaults({ tiles, concealed }: Meld, options: NaiveOptions): TileFault[] {
  if (tiles.some((tile) => tile !== 'J' && findKind(tile) === undefined)) return [];
  if (concealed === true) return ['badMeld'];
  if ([...tiles].sort().join('') === 'ENSW') return ['callNotAllowed'];
  const naturals = new Set(tiles.filter((tile) => tile !== 'J'));
  if (naturals.size !== 1 || tiles.length < 2 || tiles.length > 5) return ['badMeld'];
  if (tiles.length === 2) return ['callNotAllowed'];
  if (!naturals.has('F')) return [];
  if (tiles.length > 3) return ['flowerBlockNotPair'];
  const faults: TileFault[] = [];
  if (!options.callFlowerPungs) faults.push('callNotAllowed');
  if (tiles.includes('J') && !options.jokersInFlowerPungs) faults.push('jokerInFlowers');
  return faults;
}

/** Every code that stands against the tiles, once each in alphabetical order. */
export function naiveTileFaults(hand: Hand, options: NaiveOptions): TileFault[] {
  const melds = hand.melds ?? [];
  const tiles = [...hand.concealed, ...melds.flatMap((meld) => meld.tiles)];
  const faults = new Set<TileFault>(melds.flatMap((meld) => meldFaults(meld, options)));
  if (tiles.length !== 14) faults.add('wrongTileCount');
  for (const tile of new Set(tiles)) {
    const copies = tiles.filter((other) => other === tile).length;
    if (tile === 'J') {
      if (copies > jokersInGame(options)) faults.add('tooManyJokers');
    } else if (findKind(tile) === undefined) faults.add('unknownTile');
    else if (copies > (tile === 'F' ? flowersInGame(options) : 4)) faults.add('tooManyCopies');
  }
  return [...faults].sort();
}
