/** What is kept under a key; it is made when it is asked for the first time. */
export const keptIn = <K, V>(
  kept: { readonly get: (key: K) => V | undefined; readonly set: (key: K, value: V) => unknown },
  key: K,
  make: () => V,
): V => {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = make();
  kept.set(key, made);
  return made;
};

/** Keeps what was made for a key; all is forgotten when there is too much of it. */
export const keeping = <T>(most: number): ((key: string, make: () => T) => T) => {
  const kept = new Map<string, T>();
  return (key, make) => {
    if (kept.size >= most && !kept.has(key)) kept.clear();
    return keptIn(kept, key, make);
  };
};
