import type { CheckedHand } from '../../hands/check-hand';
import { withDrawn } from '../../hands/with-drawn';
import { JOKER, tileIndex } from '../../tiles/tile-index';
import type { CardFreeOptions } from './options';

/** The tiles of a hand, as its distance is worked out from them. */
export interface HeldTiles {
  /** Concealed tiles by place in `TILES`. */
  readonly counts: Readonly<Uint8Array>;
  /** Concealed jokers. */
  readonly jokers: number;
  /** The exposures as blocks. */
  readonly exposed: readonly number[];
  /** The jokers in all exposures together. */
  readonly exposedJokers: number;
  /** By place in `TILES`: natural tiles in exposures. */
  readonly onTable: Readonly<Uint8Array>;
}

const NOTHING: Readonly<Uint8Array> = /* @__PURE__ */ new Uint8Array(JOKER + 1);
const NO_BLOCKS: readonly number[] = /* @__PURE__ */ Object.freeze([]);

/** The tiles of a hand whose melds are sound, with more drawn to them or not; then its counts are lent as the hand's are. */
export const heldTiles = (hand: CheckedHand, drawn?: Readonly<Uint8Array>): HeldTiles => {
  const { melds } = hand;
  const counts = withDrawn(hand.counts, drawn);
  const jokers = counts[JOKER]!;
  if (melds.length === 0) {
    return { counts, jokers, exposed: NO_BLOCKS, exposedJokers: 0, onTable: NOTHING };
  }
  const onTable = new Uint8Array(JOKER + 1);
  const exposed = melds.map(({ tiles }) => {
    const indexes = tiles.map(tileIndex);
    for (const index of indexes) onTable[index]!++;
    return Math.min(...indexes) * 8 + tiles.length;
  });
  const exposedJokers = onTable[JOKER]!;
  onTable[JOKER] = 0;
  return { counts, jokers, exposed, exposedJokers, onTable };
};

/** The copies of a natural tile that can be concealed beside what lies on the table (CF-1). */
export const copiesLeft = (kind: number, { onTable }: HeldTiles, options: CardFreeOptions): number =>
  (kind > 0 || options.houseRules.removeFlowersAndJokers ? 4 : 8) - onTable[kind]!;

/** The jokers of the game that do not lie in exposures (CF-1, CF-32). */
export const jokersLeft = ({ exposedJokers }: HeldTiles, { houseRules }: CardFreeOptions): number =>
  (houseRules.removeFlowersAndJokers ? 4 : 8) - exposedJokers;
