import { type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import { noTileHeld, sizeReasons } from '../../hands/check-size';
import { exchangeReasons } from '../../hands/check-win';
import type { Meld, WholeHand } from '../../hands/hand';
import { HAND_SIZE } from './layouts/patterns';
import { isOnDiscard } from './layouts/rack';
import type { CardFreeOptions } from './options';
import type { CardFreeWin } from './vocabulary';

type Fault = readonly [ReasonCode, rule: string, message: string];

/** What can be wrong with any exposure; only the first fault that applies is reported (CF-16, CF-18, CF-28). */
const exposureFault = ({ tiles, concealed }: Meld): Fault | undefined => {
  const size = tiles.length;
  const kinds = [...new Set(tiles)].filter((tile) => tile !== 'J');
  if (concealed === true)
    return [
      'badMeld',
      'CF-28',
      'Exposures cannot be concealed; put tiles that were not claimed among the concealed tiles.',
    ];
  if ([...tiles].sort().join('') === 'ENSW')
    return ['callNotAllowed', 'CF-18', 'No tile can be called for the NEWS block.'];
  if (kinds.length !== 1)
    return [
      'badMeld',
      'CF-28',
      'An exposure needs at least one natural tile, and its natural tiles must be alike.',
    ];
  if (size < 2 || size > 5) return ['badMeld', 'CF-28', 'An exposure has 3, 4 or 5 tiles.'];
  if (size === 2) return ['callNotAllowed', 'CF-18', 'Only the winning tile can be called for a pair.'];
  return kinds[0] === 'F' && size !== 3
    ? ['flowerBlockNotPair', 'CF-16', "A flower block is a pair; only Dragon's Love has flower pungs."]
    : undefined;
};

/** The faults of an exposure; a flower pung can have several (CF-16, CF-25a). */
const exposureFaults = (meld: Meld, options: CardFreeOptions): readonly Fault[] => {
  const fault = exposureFault(meld);
  if (fault !== undefined) return [fault];
  const faults: Fault[] = [];
  if (!meld.tiles.includes('F')) return faults;
  if (!options.callFlowerPungs)
    faults.push(['callNotAllowed', 'CF-25a', 'No flower can be called for a flower pung here.']);
  if (meld.tiles.includes('J') && !options.jokersInFlowerPungs)
    faults.push(['jokerInFlowers', 'CF-16', 'A joker never stands for a flower.']);
  return faults;
};

/** What is wrong with each exposure, with its index (CF-16, CF-18, CF-28). */
export const exposureReasons = (melds: readonly Meld[], options: CardFreeOptions): readonly Reason[] =>
  melds.flatMap((meld, place) =>
    exposureFaults(meld, options).map(([code, rule, message]) =>
      reasonAt(code, rule, message, ['melds', place], { tiles: meld.tiles }),
    ),
  );

/** What is wrong with a win by joker exchange or on a discard (AG-12, AG-27). */
const winReasons = (hand: WholeHand, win: CardFreeWin): readonly Reason[] => {
  const { by, tile } = win;
  if (isOnDiscard(win) && tile === 'J') {
    return [reasonAt('callNotAllowed', 'AG-12', 'A discarded joker cannot be called.', ['win', 'tile'])];
  }
  return by === 'jokerExchange' ? exchangeReasons(hand, tile) : [];
};

const NONE: readonly Reason[] = /* @__PURE__ */ Object.freeze([]);

/** What is wrong with a hand’s size, exposures or win (CF-4, CF-18, CF-28); empty if nothing is. */
export const checkExposures = (
  hand: WholeHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly Reason[] => {
  const { concealed, melds, flowers } = hand;
  if (melds.length + flowers.length === 0 && concealed.length === HAND_SIZE)
    return win === undefined ? NONE : winReasons(hand, win);
  const rules = { size: 'CF-4', flowers: 'CF-16' };
  const reasons = sizeReasons(hand, HAND_SIZE, rules, () => noTileHeld('CF-28'));
  reasons.push(...exposureReasons(melds, options));
  return win === undefined ? reasons : [...reasons, ...winReasons(hand, win)];
};
