import type { Seat } from '../../../hands/payouts';
import { addCount, addDiscard, addMeld, drawnBy, setMeld, takeDiscard } from '../../../play/evolve';
import { optionalField, seatField, tileField, tilesField } from '../../../play/fields';
import { type GameOf, makeGame } from '../../../play/make-game';
import { expectFunctions, expectHands, expectPlayed, type PlayedGames } from '../../../play/played-games';
import { withoutTile } from '../../../play/racks';
import { at, forSeats, withSeat } from '../../../play/seats';
import type { Changes, Draft, Way } from '../../../play/way';
import { sortRack } from '../../../tiles/rack-order';
import type { Tile } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import { claims, courtesy, draw, turn } from './phases';
import { yearSetup } from './setup';
import { steal } from './steal';
import { stored } from './stored';
import type { YearScene, YearTypes } from './types';

export const YEAR_GAMES: PlayedGames = {
  play: 'year',
  called: 'the Year game',
  made: ['yearGame()'],
  expect: (rules) => {
    expectHands(rules);
    expectFunctions(rules);
  },
};

const inRackOrder = (rack: readonly Tile[]): readonly Tile[] => sortRack(rack, 'year');

/** Changes the tiles of a revealed set; a new set starts empty. */
const changeMeld = (
  table: Draft<YearScene>,
  seat: Seat,
  place: number,
  change: (tiles: readonly Tile[]) => readonly Tile[],
): void => setMeld(table, seat, place, { tiles: change(at(table.melds, seat)[place]?.tiles ?? []) });

const changes: Changes<YearTypes> = {
  revealed: (table, { seat, tiles, meld, source }) => {
    addCount(table, seat, (source === null ? 0 : 1) - tiles.length);
    if (source === 'flowerWall') table.flowerWallLeft--;
    if (source === 'wall') table.wallLeft--;
    const flowers = sortRack([...at(table.flowers, seat), ...tiles], 'year');
    if (meld === null) table.flowers = withSeat(table.flowers, seat, flowers);
    else changeMeld(table, seat, meld, (pung) => [...pung, ...tiles]);
  },
  drew: (table, { seat }) => {
    addCount(table, seat, 1);
    table.wallLeft--;
  },
  discarded: (table, { seat, tile }) => {
    addCount(table, seat, -1);
    addDiscard(table, seat, tile);
  },
  called: (table, { seat, meld }) => {
    addCount(table, seat, 1 - meld.tiles.length);
    addMeld(table, seat, meld);
    takeDiscard(table);
  },
  taken: (table, { seat, from, tile, place, meld }) => {
    addCount(table, seat, 1);
    if (place === 'discards') takeDiscard(table);
    else if (meld === null)
      table.flowers = withSeat(table.flowers, from, withoutTile(at(table.flowers, from), tile));
    else changeMeld(table, from, meld, (tiles) => withoutTile(tiles, tile));
  },
};

/** Draws come from the front of the wall, replacements from the Flower Wall or the end of the wall (YG-15a). */
const changeWalls: NonNullable<Way<YearTypes>['changeHidden']> = (hidden, event) => {
  if (event.type === 'drew') hidden.wall = hidden.wall.slice(1);
  if (event.type !== 'revealed') return;
  if (event.source === 'flowerWall') hidden.flowerWall = hidden.flowerWall.slice(1);
  if (event.source === 'wall') hidden.wall = hidden.wall.slice(0, -1);
};

/** The table of the Year game under one choice of options. */
export const yearWay = (rules: YearGame): Way<YearTypes> => {
  const { name, options } = rules;
  const identity = Object.freeze({ name, options });
  return {
    identity,
    rules,
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
    changes,
    changeHidden: changeWalls,
    // A replacement counts as drawn too.
    drawn: drawnBy('drew', 'revealed'),
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
 * Makes the functions that play the Year game (YG-1 to YG-16), as `gameOf` does, without bundling any other game.
 *
 * @param rules - The rule set, `yearGame()`.
 * @returns The functions. They throw a `MisuseError` for a state of other rules.
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
