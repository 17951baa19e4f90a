import type { CheckedHand } from '../../../hands/check-hand';
import { withDrawn } from '../../../hands/with-drawn';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import type { CardFreeOptions, CardFreeRules } from '../options';
import type { CardFreeWin } from '../vocabulary';
import { ascending, type BlockCode, blockCode, kindOf, sizeOf, WIND_KINDS } from './blocks';

/** A hand with valid melds, as the searches use it. */
export interface Rack {
  /** The concealed tiles by index in `TILES`, jokers included. The array is reused, like the hand’s counts. */
  readonly counts: Readonly<Uint8Array>;
  /** How many concealed jokers may be used. */
  readonly jokers: number;
  /** The exposures as blocks, in ascending order. */
  readonly exposed: readonly BlockCode[];
  /** How many jokers each exposure has. */
  readonly exposedJokers: readonly number[];
  /** Whether nothing was exposed before the winning tile (CF-23). */
  readonly concealed: boolean;
  /** Whether it has jokers and is known to be won on a discard; an unknown win counts in its favor (CF-33, CF-38). */
  readonly calledWithJokers?: boolean;
  readonly rules: CardFreeRules;
}

const NONE: readonly number[] = /* @__PURE__ */ Object.freeze([]);

export const sum = (tiles: readonly number[]): number => tiles.reduce((total, tile) => total + tile, 0);

/** Orders by kind and size, then by fewer jokers, so that the order of the melds makes no difference. */
const byBlock = (one: readonly number[], other: readonly number[]): number =>
  (one[0] ?? 0) - (other[0] ?? 0) || one.length - other.length || sum(one) - sum(other);

export const jokersAmong = (tiles: readonly number[]): number =>
  tiles.filter((tile) => tile === JOKER).length;

const NO_EXPOSURES: Pick<Rack, 'exposed' | 'exposedJokers'> = { exposed: NONE, exposedJokers: NONE };

/** The exposures of melds that passed the check (CF-28). */
export const exposuresOf = (melds: CheckedHand['melds']): Pick<Rack, 'exposed' | 'exposedJokers'> => {
  if (melds.length === 0) return NO_EXPOSURES;
  const table = melds.map(({ tiles }) => tiles.map(tileIndex).sort(ascending)).sort(byBlock);
  return {
    exposed: table.map((tiles) => blockCode(tiles[0] ?? FLOWER, tiles.length)),
    exposedJokers: table.map(jokersAmong),
  };
};

/** Whether a win is known to be on a discard; all others count as self-picked (CF-29). */
export const isOnDiscard = (win: CardFreeWin | undefined): boolean =>
  win?.by === 'discard' || win?.by === 'misnamedDiscard';

/** The rack of a hand whose melds passed the check (CF-28), won like this, with any drawn tiles added. */
export const rackOf = (
  { counts, melds }: Pick<CheckedHand, 'counts' | 'melds'>,
  rules: CardFreeRules,
  win?: CardFreeWin,
  drawn?: Readonly<Uint8Array>,
): Rack => {
  const all = withDrawn(counts, drawn);
  const jokers = all[JOKER] ?? 0;
  const { exposed, exposedJokers } = exposuresOf(melds);
  const concealed = melds.length <= (rules.afterCall ? 1 : 0);
  const calledWithJokers = isOnDiscard(win) && jokers + sum(exposedJokers) > 0;
  return { counts: all, jokers, exposed, exposedJokers, concealed, calledWithJokers, rules };
};

export const hasJokers = ({ jokers, exposedJokers }: Rack): boolean => jokers > 0 || sum(exposedJokers) > 0;

export const tilesOf = ({ counts, exposed }: Rack): number =>
  counts.reduce((total, count) => total + count, sum(exposed.map(sizeOf)));

/** How many different winds are held that a NEWS block could use. */
export const windsHeld = (counts: Rack['counts']): number =>
  WIND_KINDS.filter((wind) => (counts[wind] ?? 0) > 0).length;

const flowersOf = ({ houseRules }: CardFreeOptions): number => (houseRules.removeFlowersAndJokers ? 4 : 8);

/** How many jokers of the game are not in exposures (CF-1, CF-32). */
export const jokersToBeHad = ({ exposedJokers, rules }: Rack): number =>
  flowersOf(rules) - sum(exposedJokers);

/** How many tiles of the game are not in exposures, by index in `TILES` (CF-1, CF-32). */
export const tilesNotExposed = (rack: Rack): Uint8Array => {
  const left = new Uint8Array(JOKER + 1).fill(4);
  left[FLOWER] = flowersOf(rack.rules);
  left[JOKER] = jokersToBeHad(rack);
  rack.exposed.forEach((block, place) => {
    const natural = sizeOf(block) - (rack.exposedJokers[place] ?? 0);
    left[kindOf(block)] = (left[kindOf(block)] ?? 0) - natural;
  });
  return left;
};
