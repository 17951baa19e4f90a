/** How many letters must be changed, added or dropped to make one word of the other. */
const editDistance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (row[j - 1] as number) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[other.length] as number;
};

/** The known name most like a given one, for a hint; undefined if none is like it or it is over 40 characters. */
export const nearestName = (name: string, known: readonly string[]): string | undefined => {
  if (name.length > 40) return undefined;
  const ranked = known
    .map((one) => ({ one, distance: editDistance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best !== undefined && best.distance <= Math.min(name.length, best.one.length) / 2
    ? best.one
    : undefined;
};

/** A question after a sentence that refuses a name: whether the nearest known one was meant; empty if none is like it. */
export const didYouMean = (name: unknown, known: readonly string[]): string => {
  const nearest = typeof name === 'string' ? nearestName(name, known) : undefined;
  return nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
};
