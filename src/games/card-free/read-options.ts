import type { Rejection } from '../../core/reason';
import type { Result } from '../../core/result';
import { badOption, type OptionsOf, readOptions } from '../../hands/read-options';
import { CARD_FREE_DEFAULTS, CARD_FREE_VALUES, type CardFreeOptions } from './options';

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

const SPEC: OptionsOf<CardFreeOptions> = {
  game: 'Card Free',
  defaults: CARD_FREE_DEFAULTS,
  values: CARD_FREE_VALUES,
  rules: { baseValue: 'CF-33', skillLevel: 'CF-34', minimumValue: 'CF-33a' },
  clashes: (options) =>
    CLASHES.filter(([, , , isMissing]) => isMissing(options)).map(([option, rule, message]) =>
      badOption(message, rule, [option]),
    ),
};

/**
 * Reads Card Free's options from any value, filling in the defaults. An unknown option, a value it
 * does not take and a base or minimum of 20 without the option it needs are refused, each with its reason.
 */
export const readCardFreeOptions = (value: unknown): Result<CardFreeOptions, Rejection> =>
  readOptions(value, SPEC);
