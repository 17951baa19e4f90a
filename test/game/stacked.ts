import type { Action, GameSetup, Random, TableRules, Throw } from '../../src/game';
import { allTiles, shuffleWall } from '../../src/game';
import { SEATS, type Seat, type Tile } from '../../src/index';

// Walls built so that the players hold what a test wants them to hold once the Charleston is over.

export type Racks = Partial<Record<Seat, readonly Tile[]>>;

const across = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 2) % 4] as Seat;

/** Takes a tile out of those that are left. */
export const remove = (from: Tile[], tile: Tile): Tile => {
  const place = from.indexOf(tile);
  if (place < 0) throw new Error(`there is no ${tile} left`);
  return from.splice(place, 1)[0] as Tile;
};

/**
 * The places of the wall in the order in which the deal takes them: those of each player, then the rest.
 * Written down by hand from AG-4, for four players and an unbroken wall.
 */
const dealtPlaces = (tiles: number): { readonly racks: Record<Seat, number[]>; readonly rest: number[] } => {
  const racks: Record<Seat, number[]> = { E: [], S: [], W: [], N: [] };
  for (let place = 0; place < 48; place++) racks[SEATS[Math.floor((place % 16) / 4)] as Seat].push(place);
  racks.E.push(48, 52);
  racks.S.push(49);
  racks.W.push(50);
  racks.N.push(51);
  return { racks, rest: [53, ...Array.from({ length: tiles - 54 }, (_, index) => 54 + index)] };
};

/** A wall broken by the dice holds its first tile so many stacks further on. */
const rotated = (wall: readonly Tile[], dice: readonly Throw[]): readonly Tile[] => {
  const kept = 2 * dice.reduce((sum, [one, other]) => sum + one + other, 0);
  return kept === 0 ? wall : [...wall.slice(wall.length - kept), ...wall.slice(0, wall.length - kept)];
};

export interface Stacked {
  readonly setup: GameSetup;
  /** What is done until East’s first turn: three tiles of each player travel to the player across. */
  readonly actions: readonly Action[];
  /** The racks at East's first turn. */
  readonly racks: Record<Seat, readonly Tile[]>;
}

/** Builds a game in which the players hold these tiles at East's first turn and draw these ones next. */
export const stacked = (
  rules: TableRules,
  wanted: Racks,
  draws: readonly Tile[],
  random: Random,
  options: Pick<GameSetup, 'manners' | 'players'> & { readonly last?: readonly Tile[] } = {},
): Stacked => {
  const { last = [], ...setup } = options;
  const left: Tile[] = [...shuffleWall(rules, random)];
  for (const tile of [...SEATS.flatMap((seat) => wanted[seat] ?? []), ...draws, ...last]) remove(left, tile);
  const racks = {} as Record<Seat, Tile[]>;
  for (const seat of SEATS) {
    racks[seat] = [...(wanted[seat] ?? [])];
    const size = seat === 'E' ? 14 : 13;
    // Jokers are never passed, so each rack needs three other tiles.
    while (racks[seat].length < size) {
      const place = left.findIndex((tile) => tile !== 'J');
      racks[seat].push(...left.splice(place, 1));
    }
  }
  const travelling = {} as Record<Seat, Tile[]>;
  for (const seat of SEATS) travelling[seat] = racks[seat].filter((tile) => tile !== 'J').slice(0, 3);
  const places = dealtPlaces(allTiles(rules).length);
  const wall: Tile[] = [];
  for (const seat of SEATS) {
    const kept = [...racks[seat]];
    for (const tile of travelling[seat]) remove(kept, tile);
    const dealt = [...kept, ...travelling[across(seat)]];
    for (const [index, place] of places.racks[seat].entries()) wall[place] = dealt[index] as Tile;
  }
  const rest = [...draws, ...left, ...last];
  for (const [index, place] of places.rest.entries()) wall[place] = rest[index] as Tile;
  const dice: readonly Throw[] = rules.table.throws === 1 ? [[3, 4]] : [];
  return {
    setup: { ...setup, wall: rotated(wall, dice), dice },
    actions: charleston(rules, travelling),
    racks,
  };
};

const pass = (seat: Seat, moment: number, tiles: readonly Tile[]): Action => ({
  type: 'pass',
  seat,
  moment,
  tiles,
});

/** Each player passes on, three times, what came in: right, across and left make two places, to the player across. */
const charleston = (rules: TableRules, travelling: Record<Seat, readonly Tile[]>): readonly Action[] => {
  const { second, courtesy } = rules.table.charleston;
  const actions: Action[] = [];
  const at = (seat: Seat, places: number): Seat => SEATS[(SEATS.indexOf(seat) + places) % 4] as Seat;
  // What a player holds for another was the other's to begin with; places so far: 0, then 1, then 3.
  for (const [round, places] of [0, 1, 3].entries())
    for (const seat of SEATS) actions.push(pass(seat, round, travelling[at(seat, 6 - places)]));
  let moment = 3;
  if (second === 'unlessStopped') {
    for (const seat of SEATS) actions.push({ type: seat === 'E' ? 'stop' : 'continue', seat, moment });
    moment++;
  }
  if (courtesy > 0) for (const seat of SEATS) actions.push({ type: 'wish', seat, moment, count: 0 });
  return actions;
};
