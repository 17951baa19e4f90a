import type { RuleRow } from '../../core/rule';

/** The rules of the Chinese solitaire. */
export const CHINESE_SOLITAIRE: readonly RuleRow[] = [
  [
    'CS-1',
    'Tiles',
    '144 tiles: each suit tile, wind and dragon four times, and eight flowers, red (F1 to F4) and black (S1 to S4).',
  ],
  [
    'CS-2',
    'The player is East',
    'The player is East: that is the own wind, and 1 the number of the own flowers.',
  ],
  [
    'CS-3',
    'Breaking the wall',
    'The first roll picks the wall, East being 1, counterclockwise; both rolls together count stacks from its right. The stack counted to is lifted out.',
  ],
  [
    'CS-3a',
    'Counting beyond a wall',
    "A count beyond 18 runs on into the next wall; or, with overrun: 'wrap', starts again at the same wall’s right.",
    ['overrun'],
  ],
  ['CS-4', 'Loose tiles', 'The two tiles of that stack are loose tiles.'],
  [
    'CS-4a',
    'More loose tiles',
    'When both are used, the next from the wall’s end follow. looseTiles: 2: there are no more; then there is no kong, and a flower leaves the hand a tile short, which discards nothing until it is whole again.',
    ['looseTiles'],
  ],
  [
    'CS-5',
    'Draws and turns',
    'Tiles are drawn from left of the break, clockwise; the player draws 14 and discards one, then the dummies play in turn.',
  ],
  [
    'CS-6',
    'Claiming discards',
    'A dummy’s discard may be claimed for a chow or a pung, which is laid down; the player discards, and South draws next.',
  ],
  [
    'CS-6a',
    'Which claims there are',
    'A chow from any dummy, or with chowFromLeftOnly from North; a concealed pung may claim the fourth unless claimKong is false.',
    ['chowFromLeftOnly', 'claimKong'],
  ],
  [
    'CS-6b',
    'Winning on a discard',
    "A discard may complete anything to win. winOnDiscard: 'setsOnly': not the pair.",
    ['winOnDiscard'],
  ],
  [
    'CS-7',
    'Kongs and flowers',
    'After a kong and for a flower a loose tile is drawn: the winning tile is never part of a kong, and flowers are laid aside.',
  ],
  [
    'CS-7a',
    'Flowers of the dummies',
    "The flower of a dummy is its discard, which cannot be claimed. dummyFlowers: 'replaced': it is laid aside, the dummy draws again from the wall, and line 4a counts it as a flower drawn.",
    ['dummyFlowers'],
  ],
  [
    'CS-8',
    'A winning hand',
    'A hand is four sets (three or four alike, or a run of three of a suit) and a pair. Special hands are none. An exhausted wall scores 0.',
  ],
  [
    'CS-9',
    'Points of pungs',
    'Runs and the pair score nothing; a pung 2 on the table and 4 in hand, twice that of 1s, 9s, winds and dragons.',
  ],
  [
    'CS-10',
    'Points of kongs',
    'A kong scores four times what a pung does. Four alike that make the hand larger than 14 tiles are a kong, laid down or not.',
  ],
  ['CS-11', 'Points of pairs', 'A pair of dragons, of any wind and of the own wind scores 2 each.'],
  [
    'CS-11a',
    'The pair of the own wind',
    "A pair of East takes the lines of any wind and of the own one. ownWindPair: 'once': one of them.",
    ['ownWindPair'],
  ],
  ['CS-12', 'Flowers and Mah Jongg', 'A flower scores 4, Mah Jongg 20.'],
  ['CS-13', 'No scoring combination', 'A hand without a scoring combination gets 10.'],
  [
    'CS-13a',
    'What that means',
    "Without one is a hand whose sets and pair score nothing. noScoring: 'strict': that has nothing at all but Mah Jongg; 'section2': to which no double of section 2 applies, whatever its sets score.",
    ['noScoring'],
  ],
  ['CS-14', 'The winning piece', 'A drawn winning piece scores 2, the only place to win another 2.'],
  [
    'CS-14a',
    'The only place to win',
    'The only place is the pair, the middle or the edge of a run, if no other kind of tile wins under any arrangement; a fifth tile, which there is not, does not count. requireSoleWait: false: the chosen arrangement suffices, and either end of a run counts.',
    ['requireSoleWait'],
  ],
  [
    'CS-15',
    'Loose tile, no runs',
    'Winning on the loose tile after a kong scores 10, a hand without runs 10.',
  ],
  ['CS-16', 'In hand or on the table', 'Each set by itself is in hand or on the table.'],
  [
    'CS-16a',
    'The claimed winning set',
    "A set that the claimed winning tile completes is on the table. claimedWin: 'hand': in hand.",
    ['claimedWin'],
  ],
  ['CS-17', 'Subtotal 1', 'Subtotal 1 is the sum of section 1.'],
  [
    'CS-18',
    'Doubles of the hand',
    'Section 2: own wind 2, each set of dragons 2, one suit with winds or dragons 2, last tile 2, one suit 8, all 1s and 9s 2, all winds and dragons 8, original draw 8. terminalsAllowHonours: winds and dragons may stand among the 1s and 9s, of which there must be one.',
    ['terminalsAllowHonours'],
  ],
  [
    'CS-18a',
    'The last tile',
    "The last tile doubles whether it was drawn or discarded. lastTile: 'drawn': drawn only. In play it is whatever wins once the wall is empty.",
    ['lastTile'],
  ],
  [
    'CS-19',
    'One suit',
    'One suit with and without winds and dragons exclude each other; the first needs suit tiles too; flowers do not matter.',
  ],
  [
    'CS-20',
    'Doubles of the flowers',
    "Section 3: one own flower 2, both 4 instead, all four of a color 8 for each color on top. ownFlowers: 'cumulative': both own ones take 2 and 4; bouquetIncludesOwn: an own flower among four of its color does not double by itself.",
    ['ownFlowers', 'bouquetIncludesOwn'],
  ],
  [
    'CS-21',
    'Tiles left',
    'Section 4: 130 tiles less the flowers, less the discards; the part that is left multiplies the product, kept as an exact fraction.',
  ],
  [
    'CS-21a',
    'Fourth tiles of kongs',
    "The fourth tiles of kongs are not taken off the 130. kongTiles: 'exact': they are.",
    ['kongTiles'],
  ],
  [
    'CS-22',
    'The best arrangement',
    'The best of all arrangements and places of the winning tile counts; the sheet is given line by line.',
  ],
  [
    'CS-23',
    'The score card',
    'Finished games are kept on a score card, Chinese and American apart: date, natural score, % of tiles left, final score, remarks; with a mark for jokerless hands, totals and averages.',
  ],
  ['CS-24', 'Names of tiles', 'The names of tiles and sets in English and Chinese.'],
];
