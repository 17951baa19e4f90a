import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import { KINDS } from '../naive/card-free-kinds';
import { flowersInGame, jokersInGame, type NaiveOptionChanges } from '../naive/card-free-options';
import { type GeneratedHand, randomHand, winningHand } from './card-free-hands';
import type { Chance } from './chance';

// Hands some exchanges away from a winning one, complete or lacking a tile, for what depends on the distance.

/** All tiles that a hand holds. */
export const tilesOf = ({ concealed, melds }: Hand): readonly Tile[] => [
  ...concealed,
  ...(melds ?? []).flatMap(({ tiles }) => tiles),
];

/** A copy of each tile of which the game has more than the hand holds; each kind once. */
export const tilesToBeHad = (hand: Hand, { options }: Pick<GeneratedHand, 'options'>): readonly Tile[] => {
  const held = tilesOf(hand);
  const copies = (tile: string): number => {
    if (tile === 'J') return jokersInGame(options);
    return tile === 'F' ? flowersInGame(options) : 4;
  };
  return [...KINDS.map(({ tile }) => tile).filter((tile) => tile !== 'NEWS'), 'J' as const].filter(
    (tile): tile is Tile => held.filter((one) => one === tile).length < copies(tile),
  );
};

/** The hand with one of its concealed tiles, counted from 0, exchanged for another. */
export const exchanged = (hand: Hand, at: number, tile: Tile): Hand => ({
  ...hand,
  concealed: hand.concealed.with(at, tile),
});

/** A winning hand, sometimes a random one, with up to six tiles exchanged, and one taken away half of the time. */
export const driftedHand = (chance: Chance, changes?: NaiveOptionChanges): GeneratedHand => {
  const made = chance.oneIn(6) ? randomHand(chance, changes) : winningHand(chance, changes);
  let { hand } = made;
  for (let exchanges = chance.below(7); exchanges > 0; exchanges--) {
    const at = chance.below(hand.concealed.length);
    const rest = { ...hand, concealed: hand.concealed.toSpliced(at, 1) };
    hand = exchanged(hand, at, chance.pick(tilesToBeHad(rest, made)));
  }
  if (hand.concealed.length > 1 && chance.oneIn(2)) {
    hand = { ...hand, concealed: hand.concealed.toSpliced(chance.below(hand.concealed.length), 1) };
  }
  return { ...made, hand, win: undefined };
};
