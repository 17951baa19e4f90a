/** Adds drawn tiles, if any, to counts of tiles. */
export const withDrawn = (
  counts: Readonly<Uint8Array>,
  drawn: Readonly<Uint8Array> | undefined,
): Readonly<Uint8Array> =>
  drawn === undefined ? counts : counts.map((count, kind) => count + (drawn[kind] ?? 0));
