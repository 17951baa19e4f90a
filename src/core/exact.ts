/** An exact fraction, for factors and scores that may not be whole numbers. */
export interface Exact {
  /** The numerator, in lowest terms. */
  readonly n: number;
  /** The denominator, in lowest terms; never less than 1. */
  readonly d: number;
  /** The nearest whole number, halves rounded up. */
  readonly rounded: number;
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

/** `upper / lower` in lowest terms: a whole or half number of at least 0, and a whole number above 0. */
export const exact = (upper: number, lower: number): Exact => {
  if (!Number.isInteger(upper)) return exact(2 * upper, 2 * lower);
  const divisor = greatestDivisor(upper, lower);
  return { n: upper / divisor, d: lower / divisor, rounded: Math.floor((2 * upper + lower) / (2 * lower)) };
};

/** A fraction as a person writes it: `12`, `9/13`, `116 4/13`. */
export const exactText = ({ n, d }: Pick<Exact, 'n' | 'd'>): string => {
  const whole = Math.floor(n / d);
  const rest = n % d;
  if (rest === 0) return String(whole);
  return whole === 0 ? `${rest}/${d}` : `${whole} ${rest}/${d}`;
};
