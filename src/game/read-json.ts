import { type Reason, type Rejection, rejected } from '../result/reason';
import { type Result, success } from '../result/result';

/** The longest text of a state or record, in characters. */
const MOST_TEXT = 1_048_576;

const fault = (code: Reason['code'], message: string): Result<never, Rejection> =>
  rejected({ code, rule: '', message, params: {} });

/** Reads text as JSON; any other value is taken as JSON that was read already. */
export const readJson = (given: unknown): Result<unknown, Rejection> => {
  if (typeof given !== 'string') return success(given);
  if (given.length > MOST_TEXT)
    return fault('tooLarge', `At most ${MOST_TEXT} characters are read; there are ${given.length}.`);
  try {
    return success(JSON.parse(given));
  } catch {
    return fault('notJson', 'This text is not JSON.');
  }
};
