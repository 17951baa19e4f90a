import { keptValues } from './kept-values';

/**
 * Gives equal options the same rule set: `make` is called only if none is in use. Options are equal if their JSON is, so they
 * must have been read first, which puts their properties in one order.
 */
export const keptRules = <O, R extends object>(make: (options: O) => R): ((options: O) => R) => {
  const kept = keptValues<R>();
  return (options) => kept(JSON.stringify(options), () => make(options));
};
