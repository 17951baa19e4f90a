import type { Result } from 'mahjongg';

/** A value that must be there: anything else is a mistake of the program. */
export const unwrap = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
