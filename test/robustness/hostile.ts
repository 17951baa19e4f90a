import { seededRandom } from '../../src/game';

// Values that have brought down programs, and sound values with something hostile in them.

/** Much of one letter, so that a message that quotes too much of its input shows it. */
export const LONG = 'q'.repeat(1_000);

/** Why a getter stops a test: the library reads data only. */
const CALLED = 'a getter was called';

const getter = (name: PropertyKey, kept: object = {}): object =>
  Object.defineProperty({ ...kept }, name, {
    enumerable: true,
    configurable: true,
    get() {
      throw new Error(CALLED);
    },
  });

const nested = (depth: number, name?: string): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = name === undefined ? [value] : { [name]: value };
  return value;
};

const sparse = (length: number): unknown[] => {
  const list: unknown[] = [];
  list.length = length;
  return list;
};

// What holds itself twice has no end, and twice as much on each level.
const cyclicList = (): unknown => {
  const list: unknown[] = ['1B'];
  list.push(list, list);
  return list;
};

const cyclicObject = (name: string): unknown => {
  const object = {};
  for (const member of [name, 'rules'])
    Object.defineProperty(object, member, { value: object, enumerable: true, configurable: true });
  return object;
};

class OfAClass {
  concealed = ['1B', '1B'];
  get melds(): number {
    throw new Error(CALLED);
  }
}

const detached = (): Uint8Array => {
  const bytes = new Uint8Array(34);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return bytes;
};

/** What a value may be in the place of another, from the plain to the monstrous. */
const ATOMS: readonly unknown[] = [
  ...[undefined, null, true, false, 0, -0, 1, -1, 0.5, 2, 3, 4, 5, 6, 7, 13, 14, 34, 255, 2 ** 31, 2 ** 32],
  ...[2 ** 32 + 1, 4_294_967_295, -1e9, 1e9, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY],
  ...[Number.NEGATIVE_INFINITY, 10n, -1n, Symbol('1B'), Symbol.iterator],
  ...['', LONG, '1B', 'J', 'E', 'S', 'wall', 'discard', '\u0000\u001b[31m\u202e', '\ud800', '{', '[[', '[1B'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length', 'then'],
  () => '1B',
  () => Number.NaN,
  () => {},
  function* () {},
  new Date(Number.NaN),
  new Map([['concealed', []]]),
  new Set(['1B']),
  new Uint8Array(0),
  new Uint8Array(14).fill(255),
  new Uint8Array(34).fill(200),
  new Int32Array(4).fill(-1),
  new Float64Array(34).fill(Number.NaN),
  new BigInt64Array(34),
  new ArrayBuffer(8),
  new DataView(new ArrayBuffer(8)),
  detached(),
  /1B/,
  new Error('x'),
  Promise.resolve(),
  new WeakSet(),
  new OfAClass(),
  [],
  [[]],
  [undefined],
  [null],
  [Symbol('x')],
  [10n],
  [Number.NaN],
  [cyclicList()],
  ['1B', '1B'],
  ['E', 'S', 'W', 'N'],
  sparse(14),
  sparse(100_000),
  sparse(4_294_967_295),
  Array.from({ length: 100_000 }, () => '1B'),
  'x1B '.repeat(100_000),
  '['.repeat(100_000),
  nested(63),
  nested(20_000),
  nested(20_000, 'seats'),
  cyclicList(),
  {},
  Object.create(null),
  Object.create({ concealed: ['1B'], by: 'wall', ok: true }),
  JSON.parse('{"__proto__": {"concealed": ["1B"], "by": "wall"}, "constructor": {"prototype": 1}}'),
  JSON.parse('{"toString": null, "valueOf": 1, "toJSON": 1, "length": 2}'),
  { toString: null },
  { [Symbol.toPrimitive]: null },
  { toJSON: () => undefined },
  { length: 14, 0: '1B' },
  { length: 1e9 },
  { length: -1 },
  Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`q${at}`, at])),
  { [LONG]: LONG },
  getter('length'),
  getter('toJSON'),
  getter('toString'),
  getter(Symbol.iterator),
];

/** What is made by chance is made anew from each question’s own seed, whatever was asked before. */
let random = seededRandom('hostile');
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const isList = Array.isArray;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A copy of an object or list with one member replaced, taken out or made a getter; of a class if the first was. */
const spoiled = (whole: object, name: string, value: unknown): object => {
  if (isList(whole)) {
    const list: unknown[] = [...whole];
    list[Number(name)] = value;
    return list;
  }
  const descriptors = Object.getOwnPropertyDescriptors(whole);
  return Object.create(Object.getPrototypeOf(whole), {
    ...descriptors,
    [name]: { value, enumerable: true, configurable: true, writable: true },
  });
};

const shortened = (whole: object, name: string): object => {
  if (isList(whole)) return whole.filter((_, place) => String(place) !== name);
  const { [name]: _, ...others } = Object.getOwnPropertyDescriptors(whole) as Record<
    string,
    PropertyDescriptor
  >;
  return Object.create(Object.getPrototypeOf(whole), others);
};

/** The same value with something hostile in one place, at most so many members deep. */
export const spoil = (whole: unknown, depth: number): unknown => {
  // What a function answers that was given is its own affair, so it is not replaced by another one.
  if (typeof whole === 'function') return oneOf(ATOMS.filter((atom) => typeof atom !== 'function'));
  if (!isObject(whole) || ArrayBuffer.isView(whole) || depth === 0) return oneOf(ATOMS);
  const names = Object.keys(whole);
  if (names.length === 0 || random(12) === 0)
    return isList(whole) ? [...whole, oneOf(ATOMS)] : spoiled(whole, oneOf(NAMES), oneOf(ATOMS));
  const name = oneOf(names);
  const kind = random(8);
  if (kind === 0) return shortened(whole, name);
  if (kind === 1 && !isList(whole)) return getter(name, whole);
  const part = (whole as Record<string, unknown>)[name];
  const other = (whole as Record<string, unknown>)[oneOf(names)];
  if (kind === 2 && typeof part !== 'function') return spoiled(whole, name, other);
  return spoiled(whole, name, spoil(part, depth - 1));
};

/** Names of members that the library reads. */
// biome-ignore format: a list of words
const NAMES: readonly string[] = [
  'concealed', 'melds', 'flowers', 'tiles', 'by', 'tile', 'value', 'winner', 'event', 'seats', 'rules', 'options',
  'hands', 'goals', 'payouts', 'possible', 'table', 'play', 'score', 'byIndex', 'copies', 'name', 'length', 'type',
  'seat', 'moment', 'viewer', 'secret', 'own', 'phase', 'now', 'awaiting', 'racks', 'rack', 'wall', 'dice', 'players',
  'actions', 'version', 'legal', 'lines', 'sections', 'groups', 'code', 'message', 'params', 'at', 'path', 'reading',
  'reasons', 'language', 'visible', 'limit', 'sets', 'kind', 'where', 'discards', 'tilesLeft', 'final', 'factor',
  'legalActions', 'apply', 'createGame', 'throws', 'sums', 'terms', '__proto__', 'preset', 'payments', 'n', 'd',
];

/** Objects and lists of hostile things under names that are read. */
const made = (depth: number): unknown => {
  const kind = random(6);
  if (depth === 0 || kind === 0) return oneOf(ATOMS);
  if (kind === 1) return Array.from({ length: random(5) }, () => made(depth - 1));
  if (kind === 2) return getter(oneOf(NAMES), Object.fromEntries([[oneOf(NAMES), made(depth - 1)]]));
  if (kind === 3) return cyclicObject(oneOf(NAMES));
  return Object.fromEntries(Array.from({ length: 1 + random(8) }, () => [oneOf(NAMES), made(depth - 1)]));
};

const MADE: readonly unknown[] = Array.from({ length: 2_000 }, (_, at) =>
  at < ATOMS.length ? ATOMS[at] : made(3),
);

/**
 * So many hostile values to stand for a sound one: each of the atoms, then, half and half, values with names that are read
 * and the sound value with something hostile in it, at most so many members deep (0 for never).
 */
export const hostileFor = (
  sound: unknown,
  count: number,
  depth: number,
  seed: string,
): readonly unknown[] => {
  random = seededRandom(seed);
  return Array.from({ length: count }, (_, at) =>
    at < ATOMS.length || at % 2 === 0 || !isObject(sound) || depth === 0 ? MADE[at] : spoil(sound, depth),
  );
};
