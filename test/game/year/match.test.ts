import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  gameOf,
  type Match,
  type MatchSetup,
  type MatchState,
  matchOf,
  seededRandom,
  shuffleWall,
  throwDice,
  throwForEast,
  type YearAction,
  type YearPlayer,
  type YearState,
  type YearTypes,
} from '../../../src/game';
import { MisuseError, SEATS, type Seat, type YearGame, yearGame } from '../../../src/index';
import { refusedBy, unwrap } from '../../unwrap';
import { throws } from '../script';
import { stackedYear } from './stacked';

// Matches of the Year game: choosing East, and a round in which everybody deals once (YG-3).

type YearMatch = MatchState<YearPlayer>;

const plain = yearGame();
const scored = yearGame({ points: { chow: { concealed: 2 }, pair: { concealed: 1 } } });
const moving = yearGame({ windsFollowDeal: true });
const players: MatchSetup<YearPlayer>['players'] = [...'ABCD'].map((name) => ({ name }));
const CHOWS = '123456789B 123C 55D';

const started = (rules: YearGame, setup: Partial<MatchSetup<YearPlayer>> = {}): YearMatch =>
  unwrap(matchOf(rules).startMatch({ players, ...setup }));

/** The code and the rule that a match is refused with. */
const refused = (setup: object): string | undefined => {
  const match = matchOf(plain).startMatch({ players, ...setup } as unknown as MatchSetup<YearPlayer>);
  expect(match.ok || match.error.message).not.toBe('');
  return refusedBy(match);
};

/** Changes of a match of one game that is such. */
const oneGame = (ending: string, winner: number | null, net: readonly number[]) => ({
  games: [{ ending, winner, net, fingerprint: '0123456789abcdef'.repeat(2) }],
  scores: net,
});

/** Who sits at East, South, West and North, by name, and at which seat the dealer sits. */
const seated = ({ seats, players: all, dealer }: YearMatch): string =>
  `${SEATS.map((seat) => all[seats[seat] as number]?.name).join('')} ${dealer}`;

/** The end of the match's next game: won by whoever deals with the tiles dealt, or by nobody. */
const ended = (rules: YearGame, match: YearMatch, isWon: boolean, dealer = match.dealer): YearState => {
  const random = seededRandom(`Year match ${match.games.length}`);
  const wanted = { dealer, ...(isWon && { racks: { [dealer]: CHOWS } }) };
  const { wall, dice } = stackedYear(rules, wanted, random);
  const game = gameOf(rules);
  let state = unwrap(game.createGame(unwrap(matchOf(rules).nextGame({ ...match, dealer }, { wall, dice }))));
  const quiet: readonly YearAction['type'][] = ['keep', 'decline', 'draw', 'discard', 'reveal'];
  while (state.phase !== 'over') {
    const legal = game.legalActions(state, state.awaiting[0] as Seat);
    const wins = isWon ? legal.find(({ type }) => type === 'mahjongg') : undefined;
    const type = quiet.find((one) => legal.some((action) => action.type === one));
    state = game.reducer(state, wins ?? (legal.find((action) => action.type === type) as YearAction));
  }
  return state;
};

const played = (rules: YearGame, match: YearMatch, isWon: boolean): YearMatch =>
  unwrap(matchOf(rules).recordGame(match, ended(rules, match, isWon)));

/** The seats and the dealer before each of so many games, with the round. */
const course = (rules: YearGame, games: number): string => {
  const seen: string[] = [];
  let match = started(rules);
  for (let one = 0; one < games; one++) {
    seen.push(`${match.round} ${seated(match)}`);
    match = played(rules, match, one % 2 === 0);
  }
  return seen.join(', ');
};

describe('YG-3: who is East', () => {
  test.each([
    ['the third of four', throws('12 33 65 55'), 'CDAB E'],
    ['two tie, and roll again', throws('65 11 56 22 12 13'), 'CDAB E'],
  ] as const)(
    'YG-3: the highest of two dice: %s; the others follow in the order of play',
    (_, dice, seats) => {
      expect(seated(started(plain, { dice }))).toBe(seats);
    },
  );

  test('YG-3: throwForEast rolls until somebody is East', () => {
    const random = seededRandom('Year’s East');
    const easts = Array.from(
      { length: 60 },
      () => seated(started(plain, { dice: throwForEast(4, random) }))[0],
    );
    expect([...new Set(easts)].sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each([
    ['a tie that is not rolled again', { dice: [[6, 5], [1, 1], [5, 6], [2, 2]] }, 'badDice'], // biome-ignore format: one throw each
    ['a seven', { dice: [[1, 7]] }, 'badDice'],
    ['dice and a name', { dice: [[1, 1]], east: 'A' }, 'badEast'],
    ['nobody', { east: 'X' }, 'badEast'],
    ['a wind drawn twice', { draw: ['E', 'E', 'S', 'W'] }, 'badDraw'],
    ['no list of tiles', { draw: 'ESWN' }, 'badDraw'],
    ['three players', { players: players.slice(1) }, 'badPlayers'],
    ['five players', { players: [...players, { name: 'E' }] }, 'badPlayers'],
  ])('YG-3: refused: %s', (_, setup, code) => {
    expect(refused(setup)).toBe(`${code} YG-3`);
  });

  test.each([
    ['a skill level', { players: [{ name: 'A', skillLevel: 1 }, ...players.slice(1)] }, 'badPlayers YG-13'],
    ['no suit', { players: [{ name: 'A', personalSuit: 'E' }, ...players.slice(1)] }, 'badPlayers YG-13'],
    ['the manners of another table', { manners: 'table' }, 'badManners'],
    ['a suit taken out', { suitOut: 'B' }, 'badSuit TG-15'],
  ])('refused: %s', (_, setup, refusal) => {
    expect(refused(setup)).toBe(refusal);
  });
});

describe('YG-3: a round', () => {
  test('YG-3: East, South, West and North deal in that order, once each, and winds stay with their seats', () => {
    expect(course(plain, 6)).toBe('1 ABCD E, 1 ABCD S, 1 ABCD W, 1 ABCD N, 2 ABCD E, 2 ABCD S');
  });

  test('YG-3a: windsFollowDeal: the winds move on with the deal, and East deals', () => {
    expect(course(moving, 6)).toBe('1 ABCD E, 1 BCDA E, 1 CDAB E, 1 DABC E, 2 ABCD E, 2 BCDA E');
  });

  test.each([
    ['YG-3a', plain],
    ['YG-3a', moving],
  ] as const)('%s: the game names the dealer that the match has next', (_, rules) => {
    let match = started(rules);
    for (let game = 0; game < 5; game++) {
      const state = ended(rules, match, game % 2 === 0);
      match = played(rules, match, game % 2 === 0);
      expect(state.phase === 'over' && state.now.outcome.nextDealer).toBe(match.dealer);
    }
  });

  test('YG-3: a match of so many rounds ends', () => {
    let match = started(plain, { rounds: 1 });
    for (let game = 0; game < 4; game++) {
      expect(match.over).toBe(false);
      match = played(plain, match, false);
    }
    expect(match.over).toBe(true);
    const next = matchOf(plain).nextGame(match, { wall: [] });
    expect(refusedBy(next)).toBe('matchOver');
  });
});

describe('YG-13: scores and players', () => {
  const fingerprint = expect.stringMatching(/^[0-9a-f]{32}$/);

  test('YG-13: whoever wins has the points of the table, and nobody pays', () => {
    let match = started(scored);
    for (const isWon of [true, false, true]) match = played(scored, match, isWon);
    // Four chows and a pair, all concealed: 4 x 2 + 1.
    expect(match.games).toEqual([
      { ending: 'mahjongg', winner: 0, net: [9, 0, 0, 0], fingerprint },
      { ending: 'wallGame', winner: null, net: [0, 0, 0, 0], fingerprint },
      { ending: 'mahjongg', winner: 2, net: [0, 0, 9, 0], fingerprint },
    ]);
    expect(match.scores).toEqual([9, 0, 9, 0]);
  });

  test('YG-13: without a table a win is recorded, and nobody has points', () => {
    const match = played(plain, started(plain), true);
    expect(match.games).toEqual([{ ending: 'mahjongg', winner: 0, net: [0, 0, 0, 0], fingerprint }]);
  });

  test('YG-13: a personal suit goes with its player to every seat', () => {
    const own = [{ name: 'A', personalSuit: 'C' }, ...players.slice(1)] as const;
    const match = played(moving, started(moving, { players: own }), false);
    const random = seededRandom('suits');
    const setup = matchOf(moving).nextGame(match, {
      wall: shuffleWall(moving, random),
      dice: throwDice(moving, random),
    });
    expect(setup.ok && setup.value.players).toEqual({ E: {}, S: {}, W: {}, N: { personalSuit: 'C' } });
  });
});

describe('games of a match, and matches as text', () => {
  const { recordGame, nextGame, encodeMatch, decodeMatch }: Match<YearTypes> = matchOf(scored);
  const first = started(scored);
  const second = played(scored, first, true);

  test('YG-3: a game that another dealt, others played or nobody ended is none of the match’s', () => {
    const random = seededRandom('open');
    const setup = nextGame(first, { wall: shuffleWall(scored, random), dice: throwDice(scored, random) });
    const open = unwrap(gameOf(scored).createGame(unwrap(setup)));
    const suited = started(scored, { players: [{ name: 'A', personalSuit: 'B' }, ...players.slice(1)] });
    const cases: readonly (readonly [unknown, string])[] = [
      [ended(scored, first, false, 'S'), 'otherPlayers YG-3 dealer'],
      [ended(scored, suited, false), 'otherPlayers YG-13 players'],
      [open, 'gameNotOver  undefined'],
      [{ ...open, moment: 'x' }, 'badGame  undefined'],
      [null, 'badGame  undefined'],
    ];
    for (const [state, fault] of cases) {
      const recorded = recordGame(first, state as YearState);
      if (recorded.ok) throw new Error('it is recorded');
      const [{ code, rule, params }] = recorded.error.reasons;
      expect(`${code} ${rule} ${params['part']}`).toBe(fault);
    }
  });

  test('YG-3a: with windsFollowDeal every dealer is East, and a game is still recorded only once', () => {
    const before = started(moving);
    const state = ended(moving, before, true);
    const after = unwrap(matchOf(moving).recordGame(before, state));
    const again = matchOf(moving).recordGame(after, state);
    expect(refusedBy(again)).toBe('alreadyRecorded');
    expect(played(moving, after, true).games).toHaveLength(2);
  });

  test('a match comes back from its text', () => {
    expect(decodeMatch(encodeMatch(second))).toEqual({ ok: true, value: second });
  });

  test.each<readonly [string, object]>([
    ['another dealer', { dealer: 'E' }],
    ['a loser with points', oneGame('mahjongg', 0, [9, 1, 0, 0])],
    ['points below zero', oneGame('mahjongg', 0, [-9, 0, 0, 0])],
    ['points of nobody', oneGame('wallGame', null, [9, 0, 0, 0])],
    ['an ending of another game', oneGame('falseWin', null, [0, 0, 0, 0])],
    ['other manners', { manners: 'table' }],
  ])('refused if tampered with: %s', (_, change) => {
    expect(decodeMatch({ ...second, ...oneGame('mahjongg', 0, [9, 0, 0, 0]) }).ok).toBe(true);
    expect(refusedBy(decodeMatch({ ...second, ...change }))).toBe('badState');
  });

  test('YG-13: points without a table are refused', () => {
    const match = played(plain, started(plain), true);
    const [game] = match.games;
    const paid = { ...match, games: [{ ...game, net: [9, 0, 0, 0] }], scores: [9, 0, 0, 0] };
    expect(matchOf(plain).decodeMatch(match).ok).toBe(true);
    expect(matchOf(plain).decodeMatch(paid).ok).toBe(false);
  });

  test('other options are another match', () => {
    const given = { wall: shuffleWall(plain, seededRandom('x')) };
    expect(() => matchOf(plain).nextGame(first, given)).toThrow(MisuseError);
  });

  property.prop([fc.jsonValue()])('any value as a setup gets an answer', (value) => {
    expect(matchOf(plain).startMatch(value as unknown as MatchSetup<YearPlayer>).ok).toBe(false);
    expect(decodeMatch(value).ok).toBe(false);
    expect(nextGame(first, value as never).ok).toBe(false);
  });
});
