import type { RuleRow } from '../../core/rule';

/** The rules of American Mah Jongg with a card. */
export const AMERICAN_GUIDE: readonly RuleRow[] = [
  [
    'AG-1',
    'Tiles',
    '152 tiles: each suit tile, wind and dragon four times, eight flowers that are all alike, eight jokers.',
  ],
  ['AG-2', 'Walls', 'Four walls of 19 stacks of two, one before each player; 18 where CF-32 is played.'],
  [
    'AG-3',
    'The first East',
    'The players throw two dice, and the highest is the first East; those who tie for it throw again.',
  ],
  [
    'AG-3a',
    'How East passes on',
    'In later games East passes to the right, after wall games too. eastPasses: not after wall games, or not if East has won.',
    ['eastPasses'],
  ],
  [
    'AG-4',
    'The deal',
    'East first and then to the right, each takes four tiles three times; then East the tops of the first and third stacks and the others one tile each. 99 tiles remain.',
  ],
  [
    'AG-4a',
    'Breaking the wall',
    "The wall is not broken. breakWall: 'dice': East’s wall keeps as many stacks as two dice say, and they are drawn last.",
    ['breakWall'],
  ],
  [
    'AG-5',
    'The Charleston',
    'Three tiles to the right, across and left; in the second round left, across and right. All choose at once, and nobody sees what comes in before.',
  ],
  [
    'AG-6',
    'Stopping the Charleston',
    'Any one player may stop after the first round; only the courtesy pass is left then.',
  ],
  [
    'AG-6a',
    'Who may stop it',
    "The answers are sealed, and one stop is enough. secondCharleston: 'never' or 'always': nobody is asked.",
    ['secondCharleston'],
  ],
  [
    'AG-7',
    'The courtesy pass',
    'Players across from each other exchange as many tiles as both wish, three at most, each pair on its own.',
  ],
  [
    'AG-8',
    'Blind passes',
    'On the last pass of each round one to three of the incoming tiles may be passed on unseen in place of one’s own.',
  ],
  [
    'AG-8a',
    'The order of blind passes',
    "Blind passes resolve from East in turn; if all four pass three, nothing moves. blindOrder: 'fewestFirst': the player who passes the fewest blind goes first.",
    ['blindOrder'],
  ],
  ['AG-9', 'Jokers stay', 'Jokers are never passed.'],
  [
    'AG-10',
    'Turns',
    'East discards first; then the next player to the right draws, or takes the discard, and discards.',
  ],
  [
    'AG-11',
    'Number of tiles',
    'Between turns a player holds 13 tiles, exposures included, and 14 before a discard. The fourteenth tile is the winning one; it is counted among the concealed tiles, of which there is always one.',
  ],
  [
    'AG-12',
    'Discarded jokers',
    'A discarded joker is out of reach: it is no winning tile. Where flowers may serve as jokers, a claimed flower is a flower all the same. claimDiscardedJoker: true: it may be claimed, for an exposure beside a natural tile that shows what it stands for, or for Mah Jongg.',
    ['claimDiscardedJoker'],
  ],
  ['AG-13', 'Wall game', 'The wall runs out without a winner: nobody pays.'],
  [
    'AG-14',
    'Drawing ahead',
    'Nobody draws ahead: a tile is drawn when the window of the discard before it is closed, and there is no action for it.',
  ],
  [
    'AG-15',
    'Calling for an exposure',
    'A discard may be called for a pung, kong, quint or sextet of an open line; a single or a pair is never exposed, and an exposure is of one tile and not of jokers only.',
  ],
  [
    'AG-15a',
    'Calling for a single or a pair',
    'For Mah Jongg a discard may fill a single or a pair. pairOnDiscard: false: never.',
    ['pairOnDiscard'],
  ],
  [
    'AG-16',
    'When a call lapses',
    'A call lapses once the next player has drawn: the window in which all others answer is closed then.',
  ],
  [
    'AG-17',
    'Several claims',
    'Mah Jongg beats an exposure; of two equal claims, the player whose turn comes sooner wins.',
  ],
  ['AG-18', 'Concealed lines', 'A concealed line has no exposures; its winning tile may be called.'],
  [
    'AG-19',
    'Exposures keep their size',
    'An exposure keeps its size and its tile: it fills a whole group of the line, and the concealed tiles the rest.',
  ],
  [
    'AG-20',
    'Jokers in a line',
    'A joker stands for any tile of a pung, kong, quint or sextet, of flowers too; never in a single or a pair, nor in tiles that stand together. 22 22 is two pairs.',
  ],
  [
    'AG-21',
    'Joker exchange',
    'A joker of an exposure can be exchanged for the tile it stands for. Whether a hand can still be completed takes that into account for its own exposures.',
  ],
  [
    'AG-22',
    'Exposures of a dead hand',
    'A dead hand keeps the exposures it had; the one that killed it goes back to the rack.',
  ],
  [
    'AG-22a',
    'Jokers of a dead hand',
    "Jokers of a dead hand can still be redeemed. deadJokers: 'locked': they cannot.",
    ['deadJokers'],
  ],
  [
    'AG-23',
    'A winning hand',
    'A winning hand is 14 tiles that fit a line of the card, whose value it scores. A bonus for an open line won without exposures is part of that value: the line’s own (concealedBonus), or that of the option concealedBonus.',
    ['concealedBonus'],
  ],
  [
    'AG-23a',
    'Printed colors',
    'Printed colors mean that suits differ. fixedColours: true: red is craks, green bams, blue dots.',
    ['fixedColours'],
  ],
  ['AG-24', 'The card', 'A card is data that the user supplies; practiceCard is the library’s own.'],
  ['AG-25', 'What a line can ask for', 'What a line can ask for is the language of cards.'],
  [
    'AG-26',
    'Hands that fit several lines',
    'A hand that fits several lines scores the best of them; of equal ones the first on the card.',
  ],
  [
    'AG-27',
    'Ways to win',
    'A win comes from the wall, from a discard, or by redeeming a joker, which counts as drawn; the joker is then among the concealed tiles. A hand that is complete before play wins in the Charleston.',
  ],
  [
    'AG-27a',
    'A joker of one’s own',
    'A player can also win by redeeming a joker of their own exposure. ownJokerWin: false: it does not, and a claim whose jokerOf is the winner is refused.',
    ['ownJokerWin'],
  ],
  [
    'AG-28',
    'Payments',
    'On a discard the discarder pays twice and the others once; a drawn hand is paid twice by everybody.',
  ],
  [
    'AG-29',
    'Payments without jokers',
    'Drawn without jokers: everybody pays four times. On a discard without jokers see AG-29a; in Card Free it is always the League’s way.',
  ],
  [
    'AG-29a',
    'A discard without jokers',
    "Without jokers on a discard each pays three times. jokerlessDiscard: 'total': three times in all, one from each (with three players one from each of the two); 'nmjl': four times and twice. The rule set nmjl does the latter, exempts hands of singles and pairs, and has AG-4a, AG-8a, AG-32a and AG-35a the League’s way.",
    ['jokerlessDiscard', 'jokerlessExemptsAllPairs'],
  ],
  ['AG-30', 'Dead hands pay', 'Players with a dead hand pay the winner like everybody.'],
  [
    'AG-30a',
    'How much dead hands pay',
    "They pay with the same multipliers. deadPays: 'single': the value once, however the hand was won; the penalty of AG-33 stays, because it is for the misnaming and nobody else would pay.",
    ['deadPays'],
  ],
  [
    'AG-31',
    'Dead hands',
    'A hand is dead whose exposure shows a closed hand, which has too many or too few tiles, whose exposures match no line, or whose line can no longer be completed with unseen tiles.',
  ],
  [
    'AG-32',
    'Dead hands do not win',
    'A dead hand cannot win. The answer is a proof: it names a hand that can still win, or says why there is none.',
  ],
  [
    'AG-32a',
    'Wrong challenges',
    "A wrong challenge costs nothing, and the same player may challenge the same hand again once its exposures or its number of tiles have changed. wrongChallenge: 'dead': it costs the challenger’s hand.",
    ['wrongChallenge'],
  ],
  [
    'AG-33',
    'Misnamed winning discard',
    'A winning discard called by a wrong name is paid by the misnamer alone, four times, whatever the hand.',
  ],
  [
    'AG-34',
    'Misnamed discard',
    'A misnamed discard called for an exposure gets its right name, and then any player may call that; nobody pays.',
  ],
  [
    'AG-35',
    'Mah Jongg in error',
    'Mah Jongg in error ends the game if two others have opened their hands. Before that the game goes on and nobody pays. In Card Free the declarer then pays the third player twice the declared value.',
  ],
  [
    'AG-35a',
    'The cost of it',
    "Nobody pays for it. errorPayment: 'nmjl': the declarer pays double the declared value to the one player left intact.",
    ['errorPayment'],
  ],
  [
    'AG-36',
    'The order of the rack',
    'The order of the rack: flowers, each suit with its dragon, winds, jokers.',
  ],
  ['AG-37', 'Naming tiles', 'The discarder names the tile, and a claim says which tile it calls.'],
];
