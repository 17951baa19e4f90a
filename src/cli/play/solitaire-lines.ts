import type { OpenTable } from '../../play/types';
import type { Tile } from '../../tiles/tile';
import { discardLines, leftInWall, TABLE_WIDTH } from './discard-lines';
import type { Look } from './look';
import { meldsText } from './meld-text';
import { rackLines } from './rack-lines';

/** The table of a solitaire: the discards, the wall, what the player has laid down; the rack, unless the question shows it. */
export const solitaireLines = (
  { discards, wallLeft, melds, rack }: OpenTable & { readonly rack: readonly Tile[] },
  own: { readonly flowers?: readonly Tile[]; readonly asksForTiles: boolean },
  look: Look,
): readonly string[] => {
  const { flowers = [], asksForTiles } = own;
  const laid = meldsText(melds.E ?? []);
  return [
    look.style.dim('-'.repeat(TABLE_WIDTH)),
    ...discardLines(discards.map(({ tile }) => tile)),
    `${leftInWall(wallLeft)}.`,
    ...(laid === '' ? [] : [`On the table: ${laid}`]),
    ...(flowers.length === 0 ? [] : [`Flowers: ${flowers.join(' ')}`]),
    ...(asksForTiles ? [] : rackLines(rack, look)),
  ];
};
