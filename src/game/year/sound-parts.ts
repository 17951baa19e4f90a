import type { Seat } from '../../rules/payouts';
import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import { meldShape } from '../../year/melds';
import { seatsFrom } from '../../year/seats';
import { isBonus } from '../../year/year-tiles';
import { countTiles } from '../../play/read-setup';
import { at, withSeat } from '../../play/seats';
import { foursOf, surplusOf, type YearKit } from './kit';
import type { YearDeclaration, YearScene, YearState } from './state';

/*
 * What must hold of the parts of a state whatever phase it is in: all tiles are there, everybody has as many as
 * the turns and replacements so far allow, and the walls have lost as many as were taken from them.
 */

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The winning declaration of a game that is over; undefined if nobody won, or nobody has yet. */
export const declaredIn = (state: YearState): YearDeclaration | undefined =>
  state.phase === 'over' && state.now.outcome.ending === 'mahjongg' ? state.now.outcome.declared : undefined;

/** Whether every tile of the game is there as often as it should be. */
export const hasAllTiles = ({ rules }: YearKit, state: YearState): boolean => {
  const held = state.seats.flatMap((seat) => [
    ...at(state.racks, seat),
    ...at(state.flowers, seat),
    ...at(state.melds, seat).flatMap(({ tiles }) => tiles),
  ]);
  const counts = countTiles([
    ...held,
    ...state.discards.map(({ tile }) => tile),
    ...state.wall,
    ...state.flowerWall,
  ]);
  return rules.tiles.byIndex.every((count, index) => count === counts[index]);
};

const isSorted = (tiles: readonly Tile[]): boolean =>
  sortRack(tiles, 'year').every((tile, place) => tile === tiles[place]);

/** Whether everybody sees the right numbers, racks are in order, and only what may be shown or discarded was. */
export const isLaidRightly = (state: YearState): boolean =>
  state.wallLeft === state.wall.length &&
  state.flowerWallLeft === state.flowerWall.length &&
  state.discards.every(({ tile }) => !isBonus(tile)) &&
  state.seats.every((seat) => {
    const [rack, flowers] = [at(state.racks, seat), at(state.flowers, seat)];
    return (
      at(state.counts, seat) === rack.length && isSorted(rack) && isSorted(flowers) && flowers.every(isBonus)
    );
  });

/** The scenes in which a stolen tile can have lain on the other's rack; the scene itself if none was stolen (YG-12). */
export const beforeStealing = (state: YearState): readonly YearScene[] => {
  const { by, from, tile } = declaredIn(state) ?? { by: 'wall', from: null, tile: null };
  if (by !== 'steal' || from === null || tile === null) return [state];
  const melds = at(state.melds, from);
  const flowers = [...at(state.flowers, from), tile];
  if (isBonus(tile) && melds.length === 0)
    return [{ ...state, flowers: withSeat(state.flowers, from, flowers) }];
  return [
    ...(isBonus(tile) ? [{ ...state, flowers: withSeat(state.flowers, from, flowers) }] : []),
    ...melds.map((_, place) => {
      const whole = melds.map((one, other) => (other === place ? { tiles: [...one.tiles, tile] } : one));
      return { ...state, melds: withSeat(state.melds, from, whole) };
    }),
  ];
};

/** Whether everything revealed is a set (YG-11). */
const hasSets = ({ options }: YearKit, { seats, melds }: YearScene): boolean =>
  seats.every((seat) => at(melds, seat).every((meld) => meldShape(meld, options) !== undefined));

/** Who has won with a tile that was another's until then: it is more than the hand should have. */
const hasTaken = (declared: YearDeclaration | undefined): Seat | undefined =>
  declared !== undefined && declared.from !== null && declared.win.by !== 'wall' ? declared.seat : undefined;

/** Who has drawn, called, or been dealt the fourteenth tile, and not discarded; undefined if somebody has a wrong number. */
const moversOf = (state: YearState, scene: YearScene): readonly Seat[] | undefined => {
  const taker = hasTaken(declaredIn(state));
  const surplus = (seat: Seat): number => surplusOf(scene, seat) - (seat === taker ? 1 : 0);
  if (state.seats.some((seat) => surplus(seat) !== 0 && surplus(seat) !== 1)) return undefined;
  return state.seats.filter((seat) => surplus(seat) === 1);
};

/** Who must have a tile more than a waiting hand: any one player if somebody stole out of turn. */
const isMovedRightly = ({ options }: YearKit, state: YearState, movers: readonly Seat[]): boolean => {
  const isBy = (seat: Seat): boolean => movers.length === 1 && movers[0] === seat;
  switch (state.phase) {
    case 'courtesy':
      return isBy(state.dealer);
    case 'turn':
      return isBy(state.now.seat);
    case 'over': {
      const declared = declaredIn(state);
      if (declared?.win.by === 'wall') return isBy(declared.seat);
      const isStolen = declared?.by === 'steal' && options.stealAnyTime;
      return movers.length === 0 || (isStolen && movers.length === 1 && movers[0] !== declared.seat);
    }
    default:
      return movers.length === 0;
  }
};

/** How many tiles of all are dealt (YG-4). */
const DEALT = 53;

/**
 * Whether the walls have lost what was taken from them. As long as the Flower Wall has tiles, each thing revealed was
 * replaced from it, and every turn that ended left a discard; once it is empty less can be said.
 */
const areWallsRight = (
  { options, rules }: YearKit,
  state: YearState,
  scene: YearScene,
  movers: number,
): boolean => {
  const revealed = sum(state.seats.map((seat) => foursOf(scene, seat) + at(scene.flowers, seat).length));
  const unit = options.flowerWallCount === 'stacks' ? 2 : 1;
  const cut = state.flowerWallLeft + revealed;
  if (state.flowerWallLeft === 0) return cut >= 2 * unit;
  const drawn = sum(rules.tiles.byIndex as readonly number[]) - DEALT - cut - state.wallLeft;
  const declared = declaredIn(state);
  const claimed = declared?.by === 'discard' && declared.win.by === 'discard' ? 1 : 0;
  return (
    cut % unit === 0 &&
    cut >= 2 * unit &&
    cut <= 12 * unit &&
    drawn + 1 - movers === state.discards.length + claimed
  );
};

/** Whether everybody has as many tiles as they should, in sets where they lie revealed, and the walls the rest. */
export const isCountedRightly = (kit: YearKit, state: YearState): boolean =>
  beforeStealing(state).some((scene) => {
    const movers = moversOf(state, scene);
    return (
      movers !== undefined &&
      hasSets(kit, scene) &&
      isMovedRightly(kit, state, movers) &&
      areWallsRight(kit, state, scene, movers.length)
    );
  });

/** The seats whose courtesy call is still to come after that of one (YG-5). */
export const stillToCome = (dealer: Seat, seat: Seat): readonly Seat[] => {
  const order = seatsFrom(dealer);
  return order.slice(order.indexOf(seat) + 1);
};
