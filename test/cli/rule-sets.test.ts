import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { HandText } from '../../src/cli/hand-text';
import { Mistake, Refused } from '../../src/cli/mistakes';
import { type Game, type Open, openerOf, openRules, partOf, type RuleSet } from '../../src/cli/rule-set';
import { nearestRules } from '../../src/cli/rule-sets';
import { readCardFile } from '../../src/cli/settings';
import { rejected, success } from '../../src/core/result';
import type { Reason, Win } from '../../src/index';
import { ownFolder } from '../own-folder';
import { type DotPairs, type DotScore, dotPairs } from '../rule-sets/toy-rules';

// A line of the table leaves out what its game does not have; here are games with every choice of parts.

const readOptions = (options: unknown) => success(options);

const text: HandText<DotPairs, readonly [string, string], DotScore> = {
  example: '11D 22D',
  reading: ({ pairs, points }) => ({ points, title: pairs.join(' and '), details: [] }),
  layout: (pairs) => pairs.join(' '),
  sheet: ({ total }) => [`${total} points`],
};

const { name, tiles, hands, score, payouts } = dotPairs;

const setOf = <C, R, W extends Win, L, S extends object, F extends object>(
  game: Omit<Game<unknown, C, R, W, L, S, F>, 'name' | 'readOptions'>,
  more: Partial<RuleSet> = {},
): RuleSet => ({
  name,
  title: 'Dots',
  load: async () => openerOf({ name, readOptions, ...game }),
  ...more,
});

const whole = setOf({ make: () => dotPairs, hands: () => text });
const unscored = setOf({
  make: () => ({ name, tiles, hands }),
  hands: () => ({ example: '11D 22D', reading: text.reading, layout: text.layout }),
});
const paymentsOnly = setOf({ make: () => ({ name, payouts }) });
const sheetOnly = setOf({
  make: () => ({ name }),
  sheet: (options) => ({
    example: { points: 2 },
    members: ['points'],
    fill: (sheet) => success({ sheet, options }),
    lines: () => ['two points'],
  }),
});
const byCard = setOf(
  {
    card: (card) =>
      card === 'dots'
        ? success(card)
        : rejected({ code: 'notText', rule: '', message: 'No card.', at: { path: ['card'] }, params: {} }),
    make: (_, card) => (card === undefined ? { name, payouts } : dotPairs),
    hands: () => text,
  },
  { takesCard: true },
);

const opened = async (set: RuleSet, card?: string, options: unknown = {}): Promise<Open> => {
  const open = await openRules(set, { options, card });
  if (!open.ok) throw new Error('it opens');
  return open.value;
};

/** The reasons with which something is refused; none if it is not. */
const refusals = (work: () => unknown): readonly Reason[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof Refused) return error.rejection.reasons;
    throw error;
  }
};

const PARTS = ['hands', 'score', 'payouts', 'sheet'] as const;

describe('a command gets the part that it asks for, or says why there is none', () => {
  test.each<[string, Promise<Open>, readonly string[]]>([
    ['a whole rule set', opened(whole), ['hands', 'score', 'payouts']],
    ['one without points', opened(unscored), ['hands']],
    ['one of payments only', opened(paymentsOnly), ['payouts']],
    ['one of a sheet only', opened(sheetOnly), ['sheet']],
    ['one with a card', opened(byCard, 'dots'), ['hands', 'score', 'payouts']],
    ['the same without its card', opened(byCard), ['payouts']],
  ])('%s', async (_, opening, has) => {
    const open = await opening;
    expect(PARTS.filter((part) => refusals(() => partOf(part, open)).length === 0)).toEqual(has);
  });

  test.each<[string, Promise<Open>, (typeof PARTS)[number], string]>([
    [
      'hands without a card',
      opened(byCard),
      'hands',
      'cannot read hands of tiles without a card; name one with --card FILE, or try --card practice',
    ],
    [
      'hands where there is a sheet',
      opened(sheetOnly),
      'hands',
      `cannot read hands of tiles; “score --sheet JSON” takes a sheet that you fill in (“mahjongg help ${name}” has one)`,
    ],
    ['hands where there are payments', opened(paymentsOnly), 'hands', 'cannot read hands of tiles'],
    [
      'a score where there are readings',
      opened(unscored),
      'score',
      'has no score sheet for hands of tiles; “validate” lists the readings of a hand',
    ],
    ['a sheet where there are hands', opened(whole), 'sheet', 'has no sheet that a person fills in'],
    [
      'payments of a solitaire',
      opened(sheetOnly),
      'payouts',
      'has no payments; card-free, american-2018, nmjl, american-game have them',
    ],
  ])('%s', async (_, opening, part, words) => {
    const open = await opening;
    const reasons = refusals(() => partOf(part, open));
    const code = part === 'payouts' ? 'notPaid' : 'notInRules';
    const message = `The rule set “dot-pairs” ${words}.`;
    expect(reasons).toEqual([{ code, rule: '', message, params: { rules: name, part } }]);
  });

  test('a score asks for the sheet as text too', async () => {
    const silent = setOf({
      make: () => ({ name, tiles, hands, score }),
      hands: () => ({ example: '', reading: text.reading, layout: text.layout }),
    });
    const open = await opened(silent);
    expect(refusals(() => partOf('score', open))).toMatchObject([{ params: { part: 'score' } }]);
  });
});

test('a sheet is filled in under the options', async () => {
  const sheets = partOf('sheet', await opened(sheetOnly, undefined, { half: true }));
  expect(sheets.fill(7)).toEqual(success({ sheet: 7, options: { half: true } }));
});

describe('a card', () => {
  test('that is none is refused by its reader', async () => {
    expect(await openRules(byCard, { options: {}, card: 'bams' })).toMatchObject({ ok: false });
  });

  test('is refused by a game that has none', async () => {
    const answer = await openRules(whole, { options: {}, card: 'dots' });
    expect(answer.ok ? [] : answer.error.reasons).toEqual([
      {
        code: 'notInRules',
        rule: '',
        message: 'The rule set “dot-pairs” does not use a card.',
        at: { path: ['card'] },
        params: { rules: name, part: 'card' },
      },
    ]);
  });

  const folder = ownFolder();

  test('is read from a file of at most 1 MiB', async () => {
    const [least, most, over] = [0, 1_048_576, 1_048_577].map((bytes) => {
      const path = join(folder, `${bytes}.json`);
      writeFileSync(path, 'x'.repeat(bytes));
      return path;
    });
    expect(await readCardFile(least ?? '')).toBe('');
    expect(await readCardFile(most ?? '')).toBe('x'.repeat(1_048_576));
    await expect(readCardFile(over ?? '')).rejects.toThrow(
      /^--card: the file “.*” cannot be read: it has more than 1048576 bytes$/,
    );
  });

  test('is read with a byte-order mark, too, and only in UTF-8', async () => {
    const written = (name: string, bytes: Uint8Array): string => {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      return path;
    };
    const marked = written('marked.json', Buffer.from('\ufeff{}'));
    expect(await readCardFile(marked)).toBe('\ufeff{}');
    for (const text of ['\ufeff{"name": "Ä"}', '{}']) {
      const path = written('utf16.json', Buffer.from(text, 'utf16le'));
      await expect(readCardFile(path)).rejects.toThrow(/: it is not UTF-8 text; save it as UTF-8$/);
    }
  });

  test('that cannot be read is a mistake of the command line', async () => {
    await expect(readCardFile('no/such/file')).rejects.toThrow(
      '--card: the file “no/such/file” cannot be read: there is no such file',
    );
    for (const path of ['', '\0', folder]) await expect(readCardFile(path)).rejects.toThrow(Mistake);
  });
});

test.each([
  ['cardfree', 'card-free'],
  ['american', 'american-2018'],
  ['chinees', 'chinese-solitaire'],
  ['chineese', 'chinese-solitaire'],
  ['year-game', 'year'],
  ['riichi', undefined],
  ['', undefined],
])('the rules that “%s” probably means: %s', (text, expected) => {
  expect(nearestRules(text)).toBe(expected);
});
