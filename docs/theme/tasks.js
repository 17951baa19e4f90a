// What the entries export, by what a developer wants to do: one table for all entries. A type stands with the first
// function whose signature leads to it, so that only the rest is named here.

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter((word) => word !== '');

/** The tasks in their order, each with its exports in theirs, and with types that no signature leads to. */
export const TASKS = [
  [
    'Check a hand',
    'validateHand isWinningHand layouts possible deadReason',
    'ListedHand HandStage FlowersServe',
  ],
  [
    'Score a hand',
    'scoreHand chineseSheet chineseSheetText americanSolitaireSheet americanSheetText',
    'Exact YearPoints',
  ],
  ['See who pays', 'settle ledger parseLedger americanPayouts nmjlPayouts readPayouts'],
  [
    'Choose rules',
    `cardFree americanCard freeForm americanRules yearGame chineseSolitaire americanSolitaire
     readCardFreeOptions readAmericanOptions readYearOptions readChineseOptions readAmericanSheetOptions
     AMERICAN_PRESETS AMERICAN_DEFAULTS
     CARD_FREE_OPTIONS AMERICAN_OPTIONS YEAR_OPTIONS CHINESE_OPTIONS AMERICAN_SHEET_OPTIONS`,
    'RulesOption YearChoices HasGoals GoalRules Goal HasScouting ScoutRules HiddenHand OpenGroup MatchTable PlayedRules',
  ],
  ['Make a card', 'parseCard practiceCard cardFingerprint countCardVariants CARD_LIMITS'],
  [
    'Plan a hand',
    'distance targets bestDiscards waits chineseWaits remaining advise usefulCalls scout',
    'Remaining',
  ],
  ['Learn from a game', 'judge review'],
  [
    'Run a table',
    `newGame gameOf tableGame yearTableGame chineseSolitaireGame americanSolitaireGame
     shuffleWall throwDice allTiles secureRandom seededRandom seasonOf seatColorOf SEASONS`,
    `GameState PlayerView Event SeenEvent Happening Phase
     AmericanGameState AmericanView AmericanEvent SeenAmericanEvent AmericanHappening AmericanScene
     ChineseGameState ChineseView ChineseEvent SeenChineseEvent ChineseHappening
     YearState YearView YearEvent YearSeenEvent YearHappening YearSecret SetClaim Season`,
  ],
  ['Play a match', 'matchOf tableMatch yearTableMatch throwForEast drawSeats'],
  ['Records and replays', 'GameRecord Replayed RULES_REVISION'],
  ['Write bots', 'playGame playGameOf randomBot greedyBot advisedBot yearBot solitaireBot sampleState'],
  ['Show it in a page', 'defineElements defineTable', 'ElementProperties ElementEvents'],
  ['Find mistakes', 'perft divide playthrough'],
  [
    'Make a game of your own',
    `makeGame emit enter finish illegal badSetup readWall readDice layWalls drawOrder deal firstTable
     solitaireSetup DUMMIES forSeats seatAfter addCount addDiscard takeDiscard addMeld setMeld drawnBy drawnAlone
     tileField tilesField countField seatField optionalField
     tileReader wholeReader oneOfReader listReader objectReader seatsReader nullableReader`,
    'Dummy',
  ],
  [
    'Check many hands at once',
    `isWinningTiles isWinningCounts isWinningPacked markWinningCounts markWinningPacked waitsOf distanceOfCounts
     arrangementsOf countHand countHands packHands packCounts COLUMN_TILES COUNT_COLUMNS HAND_KEYS`,
  ],
  [
    'Tiles and text',
    `parseHandText formatHand parseHand parseTiles formatTiles sortRack tileName setName tileFace isTile tileIndex
     tileSet TILES SUITS NUMBERS WINDS DRAGONS SEATS`,
    `Tile SuitTile Suit TileNumber Wind Dragon Flower BonusTile Joker Seat Hand HandInput Meld MeldsInput TilesInput`,
  ],
  [
    'Say it in words',
    'describeReading describeScore describeReason describeAdvice describeScouting describeJudgment describeReview ENGLISH ADVICE_ENGLISH findRule ruleText rulesUnder RULES RULE_GAMES',
  ],
  [
    'Names in the rules',
    'CATEGORIES PATTERNS DRAGON_HANDS CHINESE_SETS YEAR_SETS SCORED_SETS LONG_SEASONS CLAIMS',
    'ChineseSetKind YearSetKind ScoredSet LongSeason ClaimKind',
  ],
  [
    'Errors and limits',
    'unwrap RefusedError MisuseError LIMITS',
    'Result Success Failure Rejection Reason ReasonCode Fault Place',
  ],
].map(([title = '', names = '', types = '']) => ({ title, names: wordsOf(names), types: wordsOf(types) }));
