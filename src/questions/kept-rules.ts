import { keptValues } from './kept-values';

/**
 * Gives equal options the same rule set: `make` is asked only if there is none in use. Options are equal if they
 * are the same as JSON, so they must have been read, with all their properties in one order.
 */
export const keptRules = <O, R extends object>(make: (options: O) => R): ((options: O) => R) => {
  const kept = keptValues<R>();
  return (options) => kept(JSON.stringify(options), () => make(options));
};
