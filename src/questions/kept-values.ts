/** How many values are kept before unused ones are removed. */
const MOST_KEPT = 256;

/**
 * Makes a cache that gives the same key the same value while it is in use. Values are held weakly, so that options from outside
 * cannot fill memory.
 */
export const keptValues = <T extends object>(): ((key: string, make: () => T) => T) => {
  const made = new Map<string, WeakRef<T>>();
  return (key, make) => {
    const known = made.get(key)?.deref();
    if (known !== undefined) return known;
    if (made.size >= MOST_KEPT)
      for (const [old, value] of made) if (value.deref() === undefined) made.delete(old);
    const value = make();
    made.set(key, new WeakRef(value));
    return value;
  };
};
