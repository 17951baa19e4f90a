import type { RuleRow } from '../../core/rule';

/** The rules of “The American Game”. */
export const AMERICAN_GAME: readonly RuleRow[] = [
  [
    'TG-1',
    'Tiles and jokers',
    '152 tiles with eight jokers; jokers make up pungs, kongs, quints and sextets, never a pair. A group may be of jokers only if it is concealed.',
  ],
  [
    'TG-2',
    'Seats, sextets, flowers',
    'Seats are drawn, and any player may be the first East. A sextet is six alike. flowersAsJokers: true: flowers may serve as jokers, and are flowers still.',
    ['flowersAsJokers'],
  ],
  [
    'TG-3',
    'The second exchange',
    'The second exchange is played if all want it; only the third pass of the first round may be blind, and there is no courtesy pass. blindSecondRound: true: the last pass of the second as well.',
    ['blindSecondRound'],
  ],
  ['TG-4', 'Exposures', 'An exposure is a pung or more of one tile with at least one natural tile in it.'],
  [
    'TG-4a',
    'Naturals of a call',
    'Jokers count as held. claimNeedsNaturals: true: the player must hold two natural tiles.',
    ['claimNeedsNaturals'],
  ],
  [
    'TG-5',
    'Exposures grow',
    'A drawn tile may be added to an exposure, even the last tile of the hand if it then wins; the hand is read with the tile there, so it may have no concealed tiles. A claimed tile stays among the concealed ones.',
  ],
  [
    'TG-6',
    'Joker exchange',
    'After drawing from the wall, not after a call, a player may swap a matching tile for a joker of any exposure, even with a concealed hand.',
  ],
  [
    'TG-7',
    'Hands without a card',
    'Without a card a hand is 14 tiles in any combination of pairs, pungs, kongs, quints and sextets of one tile each; no runs.',
  ],
  [
    'TG-8',
    'The temporary score table',
    'The temporary table still has two values: 100 for a concealed hand whose winning tile was drawn (the jackpot), 20 for a drawn winning tile. The value of any other hand is value of the win; without it the answer is valueNeeded. The jackpot needs none and adds none.',
  ],
  [
    'TG-8a',
    'Jackpot and self-drawn tile',
    'The jackpot replaces the 20. jackpotAdds: true: 120.',
    ['jackpotAdds'],
  ],
  [
    'TG-9',
    'Payments',
    'Drawn: everybody pays double, with jokers or without. AG-33 does not apply: a misnamed discard is paid as a discard.',
  ],
  [
    'TG-9a',
    'Paying for a discard',
    "On a discard the discarder alone pays, single. discardPayment: 'nmjl': the discarder twice, the others once; not more for a hand without jokers, which this game does not double.",
    ['discardPayment'],
  ],
  [
    'TG-9b',
    'Paying for an exchanged tile',
    "On a tile offered in a joker exchange the exchanger pays for everybody, each of them single. exchangePays: 'double': as for a drawn win.",
    ['exchangePays'],
  ],
  [
    'TG-10',
    'Wrong exposures',
    'A wrong exposure makes the hand dead once its owner has discarded; the hand goes on drawing and discarding.',
  ],
  [
    'TG-10a',
    'Taking a call back',
    'Before the discard the call may be taken back. correctAfterExposing: false: it may not.',
    ['correctAfterExposing'],
  ],
  [
    'TG-10b',
    'Claims beside a wrong one',
    'When a wrong call is taken back, the others’ claims of the same tile stand.',
  ],
  [
    'TG-11',
    'False wins',
    'A false win on a discard costs the highest hand value to the discarder and half of it to each of the others; on a drawn tile the highest value to everybody. A tile claimed in a joker exchange is the exchanger’s as a discard is the discarder’s.',
  ],
  [
    'TG-11a',
    'The highest hand value',
    'The highest value is that of the card’s best line, its bonus for no exposures counted, or 100 without a card, unless the event names it. highestValue: so many points instead.',
    ['highestValue'],
  ],
  [
    'TG-11b',
    'A right win beside a false one',
    'If another player has a right win on the same tile, it wins in spite of the false one; both the penalty and the win are paid.',
  ],
  [
    'TG-12',
    'Long and short hands',
    'A long or short hand is not called dead; it draws and discards to the end and cannot win.',
  ],
  ['TG-13', 'Wall game', 'The wall runs out without a winner: nobody pays, and the same dealer deals again.'],
  [
    'TG-14',
    'Five players',
    'With five players the Dreamer sits out the first round, then takes the chair of the first East, who sits out the second, and so on around the table, also after five rounds.',
  ],
  [
    'TG-15',
    'Three players',
    'Three players name their seats; two pay. One suit is taken out, 116 tiles are left; the dice name the first East and the wall that is broken, and are thrown again for either if they point at the empty seat.',
  ],
  [
    'TG-15a',
    'Three players’ walls and passes',
    "Three players have walls of 20, 19 and 19 stacks and no across pass. acrossPass: 'left': it goes to the left.",
    ['acrossPass'],
  ],
  [
    'TG-16',
    'Printed jokers, concealed hands',
    'A printed J is a joker that the line asks for, and keeps the hand from being jokerless. printedJokersCount: false: it does not. In the American Game a concealed hand draws its winning tile. concealedWinOnDiscard: true: it need not.',
    ['printedJokersCount', 'concealedWinOnDiscard'],
  ],
  [
    'TG-17',
    'What neither rulebook states',
    "base: 'guide' takes the guide’s ways on points that neither rulebook states; these are the table’s, and payments stay as they are.",
    ['base'],
  ],
];
