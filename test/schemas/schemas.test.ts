import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { practiceCard } from '../../src/american';
import { gameOf, seededRandom, shuffleWall, throwDice } from '../../src/game';
import { americanSolitaireWay } from '../../src/games/american/play/solitaire/solitaire';
import { tableWay } from '../../src/games/american/play/table/table';
import { chineseSolitaireWay } from '../../src/games/chinese/play/solitaire';
import { yearWay } from '../../src/games/year/play/table';
import {
  americanCard,
  americanSolitaire,
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
const handOf = (text: string) => {
  const hand = parseHandText(text);
  if (!hand.ok) throw new Error(text);
  return JSON.parse(JSON.stringify(hand.value)) as Hand;
};

/** Every way of playing, with its rules. */
const PLAYED = [
  rules,
  americanCard(practiceCard, { preset: 'american-game' }),
  chineseSolitaire(),
  americanSolitaire(),
  americanSolitaire({}, americanCard(practiceCard)),
  yearGame(),
].map((set) => ({
  rules: set as typeof rules,
  // What the games have in common is enough here.
  game: gameOf(set as typeof rules),
}));

/** The record of a game of some actions, each the first one offered, or the second, and so on. */
const record = ({ rules: set, game }: (typeof PLAYED)[number], most = 60, step = 1) => {
  const random = seededRandom('schemas');
  const setup = { wall: shuffleWall(set, random), dice: throwDice(set, random) };
  const created = game.createGame(setup);
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  const actions: Parameters<typeof game.apply>[1][] = [];
  while (actions.length < most) {
    const [seat] = game.awaiting(state);
    const offered = seat === undefined ? [] : game.legalActions(state, seat);
    const action = offered[(actions.length * step) % offered.length];
    if (action === undefined) break;
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(taken.error.message);
    actions.push(action);
    state = taken.value.state;
  }
  return JSON.parse(JSON.stringify(game.record(setup, actions))) as Readonly<Record<string, unknown>>;
};
const records = PLAYED.map((played) => record(played));
const [cardFreeRecord, , chineseRecord, , , yearRecord] = records;

/** Whether some game plays a record to its end. */
const isPlayed = (value: unknown): boolean =>
  PLAYED.some(({ game }) => {
    const played = game.replay(value);
    return played.ok && played.value.stopped === undefined;
  });

interface Subject {
  readonly schema: (value: unknown) => boolean;
  readonly library: (value: unknown) => boolean;
  readonly taken: readonly object[];
  readonly refused: readonly unknown[];
  /** How many changes of each value that is taken are tried; 1,500 if left out. */
  readonly most?: number;
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
  'games/american/card/card.schema.json': {
    schema: accepts('games/american/card/card.schema.json'),
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
    library: isPlayed,
    most: 250,
    taken: [
      ...records,
      { ...yearRecord, actions: [], players: { E: { personalSuit: 'B' }, S: {}, W: {}, N: {} }, dealer: 'W' },
      { ...cardFreeRecord, actions: [], players: { E: { skillLevel: 2 }, S: {}, W: {}, N: {} } },
    ],
    refused: [
      null,
      {},
      { ...cardFreeRecord, version: 2 },
      { ...cardFreeRecord, wall: [] },
      { ...cardFreeRecord, extra: 1 },
      { ...cardFreeRecord, actions: [{}] },
      { ...cardFreeRecord, dealer: 'E' },
      { ...cardFreeRecord, players: { E: {} } },
      { ...chineseRecord, manners: 'table' },
      { ...chineseRecord, players: { E: {}, S: {} } },
      { ...chineseRecord, actions: [{ type: 'pass', seat: 'E', moment: 0, tiles: [] }] },
      { ...yearRecord, dealer: 'X' },
      { ...yearRecord, actions: [{ type: 'wish', seat: 'E', moment: 0, count: 1 }] },
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

describe.each(Object.entries(subjects))('%s', (_, { schema, library, taken, refused, most }) => {
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
    const values = taken.flatMap((value) => changed(value, most ?? 1_500));
    const tooStrict = values.filter((value) => !schema(value) && library(value));
    expect(tooStrict.map((value) => JSON.stringify(value).replace(/"wall":\[.{400}[^\]]*/, ''))).toEqual([]);
    const refusedByBoth = values.filter((value) => !schema(value)).length;
    expect(refusedByBoth).toBeGreaterThan(20);
    expect(values.some((value) => schema(value) && library(value))).toBe(true);
  });
});

test.each<[string, ReadonlyMap<string, unknown>]>([
  ['tableGame', tableWay(cardFree()).actions],
  ['yearGame', yearWay(yearGame()).actions],
  ['chineseSolitaire', chineseSolitaireWay(chineseSolitaire()).actions],
  ['americanSolitaire', americanSolitaireWay(americanSolitaire()).actions],
])('the schema of records knows every action of %s', (name, actions) => {
  const { $defs } = read('schemas/record.json') as {
    $defs: Record<string, { properties: { actions: { items: { oneOf: Shape[] } } } }>;
  };
  interface Shape {
    readonly properties: { readonly type: { readonly enum: readonly string[] } };
  }
  const shapes = $defs[name]?.properties.actions.items.oneOf ?? [];
  const known = shapes.flatMap(({ properties }) => properties.type.enum).sort();
  expect(actions.size).toBeGreaterThan(4);
  expect(known).toEqual([...actions.keys()].sort());
});

test.each(PLAYED.map((played) => [played.rules.name, played] as const))(
  'whole games of %s fit the schema of records',
  (_, played) => {
    const { schema } = subjects['schemas/record.json'] as Subject;
    for (const step of [1, 2, 3, 5]) expect(schema(record(played, 400, step)), `step ${step}`).toBe(true);
  },
);
