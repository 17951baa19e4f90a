import { describe, expect, test } from 'vitest';
import { expectShape, hasShape, type Shape } from '../../src/core/shape';
import { newGame } from '../../src/game';
import { cardFree, MisuseError, unwrap } from '../../src/index';

describe('MisuseError', () => {
  test('knows an error of another copy of its class, such as that of another entry', () => {
    const other = Object.assign(new TypeError('No.'), { name: 'MisuseError', reasons: [] });
    expect(other).toBeInstanceOf(MisuseError);
    expect(new MisuseError([])).toBeInstanceOf(MisuseError);
    expect(new TypeError('No.')).not.toBeInstanceOf(MisuseError);
    for (const value of [null, undefined, 'MisuseError', {}])
      expect(value instanceof MisuseError).toBe(false);
  });

  test('says what its first reason says, and has them all', () => {
    const reason = { code: 'badOption', rule: '', params: {} } as const;
    const reasons = [
      { ...reason, message: 'One.' },
      { ...reason, message: 'Two.' },
    ];
    expect(new MisuseError(reasons).message).toBe('One.');
    expect(new MisuseError(reasons).reasons).toEqual(reasons);
    expect(new MisuseError('One.' as never).message).toBe('');
    expect(new MisuseError([null, { message: 7 }] as never).message).toBe('');
  });
});

describe('a shape', () => {
  const SHAPE: Shape = { name: 'string', many: ['number'], in: { side: 'record' }, more: 'boolean?' };
  const fits = { name: 'x', many: [1, 2], in: { side: {} } };

  test.each([
    [fits, true],
    [{ ...fits, more: true, other: 1 }, true],
    [{ ...fits, more: 1 }, false],
    [{ ...fits, name: undefined }, false],
    [{ ...fits, many: [1, '2'] }, false],
    [{ ...fits, many: { length: 1, 0: 1 } }, false],
    [{ ...fits, many: Array.from({ length: 5_000 }, () => 0) }, true],
    [{ ...fits, many: Array.from({ length: 5_001 }, () => 0) }, false],
    [{ ...fits, in: { side: [] } }, false],
    [{ ...fits, in: null }, false],
    [Object.create(fits), false],
    [null, false],
  ])('%o fits: %s', (value, expected) => {
    expect(hasShape(value, SHAPE)).toBe(expected);
  });

  test('is of data: a getter is not called, also of a member that may be left out', () => {
    const computed = Object.defineProperty({ ...fits }, 'more', { get: () => expect.fail('called') });
    expect(hasShape(computed, SHAPE)).toBe(false);
  });

  test('names the place that does not fit', () => {
    const ask = (value: unknown) => () => expectShape(value, SHAPE, '`it` needs a thing');
    expect(ask(fits)).not.toThrow();
    expect(ask(7)).toThrow('`it` needs a thing; got 7.');
    expect(ask({ ...fits, many: [1, null] })).toThrow('`it` needs a thing; its “many.1” is null.');
    expect(ask({ ...fits, in: {} })).toThrow('`it` needs a thing; its “in.side” is nothing.');
  });
});

describe('a game is asked by the right names', () => {
  const { game, setup, state } = newGame(cardFree(), { seed: 'names' });

  test('a viewer is a seat or “spectator”', () => {
    const [seen] = unwrap(game.apply(state, game.legalActions(state, 'E')[0] as never)).events;
    for (const viewer of ['e', 'X', '', undefined] as never[]) {
      expect(() => game.viewFor(state, viewer)).toThrow(
        /^A viewer must be one of E, S, W, N and “spectator”/,
      );
      expect(() => game.eventFor(seen as never, viewer)).toThrow(/^A viewer must be/);
    }
    expect(game.viewFor(state, 'spectator').legal).toEqual([]);
  });

  test('any value can be checked as an action', () => {
    const messageOf = (action: unknown) => {
      const checked = game.check(state, action);
      return checked.ok ? '' : checked.error.message;
    };
    expect(messageOf({})).toBe('“type” is missing: it says which action it is.');
    expect(messageOf({ type: 'pas' })).toContain('Did you mean “pass”?');
    const [action] = game.legalActions(state, 'E');
    expect(messageOf({ ...action, moment: 77 })).toBe('“moment” is 77, but the game is at 0.');
    expect(messageOf({ ...action, moment: '0' })).toBe(
      '“moment” must be a number, not “0”; the game is at 0.',
    );
    expect(messageOf(action)).toBe('');
  });

  test('a record is replayed up to a whole number of actions', () => {
    const record = game.record(setup, []);
    for (const count of [-1, 0.5, Number.NaN])
      expect(() => game.replay(record, count)).toThrow(/^`replay` needs a whole number of actions/);
    expect(game.replay(record, 0).ok).toBe(true);
  });
});
