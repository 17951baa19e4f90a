import { fingerprintOf } from '../../../core/fingerprint';
import { onFirstUse } from '../../../core/first-use';
import { MisuseError, misused, soundOf } from '../../../core/misuse';
import { isAnswer, isRecord, ownValue } from '../../../core/own-values';
import { type Reason, reasonAt } from '../../../core/reason';
import { isSameValue } from '../../../core/same-value';
import type { HasPayouts } from '../../../hands/payouts';
import { isPoints, MOST_POINTS } from '../../../hands/points';
import type { HandRules, HasGoals, HasHands, HasPossible, HasScore } from '../../../hands/rule-parts';
import type { HasScouting } from '../../../hands/scout-rules';
import { keptValues } from '../../../questions/kept-values';
import type {
  AmericanChoices,
  AmericanGameOptions,
  AmericanOptionsOf,
  AmericanPreset,
  GuideOptions,
} from '../options';
import { readAmericanOptions } from '../options';
import { americanPayouts } from '../payouts';
import type { HasTable } from '../rack-table';
import { americanTable } from '../table';
import { americanTiles } from '../tiles';
import { checkCardHand } from './check';
import { cardGoals } from './distance/goals';
import { heldHand } from './exposures';
import { parseCard } from './language/parse-card';
import { cardVariants, concealedBonus } from './layouts/list-variants';
import { everyVariant, layoutOf } from './layouts/templates';
import { cardPossible } from './possible/card-possible';
import { cardScouting } from './possible/scouting';
import { fitterOf, heldTiles } from './readings/fitting-variants';
import { hasReading, listReadings } from './readings/list-readings';
import { cardReasons } from './reasons/card-reasons';
import { type CardScore, scoreCardReading } from './score';
import type { Card, CardLayout, CardReading, CardRules, CardWin } from './vocabulary';

/** An American rule set with a card of hands, under one choice of options. */
export interface AmericanCard<P extends AmericanPreset = AmericanPreset>
  extends HasHands<CardReading, CardWin, CardLayout>,
    HasScore<CardReading, CardWin, CardScore>,
    HasPossible<CardReading>,
    HasGoals<CardLayout>,
    HasScouting,
    HasPayouts,
    HasTable {
  /** Which rule set it is. */
  readonly name: P;
  /** The options in force, with the rule set’s defaults filled in. */
  readonly options: AmericanOptionsOf[P] & Readonly<Record<string, unknown>>;
  /** The card in play. */
  readonly card: Card;
  /** The card’s fingerprint, for records. */
  readonly fingerprint: string;
  /** The same rules with exposures that keep their size (AS-6); left out if they always do (AG-19). */
  readonly keepingExposures?: (() => AmericanCard<P>) | undefined;
}

/** The rule set and any of its options. */
export type AmericanCardChoices<P extends AmericanPreset = AmericanPreset> = AmericanChoices<P> & {
  /** The rule set; `american-2018` if left out. */
  readonly preset?: P | undefined;
};

/** Defaults for options that only some of the rule sets have. */
const USUAL = { concealedWinOnDiscard: true, flowersAsJokers: false, jokerlessExemptsAllPairs: false };

const cardRules = (
  card: Card,
  options: GuideOptions | AmericanGameOptions,
  exposuresGrow: boolean,
): CardRules => ({ ...USUAL, ...options, card, exposuresGrow });

function* layoutsOf(rules: CardRules): Generator<CardLayout> {
  for (const variant of everyVariant(cardVariants(rules))) yield layoutOf(variant);
}

const cardHands = (
  rules: CardRules,
  wins: readonly CardWin['by'][],
): HandRules<CardReading, CardWin, CardLayout> => {
  const fitsAny = onFirstUse(() => fitterOf(cardVariants(rules)));
  return Object.freeze({
    wins,
    check: (hand, win) => checkCardHand(hand, win, rules),
    readings: (hand, win) => listReadings({ rules, held: heldHand(hand), win }),
    isWinning: (hand, win) => {
      const isClosed = hand.melds.length === 0;
      // Few hands fit any variant; exposures and the win matter only for those.
      if (!fitsAny()(isClosed ? hand : heldTiles(heldHand(hand).all))) return false;
      if (isClosed && win === undefined) return true;
      return hasReading({ rules, held: heldHand(hand), win });
    },
    reasons: (hand, win, faults) => cardReasons(rules, hand, win, faults),
    layouts: () => layoutsOf(rules),
    notes: Object.freeze([]),
    growing: rules.exposuresGrow,
  } satisfies HandRules<CardReading, CardWin, CardLayout>);
};

/** The values of a card’s lines, for hands with or without exposures. */
const values = (rules: CardRules, isExposed: boolean): readonly number[] =>
  rules.card.sections.flatMap(({ lines }) =>
    lines.map((line) => line.value + concealedBonus(line, isExposed, rules)),
  );

/** The reason against an option that raises a line over the limit of points; a line’s own bonus is checked with the card. */
const overLimit = (best: number, bonus: number): Reason => {
  const message = `With the option concealedBonus ${bonus} the best line of this card is worth ${best} points; at most ${MOST_POINTS} can be paid. Lower the option.`;
  return reasonAt('badOption', 'AG-23', message, ['concealedBonus']);
};

const make = <P extends AmericanPreset>(
  preset: P,
  options: AmericanOptionsOf[P],
  card: Card,
  fingerprint: string,
  exposuresGrow = preset === 'american-game',
): AmericanCard<P> => {
  const rules = cardRules(card, options, exposuresGrow);
  const best = Math.max(...values(rules, false));
  if (!isPoints(best)) throw new MisuseError([overLimit(best, options.concealedBonus)]);
  const payouts = americanPayouts(preset, options, best);
  return Object.freeze({
    name: preset,
    options: options as AmericanCard<P>['options'],
    card,
    fingerprint,
    tiles: americanTiles(preset),
    hands: cardHands(rules, Object.freeze(Object.keys(payouts.wins)) as readonly CardWin['by'][]),
    possible: cardPossible(rules),
    scouting: cardScouting(rules),
    goals: cardGoals(rules),
    score: (reading, _, win) => scoreCardReading(reading, win, rules),
    payouts,
    table: americanTable(preset, options, Math.min(...values(rules, true))),
    ...(!options.pairOnDiscard && {
      afterCall: onFirstUse(() =>
        make(preset, { ...options, pairOnDiscard: true }, card, fingerprint, exposuresGrow),
      ),
    }),
    ...(exposuresGrow && {
      keepingExposures: onFirstUse(() => make(preset, options, card, fingerprint, false)),
    }),
  } satisfies AmericanCard<P>);
};

/** Reads a card; an answer of `parseCard` that was not unwrapped gets its own message. */
const cardFrom = (given: unknown, asking: string): Card => {
  if (isAnswer(given))
    misused(
      `\`${asking}\` needs a card, not the result of \`parseCard\`. Write unwrap(parseCard(…)).`,
      'notACard',
    );
  return soundOf(parseCard(given));
};

/** The options without `preset`, unread. */
const withoutPreset = (choices: object): object => {
  const { preset: _, ...others } = Object.getOwnPropertyDescriptors(choices) as PropertyDescriptorMap;
  return Object.create(null, others);
};

const kept = /* @__PURE__ */ keptValues<AmericanCard>();

/**
 * Makes the rule set of an American game with a card of hands (AG-15 to AG-30, TG-1 to TG-16).
 *
 * @param card - The card, as `parseCard` returns it.
 * @param choices - The rule set as `preset`: the 2018 guide (`american-2018`, the default), the League’s practice
 * (`nmjl`) or “The American Game” (`american-game`); and any of its options.
 * @returns The rule set; the same card and options return the same object. A bad card, unknown or bad options, or a
 * `concealedBonus` that raises a line over 1,000,000 points throws a `MisuseError`; `parseCard` and
 * `readAmericanOptions` return reasons instead.
 * @example
 * ```ts
 * import { americanCard, practiceCard, validateHand } from 'mahjongg/american';
 *
 * const rules = americanCard(practiceCard, { preset: 'nmjl' });
 * const answer = validateHand('111B GGG [111C] [RRR] FF', { rules });
 * answer.valid && [answer.best.section, answer.best.value]; // => ['Like Numbers', 25]
 * ```
 */
export const americanCard = <P extends AmericanPreset = 'american-2018'>(
  card: Card,
  choices: AmericanCardChoices<P> = {},
): AmericanCard<P> => {
  const read = cardFrom(card, 'americanCard');
  const given = isRecord(choices) ? ownValue(choices, 'preset') : undefined;
  const preset = (given ?? 'american-2018') as P;
  const options = soundOf(readAmericanOptions(preset, isRecord(choices) ? withoutPreset(choices) : choices));
  const fingerprint = fingerprintOf(read);
  const key = `${preset} ${JSON.stringify(options)} ${fingerprint}`;
  const fresh = (): AmericanCard => make(preset, options, read, fingerprint) as AmericanCard;
  const rules = kept(key, fresh);
  // Two different cards with one fingerprint would be a forgery; each call then gets its own rule set.
  return (isSameValue(read, rules.card) ? rules : fresh()) as AmericanCard<P>;
};

/**
 * Gives a card a fingerprint that depends on everything it holds.
 *
 * It tells different cards and editions apart; it does not protect against a forged card.
 *
 * @param card - The card, as `parseCard` returns it.
 * @returns 32 hexadecimal digits, the same for cards with the same content. A bad card throws a `MisuseError`.
 * @example
 * ```ts
 * import { cardFingerprint, practiceCard } from 'mahjongg/american';
 *
 * cardFingerprint(practiceCard).length; // => 32
 * ```
 */
export const cardFingerprint = (card: Card): string => fingerprintOf(cardFrom(card, 'cardFingerprint'));

/**
 * Counts the variants of all hands of a card, as the limits for cards do (AG-25).
 *
 * Each choice of alternatives, letters, suits and years counts once; choices for groups of anything are not counted.
 *
 * @param card - The card, as `parseCard` returns it.
 * @returns The number of variants. A bad card throws a `MisuseError`.
 * @example
 * ```ts
 * import { countCardVariants, practiceCard } from 'mahjongg/american';
 *
 * countCardVariants(practiceCard); // => 1297
 * ```
 */
export const countCardVariants = (card: Card): number =>
  cardVariants({
    card: cardFrom(card, 'countCardVariants'),
    fixedColours: false,
    flowersAsJokers: false,
  }).length;
