import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/cards';
import { type Action, gameOf, seededRandom, shuffleWall } from '../../src/game';
import {
  americanCard,
  cardFree,
  chineseSolitaire,
  freeForm,
  type Hand,
  parseCard,
  parseHand,
  parseHandText,
  settle,
  validateHand,
  yearGame,
} from '../../src/index';

// The schemas of the package: whatever the library takes, they take; and what they refuse, the library refuses.

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: false });
const read = (path: string): object =>
  JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8'));
const accepts = (path: string) => {
  const validate = ajv.compile(read(path));
  return (value: unknown): boolean => validate(value) as boolean;
};

const rules = cardFree();
const game = gameOf(rules);
const handOf = (text: string) => {
  const hand = parseHandText(text);
  if (!hand.ok) throw new Error(text);
  return JSON.parse(JSON.stringify(hand.value)) as Hand;
};

/** A game of some actions, each the first one offered. */
const record = () => {
  const setup = { wall: shuffleWall(rules, seededRandom('schemas')) };
  const created = game.createGame(setup);
  if (!created.ok) throw new Error('no game');
  let state = created.value;
  const actions: Action[] = [];
  while (actions.length < 60) {
    const [seat] = game.awaiting(state);
    const offered = seat === undefined ? [] : game.legalActions(state, seat);
    const action = offered[actions.length % offered.length];
    if (action === undefined) break;
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(taken.error.message);
    actions.push(action);
    state = taken.value.state;
  }
  return JSON.parse(JSON.stringify(game.record(setup, actions))) as object;
};

interface Subject {
  readonly schema: (value: unknown) => boolean;
  readonly library: (value: unknown) => boolean;
  readonly taken: readonly object[];
  readonly refused: readonly unknown[];
}

const GAMES = [
  [rules, handOf('11B 222B 333B 444B 555B')],
  [americanCard(practiceCard, { preset: 'american-game' }), handOf('11B 222B 333B 444B 555B')],
  [chineseSolitaire(), handOf('123B 456C 789D EEE RR + F1')],
  [freeForm(), handOf('11B 222B 333B 444B 555B')],
  [yearGame(), handOf('123B 456C 789D EEE RR')],
] as const;
const FAULTS: readonly string[] = ['badWin', 'badDiscards', 'badValue', 'notInRules', 'badOption'];

/** Whether some game knows this way of winning, and every game that does finds no fault with the win itself. */
const isWin = (win: unknown): boolean => {
  const { by } = Object(win) as { readonly by?: unknown };
  const knowing = GAMES.filter(([set]) => (set.hands.wins as readonly unknown[]).includes(by));
  return (
    knowing.length > 0 &&
    knowing.every(([set, hand]) => {
      const answer = validateHand(hand, set as typeof rules, win as { by: 'wall' });
      return answer.valid || !answer.reasons.some(({ code }) => FAULTS.includes(code));
    })
  );
};

const subjects: Readonly<Record<string, Subject>> = {
  'schemas/hand.json': {
    schema: accepts('schemas/hand.json'),
    library: (value) => parseHand(value).ok,
    taken: [
      handOf('11B 222B 333B 444B 555B'),
      handOf('22D 333D J44D [555D] [666D]'),
      handOf('(6666C) 22B + F1 S3'),
      { concealed: [] },
    ],
    refused: [
      null,
      [],
      14,
      {},
      { concealed: '1B' },
      { concealed: ['0B'] },
      { concealed: Array(25).fill('1B') },
    ],
  },
  'schemas/win.json': {
    schema: accepts('schemas/win.json'),
    library: isWin,
    taken: [{ by: 'wall' }, { by: 'discard', tile: '1B' }, { by: 'looseTile', discards: 3 }, { by: 'steal' }],
    refused: [null, [], 'wall', {}, { by: 'Wall' }, { by: 'wall', tile: '0B' }],
  },
  'schemas/claim.json': {
    schema: accepts('schemas/claim.json'),
    library: (value) => settle(value as { event: 'wallGame' }, rules).ok,
    taken: [
      { value: 45, winner: 'E', by: 'wall' },
      {
        value: 30.5,
        winner: 'S',
        by: 'discard',
        discarder: 'N',
        jokerless: true,
        dead: ['W'],
        seats: ['E', 'S', 'W', 'N'],
      },
      { event: 'wallGame' },
      { event: 'mahjonggInError', declarer: 'E', exposed: ['S'], value: 25 },
    ],
    refused: [
      null,
      {},
      { value: 45, winner: 'Z', by: 'wall' },
      { value: -1, winner: 'E', by: 'wall' },
      { value: 0.3, winner: 'E', by: 'wall' },
      { value: 45, winner: 'E', by: 'luck' },
      { event: 'earthquake' },
      { event: 'wallGame', winner: 'E' },
      { value: 45, winner: 'E', by: 'wall', seats: ['E'] },
      { value: 45, winner: 'E', by: 'wall', dead: ['S', 'S'] },
    ],
  },
  'card/card.schema.json': {
    schema: accepts('card/card.schema.json'),
    library: (value) => parseCard(value).ok,
    taken: [
      JSON.parse(JSON.stringify(practiceCard)) as object,
      {
        name: 'One',
        sections: [{ name: 'Evens', lines: [{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true }] }],
      },
    ],
    refused: [
      null,
      {},
      { name: 'One', sections: [] },
      { name: '', sections: [{}] },
      { name: 'One', sections: [{ name: 'x', lines: [] }] },
    ],
  },
  'schemas/record.json': {
    schema: accepts('schemas/record.json'),
    library: (value) => {
      const played = game.replay(JSON.stringify(value));
      return played.ok && played.value.stopped === undefined;
    },
    taken: [record()],
    refused: [
      null,
      {},
      { ...record(), version: 2 },
      { ...record(), wall: [] },
      { ...record(), extra: 1 },
      { ...record(), actions: [{}] },
    ],
  },
};

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.3,
  7,
  1e9,
  '',
  'J',
  '1B',
  'x',
  [],
  ['1B'],
  [['1B']],
  {},
  { tiles: [] },
];

/** The value with one of its parts changed to something else, or left out, at any depth; not more than so many. */
const changed = (value: unknown, most = 4_000): unknown[] => {
  const results: unknown[] = [];
  const visit = (part: unknown, put: (other: unknown) => unknown): void => {
    if (results.length > most || typeof part !== 'object' || part === null) return;
    // Of long lists the first and the last places, for the others are like them.
    const keys = Object.keys(part).filter((_, at, all) => all.length < 20 || at < 3 || at > all.length - 3);
    for (const key of keys) {
      const replaced = (other: unknown): unknown =>
        put(Array.isArray(part) ? part.with(Number(key), other) : { ...part, [key]: other });
      for (const strange of STRANGE) results.push(replaced(strange));
      if (Array.isArray(part)) results.push(put(part.filter((_, at) => at !== Number(key))));
      else results.push(put(Object.fromEntries(Object.entries(part).filter(([name]) => name !== key))));
      visit((part as Record<string, unknown>)[key], replaced);
    }
  };
  visit(value, (other) => other);
  return results;
};

describe.each(Object.entries(subjects))('%s', (_, { schema, library, taken, refused }) => {
  test.each(taken.map((value) => [JSON.stringify(value).slice(0, 80), value]))('takes %s', (_name, value) => {
    expect([schema(value), library(value)]).toEqual([true, true]);
  });

  test.each(refused.map((value) => [JSON.stringify(value).slice(0, 80), value]))(
    'refuses %s',
    (_name, value) => {
      expect([schema(value), library(value)]).toEqual([false, false]);
    },
  );

  test('refuses nothing that the library takes', () => {
    const values = taken.flatMap((value) => changed(value, taken.length > 1 ? 1_500 : 400));
    const tooStrict = values.filter((value) => !schema(value) && library(value));
    expect(tooStrict.map((value) => JSON.stringify(value).replace(/"wall":\[.{400}[^\]]*/, ''))).toEqual([]);
    const refusedByBoth = values.filter((value) => !schema(value)).length;
    expect(refusedByBoth).toBeGreaterThan(20);
    expect(values.some((value) => schema(value) && library(value))).toBe(true);
  });
});

test('the record has every kind of action that the schema knows, somewhere among games', () => {
  const schema = read('schemas/record.json') as {
    $defs: { action: { oneOf: { properties: { type: { enum: string[] } } }[] } };
  };
  const known = schema.$defs.action.oneOf.flatMap(({ properties }) => properties.type.enum).sort();
  const source = readFileSync(new URL('../../src/game/actions.ts', import.meta.url), 'utf8');
  const types = [...source.matchAll(/readonly type: (.*);/g)].flatMap(([, union = '']) =>
    [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  );
  expect(known).toEqual(types.sort());
});
