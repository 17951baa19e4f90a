import { checkHand } from '../../hands/check-hand';
import type { Hand, Meld } from '../../hands/hand';
import type { ExposedHand, Witness } from '../../hands/rule-parts';
import type { TileSet } from '../../hands/tile-set';
import { besideExposures } from '../../jokers/exposures';
import { TILES, type Tile } from '../../tiles/tile';
import { EAST, JOKER, tileIndex } from '../../tiles/tile-index';
import type { Outlook } from './completion-costs';
import type { Found } from './found';
import { NEWS } from './kinds';
import { makeReading } from './make-reading';
import type { CardFreeOptions } from './options';
import { rackOf } from './rack';
import type { Reading } from './vocabulary';

/** The unseen tiles that are still free, while a hand is put together of them. */
type Left = number[];

const take = (left: Left, kind: number, most: number): number => {
  const taken = Math.min(most, left[kind] as number);
  left[kind]! -= taken;
  return taken;
};

const copiesOf = (kind: number, count: number): readonly Tile[] =>
  Array.from({ length: count }, () => TILES[kind] as Tile);

/** The natural tiles that some concealed blocks take; NEWS takes its winds first. */
const naturalTiles = (blocks: readonly number[], left: Left): readonly Tile[] => {
  const winds = blocks.includes(NEWS * 8 + 4) ? [EAST, EAST + 1, EAST + 2, EAST + 3] : [];
  return [
    ...winds.flatMap((wind) => copiesOf(wind, take(left, wind, 1))),
    ...blocks
      .filter((block) => block >> 3 !== NEWS)
      .flatMap((block) => copiesOf(block >> 3, take(left, block >> 3, block & 7))),
  ];
};

/** An exposure in which unseen natural tiles took the place of some jokers (AG-21), and how many they were. */
const exchanged = (meld: Meld, left: Left, most: number): readonly [Meld, number] => {
  const natural = meld.tiles.find((tile) => tile !== 'J') as Tile;
  const jokers = meld.tiles.filter((tile) => tile === 'J').length;
  const count = take(left, tileIndex(natural), Math.min(jokers, most));
  let rest = count;
  const tiles = meld.tiles.map((tile) => (tile === 'J' && rest-- > 0 ? natural : tile));
  return count === 0 ? [meld, 0] : [{ ...meld, tiles }, count];
};

/** The winning hand that a layout makes of exposures and unseen tiles that complete it. */
export const completeHand = (
  found: Found,
  { melds }: ExposedHand,
  { unseen, freeJokers, exposed }: Outlook,
  options: CardFreeOptions,
  tiles: TileSet,
): Witness<Reading> | undefined => {
  const left = [...unseen];
  const blocks = besideExposures(found.blocks, exposed) ?? [];
  const natural = naturalTiles(blocks, left);
  const jokers = blocks.reduce((sum, block) => sum + (block & 7), 0) - natural.length;
  let short = jokers - freeJokers;
  const onTable = melds.map((meld) => {
    const [after, count] = exchanged(meld, left, Math.max(0, short));
    short -= count;
    return after;
  });
  const concealed = [...natural, ...copiesOf(JOKER, jokers)];
  const hand: Hand = onTable.length > 0 ? { concealed, melds: onTable } : { concealed };
  const checked = checkHand(hand, tiles).hand;
  return checked && { hand, reading: makeReading(found, rackOf(checked), options) };
};
