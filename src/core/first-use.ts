/** A value that is made when it is asked for the first time, and stays the same from then on. */
export const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Where values are kept by what they are made of. */
interface Memory<K, T> {
  readonly get: (of: K) => T | undefined;
  readonly set: (of: K, value: T) => unknown;
}

/** What is kept for a key; it is made when it is asked for the first time. */
export const keptIn = <K, T>(kept: Memory<K, T>, key: K, make: () => T): T => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
};

/** A value for each thing that it is made of, made once; for things that may be given up, `kept` is a `WeakMap`. */
export const onFirstUseOf =
  <K, T>(make: (of: K) => T, kept: Memory<K, T> = new Map<K, T>()): ((of: K) => T) =>
  (of) =>
    keptIn(kept, of, () => make(of));

/** Keeps what was made for a key; all is forgotten when there is too much of it. */
export const keeping = <T, K = string>(
  most: number = Number.POSITIVE_INFINITY,
): ((key: K, make: () => T) => T) => {
  const kept = new Map<K, T>();
  return (key, make) => {
    if (kept.size >= most && !kept.has(key)) kept.clear();
    return keptIn(kept, key, make);
  };
};
