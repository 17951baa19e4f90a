import { describe, expect, test } from 'vitest';
import { advise } from '../../src/analysis';
import { advisedBot, greedyBot, playGame, playGameOf, randomBot, sampleState } from '../../src/bots';
import { placesApart } from '../../src/bots/solitaire-bot';
import {
  type Action,
  allTiles,
  gameOf,
  newGame,
  seededRandom,
  shuffleWall,
  type TableRules,
  tableGame,
  throwDice,
} from '../../src/game';
import { americanCard, cardFree, practiceCard, type Seat, TILES, type Tile } from '../../src/index';
import { openCard } from '../card/cases';
import { unwrap } from '../unwrap';
import { sit } from './sitting';
import { beginOf, plain, withoutCard } from './subjects';

describe('bots play from their views', () => {
  test.each([
    ['random', randomBot()],
    ['greedy', greedyBot(plain)],
  ] as const)('%s: whole games, only legal actions', (name, bot) => {
    const game = gameOf(plain);
    for (let seed = 0; seed < 3; seed++) {
      const random = seededRandom(`${name} ${seed}`);
      const created = game.createGame(beginOf({ name: 'x', rules: plain, manners: 'strict' })(random).setup);
      let state = created.ok ? created.value : undefined;
      while (state !== undefined && state.phase !== 'over') {
        const seat = state.awaiting[0] as Seat;
        const action = bot(game.viewFor(state, seat), random);
        const taken = game.apply(state, action);
        expect([taken.ok, action]).toEqual([true, action]);
        state = taken.ok ? taken.value.state : undefined;
      }
      expect(state?.phase).toBe('over');
    }
  });
});

const byCard = americanCard(practiceCard);

describe('AG-31: at a table that lets passes be short, a bot makes none', () => {
  const isShort = ({ tiles, blind = 0 }: Action<'pass'>, legal: readonly Action[]): boolean =>
    legal.some((one) => one.type === 'pass' && one.tiles.length + (one.blind ?? 0) > tiles.length + blind);

  test.each([
    ['greedy', plain, greedyBot(plain)],
    ['a beginner', cardFree(), advisedBot(cardFree(), 'beginner')],
    ['greedy by a card', byCard, greedyBot(byCard)],
    ['a beginner by a card', byCard, advisedBot(byCard, 'beginner')],
  ] as const)('%s', (name, rules, bot) => {
    const game = tableGame(rules);
    const passes = { bot: { full: 0, short: 0 }, random: { full: 0, short: 0 } };
    for (let seed = 0; seed < 3; seed++) {
      const random = seededRandom(`${name} ${seed}`);
      let { state } = newGame(rules, { seed: `${name} ${seed}`, manners: 'table' });
      while (state.phase !== 'turn') {
        const seat = state.awaiting[0] as Seat;
        const player = seat === 'E' || seat === 'W' ? 'bot' : 'random';
        const view = game.viewFor(state, seat);
        const action = player === 'bot' ? bot(view, random) : randomBot()(view, random);
        if (action.type === 'pass') passes[player][isShort(action, view.legal) ? 'short' : 'full']++;
        state = unwrap(game.apply(state, action)).state;
      }
    }
    expect(passes.bot.full).toBeGreaterThan(15);
    expect(passes.bot.short).toBe(0);
    expect(passes.random.short).toBeGreaterThan(0);
  });
});

describe('what a bot sees in its tiles', () => {
  test('a dragon is no neighbor of the numbers of its suit', () => {
    for (const [one, other, apart] of [
      ['9D', 'WD', Number.POSITIVE_INFINITY],
      ['WD', '9D', Number.POSITIVE_INFINITY],
      ['9D', '8D', 1],
      ['9D', '8B', Number.POSITIVE_INFINITY],
      ['RD', 'RD', 0],
    ] as const)
      expect(placesApart(one, other)).toBe(apart);
  });

  test('TG-9: a tile offered in an exchange is no discard, so that it may fill a pair where none may (AG-15a)', () => {
    const card = openCard('FFFF 5555a 3333b 22c', '222a 4444a 6666a 888a');
    const rules = americanCard(card, { preset: 'american-game', pairOnDiscard: false }) as TableRules;
    const racks = { E: '22D N', S: 'FFFF 5555B 3333C 2D', W: '2D J E' };
    const sitting = sit({ rules, racks, manners: 'table', draws: 'W S' });
    sitting.play('E discard 2D; W call 2D 2D J; S N decline; W discard E; N E S decline');
    sitting.play('N discard W; E S W decline; E exchange 2D W 0');
    const view = gameOf(rules).viewFor(sitting.state(), 'S');
    expect(greedyBot(rules)(view, seededRandom('x'))).toMatchObject({ type: 'mahjongg', tile: '2D' });
    sitting.play('S mahjongg 2D; W N decline; N W E keep');
    expect(sitting.ending()).toBe('mahjongg');
  });
});

test('playGameOf plays as playGame does', () => {
  const bots = [randomBot(), randomBot(), randomBot(), randomBot()] as const;
  const game = playGame(plain, { bots, seed: 'alike' });
  if (!game.ok) throw new Error(game.error.message);
  const { setup, state } = game.value;
  const random = seededRandom('alike');
  shuffleWall(plain, random);
  throwDice(plain, random);
  expect(playGameOf(tableGame(plain), { setup, bots, random })).toEqual(game);
  expect(state.phase).toBe('over');
});

test('playGameOf needs a game, and a bot for each player', () => {
  const random = seededRandom('x');
  const setup = { wall: shuffleWall(plain, random), dice: throwDice(plain, random) };
  const play = (game: unknown, bots: unknown) => () =>
    playGameOf(game as never, { setup: setup as never, bots: bots as never, random });
  const game = tableGame(plain);
  expect(play(plain, [])).toThrow(/^`playGameOf` needs a game, such as `tableGame\(rules\)/);
  expect(play(game, 'bots')).toThrow(/^`playGameOf` needs a bot, or a list of up to 4 bots/);
  expect(play(game, [randomBot()])).toThrow(/^A game needs a bot for each player/);
});

test.each([
  ['Card Free', plain, undefined],
  ['three players', withoutCard(), { E: {}, S: {}, W: {} }],
] as const)('a sampled state looks to its player as the true one: %s', (name, rules, players) => {
  const game = gameOf(rules);
  const random = seededRandom(name);
  const contest = { name, rules, manners: 'strict' as const, ...(players && { players }) };
  const created = game.createGame(beginOf(contest)(random).setup);
  let state = created.ok ? created.value : undefined;
  let checked = 0;
  while (state !== undefined && state.phase !== 'over') {
    for (const viewer of random(6) === 0 ? state.seats : []) {
      const view = game.viewFor(state, viewer);
      const sampled = sampleState(view, rules, random);
      if (sampled === undefined) throw new Error('nothing was sampled');
      expect(game.viewFor(sampled, viewer)).toEqual(view);
      const decoded = game.decodeState(sampled);
      expect(decoded.ok ? 'sound' : decoded.error).toBe('sound');
      checked++;
    }
    const seat = state.awaiting[0] as Seat;
    const legal = game.legalActions(state, seat).filter(({ type }) => type !== 'challenge');
    state = game.reducer(state, legal[random(legal.length)] as (typeof legal)[number]);
  }
  expect(checked).toBeGreaterThan(50);
});

describe('a hand that is complete after a call, at a table that lets false ones be declared', () => {
  const declared = (skillLevel: number, held: string, called: Tile) => {
    const players = { E: {}, S: { skillLevel }, W: {}, N: {} };
    const racks = { E: called, S: held };
    const sitting = sit({ racks, players, manners: 'table' });
    sitting.play(`E discard ${called}; S call ${called} ${called} ${called}; W N decline`);
    const view = sitting.game.viewFor(sitting.state(), 'S');
    const { choices } = unwrap(advise(view, { rules: cardFree(), limit: 1_000 }));
    const advised = choices.find(({ action }) => action.type === 'mahjongg');
    const bot = greedyBot(plain)(view, seededRandom('after the call')).type;
    sitting.play('S mahjongg; all keep');
    return { wins: advised?.wins, bot, ending: sitting.ending() };
  };

  test('CF-38: won on the discard, so jokers do not win at level 5', () => {
    const held = '11B 222B 333B 44B J 55B';
    expect(declared(5, held, '5B')).toEqual({ wins: false, bot: 'discard', ending: undefined });
    expect(declared(4, held, '5B')).toEqual({ wins: true, bot: 'mahjongg', ending: 'mahjongg' });
  });

  test('CF-23, CF-36: still concealed, so dragons win at level 3', () => {
    const won = { wins: true, bot: 'mahjongg', ending: 'mahjongg' };
    expect(declared(3, '11B 333B 555B 777B GG', 'GD')).toEqual(won);
  });
});

test('AG-37: a greedy bot misnames no discard, even of a hand that cannot be completed', () => {
  const { game, state } = newGame(plain, { seed: 'one too few', manners: 'table' });
  const random = seededRandom('one too few');
  const bot = greedyBot(plain);
  let [now, hopeless] = [state, 0];
  while (now.phase !== 'over') {
    const seat = now.awaiting[0] as Seat;
    const action = bot(game.viewFor(now, seat), random);
    // East passes South one tile too few, first of all.
    const isShort = now.moment === 0 && action.type === 'pass';
    if (action.type === 'discard') expect(action.named).toBe(undefined);
    if (action.type === 'discard' && now.counts[seat] !== 14) hopeless++;
    now = game.reducer(now, isShort ? { ...action, tiles: action.tiles.slice(1) } : action);
  }
  expect(hopeless).toBeGreaterThan(5);
});

describe('AG-37: East discards 2D as 5D, and South holds all four', () => {
  const counted = (tiles: readonly (Tile | null)[]): readonly number[] =>
    TILES.map((tile) => tiles.filter((other) => other === tile).length);

  /** What the viewer may think was discarded, in states that hold each tile as often as the game has it. */
  const thought = (viewer: Seat): readonly (Tile | null)[] => {
    const racks = { E: '2D', S: '5555D' };
    const sitting = sit({ racks, manners: 'table' });
    sitting.play('E discard 2D 5D');
    const view = sitting.game.viewFor(sitting.state(), viewer);
    return Array.from({ length: 20 }, (_, seed) => {
      const sampled = sampleState(view, plain, seededRandom(`doubt ${seed}`));
      if (sampled === undefined) throw new Error('nothing was sampled');
      expect(sitting.game.viewFor(sampled, viewer)).toEqual(view);
      const { wall, racks, faceDown } = sampled;
      const all = [...wall.slice(-view.wallLeft), ...Object.values(racks).flat(), faceDown];
      expect(counted(all)).toEqual(counted(allTiles(plain)));
      return faceDown;
    });
  };

  test('to South it is some other tile', () => {
    const [...tiles] = new Set(thought('S'));
    expect(tiles).not.toContain('5D');
    expect(tiles.length).toBeGreaterThan(5);
  });

  test('TG-15: with three players, neither is a tile of the suit that is out', () => {
    const { table, ...others } = withoutCard();
    const rules = { ...others, table: { ...table, mistakes: { ...table.mistakes, misnaming: true } } };
    const players = { E: {}, S: {}, W: {} };
    const { game, state } = newGame(rules, { seed: 'a suit is out', players, manners: 'table' });
    let now = state;
    while (now.phase !== 'turn') {
      const seat = now.awaiting[0] as Seat;
      now = game.reducer(now, game.legalActions(now, seat)[0] as Action);
    }
    const all = [...now.wall, ...Object.values(now.racks).flat()];
    const named = (['5B', '5C', '5D'] as const).find((tile) => !all.includes(tile)) as Tile;
    const called = {
      type: 'discard',
      seat: 'E',
      moment: now.moment,
      tile: now.racks.E?.find((tile) => tile !== 'J'),
      named,
    };
    const view = game.viewFor(unwrap(game.apply(now, called as Action)).state, 'S');
    for (let seed = 0; seed < 20; seed++) {
      const { wall, racks, faceDown } = sampleState(view, rules, seededRandom(`out ${seed}`)) ?? now;
      expect([...wall.slice(-view.wallLeft), ...Object.values(racks).flat(), faceDown]).not.toContain(named);
    }
  });

  test('West takes it for 5D', () => expect(new Set(thought('W'))).toEqual(new Set(['5D'])));
});

describe('a bot that is asked for nothing', () => {
  const begun = gameOf(plain).createGame(
    beginOf({ name: 'asked', rules: plain, manners: 'strict' })(seededRandom('asked')).setup,
  );
  const state = begun.ok ? begun.value : undefined;
  const view = gameOf(plain).viewFor(state as never, 'E');
  const asked = randomBot() as (...args: readonly unknown[]) => unknown;

  test('says what it needs', () => {
    expect(() => asked()).toThrow(
      /^A bot needs a view from `viewFor\(state, seat\)` of the game; got nothing\.$/,
    );
    expect(() => asked({ legal: [{ type: 7 }] })).toThrow(/its “legal\.0\.type” is 7\.$/);
    expect(() => asked(view)).toThrow('A random source must be a function; got nothing.');
    expect(() => asked({ ...view, legal: [] }, seededRandom('x'))).toThrow(
      /^Ask a bot only when its player must choose/,
    );
  });

  test('greedyBot needs a whole view', () => {
    const { rack: _, ...torn } = view;
    expect(() => greedyBot(plain)(torn as never, seededRandom('x'))).toThrow(/^Give a player’s view/);
  });

  test.each([-1e9, -1, 0.5, 1e9])('sampleState: %s tiles are left in no wall', (wallLeft) => {
    expect(() => sampleState({ ...view, wallLeft }, plain, seededRandom('x'))).toThrow(
      /^`sampleState` needs a view with as many tiles as the wall can have left; got /,
    );
  });

  test('sampleState: NaN is no number of tiles', () => {
    expect(() => sampleState({ ...view, wallLeft: Number.NaN }, plain, seededRandom('x'))).toThrow(
      /^Give a player’s view/,
    );
  });

  test('playGame needs a bot for each player', () => {
    const play = (bots: unknown) => () => playGame(plain, { bots: bots as never, seed: 'x', players: FOUR });
    const FOUR = { E: {}, S: {}, W: {}, N: {} };
    expect(play([])).toThrow(/^`playGame` needs a bot for each player/);
    expect(play([randomBot(), null, null, null])).toThrow(
      '`playGame` needs a bot, or a list of up to 4 bots and nothing else; got null.',
    );
    expect(play([randomBot(), randomBot()])).toThrow(/ or one for all; got 2\.$/);
  });
});

test('TG-5: a greedy bot adds a drawn tile to an exposure to win, and else keeps its tiles', () => {
  const rules = americanCard(openCard('FF 2222a 4444b 6666c'), { preset: 'american-game' });
  const racks = { E: '2B 13579C 13579B EEE', S: 'FF 22B 4444C 6666D 1D' } as const;
  const typesWith = (draws: string, held: Readonly<Record<'E' | 'S', string>> = racks) => {
    const sitting = sit({ rules, racks: held, draws });
    sitting.play('E discard 2B; S call 2B 2B 2B; all decline; S discard 1D; all decline');
    sitting.play('W discard W; all decline; N discard N; all decline; E discard 1C; all decline');
    const bot = greedyBot(rules);
    const types: string[] = [];
    while (sitting.state().phase !== 'over' && types.length < 2) {
      const { awaiting } = sitting.state();
      const action = bot(sitting.game.viewFor(sitting.state(), awaiting[0] as Seat), () => 0);
      types.push(action.type);
      sitting.act(awaiting[0] as Seat, action);
    }
    return [types, sitting.ending()];
  };
  expect(typesWith('W N W 2B')).toEqual([['grow', 'mahjongg'], 'mahjongg']);
  expect(typesWith('W N W 9C')[0]).toEqual(['discard', 'decline']);
  // A joker stays on the rack as long as the hand lacks a tile.
  const waiting = { ...racks, S: 'FF 22B 4444C 66D J 1D N' };
  expect(typesWith('W N W 6D', waiting)[0]).toEqual(['discard', 'decline']);
});
