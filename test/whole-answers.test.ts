import { describe, expect, test } from 'vitest';
import { practiceCard } from '../src/american';
import { describeReading } from '../src/describe/describe-reading';
import { newGame } from '../src/game';
import {
  americanCard,
  cardFree,
  formatTiles,
  MisuseError,
  parseTiles,
  scoreHand,
  unwrap,
  validateHand,
} from '../src/index';

// What is handed over whole in the place of what it holds: the message says what to write.

const WINNING = '11B 222B 333B 444B 555B';

describe('a whole in the place of what it holds is told with what to write', () => {
  const rules = cardFree();
  const { game, state } = newGame(rules, { seed: 'whole' });
  const [action] = game.legalActions(state, state.awaiting[0] as 'E');
  const applied = game.apply(state, action as NonNullable<typeof action>);
  const MISUSES: readonly (readonly [string, () => unknown, string])[] = [
    ['an answer as a state', () => game.viewFor(applied as never, 'E'), 'got an answer: write unwrap(…)'],
    ['what an action leads to', () => game.viewFor(unwrap(applied) as never, 'E'), 'write .state after it'],
    ['an answer as tiles', () => formatTiles(parseTiles('112B') as never), 'got an answer: write unwrap(…)'],
    ['a judgment as a reading', () => describeReading(validateHand(WINNING)), 'write .best after it'],
    ['a judgment as an answer', () => unwrap(validateHand(WINNING) as never), 'write .best after it'],
  ];

  test.each(MISUSES)('%s', (_, misuse, words) => {
    expect(misuse).toThrow(MisuseError);
    expect(misuse).toThrow(words);
  });

  test('an answer as the tile of a win', () => {
    const win = { by: 'discard', tile: parseTiles('4D') } as never;
    const scored = scoreHand('FF 2222B 4444C 6666D', { rules: americanCard(practiceCard), win });
    expect(scored.ok ? '' : scored.error.message).toContain('not an answer: write unwrap(…) around it');
  });

  test('the value that each of them holds is taken', () => {
    expect(game.viewFor(unwrap(applied).state, 'E').viewer).toBe('E');
    expect(formatTiles(unwrap(parseTiles('112B')))).toBe('112B');
    const found = validateHand(WINNING);
    expect(found.valid && describeReading(found.best)).toContain('Consecutive Run');
  });
});
