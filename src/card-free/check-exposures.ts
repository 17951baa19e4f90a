import type { WholeHand } from '../hands/check-hand';
import type { Meld } from '../hands/hand';
import type { Reason, ReasonCode } from '../result/reason';
import { FLOWER, JOKER, tileIndex } from '../tiles/tile-index';
import type { CardFreeOptions } from './options';
import type { CardFreeWin } from './vocabulary';

/** The tiles of every Card Free hand (CF-4). */
export const HAND_SIZE = 14;

interface Fault {
  readonly code: ReasonCode;
  readonly rule: string;
  readonly message: string;
}

const NEWS_LETTERS = 'ENSW';

/** What is wrong with an exposure of flowers; undefined if nothing is. */
const flowerFault = (size: number, jokers: number, options: CardFreeOptions): Fault | undefined => {
  if (size === 2) {
    return { code: 'callNotAllowed', rule: 'CF-18', message: 'No flower can be called for a flower pair.' };
  }
  if (size !== 3) {
    return {
      code: 'flowerBlockNotPair',
      rule: 'CF-16',
      message: 'A flower block is a pair; only Dragon’s Love has flower pungs.',
    };
  }
  if (!options.callFlowerPungs) {
    return { code: 'callNotAllowed', rule: 'CF-25a', message: 'No flower can be called for a flower pung here.' };
  }
  return jokers > 0 && !options.jokersInFlowerPungs
    ? { code: 'jokerInFlowers', rule: 'CF-16', message: 'A joker never stands for a flower.' }
    : undefined;
};

/** What is wrong with one exposure; undefined if nothing is (CF-18, CF-28). */
const exposureFault = ({ tiles, concealed }: Meld, options: CardFreeOptions): Fault | undefined => {
  const bad = (message: string): Fault => ({ code: 'badMeld', rule: 'CF-28', message });
  if (concealed === true) {
    return bad('Card Free has no concealed melds: tiles that were not called are counted among the concealed.');
  }
  const kinds = new Set(tiles.map(tileIndex));
  kinds.delete(JOKER);
  if (tiles.length === 4 && [...tiles].sort().join('') === NEWS_LETTERS) {
    return { code: 'callNotAllowed', rule: 'CF-18', message: 'No tile can be called for the NEWS block.' };
  }
  if (kinds.size === 0) return bad('An exposure has at least one tile that is not a joker.');
  if (kinds.size > 1) return bad('An exposure is made of one tile, apart from jokers.');
  if (tiles.length < 2 || tiles.length > 5) return bad('An exposure is a pung, a kong or a quint: 3 to 5 tiles.');
  if (kinds.has(FLOWER)) {
    return flowerFault(tiles.length, tiles.filter((tile) => tile === 'J').length, options);
  }
  return tiles.length === 2
    ? { code: 'callNotAllowed', rule: 'CF-18', message: 'No tile can be called for a pair before the winning one.' }
    : undefined;
};

const countReason = (count: number): Reason => ({
  code: 'wrongTileCount',
  rule: 'CF-4',
  message: `A winning hand has ${HAND_SIZE} tiles; this one has ${count}.`,
  params: { count, expected: HAND_SIZE },
});

/** Reasons why the win as described cannot have happened to this hand. */
const winReasons = (hand: WholeHand, win: CardFreeWin | undefined): readonly Reason[] => {
  if (win?.by === 'jokerExchange' && !hand.concealed.includes('J')) {
    const message = 'A win by joker exchange takes the joker into the hand; there is none among the concealed tiles.';
    return [{ code: 'winningTileNotHeld', rule: 'AG-27', message, at: { path: ['win', 'by'] }, params: {} }];
  }
  if (win?.by === 'jokerExchange' && win.tile !== undefined && win.tile !== 'J') {
    const message = 'In a win by joker exchange the winning tile is the joker.';
    return [{ code: 'badWin', rule: 'AG-27', message, at: { path: ['win', 'tile'] }, params: {} }];
  }
  if ((win?.by === 'discard' || win?.by === 'misnamedDiscard') && win.tile === 'J') {
    const message = 'A discarded joker cannot be called.';
    return [{ code: 'callNotAllowed', rule: 'AG-12', message, at: { path: ['win', 'tile'] }, params: {} }];
  }
  return [];
};

const NONE: readonly Reason[] = Object.freeze([]);

/** What is wrong with a hand's size, exposures or win (CF-4, CF-18, CF-28); empty if nothing is. */
export const checkExposures = (
  hand: WholeHand,
  win: CardFreeWin | undefined,
  options: CardFreeOptions,
): readonly Reason[] => {
  const { concealed, melds, flowers } = hand;
  if (melds.length === 0 && flowers.length === 0 && concealed.length === HAND_SIZE && win === undefined) {
    return NONE;
  }
  const reasons: Reason[] = [];
  const count = melds.reduce((sum, meld) => sum + meld.tiles.length, concealed.length + flowers.length);
  if (count !== HAND_SIZE) reasons.push(countReason(count));
  if (flowers.length > 0) {
    const message = 'In Card Free no flowers are laid aside; they are counted among the concealed tiles.';
    reasons.push({ code: 'flowersLaidAside', rule: 'CF-16', message, at: { path: ['flowers'] }, params: {} });
  }
  melds.forEach((meld, place) => {
    const fault = exposureFault(meld, options);
    if (fault !== undefined) reasons.push({ ...fault, at: { path: ['melds', place] }, params: { tiles: meld.tiles } });
  });
  return [...reasons, ...winReasons(hand, win)];
};
