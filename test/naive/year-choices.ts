import type { YearState } from '../../src/game';
import type { Seat, Tile } from '../../src/index';

// What a player of the Year game may do, found by trying every few tiles of the rack against the rules in words.
// Whether a hand wins is asked of whoever calls.

export interface NaiveYear {
  readonly revealKong: boolean;
  readonly mixedSaws: boolean;
  readonly stealAnyTime: boolean;
  readonly flowerWallRefill: boolean;
  /** Whether a player wins with these concealed tiles, the winning one among them. */
  readonly wins: (seat: Seat, concealed: readonly Tile[], by: string, tile: Tile | null) => boolean;
}

const CIRCLE: readonly Seat[] = ['E', 'S', 'W', 'N'];
const WINDS = 'E N S W';
const DRAGONS = 'GD RD WD YD';

const textOf = (tiles: readonly Tile[]): string => [...tiles].sort().join(' ');
const isFlower = (tile: Tile): boolean =>
  tile.length === 2 && 'FS'.includes(tile[0] as string) && tile[1] !== 'D';

/** All different choices of so many tiles. */
const pick = (rack: readonly Tile[], size: number): readonly (readonly Tile[])[] => {
  let found: (readonly Tile[])[] = [[]];
  for (const tile of rack)
    found = [...found, ...found.filter((one) => one.length < size).map((one) => [...one, tile])];
  const whole = found.filter((one) => one.length === size);
  return [...new Map(whole.map((one) => [textOf(one), one])).values()];
};

const allSame = (tiles: readonly Tile[]): boolean => new Set(tiles).size === 1;

const isRun = (tiles: readonly Tile[]): boolean => {
  const [suit] = new Set(tiles.map((tile) => tile[1]));
  const numbers = tiles.map((tile) => Number(tile[0])).sort((one, other) => one - other);
  const [low = 0, middle, high] = numbers;
  return (
    'BCD'.includes(suit ?? 'x') &&
    tiles.every((tile) => tile[1] === suit) &&
    middle === low + 1 &&
    high === low + 2
  );
};

/** Whether four tiles are a Year (YG-2). */
const isYear = (rules: NaiveYear, tiles: readonly Tile[]): boolean => {
  const text = textOf(tiles);
  if (text === WINDS || text === DRAGONS || text === 'F1 F2 F3 F4' || text === 'S1 S2 S3 S4') return true;
  return (
    rules.mixedSaws &&
    tiles.every(isFlower) &&
    tiles
      .map((tile) => tile[1])
      .sort()
      .join('') === '1234'
  );
};

/** What a discard may be called for (YG-7, YG-9, YG-10). */
const callsOf = (rack: readonly Tile[], tile: Tile, isNext: boolean): readonly string[] => {
  const found: string[] = [];
  for (const two of pick(rack, 2))
    if (rack.length > 2 && (allSame([...two, tile]) || (isNext && isRun([...two, tile]))))
      found.push(textOf(two));
  for (const four of pick(rack, 4)) {
    const kinds = textOf([...new Set([...four, tile])]);
    if (rack.length > 4 && !four.includes(tile) && (kinds === WINDS || kinds === DRAGONS))
      found.push(textOf(four));
  }
  return found.map((one) => `call ${tile} ${one}`);
};

const replaced = (rules: NaiveYear, state: YearState): boolean =>
  state.flowerWall.length > 0 || (rules.flowerWallRefill && state.wall.length > 0);

const revealsOf = (rules: NaiveYear, state: YearState, seat: Seat): readonly string[] => {
  if (!replaced(rules, state)) return [];
  const rack = state.racks[seat] ?? [];
  const found = pick(rack, 1).filter(([tile]) => isFlower(tile as Tile));
  if (state.phase === 'courtesy') return found.map((one) => `reveal ${textOf(one)}`);
  const fours = pick(rack, 4).filter((four) => (allSame(four) && rules.revealKong) || isYear(rules, four));
  const pungs = (state.melds[seat] ?? []).filter(({ tiles }) => tiles.length === 3 && allSame(tiles));
  const fourths = pick(rack, 1).filter(([tile]) => pungs.some(({ tiles }) => tiles[0] === tile));
  return [...found, ...fours, ...fourths].map((one) => `reveal ${textOf(one)}`);
};

const claimsOf = (
  rules: NaiveYear,
  state: YearState,
  seat: Seat,
  tile: Tile,
  from: Seat,
): readonly string[] => {
  const rack = state.racks[seat] ?? [];
  const isNext = CIRCLE[(CIRCLE.indexOf(from) + 1) % 4] === seat;
  const wins = rules.wins(seat, [...rack, tile], 'discard', tile);
  return [...callsOf(rack, tile, isNext), ...(wins ? [`mahjongg ${tile}`] : [])];
};

/** The tiles face up before the others that would win (YG-12). */
const stealsOf = (rules: NaiveYear, state: YearState, seat: Seat): readonly string[] => {
  const isOwnDraw = state.phase === 'draw' && state.now.seat === seat;
  const holdsMore =
    (state.phase === 'turn' && state.now.seat === seat) ||
    (state.phase === 'courtesy' && state.dealer === seat);
  if (holdsMore || (!isOwnDraw && !rules.stealAnyTime)) return [];
  return CIRCLE.filter((from) => from !== seat).flatMap((from) => {
    const shown = [
      ...(state.flowers[from] ?? []),
      ...(state.melds[from] ?? []).flatMap(({ tiles }) => tiles),
    ];
    return [...new Set(shown)]
      .filter((tile) => rules.wins(seat, [...(state.racks[seat] ?? []), tile], 'steal', tile))
      .map((tile) => `steal ${tile} ${from}`);
  });
};

const ofPhase = (rules: NaiveYear, state: YearState, seat: Seat): readonly string[] => {
  const rack = state.racks[seat] ?? [];
  switch (state.phase) {
    case 'courtesy':
      return ['keep', ...revealsOf(rules, state, seat)];
    case 'draw': {
      const { discard, renewed } = state.now;
      const late =
        discard !== null && renewed ? claimsOf(rules, state, seat, discard.tile, discard.seat) : [];
      return ['draw', ...revealsOf(rules, state, seat), ...late];
    }
    case 'turn': {
      const plain = [...new Set(rack)].filter((tile) => !isFlower(tile));
      const aside = plain.length === 0 && !replaced(rules, state) ? [...new Set(rack)] : [];
      const wins = rules.wins(seat, rack, 'wall', null);
      return [
        ...plain.map((tile) => `discard ${tile}`),
        ...revealsOf(rules, state, seat),
        ...aside.map((tile) => `reveal ${tile}`),
        ...(wins ? ['mahjongg'] : []),
      ];
    }
    case 'claims':
      return ['decline', ...claimsOf(rules, state, seat, state.now.tile, state.now.from)];
    default:
      return [];
  }
};

/** Everything a player may do, each choice as a text, sorted. */
export const naiveYearChoices = (rules: NaiveYear, state: YearState, seat: Seat): readonly string[] => {
  if (state.phase === 'over') return [];
  const own = state.awaiting.includes(seat) ? ofPhase(rules, state, seat) : [];
  return [...own, ...stealsOf(rules, state, seat)].sort();
};
