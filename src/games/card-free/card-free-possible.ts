import { type Reason, reasonAt } from '../../core/reason';
import type { Meld } from '../../hands/hand';
import type { ExposedHand, PossibleRules } from '../../hands/rule-parts';
import type { TileSet } from '../../hands/tile-set';
import { allowedFillers } from './allowed-fillers';
import { exposureFaults } from './check-exposures';
import { completeHand } from './complete-hand';
import { outlookOf } from './completion-costs';
import { type CompletionRules, findCompletion } from './find-completion';
import { missingReason } from './missing-tiles';
import type { CardFreeOptions } from './options';
import { HAND_SIZE } from './patterns';
import type { Reading } from './vocabulary';

const faultsOf = (melds: readonly Meld[], options: CardFreeOptions): readonly Reason[] =>
  melds.flatMap((meld, place) =>
    exposureFaults(meld, options).map(([code, rule, message]) =>
      reasonAt(code, rule, message, ['melds', place], { tiles: meld.tiles }),
    ),
  );

/** How Card Free judges whether a hand can still be completed under these options (AG-31, CF-28). */
export const cardFreePossible = (options: CardFreeOptions, tiles: TileSet): PossibleRules<Reading> => {
  const open: CompletionRules = { options, allowed: allowedFillers(options, true), exposed: true };
  const closed: CompletionRules = { options, allowed: allowedFillers(options, false), exposed: false };
  const rulesFor = ({ melds }: ExposedHand, isClosed: boolean): CompletionRules =>
    isClosed || melds.length === 0 ? closed : open;
  const possible: PossibleRules<Reading> = {
    size: HAND_SIZE,
    faults: (melds) => faultsOf(melds, options),
    isPossible: (hand, isClosed = false) => {
      const outlook = outlookOf(hand);
      return findCompletion(outlook, rulesFor(hand, isClosed), outlook.jokers) !== undefined;
    },
    witness: (hand) => {
      const outlook = outlookOf(hand);
      const completion = findCompletion(outlook, rulesFor(hand, false), outlook.jokers);
      return completion && completeHand(completion.found, hand, outlook, options, tiles);
    },
    missing: (hand) => {
      const outlook = outlookOf(hand);
      const completion = findCompletion(outlook, rulesFor(hand, false));
      return completion === undefined ? [] : [missingReason(completion, outlook, options)];
    },
  };
  return Object.freeze(possible);
};
