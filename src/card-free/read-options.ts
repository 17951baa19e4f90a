import { type OptionsOf, readOptions } from '../hands/read-options';
import { type Reason, type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';
import { CARD_FREE_DEFAULTS, CARD_FREE_VALUES, type CardFreeOptions } from './options';

const SPEC: OptionsOf<CardFreeOptions> = {
  game: 'Card Free',
  defaults: CARD_FREE_DEFAULTS,
  values: CARD_FREE_VALUES,
  rules: { baseValue: 'CF-33', skillLevel: 'CF-34', minimumValue: 'CF-33a' },
};

const LOW_BASE: Reason = {
  code: 'badOption',
  rule: 'CF-33',
  message: 'The base may be lowered to 20 only together with the house rule requireBonus.',
  at: { path: ['baseValue'] },
  params: { option: 'baseValue' },
};

/**
 * Reads Card Free's options from any value, filling in the defaults. An unknown option, a value it
 * does not take and a base of 20 without `requireBonus` are refused, each with its reason.
 */
export const readCardFreeOptions = (value: unknown): Result<CardFreeOptions, Rejection> => {
  const { options, reasons } = readOptions(value, SPEC);
  if (reasons.length > 0) return rejected(...reasons);
  return options.baseValue === 20 && !options.houseRules.requireBonus ? rejected(LOW_BASE) : success(options);
};
