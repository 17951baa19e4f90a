import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { draw } from '../../src/cli/play/picture';
import { readAnswer } from '../../src/cli/play/question';
import { questionOf } from '../../src/cli/play/racks';
import { isOver, step } from '../../src/cli/play/session';
import type { Sitting } from '../../src/cli/play/table';
import { ownFolder } from '../own-folder';
import { begun, openQuestion, PLAIN_LOOK, playUntil } from './player';
import { type Run, run } from './run';

// What a player at the table is told, and what can be typed there.

const folder = ownFolder('table');

const program = (words: readonly string[], input = ''): Promise<Run> =>
  run(words, { input, env: { MAHJONGG_DATA: folder } });

test('arrow keys ask for help, and do nothing else', async () => {
  const words = ['play', 'chinese-solitaire', '--seed', '1', '--no-scorecard'];
  const { stdout } = await program(words, '\u001b[A\n\u001b[A9\n');
  expect(stdout).toContain('this help;');
  expect(stdout).toContain('You discard');
  expect((await program(['scorecard', 'add'], '\u001b[A\n')).stdout).toContain('not “?”');
});

describe('in a game', () => {
  const texts = (lines: readonly string[]): string => lines.join('\n');

  test('the card is named and shown', () => {
    const first = begun({ game: 'nmjl', seed: '1' });
    expect(texts(first.lines)).toContain('The card is “Practice card”; “card” shows it.');
    expect(texts(step(first.session, 'card').lines)).toContain('card 4  Consecutive Run');
    expect(texts(step(first.session, 'CARD 2').lines)).toContain('Even Numbers\n1  22a 44a');
    const years = texts(step(first.session, 'card 1').lines);
    expect(years).toContain(`${practiceCard.year}`);
    expect(years).not.toContain('{year}');
    expect(years).toContain('*: jokers in every place');
    const { name = '' } = practiceCard.sections[0] ?? {};
    expect(texts(step(first.session, `card ${name.slice(0, 4).toLowerCase()}`).lines)).toBe(years);
    expect(texts(step(first.session, 'card 12').lines)).toContain('There is no section “12”.');
    expect(texts(step(first.session, '?').lines)).toContain('  card  shows the card');
    const without = begun({ game: 'card-free', seed: '1' });
    expect(texts(step(without.session, '?').lines)).not.toContain('  card  shows the card');
    expect(texts(step(without.session, 'card').lines)).toContain('played without a card');
  });

  test('who stopped the Charleston', () => {
    const session = playUntil({ game: 'card-free', seed: '1' }, ({ state }) => state.phase !== 'charleston');
    expect(texts(step(session, 'no').lines)).toMatch(/The passing is stopped by you/);
  });

  test('AG-8: what is passed on unseen is told', () => {
    const session = playUntil(
      { game: 'card-free', seed: '1' },
      ({ state }) => (state as unknown as { now: { blind: number } }).now.blind > 0,
    );
    const asked = step(session, '1').session;
    expect(texts(step(asked, 'yes').lines)).toMatch(/You pass \w.* and 2 unseen to [A-Z]/);
    expect(texts(step(session, '1 2 3').lines)).not.toContain('unseen to');
  });

  test.each([
    ['free', 'Whose hand is dead?'],
    ['dead', 'Whose hand is dead? If it is not, your own hand is dead (AG-32a).'],
  ])('AG-32a: what a wrong challenge costs is said before it, %s', (wrongChallenge, prompt) => {
    const view = {
      ...{ phase: 'turn', rack: ['1B'], moment: 0, now: {}, seats: ['E', 'S'] },
      rules: { name: 'american-2018', options: { wrongChallenge } },
      melds: { E: [], S: [{ tiles: ['2B', '2B', '2B'] }] },
      legal: [{ type: 'challenge', seat: 'E', against: 'S', moment: 0 }],
    };
    const question = questionOf({ view, me: 'E', look: PLAIN_LOOK } as unknown as Parameters<
      typeof questionOf
    >[0]);
    const next = question?.options.find(({ key }) => key === 'd')?.next;
    expect(next && 'ask' in next && next.ask.prompt).toBe(prompt);
  });

  test('a card from a stranger steers no terminal, in hints and about the others either', async () => {
    const card = join(folder, 'strange-card.json');
    const hand = 'FF 1111a 2222a 3333a';
    const strange = {
      name: 'A',
      sections: [{ name: 'Odd \u001b[31mX\u0007\nnext', lines: [{ hand, value: 25, open: true }] }],
    };
    writeFileSync(card, JSON.stringify(strange));
    const { stdout } = await program(
      ['play', 'nmjl', '--card', card, '--seed', '4', '--ascii'],
      'h\no\ncard 1\n',
    );
    expect(stdout).toContain('Aim for Odd [31mX next, line 1');
    expect(stdout.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test('AG-32a: a rule says which of its options is in force', () => {
    const asked = (game: string): string => texts(step(begun({ game, seed: '1' }).session, '? AG-32a').lines);
    expect(asked('nmjl')).toContain('Options: wrongChallenge (here: dead)');
    expect(asked('american-2018')).toContain('Options: wrongChallenge (here: free)');
    expect(asked('year')).toContain('Options: wrongChallenge\n');
  });

  test('a question about a question has a way back', () => {
    const { session } = begun({ game: 'card-free', seed: '1' });
    const ask = {
      prompt: 'Whose hand is dead?',
      options: [{ key: '1', label: 'South', next: { act: { type: 'draw', seat: 'E', moment: 0 } } }],
    } as const;
    const nested = { ...session, questions: [...session.questions, ask] };
    expect(texts(step(nested, '?').lines)).toContain('  1  South\n  u  go back');
    for (const word of ['u', 'n', 'no'])
      expect(step(nested, word).session.questions).toEqual(session.questions);
  });

  test('? names a rule of the game that is played', () => {
    const { session } = begun({ game: 'chinese-solitaire', seed: '1' });
    expect(texts(step(session, '?').lines)).toContain('“? CS-8” explains a rule, “? CS” lists them');
  });

  test('a discard that was called is marked no longer', () => {
    const sitting = {
      me: 'E',
      seats: ['E', 'S'],
      against: 'regular',
      look: PLAIN_LOOK,
    } as unknown as Sitting;
    const view = {
      ...{ phase: 'turn', awaiting: ['E'], rack: [], melds: {}, counts: {}, wallLeft: 5, legal: [] },
      discards: [{ seat: 'S', tile: '1B' }],
    };
    const marked = (now: object): boolean =>
      texts(draw({ ...view, now } as unknown as Parameters<typeof draw>[0], sitting).lines).includes('>1B<');
    expect(marked({ by: 'wall', called: null })).toBe(true);
    expect(marked({ by: 'call', called: { seat: 'S', tile: '2B' } })).toBe(false);
  });
});

describe('a joker exchange is typed by its tile, as other choices are', () => {
  const session = playUntil(
    { game: 'card-free', seed: '5', against: 'random', wishes: { calls: 'none' } },
    (now) => !isOver(now) && openQuestion(now).options.some(({ key }) => key === 'x'),
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
