// What a person would write to match hands against a card: every variant in a typed array, looked at one after
// the other, each left at the first tile that is too much. The library's matcher is compared with it.

const KINDS = 45;
const JOKER = 44;

/**
 * @param {readonly string[]} tiles every tile, in the order of their numbers
 * @param {readonly { readonly groups: readonly { readonly tiles: readonly string[], readonly takesJokers: boolean }[] }[]} variants
 * @returns {(hand: readonly string[]) => boolean}
 */
export const makeScan = (tiles, variants) => {
  const numbers = new Map(tiles.map((tile, number) => [tile, number]));
  const places = new Uint8Array(KINDS * variants.length);
  const fixed = new Uint8Array(KINDS * variants.length);
  variants.forEach(({ groups }, variant) => {
    for (const group of groups)
      for (const tile of group.tiles) {
        const at = KINDS * variant + Number(numbers.get(tile));
        places[at] = Number(places[at]) + 1;
        if (!group.takesJokers) fixed[at] = Number(fixed[at]) + 1;
      }
  });
  const counts = new Uint8Array(KINDS);
  const amount = variants.length;

  return (hand) => {
    counts.fill(0);
    for (let place = 0; place < hand.length; place++) {
      const number = /** @type {number} */ (numbers.get(/** @type {string} */ (hand[place])));
      counts[number] = /** @type {number} */ (counts[number]) + 1;
    }
    next: for (let variant = 0; variant < amount; variant++) {
      const start = KINDS * variant;
      for (let kind = 0; kind < JOKER; kind++) {
        const held = /** @type {number} */ (counts[kind]);
        if (held > /** @type {number} */ (places[start + kind])) continue next;
        if (held < /** @type {number} */ (fixed[start + kind])) continue next;
      }
      if (/** @type {number} */ (counts[JOKER]) >= /** @type {number} */ (places[start + JOKER])) return true;
    }
    return false;
  };
};
