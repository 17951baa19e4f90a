import type { Meld } from '../../../hands/hand';
import type { Tile } from '../../../tiles/tile';
import { JOKER, tileIndex } from '../../../tiles/tile-index';
import type { Card } from './card';
import { cardVariants } from './card-variants';
import { type CompiledCard, compiledOnce } from './compile-card';
import type { CardRules } from './vocabulary';

/** Tiles from here on have their bits in a second number. */
const HIGH_FIRST = 32;

/** The most kinds of tile that any variant of a card has, jokers aside; a flower that serves as a joker is one more. */
const mostKinds = ({ variants, starts, flexible }: CompiledCard): number => {
  let most = 0;
  for (let variant = 0; variant < variants.length; variant++)
    most = Math.max(most, (starts[variant + 1] as number) - (starts[variant] as number));
  return most + (flexible.length > 0 ? 1 : 0);
};

/** How many kinds of tile there are in some lists, jokers aside. */
const kindsIn = (lists: readonly (readonly Tile[])[]): number => {
  let [kinds, low, high] = [0, 0, 0];
  for (const list of lists)
    for (const tile of list) {
      const index = tileIndex(tile);
      const bit = 1 << index;
      const known = index < HIGH_FIRST ? low & bit : high & bit;
      if (known !== 0 || index === JOKER) continue;
      kinds++;
      if (index < HIGH_FIRST) low |= bit;
      else high |= bit;
    }
  return kinds;
};

/** Whether a hand with these tiles could win: false only if it cannot. */
type MayWin = (concealed: readonly Tile[], melds?: readonly Meld[]) => boolean;

/**
 * Says of a hand whether a line of the card could have its tiles: false if they are of more kinds than any
 * line has. Asked before a hand is read, this spares most of the reading.
 */
export const mayWinByCard = (card: Card, rules: CardRules): MayWin => {
  let most: number | undefined;
  return (concealed, melds = []) => {
    most ??= mostKinds(compiledOnce(cardVariants(card, rules), rules.flowersAsJokers));
    return kindsIn([concealed, ...melds.map(({ tiles }) => tiles)]) <= most;
  };
};
