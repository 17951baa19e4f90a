import { type Reason, type Rejection, rejected } from '../../core/reason';
import { type Result, success } from '../../core/result';
import { type OptionsOf, readOptions } from '../../hands/read-options';

/** The house rules of CF-31 to CF-33, each agreed before play. */
export interface HouseRules {
  /** The second Charleston is always skipped; the courtesy pass stays (CF-31). */
  readonly skipSecondCharleston: boolean;
  /** Four flowers and four jokers are taken out: 144 tiles (CF-32). */
  readonly removeFlowersAndJokers: boolean;
  /** A win needs a bonus, no jokers, self-pick or a Dragon Hand (CF-33). */
  readonly requireBonus: boolean;
}

/** Every option of Card Free with its value. */
export interface CardFreeOptions {
  /** A concealed block may consist of jokers only (CF-3a). */
  readonly allJokerBlocks: boolean;
  /** A NEWS block may stand beside wind blocks (CF-17a). */
  readonly newsWithWinds: boolean;
  /** Flowers leave the SUIT bonus alone (CF-22a). */
  readonly suitAllowsFlowers: boolean;
  /** NEWS leaves the SUIT bonus alone (CF-22a). */
  readonly suitAllowsNews: boolean;
  /** Jokers may stand for the flowers of Dragon's Love (CF-25a). */
  readonly jokersInFlowerPungs: boolean;
  /** A flower may be called for a flower Pung of Dragon's Love (CF-25a). */
  readonly callFlowerPungs: boolean;
  /** 7 Pairs and Dragon's Breath do not double for being jokerless (CF-29a). */
  readonly jokerlessExemptsAllPairs: boolean;
  /** At level 1 a NEWS block is enough for 2 Pungs 2 Kongs (CF-34a). */
  readonly level1NewsCounts: boolean;
  /** The skill levels bind Dragon Hands too (CF-38a). */
  readonly levelsBindDragonHands: boolean;
  /** The player's skill level; each has the restrictions of all below it (CF-34 to CF-38). */
  readonly skillLevel: 0 | 1 | 2 | 3 | 4 | 5;
  /** Points of a hand before bonuses; 20 only together with `requireBonus` (CF-19, CF-33). */
  readonly baseValue: 20 | 25;
  /** The least a winning hand counts; 20 only together with a base of 20 (CF-33a). */
  readonly minimumValue: 20 | 25;
  /** The house rules in play. */
  readonly houseRules: HouseRules;
}

/** What `cardFree` takes: any of the options, the rest at their defaults. */
export type CardFreeChoices = Partial<Omit<CardFreeOptions, 'houseRules'>> & {
  /** The house rules that are in play. */
  readonly houseRules?: Partial<HouseRules>;
};

/** The options as the rulebook plays them. */
export const CARD_FREE_DEFAULTS: CardFreeOptions = /* @__PURE__ */ Object.freeze({
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
  houseRules: /* @__PURE__ */ Object.freeze({
    skipSecondCharleston: false,
    removeFlowersAndJokers: false,
    requireBonus: false,
  }),
});

/** The values an option takes, for options that are neither on nor off. */
export const CARD_FREE_VALUES: Readonly<Record<string, readonly number[]>> = {
  skillLevel: [0, 1, 2, 3, 4, 5],
  baseValue: [20, 25],
  minimumValue: [20, 25],
};

const SPEC: OptionsOf<CardFreeOptions> = {
  game: 'Card Free',
  defaults: CARD_FREE_DEFAULTS,
  values: CARD_FREE_VALUES,
  rules: { baseValue: 'CF-33', skillLevel: 'CF-34', minimumValue: 'CF-33a' },
};

type Clash = readonly [keyof CardFreeOptions, string, string, (options: CardFreeOptions) => boolean];

/** Values that need another option: the option, its rule, what it needs, and when that is missing. */
const CLASHES: readonly Clash[] = [
  [
    'baseValue',
    'CF-33',
    'The base may be lowered to 20 only together with the house rule requireBonus.',
    ({ baseValue, houseRules }) => baseValue === 20 && !houseRules.requireBonus,
  ],
  [
    'minimumValue',
    'CF-33a',
    'A hand may count 20 only where the base is lowered to 20 (baseValue).',
    ({ minimumValue, baseValue }) => minimumValue === 20 && baseValue !== 20,
  ],
];

const clashesOf = (options: CardFreeOptions): readonly Reason[] =>
  CLASHES.filter(([, , , isMissing]) => isMissing(options)).map(([option, rule, message]) => ({
    code: 'badOption',
    rule,
    message,
    at: { path: [option] },
    params: { option },
  }));

/**
 * Reads Card Free's options from any value, filling in the defaults. An unknown option, a value it
 * does not take and a base or minimum of 20 without the option it needs are refused, each with its reason.
 */
export const readCardFreeOptions = (value: unknown): Result<CardFreeOptions, Rejection> => {
  const { options, reasons: unread } = readOptions(value, SPEC);
  const reasons = unread.length > 0 ? unread : clashesOf(options);
  return reasons.length > 0 ? rejected(...reasons) : success(options);
};
