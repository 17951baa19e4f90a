/** How many rule sets are kept before those that nobody uses any more are looked for. */
const MOST_KEPT = 256;

/**
 * Gives equal options the same rule set: `make` is asked only if there is none in use. Rule sets are
 * kept weakly, so options from outside do not fill the memory. Options are equal if they are the
 * same as JSON, so they must have been read, with all their properties in one order.
 */
export const keptRules = <O, R extends object>(make: (options: O) => R): ((options: O) => R) => {
  const made = new Map<string, WeakRef<R>>();
  return (options) => {
    const key = JSON.stringify(options);
    const known = made.get(key)?.deref();
    if (known !== undefined) return known;
    if (made.size >= MOST_KEPT)
      for (const [old, rules] of made) if (rules.deref() === undefined) made.delete(old);
    const rules = make(options);
    made.set(key, new WeakRef(rules));
    return rules;
  };
};
