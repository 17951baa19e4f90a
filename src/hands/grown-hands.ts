import type { Tile } from '../tiles/tile';
import type { Hand, Meld } from './hand';

/** A hand with some of its tiles laid on its exposures. */
export interface GrownHand extends Hand {
  readonly melds: readonly Meld[];
  /** The tiles laid on exposures. */
  readonly laid: readonly Tile[];
}

/** Tiles that can serve as jokers. */
const WILD: readonly Tile[] = ['F', 'J'];

/**
 * Every way to lay concealed tiles on exposures (TG-5), own tiles of an exposure before jokers and flowers, and the hand as
 * it lies first. Whether such exposures may be made is left to the rules.
 */
export function* grownHands(
  { concealed, melds = [] }: Hand,
  laid: readonly Tile[] = [],
  place = 0,
  sort = 0,
): Generator<GrownHand> {
  const meld = melds[place];
  if (meld === undefined) {
    yield { concealed, melds, laid };
    return;
  }
  const own = meld.tiles.find((tile) => !WILD.includes(tile));
  const tile = [...WILD, own][sort];
  // The last sort varies first.
  if (sort < WILD.length) yield* grownHands({ concealed, melds }, laid, place, sort + 1);
  else yield* grownHands({ concealed, melds }, laid, place + 1);
  const at = tile === undefined ? -1 : concealed.indexOf(tile);
  if (tile === undefined || at < 0) return;
  const rest = concealed.filter((_, other) => other !== at);
  const grown = melds.map((one, other) => (other === place ? { ...one, tiles: [...one.tiles, tile] } : one));
  yield* grownHands({ concealed: rest, melds: grown }, [...laid, tile], place, sort);
}

/** Every way in which a hand wins: as it lies, and with tiles laid on its exposures if they grow (TG-5). */
export function* winningWays(
  hand: Hand,
  exposuresGrow: boolean,
  wins: (hand: Hand) => boolean,
): Generator<Hand> {
  for (const { concealed, melds } of exposuresGrow ? grownHands(hand) : [hand]) {
    const laid = { ...hand, concealed, melds };
    if (wins(laid)) yield laid;
  }
}
