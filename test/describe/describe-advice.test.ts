import { describe, expect, test } from 'vitest';
import { ADVICE_ENGLISH, describeAdvice, type HintCode, type Verdict } from '../../src/analysis';
import type { Action } from '../../src/game';

// Advice in words, from its members alone.

describe('describeAdvice', () => {
  const choice = (chance: object, more: object = {}) => ({
    action: { type: 'discard', tile: '6C' },
    wins: false,
    distance: 2,
    useful: 12,
    reasons: [{ code: 'unused', message: 'None of your nearest hands uses it.' }],
    chance: { draws: 10, ...chance },
    ...more,
  });
  const rowOf = (chance: object, more?: object) =>
    describeAdvice({ choices: [choice(chance, more)] } as unknown as Parameters<typeof describeAdvice>[0])[0];

  test.each([
    ['counted', { share: 0.0304, high: 0.0304, exact: true }, '3.0 % to win within 10 draws'],
    ['tried', { share: 0.25, high: 0.37, exact: false }, 'at most about 25 % to win within 10 draws'],
    [
      'few draws that have shown none',
      { share: 0, high: 0.0602, exact: false },
      'under 7 % to win within 10 draws',
    ],
    ['hardly any', { share: 0.004, high: 0.012, exact: false }, 'under 2 % to win within 10 draws'],
    ['for one draw', { share: 0.5, high: 0.5, exact: true, draws: 1 }, '50.0 % to win within 1 draw'],
  ])('a chance: %s', (_, chance, text) => {
    expect(rowOf(chance)?.figures).toBe(`2 tiles away, 12 unseen tiles help, ${text}`);
  });

  test('a chance that too few draws were tried for is left out', () => {
    expect(rowOf({ share: 0, high: 0.8, exact: false })?.figures).toBe('2 tiles away, 12 unseen tiles help');
  });

  test('a choice that wins or leads nowhere has no aim and no figures', () => {
    const aim = { layout: { pattern: '7 Pairs', blocks: [{ tile: '1B', size: 2 }] }, distance: 1 };
    const chance = { share: 0, high: 0, exact: true };
    expect(rowOf(chance, { aim })?.aim).toBe('Aim for 7 Pairs: 11B, 1 tile away.');
    expect(rowOf(chance, { aim, wins: true })).toMatchObject({ aim: '', figures: '' });
    expect(rowOf(chance, { aim, distance: null })).toMatchObject({ aim: '', figures: '' });
  });

  test('a choice that completes the hand says so instead of figures', () => {
    expect(rowOf({ share: 1, high: 1, exact: true }, { distance: 0 })?.figures).toBe(
      'Your hand is then complete',
    );
    const { nearer } = ADVICE_ENGLISH.reasons;
    const said = (distance: number) => typeof nearer === 'function' && nearer({ distance, before: 2 });
    expect([said(0), said(1)]).toEqual([
      'It completes your hand.',
      'It brings you nearer: 1 tile from winning instead of 2.',
    ]);
  });

  test.each([
    [{ closed: 1, ways: 4, points: 0 }, '1 of your 4 nearest ways to win allows no exposure'],
    [{ closed: 3, ways: 4, points: 0 }, '3 of your 4 nearest ways to win allow no exposure'],
    [{ closed: 1, ways: 1, points: 0 }, 'your nearest way to win allows no exposure'],
    [{ closed: 0, ways: 4, points: 10 }, 'an exposure costs up to 10 points'],
  ])('what an exposure loses: %j', (params, text) => {
    const { opensHand } = ADVICE_ENGLISH.reasons;
    expect(typeof opensHand === 'function' && opensHand(params)).toBe(`It exposes your hand: ${text}.`);
  });

  test.each([
    [{ tiles: ['5B', 'W'], of: 3, used: 3, ways: 4 }, '3 of your 4 nearest ways to win use 5B or W.'],
    [
      { tiles: ['5B', 'W'], of: 2, used: 1, ways: 4 },
      'Only 1 of your 4 nearest ways to win uses one or more of them.',
    ],
    // Of the best choice: what is kept by it.
    [
      { tiles: ['5B', 'W'], of: 3, used: 1, ways: 2, best: true },
      '1 of your 2 nearest ways to win does not use 5B or W.',
    ],
    [
      { tiles: ['5B', 'W'], of: 3, used: 3, ways: 4, best: true },
      'It leaves the best chances, though 3 of your 4 nearest ways to win use 5B or W.',
    ],
    [
      { tiles: ['5B', 'W'], of: 2, used: 1, ways: 4, best: true },
      'Only 1 of your 4 nearest ways to win uses one or more of them.',
    ],
    [
      { tiles: ['5B'], of: 1, used: 2, ways: 4, best: true },
      '2 of your 4 nearest ways to win do not use it.',
    ],
    [
      { tiles: ['5B'], of: 1, used: 4, ways: 4, best: true },
      'It leaves the best chances, though all 4 of your nearest ways to win use it.',
    ],
  ])('what the nearest hands use of the tiles given away: %j', (params, text) => {
    const { used } = ADVICE_ENGLISH.reasons;
    expect(typeof used === 'function' && used(params)).toBe(text);
  });

  test.each([
    [{ type: 'discard', tile: '6C' }, 'Discard 6C'],
    [{ type: 'discard', tile: '6C', named: '7C' }, 'Discard 6C and call it 7C'],
    [{ type: 'pass', tiles: ['1B', 'E'] }, 'Pass 1B E'],
    [{ type: 'pass', tiles: ['1B'], blind: 2 }, 'Pass 1B and 2 of the incoming tiles unseen'],
    [{ type: 'pass', tiles: [], blind: 3 }, 'Pass 3 of the incoming tiles unseen'],
    [{ type: 'call', tile: '4B', with: ['4B', 'J'] }, 'Call 4B to expose 44BJ'],
    [{ type: 'exchange', tile: '9D', from: 'S', meld: 0 }, 'Exchange 9D for South’s joker'],
    [{ type: 'wish', count: 1 }, 'Exchange 1 tile'],
    [{ type: 'exchange', seat: 'S', tile: '9D', from: 'S', meld: 0 }, 'Exchange 9D for your own joker'],
    [{ type: 'grow', tile: 'J', meld: 1 }, 'Add J to your 2nd exposure'],
    [{ type: 'wish', count: 0 }, 'Exchange nothing'],
    [{ type: 'rearrange', with: ['4B', 'J'] }, 'Lay out 4B J beside the called tile'],
  ])('%j', (action, text) => {
    expect(rowOf({ share: 0, high: 0, exact: true }, { action })?.action).toBe(
      `${text}: None of your nearest hands uses it.`,
    );
  });

  test('each choice that can be owed has words', () => {
    // A type of action without a code does not compile.
    const codes: Readonly<Record<Exclude<Action['type'], 'challenge'>, HintCode>> = {
      pass: 'pass',
      stop: 'stop',
      continue: 'continue',
      wish: 'wish',
      discard: 'discard',
      decline: 'decline',
      call: 'call',
      mahjongg: 'mahjongg',
      exchange: 'exchange',
      rearrange: 'rearrange',
      takeBack: 'takeBack',
      grow: 'grow',
      show: 'show',
      keep: 'keep',
    };
    const others: readonly HintCode[] = ['layout', 'aim', 'figures', 'kind', 'others', 'safest'];
    // A verdict without a code does not compile, either.
    const verdicts: Readonly<Record<Verdict, HintCode>> = {
      best: 'best',
      good: 'good',
      slip: 'slip',
      mistake: 'mistake',
    };
    const parts: readonly HintCode[] = ['asGood', 'better', 'instead', 'where', 'rack', 'choices', 'luck'];
    const judged = [...Object.values(verdicts), ...parts];
    const all = [...Object.values(codes), ...others, ...judged];
    expect(Object.keys(ADVICE_ENGLISH.hint).sort()).toEqual(all.sort());
  });

  test('what is no advice is a misuse', () => {
    const unsure = { choices: [choice({ share: Number.NaN, high: 0.1, exact: false })] };
    for (const none of [undefined, null, [], { choices: [{}] }, unsure])
      expect(() => describeAdvice(none as never)).toThrow('`describeAdvice` needs advice');
  });
});
