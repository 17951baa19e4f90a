import { type Reason, type Rejection, rejected } from '../../core/reason';
import { type Result, success } from '../../core/result';
import { type OptionsOf, readOptions } from '../../hands/read-options';
import { CARD_FREE_DEFAULTS, CARD_FREE_VALUES, type CardFreeOptions } from './options';

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
