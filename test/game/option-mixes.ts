import type { Random } from '../../src/game';
import { shuffled } from './law-suite';

// Options in any mix, drawn by chance.

/** The values to try of each option, by its name. */
export type Values = Readonly<Record<string, readonly unknown[]>>;

export const FLAG: readonly unknown[] = [false, true];

/** So many choices of options, in which every value of each comes up. */
export const optionMixes = (
  values: Values,
  count: number,
  random: Random,
): readonly Readonly<Record<string, unknown>>[] => {
  const columns = Object.entries(values).map(([name, all]) => {
    if (all.length > count) throw new Error(`${count} mixes are too few for the values of ${name}`);
    return [
      name,
      shuffled(
        Array.from({ length: count }, (_, row) => all[row % all.length]),
        random,
      ),
    ] as const;
  });
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map(([name, list]) => [name, list[row]])),
  );
};

/** The options of a rule set that its mixes leave as they are. */
export const unmixed = (values: Values, options: object): readonly string[] =>
  Object.keys(options).filter((name) => !Object.hasOwn(values, name));
