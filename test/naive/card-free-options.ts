// The options of Card Free as the rulebook names them, for the naive twin.

/** Every option of Card Free, with its value. */
export interface NaiveOptions {
  /** CF-3a: a concealed block may be all jokers. */
  readonly allJokerBlocks: boolean;
  /** CF-17a: the NEWS block may stand in a hand of the Winds category. */
  readonly newsWithWinds: boolean;
  /** CF-22a: flowers do not spoil SUIT. */
  readonly suitAllowsFlowers: boolean;
  /** CF-22a: NEWS does not spoil SUIT. */
  readonly suitAllowsNews: boolean;
  /** CF-25a: jokers may stand for flowers in the flower pungs of Dragon's Love. */
  readonly jokersInFlowerPungs: boolean;
  /** CF-25a: a natural flower may be called for a flower pung. */
  readonly callFlowerPungs: boolean;
  /** CF-29a: all-pairs hands do not get the jokerless double (payouts only). */
  readonly jokerlessExemptsAllPairs: boolean;
  /** CF-34a: at level 1 a NEWS block is enough for 2 Pungs 2 Kongs. */
  readonly level1NewsCounts: boolean;
  /** CF-38a: the skill levels bind Dragon Hands. */
  readonly levelsBindDragonHands: boolean;
  /** CF-34 to CF-38: the player's level. */
  readonly skillLevel: 0 | 1 | 2 | 3 | 4 | 5;
  /** CF-19, CF-33: the base. */
  readonly baseValue: 25 | 20;
  /** CF-33a: the least value of a hand. */
  readonly minimumValue: 20 | 25;
  readonly houseRules: {
    /** CF-31: a matter of the table; no hand depends on it. */
    readonly skipSecondCharleston: boolean;
    /** CF-32: 4 flowers and 4 jokers instead of 8 and 8. */
    readonly removeFlowersAndJokers: boolean;
    /** CF-33: a bonus, no jokers, self-picked or a Dragon Hand. */
    readonly requireBonus: boolean;
  };
}

/** Options as a test writes them: only those that differ from the default. */
export type NaiveOptionChanges = Partial<Omit<NaiveOptions, 'houseRules'>> & {
  readonly houseRules?: Partial<NaiveOptions['houseRules']>;
};

/** The rulebook's defaults. */
export const DEFAULT_OPTIONS: NaiveOptions = {
  allJokerBlocks: true,
  newsWithWinds: false,
  suitAllowsFlowers: true,
  suitAllowsNews: true,
  jokersInFlowerPungs: false,
  callFlowerPungs: true,
  jokerlessExemptsAllPairs: false,
  level1NewsCounts: false,
  levelsBindDragonHands: true,
  skillLevel: 0,
  baseValue: 25,
  minimumValue: 25,
  houseRules: { skipSecondCharleston: false, removeFlowersAndJokers: false, requireBonus: false },
};

/** The defaults with some changes. */
export function naiveOptions(changes: NaiveOptionChanges = {}): NaiveOptions {
  return {
    ...DEFAULT_OPTIONS,
    ...changes,
    houseRules: { ...DEFAULT_OPTIONS.houseRules, ...changes.houseRules },
  };
}

/** How many jokers the game has (CF-1, CF-32). */
export function jokersInGame(options: NaiveOptions): number {
  return options.houseRules.removeFlowersAndJokers ? 4 : 8;
}

/** How many flowers the game has (CF-1, CF-32). */
export function flowersInGame(options: NaiveOptions): number {
  return options.houseRules.removeFlowersAndJokers ? 4 : 8;
}

/** How a hand was won, as far as Card Free asks. */
export interface NaiveWin {
  readonly by: 'wall' | 'discard' | 'jokerExchange' | 'misnamedDiscard' | 'charleston';
  readonly tile?: string | undefined;
}

/** Whether the winner took the last tile without another's discard. */
export function isSelfPicked(win: NaiveWin): boolean {
  return win.by === 'wall' || win.by === 'jokerExchange' || win.by === 'charleston';
}
