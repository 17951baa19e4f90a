import { describe, expect, test } from 'vitest';
import { distance, remaining, targets, waits } from '../../src/analysis';
import * as chinese from '../../src/chinese';
import {
  cardFree,
  deadReason,
  isWinningHand,
  layouts,
  type Meld,
  MisuseError,
  parseHandText,
  parseTiles,
  possible,
  RefusedError,
  scoreHand,
  settle,
  unwrap,
  validateHand,
} from '../../src/index';
import { reasonsOf } from '../unwrap';

const rules = cardFree();
const WINNING = '11B 222B 333B 444B 555B';
const hand = unwrap(parseHandText(WINNING));
const WAITING = '11B 222B 333B 444B 55B';
const first = <T>(all: Iterable<T>): T | undefined => all[Symbol.iterator]().next().value;

describe('a hand may be text wherever a hand is taken', () => {
  test('it is the same as the hand that the text is read as', () => {
    expect(validateHand(WINNING)).toEqual(validateHand(hand));
    expect(isWinningHand(WINNING)).toBe(true);
    expect(isWinningHand('11B 222B 333B 444B 556B')).toBe(false);
    expect(scoreHand(WINNING, { win: { by: 'wall' } })).toEqual(scoreHand(hand, { win: { by: 'wall' } }));
    expect(distance(WAITING, { rules })).toEqual({ ok: true, value: 1 });
    expect(unwrap(targets(WAITING, { rules })).targets.length).toBeGreaterThan(0);
    expect(unwrap(waits(WAITING, { rules })).map(({ tile }) => tile)).toContain('5B');
    expect(unwrap(remaining('11B', { rules, visible: '1B 5D' }))).toMatchObject({ '1B': 1, '5D': 3 });
  });

  test('exposures in brackets and flowers after the plus are read, too', () => {
    expect(validateHand('11B 222B 333B 444B [555B]').valid).toBe(true);
    const asked = { rules: chinese.chineseSolitaire() };
    const [bare, laid] = ['111B 222B 333B 44B 555D', '111B 222B 333B 44B 555D + F1'];
    expect(chinese.validateHand(bare, asked).valid).toBe(true);
    expect(chinese.validateHand(laid, asked).valid).toBe(true);
  });

  test('text that is no hand has reasons with the place in it', () => {
    const answer = validateHand('11B 22Q');
    if (answer.valid) throw new Error('This text is no hand.');
    expect(answer.reasons[0]).toMatchObject({ code: 'unknownTile', at: { offset: 6 } });
    expect(answer.message).toBe(answer.reasons[0]?.message);
    expect(isWinningHand('11B 22Q')).toBe(false);
    expect(reasonsOf(scoreHand('[11B', { win: { by: 'wall' } }))).toMatchObject([{ code: 'badNotation' }]);
    expect(reasonsOf(distance('?', { rules }))).toMatchObject([{ code: 'unknownTile' }]);
  });

  test('melds and visible tiles may be text; what is wrong with it names the member and the place', () => {
    const melds = unwrap(parseHandText('[333B] [44BJ]')).melds ?? [];
    const visible = unwrap(parseTiles('5D J'));
    expect(possible({ melds: '[333B] [44BJ]', visible: '5D J' }, { rules })).toEqual(
      possible({ melds, visible }, { rules }),
    );
    expect(deadReason({ melds: '[333B]', visible: '' }, { rules })).toEqual({ ok: true, value: null });
    const wrong = possible({ melds: '[333B] 5B', visible: '1X' }, { rules });
    expect(wrong).toMatchObject({
      reasons: [
        { code: 'badNotation', at: { path: ['melds'] } },
        { code: 'unknownTile', at: { path: ['visible'], offset: 1 } },
      ],
    });
    expect(reasonsOf(remaining('11B', { rules, visible: '1X' }))).toMatchObject([
      { code: 'unknownTile', at: { path: ['visible'], offset: 1 } },
    ]);
  });
});

describe('the subject comes first, then one object', () => {
  test.each([
    ['rules by themselves', () => validateHand(hand, rules as never), 'Rules are given as { rules }.'],
    ['a name that is none', () => isWinningHand(hand, { rule: rules } as never), 'Did you mean “rules”?'],
    ['a win by itself', () => scoreHand(hand, { by: 'wall' } as never), 'there is no “by”'],
    ['no object', () => settle({ event: 'wallGame' }, 5 as never), 'must be an object of rules, not 5'],
    ['no object for layouts', () => layouts('all' as never), 'not “all”'],
    [
      'rules by themselves for exposures',
      () => possible({}, rules as never),
      'Rules are given as { rules }.',
    ],
  ])('%s end with a MisuseError instead of another answer', (_, ask, message) => {
    expect(ask).toThrow(MisuseError);
    expect(ask).toThrow(message);
  });

  test('rules that are left out are refused where no game is meant', () => {
    expect(() => chinese.validateHand(hand, undefined as never)).toThrow(MisuseError);
    expect(() => chinese.scoreHand(hand, { win: { by: 'wall' } } as never)).toThrow(MisuseError);
    expect(() => distance(hand, {} as never)).toThrow(MisuseError);
    expect(() => settle({ event: 'wallGame' }, undefined as never)).toThrow(MisuseError);
  });

  test('what is undefined counts as left out', () => {
    expect(validateHand(hand, { rules: undefined, win: undefined })).toEqual(validateHand(hand));
    expect(first(layouts({ dragonHands: undefined }))).toEqual(first(layouts()));
  });
});

describe('one failure', () => {
  test('every error has the sentence of its first reason', () => {
    const score = scoreHand('11B', { win: { by: 'wall' } });
    if (score.ok) throw new Error('This hand does not win.');
    expect(score.error.message).toBe(score.error.reasons[0]?.message);
    const dead = possible({ melds: '[123B]' }, { rules });
    expect(dead).toMatchObject({ possible: false, message: expect.stringContaining('No winning hand') });
  });

  test('unwrap gives the value, or ends with the message and the reasons', () => {
    expect(unwrap({ ok: true, value: 3 })).toBe(3);
    const refused = scoreHand('11B', { win: { by: 'wall' } });
    expect(() => unwrap(refused)).toThrow(RefusedError);
    try {
      unwrap(refused);
    } catch (error) {
      if (!(error instanceof RefusedError) || refused.ok) throw error;
      expect(error.message).toBe(refused.error.message);
      expect(error.reasons).toEqual(refused.error.reasons);
    }
  });

  test('CF-23, CF-39: a hole in a list of melds is no meld', () => {
    const holes: Meld[] = [];
    holes.length = 1;
    const hand = { concealed: unwrap(parseTiles('11B 222B 333B 444B 555B')), melds: holes };
    expect(validateHand(hand)).toMatchObject({ valid: false, reasons: [{ code: 'notAHand' }] });
    expect(possible({ melds: holes }, { rules }).possible).toBe(false);
    expect(deadReason({ melds: holes }, { rules }).ok).toBe(false);
  });

  test('what is no answer is a misuse', () => {
    expect(() => unwrap(undefined as never)).toThrow(MisuseError);
    expect(() => unwrap({ valid: true } as never)).toThrow('`unwrap` needs an answer with `ok`');
  });
});
