import { isNot } from '../../core/read';
import { type Reason, reasonAt } from '../../core/reason';
import { isWhole } from '../../core/whole-number';
import type { Meld, WholeHand } from '../../hands/hand';
import type { HandStage } from '../../hands/rule-parts';
import { type MeldFault, meldReasons, tileReasons } from '../../melds/reasons';
import { SUITS } from '../../tiles/tile';
import type { YearOptions } from './options';
import { HAND_SIZE, meldSet, revealedFours, sizeOf } from './parts';
import { isBonus } from './tiles';
import type { YearWin } from './vocabulary';

const meldFault =
  (options: YearOptions) =>
  (meld: Meld): MeldFault => {
    const { tiles } = meld;
    if (meldSet(meld, options) !== undefined) return undefined;
    if (tiles.length === 2) return ['YG-7', 'A pair is not melded: only a winning hand shows one.'];
    if (tiles.some(isBonus))
      return ['YG-2', 'Flowers and seasons form no set but a Year; lay aside the others that are shown.'];
    if (tiles.every((tile) => tile === tiles[0]))
      return ['YG-11', `A set is three or four alike; ${tiles.length} alike are not a set.`];
    return [
      'YG-11',
      'A meld is a chow (three in a row of one suit), a pung, a kong, a Year (all winds or all dragons) or a Pung-Pair (a Year with one of its tiles twice).',
    ];
  };

const flowerReasons = ({ flowers }: WholeHand): readonly Reason[] =>
  tileReasons('flowers', flowers, (tile) => !isBonus(tile), [
    'notAFlower',
    'YG-6',
    (tile) => `${tile} is not a flower or season: only F1 to F4 and S1 to S4 are laid aside.`,
  ]);

const countReasons = (hand: WholeHand, win: YearWin | undefined, stage: HandStage): readonly Reason[] => {
  const { tiles, lacks, least, most } = sizeOf(hand, win, stage);
  if (tiles >= least && tiles <= most) return [];
  const which = lacks > 0 ? 'A waiting hand' : 'A winning hand';
  const message = `${which} has ${HAND_SIZE - lacks} tiles and one more for each replacement taken for a revealed kong or Year, here ${least === most ? '' : `${least} to `}${most} tiles; this one has ${tiles}.`;
  return [{ code: 'wrongTileCount', rule: 'YG-9', message, params: { count: tiles, expected: most, least } }];
};

const replacementReasons = (hand: WholeHand, { replacements: given }: YearWin): readonly Reason[] => {
  const path = ['win', 'replacements'];
  if (given === undefined) return [];
  if (!isWhole(given, 0, Infinity)) {
    const message = isNot('The number of replacements', 'a whole number, at least 0', given);
    return [reasonAt('badWin', 'YG-9', message, path)];
  }
  const most = revealedFours(hand);
  if (given <= most) return [];
  const message = `There is one replacement for each revealed kong or Year, here ${most}; ${given} ${given === 1 ? 'is' : 'are'} too many.`;
  return [reasonAt('badWin', 'YG-9', message, path, { count: given, most })];
};

const suitReasons = ({ personalSuit: suit }: YearWin): readonly Reason[] => {
  if (suit === undefined || SUITS.includes(suit)) return [];
  const message = isNot('The personal suit', `one of ${SUITS.join(', ')}`, suit);
  return [reasonAt('badWin', 'YG-13', message, ['win', 'personalSuit'])];
};

const discardReasons = (win: YearWin): readonly Reason[] => {
  if (win.by !== 'discard' || win.tile === undefined || !isBonus(win.tile)) return [];
  const message = 'Flowers and seasons are never discarded, so none can be claimed.';
  return [reasonAt('callNotAllowed', 'YG-6', message, ['win', 'tile'], { tiles: [win.tile] })];
};

/** What is wrong with a win; empty if nothing is. */
const winReasons = (hand: WholeHand, win: YearWin): readonly Reason[] => [
  ...replacementReasons(hand, win),
  ...suitReasons(win),
  ...discardReasons(win),
];

/** What is wrong with a hand’s flowers, melds, win or size (YG-6, YG-9, YG-11); empty if nothing is. */
export const checkYearHand = (
  hand: WholeHand,
  win: YearWin | undefined,
  options: YearOptions,
  stage: HandStage = 'complete',
): readonly Reason[] => {
  const ofWin = win === undefined ? [] : winReasons(hand, win);
  const known = ofWin.length > 0 ? undefined : win;
  return [
    ...flowerReasons(hand),
    ...meldReasons(hand.melds, meldFault(options)),
    ...countReasons(hand, known, stage),
    ...ofWin,
  ];
};
