import { didYouMean, nearestName } from '../../core/nearest-name';
import { type Form, oneOf, wholeBetween } from '../../core/read';
import { described, type Reason, reasonAt } from '../../core/reason';
import { type Result, rejected } from '../../core/result';
import { POINTS } from '../../hands/points';
import {
  type Choices,
  defaultsOf,
  type OptionsOf,
  type OptionTable,
  optionList,
  type RulesOption,
  readOptions,
} from '../../hands/read-options';

/** The American rule sets: the 2018 guide, the League’s practice, and “The American Game”. */
export type AmericanPreset = 'american-2018' | 'nmjl' | 'american-game';

/** The options that every American game with a card has. */
export interface AmericanHandOptions {
  /** Whether a discard may be claimed for a single or a pair, for Mah Jongg only (AG-15a). */
  readonly pairOnDiscard: boolean;
  /** Whether jokers exposed before a hand was called dead can still be exchanged (AG-22a). */
  readonly deadJokers: 'exchangeable' | 'locked';
  /** Whether a card’s colors name suits: red craks, green bams, blue dots; otherwise they mean different suits (AG-23a). */
  readonly fixedColours: boolean;
  /** Whether redeeming a joker from the winner’s own exposure can win, as redeeming another player’s can (AG-27a). */
  readonly ownJokerWin: boolean;
  /** Whether jokers printed in the line count as jokers, so that a hand with no others is not jokerless (TG-16). */
  readonly printedJokersCount: boolean;
  /** The points added to an open line won without exposures, unless the card gives the line its own bonus (AG-23). */
  readonly concealedBonus: number;
  /** Whether a discarded joker can be claimed, for an exposure that shows what it stands for or for Mah Jongg (AG-12). */
  readonly claimDiscardedJoker: boolean;
}

/** The options of the 2018 guide and of the League’s practice. */
export interface GuideOptions extends AmericanHandOptions {
  /** When East passes to the right after a game (AG-3a). */
  readonly eastPasses: 'everyGame' | 'notAfterWallGame' | 'unlessEastWins';
  /** Whether the dice decide where East’s wall is broken (AG-4a). */
  readonly breakWall: 'none' | 'dice';
  /** Whether the Charleston has a second round: unless a player stops it, never or always (AG-6a). */
  readonly secondCharleston: 'unlessStopped' | 'never' | 'always';
  /** How blind passes resolve: in turn from East, or the player who passes the fewest blind first (AG-8a). */
  readonly blindOrder: 'turn' | 'fewestFirst';
  /**
   * What a jokerless hand won on a discard is paid: three times by each player, three times in all, or four times by
   * the discarder and twice by the others (AG-29a).
   */
  readonly jokerlessDiscard: 'each' | 'total' | 'nmjl';
  /** Whether jokerless hands of singles and pairs are not paid more (AG-29a). */
  readonly jokerlessExemptsAllPairs: boolean;
  /** What a player with a dead hand pays: as much as the others, or the value once (AG-30a). */
  readonly deadPays: 'full' | 'single';
  /** Whether a wrong challenge is free or kills the challenger’s hand (AG-32a). */
  readonly wrongChallenge: 'free' | 'dead';
  /** What Mah Jongg in error costs: nothing, or double the value to the one player still intact (AG-35a). */
  readonly errorPayment: 'none' | 'nmjl';
}

/** The options of “The American Game”. */
export interface AmericanGameOptions extends AmericanHandOptions {
  /** Whether flowers may serve as jokers (TG-2). */
  readonly flowersAsJokers: boolean;
  /** Whether the last pass of the second exchange may be blind too (TG-3). */
  readonly blindSecondRound: boolean;
  /** Whether a claim for an exposure needs two natural tiles in hand (TG-4a). */
  readonly claimNeedsNaturals: boolean;
  /** Whether the jackpot is added to the points for a self-drawn tile instead of replacing them (TG-8a). */
  readonly jackpotAdds: boolean;
  /** Who pays on a discard: the discarder alone, once; or the discarder twice and the others once (TG-9a). */
  readonly discardPayment: 'discarder' | 'nmjl';
  /** What the exchanger pays, for everybody, on a tile claimed in a joker exchange: single or double (TG-9b). */
  readonly exchangePays: 'single' | 'double';
  /** Whether a wrong exposure can be corrected before the discard (TG-10a). */
  readonly correctAfterExposing: boolean;
  /** The highest hand value: the card’s best line or 100 without a card, or a number of points (TG-11a). */
  readonly highestValue: 'best' | number;
  /** What replaces the across pass with three players: nothing, or a second pass to the left (TG-15a). */
  readonly acrossPass: 'none' | 'left';
  /** Whether a concealed hand can be won on a discard (TG-16). */
  readonly concealedWinOnDiscard: boolean;
  /** What applies where neither rulebook has a rule: the points listed with the game, or the guide’s practice (TG-17). */
  readonly base: 'listed' | 'guide';
}

/** The options of each rule set. */
export interface AmericanOptionsOf {
  /** The options of the 2018 guide. */
  readonly 'american-2018': GuideOptions;
  /** The options of the League’s practice. */
  readonly nmjl: GuideOptions;
  /** The options of “The American Game”. */
  readonly 'american-game': AmericanGameOptions;
}

/** Any options of a rule set; those left out are at their defaults. */
export type AmericanChoices<P extends AmericanPreset = AmericanPreset> = Choices<AmericanOptionsOf[P]>;

const HANDS: OptionTable<AmericanHandOptions> = {
  pairOnDiscard: [true, 'AG-15a'],
  deadJokers: ['exchangeable', 'AG-22a', ['exchangeable', 'locked']],
  fixedColours: [false, 'AG-23a'],
  ownJokerWin: [true, 'AG-27a'],
  printedJokersCount: [true, 'TG-16'],
  concealedBonus: [0, 'AG-23', POINTS],
  claimDiscardedJoker: [false, 'AG-12'],
};

const guideTable = (isLeague: boolean): OptionTable<GuideOptions> => ({
  ...HANDS,
  eastPasses: ['everyGame', 'AG-3a', ['everyGame', 'notAfterWallGame', 'unlessEastWins']],
  breakWall: [isLeague ? 'dice' : 'none', 'AG-4a', ['none', 'dice']],
  secondCharleston: ['unlessStopped', 'AG-6a', ['unlessStopped', 'never', 'always']],
  blindOrder: [isLeague ? 'fewestFirst' : 'turn', 'AG-8a', ['turn', 'fewestFirst']],
  jokerlessDiscard: [isLeague ? 'nmjl' : 'each', 'AG-29a', ['each', 'total', 'nmjl']],
  jokerlessExemptsAllPairs: [isLeague, 'AG-29a'],
  deadPays: ['full', 'AG-30a', ['full', 'single']],
  wrongChallenge: [isLeague ? 'dead' : 'free', 'AG-32a', ['free', 'dead']],
  errorPayment: [isLeague ? 'nmjl' : 'none', 'AG-35a', ['none', 'nmjl']],
});

const GUIDE = /* @__PURE__ */ guideTable(false);
const LEAGUE = /* @__PURE__ */ guideTable(true);

const HIGHEST_VALUE: Form<'best' | number> = {
  read: (value) => oneOf(['best'] as const)(value) ?? wholeBetween(1, 1_000_000)(value),
  expected: '“best” or a whole number from 1 to 1000000',
};

const AMERICAN_GAME: OptionTable<AmericanGameOptions> = /* @__PURE__ */ Object.assign({}, HANDS, {
  flowersAsJokers: [false, 'TG-2'],
  blindSecondRound: [false, 'TG-3'],
  claimNeedsNaturals: [false, 'TG-4a'],
  jackpotAdds: [false, 'TG-8a'],
  discardPayment: ['discarder', 'TG-9a', ['discarder', 'nmjl']],
  exchangePays: ['single', 'TG-9b', ['single', 'double']],
  correctAfterExposing: [true, 'TG-10a'],
  highestValue: ['best', 'TG-11a', HIGHEST_VALUE],
  acrossPass: ['none', 'TG-15a', ['none', 'left']],
  concealedWinOnDiscard: [false, 'TG-16'],
  base: ['listed', 'TG-17', ['listed', 'guide']],
} satisfies Omit<OptionTable<AmericanGameOptions>, keyof AmericanHandOptions>);

/** How each rule set reads its options; the League’s defaults differ from the guide’s in what AG-29a lists. */
const SPECS: { readonly [P in AmericanPreset]: OptionsOf<AmericanOptionsOf[P]> } = {
  'american-2018': {
    game: 'The guide of 2018',
    table: GUIDE,
    elsewhere: ['The American Game', AMERICAN_GAME],
  },
  nmjl: { game: 'The League’s game', table: LEAGUE, elsewhere: ['The American Game', AMERICAN_GAME] },
  'american-game': {
    game: 'The American Game',
    table: AMERICAN_GAME,
    elsewhere: ['The guide of 2018', GUIDE],
  },
};

/**
 * The defaults of each rule set, as the rulebook plays it.
 *
 * @example
 * ```ts
 * import { AMERICAN_DEFAULTS } from 'mahjongg/american';
 *
 * [AMERICAN_DEFAULTS.nmjl.breakWall, AMERICAN_DEFAULTS['american-2018'].breakWall]; // => ['dice', 'none']
 * ```
 */
export const AMERICAN_DEFAULTS: AmericanOptionsOf = /* @__PURE__ */ Object.freeze({
  'american-2018': /* @__PURE__ */ defaultsOf(GUIDE),
  nmjl: /* @__PURE__ */ defaultsOf(LEAGUE),
  'american-game': /* @__PURE__ */ defaultsOf(AMERICAN_GAME),
});

/** Every option of each rule set in order, for a settings screen. */
export const AMERICAN_OPTIONS: { readonly [P in AmericanPreset]: readonly RulesOption[] } =
  /* @__PURE__ */ Object.freeze({
    'american-2018': /* @__PURE__ */ optionList(GUIDE),
    nmjl: /* @__PURE__ */ optionList(LEAGUE),
    'american-game': /* @__PURE__ */ optionList(AMERICAN_GAME),
  });

/** The names of the American rule sets. */
export const AMERICAN_PRESETS: readonly AmericanPreset[] = /* @__PURE__ */ Object.freeze([
  'american-2018',
  'nmjl',
  'american-game',
] as const);

const unknownPreset = (preset: unknown): Reason => {
  const nearest = typeof preset === 'string' ? nearestName(preset, AMERICAN_PRESETS) : undefined;
  const known = `the American rule sets are ${AMERICAN_PRESETS.join(', ')}.${didYouMean(preset, AMERICAN_PRESETS)}`;
  const message =
    typeof preset === 'string'
      ? `There is no American rule set ${described(preset)}; ${known}`
      : `The rule set must be named first, not ${described(preset)}; ${known}`;
  const params = { known: AMERICAN_PRESETS, ...(nearest !== undefined && { nearest }) };
  return reasonAt('unknownRules', '', message, [], params);
};

/**
 * Reads the options of an American rule set from any value and fills in its defaults.
 *
 * @param preset - The rule set: `american-2018`, `nmjl` or `american-game`.
 * @param value - The options, such as a club’s settings as JSON.
 * @returns All options, or a reason for each one refused: an unknown option or rule set, or a value that the option
 * does not take.
 * @example
 * ```ts
 * import { readAmericanOptions, unwrap } from 'mahjongg/american';
 *
 * unwrap(readAmericanOptions('nmjl', { deadPays: 'single' })).wrongChallenge; // => 'dead'
 * const wrong = readAmericanOptions('nmjl', { deadPays: 'half' });
 * wrong.ok || wrong.error.message; // => 'The option deadPays must be one of full, single, not “half”.'
 * ```
 */
export const readAmericanOptions = <P extends AmericanPreset>(
  preset: P,
  value: unknown,
): Result<AmericanOptionsOf[P]> => {
  if (!AMERICAN_PRESETS.includes(preset)) return rejected(unknownPreset(preset));
  return readOptions(value, SPECS[preset]);
};
