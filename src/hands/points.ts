import type { Form } from '../core/read';

/** The most points that any value from outside may have. */
export const MOST_POINTS = 1_000_000;

/** Whether a value from outside is a number of points: whole or half ones from 0 to 1,000,000. */
export const isPoints = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_POINTS && Number.isInteger(value * 2);

/** A number of points. */
export const POINTS: Form<number> = {
  read: (value) => (isPoints(value) ? value : undefined),
  expected: `a number of whole or half points from 0 to ${MOST_POINTS}`,
};
