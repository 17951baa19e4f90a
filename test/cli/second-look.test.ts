import { describe, expect, test } from 'vitest';
import { readAnswer } from '../../src/cli/play/question';
import { isOver, type Session, step } from '../../src/cli/play/session';
import { wrapped } from '../../src/cli/words';
import { type Begin, begun, openQuestion, plainAnswer } from './player';
import { terminal } from './terminal';

// What stopped a player who looked once more.

/** A game, played plainly up to a question. */
const upTo = (begin: Begin, isThere: (session: Session) => boolean): Session => {
  let { session } = begun(begin);
  while (!isThere(session)) {
    if (isOver(session)) throw new Error('there is no such question');
    session = step(session, plainAnswer(openQuestion(session))).session;
  }
  return session;
};

const has = (key: string) => (session: Session) =>
  !isOver(session) && openQuestion(session).options.some((option) => option.key === key);

describe('a joker exchange is typed by its tile, as other choices are', () => {
  const session = upTo(
    { game: 'card-free', seed: '5', against: 'random', wishes: { calls: 'none' } },
    has('x'),
  );
  const nested = step(session, 'x').session;
  const question = openQuestion(nested);
  const [first] = question.options;

  test('the code and the name of the tile mean the choice, as its number does', () => {
    const byNumber = readAnswer(question, '1');
    const name = /^(.+) for the joker/.exec(first?.label ?? '')?.[1] ?? '';
    expect(byNumber.ok && name !== '').toBe(true);
    expect(readAnswer(question, name)).toEqual(byNumber);
    expect(first?.words?.some((word) => /^(?:[1-9][bcd]|[rgw]d|[esw]|north wind)$/.test(word))).toBe(true);
    for (const word of first?.words ?? []) expect(readAnswer(question, word.toUpperCase())).toEqual(byNumber);
  });
});

test('a figure and its sign stay on one line', () => {
  expect(wrapped('wins in about 5 % of cases', 16)).toEqual(['wins in about', '5 % of cases']);
});

describe.each([60, 80])('a screen of %i columns and 24 rows', (columns) => {
  test.each(['chinese-solitaire', 'american-solitaire'])('%s: every table and every ? fits', (game) => {
    const { screens, status } = terminal(
      ['play', game, '--seed', '5', '--no-scorecard'],
      [
        ['(?s)^(?!.*this help).*(which|Do you want|second)', '?'],
        ['m {2}Mah Jong', 'm'],
        ['which 3 tiles', '1 2 3'],
        ['which tiles, ', '1 2 3'],
        ['second', '2'],
        ['Do you want it|which tile', '1'],
      ],
      '\u0004',
      { size: [columns, 24] },
    );
    expect(status).toBe(0);
    const [help, table] = ['  ?  this help', '-- '].map((start) =>
      screens.filter((screen) => screen.startsWith(start)),
    );
    expect(help?.length).toBeGreaterThan(20);
    expect(table?.length).toBeGreaterThan(20);
    // The first screen has the welcome, and the last ones the end.
    expect(screens.length - (help?.length ?? 0) - (table?.length ?? 0)).toBeLessThan(4);
    if (columns === 60) expect(table?.join('')).toContain('\n     ... ');
  });
});
