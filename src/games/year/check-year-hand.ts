import { ownValue } from '../../core/own-values';
import { described, type Reason, reasonAt } from '../../core/reason';
import type { WholeHand } from '../../hands/check-hand';
import { SUITS } from '../../tiles/tile';
import { revealedFours, sizeOf } from './hand-parts';
import { meldFault } from './melds';
import type { YearOptions } from './options';
import type { YearWin } from './vocabulary';
import { isBonus } from './year-tiles';

const meldReasons = ({ melds }: WholeHand, options: YearOptions): readonly Reason[] =>
  melds.flatMap((meld, place) => {
    const fault = meldFault(meld, options);
    if (fault === undefined) return [];
    const [rule, message] = fault;
    return [reasonAt('badMeld', rule, message, ['melds', place], { tiles: meld.tiles })];
  });

const flowerReasons = ({ flowers }: WholeHand): readonly Reason[] =>
  flowers.flatMap((tile, place) => {
    if (isBonus(tile)) return [];
    const message = `${tile} is no flower or season: only F1 to F4 and S1 to S4 are laid aside.`;
    return [reasonAt('notAFlower', 'YG-6', message, ['flowers', place], { tile })];
  });

const expectedText = (least: number, most: number): string =>
  least === most ? `${most} tiles` : `${least} to ${most} tiles`;

const countReasons = (hand: WholeHand, win: YearWin | undefined): readonly Reason[] => {
  const { tiles, least, most } = sizeOf(hand, win);
  if (tiles >= least && tiles <= most) return [];
  const message = `A winning hand has 14 tiles and one more for each replacement taken for a revealed kong or Year, here ${expectedText(least, most)}; this one has ${tiles}.`;
  return [{ code: 'wrongTileCount', rule: 'YG-9', message, params: { count: tiles, expected: most, least } }];
};

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

const replacementReasons = (hand: WholeHand, win: YearWin): readonly Reason[] => {
  const given = ownValue(win, 'replacements');
  const path = ['win', 'replacements'];
  if (given === undefined) return [];
  if (!isCount(given)) {
    const message = `The number of replacements is a whole number from 0, not ${described(given)}.`;
    return [reasonAt('badWin', 'YG-9', message, path)];
  }
  const most = revealedFours(hand);
  if ((given as number) <= most) return [];
  const message = `A replacement is taken for a revealed kong or Year, of which there are ${most}; ${described(given)} are too many.`;
  return [reasonAt('badWin', 'YG-9', message, path, { count: given, most })];
};

const suitReasons = (win: YearWin): readonly Reason[] => {
  const suit = ownValue(win, 'personalSuit');
  if (suit === undefined || SUITS.some((one) => one === suit)) return [];
  const message = `The personal suit is one of ${SUITS.join(', ')}, not ${described(suit)}.`;
  return [reasonAt('badWin', 'YG-13', message, ['win', 'personalSuit'])];
};

const discardReasons = (win: YearWin): readonly Reason[] => {
  if (win.by !== 'discard' || win.tile === undefined || !isBonus(win.tile)) return [];
  const message = 'Flowers and seasons are never discarded, so none can be claimed.';
  return [reasonAt('callNotAllowed', 'YG-6', message, ['win', 'tile'], { tiles: [win.tile] })];
};

/** What is wrong with the way a hand was won. */
const winReasons = (hand: WholeHand, win: YearWin): readonly Reason[] => [
  ...replacementReasons(hand, win),
  ...suitReasons(win),
  ...discardReasons(win),
];

/** What is wrong with a hand's flowers, melds, win or size (YG-6, YG-9, YG-11); empty if nothing is. */
export const checkYearHand = (
  hand: WholeHand,
  win: YearWin | undefined,
  options: YearOptions,
): readonly Reason[] => {
  const ofWin = win === undefined ? [] : winReasons(hand, win);
  const known = ofWin.length > 0 ? undefined : win;
  return [...flowerReasons(hand), ...meldReasons(hand, options), ...countReasons(hand, known), ...ofWin];
};
