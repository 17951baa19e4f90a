import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { distance, remaining, review, targets, waits } from '../../src/analysis';
import { playGame, randomBot } from '../../src/bots';
import * as chinese from '../../src/chinese';
import { newGame } from '../../src/game';
import {
  americanCard,
  americanSolitaire,
  cardFree,
  deadReason,
  freeForm,
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
  yearGame,
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
    ['rules by themselves', () => validateHand(hand, rules as never), 'Pass the rules as { rules }.'],
    ['a name that is none', () => isWinningHand(hand, { rule: rules } as never), 'Did you mean “rules”?'],
    ['a win by itself', () => scoreHand(hand, { by: 'wall' } as never), 'there is no “by”'],
    ['no object', () => settle({ event: 'wallGame' }, 5 as never), 'must be an object of rules, not 5'],
    ['no object for layouts', () => layouts('all' as never), 'not “all”'],
    ['rules by themselves for exposures', () => possible({}, rules as never), 'Pass the rules as { rules }.'],
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

test('an option that is undefined counts as left out, in the types, too', () => {
  const houseRules = { requireBonus: undefined };
  expect(cardFree({ skillLevel: undefined, houseRules: undefined })).toBe(cardFree());
  expect(cardFree({ houseRules })).toBe(cardFree());
  expect(americanCard(practiceCard, { preset: undefined, deadPays: undefined }).options).toEqual(
    americanCard(practiceCard).options,
  );
  expect(freeForm({ acrossPass: undefined })).toBe(freeForm());
  expect(chinese.chineseSolitaire({ claimKong: undefined })).toBe(chinese.chineseSolitaire());
  expect(americanSolitaire({ denominator: undefined }).options).toEqual(americanSolitaire().options);
  expect(yearGame({ points: undefined })).toBe(yearGame());
});

describe('a message says what to write', () => {
  const messageOf = (answer: {
    readonly ok: boolean;
    readonly error?: { readonly message: string };
  }): string => answer.error?.message ?? '';

  test('a tile in lower case', () => {
    const answer = validateHand({ concealed: ['1b', '2x'] as never });
    expect(answer.valid ? [] : answer.reasons.map(({ message }) => message)).toEqual([
      'Expected a tile here, not “1b”: write “1B”.',
      expect.stringMatching(/^Expected a tile here, not “2x”: tiles are written /),
    ]);
    const { game, state } = newGame(rules, { seed: 'lower case' });
    const pass = { type: 'pass', seat: 'E', moment: 0, tiles: ['1b', '2B', '3B'], blind: 0 };
    expect(messageOf(game.apply(state, pass as never))).toContain('“1b” is not one: write “1B”.');
  });

  test('AG-11: 13 or 14 tiles where nothing says whether one is to be discarded', () => {
    const counted = (tileCount: number, toDiscard?: boolean) => {
      const answer = possible({ melds: '[NNN]', tileCount, toDiscard }, { rules });
      return answer.possible ? 'possible' : answer.message;
    };
    expect([counted(13), counted(14), counted(15)]).toEqual([
      'possible',
      'possible',
      'The hand has 15 tiles; it must have 13 or 14: too many.',
    ]);
    expect(counted(15, true)).toBe('The hand has 15 tiles; it must have 14: too many.');
  });

  test('a list of seats, and the seat that a review needs', () => {
    const claim = { value: 25, winner: 'E', by: 'wall', dead: 'S' } as never;
    expect(messageOf(settle(claim, { rules }))).toBe(
      '“dead” must be a list of seats taken, each once, such as ["S"], not “S”.',
    );
    const { setup, actions } = unwrap(playGame(rules, { bots: randomBot(), seed: 'review' }));
    const { game } = newGame(rules, { seed: 'review' });
    const record = game.record(setup, actions);
    expect(messageOf(review(record, { rules, game } as never))).toBe(
      '“seat” is missing: it must be one of E, S, W, N.',
    );
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
