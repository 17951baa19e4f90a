import { inspect, isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as american from '../../src/american';
import * as analysis from '../../src/analysis';
import * as bots from '../../src/bots';
import * as debug from '../../src/debug';
import * as game from '../../src/game';
import * as index from '../../src/index';
import * as ledger from '../../src/ledger';
import * as packed from '../../src/packed';
import * as rulebook from '../../src/rulebook';
import { samples } from '../samples';
import { CALLS, type Call, depthOf } from './calls';
import { reasonFault, sentenceFault } from './faults';
import { hostileFor } from './hostile';

// Every function that the package exports, and every one that their answers have, is given what nobody should give it: in
// the place of each argument, the others sound. It answers, or ends with a `MisuseError`, and says so in a sentence.

const { MisuseError, RefusedError } = index;
type AnyFunction = (...args: readonly unknown[]) => unknown;

const ENTRIES = { american, index, analysis, bots, debug, game, ledger, packed, rulebook };
const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const functionsIn = (whole: object): readonly (readonly [string, AnyFunction])[] =>
  Object.entries(whole).filter((member): member is [string, AnyFunction] => isFunction(member[1]));

const EXPORTS = new Map(Object.values(ENTRIES).flatMap(functionsIn));

/** Classes are made, not called. */
const CLASSES: Readonly<Record<string, new (given: never) => Error>> = { MisuseError, RefusedError };

const callable = (name: string, given: AnyFunction): AnyFunction => {
  const Made = CLASSES[name];
  return Made === undefined ? given : (...args) => new Made(args[0] as never);
};

/** The functions of a rule set are called by the library, with what it has read; but `atLevel` is for anybody. */
const isRuleSet = (answer: object): boolean => 'name' in answer && ('tiles' in answer || 'payouts' in answer);

/** The functions that an answer is or has, by their names. */
const functionsOf = (answer: unknown): ReadonlyMap<string, AnyFunction> => {
  if (isFunction(answer)) return new Map([['', answer]]);
  if (!isObject(answer)) return new Map();
  const found = functionsIn(answer);
  return new Map(isRuleSet(answer) ? found.filter(([name]) => name === 'atLevel') : found);
};

const SEED = process.env['SEED'] ?? 'hostile';
const VALUES = samples(350);
const SLOW_VALUES = samples(50);

/** The same data with 0 in the place of -0, which JSON does not keep. */
const withoutSigns = (value: unknown): unknown => {
  if (typeof value === 'number') return value + 0;
  if (Array.isArray(value)) return value.map(withoutSigns);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutSigns(part)]));
};

/** What is wrong with an answer: data that JSON does not keep, or how it refuses something. */
const answerFault = (answer: unknown, isData = true): string | undefined => {
  if (!isObject(answer) || !('ok' in answer || 'valid' in answer || 'possible' in answer)) return undefined;
  if (isRuleSet(answer)) return undefined;
  const plain = withoutSigns(answer);
  if (isData && !isDeepStrictEqual(JSON.parse(JSON.stringify(plain)), plain))
    return `no plain JSON: ${inspect(answer)}`;
  const refused = answer as { readonly ok?: boolean; readonly error?: { readonly message?: unknown } };
  const said = (refused.ok === false ? refused.error : answer) as {
    readonly reasons?: readonly index.Reason[];
    readonly message?: unknown;
  };
  if (Array.isArray(said.reasons)) {
    if (said.reasons.length === 0) return 'refused without a reason';
    return said.reasons.map(reasonFault).find((fault) => fault !== undefined);
  }
  return refused.ok === false && 'message' in said ? sentenceFault(said.message) : undefined;
};

/** What an answer has to do with those of other functions to the same arguments, by the name of the function. */
const HOLDS: Readonly<Record<string, (answer: never, ...args: never[]) => boolean>> = {
  validateHand: (answer: { valid: boolean; readings?: unknown[]; best?: unknown }, ...args: never[]) =>
    (index.isWinningHand as AnyFunction)(...args) === answer.valid &&
    (!answer.valid || answer.readings?.includes(answer.best) === true),
  settle: ({ ok, value }: { ok: boolean; value: index.Settlement }) =>
    !ok ||
    (Object.values(value.net).reduce((sum, amount) => sum + amount, 0) === 0 &&
      value.payments.every(({ amount, from, to }) => amount > 0 && from !== to)),
  readCardFreeOptions: ({ ok, value }: { ok: boolean; value: unknown }, options: never) =>
    !ok || isDeepStrictEqual(index.cardFree(options).options, value),
  readYearOptions: ({ ok, value }: { ok: boolean; value: unknown }, options: never) =>
    !ok || isDeepStrictEqual(index.yearGame(options).options, value),
  parseHand: (answer: { ok: boolean; value: index.Hand }) =>
    !answer.ok ||
    [index.parseHand(answer.value), index.parseHandText(index.formatHand(answer.value))].every((again) =>
      isDeepStrictEqual(again, answer),
    ),
};

/** What is wrong with what a function does with these arguments; undefined if it answers or says that it was misused. */
const faultOf = (
  name: string,
  asked: AnyFunction,
  args: readonly unknown[],
  isData = true,
): string | undefined => {
  try {
    const answer = asked(...args);
    const holds = HOLDS[name] as ((...parts: readonly unknown[]) => boolean) | undefined;
    if (holds?.(answer, ...args) === false) return `another answer than elsewhere: ${JSON.stringify(answer)}`;
    return answerFault(answer, isData);
  } catch (error) {
    // What `unwrap` is for.
    if (name === 'unwrap' && error instanceof RefusedError) return undefined;
    if (!(error instanceof MisuseError))
      return String((error as Error).stack)
        .split('\n')
        .slice(0, 3)
        .join(' ');
    return (
      sentenceFault(error.message) ?? error.reasons.map(reasonFault).find((fault) => fault !== undefined)
    );
  }
};

/** How many of the first arguments of a call can come from outside. */
const outsideOf = ({ args, outside = args.length }: Call): number => outside;

/** Puts hostile values in the place of one argument; gives the different faults. */
const sweep = ({ name, asked, calls }: Swept, place: number): readonly string[] => {
  const faults = new Set<string>();
  const fitting = calls.filter((call) => place < outsideOf(call));
  for (const { args, isSlow } of fitting) {
    const sound = args[place];
    // Rules are a program's own: what they answer is handed on as it is.
    const isData =
      !isObject(sound) ||
      !(isRuleSet(sound) || ('rules' in sound && isObject(sound.rules) && isRuleSet(sound.rules)));
    const share = Math.ceil((isSlow === true ? SLOW_VALUES : VALUES) / fitting.length);
    for (const value of hostileFor(sound, share, depthOf(sound), `${SEED} ${name} ${place}`)) {
      const fault = faultOf(name, asked, args.with(place, value), isData);
      if (fault !== undefined) faults.add(fault);
    }
  }
  return [...faults];
};

interface Swept {
  readonly name: string;
  readonly asked: AnyFunction;
  readonly calls: readonly Call[];
}

const made = (name: string, asked: AnyFunction, { args, methods }: Call): readonly Swept[] => {
  const found = functionsOf(asked(...args));
  return Object.entries(methods).map(([method, calls]) => ({
    name: `${name}()${method === '' ? '' : `.${method}`}`,
    asked: found.get(method) as AnyFunction,
    calls,
  }));
};

const SWEPT: readonly Swept[] = [...EXPORTS].flatMap(([name, given]) => {
  const asked = callable(name, given);
  const calls = CALLS[name] ?? [];
  return [{ name, asked, calls }, ...calls.flatMap((call) => made(name, asked, call))];
});

test('every export, and every function of an answer, has a sound call', () => {
  expect(Object.keys(CALLS).sort()).toEqual([...EXPORTS.keys()].sort());
  for (const [name, given] of EXPORTS)
    for (const { args, methods } of CALLS[name] ?? []) {
      const answer = callable(name, given)(...args);
      expect([...functionsOf(answer).keys()].sort(), name).toEqual(Object.keys(methods).sort());
    }
});

describe('hostile values get an answer or a MisuseError', () => {
  test.each(SWEPT)('$name', (swept) => {
    const { name, asked, calls } = swept;
    const places = Math.max(...calls.map(outsideOf));
    for (const { args } of calls) expect(faultOf(name, asked, args)).toBeUndefined();
    if (calls.every(({ outside }) => outside === undefined)) expect(faultOf(name, asked, [])).toBeUndefined();
    for (let place = 0; place < places; place++) expect(sweep(swept, place), `argument ${place}`).toEqual([]);
  });
});

/** The paths of the objects in a value that can be changed. */
const changeable = (value: unknown, path: string): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Object.isFrozen(value) ? [] : [path]),
        ...Object.entries(value).flatMap(([name, part]) => changeable(part, `${path}.${name}`)),
      ];

test('no exported constant can be changed by one caller for all others', () => {
  expect(changeable(ENTRIES, '').filter((path) => path.split('.').length > 2)).toEqual([]);
});

const WINNING = '1B 1B 2B 2B 2B 3B 3B 3B 4B 4B 4B 5B 5B 5B'.split(' ');

describe('no answer', () => {
  test('leaves anything on the prototype of all objects', () => {
    const evil = JSON.parse(
      '{"__proto__": {"polluted": 1}, "concealed": [], "houseRules": {"__proto__": {"polluted": 1}}}',
    );
    index.validateHand(evil);
    index.readCardFreeOptions(evil);
    index.settle(evil, { rules: index.cardFree() });
    index.parseHand(evil);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('takes a property that is only inherited for the value’s own', () => {
    const inherited = (parent: object): never => Object.create(parent) as never;
    expect(index.parseHand(inherited({ concealed: WINNING })).ok).toBe(false);
    expect(index.validateHand(inherited({ concealed: WINNING })).valid).toBe(false);
    expect(index.settle(inherited({ event: 'wallGame' }), { rules: index.cardFree() }).ok).toBe(false);
  });

  test.each(['1B'.repeat(1_000_000), 'x'.repeat(65_000), '['.repeat(65_000)])(
    'takes more than linear time for a huge text: 100 times over it would not end',
    (text) => {
      for (let time = 0; time < 100; time++)
        expect(
          [index.parseTiles(text), index.parseHandText(text)].map((answer) => answerFault(answer)),
        ).toEqual([undefined, undefined]);
    },
  );
});

test('what a value does by itself is its own: a revoked Proxy throws as it would anywhere', () => {
  const { proxy, revoke } = Proxy.revocable({ concealed: WINNING }, {});
  expect(index.validateHand(proxy as never).valid).toBe(true);
  revoke();
  expect(() => index.validateHand(proxy as never)).toThrow(TypeError);
});
