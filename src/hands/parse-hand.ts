import { type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { checkHand } from './check-hand';
import type { Hand } from './hand';

/**
 * Reads a hand from a JSON value of any kind. Only the tiles' form is looked at, not how many of
 * each there are: that depends on the game. Bad input gives every reason, with its place.
 */
export const parseHand = (json: unknown): Result<Hand, Rejection> => {
  const { hand, reasons } = checkHand(json);
  if (hand === undefined) return rejected(...reasons);
  const { concealed, melds, flowers } = hand;
  return success({
    concealed: [...concealed],
    ...(melds.length > 0 && { melds }),
    ...(flowers.length > 0 && { flowers }),
  });
};
