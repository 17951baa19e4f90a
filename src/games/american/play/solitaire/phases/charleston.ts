import { type IllegalAction, illegal } from '../../../../../play/illegal';
import { choicesOf, holds } from '../../../../../play/racks';
import type { Phase } from '../../../../../play/way';
import type { Tile } from '../../../../../tiles/tile';
import { beginTurn, exchangeWithWall, goToCourtesy, goToPass } from '../round';
import type { AmericanTypes, SolitaireKit, SolitairePassAction } from '../types';

/** The least and greatest number of tiles of a pass. */
type Sizes = readonly [number, number];

const isNeverPassed = ({ hands }: SolitaireKit, tile: Tile): boolean =>
  hands.table.charleston.neverPassed.includes(tile);

const passChoices = (
  kit: SolitaireKit,
  rack: readonly Tile[],
  [least, most]: Sizes,
): readonly Omit<SolitairePassAction, 'seat' | 'moment'>[] => {
  const free = rack.filter((tile) => !isNeverPassed(kit, tile));
  const sizes = Array.from({ length: most - least + 1 }, (_, more) => least + more);
  return sizes.flatMap((size) => choicesOf(free, size).map((tiles) => ({ type: 'pass' as const, tiles })));
};

const passFault = (
  kit: SolitaireKit,
  rack: readonly Tile[],
  tiles: readonly Tile[],
  [least, most]: Sizes,
  rule: string,
): IllegalAction | undefined => {
  if (tiles.length < least || tiles.length > most) {
    const size = least === most ? `${least}` : `${least} to ${most}`;
    return illegal('wrongPassCount', rule, `${size} tiles are passed here, not ${tiles.length}.`, {
      least,
      most,
    });
  }
  if (tiles.some((tile) => isNeverPassed(kit, tile)))
    return illegal('tileNeverPassed', 'AS-2', 'Jokers are passed in no round.');
  return holds(rack, tiles)
    ? undefined
    : illegal('tilesNotHeld', rule, 'These tiles are not all on the rack.', { tiles });
};

/** A pass of the Charleston against the wall (AS-2, AS-3). */
export const charleston: Phase<AmericanTypes, 'charleston'> = {
  moves: {
    pass: {
      choices: (kit, { now }, { rack }) => passChoices(kit, rack, [now.least, now.most]),
      fault: (kit, { now }, { rack }, { tiles }) =>
        passFault(kit, rack, tiles, [now.least, now.most], now.round > 1 ? 'AS-3' : 'AS-2'),
      act: (step, { round, pass }, { tiles }) => {
        exchangeWithWall(step, tiles);
        goToPass(step, round, pass + 1);
      },
    },
  },
};

/** Whether there is a second round (AS-3). */
export const secondCharleston: Phase<AmericanTypes, 'secondCharleston'> = {
  moves: {
    continue: {
      choices: () => [{ type: 'continue' }],
      act: (step) => goToPass(step, 2, 1),
    },
    stop: {
      choices: () => [{ type: 'stop' }],
      act: (step) => {
        if (step.kit.rules.table.courtesyAfterFirst) goToCourtesy(step);
        else beginTurn(step, 'deal');
      },
    },
  },
};

/** The courtesy pass, which may be none (AS-3). */
export const courtesyPass: Phase<AmericanTypes, 'courtesyPass'> = {
  moves: {
    pass: {
      choices: (kit, { now }, { rack }) => passChoices(kit, rack, [0, now.most]),
      fault: (kit, { now }, { rack }, { tiles }) => passFault(kit, rack, tiles, [0, now.most], 'AS-3'),
      act: (step, _now, { tiles }) => {
        exchangeWithWall(step, tiles);
        beginTurn(step, 'deal');
      },
    },
  },
};
