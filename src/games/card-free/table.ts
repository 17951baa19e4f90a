import { frozen } from '../../core/frozen';
import { type LoneTileRules, loneTilesCanWin } from '../../hands/lone-tiles';
import { type Tile, WINDS } from '../../tiles/tile';
import type { RackTable } from '../american/rack-table';
import type { CardFreeOptions } from './options';

/** How Card Free is played: as the guide says (AG), with its own exposures (CF-18, CF-28) and house rules (CF-31). */
export const cardFreeTable = ({
  houseRules,
  callFlowerPungs,
  jokersInFlowerPungs,
  baseValue,
}: CardFreeOptions): RackTable =>
  frozen({
    play: 'racks',
    players: [4],
    dreamer: false,
    handSize: 14,
    throws: 0,
    tilesKept: 0,
    wallRule: 'AG-13',
    eastPasses: 'everyGame',
    windsFollowDeal: true,
    charleston: {
      rounds: [
        ['right', 'across', 'left'],
        ['left', 'across', 'right'],
      ],
      size: 3,
      second: houseRules.skipSecondCharleston ? 'never' : 'unlessStopped',
      blind: [true, true],
      blindOrder: 'turn',
      courtesy: 3,
      neverPassed: ['J'],
    },
    calls: {
      sizes: [3, 4, 5],
      exceptions: { F: { sizes: callFlowerPungs ? [3] : [], jokers: jokersInFlowerPungs } },
      jokers: ['J'],
      naturals: 0,
      grows: false,
      exchangeAfterCall: true,
      robbedExchange: false,
      rule: 'CF-28',
    },
    mistakes: {
      challenges: 'free',
      deadHands: 'stop',
      deadJokers: 'exchangeable',
      misnaming: true,
      falseWin: 'dead',
      wrongExposure: 'whenChallenged',
      takeBack: false,
    },
    declaredValue: baseValue,
    levels: 5,
  });

const LONE_TILES: LoneTileRules = { jokers: ['J'], mayStandAlone: WINDS };

/**
 * Whether concealed tiles could be part of a winning hand: a single tile that is no wind needs two
 * jokers to become a block (CF-2, CF-3, CF-17).
 */
export const mayWinCardFree = (concealed: readonly Tile[]): boolean => loneTilesCanWin(concealed, LONE_TILES);
