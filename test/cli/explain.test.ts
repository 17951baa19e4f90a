import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program';
import { styleFor } from '../../src/cli/style';

/** Runs the program in this process. */
const runCommand = async (words: readonly string[]) => {
  let output = '';
  const complaints: string[] = [];
  const status = await runProgram(words, {
    input: (async function* () {})(),
    print: async (text) => {
      output += text;
      return true;
    },
    complain: (line) => complaints.push(line),
    style: styleFor(false),
  });
  return { status, output, complaints };
};

const source = readFileSync(new URL('../../src/result/reason.ts', import.meta.url), 'utf8');
const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code as string);

describe('mahjongg explain', () => {
  test.each(codes)('%s has an explanation, with its message', async (code) => {
    const { status, output } = await runCommand(['explain', code]);
    expect(status).toBe(0);
    expect(output).toMatch(new RegExp(`^${code}\n\n[A-Z“]`));
    expect(output).toContain('\n- Message: ');
    expect(output).not.toMatch(/`|\]\(/);
  });

  test('tells remarks and conditions from the tables', async () => {
    const { output } = await runCommand(['explain', 'selfPicked']);
    expect(output).toMatch(/^selfPicked\n\n.*CF-33/);
  });

  test('keeps an example on one line, so that it can be copied', async () => {
    const { output } = await runCommand(['explain', 'wovenSuits']);
    expect(output).toContain('- Example: mahjongg validate "11B 222C 333B 444B 555B"\n');
  });

  test.each([
    [
      'CF-13',
      'CF-13: Suits stay together (Card Free American Mah Jongg)\n\nWith the numbers going up, a suit that has ended does not begin again.\n',
    ],
    [
      'cf-17A',
      'CF-17a: NEWS beside winds (Card Free American Mah Jongg)\n\nNEWS and wind blocks exclude each other. newsWithWinds: true allows both.\nOptions: newsWithWinds\n',
    ],
  ])('says what %s says', async (number, text) => {
    expect(await runCommand(['explain', number])).toEqual({ status: 0, output: text, complaints: [] });
  });

  test('says the points of a rule after it', async () => {
    const { output } = await runCommand(['explain', 'CS-6']);
    expect(output.match(/^CS-\d+[a-z]?/gm)).toEqual(['CS-6', 'CS-6a', 'CS-6b']);
  });

  test('takes a code in any case', async () => {
    expect((await runCommand(['explain', 'WOVENSUITS'])).output).toMatch(/^wovenSuits\n/);
  });

  test.each([
    [
      ['explain', 'wovenSuit'],
      'mahjongg explain: there is no code or rule “wovenSuit”; did you mean “wovenSuits”?',
    ],
    [['explain', '__proto__'], 'mahjongg explain: there is no code or rule “__proto__”'],
    [['explain', 'What'], 'mahjongg explain: there is no code or rule “What”'],
    [['explain'], 'mahjongg explain: which code? For example: mahjongg explain wovenSuits'],
  ])('%j is refused', async (words, complaint) => {
    const { status, output, complaints } = await runCommand(words);
    expect(status).toBe(2);
    expect(output).toBe('');
    expect(complaints).toEqual([complaint]);
  });
});
