import { type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import type { Meld } from '../../hands/hand';
import { type Exposure, exposureOf } from './card/exposures';

/** What can be wrong with an exposure: its code, rule and message, and whether it is, where flowers may serve as jokers or not. */
export type ExposureFault = readonly [
  ReasonCode,
  rule: string,
  message: string,
  isFaulty: (exposure: Exposure, meld: Meld, flowersServe: () => boolean) => boolean,
];

export const isConcealed = (rule: string): ExposureFault => [
  'badMeld',
  rule,
  'Exposures cannot be concealed; put tiles that were not claimed among the concealed tiles.',
  (_, { concealed }) => concealed === true,
];

export const isMixed = (rule: string): ExposureFault => [
  'badMeld',
  rule,
  'An exposure needs at least one natural tile, and its natural tiles must be alike.',
  ({ kinds, flowers }, _, flowersServe) => kinds !== 1 || (flowers > 0 && !flowersServe()),
];

/** The first of these faults of each exposure. */
export const faultyExposures = (
  melds: readonly Meld[],
  faults: readonly ExposureFault[],
  flowersServe: () => boolean,
): readonly Reason[] =>
  melds.flatMap((meld, place) => {
    const exposure = exposureOf(meld.tiles);
    const fault = faults.find(([, , , isFaulty]) => isFaulty(exposure, meld, flowersServe));
    if (fault === undefined) return [];
    const [code, rule, message] = fault;
    return [reasonAt(code, rule, message, ['melds', place], { tiles: meld.tiles })];
  });
