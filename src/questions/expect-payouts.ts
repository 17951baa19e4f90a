import { MisuseError } from '../core/misuse';
import { expectRules, PAYOUTS_PART } from '../hands/expect-rules';
import type { HasPayouts, Payouts } from '../hands/payouts';
import { readPayouts } from './read-payouts';

/** The tables that nobody can change any more and that were found to be sound. */
const sound = /* @__PURE__ */ new WeakSet<Payouts>();

/** Ends with a `MisuseError` if what a program gave as rules has no table of payments, or one that is not sound. */
export const expectPayouts = (rules: HasPayouts): void => {
  expectRules(rules, PAYOUTS_PART);
  const { payouts } = rules;
  if (sound.has(payouts)) return;
  const read = readPayouts(payouts);
  if (!read.ok) throw new MisuseError(read.error.reasons);
  if (isFrozenThrough(payouts)) sound.add(payouts);
};

const isFrozenThrough = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozenThrough));
