import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  isWinningHand,
  layouts,
  type Rejection,
  type Result,
  scoreHand,
  settle,
  type Tile,
  validateHand,
} from '../../src/index';
import { tilesOf } from '../hand-text';
import { unwrap } from '../unwrap';
import { type DotPairs, type DotScore, dotPairs } from './toy-rules';

// What the library does for Card Free it does for any rule set, without knowing it.

const hand = (text: string) => ({ concealed: tilesOf(text) });

describe('a rule set of a few lines', () => {
  test('its hands are read', () => {
    const answer = validateHand(hand('1331D'), { rules: dotPairs });
    expect(answer).toEqual({
      valid: true,
      readings: [{ pairs: ['1D', '3D'], points: 2 }],
      best: { pairs: ['1D', '3D'], points: 2 },
      conditions: [],
      notes: [],
    });
    expect(isWinningHand(hand('1331D'), { rules: dotPairs })).toBe(true);
    if (answer.valid) expectTypeOf(answer.best).toEqualTypeOf<DotPairs>();
  });

  test.each([
    ['one kind four times', '1111D', ['noPattern']],
    ['a tile too few', '113D', ['wrongTileCount']],
    ['five of a kind', '11111D', ['tooManyCopies', 'wrongTileCount']],
    ['another suit', '11D 33B', ['unknownTile']],
  ])('a hand that does not win gets the reasons of its own rules: %s', (_name, text, codes) => {
    const answer = validateHand(hand(text), { rules: dotPairs });
    expect(answer.valid ? [] : answer.reasons.map(({ code }) => code)).toEqual(codes);
    expect(isWinningHand(hand(text), { rules: dotPairs })).toBe(false);
  });

  test('a win is one of its own', () => {
    const charleston = { by: 'charleston' } as never;
    const answer = validateHand(hand('1133D'), { rules: dotPairs, win: charleston });
    expect(answer.valid ? [] : answer.reasons.map(({ code }) => code)).toEqual(['badWin']);
    const without = validateHand(hand('1133D'), { rules: dotPairs, win: { by: 'wall', tile: '9D' } });
    expect(without.valid ? [] : without.reasons.map(({ code }) => code)).toEqual(['winningTileNotHeld']);
  });

  test('its scores are its own', () => {
    const score = scoreHand(hand('1133D'), { win: { by: 'wall', tile: '1D' }, rules: dotPairs });
    expectTypeOf(score).toEqualTypeOf<Result<DotScore, Rejection>>();
    expect(score).toEqual({
      ok: true,
      value: {
        total: 2,
        lines: [{ rule: 'DP-2', label: 'Pairs', points: 2 }],
        claim: { value: 2, by: 'wall' },
      },
    });
    expect(scoreHand(hand('1134D'), { win: { by: 'wall' }, rules: dotPairs }).ok).toBe(false);
  });

  test('a reading can be chosen, and only one of the hand', () => {
    const chosen = { reading: { pairs: ['1D', '3D'], points: 2 } } as const;
    expect(scoreHand(hand('1133D'), { win: { by: 'wall' }, rules: dotPairs, ...chosen }).ok).toBe(true);
    expect(scoreHand(hand('1144D'), { win: { by: 'wall' }, rules: dotPairs, ...chosen }).ok).toBe(false);
  });

  test.each([
    ['drawn', { by: 'wall' }, undefined, { E: 6, S: -2, W: -2, N: -2 }],
    ['on a discard', { by: 'discard' }, 'S', { E: 6, S: -6, W: 0, N: 0 }],
  ] as const)('its payments follow its own table: %s', (_name, win, discarder, net) => {
    const score = unwrap(scoreHand(hand('1133D'), { win, rules: dotPairs }));
    const settled = settle({ ...score.claim, winner: 'E', discarder }, { rules: dotPairs });
    expect(settled.ok && settled.value.net).toEqual(net);
  });

  test('its layouts come one by one', () => {
    const all = [...layouts({ rules: dotPairs })];
    expectTypeOf(all).toEqualTypeOf<(readonly [Tile, Tile])[]>();
    expect(all).toHaveLength(36);
    expect(all[0]).toEqual(['1D', '2D']);
  });
});
