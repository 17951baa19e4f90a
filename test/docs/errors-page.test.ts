import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CardFreeChoices, cardFree, parseHandText, validateHand } from '../../src/index';
import { unwrap } from '../unwrap';
import { entries, page, reasonsFor } from './errors-page';

// docs/errors.md explains every code of src/core/reason.ts with an example. These tests keep it true.

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const codes = [...read('src/core/reason.ts').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code);

test('every code has its section, and only one', () => {
  expect(codes).toContain('wovenSuits');
  expect(entries.map(({ code }) => code).sort()).toEqual(codes.sort());
});

test.each(entries.map((entry) => [entry.code, entry] as const))(
  '%s: its example is answered as the page says',
  async (code, { text, example, message, params }) => {
    expect(text).toMatch(/^\w+\n\n\S/);
    const found = (await reasonsFor(example)).find((reason) => reason.code === code);
    expect(found?.message).toBe(message);
    expect(text).toContain(found?.rule);
    expect(params).toEqual(expect.arrayContaining(Object.keys(found?.params ?? {})));
  },
);

describe('remarks and conditions', () => {
  const remarksOn = (text: string, options: CardFreeChoices): readonly string[] => {
    const hand = unwrap(parseHandText(text));
    const answer = validateHand(hand, { rules: cardFree(options) });
    return [...answer.notes, ...(answer.valid ? answer.conditions : [])].map(
      ({ code, rule }) => `${code} ${rule}`,
    );
  };

  test('each is on the page', () => {
    const [, union = ''] = /type RemarkCode =([^;]+);/.exec(read('src/describe/messages.ts')) ?? [];
    const all = [...union.matchAll(/'(\w+)'/g)].map(([, code]) => code);
    expect(all).toContain('laterDraw');
    expect([...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code).sort()).toEqual(all.sort());
  });

  test.each([
    ['selfPicked CF-33', '11B 222B GGJ [333C] [444C]', { houseRules: { requireBonus: true } }],
    ['selfPicked CF-38', '11B 222B 333B 444B 55BJ', { skillLevel: 5 }],
    ['noDragonsLove CF-32', '11B 222B 333B 444B 555B', { houseRules: { removeFlowersAndJokers: true } }],
  ] as const)('%s is given', (remark, text, options) => {
    expect(remarksOn(text, options)).toEqual([remark]);
  });
});
