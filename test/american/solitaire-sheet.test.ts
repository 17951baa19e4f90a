import { describe, expect, test } from 'vitest';
import { americanSheetText, americanSolitaireSheet } from '../../src/index';
import { casesIn, codesOf, named, type SheetCase } from '../chinese/cases';
import { unwrap } from '../unwrap';

describe.each(casesIn<SheetCase>('american-solitaire', () => true))('%s', (_file, cases) => {
  test.each(named(cases))('%s', (_name, { sheet, options, expect: { valid, reasons, ...figures } }) => {
    const answer = americanSolitaireSheet(sheet as never, options as never);
    expect(answer.ok, JSON.stringify(answer)).toBe(valid);
    if (!answer.ok) {
      expect(codesOf(answer.error.reasons)).toEqual(reasons);
      return;
    }
    const { lines, subtotal, tilesLeft, factor, final } = answer.value;
    expect(answer.value).toMatchObject(figures);
    const value = lines.reduce((product, line) => product * (line.points ?? line.factor ?? 1), 1);
    expect(value).toBe(subtotal);
    expect(final.n * factor.d).toBe(final.d * factor.n * subtotal);
    expect(final.rounded).toBe(Math.floor(final.n / final.d + 0.5));
    expect(tilesLeft).toBeGreaterThanOrEqual(0);
  });
});

test('AS-5: a tile passed counts as one discarded', () => {
  const final = (passed: number, discards: number): unknown =>
    americanSolitaireSheet({ cardValue: 25, by: 'wall', passed, discards });
  expect(final(9, 40)).toEqual(final(0, 49));
  expect(final(9, 40)).not.toEqual(final(0, 40));
});

test('AS-9: the sheet as text', () => {
  const answer = unwrap(
    americanSolitaireSheet({
      cardValue: 25,
      by: 'discard',
      jokerless: true,
      passed: 12,
      discards: 40,
    }),
  );
  expect(americanSheetText(answer)).toEqual([
    'Card value                   25         25',
    'Won on a discard             x2         50',
    'No jokers                    x4        200',
    'Subtotal                               200',
    'Tiles left                   86',
    'Fraction left             43/69',
    'Final score: 200 x 43/69         124 44/69',
    'Rounded                                125',
  ]);
});

describe('AS-8, AS-9: what is refused, and where it stands', () => {
  test.each([
    ['AS-8', 'less than no points', { cardValue: -0.5 }, 'badValue', 'cardValue'],
    ['AS-8', 'more points than are read', { cardValue: 1_000_001 }, 'badValue', 'cardValue'],
    ['AS-8', 'a win of another game', { by: 'steal' }, 'badWin', 'by'],
    ['AS-8', 'a text for yes or no', { jokerless: 'yes' }, 'notASheet', 'jokerless'],
    ['AS-9', 'half a tile passed', { passed: 0.5 }, 'badDiscards', 'passed'],
    ['AS-9', 'more tiles discarded than there are', { discards: 139 }, 'badDiscards', 'discards'],
    ['AS-9', 'more tiles in both than there are', { passed: 21, discards: 118 }, 'badDiscards', 'discards'],
    ['AS-9', 'AS-3: more tiles passed than in seven passes', { passed: 22 }, 'badDiscards', 'passed'],
  ])('%s: %s', (rule, _, change, code, place) => {
    const answer = americanSolitaireSheet({ cardValue: 25, by: 'wall', ...change } as never);
    const reasons = answer.ok ? [] : answer.error.reasons;
    expect(reasons.map((reason) => [reason.code, reason.rule, reason.at?.path])).toEqual([
      [code, rule, [place]],
    ]);
  });

  test('AS-8: a card value up to a million is read', () => {
    const answer = americanSolitaireSheet({ cardValue: 1_000_000, by: 'discard' });
    expect(answer.ok && answer.value.subtotal).toBe(2_000_000);
  });

  test('AS-9: with nothing discarded nothing is divided by the tiles discarded', () => {
    const answer = americanSolitaireSheet({ cardValue: 25, by: 'wall' }, { denominator: 'discarded' });
    expect(!answer.ok && answer.error.reasons[0].at).toEqual({ path: ['discards'] });
  });
});
