/*
 * Money of an evening is counted in whole millionths, so that nothing is lost: amounts have two decimals at most and
 * factors four, and what is added up stays far below the numbers that are no longer whole.
 */

/** The millionths in one. */
const MILLION = 1_000_000;

/** A number as a whole count of its last decimal (of 0.25 with two decimals 25); undefined if it has more decimals. */
export const countOf = (value: number, decimals: number): number | undefined => {
  const count = Math.round(value * 10 ** decimals);
  return count / 10 ** decimals === value ? count : undefined;
};

/** A number with so many decimals at most, in millionths; undefined if it has more. */
export const millionths = (value: number, decimals: number): number | undefined => {
  const count = countOf(value, decimals);
  return count === undefined ? undefined : count * 10 ** (6 - decimals);
};

/** The nearest whole multiple of a unit, both in millionths; a half goes up. */
export const roundedTo = (amount: number, unit: number): number =>
  Math.floor((2 * amount + unit) / (2 * unit)) * unit;

/** Millionths as the number that is written with as few decimals as it needs. */
export const numberOf = (amount: number): number => amount / MILLION;
