import { ownValue } from '../../core/own-values';
import { described, type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import type { ChineseOptions } from './options';

type Path = readonly (string | number)[];

/** Whole numbers beyond this are no count of tiles. */
const MOST = 1_000;

/** The reasons against the properties of these names that are neither true, false nor left out. */
export const flagFaults = (
  object: object,
  names: readonly string[],
  code: ReasonCode,
  path: Path,
): readonly Reason[] =>
  names.flatMap((name) => {
    const value = ownValue(object, name);
    if (value === undefined || typeof value === 'boolean') return [];
    return [reasonAt(code, '', `${name} is true or false, not ${described(value)}.`, [...path, name])];
  });

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** How many flowers and seasons there are (CS-1). */
const FLOWERS = 8;

/** What is wrong with the number of flowers that the dummies laid aside, where the player has so many (CS-7a). */
export const dummyFlowerFaults = (
  value: unknown,
  own: number,
  { dummyFlowers }: Pick<ChineseOptions, 'dummyFlowers'>,
  path: Path,
): readonly Reason[] => {
  const most = dummyFlowers === 'replaced' ? FLOWERS - own : 0;
  if (value === undefined || (isCount(value) && value <= most)) return [];
  const message =
    dummyFlowers === 'replaced'
      ? `The dummies laid aside 0 to ${most} flowers, not ${described(value)}.`
      : 'By these rules a dummy discards its flowers: count them among the discarded tiles.';
  return [reasonAt('badDiscards', 'CS-7a', message, path, { most })];
};

/** What is wrong with a number of discarded tiles where at most `most` can be; empty if nothing is (CS-21). */
export const discardFaults = (value: unknown, most: number, path: Path): readonly Reason[] => {
  if (value === undefined) return [];
  if (!isCount(value) || value > MOST) {
    const message = `The number of discarded tiles is a whole number from 0, not ${described(value)}.`;
    return [reasonAt('badDiscards', 'CS-21', message, path)];
  }
  if (value <= most) return [];
  const message = `Only ${most} tiles were left to draw; ${value} cannot have been discarded.`;
  return [reasonAt('badDiscards', 'CS-21', message, path, { count: value, most })];
};
