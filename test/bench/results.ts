import type { AgainstLookup } from './against-lookup';
import type { JokerRow } from './by-jokers';
import type { Extremes } from './slowest';

/** Everything that was measured; times in microseconds. */
export interface Results {
  readonly node: string;
  readonly processors: number;
  /** How many programs were at work on the machine when it began. */
  readonly load?: number;
  readonly seed: number;
  readonly layouts: number;
  readonly keys: number;
  readonly againstLookup: AgainstLookup;
  readonly readings: readonly JokerRow[];
  readonly reasons: readonly JokerRow[];
  readonly extremes: Extremes;
}
