import { describe, expect, test } from 'vitest';
import { advise, type HasGoals } from '../src/analysis';
import { playGame, randomBot } from '../src/bots';
import {
  drawSeats,
  type GameSetup,
  type GameState,
  gameOf,
  matchOf,
  seededRandom,
  shuffleWall,
  type TableRules,
  throwDice,
  throwForEast,
} from '../src/game';
import { parseTiles, type Seat, type Tile } from '../src/index';
import { anybody, playCourse } from './game/playing';
import { stacked } from './game/stacked';
import { american, choose, guide, plain, withoutCard } from './game/subjects';
import { expectPlain } from './plain';
import { unwrap } from './unwrap';

// Advice, bots' games and matches are plain JSON; what a game hands out is by the laws of games (test/game/law-suite.ts).

test('a game of three bots', () => {
  const random = seededRandom('plain three');
  expectPlain(playGame(withoutCard(), { bots: [randomBot(), randomBot(), randomBot()], random }));
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
    const created = unwrap(gameOf(rules).createGame(setup));
    const begun = actions.reduce(gameOf(rules).reducer, created);
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
