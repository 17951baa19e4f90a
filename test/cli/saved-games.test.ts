import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownFolder, ownPaths } from '../own-folder';
import { type Run, run } from './run';
import { type Rules, terminal } from './terminal';

// What becomes of a game of `mahjongg play` that has ended or is put aside.

const folder = ownFolder('saved');

let data = '';
ownPaths(folder, 'data', (own) => {
  data = own;
});

const env = (): { readonly MAHJONGG_DATA: string } => ({ MAHJONGG_DATA: data });
const program = (words: readonly string[], input = ''): Promise<Run> => run(words, { input, env: env() });
const games = (): number => readFileSync(join(data, 'scorecard.jsonl'), 'utf8').trim().split('\n').length;

const CTRL_C = '\u0003';
const TO_THE_END: Rules = [
  ['m {2}Mah Jong', 'm'],
  ['Do you want it', '1'],
  ['which tile do you discard', '1'],
];

describe('a finished game', () => {
  test('can be saved from its end, and does not count again', async () => {
    const saving: Rules = [
      ['The game is saved in', ''],
      ['save FILE', 'save'],
      ['Type “save”', '?'],
      ...TO_THE_END,
    ];
    const { text, status, kept } = terminal(['play', 'chinese-solitaire', '--seed', 'end'], saving, CTRL_C, {
      env: env(),
    });
    expect([status, kept]).toEqual([0, true]);
    expect(text).toContain('Type “save” to keep the game, or press Enter to leave.');
    expect(text).toContain('The game is over. “save FILE” chooses the file; q leaves, too.');
    const path = join(data, 'saved', 'chinese-solitaire-end.json');
    expect(existsSync(path)).toBe(true);
    expect((await program(['play', '--resume', path])).stdout).toContain('exhausted');
    expect(games()).toBe(1);
  });

  test('can be reviewed from its end', () => {
    const reviewing: Rules = [
      ['Luck of the draw', 'q'],
      ['Type “review”', 'review'],
      ['never passed', '4 5 6'],
      ['which 3 tiles', '1 2 3'],
      ['second Charleston', '2'],
      ['would you exchange', '0'],
      ...TO_THE_END,
    ];
    const words = ['play', 'card-free', '--seed', 'end', '--against', 'random', '--calls', 'none'];
    const { text, status } = terminal(words, reviewing, CTRL_C, { env: env() });
    expect(status).toBe(0);
    expect(text).toContain('East’s choices');
  });

  test.each([
    ['--save', true],
    ['--no-scorecard', false],
  ])('over a pipe is in the file of --save: %s', async (option, isSaved) => {
    const path = join(folder, `whole${option}.json`);
    const words = ['play', 'card-free', '--seed', '5', '--calls', 'none', option];
    const typed = `2 3 4\n2 3 4\n2 3 4\nn\n0\n${'1\n'.repeat(90)}`;
    const { status, stdout } = await program(isSaved ? [...words, path] : words, typed);
    expect([status, existsSync(path)]).toEqual([0, isSaved]);
    expect(stdout.includes(`The game is saved in ${path}.`)).toBe(isSaved);
    if (isSaved) expect((await program(['review', path])).stdout).toContain('East’s choices');
  });

  test('that was saved before its end counts once', async () => {
    const path = join(folder, 'half.json');
    const start = `${'1\n'.repeat(4)}s\n${'1\n'.repeat(90)}`;
    await program(['play', 'chinese-solitaire', '--seed', 'half', '--save', path], start);
    expect(games()).toBe(1);
    expect((await program(['play', '--resume', path], '1\n'.repeat(90))).stdout).toContain('exhausted');
    expect(games()).toBe(1);
  });
});

test('a saved game keeps the wishes; --calls changes them', async () => {
  const path = join(folder, 'wishes.json');
  await program(['play', 'card-free', '--seed', '1', '--save', path], 'calls none\nsort number\ns\nq\n');
  expect(readFileSync(path, 'utf8')).toContain('"wishes":{"calls":"none","sort":"number"}');
  await program(['play', '--resume', path, '--calls', 'all'], '1 2 3\n');
  expect(readFileSync(path, 'utf8')).toContain('"wishes":{"calls":"all","sort":"number"}');
});
