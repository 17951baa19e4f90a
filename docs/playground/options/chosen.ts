import { MisuseError, type Rejection, type Result } from 'mahjongg';

/** Options by name, those of a group in an object of their own. */
export type Options = Readonly<Record<string, unknown>>;

const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The options without those that have their default values. */
export const chosenOnly = (options: Options, defaults: Options): Options =>
  Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => {
      const usual = defaults[name];
      if (sameValue(value, usual)) return [];
      const isGroup = typeof usual === 'object' && usual !== null && !Array.isArray(usual);
      if (!isGroup) return [[name, value]];
      const inner = chosenOnly(value as Options, usual as Options);
      return Object.keys(inner).length === 0 ? [] : [[name, inner]];
    }),
  );

/** What is made, or why it cannot be, in a sentence: options that are fine by themselves may not go with a card. */
export const madeOr = <T>(make: () => T): { readonly value: T } | string => {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof MisuseError) return error.message;
    throw error;
  }
};

const plain = (options: object): Options => Object.fromEntries(Object.entries(options));

/** Rules by the options asked for, and those that differ from the usual ones; by the usual ones, and why, if these cannot be. */
export const rulesBy = <O extends object, R>(
  read: (value: unknown) => Result<O, Rejection>,
  make: (options: O) => R,
  asked: unknown = {},
): { readonly rules: R; readonly house: Options; readonly fault: string | undefined } => {
  const [given, usual] = [read(asked), read({})];
  if (!usual.ok) throw new Error(usual.error.message);
  const made = given.ok ? madeOr(() => make(given.value)) : given.error.message;
  if (!given.ok || typeof made === 'string')
    return { rules: make(usual.value), house: {}, fault: `House rules were left out. ${made}` };
  return { rules: made.value, house: chosenOnly(plain(given.value), plain(usual.value)), fault: undefined };
};
