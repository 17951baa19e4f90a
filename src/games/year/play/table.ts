import { optionalField, seatField, tileField, tilesField } from '../../../play/fields';
import { type GameOf, makeGame } from '../../../play/make-game';
import { expectPlayed } from '../../../play/played-games';
import { forSeats } from '../../../play/seats';
import type { Way } from '../../../play/way';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import { evolution } from './changes';
import { claims, courtesy, draw, turn } from './phases';
import { YEAR_GAMES } from './played-games';
import { yearSetup } from './setup';
import { steal } from './steal';
import { stored } from './stored';
import type { YearTypes } from './types';

const inRackOrder = (rack: readonly Tile[]): readonly Tile[] => sortRack(rack, 'year');

/** The table of the Year game by one choice of options. */
export const yearWay = (rules: YearGame): Way<YearTypes> => {
  const { name, options } = rules;
  const identity = Object.freeze({ name, options });
  return {
    identity,
    kit: rules,
    setup: yearSetup(rules, identity),
    actions: new Map([
      ['reveal', [tilesField('tiles', inRackOrder)]],
      ['keep', []],
      ['draw', []],
      ['discard', [tileField('tile')]],
      ['decline', []],
      ['call', [tileField('tile'), tilesField('with', inRackOrder)]],
      ['mahjongg', [optionalField(tileField('tile'))]],
      ['steal', [tileField('tile'), seatField('from')]],
    ]),
    phases: { courtesy, draw, turn, claims },
    interrupts: { steal },
    waits: { answered: 'YG-7', turn: 'YG-15' },
    ...evolution,
    inOrder: inRackOrder,
    returns: ({ seats }, outcome) => {
      const won = outcome.ending === 'mahjongg' ? outcome : undefined;
      const points = won?.score.total ?? 0;
      return forSeats(seats, (one) => (one === won?.declared.seat ? points : 0));
    },
    stored: stored(rules),
  };
};

/**
 * Gives the functions that play the Year game (YG-1 to YG-16), as `gameOf` does; a bundle has no other way of
 * playing.
 *
 * @param rules - The rule set, `yearGame()`.
 * @returns The functions. A state of other rules ends with a `MisuseError`.
 * @example
 * ```ts
 * import { seededRandom, shuffleWall, throwDice, yearTableGame } from 'mahjongg/game';
 * import { unwrap, yearGame } from 'mahjongg/year';
 *
 * const rules = yearGame();
 * const random = seededRandom('a winter evening');
 * const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
 * unwrap(yearTableGame(rules).createGame(setup)).phase; // => 'courtesy'
 * ```
 */
export const yearTableGame = (rules: YearGame): GameOf<YearTypes> => {
  expectPlayed(rules, '`yearTableGame`', [YEAR_GAMES]);
  return makeGame(yearWay(rules));
};
