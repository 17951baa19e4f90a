/*
 * Money is counted in whole millionths, so that sums are exact: amounts have at most two decimals and factors four, and the
 * totals stay below the largest safe integer.
 */

const MILLION = 1_000_000;

/** A number in units of its last decimal (0.25 with two decimals is 25); undefined if it has more decimals. */
export const countOf = (value: number, decimals: number): number | undefined => {
  const count = Math.round(value * 10 ** decimals);
  return count / 10 ** decimals === value ? count : undefined;
};

/** Converts millionths to a number. */
export const numberOf = (amount: number): number => amount / MILLION;
