import { type Reason, type ReasonCode, reasonAt } from '../../core/reason';
import { noTileHeld, sizeReasons } from '../../hands/check-size';
import type { Meld, WholeHand } from '../../hands/hand';
import { FLOWER, JOKER, tileIndex } from '../../tiles/tile-index';
import { HAND_SIZE } from './layouts/patterns';
import type { CardFreeOptions } from './options';
import type { CardFreeWin } from './vocabulary';

/** What a fault looks at in an exposure. */
interface Exposure {
  readonly meld: Meld;
  readonly size: number;
  readonly jokers: number;
  /** The different tiles that are not jokers, by index. */
  readonly kinds: readonly number[];
  readonly flowers: boolean;
}

type Fault = readonly [ReasonCode, string, string, (exposure: Exposure, options: CardFreeOptions) => boolean];

/** What can be wrong with an exposure; only the first that holds is given (CF-16, CF-18, CF-28). */
const FAULTS: readonly Fault[] = [
  [
    'badMeld',
    'CF-28',
    'Card Free has no concealed melds: tiles that were not called are concealed tiles.',
    ({ meld }) => meld.concealed === true,
  ],
  [
    'callNotAllowed',
    'CF-18',
    'No tile can be called for the NEWS block.',
    ({ meld }) => [...meld.tiles].sort().join('') === 'ENSW',
  ],
  [
    'badMeld',
    'CF-28',
    'Apart from jokers, an exposure has one kind of tile, and at least one of it.',
    ({ kinds }) => kinds.length !== 1,
  ],
  ['badMeld', 'CF-28', 'An exposure has 3, 4 or 5 tiles.', ({ size }) => size < 2 || size > 5],
  ['callNotAllowed', 'CF-18', 'Only the winning tile can be called for a pair.', ({ size }) => size === 2],
  [
    'flowerBlockNotPair',
    'CF-16',
    "A flower block is a pair; only Dragon's Love has flower pungs.",
    ({ flowers, size }) => flowers && size !== 3,
  ],
];

/** What can be wrong with a flower pung, each by itself (CF-16, CF-25a). */
const FLOWER_FAULTS: readonly Fault[] = [
  [
    'callNotAllowed',
    'CF-25a',
    'No flower can be called for a flower pung here.',
    ({ flowers }, options) => flowers && !options.callFlowerPungs,
  ],
  [
    'jokerInFlowers',
    'CF-16',
    'A joker never stands for a flower.',
    ({ flowers, jokers }, options) => flowers && jokers > 0 && !options.jokersInFlowerPungs,
  ],
];

/** What is wrong with one exposure (CF-16, CF-18, CF-28). */
const exposureFaults = (meld: Meld, options: CardFreeOptions): readonly Fault[] => {
  const indexes = meld.tiles.map(tileIndex);
  const kinds = [...new Set(indexes)].filter((index) => index !== JOKER);
  const jokers = indexes.filter((index) => index === JOKER).length;
  const exposure = { meld, size: indexes.length, jokers, kinds, flowers: kinds[0] === FLOWER };
  const first = FAULTS.find(([, , , isFaulty]) => isFaulty(exposure, options));
  return first === undefined
    ? FLOWER_FAULTS.filter(([, , , isFaulty]) => isFaulty(exposure, options))
    : [first];
};

/** What is wrong with each exposure, with its place (CF-16, CF-18, CF-28). */
export const exposureReasons = (melds: readonly Meld[], options: CardFreeOptions): readonly Reason[] =>
  melds.flatMap((meld, place) =>
    exposureFaults(meld, options).map(([code, rule, message]) =>
      reasonAt(code, rule, message, ['melds', place], { tiles: meld.tiles }),
    ),
  );

/** What cannot be in a win by joker exchange or on a discard (AG-12, AG-27). */
const winReasons = ({ concealed }: WholeHand, { by, tile }: CardFreeWin): readonly Reason[] => {
  const called = by === 'discard' || by === 'misnamedDiscard';
  if (called && tile === 'J') {
    return [reasonAt('callNotAllowed', 'AG-12', 'A discarded joker cannot be called.', ['win', 'tile'])];
  }
  if (by !== 'jokerExchange' || (concealed.includes('J') && (tile ?? 'J') === 'J')) return [];
  const message = 'A win by joker exchange takes the joker into the hand: it is the winning tile.';
  const code = concealed.includes('J') ? 'badWin' : 'winningTileNotHeld';
  return [reasonAt(code, 'AG-27', message, ['win', 'by'])];
};

const NONE: readonly Reason[] = /* @__PURE__ */ Object.freeze([]);

/** What is wrong with a hand's size, exposures or win (CF-4, CF-18, CF-28); empty if nothing is. */
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
