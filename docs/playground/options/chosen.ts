import type { Rejection, Result } from 'mahjongg';

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

const plain = (options: object): Options => Object.fromEntries(Object.entries(options));

/** The options that are read, those of them that differ from the usual ones, and why they could not be read, if so. */
export const houseOf = <O extends object>(
  read: (value: unknown) => Result<O, Rejection>,
  asked: unknown = {},
): { readonly options: O; readonly house: Options; readonly fault: string | undefined } => {
  const [given, usual] = [read(asked), read({})];
  if (!usual.ok) throw new Error(usual.error.message);
  const options = given.ok ? given.value : usual.value;
  return {
    options,
    house: chosenOnly(plain(options), plain(usual.value)),
    fault: given.ok ? undefined : given.error.message,
  };
};
