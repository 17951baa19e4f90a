import { isRecord, ownValue } from '../core/own-values';
import { described, type Reason, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import type { AmericanPreset } from '../games/american/american-options';
import {
  type AmericanSolitaire,
  americanSolitaire,
  type SolitaireHands,
} from '../games/american/american-solitaire';
import type { Card } from '../games/american/card/card';
import { americanCard } from '../games/american/card/rules';
import { AMERICAN_PRESETS, readAmericanOptions } from '../games/american/read-american-options';
import { type AmericanSheetOptions, readAmericanSheetOptions } from '../games/american/solitaire-sheet';
import { readCardFreeOptions } from '../games/card-free/options';
import { cardFree } from '../games/card-free/rules';

/** The options of the American solitaire in the program: those of the game, and whose hands are played for. */
export interface AmericanSolitaireChoice {
  /** The options of the game. */
  readonly own: AmericanSheetOptions;
  /** The rule set of the hands with its options; the usual one if undefined. */
  readonly hands: HandsChoice | undefined;
}

/** A rule set of hands: Card Free, or one that is played by a card. */
type HandsChoice =
  | { readonly name: 'card-free'; readonly options: Parameters<typeof cardFree>[0] }
  | { readonly name: AmericanPreset; readonly options: object };

const HANDS: readonly string[] = ['card-free', ...AMERICAN_PRESETS];

const badHands = (given: unknown): Reason => ({
  code: 'badOption',
  rule: 'AS-1',
  message: `“hands” names one of ${HANDS.join(', ')} under “name”, and if you like its “options”; not ${described(given)}.`,
  at: { path: ['hands'] },
  params: { known: HANDS },
});

/** Reads whose hands are played for, as records have it: `{ name, options }`. */
const readHands = (given: unknown): Result<HandsChoice | undefined, Rejection> => {
  if (given === undefined) return success(undefined);
  const name = isRecord(given) ? ownValue(given, 'name') : undefined;
  if (!isRecord(given) || !HANDS.includes(name as string)) return rejected(badHands(name ?? given));
  const options = ownValue(given, 'options') ?? {};
  if (name === 'card-free') {
    const read = readCardFreeOptions(options);
    return read.ok ? success({ name, options: read.value }) : read;
  }
  const preset = name as AmericanPreset;
  const read = readAmericanOptions(preset, options);
  return read.ok ? success({ name: preset, options: read.value }) : read;
};

/** Reads the options of the American solitaire, with `hands` among them. */
export const readAmericanSolitaireOptions = (given: unknown): Result<AmericanSolitaireChoice, Rejection> => {
  if (!isRecord(given)) {
    const own = readAmericanSheetOptions(given);
    return own.ok ? success({ own: own.value, hands: undefined }) : own;
  }
  const hands = readHands(ownValue(given, 'hands'));
  if (!hands.ok) return hands;
  const rest = Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'hands'));
  const own = readAmericanSheetOptions(rest);
  return own.ok ? success({ own: own.value, hands: hands.value }) : own;
};

const handsOf = (choice: HandsChoice | undefined, card: Card | undefined): SolitaireHands => {
  if (choice?.name === 'card-free') return cardFree(choice.options);
  if (card === undefined) return cardFree();
  return americanCard(card, { ...choice?.options, preset: choice?.name ?? 'american-2018' });
};

/** The American solitaire under these options, by this card if there is one (AS-1). */
export const americanSolitaireBy = (
  { own, hands }: AmericanSolitaireChoice,
  card: Card | undefined,
): AmericanSolitaire => americanSolitaire(own, handsOf(hands, card));
