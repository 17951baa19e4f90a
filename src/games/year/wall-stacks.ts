import { listOf, type Reader, type Telling, telling, wholeBetween } from '../../core/read';
import { described, type Path, type Reason } from '../../core/reason';
import { badOption } from '../../hands/read-options';

/** The stacks of the walls of East, South, West and North. */
export type WallStacks = readonly [number, number, number, number];

/** The tiles of which there are four each: three suits, four winds, four dragons (YG-1). */
const PLAIN_TILES = 140;
const BONUS_KINDS = 8;
const LEAST = 18;
const MOST = 24;

const STACKS = `even or a list of four numbers from ${LEAST} to ${MOST}, for East, South, West and North`;

const fault = (message: string, path: Path): Reason => badOption(message, 'YG-1b', path);

const readStacks: Reader<'even' | WallStacks> = (given) => {
  if (given === 'even') return given;
  const stacks = listOf(wholeBetween(LEAST, MOST), 4)(given);
  const [east, south, west, north, ...more] = stacks ?? [];
  return north === undefined || more.length > 0
    ? undefined
    : Object.freeze([east, south, west, north] as WallStacks);
};

/** Reads the option `wallStacks`: `even`, or four whole numbers from 18 to 24 (YG-1, YG-1b). */
export const readWallStacks: Telling<'even' | WallStacks> = /* @__PURE__ */ telling(
  { read: readStacks, expected: STACKS },
  (path, expected, given) =>
    fault(`The option wallStacks must be ${expected}, not ${described(given)}.`, path),
);

/** How many stacks of two all walls have together (YG-1). */
const allStacks = (bonusCopies: number): number => (PLAIN_TILES + BONUS_KINDS * bonusCopies) / 2;

/** The options that say how many tiles the walls hold, and how they share them. */
interface StackOptions {
  readonly bonusCopies: number;
  readonly wallStacks: 'even' | WallStacks;
}

/** What is wrong with walls that do not hold all tiles; empty if nothing is. */
export const wallSumFaults = ({ bonusCopies, wallStacks }: StackOptions): readonly Reason[] => {
  if (wallStacks === 'even') return [];
  const stacks = wallStacks.reduce((sum, one) => sum + one, 0);
  const all = allStacks(bonusCopies);
  if (stacks === all) return [];
  const message = `The walls have ${all} stacks together; those of wallStacks have ${stacks}.`;
  return [fault(message, ['wallStacks'])];
};

/** The stacks of each wall in the order East, South, West, North: as even as can be, East and West the longer ones (YG-1b). */
export const stacksOf = ({ bonusCopies, wallStacks }: StackOptions): WallStacks => {
  if (wallStacks !== 'even') return wallStacks;
  const half = allStacks(bonusCopies) / 2;
  const [long, short] = [Math.ceil(half / 2), Math.floor(half / 2)];
  return [long, short, long, short];
};
