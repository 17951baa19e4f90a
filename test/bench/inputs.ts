import { cardFree, type Hand, isWinningHand, type Layout, layouts, TILES, type Tile } from 'mahjongg';
import type { Chance } from '../generators/chance';

// The hands that are measured, made from the layouts' side. No hand is handed out twice in a run.

const NATURALS: readonly Tile[] = TILES.filter((tile) => /^([1-9][BCD]|[ESWN]|[RGW]D|F)$/.test(tile));
const NEWS: readonly Tile[] = ['N', 'E', 'W', 'S'];

/** The numbers of jokers that a hand can have. */
export const JOKERS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const copiesOf = (tile: string): number => (tile === 'F' || tile === 'J' ? 8 : 4);

/** Every layout of Card Free, Dragon Hands included. */
export const allLayouts: readonly Layout[] = [...layouts({ rules: cardFree(), dragonHands: true })];

/** The tiles in an order that does not depend on how they were dealt. */
export const keyOf = (tiles: readonly string[]): string => tiles.slice().sort().join('');

/** The tiles of a layout without jokers. */
export const tilesOf = ({ blocks }: Layout): Tile[] =>
  blocks.flatMap(({ tile, size }) => (tile === 'NEWS' ? NEWS : Array.from({ length: size }, () => tile)));

const isPossible = (tiles: readonly string[]): boolean =>
  TILES.every((tile) => tiles.filter((other) => other === tile).length <= copiesOf(tile));

/** The places of a layout's tiles that a joker may take, by block: pairs, flowers and NEWS take none. */
const openPlaces = ({ blocks }: Layout): number[] => {
  let first = 0;
  return blocks.flatMap(({ tile, size }) => {
    const places = Array.from({ length: size }, (_, at) => first + at);
    first += size;
    return size === 2 || tile === 'F' || tile === 'NEWS' ? [] : places;
  });
};

/** The layout's tiles with so many jokers; undefined if they do not go in or tiles run out. */
const withJokers = (layout: Layout, jokers: number, chance: Chance): Tile[] | undefined => {
  const open = openPlaces(layout);
  if (open.length < jokers) return undefined;
  const taken = new Set(chance.shuffle(open).slice(0, jokers));
  const tiles = tilesOf(layout).map((tile, at): Tile => (taken.has(at) ? 'J' : tile));
  return isPossible(tiles) ? tiles : undefined;
};

/** Makes hands that were not made before. */
export interface Dealer {
  /** Winning hands with so many jokers, nothing exposed. */
  readonly wins: (count: number, jokers: number) => readonly Hand[];
  /** Losing hands that lack one tile of a winning one with so many jokers. */
  readonly nearMisses: (count: number, jokers: number) => readonly Hand[];
  /** Any 14 tiles of the game; now and then they win. */
  readonly random: (count: number) => readonly Hand[];
}

/** The dealer of one source of chance. */
export const dealer = (chance: Chance): Dealer => {
  const dealt = new Set<string>();
  const unseen = (make: () => Tile[] | undefined): Hand => {
    for (;;) {
      const tiles = make();
      if (tiles === undefined) continue;
      const key = keyOf(tiles);
      if (dealt.has(key)) continue;
      dealt.add(key);
      return { concealed: chance.shuffle(tiles) };
    }
  };
  const many = (count: number, make: () => Tile[] | undefined): readonly Hand[] =>
    Array.from({ length: count }, () => unseen(make));
  const win = (jokers: number): Tile[] | undefined => withJokers(chance.pick(allLayouts), jokers, chance);
  const miss = (jokers: number): Tile[] | undefined => {
    const tiles = win(jokers);
    if (tiles === undefined) return undefined;
    const naturals = tiles.flatMap((tile, at) => (tile === 'J' ? [] : [at]));
    const changed = tiles.with(chance.pick(naturals), chance.pick(NATURALS));
    return isPossible(changed) && !isWinningHand({ concealed: changed }) ? changed : undefined;
  };
  const wall = [...NATURALS, 'J' as const].flatMap((tile) =>
    Array.from({ length: copiesOf(tile) }, () => tile),
  );
  return {
    wins: (count, jokers) => many(count, () => win(jokers)),
    nearMisses: (count, jokers) => many(count, () => miss(jokers)),
    random: (count) => many(count, () => chance.shuffle(wall).slice(0, 14)),
  };
};

/** The same hands as they come from outside: fresh arrays, nothing shared with those that were made. */
export const received = (hands: readonly Hand[]): readonly Hand[] => JSON.parse(JSON.stringify(hands));

/** A hand with one tile changed, a joker perhaps; the same hand if that cannot be. */
export const varied = (hand: Hand, chance: Chance): Hand => {
  const tile = chance.oneIn(4) ? 'J' : chance.pick(NATURALS);
  const concealed = hand.concealed.with(chance.below(hand.concealed.length), tile);
  return isPossible(concealed) ? { concealed } : hand;
};
