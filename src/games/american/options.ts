import { didYouMean, nearestName } from '../../core/nearest-name';
import { type Form, oneOf, wholeBetween } from '../../core/read';
import { described, type Reason, type Rejection, reasonAt, rejected } from '../../core/reason';
import type { Result } from '../../core/result';
import { POINTS } from '../../hands/points';
import {
  defaultsOf,
  type OptionsOf,
  type OptionTable,
  optionList,
  type RulesOption,
  readOptions,
} from '../../hands/read-options';

/** The American rule sets of this folder: the 2018 guide, the League's way of playing it, and “The American Game”. */
export type AmericanPreset = 'american-2018' | 'nmjl' | 'american-game';

/** The options that every American game by card has. */
export interface AmericanHandOptions {
  /** A discard may fill a single or a pair, for Mah Jongg only (AG-15a). */
  readonly pairOnDiscard: boolean;
  /** What becomes of the jokers exposed before a hand was called dead (AG-22a). */
  readonly deadJokers: 'exchangeable' | 'locked';
  /** The colors of a printed card are red craks, green bams, blue dots; else they mean different suits (AG-23a). */
  readonly fixedColours: boolean;
  /** Redeeming a joker of one's own exposure is a way to win, as redeeming another's is (AG-27a). */
  readonly ownJokerWin: boolean;
  /** A joker that the line itself asks for is a joker too: a hand with no others is not jokerless (TG-16). */
  readonly printedJokersCount: boolean;
  /** What an open line is worth more if it is won without exposures, unless the card says it of the line (AG-23). */
  readonly concealedBonus: number;
  /** A discarded joker may be claimed, for an exposure that shows what it stands for, or for Mah Jongg (AG-12). */
  readonly claimDiscardedJoker: boolean;
}

/** Every option of the 2018 guide and of the League's practice, with its value. */
export interface GuideOptions extends AmericanHandOptions {
  /** When East passes to the right after a game (AG-3a). */
  readonly eastPasses: 'everyGame' | 'notAfterWallGame' | 'unlessEastWins';
  /** Whether East's wall is broken where the dice say (AG-4a). */
  readonly breakWall: 'none' | 'dice';
  /** Whether there is a second round of the Charleston; by itself there is unless a player stops it (AG-6a). */
  readonly secondCharleston: 'unlessStopped' | 'never' | 'always';
  /** In which order blind passes resolve: from East in turn, or the player who passes the fewest blind first (AG-8a). */
  readonly blindOrder: 'turn' | 'fewestFirst';
  /**
   * What a jokerless hand on a discard is paid: three times by each, three times in all, or four times
   * by the discarder and twice by the others (AG-29a).
   */
  readonly jokerlessDiscard: 'each' | 'total' | 'nmjl';
  /** Hands of singles and pairs only do not pay more for being jokerless (AG-29a). */
  readonly jokerlessExemptsAllPairs: boolean;
  /** What a player with a dead hand pays: as much as the others, or the value once (AG-30a). */
  readonly deadPays: 'full' | 'single';
  /** What a wrong challenge costs: nothing, or the challenger's hand is dead (AG-32a). */
  readonly wrongChallenge: 'free' | 'dead';
  /** What Mah Jongg in error costs: nothing, or double the value to the one player left intact (AG-35a). */
  readonly errorPayment: 'none' | 'nmjl';
}

/** Every option of “The American Game”, with its value. */
export interface AmericanGameOptions extends AmericanHandOptions {
  /** Flowers may serve as jokers (TG-2). */
  readonly flowersAsJokers: boolean;
  /** Tiles may be passed on unseen in the third pass of the second exchange too (TG-3). */
  readonly blindSecondRound: boolean;
  /** Only natural tiles count as held when a discard is claimed for an exposure (TG-4a). */
  readonly claimNeedsNaturals: boolean;
  /** The jackpot stands beside the points of a self-drawn tile, not in their place (TG-8a). */
  readonly jackpotAdds: boolean;
  /** Who pays on a discard: the discarder alone, once; or the discarder twice and the others once (TG-9a). */
  readonly discardPayment: 'discarder' | 'nmjl';
  /** What the exchanger pays, for everybody, on a tile claimed in a joker exchange: single or double (TG-9b). */
  readonly exchangePays: 'single' | 'double';
  /** A wrong claim that was exposed may still be put right before the discard (TG-10a). */
  readonly correctAfterExposing: boolean;
  /** The highest hand value: that of the card's best line, or 100 without a card; or so many points (TG-11a). */
  readonly highestValue: 'best' | number;
  /** What stands for the across pass with three players: nothing, or a second pass to the left (TG-15a). */
  readonly acrossPass: 'none' | 'left';
  /** A closed hand may be won on a discard (TG-16). */
  readonly concealedWinOnDiscard: boolean;
  /** On points that neither rulebook states, what is listed with the game, or the ways of the guide (TG-17). */
  readonly base: 'listed' | 'guide';
}

/** The options of each rule set. */
export interface AmericanOptionsOf {
  /** Those of the 2018 guide. */
  readonly 'american-2018': GuideOptions;
  /** Those of the League's practice. */
  readonly nmjl: GuideOptions;
  /** Those of “The American Game”. */
  readonly 'american-game': AmericanGameOptions;
}

/** What a function takes as options of a rule set: any of them, the rest at their defaults. */
export type AmericanChoices<P extends AmericanPreset = AmericanPreset> = Partial<AmericanOptionsOf[P]>;

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
  expected: 'one of best, a whole number from 1 to 1000000',
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

/** How the options of each rule set are read; the League's differ from the guide's in what AG-29a lists. */
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
 * The options of each rule set as the rulebook plays them.
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

/** Every option of each rule set in order, for a program that lets people choose. */
export const AMERICAN_OPTIONS: { readonly [P in AmericanPreset]: readonly RulesOption[] } =
  /* @__PURE__ */ Object.freeze({
    'american-2018': /* @__PURE__ */ optionList(GUIDE),
    nmjl: /* @__PURE__ */ optionList(LEAGUE),
    'american-game': /* @__PURE__ */ optionList(AMERICAN_GAME),
  });

/** The American rule sets by name, those of `AmericanPreset`. */
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
 * Reads the options of an American rule set from any value, and fills in the defaults of that rule set.
 *
 * @param preset - The rule set: `american-2018`, `nmjl` or `american-game`.
 * @param value - The options, such as a club’s settings as JSON.
 * @returns All options, or a reason for each that is refused: an unknown option or rule set, and a value that the
 * option does not take.
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
): Result<AmericanOptionsOf[P], Rejection> => {
  if (!AMERICAN_PRESETS.includes(preset)) return rejected(unknownPreset(preset));
  return readOptions(value, SPECS[preset]);
};
