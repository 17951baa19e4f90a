import { allTiles, type Random, shuffleWall, type Throw, type YearSetup } from '../../../src/game';
import { SEATS, type Seat, type Tile, type YearGame } from '../../../src/index';
import { type Told, tilesOf } from '../../hand-text';
import { remove } from '../stacked';

// Walls built so that the players hold what a test wants them to hold after the deal. Where each tile lies is
// written down by hand from YG-1b and YG-4, for walls of 39 or 37 stacks and a dealer at any seat.

export interface Wanted {
  readonly racks?: Readonly<Partial<Record<Seat, Told>>>;
  /** The tiles of the Flower Wall from the first that is taken. */
  readonly flowerWall?: Told;
  /** The tiles to draw, from the first one. */
  readonly draws?: Told;
  /** The last tiles of the wall, the very last one last. */
  readonly last?: Told;
  readonly dice?: Throw;
  readonly dealer?: Seat;
  readonly players?: YearSetup['players'];
}

/** In which order the deal takes the first 53 tiles after the cut, by the number of the seat counted from the dealer. */
const DEAL: readonly number[] = [
  ...[0, 1, 2].flatMap(() => [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]),
  ...[0, 1, 2, 3, 0],
];

/** How many tiles lie before the wall of a seat: the walls of East and West are the longer ones. */
const before = (tiles: number, seat: Seat): number => {
  const half = tiles / 2 / 2;
  const long = Math.ceil(half / 2);
  return 2 * ([0, long, half, half + long][SEATS.indexOf(seat)] as number);
};

/** Builds a game in which the players are dealt these tiles; the rest is left to chance. */
export const stackedYear = (rules: YearGame, wanted: Wanted, random: Random): YearSetup => {
  const { racks = {}, flowerWall = [], draws = [], last = [], dice = [1, 2], dealer = 'E', players } = wanted;
  const left: Tile[] = [...shuffleWall(rules, random)];
  const want = (told: Told): Tile[] => tilesOf(told).map((tile) => remove(left, tile));
  const held = SEATS.map((seat) => want(racks[seat] ?? []));
  const [ends, drawn, flowers] = [want(last), want(draws), want(flowerWall)];
  const cut = (dice[0] + dice[1]) * (rules.options.flowerWallCount === 'stacks' ? 2 : 1);
  // Whoever is given fewer tiles than a hand gets no flowers with them, so that a test knows which there are.
  const plain = (): Tile => {
    const place = left.findIndex((tile) => !/^[FS][1-4]$/.test(tile));
    return left.splice(place, 1)[0] as Tile;
  };
  const order = [...SEATS.slice(SEATS.indexOf(dealer)), ...SEATS.slice(0, SEATS.indexOf(dealer))];
  const dealt = DEAL.map((place) => {
    const seat = order[place] as Seat;
    return (held[SEATS.indexOf(seat)] as Tile[]).shift() ?? (racks[seat] === undefined ? undefined : plain());
  });
  const ring = [
    ...Array.from({ length: cut }, () => flowers.shift() ?? (left.shift() as Tile)),
    ...dealt.map((tile) => tile ?? (left.shift() as Tile)),
    ...drawn,
    ...left,
    ...ends,
  ];
  const start = before(allTiles(rules).length, dealer);
  const wall = [...ring.slice(ring.length - start), ...ring.slice(0, ring.length - start)];
  return { wall, dice: [dice], ...(dealer !== 'E' && { dealer }), ...(players && { players }) };
};
