/** A function that makes a value on its first call and returns the same one from then on. */
export const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** A cache of values by what they are made from. */
interface Memory<K, T> {
  readonly get: (of: K) => T | undefined;
  readonly set: (of: K, value: T) => unknown;
}

/** The value cached for a key, made on first use. */
export const keptIn = <K, T>(kept: Memory<K, T>, key: K, make: () => T): T => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
};

/** Makes a value once for each argument; pass a `WeakMap` as `kept` so that arguments can be garbage-collected. */
export const onFirstUseOf =
  <K, T>(make: (of: K) => T, kept: Memory<K, T> = new Map<K, T>()): ((of: K) => T) =>
  (of) =>
    keptIn(kept, of, () => make(of));

/** Caches what is made for each key; clears the whole cache when it is full. */
export const keeping = <T, K = string>(most: number = Infinity): ((key: K, make: () => T) => T) => {
  const kept = new Map<K, T>();
  return (key, make) => {
    if (kept.size >= most && !kept.has(key)) kept.clear();
    return keptIn(kept, key, make);
  };
};
