/*
 * Some blocks of a pattern are small and some large. The cheapest way to have a number of large ones
 * makes those large for which it adds least. This runs a hundred thousand times for a hand that is
 * dead, and so it works in two arrays that are used again and again.
 */

/** More blocks than any pattern has. */
export const MOST_BLOCKS = 8;

const growths = /* @__PURE__ */ new Int32Array(MOST_BLOCKS);
const result = /* @__PURE__ */ new Int32Array(MOST_BLOCKS);

/** What blocks of these kinds cost with 0, 1, 2 ... of them large. Lent: the next call overwrites it. */
export const costsByLarge = (
  kinds: readonly number[],
  small: readonly number[],
  large: readonly number[],
): Readonly<Int32Array> => {
  let sum = 0;
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds[at] as number;
    const cost = small[kind] as number;
    const growth = (large[kind] as number) - cost;
    sum += cost;
    let place = at;
    for (; place > 0 && (growths[place - 1] as number) > growth; place--) {
      growths[place] = growths[place - 1] as number;
    }
    growths[place] = growth;
  }
  result[0] = sum;
  for (let at = 0; at < kinds.length; at++) result[at + 1] = (result[at] as number) + (growths[at] as number);
  return result;
};
