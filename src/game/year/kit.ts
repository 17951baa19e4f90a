import type { Hand } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import type { YearGame } from '../../rules/year';
import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import type { YearOptions } from '../../year/options';
import type { RulesIdentity } from '../../play/types';
import { exchanged } from '../../play/racks';
import { at } from '../../play/seats';
import type { YearAnswer } from './actions';
import type { YearPhase, YearScene, YearStages } from './state';

/** Everything the phases ask of the rules. */
export interface YearKit {
  /** The rule set. */
  readonly rules: YearGame;
  /** Its options. */
  readonly options: YearOptions;
  /** The rules as data, one value for all states. */
  readonly identity: RulesIdentity;
}

/** What a player knows beside what everybody sees; enough to say what is legal. */
export interface YearOwn {
  /** Who it is. */
  readonly seat: Seat;
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The sealed answer; null if there is none. */
  readonly answer: YearAnswer | null;
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** What everybody sees in one phase. */
export type YearSceneIn<P extends YearPhase> = YearScene & { readonly phase: P; readonly now: YearStages[P] };

/** A rack after some tiles have come and others have gone, in rack order (YG-16). */
export const changedRack = (
  rack: readonly Tile[],
  lost: readonly Tile[] = [],
  gained: readonly Tile[] = [],
): readonly Tile[] => sortRack(exchanged(rack, lost, gained), 'year');

/** A hand with these concealed tiles. */
export const handWith = ({ melds, flowers }: YearScene, seat: Seat, concealed: readonly Tile[]): Hand => ({
  concealed,
  melds: at(melds, seat),
  flowers: at(flowers, seat),
});

/** How many revealed kongs and Years a player has; a replacement was taken for each (YG-9). */
export const foursOf = ({ melds }: YearScene, seat: Seat): number =>
  at(melds, seat).filter(({ tiles }) => tiles.length === 4).length;

/** The tiles of a hand outside its turn: thirteen and one for each replacement for a kong or Year (YG-9). */
const WAITING = 13;

/** How many tiles a player has beyond those of a hand that waits: one after drawing or calling, else none. */
export const surplusOf = (scene: YearScene, seat: Seat): number => {
  const melded = at(scene.melds, seat).reduce((sum, { tiles }) => sum + tiles.length, 0);
  return at(scene.counts, seat) + melded - WAITING - foursOf(scene, seat);
};

/** Whether there is a tile left to replace a revealed one with (YG-15a). */
export const hasReplacement = ({ options }: YearKit, { flowerWallLeft, wallLeft }: YearScene): boolean =>
  flowerWallLeft > 0 || (options.flowerWallRefill && wallLeft > 0);
