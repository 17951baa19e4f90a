import { failure, type Result, success } from '../result/result';

/** The stable names of everything that can be wrong with a state or a record. */
export type StoredCode = 'badState' | 'badRecord' | 'unknownRules' | 'tooLarge' | 'notJson';

/** Why a state or a record from outside is refused. */
export interface StoredFault {
  /** The stable name of what is wrong. */
  readonly code: StoredCode;
  /** A sentence for a programmer. */
  readonly message: string;
  /** The names of the parts that lead to it, from the outermost inward; empty if the whole is meant. */
  readonly path: readonly string[];
}

/** A failed result that says what is wrong, and where. */
export const storedFault = (
  code: StoredCode,
  message: string,
  ...path: readonly string[]
): Result<never, StoredFault> => failure({ code, message, path });

/** The longest text of a state or record, in characters. */
const MOST_TEXT = 1_048_576;

/** Reads text as JSON; any other value is taken as JSON that was read already. */
export const readJson = (given: unknown): Result<unknown, StoredFault> => {
  if (typeof given !== 'string') return success(given);
  if (given.length > MOST_TEXT)
    return storedFault('tooLarge', `At most ${MOST_TEXT} characters are read; there are ${given.length}.`);
  try {
    return success(JSON.parse(given));
  } catch {
    return storedFault('notJson', 'This text is not JSON.');
  }
};
