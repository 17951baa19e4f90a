import { test as check, fc } from '@fast-check/vitest';
import { type Meld, TILES, type WinKind } from 'mahjongg';
import { practiceCard } from 'mahjongg/american';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../docs/playground/games/games';
import { WIN_WORDS } from '../../docs/playground/games/shown';
import { linkOf, readLink } from '../../docs/playground/state/link';
import { FRESH, type PageState } from '../../docs/playground/state/page-state';

const tiles = (most: number) => fc.array(fc.constantFrom(...TILES), { minLength: 1, maxLength: most });
const meld = fc
  .record({ tiles: tiles(4), concealed: fc.constantFrom(true, undefined) })
  .map(
    ({ tiles: laid, concealed }): Meld => (concealed === true ? { tiles: laid, concealed } : { tiles: laid }),
  );

const state: fc.Arbitrary<PageState> = fc
  .record({
    view: fc.constantFrom('hand', 'card', 'play'),
    game: fc.constantFrom(...GAMES.map(({ name }) => name)),
    concealed: tiles(12),
    melds: fc.array(meld, { maxLength: 3 }),
    flowers: fc.array(fc.constantFrom('F1', 'S2', 'F'), { maxLength: 8 }),
    by: fc.constantFrom(undefined, ...(Object.keys(WIN_WORDS) as WinKind[])),
    winner: fc.constantFrom('E', 'S', 'W', 'N'),
    other: fc.constantFrom('E', 'S', 'W', 'N'),
    card: fc.option(fc.string({ unit: 'binary' }), { nil: undefined }),
    reading: fc.nat({ max: 999 }),
    isSaid: fc.boolean(),
  })
  .map(({ isSaid, ...parts }) => ({
    ...FRESH,
    ...(parts as Partial<PageState>),
    winningTile: isSaid ? parts.concealed[0] : undefined,
  }));

// Lone surrogates have no form in an address.
const wellFormed = (text: string | undefined): string | undefined => text?.toWellFormed();

describe('the link of a state', () => {
  check.prop([state])('leads back to it', (given) => {
    const { state: read, problems } = readLink(`#${linkOf(given)}`);
    expect(problems).toEqual([]);
    expect(read).toEqual({ ...given, card: wellFormed(given.card) });
    expect(linkOf(read)).toBe(linkOf(given));
  });

  test.each(GAMES.map((game) => [game.name, game] as const))(
    'keeps options and facts of %s',
    (name, game) => {
      const defaults = game.readOptions({});
      if (!defaults.ok) throw new Error(name);
      const flipped = Object.entries(defaults.value).filter(([, value]) => typeof value === 'boolean');
      const options = Object.fromEntries(flipped.map(([option, value]) => [option, !value]));
      const facts = Object.fromEntries(
        game.facts.map(({ name: fact, kind }) => [
          fact,
          kind === 'switch' ? true : kind === 'number' ? 2 : kind[0],
        ]),
      );
      const given = { ...FRESH, game: name, options, facts };
      expect(readLink(linkOf(given))).toEqual({ state: given, problems: [] });
    },
  );

  test('holds the practice card by naming none', () => {
    expect(new URLSearchParams(linkOf(FRESH)).has('card')).toBe(false);
    const written = { ...FRESH, card: JSON.stringify(practiceCard) };
    expect(readLink(linkOf(written)).state.card).toBe(written.card);
  });
});

test.each(['0', '-1', '1.5', '1001', '1e1', '', 'x', '٣', '__proto__'])('“%s” is no reading', (text) => {
  const { state: read, problems } = readLink(new URLSearchParams([['reading', text]]).toString());
  expect(read).toEqual(FRESH);
  expect(problems).toEqual(['“reading” of the link was left out. It is a number from 1 to 1000.']);
});

describe('any text as a link', () => {
  check.prop([fc.string({ unit: 'binary', maxLength: 200 })])('gives a state that has a link', (text) => {
    const { state: read } = readLink(text);
    expect(readLink(linkOf(read)).state).toEqual({ ...read, card: wellFormed(read.card) });
  });

  const name = fc.constantFrom(
    'rules',
    'view',
    'hand',
    'by',
    'tile',
    'win',
    'options',
    'winner',
    'other',
    'card',
    'reading',
  );
  const value = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('__proto__', 'constructor', '11B', 'card-free', 'year'),
  );
  check.prop([fc.array(fc.tuple(name, value), { maxLength: 6 })])('in parts is read or named', (parts) => {
    const { state: read, problems } = readLink(new URLSearchParams(parts).toString());
    expect(problems.length).toBeLessThanOrEqual(parts.length);
    expect(readLink(linkOf(read))).toEqual({ state: { ...read, card: wellFormed(read.card) }, problems: [] });
  });

  test.each([
    ['beyond any size', `card=${'a'.repeat(4_000_000)}`],
    ['with a card beyond the limit', `card=${'a'.repeat(1_048_577)}`],
    ['with a hand beyond the limit', `hand=${'1B'.repeat(40_000)}`],
    ['with options beyond the limit', `options=${'['.repeat(65_537)}`],
    ['with options too deep to be read', `options=${'['.repeat(60_000)}${']'.repeat(5_000)}`],
  ])('%s is refused in a sentence', (_, text) => {
    const { state: read, problems } = readLink(text);
    expect(read).toEqual(FRESH);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.length).toBeLessThan(200);
  });
});
