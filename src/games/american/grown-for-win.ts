import { grownHands } from '../../hands/grown-hands';
import type { WholeHand, Win } from '../../hands/hand';
import { TILES, type Tile } from '../../tiles/tile';
import { withTiles } from './card/exposures';
import { isClaimed } from './claimed';

const NO_TILES: readonly number[] = /* @__PURE__ */ TILES.map(() => 0);

/** A hand with own tiles laid on its exposures. */
interface GrownForWin {
  /** The tiles laid on exposures, at least one. */
  readonly laid: readonly Tile[];
  readonly held: Pick<WholeHand, 'concealed' | 'melds'> & { readonly counts: Readonly<Uint8Array> };
}

/** Every way to lay own tiles on exposures (TG-5); a claimed tile stays among the concealed ones. */
export function* grownFor(hand: WholeHand, win: Win | undefined): Generator<GrownForWin> {
  const claimed = isClaimed(win) ? win?.tile : undefined;
  const fewest = isClaimed(win) ? 1 : 0;
  for (const { concealed, melds, laid } of grownHands(hand)) {
    const isKept = claimed === undefined || concealed.includes(claimed);
    if (laid.length > 0 && concealed.length >= fewest && isKept)
      yield { laid, held: { concealed, melds, counts: withTiles(NO_TILES, concealed) } };
  }
}
