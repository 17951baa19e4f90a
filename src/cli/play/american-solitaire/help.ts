import type { SolitaireStages } from '../../../games/american/play/solitaire/types';
import type { Help } from '../question';

/** The rules behind what is asked in each phase. */
export const AMERICAN_HELP: Readonly<Record<Exclude<keyof SolitaireStages, 'over'>, readonly Help[]>> = {
  charleston: [
    ['AS-2', 'Three tiles are passed to the discard pile and three drawn, twice; then none to three.'],
    ['AS-3', 'A second round, once begun, goes to its end.'],
    ['AS-4', 'A joker drawn here changes places with the tile at the end of the wall.'],
    ['AS-5', 'Passed tiles count as discards.'],
  ],
  secondCharleston: [['AS-3', 'The second round may be left out; once begun it goes to its end.']],
  courtesyPass: [['AS-3', 'At the end none to three tiles may be passed once more.']],
  turn: [
    ['AS-6', 'You discard a tile; then South, West and North draw and discard in turn.'],
    [
      'AS-8',
      'A win on a discard doubles, a win from the wall, too; without jokers it is four times as much.',
    ],
    ['AS-9', 'The more tiles are left when you win, the more the hand is worth.'],
    ['AG-21', 'A tile of yours may be swapped for a joker of your own exposures.'],
  ],
  claims: [
    ['AS-6', 'A discard may be claimed for a pung, kong or quint, which is exposed, never for a run.'],
    ['AS-8', 'A win on a claimed discard doubles.'],
  ],
};
