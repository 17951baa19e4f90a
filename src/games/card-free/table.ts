import { frozen } from '../../core/frozen';
import { type LoneTileRules, loneTilesCanWin } from '../../hands/lone-tiles';
import { type Tile, WINDS } from '../../tiles/tile';
import type { RackTable } from '../american/rack-table';
import { GUIDE_TABLE } from '../american/table';
import type { CardFreeOptions } from './options';

/** How Card Free is played: as in the guide (AG), with its own exposures (CF-18, CF-28) and house rules (CF-31). */
export const cardFreeTable = ({
  houseRules,
  callFlowerPungs,
  jokersInFlowerPungs,
  baseValue,
}: CardFreeOptions): RackTable =>
  frozen({
    ...GUIDE_TABLE,
    charleston: {
      ...GUIDE_TABLE.charleston,
      second: houseRules.skipSecondCharleston ? 'never' : 'unlessStopped',
    },
    calls: {
      ...GUIDE_TABLE.calls,
      sizes: [3, 4, 5],
      exceptions: { F: { sizes: callFlowerPungs ? [3] : [], jokers: jokersInFlowerPungs } },
      rule: 'CF-28',
    },
    declaredValue: baseValue,
    levels: 5,
  });

const LONE_TILES: LoneTileRules = { jokers: ['J'], mayStandAlone: WINDS };

/**
 * Whether concealed tiles could be part of a winning hand: a single tile other than a wind needs two jokers to
 * become a block (CF-2, CF-3, CF-17).
 */
export const mayWinCardFree = (concealed: readonly Tile[]): boolean => loneTilesCanWin(concealed, LONE_TILES);
