import { type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';
import type { Hand } from './hand';
import { readHand } from './hand-faults';

/**
 * Reads a hand from a JSON value of any kind. Only the tiles' form is looked at, not how many of
 * each there are: that depends on the game. Bad input gives every reason, with its place.
 */
export const parseHand = (json: unknown): Result<Hand, Rejection> => {
  const { hand, reasons } = readHand(json);
  return hand === undefined ? rejected(...reasons) : success(hand);
};
