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

/** The same for each thing that something is made of; for things that may be given up, `made` is a `WeakMap`. */
export const onFirstUseOf =
  <K, T>(make: (of: K) => T, made: Memory<K, T> = new Map<K, T>()): ((of: K) => T) =>
  (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const value = make(of);
    made.set(of, value);
    return value;
  };

/** Keeps what was made for a key; all is forgotten when there is too much of it. */
export const keeping = <T, K = string>(
  most: number = Number.POSITIVE_INFINITY,
): ((key: K, make: () => T) => T) => {
  const kept = new Map<K, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make();
    kept.set(key, made);
    return made;
  };
};
