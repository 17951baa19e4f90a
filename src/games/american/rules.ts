import { soundOf } from '../../core/misuse';
import type { HasPayouts } from '../../hands/payouts';
import type { HasTiles } from '../../hands/rule-parts';
import { keptValues } from '../../questions/kept-values';
import type { AmericanChoices, AmericanOptionsOf, AmericanPreset } from './options';
import { readAmericanOptions } from './options';
import { americanPayouts } from './payouts';
import { americanTiles } from './tiles';

/** An American rule set that judges no hands: its tiles, and its payments for hands with a known value. */
export interface AmericanRules<P extends AmericanPreset = AmericanPreset> extends HasTiles, HasPayouts {
  /** Which rule set it is. */
  readonly name: P;
  /** The options in force, with the rule set’s defaults filled in. */
  readonly options: AmericanOptionsOf[P] & Readonly<Record<string, unknown>>;
}

const kept = /* @__PURE__ */ keptValues<AmericanRules>();

const make = <P extends AmericanPreset>(preset: P, options: AmericanOptionsOf[P]): AmericanRules<P> =>
  Object.freeze({
    name: preset,
    options: options as AmericanRules<P>['options'],
    tiles: americanTiles(preset),
    payouts: americanPayouts(preset, options),
  });

/**
 * Makes an American rule set that settles hands whose value you know (AG-27 to AG-35, TG-9 to TG-11).
 *
 * @param preset - The rule set: `american-2018`, `nmjl` or `american-game`.
 * @param choices - Its options; those left out are as the rulebook plays them.
 * @returns The rule set, for `settle`; the same options return the same object. An unknown name or option throws a
 * `MisuseError`; `readAmericanOptions` returns reasons instead.
 * @example
 * ```ts
 * import { americanRules, settle, unwrap } from 'mahjongg/american';
 *
 * const claim = { value: 25, winner: 'E', by: 'wall', jokerless: true } as const;
 * unwrap(settle(claim, { rules: americanRules('nmjl') })).net; // => { E: 300, S: -100, W: -100, N: -100 }
 * ```
 */
export const americanRules = <P extends AmericanPreset>(
  preset: P,
  choices: AmericanChoices<P> = {},
): AmericanRules<P> => {
  const options = soundOf(readAmericanOptions(preset, choices));
  const key = `${preset} ${JSON.stringify(options)}`;
  return kept(key, () => make(preset, options) as AmericanRules) as AmericanRules<P>;
};
