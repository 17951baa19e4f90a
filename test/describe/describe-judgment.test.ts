import { describe, expect, test } from 'vitest';
import * as analysis from '../../src/analysis';
import { german } from './german';

// Judgments and reviews in words, from the members that the words need, alone.

const describeJudgment = (judgment: object, ...language: readonly analysis.Translation[]) =>
  analysis.describeJudgment(judgment as analysis.Judgment<unknown>, ...language);
const describeReview = (review: object, ...more: readonly [analysis.Translation?, analysis.ReviewWords?]) =>
  analysis.describeReview(review as analysis.Review<unknown>, ...more);

const reason = (code: string, message: string, params = {}) => ({ code, message, params });
const UNUSED = reason('unused', 'None of your nearest hands uses it.', { tiles: ['6C'], of: 1 });
const KEPT = reason('keepsUseful', 'You lose no useful tiles: 9 unseen tiles still bring you nearer.', {
  useful: 9,
});
const SAFER = reason('safer', 'It is a safer discard than 6C.', { tile: '9D', than: '6C' });

const made = (tile: string, figures: object = {}, reasons = [UNUSED]) => ({
  action: { type: 'discard', tile },
  distance: 2,
  useful: 9,
  points: 3.25,
  reasons,
  ...figures,
});
const judgment = (verdict: string, cost: number) => ({
  choice: made('6C'),
  best: made('9D', { points: 3.25 + cost }),
  cost,
  spread: 1.25,
  verdict,
});
const compared = (choice: ReturnType<typeof made>, best: ReturnType<typeof made>) =>
  describeJudgment({ choice, best, cost: 3, spread: 1.25, verdict: 'slip' });

describe('describeJudgment', () => {
  test.each([
    ['good', 0.04, 'Not the best: it costs about 0.1 points, give or take 1.3.'],
    ['good', 1, 'Not the best: it costs about 1.0 points, give or take 1.3.'],
    ['slip', 3.25, 'A slip: it costs about 3.3 points, give or take 1.3.'],
    ['mistake', 40, 'A mistake: it costs about 40.0 points, give or take 1.3.'],
  ])('%s, %d points', (verdict, cost, text) => {
    expect(describeJudgment(judgment(verdict, cost)).verdict).toBe(text);
  });

  test('a choice that is the best, and another one that is as good', () => {
    const best = made('6C', {}, [UNUSED, KEPT]);
    const whole = `Discard 6C: None of your nearest hands uses it. ${KEPT.message}`;
    const words = { verdict: 'The best choice.', choice: whole, better: '' };
    expect(describeJudgment({ choice: { ...best }, best, cost: 0, spread: 0, verdict: 'best' })).toEqual(
      words,
    );
    expect(describeJudgment({ choice: best, best: made('9D'), cost: 0, spread: 0, verdict: 'best' })).toEqual(
      {
        ...words,
        verdict: 'It costs no points.',
      },
    );
  });

  test('beside the best choice what holds for both is left out, and the figures are compared', () => {
    expect(compared(made('6C', {}, [UNUSED, KEPT]), made('9D', {}, [UNUSED, SAFER, KEPT]))).toEqual({
      verdict: 'A slip: it costs about 3.0 points, give or take 1.3.',
      choice: 'Discard 6C.',
      better: 'Better: Discard 9D: It is a safer discard than 6C.',
    });
    // What speaks for the choice that was made does not explain what it costs.
    const praise = reason('unused', 'None of your nearest hands uses 6C.', { tiles: ['6C'], of: 3 });
    const against = reason('breaksGroup', 'It breaks up 66C.', {});
    const choice = made('6C', {}, [praise, against]);
    expect(compared(choice, made('9D', { useful: 10 }, [UNUSED]))).toMatchObject({
      choice: 'Discard 6C: It breaks up 66C.',
      better:
        'Better: Discard 9D: None of your nearest hands uses it. Useful unseen tiles afterward: 10 instead of 9.',
    });
  });

  test('what came first in trial draws is told once, of the choice that was made', () => {
    const later = reason('sooner', 'It wins later than after discarding 9D.', { than: '9D', turns: -1 });
    const sooner = reason('sooner', 'It wins sooner than after discarding 6C.', { than: '6C', turns: 1 });
    expect(compared(made('6C', {}, [later]), made('9D', {}, [sooner]))).toMatchObject({
      choice: 'Discard 6C: It wins later than after discarding 9D.',
      better: 'Better: Discard 9D.',
    });
  });

  test.each([
    ['nearer', { distance: 1, useful: 4 }, {}, 'Tiles missing afterward: 1 instead of 2.'],
    ['as near, more useful tiles', { useful: 12 }, {}, 'Useful unseen tiles afterward: 12 instead of 9.'],
    ['as near, fewer useful tiles', { useful: 8, points: 7 }, {}, 'Expected points: 7.0 instead of 3.3.'],
    ['farther', { distance: 3, useful: 20, points: 7 }, {}, 'Expected points: 7.0 instead of 3.3.'],
    [
      'beside a dead hand',
      { points: 7 },
      { distance: null, points: -20.04 },
      'Expected points: 7.0 instead of -20.0.',
    ],
  ])('%s: the first figure that speaks for it', (_, best, choice, words) => {
    expect(compared(made('6C', choice), made('9D', best)).better).toBe(`Better: Discard 9D: ${words}`);
  });

  test('a language says what it has, and English the rest', () => {
    expect(describeJudgment(judgment('slip', 3), german)).toMatchObject({
      verdict: 'Ungenau: 3,0 Punkte schlechter.',
    });
    const own = { hint: { better: 'Lieber: {choice}' }, reasons: { unused: 'Unnütz.' } };
    const other = { ...judgment('slip', 3), choice: made('6C', {}, [SAFER]) };
    expect(describeJudgment(other, own)).toEqual({
      verdict: 'A slip: it costs about 3.0 points, give or take 1.3.',
      choice: 'Discard 6C: It is a safer discard than 6C.',
      better: 'Lieber: Discard 9D: Unnütz. Expected points: 6.3 instead of 3.3.',
    });
    expect(describeJudgment(judgment('slip', 3), german).better).toContain('Punkte: 6.3 statt 3.3.');
  });

  test('what is no judgment is a misuse', () => {
    const unsure = judgment('slip', Number.NaN);
    for (const none of [undefined, null, [], {}, { ...judgment('slip', 3), best: {} }, unsure])
      expect(() => describeJudgment(none as never)).toThrow('`describeJudgment` needs a judgment');
  });
});

describe('describeReview', () => {
  const situation = {
    move: 57,
    nth: 8,
    phase: 'turn',
    wallLeft: 42,
    rack: ['1B', '6C', 'RD', 'RD', 'J'] as const,
    melds: [],
  };
  const decision = (cost: number, verdict: string, changes: object = {}) => ({
    ...judgment(verdict, cost),
    ...situation,
    ...changes,
  });
  const review = (luck: number, decisions = [decision(3, 'slip')]) => ({
    decisions,
    draws: [{}],
    totals: { decisions: 4, best: 3, cost: 3, luck },
  });

  test('when a choice was made and with which tiles, what all of them cost, and luck', () => {
    const { decisions, choices, luck } = describeReview(review(-2.04));
    expect(decisions).toEqual([
      {
        where: 'Your 8th discard, 42 tiles left in the wall (move 57)',
        move: 57,
        rack: 'Rack: 1B 6C RD RD J',
        ...describeJudgment(judgment('slip', 3)),
      },
    ]);
    expect(choices).toBe('3 of 4 choices cost nothing. The total cost is 3.0 points, 0.8 a choice.');
    expect(luck).toBe('Luck of the draw: -2.0 points (0 is average).');
    const sumUp = (totals: Pick<ReturnType<typeof review>['totals'], 'decisions' | 'best'>): string =>
      describeReview({ ...review(0), totals: { ...review(0).totals, ...totals } }).choices;
    expect(sumUp({ decisions: 1, best: 0 })).toBe('The only choice cost 3.0 points.');
    expect(sumUp({ decisions: 2, best: 0 })).toMatch(
      /^Both choices cost points, 1 of them less than 1 point\. /,
    );
    const melds = [{ tiles: ['2B', '2B', '2B'] }, { tiles: ['E', 'E', 'J'] }];
    const [exposed] = describeReview(review(1, [decision(3, 'slip', { melds })])).decisions;
    expect(exposed?.rack).toBe('Rack: 1B 6C RD RD J, exposed: 222B EEJ');
  });

  test('choices that cost less than a point are counted, and told if all are', () => {
    const some = review(1, [decision(0.99, 'good'), decision(1, 'good'), decision(0, 'best')]);
    const told = { ...some, totals: { decisions: 3, best: 1, cost: 1.99, luck: 0 } };
    const { decisions, choices } = describeReview(told);
    expect(decisions.map(({ verdict }) => verdict)).toEqual([
      'Not the best: it costs about 1.0 points, give or take 1.3.',
    ]);
    expect(choices).toBe(
      '1 of 3 choices cost nothing, and 1 more costs less than 1 point. The total cost is 2.0 points, 0.7 a choice.',
    );
    expect(describeReview(told, {}, { all: true }).decisions.map(({ verdict }) => verdict)).toEqual([
      'Not the best: it costs about 1.0 points, give or take 1.3.',
      'Not the best: it costs about 1.0 points, give or take 1.3.',
      'It costs no points.',
    ]);
  });

  test('in another language', () => {
    expect(describeReview(review(1), german)).toMatchObject({
      decisions: [{ where: 'Zug 57', rack: 'Steine: 1B 6C RD RD J' }],
      luck: 'Glück: 1,0 Punkte.',
    });
  });

  const wall = ', 42 tiles left in the wall (move 57)';
  test.each([
    ['the Charleston', { phase: 'charleston', nth: 2 }, 'pass', 'Your 2nd pass (move 57)'],
    ['the second Charleston', { phase: 'secondCharleston' }, 'stop', 'The second Charleston (move 57)'],
    ['the courtesy', { phase: 'courtesy' }, 'wish', 'The courtesy pass (move 57)'],
    [
      'the courtesy pass',
      { phase: 'courtesyPass', nth: 11 },
      'pass',
      'Your tiles for the courtesy pass (move 57)',
    ],
    ['a discard', { nth: 21 }, 'discard', `Your 21st discard${wall}`],
    [
      'the last tile',
      { nth: 13, wallLeft: 1 },
      'discard',
      'Your 13th discard, 1 tile left in the wall (move 57)',
    ],
    ['another choice of a turn', { nth: 3 }, 'exchange', `Your 3rd turn${wall}`],
    ['a claim', { phase: 'claims', from: 'S', tile: '5B' }, 'decline', `South’s 5B to claim${wall}`],
    ['a declaration', { phase: 'showing' }, 'keep', `Another player’s Mah Jongg${wall}`],
  ])('%s', (_, changes, type, words) => {
    const choice = { ...made('6C'), action: { type } };
    const [one] = describeReview(review(0, [decision(3, 'slip', { ...changes, choice })])).decisions;
    expect(one?.where).toBe(words);
  });

  test('what is no review is a misuse', () => {
    const { rack: _, ...rackless } = decision(3, 'slip');
    for (const none of [
      undefined,
      null,
      [],
      {},
      { ...review(1), totals: {} },
      { ...review(1), totals: { ...review(1).totals, luck: Number.NaN } },
      { ...review(1), decisions: [rackless] },
    ])
      expect(() => describeReview(none as never)).toThrow('`describeReview` needs a review');
  });
});
