import { onFirstUse } from '../../core/first-use';
import { soundOf } from '../../core/misuse';
import type { HasPayouts } from '../../hands/payouts';
import type { HandRules, HasGoals, HasHands, HasPossible, HasScore, Remark } from '../../hands/rule-parts';
import type { HasScouting } from '../../hands/scout-rules';
import { type TileSet, tilesWith } from '../../hands/tile-set';
import { keptRules } from '../../questions/kept-rules';
import { nmjlPayouts } from '../american/nmjl-payouts';
import type { HasTable } from '../american/rack-table';
import { checkExposures } from './check';
import { cardFreeGoals } from './distance';
import { listLayouts } from './layouts/search';
import {
  CARD_FREE_DEFAULTS,
  type CardFreeChoices,
  type CardFreeOptions,
  type CardFreeRules,
  readCardFreeOptions,
} from './options';
import { cardFreePossible } from './possible';
import { hasReading, listReadings } from './readings';
import { reasonsFor } from './reasons/reasons';
import { type CardFreeScore, scoreReading } from './score';
import { cardFreeScouting } from './scouting';
import { cardFreeTable, mayWinCardFree } from './table';
import type { CardFreeWin, Layout, Reading } from './vocabulary';

/** The 152 tiles of Card Free (CF-1), or 144 without four flowers and four jokers (CF-32). */
const cardFreeTiles = ({ houseRules }: CardFreeOptions): TileSet =>
  houseRules.removeFlowersAndJokers ? tilesWith(4, 'CF-32') : tilesWith(8, 'CF-1');

const NO_DRAGONS_LOVE: Remark = /* @__PURE__ */ Object.freeze({
  code: 'noDragonsLove',
  rule: 'CF-32',
  message: "With four flowers and four jokers taken out, Dragon's Love cannot be made.",
});

const notesFor = ({ houseRules, jokersInFlowerPungs }: CardFreeOptions): readonly Remark[] =>
  houseRules.removeFlowersAndJokers && !jokersInFlowerPungs ? [NO_DRAGONS_LOVE] : [];

/** How hands are read under these rules. */
const cardFreeHands = (rules: CardFreeRules): HandRules<Reading, CardFreeWin, Layout> =>
  Object.freeze({
    wins: Object.freeze(['wall', 'discard', 'jokerExchange', 'misnamedDiscard', 'charleston'] as const),
    check: (hand, win) => checkExposures(hand, win, rules),
    readings: (hand, win) => listReadings(hand, win, rules),
    isWinning: (hand, win) => hasReading(hand, win, rules),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, rules),
    layouts: ({ dragonHands }) => listLayouts(rules, dragonHands === true),
    notes: Object.freeze(notesFor(rules)),
  } satisfies HandRules<Reading, CardFreeWin, Layout>);

/** The parts of Card Free that read, score and settle hands, under one choice of options. */
export interface CardFreeCore
  extends HasHands<Reading, CardFreeWin, Layout>,
    HasScore<Reading, CardFreeWin, CardFreeScore>,
    HasPayouts {
  /** Always `card-free`. */
  readonly name: 'card-free';
  /** The options in force, with defaults filled in. */
  readonly options: CardFreeOptions & Readonly<Record<string, unknown>>;
}

/** Makes the core rule set for options already read, and the rules that hands are read under. */
const makeCardFree = (options: CardFreeOptions, rules: CardFreeRules = options): CardFreeCore =>
  Object.freeze({
    name: 'card-free' as const,
    options: options as CardFreeCore['options'],
    tiles: cardFreeTiles(options),
    hands: cardFreeHands(rules),
    score: (reading, _, win) => scoreReading(reading, win, options),
    payouts: nmjlPayouts(options.jokerlessExemptsAllPairs),
  } satisfies CardFreeCore);

/** Card Free as the rulebook plays it; always the same object. */
export const standardCardFree: () => CardFreeCore = /* @__PURE__ */ onFirstUse(() =>
  makeCardFree(CARD_FREE_DEFAULTS),
);

/** Card Free American Mah Jongg under one choice of options. */
export interface CardFree
  extends CardFreeCore,
    Pick<HasPossible<Reading>, 'possible'>,
    Pick<HasGoals<Layout>, 'goals'>,
    Pick<HasScouting, 'scouting'>,
    Required<HasTable> {}

/** All parts of the rule set; the core is made separately, for bundles that need only that. */
const make = (options: CardFreeOptions, afterCall = false): CardFree => {
  const rules = afterCall ? { ...options, afterCall } : options;
  const core = makeCardFree(options, rules);
  return Object.freeze({
    ...core,
    possible: cardFreePossible(rules),
    goals: cardFreeGoals(rules),
    scouting: cardFreeScouting(rules),
    table: cardFreeTable(options),
    atLevel: (skillLevel: number) => cardFree({ ...options, skillLevel } as CardFreeChoices),
    afterCall: onFirstUse(() => make(options, true)),
    mayWin: mayWinCardFree,
  });
};

const standardRules = /* @__PURE__ */ onFirstUse(() => make(CARD_FREE_DEFAULTS));

const kept = /* @__PURE__ */ keptRules(make);

/**
 * Makes the rule set of Card Free American Mah Jongg (CF-1 to CF-39).
 *
 * @param choices - House rules, the skill level and other options; those left out are as the rulebook plays them.
 * @returns The rule set; the same options return the same object. Unknown or bad options throw a `MisuseError`;
 * `readCardFreeOptions` returns reasons instead.
 * @example
 * ```ts
 * import { cardFree, validateHand } from 'mahjongg';
 *
 * const rules = cardFree({ skillLevel: 2, houseRules: { requireBonus: true } });
 * validateHand('22D 333D J44D [555D] [666D]', { rules }).valid; // => true
 * ```
 */
export const cardFree = (choices?: CardFreeChoices): CardFree => {
  if (choices === undefined) return standardRules();
  const options = soundOf(readCardFreeOptions(choices));
  const isStandard = JSON.stringify(options) === JSON.stringify(CARD_FREE_DEFAULTS);
  return isStandard ? standardRules() : kept(options);
};
