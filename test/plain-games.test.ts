import { afterAll, describe, expect, test } from 'vitest';
import { practiceCard } from '../src/american';
import { advise, type HasGoals } from '../src/analysis';
import { playGame, randomBot } from '../src/bots';
import {
  drawSeats,
  type GameOf,
  type GameSetup,
  type GameState,
  type GameTypes,
  gameOf,
  matchOf,
  type Random,
  type SolitaireSetup,
  type SolitaireTypes,
  seededRandom,
  shuffleWall,
  type TableRules,
  throwDice,
  throwForEast,
} from '../src/game';
import {
  americanCard,
  americanSolitaire,
  chineseSolitaire,
  parseTiles,
  SEATS,
  type Seat,
  type Tile,
} from '../src/index';
import { anybody, playCourse } from './game/playing';
import { stacked } from './game/stacked';
import { american, beginOf, type Contest, choose, guide, plain, withoutCard } from './game/subjects';
import { playYear, subjectOf } from './game/year/subjects';
import { expectPlain } from './plain';
import { chineseSetup } from './solitaires/stacked';
import { playAlone } from './solitaires/subjects';

// Everything that a game hands out is plain JSON: setups, states, actions, events, views, outcomes, records, refusals.

interface Course<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly actions: readonly T['action'][];
  readonly states: readonly T['state'][];
  readonly events: readonly (readonly T['event'][])[];
}

/** What a game answers to actions that are none, and to stored values that are none. */
const refusals = <T extends GameTypes>(game: GameOf<T>, state: T['state']): readonly unknown[] => {
  const stranger = { seat: 'E', moment: state.moment, tile: '9D', with: ['9D'], from: 'N', meld: 5 };
  const types = ['discard', 'call', 'exchange', 'grow', 'rearrange', 'mahjongg', 'pass', 'challenge', 'x'];
  return types.flatMap((type) => {
    const action = { ...stranger, type, value: undefined, named: undefined } as never;
    return [game.check(state, action), game.apply(state, action)];
  });
};

const expectPlainCourse = <T extends GameTypes>(game: GameOf<T>, course: Course<T>): void => {
  const { setup, actions, states, events } = course;
  states.forEach((state, place) => {
    expectPlain(state);
    for (const answer of refusals(game, state)) expectPlain(answer);
    const happened = events[place] ?? [];
    expectPlain(happened);
    for (const viewer of [...SEATS, 'spectator'] as const) {
      const view = game.viewFor(state, viewer);
      expectPlain(view);
      const seen = happened.map((event) => game.eventFor(event, viewer));
      expectPlain(seen);
      const next = seen.reduce((before: T['view'], event) => game.advanceView(before, event), view);
      if (place % 10 === 0) expectPlain(next);
    }
    const action = actions[place];
    if (action !== undefined) expectPlain(game.check(state, action));
    if (place % 20 === 0) expectPlain(game.decodeState(JSON.stringify(state)));
  });
  const last = states.at(-1) as T['state'];
  for (const answer of [
    game.outcome(last),
    game.returns(last),
    game.decodeState(game.encodeState(last)),
    game.decodeState('{}'),
    game.createGame({ wall: [] } as never),
    game.record(setup, actions),
    game.replay(game.record(setup, actions)),
    game.replay({}),
  ])
    expectPlain(answer);
};

const CONTESTS: readonly Contest[] = [
  {
    name: 'Card Free',
    rules: plain,
    manners: 'strict',
    players: { E: { skillLevel: 3 }, S: {}, W: {}, N: {} },
  },
  { name: 'Card Free', rules: plain, manners: 'table' },
  { name: 'the guide', rules: guide(), manners: 'strict' },
  { name: 'the League’s practice', rules: guide({ preset: 'nmjl' } as never), manners: 'table' },
  { name: 'The American Game', rules: american(), manners: 'strict' },
  { name: 'The American Game', rules: american(), manners: 'table' },
  { name: 'The American Game without a card', rules: withoutCard(), manners: 'strict' },
  { name: 'The American Game without a card', rules: withoutCard(), manners: 'table' },
];

const ENDINGS = ['deadHands', 'falseWin', 'mahjongg', 'mahjonggInError', 'wallGame'];

describe('games by chance', () => {
  const endings = new Set<string>();

  test.each(CONTESTS)('$name, $manners', (contest) => {
    const game = gameOf(contest.rules);
    const begin = beginOf(contest);
    for (let seed = 0; seed < 3; seed++) {
      const random = seededRandom(`plain ${contest.name} ${contest.manners} ${seed}`);
      const played = playCourse(game, begin(random), anybody(choose), random);
      expectPlainCourse(game, played);
      endings.add(played.outcome.ending);
    }
  });

  afterAll(() => expect([...endings].sort()).toEqual(ENDINGS));

  test('The American Game for three', () => {
    const random = seededRandom('plain three');
    const played = playGame(withoutCard(), [randomBot, randomBot, randomBot], random);
    expectPlain(played);
  });

  test.each([{}, { stealAnyTime: true, flowerWallRefill: true, bonusPair: 'number' }] as const)(
    'the Year game %j',
    (choices) => {
      const subject = subjectOf({ name: 'plain', choices, games: 1 });
      for (let seed = 0; seed < 3; seed++) {
        const course = playYear(subject, seededRandom(`plain year ${seed}`));
        expectPlainCourse(subject.game, course);
      }
    },
  );

  const alone = <T extends SolitaireTypes>(game: GameOf<T>, begin: (random: Random) => SolitaireSetup) => {
    for (let seed = 0; seed < 3; seed++) {
      const random = seededRandom(`plain alone ${seed}`);
      expectPlainCourse(game, playAlone(game, begin(random), random));
    }
  };

  test('the Chinese solitaire', () => {
    const rules = chineseSolitaire();
    const rack = [
      '1B',
      '1B',
      '1B',
      '2C',
      '3C',
      '4C',
      '5D',
      '5D',
      '5D',
      '7B',
      '7B',
      '7B',
      'GD',
      'GD',
    ] as const;
    alone(gameOf(rules), (random) => chineseSetup(rules, { rack, seed: `${random(1_000)}` }));
  });

  test.each([
    ['Card Free', americanSolitaire()],
    ['the practice card', americanSolitaire({}, americanCard(practiceCard))],
  ] as const)('the American solitaire with %s', (_, rules) => {
    alone(gameOf(rules), (random) => ({ wall: shuffleWall(rules, random), dice: throwDice(rules, random) }));
  });
});

test.each([
  ['Card Free', plain],
  ['the practice card', guide()],
] as const)('advice by %s', (_, rules) => {
  const random = seededRandom('plain advice');
  const game = gameOf(rules);
  const setup = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
  const { states } = playCourse(game, { setup }, anybody(choose), random);
  let advised = 0;
  for (const state of states.filter((_state, place) => place % 12 === 0)) {
    const seat = state.awaiting[0];
    if (seat === undefined) continue;
    const view = game.viewFor(state, seat);
    for (const strength of ['beginner', 'expert'] as const)
      expectPlain(advise(view, { rules: rules as TableRules & HasGoals, trials: 10, strength }));
    advised++;
  }
  expect(advised).toBeGreaterThan(5);
});

describe('a win by a line with a group of different tiles', () => {
  /** `XXa XXXXb XXXXc NEWS` of the practice card. */
  const hand = parseTiles('NEWS 55B 5555C 555D J');
  const tiles: readonly Tile[] = hand.ok ? hand.value : [];
  const east = (rules: TableRules): { readonly setup: GameSetup; readonly state: GameState } => {
    const { setup, actions } = stacked(rules, { E: tiles }, [], seededRandom('news'));
    const created = gameOf(rules).createGame(setup);
    if (!created.ok) throw new Error(created.error.message);
    const begun = actions.reduce(gameOf(rules).reducer, created.value);
    const won = { type: 'mahjongg', seat: 'E' as Seat, moment: begun.moment } as const;
    return { setup, state: gameOf(rules).reducer(begun, won) };
  };

  test.each([
    ['the guide', guide()],
    ['the League’s practice', guide({ preset: 'nmjl' } as never)],
    ['The American Game', american()],
  ] as const)('AG-25: %s: the state decodes, and the match records it', (_, rules) => {
    const { state } = east(rules);
    const game = gameOf(rules);
    expect(game.outcome(state)?.ending).toBe('mahjongg');
    expectPlain(state);
    expect(game.decodeState(state)).toEqual({ ok: true, value: state });
    expect(game.decodeState(game.encodeState(state))).toEqual({ ok: true, value: state });
    const { startMatch, recordGame } = matchOf(rules);
    const match = startMatch({ players: [...'ABCD'].map((name) => ({ name })) });
    const after = match.ok ? recordGame(match.value, state) : match;
    expect(after).toMatchObject({ ok: true, value: { games: [{ ending: 'mahjongg', winner: 0 }] } });
  });
});

test('a match, and what it refuses', () => {
  const rules = plain;
  const random = seededRandom('plain match');
  const match = matchOf(rules);
  const named = [...'ABCD'].map((name) => ({ name, skillLevel: undefined }));
  const begun = match.startMatch({
    players: named,
    draw: drawSeats(4, random),
    dice: throwForEast(4, random),
    rounds: undefined,
  });
  expectPlain(begun);
  if (!begun.ok) throw new Error(begun.error.message);
  const next = match.nextGame(begun.value, { wall: shuffleWall(rules, random), dice: undefined });
  expectPlain(next);
  if (!next.ok) throw new Error(next.error.message);
  const played = playCourse(gameOf(rules), { setup: next.value }, anybody(choose), random);
  const after = match.recordGame(begun.value, played.states.at(-1) as GameState);
  expectPlain(after);
  if (!after.ok) throw new Error(after.error.message);
  expectPlain(match.decodeMatch(match.encodeMatch(after.value)));
  for (const refused of [
    match.recordGame(begun.value, played.states[0] as GameState),
    match.recordGame(begun.value, {} as never),
    match.nextGame(begun.value, { wall: [] }),
    match.decodeMatch('{}'),
    ...[{}, { players: named.slice(1) }, { players: named, suitOut: 'B' }, { players: named, rouns: 1 }].map(
      (setup) => match.startMatch(setup as never),
    ),
  ])
    expectPlain(refused);
});
