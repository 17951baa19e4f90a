/** Counts of tiles with those added that are drawn to them, if any are. */
export const withDrawn = (
  counts: Readonly<Uint8Array>,
  drawn: Readonly<Uint8Array> | undefined,
): Readonly<Uint8Array> =>
  drawn === undefined ? counts : counts.map((count, kind) => count + (drawn[kind] ?? 0));
