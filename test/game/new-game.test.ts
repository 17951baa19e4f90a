import { describe, expect, test } from 'vitest';
import { greedyBot, playGame, playGameOf, randomBot } from '../../src/bots';
import { gameOf, newGame, seededRandom, tableGame } from '../../src/game';
import {
  americanCard,
  americanSolitaire,
  cardFree,
  chineseSolitaire,
  freeForm,
  MisuseError,
  practiceCard,
  yearGame,
} from '../../src/index';
import { unwrap } from '../unwrap';

describe('newGame builds the walls, throws the dice and deals', () => {
  const RULES = [cardFree(), freeForm(), yearGame(), chineseSolitaire(), americanSolitaire()];
  test.each(RULES.map((rules) => [rules.name, rules] as const))('%s', (_, rules) => {
    const { game, setup, state } = newGame(rules, { seed: 'a' });
    expect(gameOf(rules).createGame(setup)).toEqual({ ok: true, value: state });
    expect(state.seats).toHaveLength(Math.max(...rules.table.players));
    expect(game.awaiting(state as never)).not.toEqual([]);
  });

  test('a seed gives the same game, another one another, and none a new one each time', () => {
    const wall = (seed?: string) => newGame(cardFree(), { seed }).setup.wall;
    expect(wall('a')).toEqual(wall('a'));
    expect(wall('a')).not.toEqual(wall('b'));
    expect(wall()).not.toEqual(wall());
  });

  test('a source of chance goes before a seed', () => {
    const drawn = newGame(cardFree(), { random: seededRandom('a'), seed: 'b' });
    expect(drawn.setup).toEqual(newGame(cardFree(), { seed: 'a' }).setup);
  });

  test('CF-34, AG-37, TG-15, YG-3a: players, manners and dealer are those of the setup', () => {
    const levels = newGame(cardFree(), {
      seed: 'a',
      players: { E: { skillLevel: 2 }, S: {}, W: {}, N: {} },
      manners: 'table',
    });
    expect(levels.state).toMatchObject({ manners: 'table', players: { E: { skillLevel: 2 } } });
    const three = newGame(freeForm(), { seed: 'a', players: 3 });
    expect([three.state.seats, three.setup.wall.length]).toEqual([['E', 'S', 'W'], 116]);
    const year = yearGame({ windsFollowDeal: false });
    expect(newGame(year, { seed: 'a', dealer: 'S' }).state.dealer).toBe('S');
  });

  test.each<readonly [string, object, string | RegExp]>([
    ['a number of players that the game is not for', { players: 3 }, 'These rules are for 4 players, not 3.'],
    ['a list of players', { players: [] }, 'These rules are for 4 players, not a list.'],
    ['manners that are none', { manners: 'rude' }, '“rude”'],
    ['a misspelled seed', { sede: 'a' }, '`newGame` has no option “sede”. Did you mean “seed”?'],
    ['a misspelled part', { maners: 'social' }, '`newGame` has no option “maners”. Did you mean “manners”?'],
    ['a wall', { wall: [] }, '“wall” is random here; to give your own, call `createGame`.'],
    ['dice', { dice: [] }, '“dice” is random here; to give your own, call `createGame`.'],
    ['what chance brings, misspelled', { dise: [] }, /^`newGame` has no option “dise”\.$/],
    ['an option like none', { blindfold: true }, /^`newGame` has no option “blindfold”\.$/],
    ['a seed that is no text', { seed: 7 }, 'A seed must be a text'],
    ['no options', 7 as unknown as object, 'The options of `newGame` must be an object; got 7.'],
  ])('%s is a misuse', (_, options, message) => {
    expect(() => newGame(cardFree(), options)).toThrow(MisuseError);
    expect(() => newGame(cardFree(), options)).toThrow(message);
  });
});

test.each([
  [{}, {}],
  [{ concealedBonus: 0, claimDiscardedJoker: false }, {}],
  [{ concealedBonus: 10 }, { concealedBonus: 10 }],
  [{ claimDiscardedJoker: true }, { claimDiscardedJoker: true }],
])('a record names options that came later only where they are on: %j', (choices, named) => {
  const { game, state } = newGame(americanCard(practiceCard, choices), { seed: 'later' });
  const { concealedBonus, claimDiscardedJoker } = state.rules.options as Record<string, unknown>;
  expect({ concealedBonus, claimDiscardedJoker }).toEqual({
    ...{ concealedBonus: undefined, claimDiscardedJoker: undefined },
    ...named,
  });
  expect(unwrap(game.decodeState(game.encodeState(state)))).toEqual(state);
});

test('a message about wrong rules names the function that was called', () => {
  const none = 'card-free' as never;
  expect(() => newGame(none)).toThrow(/^`newGame` needs rules with “table”/);
  expect(() => playGame(none, { bots: randomBot() } as never)).toThrow(
    /^`playGame` needs rules with “table”/,
  );
  expect(() => gameOf(none)).toThrow(/^`gameOf` needs rules with “table”/);
});

describe('playGame plays to the end', () => {
  test('an option that there is none of is a misuse, with the nearest name', () => {
    const bots = randomBot();
    const wrong = (more: object) => () => playGame(cardFree(), { bots, seed: 'a', ...more });
    expect(wrong({ sede: 'a' })).toThrow('`playGame` has no option “sede”. Did you mean “seed”?');
    expect(wrong({ bot: bots })).toThrow('`playGame` has no option “bot”. Did you mean “bots”?');
    const { game, setup } = newGame(cardFree(), { seed: 'a' });
    const of = (more: object) => () => playGameOf(game, { setup, bots, seed: 'a', ...more });
    expect(of({ rnd: 'a' })).toThrow(/^`playGameOf` has no option “rnd”\.$/);
    expect(of({ sede: 'a' })).toThrow('`playGameOf` has no option “sede”. Did you mean “seed”?');
    expect(of({ setup: { ...setup, wal: [] } })).toThrow('A game has no part “wal”. Did you mean “wall”?');
  });

  test('one bot plays for everybody as a list of it does', () => {
    const [one, four] = [randomBot(), Array.from({ length: 4 }, () => randomBot())];
    const played = playGame(cardFree(), { bots: one, seed: 'a' });
    expect(played).toEqual(playGame(cardFree(), { bots: four, seed: 'a' }));
    const alone = playGame(chineseSolitaire(), { bots: one, seed: 'a' });
    expect(alone.ok && alone.value.state.phase).toBe('over');
  });

  test('TG-15: as many play as there are bots', () => {
    const bots = [randomBot(), randomBot(), randomBot()];
    const played = playGame(freeForm(), { bots, seed: 'a' });
    expect(played.ok && played.value.state.seats).toEqual(['E', 'S', 'W']);
  });

  test('the outcome is that of the state, with its score', () => {
    const rules = cardFree();
    const endings = Array.from({ length: 4 }, (_, seed) => {
      const played = playGame(rules, { bots: greedyBot(rules), seed: `${seed}` });
      if (!played.ok) throw new Error(played.error.message);
      const { outcome, state } = played.value;
      expect(outcome).toBe(gameOf(rules).outcome(state));
      expect(outcome.score === undefined).toBe(outcome.ending !== 'mahjongg');
      if (outcome.ending === 'mahjongg') expect(outcome.score.total).toBeGreaterThan(0);
      return outcome.ending;
    });
    expect(endings).toContain('mahjongg');
  });

  test('a bot that does something illegal ends it, with the reason', () => {
    const rules = cardFree();
    const illegal = () => ({ type: 'draw', seat: 'E', moment: 7 }) as never;
    const { setup } = newGame(rules, { seed: 'a' });
    for (const played of [
      playGame(rules, { bots: illegal, seed: 'a' }),
      playGameOf(tableGame(rules), { setup, bots: illegal }),
    ]) {
      if (played.ok) throw new Error('it is played');
      const { message, reasons, seat } = played.error;
      expect([seat, message, reasons[0].message]).toEqual(['E', message, message]);
      expect(message).toMatch(/^The bot at E: /);
    }
  });

  test('a bot that answers with a promise is named', () => {
    const later = async () => ({ type: 'draw' });
    expect(() => playGame(cardFree(), { bots: later as never, seed: 'a' })).toThrow(
      'The bot at E must return its action at once, not a promise of it.',
    );
  });
});
