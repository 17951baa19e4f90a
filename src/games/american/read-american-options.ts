import { nearestName } from '../../core/nearest-name';
import { described, type Rejection, rejected } from '../../core/reason';
import type { Result } from '../../core/result';
import { type OptionsOf, readOptions } from '../../hands/read-options';
import {
  AMERICAN_DEFAULTS,
  type AmericanGameOptions,
  type AmericanOptionsOf,
  type AmericanPreset,
  type GuideOptions,
} from './american-options';

const HAND_RULES = {
  pairOnDiscard: 'AG-15a',
  deadJokers: 'AG-22a',
  fixedColours: 'AG-23a',
  ownJokerWin: 'AG-27a',
  printedJokersCount: 'TG-16',
};

const DEAD_JOKERS = ['exchangeable', 'locked'];

const GUIDE: Pick<OptionsOf<GuideOptions>, 'values' | 'rules'> = {
  values: {
    deadJokers: DEAD_JOKERS,
    eastPasses: ['everyGame', 'notAfterWallGame', 'unlessEastWins'],
    breakWall: ['none', 'dice'],
    secondCharleston: ['unlessStopped', 'never', 'always'],
    blindOrder: ['turn', 'fewestFirst'],
    jokerlessDiscard: ['each', 'total', 'nmjl'],
    deadPays: ['full', 'single'],
    wrongChallenge: ['free', 'dead'],
    errorPayment: ['none', 'nmjl'],
  },
  rules: {
    eastPasses: 'AG-3a',
    breakWall: 'AG-4a',
    secondCharleston: 'AG-6a',
    blindOrder: 'AG-8a',
    jokerlessDiscard: 'AG-29a',
    jokerlessExemptsAllPairs: 'AG-29a',
    deadPays: 'AG-30a',
    wrongChallenge: 'AG-32a',
    errorPayment: 'AG-35a',
  },
};

const AMERICAN_GAME: Omit<OptionsOf<AmericanGameOptions>, 'game' | 'defaults'> = {
  values: {
    deadJokers: DEAD_JOKERS,
    discardPayment: ['discarder', 'nmjl'],
    exchangePays: ['single', 'double'],
    highestValue: ['best'],
    acrossPass: ['none', 'left'],
    base: ['listed', 'guide'],
  },
  ranges: { highestValue: [1, 1_000_000] },
  rules: {
    flowersAsJokers: 'TG-2',
    blindSecondRound: 'TG-3',
    claimNeedsNaturals: 'TG-4a',
    jackpotAdds: 'TG-8a',
    discardPayment: 'TG-9a',
    exchangePays: 'TG-9b',
    correctAfterExposing: 'TG-10a',
    highestValue: 'TG-11a',
    acrossPass: 'TG-15a',
    concealedWinOnDiscard: 'TG-16',
    base: 'TG-17',
  },
};

type Spec<O> = Omit<OptionsOf<O & object>, 'game' | 'defaults'>;

/** The names of the games, for messages. */
const NAMES: Readonly<Record<AmericanPreset, string>> = {
  'american-2018': 'The guide of 2018',
  nmjl: 'The League’s game',
  'american-game': 'The American Game',
};

/** How the options of a rule set are read. */
const specOf = <P extends AmericanPreset>(preset: P): OptionsOf<AmericanOptionsOf[P]> => {
  const { values, ranges, rules }: Spec<unknown> = preset === 'american-game' ? AMERICAN_GAME : GUIDE;
  const defaults = AMERICAN_DEFAULTS[preset];
  return { game: NAMES[preset], defaults, values, ranges, rules: { ...HAND_RULES, ...rules } };
};

/** The American rule sets by name, those of `AmericanPreset`. */
export const AMERICAN_PRESETS: readonly AmericanPreset[] = /* @__PURE__ */ Object.freeze([
  'american-2018',
  'nmjl',
  'american-game',
] as const);

const unknownPreset = (preset: unknown): Rejection['reasons'][number] => {
  const nearest = typeof preset === 'string' ? nearestName(preset, AMERICAN_PRESETS) : undefined;
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return {
    code: 'unknownRules',
    rule: '',
    message: `There is no American rule set ${described(preset)}; there is ${AMERICAN_PRESETS.join(', ')}.${hint}`,
    params: { known: AMERICAN_PRESETS, ...(nearest !== undefined && { nearest }) },
  };
};

/**
 * Reads the options of an American rule set from any value, filling in the defaults of that rule set.
 * An option it does not have, a value that an option does not take and a rule set that there is not
 * are refused, each with its reason.
 */
export const readAmericanOptions = <P extends AmericanPreset>(
  preset: P,
  value: unknown,
): Result<AmericanOptionsOf[P], Rejection> => {
  if (!AMERICAN_PRESETS.includes(preset)) return rejected(unknownPreset(preset));
  return readOptions<AmericanOptionsOf[P]>(value, specOf(preset));
};
