import type { Form } from '../core/read';

/** The largest number of points accepted from outside. */
export const MOST_POINTS = 1_000_000;

/** Whether a value is a number of whole or half points, at most `MOST_POINTS`. */
export const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2);

export const POINTS: Form<number> = {
  read: (value) => (isPoints(value) ? value : undefined),
  expected: 'whole or half points from 0 to 1,000,000',
};
