import type { Exact } from 'mahjongg';

/** A finished game as it goes onto the score card (CS-23, AS-10), but for its date. */
export interface FinishedGame {
  /** The name of the rule set. */
  readonly rules: string;
  /** Whether the player won. */
  readonly won: boolean;
  /** The natural score: that of the hand, before the tiles left are taken into account; 0 without a win. */
  readonly natural: number;
  /** The part of the tiles that was left; null where it does not matter. */
  readonly left: Exact | null;
  /** The final score, rounded as on the sheet; at a table with others what the player won or lost. */
  readonly final: number;
  /** Whether the winning hand had no jokers; left out in games without jokers. */
  readonly jokerless?: boolean | undefined;
  /** What else there is to say. */
  readonly remarks: string;
}

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

/** The fraction of two whole numbers, the upper one not negative and the lower one positive. */
export const exact = (upper: number, lower: number): Exact => {
  const divisor = commonDivisor(upper, lower);
  return { n: upper / divisor, d: lower / divisor, rounded: Math.floor((2 * upper + lower) / (2 * lower)) };
};

/** A fraction as a person writes it: `12`, `9/13`, `116 4/13`. */
export const exactText = ({ n, d }: Exact): string =>
  [Math.floor(n / d) || '', n % d === 0 ? '' : `${n % d}/${d}`].filter((part) => part !== '').join(' ') ||
  '0';
