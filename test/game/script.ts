import { SEATS, type Seat } from '../../src/index';

// What players do, as text: `E discard 5D; S call 5D 5D J; W N decline`. Steps have one or more seats, a type, and what it takes.

/** What follows a type, in order; `*` takes all that is left. Anything else is written `name=value`. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  discard: ['tile', 'named'],
  call: ['tile', '*with'],
  mahjongg: ['tile'],
  pass: ['*tiles'],
  wish: ['count'],
  exchange: ['tile', 'from', 'meld'],
  grow: ['tile', 'meld'],
  kong: ['tile'],
  rearrange: ['*with'],
  challenge: ['against'],
  reveal: ['*tiles'],
  steal: ['tile', 'from'],
};

const readWord = (word: string): unknown => (/^\d+$/.test(word) ? Number(word) : word);

const choiceOf = ([type = '', ...words]: readonly string[]): object => {
  const named = words.flatMap((word) => {
    const [name = '', value] = word.split('=');
    return value === undefined ? [] : [[name, readWord(value)] as const];
  });
  const plain = words.filter((word) => !word.includes('='));
  const fields = (Object.hasOwn(FIELDS, type) ? (FIELDS[type] ?? []) : []).flatMap((field, at) => {
    if (field.startsWith('*')) return [[field.slice(1), plain.slice(at)] as const];
    return at < plain.length ? [[field, readWord(plain[at] as string)] as const] : [];
  });
  return { type, ...Object.fromEntries([...fields, ...named]) };
};

/** An action that is tried: a script of one step, or any other value as it is. */
export const tried = (action: unknown): unknown => {
  if (typeof action !== 'string' || !action.includes(' ')) return action;
  const [[seat, choice] = []] = script(action);
  return { ...choice, seat };
};

/** The steps of a script, each with who does it. */
export const script = (text: string): readonly (readonly [Seat, object])[] =>
  text.split(';').flatMap((step) => {
    const words = step.trim().split(/\s+/);
    const from = words.findIndex((word) => !(SEATS as readonly string[]).includes(word));
    if (from < 1) throw new Error(`who does it, and what? ${step}`);
    return words.slice(0, from).map((seat) => [seat as Seat, choiceOf(words.slice(from))] as const);
  });

/** The steps of a script as choices with their seats, which a game begins with. */
export const steps = (text: string): readonly object[] =>
  script(text).map(([seat, choice]) => ({ ...choice, seat }));

/** Throws of two dice each: `12 33` is a 1 and a 2, then two 3s. */
export const throws = (text: string): readonly (readonly [number, number])[] =>
  text.split(' ').map((pair) => [Number(pair[0]), Number(pair[1])]);
