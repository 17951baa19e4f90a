import { readFileSync } from 'node:fs';
import { americanCard, americanSolitaire, cardFree, chineseSolitaire, freeForm, yearGame } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { describe, expect, test } from 'vitest';

// The table of the games on the first page says of each rule set what it has.

const games: readonly (readonly [string, object])[] = [
  ['Card Free', cardFree()],
  ['by card', americanCard(practiceCard)],
  ['The American Game', freeForm()],
  ['Chinese Mah Jongg Solitaire', chineseSolitaire()],
  ['American Mah Jongg Solitaire', americanSolitaire()],
  ['The Year game', yearGame()],
];

/** The part of a rule set that a column is about. */
const PARTS: Readonly<Record<string, string>> = {
  payments: 'payouts',
  'table game': 'table',
  'table game and bots': 'table',
  analysis: 'goals',
};

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('README.md', () => {
  const lines = readFileSync('README.md', 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith('| game |'));
  const columns = cellsOf(lines[head] ?? '');

  test.each(games)('says what there is of %s', (name, rules) => {
    const row = lines
      .slice(head + 2)
      .find((line) => line.startsWith('|') && cellsOf(line)[0]?.includes(name));
    const cells = cellsOf(row ?? '');
    expect(cells).toHaveLength(columns.length);
    const parts = columns.flatMap((column, at) =>
      column in PARTS ? [[PARTS[column] ?? '', cells[at]] as const] : [],
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const [part, cell] of parts)
      expect([part, cell !== 'no' && cell !== 'none']).toEqual([part, hasPart(rules, part, cell)]);
  });
});

/** Whether the rule set, or where the page says so the hands it is played by, have a part. */
const hasPart = (rules: object, part: string, cell: string | undefined): boolean =>
  part in rules || /^(by a card|by its hands)$/.test(cell ?? '');
