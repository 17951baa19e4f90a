import type { CheckedHand } from '../../hands/check-hand';
import type { Readings, Remark } from '../../hands/rule-parts';
import type { Tile } from '../../tiles/tile';
import { arrange, canArrange } from './arrangements';
import { linesOf, totalOf } from './elements';
import { partsFor, revealedFours } from './hand-parts';
import { type Laid, laidSets, setsOf } from './lay-sets';
import type { YearOptions } from './options';
import { byRank } from './reading-order';
import type { YearReading, YearWin } from './vocabulary';
import { isBonus } from './year-tiles';

const WITHOUT_WIN: Remark = {
  code: 'drawn',
  rule: 'YG-11',
  message: 'How the hand was won was not given; the winning tile is taken to have been drawn.',
};
const WITHOUT_TILE: Remark = {
  code: 'winningTile',
  rule: 'YG-11',
  message: 'The claimed tile was not given; it is taken to have completed the set that loses least by it.',
};
const WITHOUT_REPLACEMENTS: Remark = {
  code: 'replacements',
  rule: 'YG-9',
  message:
    'How many replacements were taken for revealed kongs and Years was not given; the number of tiles says it.',
};

/** The places in a list of laid sets where a claimed tile can have gone: of sets that lie alike the first. */
const placesOf = (laid: readonly Laid[], tile: Tile | undefined): readonly number[] =>
  laid.flatMap(({ own, word }, place) => {
    const isOpen = own.some((one) => (tile === undefined ? !isBonus(one) : one === tile));
    const isFirst = laid.findIndex((other) => other.word === word) === place;
    return isOpen && isFirst ? [place] : [];
  });

/** The readings of one arrangement: as it lies, or with each set that the discard can have completed (YG-11). */
const readingsOf = (
  laid: readonly Laid[],
  win: YearWin | undefined,
  read: (laid: readonly Laid[], completes?: number) => YearReading,
): readonly YearReading[] => {
  if (win?.by !== 'discard') return [read(laid)];
  const claimed = placesOf(laid, win.tile).map((place) => read(laid, place));
  if (win.tile !== undefined) return claimed;
  return claimed
    .sort(byRank)
    .slice(0, 1)
    .map(({ completes: _, ...reading }) => reading);
};

const conditionsOf = (hand: CheckedHand, win: YearWin | undefined): readonly Remark[] => [
  ...(win === undefined ? [WITHOUT_WIN] : []),
  ...(win?.by === 'discard' && win.tile === undefined ? [WITHOUT_TILE] : []),
  ...(win?.replacements === undefined && revealedFours(hand) > 0 ? [WITHOUT_REPLACEMENTS] : []),
];

/**
 * Every reading of a hand that passed the check, best first: the arrangements of the concealed tiles
 * beside the melds, each with every set that a claimed tile can have completed (YG-11). There are never
 * more than a hundred.
 */
export const listReadings = (
  hand: CheckedHand,
  win: YearWin | undefined,
  options: YearOptions,
): Readings<YearReading> => {
  const read = (laid: readonly Laid[], completes?: number): YearReading => {
    const sets = setsOf(laid, completes);
    const table = options.points;
    return {
      sets,
      ...(win?.by === 'discard' && win.tile !== undefined && { winningTile: win.tile }),
      ...(completes !== undefined && { completes }),
      ...(table !== null && { points: totalOf(linesOf(sets, win?.personalSuit, table)) }),
    };
  };
  const readings = arrange(partsFor(hand, options), hand.counts)
    .flatMap((shapes) => readingsOf(laidSets(shapes, hand, options), win, read))
    .sort(byRank);
  return { readings, conditions: readings.length === 0 ? [] : conditionsOf(hand, win) };
};

/** Whether a hand that passed the check has any reading. */
export const hasReading = (hand: CheckedHand, win: YearWin | undefined, options: YearOptions): boolean => {
  const isClaimable = win?.by !== 'discard' || hand.concealed.some((tile) => !isBonus(tile));
  return isClaimable && canArrange(partsFor(hand, options), hand.counts);
};
