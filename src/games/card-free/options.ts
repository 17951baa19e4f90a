import type { Reason } from '../../core/reason';
import type { Result } from '../../core/result';
import {
  badOption,
  type Choices,
  defaultsOf,
  type OptionsOf,
  type OptionTable,
  optionList,
  type RulesOption,
  readOptions,
} from '../../hands/read-options';

/** The house rules of CF-31 to CF-33, each agreed before play. */
export interface HouseRules {
  /** Whether the second Charleston is always skipped; the courtesy pass stays (CF-31). The default is `false`. */
  readonly skipSecondCharleston: boolean;
  /** Whether four flowers and four jokers are taken out, leaving 144 tiles (CF-32). The default is `false`. */
  readonly removeFlowersAndJokers: boolean;
  /** Whether a win needs a bonus, no jokers, a self-picked tile or a Dragon Hand (CF-33). The default is `false`. */
  readonly requireBonus: boolean;
}

/** The options of Card Free. */
export interface CardFreeOptions {
  /** Whether a concealed block may be all jokers (CF-3a). The default is `true`. */
  readonly allJokerBlocks: boolean;
  /** Whether a NEWS block may be beside wind blocks (CF-17a). The default is `false`. */
  readonly newsWithWinds: boolean;
  /** Whether a hand with flowers can earn the SUIT bonus (CF-22a). The default is `true`. */
  readonly suitAllowsFlowers: boolean;
  /** Whether a hand with NEWS can earn the SUIT bonus (CF-22a). The default is `true`. */
  readonly suitAllowsNews: boolean;
  /** Whether jokers may replace the flowers of Dragon’s Love (CF-25a). The default is `false`. */
  readonly jokersInFlowerPungs: boolean;
  /** Whether a flower may be called for a flower pung of Dragon’s Love (CF-25a). The default is `true`. */
  readonly callFlowerPungs: boolean;
  /** Whether jokerless 7 Pairs and Dragon’s Breath do not double (CF-29a). The default is `false`. */
  readonly jokerlessExemptsAllPairs: boolean;
  /** Whether a NEWS block is enough for 2 Pungs 2 Kongs at level 1 (CF-34a). The default is `false`. */
  readonly level1NewsCounts: boolean;
  /** Whether the skill levels restrict Dragon Hands too (CF-38a). The default is `true`. */
  readonly levelsBindDragonHands: boolean;
  /** The player’s skill level; each level adds restrictions to those below it (CF-34 to CF-38). The default is `0`. */
  readonly skillLevel: 0 | 1 | 2 | 3 | 4 | 5;
  /** The points of a hand before bonuses; 20 only with `requireBonus` (CF-19, CF-33). The default is `25`. */
  readonly baseValue: 20 | 25;
  /** The least points of a winning hand; 20 only with a base of 20 (CF-33a). The default is `25`. */
  readonly minimumValue: 20 | 25;
  /** The house rules in play. */
  readonly houseRules: HouseRules;
}

/** The options that a hand is read under. */
export interface CardFreeRules extends CardFreeOptions {
  /** Whether the winning tile made one of the exposures, so that a hand with no other counts as concealed (CF-23). */
  readonly afterCall?: boolean;
}

/** Any options of Card Free; those left out are at their defaults. */
export type CardFreeChoices = Choices<Omit<CardFreeOptions, 'houseRules'>> & {
  /** The house rules in play. */
  readonly houseRules?: Choices<HouseRules> | undefined;
};

const TABLE: OptionTable<CardFreeOptions> = {
  allJokerBlocks: [true],
  newsWithWinds: [false],
  suitAllowsFlowers: [true],
  suitAllowsNews: [true],
  jokersInFlowerPungs: [false],
  callFlowerPungs: [true],
  jokerlessExemptsAllPairs: [false],
  level1NewsCounts: [false],
  levelsBindDragonHands: [true],
  skillLevel: [0, 'CF-34', [0, 1, 2, 3, 4, 5]],
  baseValue: [25, 'CF-33', [20, 25]],
  minimumValue: [25, 'CF-33a', [20, 25]],
  houseRules: {
    skipSecondCharleston: [false],
    removeFlowersAndJokers: [false],
    requireBonus: [false],
  },
};

const SPEC: OptionsOf<CardFreeOptions> = {
  game: 'Card Free',
  table: TABLE,
  clashes: ({ baseValue, minimumValue, houseRules }) => {
    const reasons: Reason[] = [];
    if (baseValue === 20 && !houseRules.requireBonus) {
      const message = 'The base may be lowered to 20 only together with the house rule requireBonus.';
      reasons.push(badOption(message, 'CF-33', ['baseValue']));
    }
    if (minimumValue === 20 && baseValue !== 20) {
      const message = 'A minimumValue of 20 needs a baseValue of 20.';
      reasons.push(badOption(message, 'CF-33a', ['minimumValue']));
    }
    return reasons;
  },
};

/** The defaults, as the rulebook plays them. */
export const CARD_FREE_DEFAULTS: CardFreeOptions = /* @__PURE__ */ defaultsOf(TABLE);

/**
 * Every option of Card Free in order, for a settings screen.
 *
 * @example
 * ```ts
 * import { CARD_FREE_OPTIONS } from 'mahjongg';
 *
 * CARD_FREE_OPTIONS.find(({ name }) => name === 'baseValue')?.values; // => [20, 25]
 * ```
 */
export const CARD_FREE_OPTIONS: readonly RulesOption[] = /* @__PURE__ */ optionList(TABLE);

/**
 * Reads Card Free’s options from any value and fills in the defaults.
 *
 * @param value - The options, such as a club’s settings as JSON.
 * @returns All options, or a reason for each one refused: an unknown option, a value that the option does not take,
 * or a base or minimum of 20 without the option it needs (CF-33).
 * @example
 * ```ts
 * import { readCardFreeOptions, unwrap } from 'mahjongg';
 *
 * unwrap(readCardFreeOptions({ skillLevel: 2 })).skillLevel; // => 2
 * const wrong = readCardFreeOptions({ skilLevel: 2 });
 * wrong.ok || wrong.error.message; // => 'Card Free has no option “skilLevel”. Did you mean “skillLevel”?'
 * ```
 */
export const readCardFreeOptions = (value: unknown): Result<CardFreeOptions> => readOptions(value, SPEC);
