import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { advise } from '../../src/analysis';
import { practiceCard } from '../../src/cards';
import { runProgram } from '../../src/cli/program';
import { styleFor } from '../../src/cli/style';
import { gameOf, seededRandom, shuffleWall } from '../../src/game';
import {
  americanCard,
  type CardFreeChoices,
  cardFree,
  parseCard,
  parseHandText,
  type Reason,
  readPayouts,
  validateHand,
} from '../../src/index';

// docs/errors.md explains every code of src/result/reason.ts with an example. These tests keep it true.

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const page = read('docs/errors.md');
const codes = [...read('src/result/reason.ts').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code);

interface Entry {
  readonly code: string;
  readonly text: string;
  readonly example: string;
  readonly message: string;
  /** The names its params may have; those that stand before the first code of a section are meant for all in it. */
  readonly params: readonly string[];
}

const line = (text: string, label: string): string =>
  new RegExp(`^- ${label}: (.*)$`, 'm').exec(text)?.[1] ?? '';

const names = (text: string): readonly string[] =>
  [...line(text, 'Params').matchAll(/`(\w+)`/g)].map(([, name]) => name as string);

const entries: readonly Entry[] = page
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [intro = '', ...parts] = section.split(/^### /m);
    return parts.map((text) => ({
      code: /^\w*/.exec(text)?.[0] ?? '',
      text,
      example: line(text, 'Example').replace(/^`(.*)`$/, '$1'),
      message: line(text, 'Message'),
      params: [...names(intro), ...names(text)],
    }));
  });

/** The words of a command line, without their quotation marks. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    (match) => match.slice(1).find((word) => word) ?? '',
  );

/** The reasons in the program's answer to a command line of the page: `mahjongg ...` or `echo '...' | mahjongg ...`. */
const reasonsFor = async (example: string): Promise<readonly Reason[]> => {
  const [what, given] = /^(card|practice|payouts|advice) (.*)$/.exec(example)?.slice(1) ?? [];
  if (what === 'card') {
    const read = parseCard(JSON.parse(given ?? ''));
    return read.ok ? [] : read.error.reasons;
  }
  if (what === 'payouts') {
    const read = readPayouts(JSON.parse(given ?? ''));
    return read.ok ? [] : read.error.reasons;
  }
  if (what === 'advice') {
    const { seed, viewer } = JSON.parse(given ?? '');
    const rules = cardFree();
    const game = gameOf(rules);
    const state = game.createGame({
      wall: shuffleWall(rules, seededRandom(seed)),
      dice: [],
      players: { E: {}, S: {}, W: {}, N: {} },
    });
    const advice = state.ok ? advise(game.viewFor(state.value, viewer), rules) : undefined;
    return advice === undefined || advice.ok ? [] : advice.error.reasons;
  }
  if (what === 'practice') {
    const { hand, win, options } = JSON.parse(given ?? '');
    const read = parseHandText(hand);
    const answer = validateHand(read.ok ? read.value : hand, americanCard(practiceCard, options), win);
    return answer.valid ? [] : answer.reasons;
  }
  const parts = /^(?:(echo .*) \| )?(mahjongg .*)$/.exec(example)?.slice(1) ?? [];
  const [echoed, called] = parts.map((part) => wordsOf(part ?? '').slice(1)) as [string[], string[]];
  let output = '';
  const io = {
    input: (async function* () {
      yield echoed.join(' ');
    })(),
    print: async (text: string) => {
      output += text;
      return true;
    },
    complain: () => {},
    style: styleFor(false),
  };
  await runProgram(called.includes('--json') ? called : [...called, '--json'], io);
  return (JSON.parse(output) as { readonly reasons: readonly Reason[] }).reasons;
};

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
    const hand = parseHandText(text);
    if (!hand.ok) throw new Error(text);
    const answer = validateHand(hand.value, cardFree(options));
    return [...answer.notes, ...(answer.valid ? answer.conditions : [])].map(
      ({ code, rule }) => `${code} ${rule}`,
    );
  };

  test('each is on the page', () => {
    const files = [
      ...['card-free/card-free-hands', 'card-free/list-readings'],
      ...['chinese/list-readings', 'chinese/sheet-notes'],
    ];
    const given = files
      .flatMap((name) => [...read(`src/${name}.ts`).matchAll(/^ {2,4}code: '(\w+)'/gm)])
      .map(([, code]) => code);
    const ofCards = [...read('src/card/list-readings.ts').matchAll(/^ {2}code: '(\w+)'/gm)].map(
      ([, code]) => code,
    );
    const all = [...given, ...ofCards.filter((code) => code !== 'selfPicked')];
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
