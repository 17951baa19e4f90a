import { NEVER } from './completion-costs';
import { costsByLarge, MOST_BLOCKS } from './costs-by-large';
import { allFillers } from './members';

/** The cheapest fillers of a pattern, for each number of blocks and of large ones among them. */
export interface FillerTable {
  /** What they cost, by `fillerCell`; `NEVER` for none. */
  readonly cost: Readonly<Int32Array>;
  /** Their place in `allFillers`, which is their kinds as bits. */
  readonly choice: Readonly<Uint8Array>;
}

const MOST_FILLERS = 5;

/** Where a table keeps so many fillers, so many of them large. */
export const fillerCell = (fillers: number, larges: number): number => fillers * MOST_BLOCKS + larges;

/** The table of the choices of fillers that are allowed, as bits, and have all the kinds of `needed`. */
export const fillerTable = (
  allowed: number,
  needed: number,
  small: readonly number[],
  large: readonly number[],
): FillerTable => {
  const cost = new Int32Array((MOST_FILLERS + 1) * MOST_BLOCKS).fill(NEVER);
  const choice = new Uint8Array(cost.length);
  allFillers().forEach((kinds, place) => {
    if ((allowed & (1 << place)) === 0 || (place & needed) !== needed) return;
    const costs = costsByLarge(kinds, small, large);
    for (let larges = 0; larges <= kinds.length; larges++) {
      const cell = fillerCell(kinds.length, larges);
      if ((costs[larges] as number) >= (cost[cell] as number)) continue;
      cost[cell] = costs[larges] as number;
      choice[cell] = place;
    }
  });
  return { cost, choice };
};
