import { describe, expect, test } from 'vitest';
import { americanCard, practiceCard } from '../../src/american';
import {
  allTiles,
  drawSeats,
  gameOf,
  layWalls,
  type Random,
  secureRandom,
  seededRandom,
  shuffleWall,
  throwDice,
  throwForEast,
} from '../../src/game';
import { MisuseError, SEATS, type Tile } from '../../src/index';
import { reasonsOf, unwrap } from '../unwrap';
import { throws } from './script';
import { guide, plain, withoutCard } from './subjects';

test('the numbers of a text stay as they are', () => {
  const random = seededRandom('mahjongg');
  const numbers = Array.from({ length: 8 }, () => random(1000));
  expect(numbers).toEqual([316, 490, 384, 791, 202, 896, 434, 816]);
});

test('chance keeps below its bound and reaches all of it', () => {
  for (const random of [seededRandom('bounds'), secureRandom()]) {
    const counts = Array.from({ length: 6 }, () => 0);
    for (let draw = 0; draw < 6_000; draw++) counts[random(6)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(800);
  }
});

test.each([2 ** 32 + 1, 0, -1, 1.5, Number.NaN, '6'])('a bound of %s is a misuse', (bound) => {
  for (const random of [seededRandom('bounds'), secureRandom()])
    expect(() => random(bound as number)).toThrow(
      /^A bound must be a whole number from 1 to 4294967296; got /,
    );
  expect(seededRandom('bounds')(2 ** 32)).toBeGreaterThan(0);
});

test.each([() => 6, () => -1, () => 0.5, () => Number.NaN, () => '1', () => undefined])(
  'a source of chance that goes beyond its bound is a misuse: %s',
  (random) => {
    const draws = [
      () => throwDice(withoutCard(), random as Random),
      () => throwForEast(4, random as Random),
      () => drawSeats(4, random as Random),
    ];
    for (const draw of draws)
      expect(draw).toThrow(/^A random source must return whole numbers from 0 to \d; got .*\.$/);
  },
);

test('AG-3, TG-15: dice that always show the same end in a misuse after 1,000 throws', () => {
  let numbers = 0;
  const tie = (): number => numbers++ * 0;
  expect(() => throwForEast(4, tie)).toThrow(
    'Nobody is East after 1000 throws: the random source keeps returning the same numbers.',
  );
  expect(numbers).toBe(2_000);
  expect(() => throwForEast(3, () => 5)).toThrow(MisuseError);
  // With three, the second side of the table is a player's.
  expect(throwForEast(3, () => 0)).toEqual([[1, 1]]);
  // The last of 1,000 throws may still settle it.
  let throws = 0;
  const late = (): number => (Math.floor(throws++ / 2) === 999 ? 5 : 0);
  expect(throwForEast(4, late)).toHaveLength(1_000);
});

test.each([0, 6, 2.5, Number.POSITIVE_INFINITY])(
  '%s players throw for no East and draw no seats',
  (players) => {
    const random = seededRandom('seats');
    expect(() => throwForEast(players, random)).toThrow(
      /^`throwForEast` needs a number of players from 1 to 5/,
    );
    expect(() => drawSeats(players, random)).toThrow(/^`drawSeats` needs a number of players from 1 to 5/);
  },
);

test.each([[{ length: 1e9 }], [Array.from({ length: 258 }, () => '1B')], [['1B']]])(
  'no walls are laid of anything but an even number of up to 256 tiles: case %#',
  (tiles) => {
    expect(() => layWalls(tiles as never, SEATS)).toThrow(
      /^`layWalls` needs a list of tiles, an even number up to 256/,
    );
  },
);

test('walls are laid for seats, each once', () => {
  expect(layWalls(['1B', '2B'], ['S'])).toEqual([{ seat: 'S', stacks: [{ top: '1B', bottom: '2B' }] }]);
  for (const seats of [[], ['E', 'E'], ['X'], 'E', ['E', 'S', 'W', 'N', 'E']])
    expect(() => layWalls(['1B', '2B'], seats as never)).toThrow(
      /^`layWalls` needs a list of seats out of E, S, W, N/,
    );
});

/** A wall in which every place can be told from every other by its position alone. */
const ordered = allTiles(plain);

test('AG-2: four walls of 19 stacks, CF-32: of 18, TG-15: of 20, 19 and 19', () => {
  const sizes = (tiles: readonly Tile[], seats = SEATS) =>
    layWalls(tiles, seats)
      .map(({ seat, stacks }) => `${seat} ${stacks.length}`)
      .join(', ');
  expect(sizes(ordered)).toBe('E 19, N 19, W 19, S 19');
  expect(sizes(ordered.slice(0, 144))).toBe('E 18, N 18, W 18, S 18');
  expect(sizes(ordered.slice(0, 116), ['E', 'S', 'W'])).toBe('E 20, W 19, S 19');
});

const dealtTo = (wall: readonly Tile[], places: readonly number[]): readonly Tile[] =>
  places.map((place) => wall[place] as Tile).sort();

test('AG-4: takes of four, then East the first and third tops, the others one each; 99 tiles remain', () => {
  const wall = shuffleWall(plain, seededRandom('deal'));
  const created = unwrap(gameOf(plain).createGame({ wall }));
  const { racks, wallLeft, wall: rest } = created;
  const four = (from: number) =>
    [0, 1, 2, 3].flatMap((tile) => [from + tile, from + 16 + tile, from + 32 + tile]);
  expect([...(racks.E ?? [])].sort()).toEqual(dealtTo(wall, [...four(0), 48, 52]));
  expect([...(racks.S ?? [])].sort()).toEqual(dealtTo(wall, [...four(4), 49]));
  expect([...(racks.W ?? [])].sort()).toEqual(dealtTo(wall, [...four(8), 50]));
  expect([...(racks.N ?? [])].sort()).toEqual(dealtTo(wall, [...four(12), 51]));
  expect([wallLeft, rest[0], rest[1]]).toEqual([99, wall[53], wall[54]]);
});

test('AG-4a: broken by the dice, the wall begins so many stacks further on; throws are neither missing nor unused', () => {
  const nmjl = guide({ preset: 'nmjl' } as never);
  const game = gameOf(nmjl);
  const wall = shuffleWall(nmjl, seededRandom('dice'));
  const broken = game.createGame({ wall, dice: [[2, 3]] });
  const whole = gameOf(plain).createGame({ wall: [...wall.slice(10), ...wall.slice(0, 10)] });
  expect(broken.ok && broken.value.racks).toEqual(whole.ok && whole.value.racks);
  expect(broken.ok && broken.value.wall).toEqual(whole.ok && whole.value.wall);
  expect(throwDice(nmjl, seededRandom('dice'))).toHaveLength(1);
  for (const dice of [[], throws('23 11'), [[0, 3]], [[2]], 'dice'])
    expect(reasonsOf(game.createGame({ wall, dice } as never))).toMatchObject([{ code: 'badDice' }]);
  expect(reasonsOf(gameOf(plain).createGame({ wall, dice: [[2, 3]] }))).toMatchObject([{ code: 'badDice' }]);
});

test.each([
  ['notASetup', 'a wall'],
  ['unknownOption', { wall: ordered, maners: 'table' }],
  ['unknownOption', { wall: ordered, __proto__: null, toString: 1 }],
  ['badWall', {}],
  ['badWall', { wall: ordered.slice(1) }],
  ['badWall', { wall: [...ordered.slice(1), '9X'] }],
  ['badWall', { wall: [...ordered.slice(1), 'J'] }],
  ['badManners', { wall: ordered, manners: 'good' }],
  ['badPlayers', { wall: ordered, players: { E: {}, S: {}, W: {} } }],
  ['badPlayers', { wall: ordered, players: { E: { skillLevel: 6 }, S: {}, W: {}, N: {} } }],
  ['badPlayers', { wall: ordered, players: [] }],
])('a setup that cannot be is refused: %s', (code, setup) => {
  expect(reasonsOf(gameOf(plain).createGame(setup as never))).toMatchObject([{ code }]);
});

test.each(['american-2018', 'nmjl', 'american-game'] as const)('CF-34: %s has no skill levels', (preset) => {
  const players = { E: { skillLevel: 1 }, S: {}, W: {}, N: {} };
  const rules = americanCard(practiceCard, { preset });
  const wall = shuffleWall(rules, seededRandom('levels'));
  const setup = { wall, players, dice: throwDice(rules, seededRandom('levels')) };
  const level = gameOf(rules).createGame(setup);
  expect(reasonsOf(level)).toMatchObject([{ code: 'badPlayers', rule: 'CF-34' }]);
  const none = gameOf(rules).createGame({ ...setup, players: { ...players, E: { skillLevel: 0 } } });
  expect(none.ok).toBe(true);
});

test('TG-15: three players sit at E, S and W', () => {
  const rules = withoutCard();
  const wall = shuffleWall(rules, seededRandom('three'), 'C');
  const dice = throwDice(rules, seededRandom('three'), 3);
  const begun = (seats: string): unknown => {
    const players = Object.fromEntries([...seats].map((seat) => [seat, {}]));
    const created = gameOf(rules).createGame({ wall, dice, players });
    return (
      created.ok || [created.error.reasons[0].code, created.error.message.includes('three sit at E, S and W')]
    );
  };
  expect(begun('ESW')).toBe(true);
  for (const seats of ['ESN', 'EWN', 'SWN']) expect(begun(seats)).toEqual(['badPlayers', true]);
});

test('TG-13: with seven stacks left nobody draws again', () => {
  const rules = withoutCard();
  const game = gameOf(rules);
  const random = seededRandom('fortune');
  const created = game.createGame({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) });
  let state = created.ok ? created.value : undefined;
  while (state !== undefined && state.phase !== 'over') {
    const [seat] = state.awaiting;
    const legal =
      seat === undefined ? [] : game.legalActions(state, seat).filter(({ type }) => type !== 'mahjongg');
    state = game.reducer(state, legal[0] as (typeof legal)[number]);
  }
  expect([state?.wallLeft, state && game.outcome(state)?.ending]).toEqual([14, 'wallGame']);
});

describe('TG-15: with three players the dice name the wall that is broken', () => {
  const rules = withoutCard();
  const wall = shuffleWall(rules, seededRandom('broken'), 'C');
  const players = { E: {}, S: {}, W: {} };
  const begun = (...dice: readonly (readonly [number, number])[]) =>
    gameOf(rules).createGame({ wall, dice, players } as never);
  /** The rack of East and the rest of the wall if the tiles are drawn from this place on. */
  const from = (stack: number) => {
    const order = [...wall.slice(2 * stack), ...wall.slice(0, 2 * stack)];
    const takes = [0, 12, 24].flatMap((first) => order.slice(first, first + 4));
    return {
      east: [...takes, order[36], order[40]].sort(),
      rest: [...order.slice(39, 40), ...order.slice(41)],
    };
  };

  // East's wall has 20 stacks, then come West's and South's with 19 each.
  test.each([
    ['East', [2, 3], 5],
    ['East, who is counted again', [4, 5], 9],
    ['South', [1, 1], 39 + 2],
    ['South, who is counted again', [5, 5], 39 + 10],
    ['West', [1, 2], 20 + 3],
    ['West, who is counted again', [5, 6], 20 + 11],
  ] as const)('%s', (_, dice, stack) => {
    const created = unwrap(begun(dice));
    const { racks, wall: rest } = created;
    expect({ east: [...(racks.E ?? [])].sort(), rest }).toEqual(from(stack));
    // Throws that point at the empty seat come before, and say nothing more.
    const again = begun([1, 3], [6, 6], dice);
    expect(again.ok && again.value).toEqual(created);
  });

  test.each([
    ['no throw', []],
    ['a throw at the empty seat', [[2, 2]]],
    ['two throws at a taken one', throws('23 23')],
    ['a throw after it', throws('23 22')],
    ['no dice', [[0, 3]]],
  ] as const)('%s is refused', (_, dice) => {
    const refused = begun(...(dice as readonly [number, number][]));
    expect(reasonsOf(refused)).toMatchObject([{ code: 'badDice', rule: 'TG-15' }]);
  });

  test('with four one throw is enough, wherever it points, and East’s wall is broken', () => {
    const whole = shuffleWall(rules, seededRandom('whole'));
    const created = gameOf(rules).createGame({ wall: whole, dice: [[2, 2]] });
    expect(created.ok && created.value.wall.slice(-8)).toEqual(whole.slice(0, 8));
  });

  test('a table without dice asks three players for none', () => {
    const own = { ...rules, table: { ...rules.table, throws: 0 } };
    expect(throwDice(own, seededRandom('none'), 3)).toEqual([]);
    const created = gameOf(own).createGame({ wall, players });
    expect(created.ok && created.value.wall.at(-1)).toBe(wall.at(-1));
  });

  test('what is thrown for them is taken', () => {
    const random = seededRandom('thrown');
    const counts = new Set<number>();
    for (let made = 0; made < 40; made++) {
      const dice = throwDice(rules, random, 3);
      counts.add(dice.length);
      expect(begun(...dice).ok).toBe(true);
    }
    expect(counts.has(2)).toBe(true);
    expect(throwDice(rules, seededRandom('thrown'))).toHaveLength(1);
  });
});
