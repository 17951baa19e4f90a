import { gameOf, seededRandom, type YearSetup, type YearTypes } from '../../../src/game';
import { SEATS, type Seat, type Tile, type YearChoices, yearGame } from '../../../src/index';
import { unwrap } from '../../unwrap';
import { type Sitting, sittingAt } from '../sitting';
import { stackedYear, type Wanted } from './stacked';

// A Year game told action by action; each takes the present moment.

export interface YearSitting extends Sitting<YearTypes> {
  readonly setup: YearSetup;
  /** A player draws and discards, and nobody claims. */
  readonly pass: (seat: Seat, tile: Tile) => void;
}

/** Seats the players at a stacked wall; unless `courtesy` is asked for, all keep their flowers before play. */
export const sitYear = (
  wanted: Wanted & { readonly choices?: YearChoices; readonly courtesy?: boolean } = {},
): YearSitting => {
  const { choices, courtesy = false, ...rest } = wanted;
  const rules = yearGame(choices);
  const game = gameOf(rules);
  const setup = stackedYear(rules, rest, seededRandom('sitting'));
  const sitting = sittingAt<YearTypes>(game, unwrap(game.createGame(setup)));
  if (!courtesy)
    for (const place of [0, 1, 2, 3])
      sitting.act(SEATS[(SEATS.indexOf(rest.dealer ?? 'E') + place) % 4] as Seat, { type: 'keep' });
  return {
    ...sitting,
    setup,
    pass: (seat, tile) => {
      sitting.act(seat, { type: 'draw' });
      sitting.act(seat, { type: 'discard', tile });
      sitting.play('all decline');
    },
  };
};
