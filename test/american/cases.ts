import { readFileSync } from 'node:fs';
import {
  AMERICAN_PRESETS,
  type AmericanPreset,
  americanRules,
  cardFree,
  type HasPayouts,
} from '../../src/index';

/** A file of vectors of the American games. */
export const readVectors = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/american/${name}`, import.meta.url), 'utf8'));

/** The cases under the names of their tests, which begin with the number of the rule. */
export const named = <C extends { readonly rule: string; readonly name: string }>(
  cases: readonly C[],
): readonly (readonly [string, C])[] => cases.map((one) => [`${one.rule}: ${one.name}`, one]);

/** The payments of a rule set by its name in the vectors. */
export const payingRules = (name: string, options: object = {}): HasPayouts => {
  if (name === 'card-free') return cardFree(options);
  if (!AMERICAN_PRESETS.includes(name as AmericanPreset)) throw new Error(name);
  return americanRules(name as AmericanPreset, options);
};
