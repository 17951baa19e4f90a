import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { styleFor } from '../../src/cli/io';
import { runProgram } from '../../src/cli/program';
import { RULE_GAMES, RULES } from '../../src/rulebook';

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
    env: {},
  });
  return { status, output, complaints };
};

const source = readFileSync(new URL('../../src/core/reason.ts', import.meta.url), 'utf8');
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

  test.each(['CF13', 'cf 13', 'Cf-13'])('takes the number of a rule as %s', async (number) => {
    expect((await runCommand(['explain', number])).output).toMatch(/^CF-13: Suits stay together/);
  });

  test('says several rules', async () => {
    const { output } = await runCommand(['explain', 'AG-9', 'cf12,', 'CS-6']);
    expect(output.match(/^[A-Z]{2}-\d+[a-z]?/gm)).toEqual(['AG-9', 'CF-12', 'CS-6', 'CS-6a', 'CS-6b']);
    expect((await runCommand(['explain', 'AG-9', 'AG-999'])).status).toBe(2);
  });

  test.each(Object.entries(RULE_GAMES))('lists the rules of a game: %s', async (prefix, game) => {
    const { output } = await runCommand(['explain', prefix.toLowerCase()]);
    const [title, , ...lines] = output.trimEnd().split('\n');
    expect(title).toBe(game);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(
      RULES.filter((rule) => rule.game === game).map(({ number }) => number),
    );
  });

  test('finds rules by words of their titles', async () => {
    expect((await runCommand(['explain', 'Charleston'])).output).toMatch(/^AG-5 +The Charleston$/m);
    expect((await runCommand(['explain', 'suits stay'])).output).toMatch(/^CF-13: Suits stay together/);
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
    [['explain', 'Xyz'], 'mahjongg explain: there is no code or rule “Xyz”'],
    [
      ['explain'],
      'mahjongg explain: which code or rule? For example: mahjongg explain wovenSuits, mahjongg explain CF-13',
    ],
    [['explain', 'CF-99'], 'mahjongg explain: there is no code or rule “CF-99”; did you mean “CF-9”?'],
  ])('%j is refused', async (words, complaint) => {
    const { status, output, complaints } = await runCommand(words);
    expect(status).toBe(2);
    expect(output).toBe('');
    expect(complaints).toEqual([complaint]);
  });
});
