import { describe, expect, test } from 'vitest';
import { describeJudgment, describeReview } from '../../src/analysis';
import { german } from './german';

// Judgments and reviews in words, from their members alone.

const made = (tile: string) => ({
  action: { type: 'discard', tile },
  reasons: [
    { code: 'unused', message: 'None of your nearest hands uses it.', params: { tiles: [tile], of: 1 } },
  ],
});
const judgment = (verdict: string, cost: number) => ({ choice: made('6C'), best: made('9D'), cost, verdict });

describe('describeJudgment', () => {
  test.each([
    ['best', 0, 'The best choice.'],
    ['good', 0.04, 'A good choice: it costs less than 0.1 points.'],
    ['good', 1, 'A good choice: it costs 1.0 points.'],
    ['slip', 3.25, 'A slip: it costs 3.3 points.'],
    ['mistake', 40, 'A mistake: it costs 40.0 points.'],
  ])('%s, %d points', (verdict, cost, text) => {
    expect(describeJudgment(judgment(verdict, cost))).toEqual({
      verdict: text,
      choice: 'Discard 6C: None of your nearest hands uses it.',
      better: cost === 0 ? '' : 'Better: Discard 9D: None of your nearest hands uses it.',
    });
  });

  test('a language says what it has, and English the rest', () => {
    expect(describeJudgment(judgment('slip', 3), german)).toMatchObject({
      verdict: 'Ungenau: 3,0 Punkte schlechter.',
    });
    const own = { hint: { better: 'Lieber: {choice}' }, reasons: { unused: 'Unnütz.' } };
    expect(describeJudgment(judgment('slip', 3), own)).toEqual({
      verdict: 'A slip: it costs 3.0 points.',
      choice: 'Discard 6C: Unnütz.',
      better: 'Lieber: Discard 9D: Unnütz.',
    });
  });

  test('what is no judgment is a misuse', () => {
    for (const none of [undefined, null, [], {}, { ...judgment('slip', 3), best: {} }])
      expect(() => describeJudgment(none as never)).toThrow('`describeJudgment` needs a judgment');
  });
});

describe('describeReview', () => {
  const review = (luck: number) => ({
    decisions: [{ ...judgment('slip', 3), move: 7, phase: 'claims' }],
    draws: [{}],
    totals: { decisions: 4, best: 3, cost: 3, luck },
  });

  test('where a choice was made, what all of them cost, and luck', () => {
    const { decisions, choices, luck } = describeReview(review(-2.04));
    expect(decisions).toEqual([
      { where: 'Move 7, a discard to claim', ...describeJudgment(judgment('slip', 3)) },
    ]);
    expect(choices).toBe('3 of 4 choices cost nothing. Together they cost 3.0 points, 0.8 points a choice.');
    expect(luck).toBe('Luck: the tiles drawn were 2.0 points worse than average.');
    expect(describeReview(review(5)).luck).toBe('Luck: the tiles drawn were 5.0 points better than average.');
  });

  test('in another language', () => {
    expect(describeReview(review(1), german)).toMatchObject({
      decisions: [{ where: 'Zug 7' }],
      luck: 'Glück: 1,0 Punkte.',
    });
  });

  test.each([
    ['charleston', 'the Charleston'],
    ['secondCharleston', 'the second Charleston'],
    ['courtesy', 'the courtesy pass'],
    ['courtesyPass', 'the courtesy pass'],
    ['turn', 'your turn'],
    ['showing', 'another’s Mah Jongg'],
  ])('the phase %s', (phase, words) => {
    const [one] = describeReview({
      ...review(0),
      decisions: [{ ...judgment('slip', 3), move: 7, phase }],
    }).decisions;
    expect(one?.where).toBe(`Move 7, ${words}`);
  });

  test('what is no review is a misuse', () => {
    for (const none of [undefined, null, [], {}, { ...review(1), totals: {} }])
      expect(() => describeReview(none as never)).toThrow('`describeReview` needs a review');
  });
});
