import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  drawSeats,
  type GameState,
  gameOf,
  type MatchGame,
  type MatchSetup,
  type MatchState,
  matchOf,
  newGame,
  seededRandom,
  shuffleWall,
  type TableRules,
  throwDice,
  throwForEast,
} from '../../src/game';
import { cardFree, MisuseError, type Seat, type Tile } from '../../src/index';
import { matchAfter } from '../../src/play/matches/match-state';
import { tilesOf } from '../hand-text';
import { reasonsOf, refusedBy, unwrap } from '../unwrap';
import { throws } from './script';
import { stacked } from './stacked';
import { american, guide, plain, withoutCard } from './subjects';

const fingerprint = '0123456789abcdef'.repeat(2);

const named = (count: number): MatchSetup['players'] =>
  [...'ABCDE'].slice(0, count).map((name) => ({ name }));

const started = (rules: TableRules, setup: MatchSetup): MatchState =>
  unwrap(matchOf(rules).startMatch(setup));

/** The code and the rule that a match is refused with. */
const refused = (rules: TableRules, setup: unknown): string | undefined => {
  const match = matchOf(rules).startMatch(setup as MatchSetup);
  expect(match.ok || match.error.message).not.toBe('');
  return refusedBy(match);
};

/** A game as a match keeps it. */
const gameWith = (
  ending: MatchGame['ending'],
  winner: number | null = null,
  net = [0, 0, 0, 0],
): MatchGame => ({
  ending,
  winner,
  net,
  fingerprint,
});

/** Who sits at the seats, by name, and who sits out. */
const seated = ({ seats, out, players }: MatchState): string => {
  const name = (player: number | null | undefined): string => players[player ?? -1]?.name ?? '';
  return `${name(seats.E)}${name(seats.S)}${name(seats.W)}${name(seats.N)}${out === null ? '' : `-${name(out)}`}`;
};

const scoresOf = ({ scores, players }: MatchState): Record<string, number> =>
  Object.fromEntries(players.map(({ name }, player) => [name, scores[player] as number]));

const QUIET = ['decline', 'keep', 'stop', 'wish', 'pass', 'discard'];

/** Plays on without a call; only `winner` declares. Whoever has drawn a tile discards it, but for what `gives` says. */
const finish = (rules: TableRules, begun: GameState, winner: Seat | null, gives?: Tile): GameState => {
  const game = gameOf(rules);
  let state = begun;
  while (state.phase !== 'over') {
    const seat = state.awaiting[0] as Seat;
    const legal = game.legalActions(state, seat);
    const rank = (action: Action): number => {
      if (action.type === 'mahjongg') return seat === winner ? -2 : 99;
      if (action.type === 'discard' && action.named === undefined) {
        if (action.tile === gives) return -1;
        return action.tile === state.drawn ? 5 : 6;
      }
      const place = QUIET.indexOf(action.type);
      return place < 0 || action.type === 'discard' ? 98 : place;
    };
    const [best] = [...legal].sort((one, other) => rank(one) - rank(other));
    state = game.reducer(state, best as Action);
  }
  return state;
};

const PAIRS = tilesOf('11B 33B 55C 77C 22D 99D EE');
const CARD_FREE_HAND = tilesOf('11B 222B 333B 444B 555B');

/** The end of the match's next game: won by a seat from the wall, or by nobody. */
const ended = (
  rules: TableRules,
  match: MatchState,
  winner: Seat | null,
  hand = CARD_FREE_HAND,
): GameState => {
  const random = seededRandom(`match ${match.games.length}`);
  const rack = winner === 'E' ? hand : hand.slice(0, 13);
  const draws = winner === null || winner === 'E' ? [] : [hand[13] as Tile];
  const built = stacked(rules, winner === null ? {} : { [winner]: rack }, draws, random);
  const setup = matchOf(rules).nextGame(match, { wall: built.setup.wall, dice: built.setup.dice });
  const created = unwrap(gameOf(rules).createGame(unwrap(setup)));
  const dealt = winner === null ? created : built.actions.reduce(gameOf(rules).reducer, created);
  return finish(rules, dealt, winner);
};

const played = (
  rules: TableRules,
  match: MatchState,
  winner: Seat | null,
  hand?: readonly Tile[],
): MatchState => unwrap(matchOf(rules).recordGame(match, ended(rules, match, winner, hand)));

describe('AG-3: the highest throw is East', () => {
  test.each([
    ['the third of four', throws('12 33 65 55'), 'CDAB'],
    ['two tie, and throw again', throws('65 11 56 22 12 13'), 'CDAB'],
    ['they tie twice', throws('66 66 11 11 44 44 32 12'), 'ABCD'],
    ['all four tie', throws('11 11 11 11 11 12 11 11'), 'BCDA'],
  ] as const)('%s', (_, dice, seats) => {
    expect(seated(started(plain, { players: named(4), dice }))).toBe(seats);
  });

  test.each([
    ['too few', throws('12 33 65')],
    ['a tie that is not thrown again', throws('65 11 56 22')],
    ['one too many', throws('12 33 65 55 11')],
    ['a seven', throws('12 33 67 55')],
    ['no list', 7],
  ])('refused: %s', (_, dice) => {
    expect(refused(plain, { players: named(4), dice })).toBe('badDice AG-3');
  });

  test('throwForEast gives throws that say it, and nobody is favored', () => {
    const random = seededRandom('first East');
    const easts = new Map<string, number>();
    let again = 0;
    for (let one = 0; one < 800; one++) {
      const dice = throwForEast(4, random);
      if (dice.length > 4) again++;
      const [east] = seated(started(plain, { players: named(4), dice }));
      easts.set(east as string, (easts.get(east as string) ?? 0) + 1);
    }
    expect(again).toBeGreaterThan(50);
    for (const name of 'ABCD') expect(easts.get(name)).toBeGreaterThan(150);
  });
});

describe('AG-3a: East passes to the right', () => {
  test.each([
    ['everyGame', 'BCDA', 'BCDA', 'BCDA'],
    ['notAfterWallGame', 'BCDA', 'BCDA', 'ABCD'],
    ['unlessEastWins', 'ABCD', 'BCDA', 'BCDA'],
  ] as const)('%s', (eastPasses, won, lost, drawn) => {
    const rules = guide({ eastPasses });
    const seatedAfter = (game: MatchGame) =>
      seated(matchAfter(rules.table, started(rules, { players: named(4) }), [game]));
    expect(seatedAfter(gameWith('mahjongg', 0))).toBe(won);
    expect(seatedAfter(gameWith('mahjongg', 1))).toBe(lost);
    expect(seatedAfter(gameWith('wallGame'))).toBe(drawn);
    expect(seatedAfter(gameWith('mahjonggInError'))).toBe('BCDA');
  });

  test('in Card Free after every game: won by East, won by another, and wall games', () => {
    let match = started(plain, { players: named(4) });
    match = played(plain, match, 'E');
    expect([seated(match), match.games[0]?.winner]).toEqual(['BCDA', 0]);
    match = played(plain, match, 'S');
    expect([seated(match), match.games[1]?.winner]).toEqual(['CDAB', 2]);
    match = played(plain, match, null);
    const wallGame = { ...gameWith('wallGame'), fingerprint: expect.any(String) };
    expect([seated(match), match.games[2]]).toEqual(['DABC', wallGame]);
    expect(match.round).toBe(1);
    match = played(plain, match, null);
    expect([seated(match), match.round]).toEqual(['ABCD', 2]);
  });
});

test('the scores belong to the players, whatever seats they take', () => {
  let match = started(plain, { players: named(4) });
  const nets: number[][] = [];
  for (const winner of ['E', 'S', 'W'] as const) {
    const state = ended(plain, match, winner);
    const returns = gameOf(plain).returns(state);
    nets.push(
      match.players.map((_, player) => {
        const seat = (['E', 'S', 'W', 'N'] as const).find((one) => match.seats[one] === player);
        return returns[seat as Seat] as number;
      }),
    );
    match = unwrap(matchOf(plain).recordGame(match, state));
  }
  // East won as A, then South, who was C, then West, who was again A.
  expect(match.games.map(({ winner }) => winner)).toEqual([0, 2, 0]);
  expect(match.games.map(({ net }) => net)).toEqual(nets);
  expect(match.scores).toEqual(
    [0, 1, 2, 3].map((player) => nets.reduce((sum, net) => sum + (net[player] as number), 0)),
  );
  expect(scoresOf(match)['A']).toBeGreaterThan(0);
});

test('TG-2: any player may be the first East, and seats are drawn', () => {
  expect(seated(started(american(), { players: named(4), east: 'C' }))).toBe('CDAB');
  expect(seated(started(american(), { players: named(4) }))).toBe('ABCD');
  expect(seated(started(american(), { players: named(4), draw: ['W', 'E', 'N', 'S'] }))).toBe('BDAC');
  expect(seated(started(american(), { players: named(4), draw: ['W', 'E', 'N', 'S'], east: 'A' }))).toBe(
    'ACBD',
  );
  expect(refused(american(), { players: named(4), east: 'X' })).toBe('badEast TG-2');
  expect(refused(american(), { players: named(4), east: 'A', dice: [] })).toBe('badEast TG-2');
  expect(refused(american(), { players: named(4), draw: ['W', 'E', 'N', 'N'] })).toBe('badDraw TG-2');
  expect(refused(american(), { players: named(4), draw: 'WENS' })).toBe('badDraw TG-2');
});

describe('TG-13, TG-17: who deals next', () => {
  test('TG-13: after a draw the same dealer deals again; TG-17: after a win East stays only if East has won', () => {
    const rules = withoutCard();
    const match = started(rules, { players: named(4) });
    expect(seated(played(rules, match, null))).toBe('ABCD');
    expect(seated(played(rules, match, 'E', PAIRS))).toBe('ABCD');
    expect(seated(played(rules, match, 'S', PAIRS))).toBe('BCDA');
  });

  test('TG-17, base guide: East passes after every win, but a draw is dealt again (TG-13)', () => {
    const rules = withoutCard({ base: 'guide' });
    const match = started(rules, { players: named(4) });
    expect(seated(played(rules, match, null))).toBe('ABCD');
    expect(seated(played(rules, match, 'E', PAIRS))).toBe('BCDA');
    expect(seated(played(rules, match, 'S', PAIRS))).toBe('BCDA');
  });
});

test('TG-8: where the rules do not know what a hand is worth, the players say it', () => {
  const rules = withoutCard();
  const { recordGame } = matchOf(rules);
  const match = started(rules, { players: named(4) });
  const built = stacked(rules, { S: PAIRS.slice(0, 13), E: ['E'] }, [], seededRandom('value'));
  const created = unwrap(gameOf(rules).createGame(built.setup));
  const state = finish(rules, built.actions.reduce(gameOf(rules).reducer, created), 'S', 'E');
  expect(state.phase === 'over' && state.now.outcome.settlement).toBe(null);
  const unknown = recordGame(match, state);
  expect(refusedBy(unknown)).toBe('valueNeeded TG-8');
  for (const value of [Number.NaN, -5, '30', Number.POSITIVE_INFINITY]) {
    const bad = recordGame(match, state, value as number);
    expect(refusedBy(bad)).toBe('badValue TG-8');
  }
  const known = recordGame(match, state, 30);
  expect(known.ok && scoresOf(known.value)).toEqual({ A: -30, B: 30, C: 0, D: 0 });
});

const FIVE = { players: named(5), draw: ['E', 'S', 'W', 'N', '5D'] } as const;

describe('TG-14: five players', () => {
  const rules = american();
  /** A game that lets East pass. */
  const passing = gameWith('falseWin', null, [0, 0, 0, 0, 0]);

  test('the Dreamer sits out the first round, then each player in turn of the seats', () => {
    let games: readonly MatchGame[] = [];
    const rounds: string[] = [];
    for (let round = 0; round < 10; round++) {
      rounds.push(seated(matchAfter(rules.table, started(rules, FIVE), games)));
      games = [...games, passing, passing, passing, passing];
    }
    expect(rounds).toEqual([
      'ABCD-E',
      'EBCD-A',
      'EACD-B',
      'EABD-C',
      'EABC-D',
      'DABC-E',
      'DEBC-A',
      'DEAC-B',
      'DEAB-C',
      'CEAB-D',
    ]);
  });

  test('whoever drew the 5 Dot is the Dreamer; without a draw it is the fifth', () => {
    expect(seated(started(rules, { ...FIVE, draw: ['5D', 'N', 'W', 'S', 'E'] }))).toBe('EDCB-A');
    expect(seated(started(rules, { players: named(5) }))).toBe('ABCD-E');
    expect(seated(started(rules, { players: named(5), east: 'B' }))).toBe('BCDA-E');
    expect(refused(rules, { players: named(5), east: 'E' })).toBe('badEast TG-2');
    expect(refused(rules, { ...FIVE, draw: ['E', 'S', 'W', 'N', '5B'] })).toBe('badDraw TG-14');
  });

  test('the guide and Card Free are for four', () => {
    expect(refused(plain, { players: named(5) })).toMatch(/^badPlayers/);
    expect(refused(guide(), { players: named(5) })).toMatch(/^badPlayers/);
    expect(refused(plain, { players: named(3), suitOut: 'B' })).toMatch(/^badPlayers/);
  });

  test('drawSeats gives every player one of the tiles', () => {
    const drawn = drawSeats(5, seededRandom('seats'));
    expect([...drawn].sort()).toEqual(['5D', 'E', 'N', 'S', 'W']);
    expect(drawSeats(5, seededRandom('other'))).not.toEqual(drawn);
  });

  property.prop([fc.array(fc.nat({ max: 5 }), { minLength: 30, maxLength: 120 })])(
    'in five rounds every player sits out one, and every chair has dealt in each',
    (endings) => {
      const setting = started(rules, FIVE);
      const games: MatchGame[] = [];
      const dealers = new Map<number, Set<number>>();
      const outs = new Map<number, Set<number | null>>();
      for (const ending of endings) {
        const { seats, round, out, scores } = matchAfter(rules.table, setting, games);
        expect(scores.reduce((sum, score) => sum + score, 0)).toBe(0);
        dealers.set(round, (dealers.get(round) ?? new Set()).add(seats.E as number));
        outs.set(round, (outs.get(round) ?? new Set()).add(out));
        const seat = (['E', 'S', 'W', 'N'] as const)[ending];
        const winner = seat === undefined ? null : (seats[seat] as number);
        const net = [0, 1, 2, 3, 4].map((player) =>
          player === out || winner === null ? 0 : player === winner ? 30 : -10,
        );
        games.push(gameWith(winner === null ? 'wallGame' : 'mahjongg', winner, net));
      }
      const full = Math.max(...dealers.keys()) - 1;
      for (let round = 1; round <= full; round++) {
        expect(outs.get(round)?.size).toBe(1);
        expect(dealers.get(round)?.size).toBe(4);
        expect(dealers.get(round)?.has([...(outs.get(round) ?? [])][0] as number)).toBe(false);
      }
      for (let first = 1; first + 4 <= full; first++) {
        const five = [0, 1, 2, 3, 4].map((more) => [...(outs.get(first + more) ?? [])][0]);
        expect(new Set(five).size).toBe(5);
      }
    },
  );

  test('whoever sits out wins and loses nothing', () => {
    const match = played(rules, started(rules, FIVE), null);
    expect([match.games[0]?.net, match.out]).toEqual([[0, 0, 0, 0, 0], 4]);
  });
});

describe('TG-15: three players', () => {
  const rules = withoutCard();
  const random = seededRandom('three');
  const three = { players: named(3), suitOut: 'C' } as const;

  test('a suit is out: 116 tiles, in walls of 20, 19 and 19 stacks', () => {
    const match = started(rules, three);
    const wall = shuffleWall(rules, random, 'C');
    expect([wall.length, wall.filter((tile) => tile.endsWith('C')), wall.includes('RD')]).toEqual([
      116,
      [],
      true,
    ]);
    const setup = matchOf(rules).nextGame(match, { wall, dice: throwDice(rules, random, 3) });
    expect(setup.ok && Object.keys(setup.value.players ?? {})).toEqual(['E', 'S', 'W']);
    const state = setup.ok ? gameOf(rules).createGame(setup.value) : undefined;
    expect(state?.ok && state.value.seats).toEqual(['E', 'S', 'W']);
    for (const [other, refusal] of [
      ['B', 'badWall TG-15'],
      [undefined, 'badWall TG-1'],
    ] as const) {
      const thrown = { wall: shuffleWall(rules, random, other), dice: throwDice(rules, random, 3) };
      expect(refusedBy(matchOf(rules).nextGame(match, thrown))).toBe(refusal);
    }
  });

  test('the dice point at the first dealer, and are thrown again at the empty seat', () => {
    expect(seated(started(rules, { ...three, dice: [[1, 1]] }))).toBe('BCA');
    expect(seated(started(rules, { ...three, dice: [[1, 4]] }))).toBe('ABC');
    expect(seated(started(rules, { ...three, dice: throws('22 66 12') }))).toBe('CAB');
    expect(refused(rules, { ...three, dice: [[2, 2]] })).toBe('badDice TG-15');
    expect(refused(rules, { ...three, dice: throws('11 12') })).toBe('badDice TG-15');
    for (let one = 0; one < 40; one++)
      expect(seated(started(rules, { ...three, dice: throwForEast(3, random) }))).toHaveLength(3);
  });

  test('one suit is named, with three players only', () => {
    expect(refused(rules, { players: named(3) })).toBe('badSuit TG-15');
    expect(refused(rules, { players: named(3), suitOut: 'X' })).toBe('badSuit TG-15');
    expect(refused(rules, { players: named(4), suitOut: 'C' })).toBe('badSuit TG-15');
  });

  test('a game without another suit is none of the match’s', () => {
    const match = started(rules, three);
    const codeOf = (suit: 'B' | 'C') => {
      const dice = throwDice(rules, random, 3);
      const setup = { wall: shuffleWall(rules, random, suit), dice, players: { E: {}, S: {}, W: {} } };
      const state = unwrap(gameOf(rules).createGame(setup));
      const recorded = matchOf(rules).recordGame(match, state, 10);
      return refusedBy(recorded);
    };
    expect([codeOf('B'), codeOf('C')]).toEqual(['badWall TG-15', 'gameNotOver']);
  });

  test('East goes around three seats', () => {
    const passing = gameWith('falseWin', null, [0, 0, 0]);
    const match = started(rules, three);
    const seen = [1, 2, 3].map((count) => matchAfter(rules.table, match, Array(count).fill(passing)));
    expect(seen.map((one) => [seated(one), one.round])).toEqual([
      ['BCA', 1],
      ['CAB', 1],
      ['ABC', 2],
    ]);
  });
});

test('CF-34: a skill level goes with its player to every seat', () => {
  const players = [{ name: 'A', skillLevel: 2 }, { name: 'B' }, { name: 'C' }, { name: 'D', skillLevel: 5 }];
  const first = started(plain, { players });
  const second = played(plain, first, null);
  const levels = [first, second].map((match) => {
    const setup = matchOf(plain).nextGame(match, { wall: shuffleWall(plain, seededRandom('x')) });
    return setup.ok && setup.value.players;
  });
  expect(levels).toEqual([
    { E: { skillLevel: 2 }, S: {}, W: {}, N: { skillLevel: 5 } },
    { E: {}, S: {}, W: { skillLevel: 5 }, N: { skillLevel: 2 } },
  ]);
  const sixth = [{ name: 'A', skillLevel: 6 }, ...named(4).slice(1)];
  expect(refused(plain, { players: sixth })).toBe('badPlayers CF-34');
});

test('the house rules of a table are those of its match: another table’s is a misuse', () => {
  const house = cardFree({ houseRules: { requireBonus: true } });
  const match = started(house, { players: named(4) });
  expect(match.rules.options).toEqual(house.options);
  const wall = shuffleWall(house, seededRandom('x'));
  expect(() => matchOf(plain).nextGame(match, { wall })).toThrow(MisuseError);
  expect(() => matchOf(plain).recordGame(match, {} as GameState)).toThrow(MisuseError);
  expect(matchOf(house).nextGame(match, { wall }).ok).toBe(true);
});

test('a match of so many rounds ends, and has no next game', () => {
  let match = started(plain, { players: named(4), rounds: 1 });
  const state = ended(plain, match, null);
  for (let game = 0; game < 4; game++) {
    expect(match.over).toBe(false);
    match = played(plain, match, null);
  }
  expect([match.over, match.round]).toEqual([true, 2]);
  const next = matchOf(plain).nextGame(match, { wall: shuffleWall(plain, seededRandom('x')) });
  expect(refusedBy(next)).toBe('matchOver');
  const recorded = matchOf(plain).recordGame(match, state);
  expect(refusedBy(recorded)).toBe('matchOver');
});

test('a game that is none of the match’s changes nothing', () => {
  const match = started(plain, { players: [{ name: 'A', skillLevel: 1 }, ...named(4).slice(1)] });
  const fair = ended(plain, match, null);
  const { recordGame, nextGame } = matchOf(plain);
  const setup = nextGame(match, { wall: shuffleWall(plain, seededRandom('x')) });
  const open = unwrap(gameOf(plain).createGame(unwrap(setup)));
  const cases: readonly (readonly [unknown, string])[] = [
    [open, 'gameNotOver'],
    [{ ...fair, moment: 'x' }, 'badGame'],
    [null, 'badGame'],
    [undefined, 'badGame'],
    [JSON.parse('{"__proto__": {"phase": "over"}}'), 'badGame'],
  ];
  for (const [game, code] of cases) {
    const recorded = recordGame(match, game as GameState);
    expect(refusedBy(recorded)).toBe(code);
  }
  expect(recordGame(match, fair).ok).toBe(true);
  expect(match.games).toEqual([]);
});

test('a game is recorded once, also if its state comes back as other text', () => {
  const { recordGame, decodeMatch } = matchOf(plain);
  const match = started(plain, { players: named(4) });
  const state = ended(plain, match, 'S');
  const once = unwrap(recordGame(match, state));
  const turned = Object.fromEntries(Object.entries(state).reverse()) as unknown as GameState;
  for (const again of [state, JSON.parse(JSON.stringify(turned)) as GameState])
    expect(reasonsOf(recordGame(once, again))).toMatchObject([
      { code: 'alreadyRecorded', rule: '', params: { game: 0 } },
    ]);
  const twice = played(plain, once, 'S');
  expect(twice.games).toHaveLength(2);
  const [game] = twice.games;
  const doubled = matchAfter(plain.table, twice, [game, game] as readonly MatchGame[]);
  expect(reasonsOf(decodeMatch(doubled))).toMatchObject([{ code: 'badState', at: { path: ['games', '1'] } }]);
  for (const other of [undefined, '', 'x'.repeat(32), fingerprint.toUpperCase()])
    expect(decodeMatch({ ...twice, games: [game, { ...game, fingerprint: other }] }).ok).toBe(false);
});

test('a game of other players or manners: the part that differs is named', () => {
  const match = started(plain, { players: [{ name: 'A', skillLevel: 1 }, ...named(4).slice(1)] });
  const fair = ended(plain, match, null);
  const others = ended(plain, started(plain, { players: named(4) }), null);
  expect(reasonsOf(matchOf(plain).recordGame(match, others))).toMatchObject([
    { code: 'otherPlayers', rule: 'CF-34', params: { part: 'players' } },
  ]);
  expect(reasonsOf(matchOf(plain).recordGame(match, { ...fair, manners: 'table' }))).toMatchObject([
    {
      rule: '',
      message: 'The manners of this game are table; those of the match are strict.',
      params: { part: 'manners', found: 'table', expected: 'strict' },
    },
  ]);
});

test('AG-3: throws that leave a tie name who throws again', () => {
  const dice = throws('11 65 22 56');
  const answer = matchOf(plain).startMatch({ players: named(4), dice });
  expect(reasonsOf(answer)).toMatchObject([
    {
      message: 'More throws are needed to decide East; B and D are tied, and throw once more in this order.',
      params: { throws: 4, tied: ['B', 'D'] },
    },
  ]);
  // Seats were drawn: C sits where A threw before.
  const drawn = matchOf(american()).startMatch({ players: named(4), draw: ['S', 'W', 'N', 'E'], dice });
  expect(reasonsOf(drawn)).toMatchObject([{ params: { tied: ['A', 'C'] } }]);
  const few = matchOf(plain).startMatch({ players: named(4), dice: dice.slice(1) });
  expect(reasonsOf(few)).toMatchObject([{ params: { throws: 3, tied: [] } }]);
});

test('another option of a kept match is named', () => {
  const house = cardFree({ houseRules: { requireBonus: true } });
  const match = started(house, { players: named(4) });
  const decoded = matchOf(plain).decodeMatch(match);
  expect(reasonsOf(decoded)).toMatchObject([
    {
      code: 'unknownRules',
      message:
        'This match has other rules: “options.houseRules.requireBonus” is true there, and false in these rules.',
    },
  ]);
  const year = matchOf(plain).decodeMatch({ ...match, rules: { name: 'year', options: {} } });
  expect(year).toMatchObject({
    error: { message: 'This match has other rules: it is for “year”, not card-free.' },
  });
});

test.each([
  ['another name', { name: 'A' }, 'Player 4 needs a different name; “A” is taken.', ''],
  ['no name', { name: '' }, 'Player 4 needs a name of 1 to 40 characters, not “”.', ''],
  ['no player', null, 'Player 4 must be an object with a name, not null.', ''],
  [
    'no such level',
    { name: 'D', skillLevel: 9 },
    'Player 4 (“D”) can have a name and a skillLevel from 0 to 5 or none.',
    'CF-34',
  ],
] as const)('CF-34: which player is wrong, and what: %s', (_, player, message, rule) => {
  const answer = matchOf(plain).startMatch({ players: [...named(3), player] } as unknown as MatchSetup);
  expect(reasonsOf(answer)).toMatchObject([{ code: 'badPlayers', rule, message, params: { player: 3 } }]);
});

test('all that is wrong with a setup is said at once, but nothing twice', () => {
  const codes = (setup: unknown) => {
    const answer = matchOf(plain).startMatch(setup as MatchSetup);
    return answer.ok ? '' : answer.error.reasons.map(({ code }) => code).join(' ');
  };
  const wrong = { round: 3, rounds: 0, manners: 'polite', east: 'Z' };
  expect(codes({ ...wrong, players: named(4) })).toBe('unknownOption badEast badRounds badManners');
  expect(codes({ ...wrong, players: [] })).toBe('unknownOption badPlayers badRounds badManners');
  expect(codes({ players: named(4), round: 3 })).toBe('unknownOption');
  expect(codes({ players: named(4), rounds: 3 })).toBe('');
});

test.each([
  ['nothing', undefined, 'notASetup'],
  ['a list', [], 'notASetup'],
  ['no players', {}, 'badPlayers'],
  ['six players', { players: [...named(5), { name: 'F' }] }, 'badPlayers'],
  ['a long name', { players: [...named(3), { name: 'x'.repeat(41) }] }, 'badPlayers'],
  ['too many rounds', { players: named(4), rounds: 101 }, 'badRounds'],
  ['half a round', { players: named(4), rounds: 1.5 }, 'badRounds'],
  ['a getter', Object.defineProperty({}, 'players', { get: () => named(4) }), 'badPlayers'],
])('a setup that cannot be: %s', (_, setup, code) => {
  expect(refused(plain, setup)).toContain(code);
});

property.prop([fc.jsonValue()])('any value as a setup gets an answer', (value) => {
  expect(matchOf(plain).startMatch(value as unknown as MatchSetup).ok).toBe(false);
  expect(matchOf(plain).decodeMatch(value).ok).toBe(false);
  expect(matchOf(plain).nextGame(started(plain, { players: named(4) }), value as never).ok).toBe(false);
});

describe('a match as text', () => {
  const { encodeMatch, decodeMatch } = matchOf(plain);
  const match = played(plain, played(plain, started(plain, { players: named(4), rounds: 2 }), 'E'), 'S');

  test('comes back as it was', () => {
    expect(decodeMatch(encodeMatch(match))).toEqual({ ok: true, value: match });
    expect(decodeMatch(JSON.parse(encodeMatch(match)))).toEqual({ ok: true, value: match });
    const five = started(american(), FIVE);
    expect(matchOf(american()).decodeMatch(JSON.stringify(five))).toEqual({ ok: true, value: five });
  });

  test.each<readonly [string, object, string]>([
    ['a score', { scores: [0, 0, 0, 0] }, 'badState'],
    ['a round', { round: 2 }, 'badState'],
    ['seats', { seats: { E: 0, S: 1, W: 2, N: 3 } }, 'badState'],
    ['a seating', { seating: [0, 1, 2, 2] }, 'badState'],
    ['a version', { version: 2 }, 'badState'],
    ['something more', { more: 1 }, 'badState'],
    ['a game that pays from nothing', { games: [gameWith('wallGame', null, [5, 0, 0, 0])] }, 'badState'],
    ['a game without a winner', { games: [gameWith('mahjongg')] }, 'badState'],
    ['a game with one too many', { games: [gameWith('wallGame', 1)] }, 'badState'],
    ['no games', { games: {} }, 'badState'],
    ['the end', { over: true }, 'badState'],
    ['no players', { players: [] }, 'badState'],
    ['other rules', { rules: { name: 'year', options: {} } }, 'unknownRules'],
  ])('refused if tampered with: %s', (_, change, code) => {
    const decoded = decodeMatch({ ...match, ...change });
    expect(refusedBy(decoded)).toBe(code);
  });

  test('refused: no JSON, too long a text, and a Dreamer who pays', () => {
    expect(reasonsOf(decodeMatch('{'))).toMatchObject([{ code: 'notJson' }]);
    expect(reasonsOf(decodeMatch(' '.repeat(2_000_000)))).toMatchObject([{ code: 'tooLarge' }]);
    const rules = american();
    const paying = matchAfter(rules.table, started(rules, FIVE), [
      gameWith('mahjongg', 0, [10, 0, 0, 0, -10]),
    ]);
    const decoded = matchOf(rules).decodeMatch(paying);
    expect(reasonsOf(decoded)).toMatchObject([{ code: 'badState', at: { path: ['games', '0'] } }]);
  });
});

test('a state of a game is no match', () => {
  const { state } = newGame(plain, { seed: 'one game' });
  const { nextGame, recordGame, encodeMatch } = matchOf(plain);
  for (const asked of [
    () => nextGame(state as never, { wall: [] }),
    () => recordGame(state as never, state),
    () => encodeMatch(state as never),
  ])
    expect(asked).toThrow(
      'Expected a match that `startMatch` or `recordGame` returns; its “players” is an object.',
    );
});

test('a match is no state and no view, and a state no setup', () => {
  const { game, setup, state } = newGame(plain, { seed: 'one game' });
  const match = started(plain, { players: named(4), dice: throws('66 55 44 33') }) as never;
  for (const asked of [
    () => game.apply(match, {} as never),
    () => game.legalActions(match, 'E'),
    () => game.viewFor(match, 'E'),
    () => game.outcome(match),
    () => game.awaiting(match),
    () => game.encodeState(match),
  ])
    expect(asked).toThrow('Expected a state that this game returns; got a match or something else.');
  expect(() => game.advanceView(match, {} as never)).toThrow('Expected a view that `viewFor` returns');
  expect(() => game.record(state as never, [])).toThrow('`record` needs the setup of the game; got a state.');
  expect(game.record(setup, []).actions).toEqual([]);
});
