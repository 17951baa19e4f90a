import type { RuleRow } from '../../core/rule';

/** The rules of the Year game. */
export const YEAR_GAME: readonly RuleRow[] = [
  [
    'YG-1',
    'Tiles',
    'Three suits of 1 to 9, four winds and four dragons (green, red, gold, white) four times each, seasons and flowers 1 to 4.',
  ],
  [
    'YG-1a',
    'Copies of flowers and seasons',
    'Two of each season and flower, 156 tiles. bonusCopies: 1: one of each, 148.',
    ['bonusCopies'],
  ],
  [
    'YG-1b',
    'Walls',
    'Walls are two high and as long as can be alike, those of East and West the longer ones. wallStacks: four numbers from 18 to 24.',
    ['wallStacks'],
  ],
  [
    'YG-2',
    'Years',
    'A Year counts as a kong: NEWS the winds, GRGW the dragons, SAWS four seasons or flowers.',
  ],
  [
    'YG-2a',
    'Mixed flowers and seasons',
    'SAWS is the four seasons or the four flowers. mixedSaws: true: any with the numbers 1 to 4.',
    ['mixedSaws'],
  ],
  [
    'YG-3',
    'Seats',
    'The highest of two dice is East, and ties roll again. South sits to East’s left, West across, North to East’s right; play goes clockwise. In a round East, South, West and North deal in that order, once each. East is spring and green, South summer and red, West autumn and yellow, North winter and blue.',
  ],
  [
    'YG-3a',
    'Winds and the deal',
    'Winds stay with their seats for the round and the deal moves on. windsFollowDeal: true: the dealer is always East.',
    ['windsFollowDeal'],
  ],
  [
    'YG-4',
    'Flower Wall and deal',
    "The dealer’s dice count stacks from the right end of the own wall; they are the Flower Wall. flowerWallCount: 'tiles': they count tiles. Then four at a time to twelve, two tiles to the dealer and one to the others. Hop Toi is told.",
    ['flowerWallCount'],
  ],
  ['YG-5', 'Replacing before play', 'Before play flowers and seasons may be replaced, the dealer first.'],
  [
    'YG-6',
    'Flowers and seasons',
    'Flowers and seasons are never discarded, so none wins as a discard. They may be shown and replaced; a hidden one wins only as part of a pair or a Year.',
  ],
  [
    'YG-6a',
    'Pairs of flowers and seasons',
    "A pair of flowers or seasons is twice the same tile. bonusPair: 'number': any two of one number, so a season and a flower too.",
    ['bonusPair'],
  ],
  [
    'YG-7',
    'Claims',
    'A discard is claimed for Mah Jong, then for a Year with a Pung-Pair, then for a pung, then for a chow, this by the next season’s player only. A pair is not shown before the hand wins.',
  ],
  ['YG-8', 'Passing by', 'Those whom a call passes by lose that turn.'],
  [
    'YG-9',
    'Number of tiles',
    'A hand wins with 14 tiles and one more for each replacement taken for a revealed kong or Year. A concealed kong uses four of the 14. A fourth tile joins its revealed pung. Shown flowers are outside the count.',
  ],
  [
    'YG-9a',
    'Revealing a kong',
    'A concealed kong may be revealed for a replacement. revealKong: false: only a Year may.',
    ['revealKong'],
  ],
  [
    'YG-10',
    'Pung-Pairs',
    'A Pung-Pair is a Year with one of its winds or dragons twice; its pair is the long spring, summer, autumn or winter. The tile that completes the Year may be claimed; there is no replacement. A drawn Year may be revealed for one.',
  ],
  [
    'YG-11',
    'A winning hand',
    'Any chows, pungs, pairs, kongs, Years and Pung-Pairs win if no tile is left over. A claimed tile’s set is revealed.',
  ],
  [
    'YG-12',
    'Stealing',
    'A tile face up on another rack may be stolen for Mah Jong. It counts as drawn, and its set stays as it was, revealed or concealed.',
  ],
  [
    'YG-12a',
    'When to steal',
    'Only on the own turn in place of drawing. stealAnyTime: true: at any time.',
    ['stealAnyTime'],
  ],
  [
    'YG-13',
    'Points',
    'There are no points but those of a table that the players bring; the sheet lists what is scored, of a Pung-Pair the Year and then the pair.',
    ['points'],
  ],
  ['YG-14', 'The end of a game', 'The game ends with Mah Jong or an exhausted wall, and the deal passes on.'],
  [
    'YG-15',
    'Turns',
    'The dealer opens with a discard. If nobody calls it, the next season’s player draws and discards; with the draw the discard is dead. After a call play goes on from the caller.',
  ],
  [
    'YG-15a',
    'An empty Flower Wall',
    'An empty Flower Wall gives no more replacements. flowerWallRefill: true: they come from the wall’s end.',
    ['flowerWallRefill'],
  ],
  [
    'YG-16',
    'The order of the rack',
    'The order of the Year game’s rack, with winds and dragons together in the order of their seasons (YG-3, YG-10).',
  ],
];
