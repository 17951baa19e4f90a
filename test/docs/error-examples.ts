/** An example of a code, and the sentence that answers it. */
interface Example {
  readonly example: string;
  readonly message: string;
}

/** Those that are not on the page docs/errors.md, which shows hands and lines of cards only. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  notAHand: {
    example: 'echo \'["1B", "1B"]\' | mahjongg validate --json',
    message: 'A hand must be text, or an object with the list “concealed”, not a list.',
  },
  notText: {
    example: 'echo \'{"hand": 14}\' | mahjongg validate --json',
    message: 'Expected a hand as text, such as “11B 333B [444B]”, not 14.',
  },
  notJson: {
    example: "echo 'eleven bams' | mahjongg validate --json",
    message: '“eleven bams” is not JSON.',
  },
  notAClaim: {
    example: 'echo \'"25 points"\' | mahjongg settle --json',
    message: 'A claim must be an object, not “25 points”.',
  },
  badWin: {
    example: 'echo \'{"hand": "11B", "win": {"by": "luck"}}\' | mahjongg validate --json',
    message: '“by” must be one of wall, discard, jokerExchange, misnamedDiscard, charleston, not “luck”.',
  },
  badReading: {
    example: 'echo \'{"hand": "11B 222B 333B 444B 555B", "reading": {}}\' | mahjongg score --json',
    message: 'This hand does not have the reading to score.',
  },
  unknownOption: {
    example: 'echo \'{"hand": "11B", "options": {"newWithWinds": true}}\' | mahjongg validate --json',
    message: 'Card Free has no option “newWithWinds”. Did you mean “newsWithWinds”?',
  },
  badOption: {
    example: 'echo \'{"hand": "11B", "options": {"baseValue": 20}}\' | mahjongg validate --json',
    message: 'The base may be lowered to 20 only together with the house rule requireBonus.',
  },
  unknownRules: {
    example: 'echo \'{"hand": "11B", "rules": "cardfree"}\' | mahjongg validate --json',
    message:
      'There is no rule set “cardfree”; the rule sets are card-free, american-2018, nmjl, american-game, chinese-solitaire, american-solitaire, year. Did you mean “card-free”?',
  },
  notInRules: {
    example: 'mahjongg score "11B 222B 333B 444B 555B" --rules american-solitaire',
    message:
      'The rule set “american-solitaire” has no score sheet for hands of tiles; “score --sheet JSON” takes a sheet that you fill in (“mahjongg help american-solitaire” has one).',
  },
  notACard: {
    example: 'card {"name": "A", "sections": 5}',
    message: 'The card: expected “sections” to be a list of sections, not 5.',
  },
  unknownCardProperty: {
    example: 'card {"name": "A", "sectoins": []}',
    message: 'The card: a card has no property “sectoins”. Did you mean “sections”?',
  },
  badPayouts: {
    example:
      'payouts {"wins": {"wall": {"rule": "", "fromDiscarder": false, "plain": {"discarder": 1, "others": 1}}}}',
    message:
      '“wins.wall.jokerless” is missing: it must be an object with what the discarder and the others pay.',
  },
  badPayment: {
    example: 'echo \'{"from": "Ann", "to": "Ann", "amount": 25}\' | mahjongg ledger --json',
    message: 'A player cannot pay themselves.',
  },
  notASheet: {
    example: 'echo \'{"sheet": 5}\' | mahjongg score --json --rules chinese-solitaire',
    message: 'A sheet must be an object with sets, flowers, discards and so on, not 5.',
  },
  badSet: {
    example:
      'echo \'{"sheet": {"sets": [{"kind": "run", "tile": "E", "where": "hand"}], "flowers": [], "discards": 40}}\' | mahjongg score --json --rules chinese-solitaire',
    message: 'Winds and dragons form no runs.',
  },
  wrongSetCount: {
    example:
      'echo \'{"sheet": {"sets": [{"kind": "pair", "tile": "E", "where": "hand"}], "flowers": [], "discards": 40}}\' | mahjongg score --json --rules chinese-solitaire',
    message: 'A winning hand has four sets and one pair; this one has 0 and 1.',
  },
  badDiscards: {
    example:
      'echo \'{"sheet": {"cardValue": 25, "by": "wall", "jokerless": false, "passed": 9, "discards": -1}}\' | mahjongg score --json --rules american-solitaire',
    message: 'discards must be a number of tiles from 0 to 138, not -1.',
  },
  notAFlower: {
    example:
      'echo \'{"sheet": {"sets": [], "flowers": ["E"], "discards": 40}}\' | mahjongg score --json --rules chinese-solitaire',
    message: '“E” is not a flower: they are F1 to F4 and S1 to S4.',
  },
  nothingToScout: {
    example: 'scouting {"seed": "1", "viewer": "spectator"}',
    message: 'Only a player can scout, and only until a hand is shown.',
  },
  noChoiceOwed: {
    example: 'advice {"seed": "1", "viewer": "spectator"}',
    message: 'This player has nothing to choose now, so there is no advice to give.',
  },
  notAChoice: {
    example: 'judgment {"seed": "1", "viewer": "E", "action": {"type": "decline"}}',
    message: 'This is not one of the player’s choices now (“view.legal”).',
  },
  notSupported: {
    example: 'advice {"seed": "1", "viewer": "E", "rules": "year"}',
    message:
      '`advise` does not work with the rules “year”. It works with card-free, american-2018, nmjl and american-game.',
  },
  badNotation: {
    example: 'mahjongg validate "11B 222B 333B 444B [555B"',
    message: '“[” at character 20: expected tiles between two brackets of the same kind.',
  },
  tooLarge: {
    example: 'mahjongg validate "1111B 2222B 3333B 4444B 5555B 6666B 7777B"',
    message: 'At most 24 tiles are read; there are 28.',
  },
  unknownTile: {
    example: 'mahjongg validate "11B 222B 333B 444B 55B S1"',
    message: 'This game has no tile S1. Write every flower as F.',
  },
  badSeat: {
    example: 'mahjongg settle --value 25 --winner E --discarder E',
    message: 'The winner cannot be the discarder too.',
  },
  badValue: {
    example: 'mahjongg settle --value -25 --winner E',
    message: 'The value must be whole or half points from 0 to 1,000,000, not -25.',
  },
  missingSeat: {
    example: 'mahjongg settle --value 25 --winner E --by discard',
    message: 'The discarder must be named: one of S, W, N.',
  },
  notPaid: {
    example: 'mahjongg settle --event falseWin',
    message: 'These rules settle wallGame and mahjonggInError, not “falseWin”.',
  },
  valueNeeded: {
    example: 'mahjongg score --rules american-game "FF 2222B EE 00 [3333C]" --by wall',
    message:
      'The players decide the value of this hand. Give the win a “value”; the 20 points for the drawn tile are added.',
  },
  flowerNotLaidAside: {
    example: 'mahjongg score "111222333444B 5B F1" --rules chinese-solitaire --discards 40',
    message: 'The flower F1 is laid aside and replaced; it is not counted among the concealed tiles.',
  },
  outOfReach: {
    example: 'mahjongg analyze "11B 22B 33B [111C] [EEE] 44B"',
    message: 'No winning hand has these exposures.',
  },
  noArrangement: {
    example: 'mahjongg score "111222333444B 5B 9D" --rules chinese-solitaire --discards 40',
    message: 'These tiles are not four sets and a pair; exchange 1 tile.',
  },
  noPlaceForWin: {
    example:
      'mahjongg score "1111234B 567C EE [999D]" --rules chinese-solitaire --by wall --tile 1B --discards 40',
    message: 'The winning tile completes no set: four of it are a kong, and a loose tile follows a kong.',
  },
  hiddenSingle: {
    example: 'mahjongg validate "S2 123B 456B 789B EEE 9D" --rules year',
    message: 'A hidden flower or season must be part of a pair or a Year; these are not: S2.',
  },
  tilesLeftOver: {
    example: 'mahjongg validate "123B 456B 789B EEE 9D 8D" --rules year',
    message: 'Every tile must be part of a set; however these are laid out, 2 are left over, such as 8D 9D.',
  },
};
