/** How many letters must be changed, added, dropped or swapped with the next to turn one word into the other. */
const editDistance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const change = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = isSwapped ? at(i - 2, j - 2) + 1 : change;
      row.push(Math.min(change, swap, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(one.length, other.length);
};

/** The known name most like a given one, for a hint; undefined if none is close or the name is over 40 characters. */
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

/** A “Did you mean …?” to add to a message about an unknown name; empty if no known name is close. */
export const didYouMean = (name: unknown, known: readonly string[]): string => {
  const nearest = typeof name === 'string' ? nearestName(name, known) : undefined;
  return nearest === undefined ? '' : ` Did you mean “${nearest}”?`;
};
