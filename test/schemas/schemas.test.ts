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
  type Card,
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
import { unwrap } from '../unwrap';

// The schemas of the package: whatever the library takes, they take; and what they refuse, the library refuses.

/** Strict in everything: what it merely logs by default would fill the logs of those who use the schemas. */
const ajv = new Ajv2020({ strict: true });
const read = (path: string): object =>
  JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8'));
const accepts = (path: string) => {
  const validate = ajv.compile(read(path));
  return (value: unknown): boolean => validate(value) as boolean;
};

const rules = cardFree();
const handOf = (text: string) => {
  const hand = unwrap(parseHandText(text));
  return JSON.parse(JSON.stringify(hand)) as Hand;
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
  const created = unwrap(game.createGame(setup));
  let state = created;
  const actions: Parameters<typeof game.apply>[1][] = [];
  while (actions.length < most) {
    const [seat] = game.awaiting(state);
    const offered = seat === undefined ? [] : game.legalActions(state, seat);
    const action = offered[(actions.length * step) % offered.length];
    if (action === undefined) break;
    const taken = unwrap(game.apply(state, action), action);
    actions.push(action);
    state = taken.state;
  }
  return JSON.parse(JSON.stringify(game.record(setup, actions))) as Readonly<Record<string, unknown>>;
};
const records = PLAYED.map((played) => record(played));
const [cardFreeRecord, , chineseRecord, , , yearRecord] = records;

/** Why no game plays a record to its end, by codes; none if one does. */
const recordFaults = (value: unknown): readonly string[] => {
  const played = PLAYED.map(({ game }) => game.replay(value));
  if (played.some((one) => one.ok && one.value.stopped === undefined)) return [];
  return played.map((one) => (one.ok ? 'stopped' : one.error.reasons[0].code));
};

/** The codes of what is wrong with an answer; none if nothing is. */
const codesOf = (answer: {
  readonly ok: boolean;
  readonly error?: { readonly reasons: readonly { readonly code: string }[] };
}): readonly string[] => answer.error?.reasons.map(({ code }) => code) ?? [];

interface Subject {
  readonly path: string;
  /** What the library says is wrong with a value, by codes; none if it takes it. */
  readonly faults: (value: unknown) => readonly string[];
  readonly taken: readonly object[];
  readonly refused: readonly unknown[];
  /** The codes of what only the library refuses, each with what a schema cannot say. */
  readonly beyondSchemas: Readonly<Record<string, string>>;
  /** How many changes of each value that is taken are tried; 1,500 if left out. */
  readonly most?: number;
  /** How many values are made from the schema alone; 400 if left out. */
  readonly made?: number;
}

const GAMES = [
  [rules, handOf('11B 222B 333B 444B 555B')],
  [americanCard(practiceCard, { preset: 'american-game' }), handOf('11B 222B 333B 444B 555B')],
  [chineseSolitaire(), handOf('123B 456C 789D EEE RR + F1')],
  [freeForm(), handOf('11B 222B 333B 444B 555B')],
  [yearGame(), handOf('123B 456C 789D EEE RR')],
] as const;
const FAULTS: readonly string[] = ['badWin', 'badDiscards', 'badValue', 'notInRules', 'badOption'];

/** What the games that know this way of winning find wrong with the win itself; `badWin` if none knows it. */
const winFaults = (win: unknown): readonly string[] => {
  const { by } = Object(win) as { readonly by?: unknown };
  const knowing = GAMES.filter(([set]) => (set.hands.wins as readonly unknown[]).includes(by));
  if (knowing.length === 0) return ['badWin'];
  return knowing.flatMap(([set, hand]) => {
    const answer = validateHand(hand, { rules: set as typeof rules, win: win as { by: 'wall' } });
    return answer.valid ? [] : answer.reasons.map(({ code }) => code).filter((code) => FAULTS.includes(code));
  });
};

const cardOfLine = (more: object): object => ({
  name: 'One',
  sections: [{ name: 'Evens', lines: [{ hand: 'FF 2222a 4444b 6666c', value: 25, ...more }] }],
});

const cardOf = (card: Card): Card => JSON.parse(JSON.stringify(card)) as Card;

const subjects: Readonly<Record<string, Subject>> = {
  'schemas/hand.json': {
    path: 'schemas/hand.json',
    faults: (value) => codesOf(parseHand(value)),
    beyondSchemas: { tooLarge: 'the tiles of all melds and the concealed ones together' },
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
      { concealed: [], melds: [{ tiles: ['1B'], foo: 1 }] },
    ],
  },
  'schemas/win.json': {
    path: 'schemas/win.json',
    faults: winFaults,
    // A game leaves the members of other games alone, whatever they are.
    made: 0,
    beyondSchemas: {},
    taken: [{ by: 'wall' }, { by: 'discard', tile: '1B' }, { by: 'looseTile', discards: 3 }, { by: 'steal' }],
    refused: [null, [], 'wall', {}, { by: 'Wall' }, { by: 'wall', tile: '0B' }],
  },
  'schemas/claim.json': {
    path: 'schemas/claim.json',
    faults: (value) => codesOf(settle(value as { event: 'wallGame' }, { rules })),
    beyondSchemas: {
      badSeat: 'that seats are taken, and that nobody has two parts',
      missingSeat: 'whose tile it was, which depends on the way of winning',
      notPaid: 'what these rules pay, and which events they know',
    },
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
      { event: 'wallGame', pattern: '7 Pairs' },
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
      { event: 'wallGame', foo: 1 },
      { value: 45, winner: 'E', by: 'wall', foo: 1 },
      { value: 45, winner: 'E', by: 'wall', offender: 'S' },
      { value: 45, winner: 'E', by: 'wall', seats: ['E'] },
      { value: 45, winner: 'E', by: 'wall', dead: ['S', 'S'] },
    ],
  },
  'games/american/card/card.schema.json': {
    path: 'games/american/card/card.schema.json',
    faults: (value) => codesOf(parseCard(value)),
    made: 100,
    beyondSchemas: {
      notACard: 'that no two letters have one color',
      badCardHand: 'what the language of cards asks of a line as a whole, such as a year',
      wrongLineSize: 'how many tiles a line has',
      unknownSymbol: 'the symbols of the language of cards',
    },
    taken: [
      {
        ...cardOf(practiceCard),
        sections: cardOf(practiceCard)
          .sections.slice(0, 1)
          .map((one) => ({ ...one, lines: one.lines.slice(0, 3) })),
      },
      {
        name: 'One',
        sections: [{ name: 'Evens', lines: [{ hand: 'FF 2222a 4444b 6666c', value: 25, open: true }] }],
      },
      { ...cardOfLine({ open: true, concealedBonus: 2.5 }), $schema: './card.json' },
    ],
    refused: [
      cardOfLine({ open: true, concealedBonus: -5 }),
      cardOfLine({ open: true, concealedBonus: 0.25 }),
      cardOfLine({ open: false, concealedBonus: 10 }),
      { ...cardOfLine({ open: true }), $schema: 5 },
      null,
      {},
      { name: 'One', sections: [] },
      { name: '', sections: [{}] },
      { name: 'One', sections: [{ name: 'x', lines: [] }] },
    ],
  },
  'schemas/record.json': {
    path: 'schemas/record.json',
    faults: recordFaults,
    beyondSchemas: {
      unknownRules: 'which rules there are, with which options and card',
      badRecord: 'what the game it is of asks of its setup',
    },
    made: 0,
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

/** As much of a schema as is needed to make values of it. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

/** A value made from a schema; of properties that may be left out some are there. */
const sampleOf = (schema: Schema, random: (bound: number) => number, defs = schema.$defs ?? {}): unknown => {
  const oneFrom = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const from = (one: Schema): unknown => sampleOf(one, random, defs);
  if (schema.$ref !== undefined) return from(defs[schema.$ref.replace('#/$defs/', '')] as Schema);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return oneFrom(schema.enum);
  const either = schema.oneOf ?? schema.anyOf;
  if (either !== undefined) return from(oneFrom(either));
  if (schema.properties !== undefined) {
    const members = Object.entries(schema.properties)
      .filter(([name]) => schema.required?.includes(name) === true || random(3) === 0)
      .flatMap(([name, one]) => (one === false ? [] : [[name, from(one)] as const]));
    return Object.fromEntries(members);
  }
  if (schema.items !== undefined) {
    const { items, minItems = 0, maxItems = 4, uniqueItems = false } = schema;
    const length = minItems + random(Math.min(maxItems, minItems + 9) - minItems + 1);
    const list = Array.from({ length }, () => from(items));
    return uniqueItems ? [...new Set(list)] : list;
  }
  const { minimum = 0, maximum = 100, multipleOf = 1 } = schema;
  const type = Array.isArray(schema.type) ? oneFrom(schema.type) : schema.type;
  if (type === 'boolean') return random(2) === 0;
  if (type === 'number' || type === 'integer')
    return minimum + random(Math.min(100, maximum - minimum) + 1) * multipleOf;
  return type === 'string' ? 'text' : null;
};

/** What is worked out when it is first asked for. */
const once = <T>(work: () => T): (() => T) => {
  let done: readonly [T] | undefined;
  return () => {
    done ??= [work()];
    return done[0];
  };
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

describe.each(Object.entries(subjects))('%s', (_, subject) => {
  const { path, faults, taken, refused, beyondSchemas, most = 1_500, made = 400 } = subject;
  const schema = accepts(path);
  const library = (value: unknown): boolean => faults(value).length === 0;
  const random = seededRandom(path);
  const values = [
    ...taken.flatMap((value) => changed(value, most)),
    ...Array.from({ length: made }, () => sampleOf(read(path) as Schema, random)).flatMap((value) => [
      value,
      ...changed(value, 40),
    ]),
  ];
  /** What schema and library say of every value, asked once. */
  const judged = once(() => values.map((value) => ({ value, fits: schema(value), codes: faults(value) })));
  const shown = (value: unknown): string => JSON.stringify(value).replace(/"wall":\[.{400}[^\]]*/, '');

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
    const refusedBySchema = judged().filter(({ fits }) => !fits);
    expect(
      refusedBySchema.filter(({ codes }) => codes.length === 0).map(({ value }) => shown(value)),
    ).toEqual([]);
    expect(refusedBySchema.length).toBeGreaterThan(20);
    expect(judged().some(({ fits, codes }) => fits && codes.length === 0)).toBe(true);
  });

  test('takes nothing that the library refuses, but for what no schema can say', () => {
    const codes = new Map<string, string>();
    for (const { value, fits, codes: found } of judged())
      for (const code of fits ? found : []) if (!codes.has(code)) codes.set(code, shown(value));
    const known = Object.keys(beyondSchemas);
    expect([...codes].filter(([code]) => !known.includes(code))).toEqual([]);
    expect(known.filter((code) => !codes.has(code))).toEqual([]);
  });
});

test('the schema of cards takes the whole practice card', () => {
  expect(accepts('games/american/card/card.schema.json')(cardOf(practiceCard))).toBe(true);
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
    const schema = accepts('schemas/record.json');
    for (const step of [1, 2, 3, 5]) expect(schema(record(played, 400, step)), `step ${step}`).toBe(true);
  },
);
