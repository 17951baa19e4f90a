import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import type { HeldHand } from './held-hand';

/** A hand after tiles of its own were laid on its exposures. */
export interface GrownHand {
  /** The hand as it is then; one tile at least is left concealed. */
  readonly held: HeldHand;
  /** The tiles that were laid on exposures. */
  readonly laid: readonly Tile[];
}

/** The exposures from `place` on as they can be. */
function* grownFrom(grown: GrownHand, place: number): Generator<GrownHand> {
  const { held, laid } = grown;
  const exposure = held.exposures[place];
  if (exposure === undefined) {
    if (laid.length > 0 && held.concealed.some((count) => count > 0)) yield grown;
    return;
  }
  yield* grownFrom(grown, place + 1);
  const { tile } = exposure;
  if (tile === undefined) return;
  const index = tileIndex(tile);
  for (let added = 1; added <= (held.concealed[index] as number); added++) {
    const concealed = held.concealed.map((count, kind) => (kind === index ? count - added : count));
    const exposures = held.exposures.map((one) =>
      one === exposure ? { ...exposure, size: exposure.size + added } : one,
    );
    const tiles = Array.from({ length: added }, () => tile);
    yield* grownFrom({ held: { ...held, concealed, exposures }, laid: [...laid, ...tiles] }, place + 1);
  }
}

/** A hand with its own tiles laid on its exposures in every way, the fewest on the last one first (TG-5). */
export const grownExposures = (held: HeldHand): Generator<GrownHand> => grownFrom({ held, laid: [] }, 0);
