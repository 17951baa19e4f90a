import type { Tile } from '../../../../tiles/tile';
import { tileIndex } from '../../../../tiles/tile-index';
import type { HeldHand } from '../exposures';

/** A hand after tiles of its own were laid on its exposures. */
export interface GrownHand {
  /** The hand as it is then. */
  readonly held: HeldHand;
  /** The tiles that were laid on exposures. */
  readonly laid: readonly Tile[];
}

/** The exposures from `place` on as they can be. */
function* grownFrom(grown: GrownHand, place: number, fewestLeft: number): Generator<GrownHand> {
  const { held, laid } = grown;
  const exposure = held.exposures[place];
  if (exposure === undefined) {
    const left = held.concealed.reduce((sum, count) => sum + count, 0);
    if (laid.length > 0 && left >= fewestLeft) yield grown;
    return;
  }
  yield* grownFrom(grown, place + 1, fewestLeft);
  const { tile } = exposure;
  if (tile === undefined) return;
  const index = tileIndex(tile);
  for (let added = 1; added <= (held.concealed[index] as number); added++) {
    const concealed = held.concealed.map((count, kind) => (kind === index ? count - added : count));
    const exposures = held.exposures.map((one) =>
      one === exposure ? { ...exposure, size: exposure.size + added } : one,
    );
    const tiles = Array.from({ length: added }, () => tile);
    const next = { held: { ...held, concealed, exposures }, laid: [...laid, ...tiles] };
    yield* grownFrom(next, place + 1, fewestLeft);
  }
}

/**
 * A hand with its own tiles laid on its exposures in every way that leaves so many of them concealed, the
 * fewest on the last one first (TG-5).
 */
export const grownExposures = (held: HeldHand, fewestLeft: number): Generator<GrownHand> =>
  grownFrom({ held, laid: [] }, 0, fewestLeft);
