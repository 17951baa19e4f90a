import { nearestName } from '../result/nearest-name';
import { isRecord, ownValue } from '../result/own-values';
import { described, type Reason, type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';
import { CARD_FREE_DEFAULTS, CARD_FREE_VALUES, type CardFreeOptions } from './options';

type Values = Readonly<Record<string, unknown>>;

const RULES: Readonly<Record<string, string>> = {
  baseValue: 'CF-33',
  skillLevel: 'CF-34',
  minimumValue: 'CF-33a',
};

const unknown = (name: string, known: readonly string[], path: readonly string[]): Reason => {
  const inGroup = path.length === 0 && Object.hasOwn(CARD_FREE_DEFAULTS.houseRules, name);
  const nearest = inGroup ? `houseRules.${name}` : nearestName(name, known);
  const hint = nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
  return {
    code: 'unknownOption',
    rule: '',
    message: `Card Free has no option ${described(name)}.${hint}`,
    at: { path: [...path, name.slice(0, 40)] },
    params: nearest === undefined ? {} : { nearest },
  };
};

const bad = (name: string, expected: string, value: unknown, path: readonly string[]): Reason => ({
  code: 'badOption',
  rule: RULES[name] ?? '',
  message: `The option ${name} is ${expected}, not ${described(value)}.`,
  at: { path: [...path, name] },
  params: { option: name },
});

/** Reads one option; what is wrong with it is collected. */
const readOption = (
  name: string,
  value: unknown,
  usual: unknown,
  path: readonly string[],
  reasons: Reason[],
): unknown => {
  if (value === undefined) return usual;
  if (typeof usual === 'object') return readGroup(value, usual as Values, [...path, name], reasons);
  if (typeof usual === 'boolean') {
    if (typeof value !== 'boolean') reasons.push(bad(name, 'true or false', value, path));
    return value;
  }
  const allowed = CARD_FREE_VALUES[name] ?? [];
  if (!allowed.includes(value as number))
    reasons.push(bad(name, `one of ${allowed.join(', ')}`, value, path));
  return value;
};

/** Reads a group of options against its defaults: every name known, every value allowed. */
const readGroup = (value: unknown, usual: Values, path: readonly string[], reasons: Reason[]): Values => {
  if (!isRecord(value)) {
    const message = `${path.at(-1) ?? 'The options'} must be an object, not ${described(value)}.`;
    reasons.push({ code: 'badOption', rule: '', message, at: { path }, params: {} });
    return usual;
  }
  const given = new Map(
    Object.keys(value)
      .slice(0, 100)
      .map((name) => [name, ownValue(value, name)]),
  );
  const names = Object.keys(usual);
  for (const name of given.keys()) {
    if (!names.includes(name)) reasons.push(unknown(name, names, path));
  }
  return Object.freeze(
    Object.fromEntries(
      names.map((name) => [name, readOption(name, given.get(name), usual[name], path, reasons)]),
    ),
  );
};

/**
 * Reads Card Free's options from any value, filling in the defaults. An unknown option, a value it
 * does not take and a base of 20 without `requireBonus` are refused, each with its reason.
 */
export const readCardFreeOptions = (value: unknown): Result<CardFreeOptions, Rejection> => {
  const reasons: Reason[] = [];
  const options = readGroup(value, CARD_FREE_DEFAULTS as unknown as Values, [], reasons);
  const read = options as unknown as CardFreeOptions;
  if (reasons.length === 0 && read.baseValue === 20 && !read.houseRules.requireBonus) {
    const message = 'The base may be lowered to 20 only together with the house rule requireBonus.';
    reasons.push({
      code: 'badOption',
      rule: 'CF-33',
      message,
      at: { path: ['baseValue'] },
      params: { option: 'baseValue' },
    });
  }
  return reasons.length > 0 ? rejected(...reasons) : success(read);
};
