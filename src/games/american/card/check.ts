import { type Reason, type ReasonCode, reasonAt } from '../../../core/reason';
import { noTileHeld, sizeReasons } from '../../../hands/check-size';
import { exchangeReasons } from '../../../hands/check-win';
import type { Meld, WholeHand } from '../../../hands/hand';
import { isClaimed, mayClaimJoker } from '../claimed';
import { ownJokerReasons } from '../own-joker';
import { HAND_SIZE, jokerTiles } from '../tiles';
import { type Exposure, exposureOf } from './exposures';
import { flowersServe } from './layouts/list-variants';
import type { CardRules, CardWin } from './vocabulary';

const FEWEST_EXPOSED = 3;
const MOST_EXPOSED = 6;

type Fault = readonly [
  ReasonCode,
  string,
  string,
  (exposure: Exposure, meld: Meld, rules: CardRules) => boolean,
];

/** What can be wrong with an exposure, whatever the card; only the first fault that applies is reported. */
// biome-ignore format: a line for each part of a fault
const FAULTS: readonly Fault[] = [
  [
    'badMeld', 'AG-18', 'Exposures cannot be concealed; put tiles that were not claimed among the concealed tiles.',
    (_, { concealed }) => concealed === true,
  ],
  [
    'callNotAllowed', 'AG-15', 'Only the winning tile can be called for a single or a pair.',
    ({ size }) => size < FEWEST_EXPOSED,
  ],
  ['badMeld', 'AG-15', 'An exposure has 3 to 6 tiles.', ({ size }) => size > MOST_EXPOSED],
  [
    'badMeld', 'AG-15', 'An exposure needs at least one natural tile, and its natural tiles must be alike.',
    ({ kinds, flowers }, _, rules) => kinds !== 1 || (flowers > 0 && !flowersServe(rules)),
  ],
];

/** What is wrong with the exposures of a hand, whatever the lines of the card. */
export const meldReasons = ({ melds }: Pick<WholeHand, 'melds'>, rules: CardRules): readonly Reason[] =>
  melds.flatMap((meld, place) => {
    const exposure = exposureOf(meld.tiles);
    const fault = FAULTS.find(([, , , isFaulty]) => isFaulty(exposure, meld, rules));
    if (fault === undefined) return [];
    const [code, rule, message] = fault;
    return [reasonAt(code, rule, message, ['melds', place], { tiles: meld.tiles })];
  });

/** What is wrong with a win by joker exchange or by a claimed joker (AG-12, AG-27). */
const winReasons = (hand: WholeHand, win: CardWin, rules: CardRules): readonly Reason[] => {
  const { by, tile } = win;
  const jokers = jokerTiles(rules.flowersAsJokers);
  const reasons = [...ownJokerReasons(hand, win, rules)];
  if (by === 'jokerExchange') reasons.push(...exchangeReasons(hand, tile, jokers, rules.exposuresGrow));
  if (tile === 'J' && isClaimed(win) && !mayClaimJoker(win, rules)) {
    const message = 'A joker that another player gives up cannot be claimed.';
    reasons.push(reasonAt('callNotAllowed', 'AG-12', message, ['win', 'tile']));
  }
  return reasons;
};

const NONE: readonly Reason[] = /* @__PURE__ */ Object.freeze([]);

/** What is wrong with a hand’s size, exposures or win, whatever the card’s lines; empty if nothing is. */
export const checkCardHand = (
  hand: WholeHand,
  win: CardWin | undefined,
  rules: CardRules,
): readonly Reason[] => {
  const { concealed, melds, flowers } = hand;
  if (melds.length + flowers.length === 0 && concealed.length === HAND_SIZE && win === undefined) return NONE;
  // Where exposures can grow, the last tile may be on one of them, unless it was claimed (TG-5).
  const mayLieOpen = rules.exposuresGrow && !isClaimed(win);
  const numbers = { size: 'AG-23', flowers: 'AG-1' };
  const reasons = sizeReasons(hand, HAND_SIZE, numbers, () => (mayLieOpen ? undefined : noTileHeld('AG-11')));
  reasons.push(...meldReasons(hand, rules));
  if (win !== undefined) reasons.push(...winReasons(hand, win, rules));
  return reasons;
};
