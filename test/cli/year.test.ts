import { describe, expect, test } from 'vitest';
import type { YearReading } from '../../src/index';
import { answers, run } from './run';

const YEAR = ['--rules', 'year'];
const HAND = 'NNEWS 123B 456B [777C] + S1';
const TABLE =
  '{"points":{"chow":{"concealed":3},"pung":{"revealed":4},"year":{"concealed":20},"pair":{"concealed":2}}}';

describe('the Year game in the program', () => {
  test('YG-11: a hand that wins, with the name of its pair', async () => {
    const { status, stdout } = await run(['validate', HAND, ...YEAR, '--by', 'wall']);
    expect(status).toBe(0);
    expect(stdout).toContain('The hand wins. It has one reading:');
    expect(stdout).toContain('123B 456B [777C] ESWNN');
    expect(stdout).toContain('NN is the long winter');
  });

  test('YG-10: a claimed tile, and what it was claimed for', async () => {
    const { stdout } = await run(['validate', HAND, ...YEAR, '--by', 'discard', '--tile', 'S']);
    expect(stdout).toContain('S was claimed for [ESWNN]');
  });

  test('YG-6: a hand that does not', async () => {
    const { status, stdout } = await run(['validate', 'S2 123B 456B 789B EEE 9D', ...YEAR]);
    expect(status).toBe(1);
    expect(stdout).toContain(
      'A hidden flower or season must be part of a pair or a Year; these are not: S2.',
    );
  });

  test('YG-13: what is scored, without points', async () => {
    const { status, stdout } = await run(['score', HAND, ...YEAR, '--by', 'wall']);
    expect(status).toBe(0);
    expect(stdout).toContain('YG-10  Pair NN, “long winter”, concealed');
    expect(stdout).toContain('The rules give no points');
    expect(stdout).not.toContain('Total');
  });

  test('YG-13: points by a table', async () => {
    const { stdout } = await run(['score', HAND, ...YEAR, '--by', 'wall', '--options', TABLE]);
    expect(stdout).toMatch(/Total +32\n/);
    expect(stdout).toContain('Pung 777C, revealed');
  });

  test('YG-9, YG-13: replacements and the personal suit', async () => {
    const hand = '234B 567B 999C 33C [1111B]';
    const said = (...words: string[]) => run(['score', hand, ...YEAR, '--by', 'wall', ...words]);
    expect((await said('--replacements', '1', '--personal-suit', 'c')).stdout).toContain(
      'Pung 999C, concealed, personal suit',
    );
    expect((await said('--replacements', '0')).stdout).toContain('this one has 15');
    expect((await said('--personal-suit', 'X')).stderr).toBe(
      'mahjongg score: --personal-suit must be B, C or D, not “X”\n',
    );
  });

  test('YG-13: nobody is paid', async () => {
    const { status, stderr } = await run(['score', HAND, ...YEAR, '--winner', 'E']);
    expect([status, stderr]).toEqual([2, 'mahjongg score: The rule set “year” has no payments.\n']);
  });

  test('YG-12: requests', async () => {
    const stolen = { rules: 'year', hand: 'S2S2 123B 456B 789B EEE', win: { by: 'steal', tile: 'S2' } };
    const [one, other] = await answers(
      ['validate', '--json'],
      [JSON.stringify(stolen), JSON.stringify({ ...stolen, win: { by: 'discard', tile: 'S2' } })],
    );
    expect((one as { best: YearReading }).best.sets[0]).toEqual({
      kind: 'pair',
      tiles: ['S2', 'S2'],
      concealed: true,
    });
    expect(other).toMatchObject({ valid: false, reasons: [{ code: 'callNotAllowed', rule: 'YG-6' }] });
  });

  test('YG-11: layouts are counted at once, and listed one by one', async () => {
    expect((await run(['layouts', ...YEAR, '--count'])).stdout).toBe('306535560\n');
    const [first] = (await run(['layouts', ...YEAR, '--limit', '2'])).stdout.split('\n');
    expect(first).toBe('11112222333344B');
  });
});
