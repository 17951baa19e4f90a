/** A value that is made when it is asked for the first time, and stays the same from then on. */
export const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The same for each thing that something is made of. */
export const onFirstUseOf = <K, T>(make: (of: K) => T): ((of: K) => T) => {
  const made = new Map<K, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
};
