import {
  AMERICAN_PRESETS,
  type AmericanPreset,
  type AmericanSheetInput,
  type AmericanSheetOptions,
  type AmericanSolitaireSheet,
  americanCard,
  americanSheetText,
  americanSolitaire,
  americanSolitaireSheet,
  type Card,
  type Reason,
  type Rejection,
  type Result,
  readAmericanOptions,
  readAmericanSheetOptions,
  type SolitaireHands,
} from 'mahjongg/american';
import { cardFree, readCardFreeOptions } from 'mahjongg/card-free';
import type { SheetForm, Written } from '../hand-text';
import { type Open, openerOf } from '../rule-set';
import { described, field, isRecord, reasonAt, rejected, success } from '../values';
import { cardText, readCard } from './american';
import { cardFreeText } from './card-free';

interface AmericanSolitaireChoice {
  readonly own: AmericanSheetOptions;
  /** The rule set of the hands with its options; the default one if undefined. */
  readonly hands: HandsChoice | undefined;
}

/** A rule set for the hands: Card Free, or one with a card. */
type HandsChoice =
  | { readonly name: 'card-free'; readonly options: Parameters<typeof cardFree>[0] }
  | { readonly name: AmericanPreset; readonly options: object };

const HANDS: readonly string[] = ['card-free', ...AMERICAN_PRESETS];

const badHands = (given: unknown): Reason =>
  reasonAt(
    'badOption',
    'AS-1',
    `“hands” must be an object with “name”, one of ${HANDS.join(', ')}, and if you like “options”; not ${described(given)}.`,
    ['hands'],
    { known: HANDS },
  );

/** Reads the rule set of the hands in the form of a record: `{ name, options }`. */
const readHands = (given: unknown): Result<HandsChoice | undefined, Rejection> => {
  if (given === undefined) return success(undefined);
  const name = isRecord(given) ? field(given, 'name') : undefined;
  if (!isRecord(given) || !HANDS.includes(name as string)) return rejected(badHands(name ?? given));
  const options = field(given, 'options') ?? {};
  if (name === 'card-free') {
    const read = readCardFreeOptions(options);
    return read.ok ? success({ name, options: read.value }) : read;
  }
  const preset = name as AmericanPreset;
  const read = readAmericanOptions(preset, options);
  return read.ok ? success({ name: preset, options: read.value }) : read;
};

/** Reads the options of the American solitaire, including `hands`. */
const readOptions = (given: unknown): Result<AmericanSolitaireChoice, Rejection> => {
  const { hands: choice, ...rest } = (isRecord(given) ? given : {}) as { readonly hands?: unknown };
  const hands = readHands(choice);
  if (!hands.ok) return hands;
  const own = readAmericanSheetOptions(isRecord(given) ? rest : given);
  return own.ok ? success({ own: own.value, hands: hands.value }) : own;
};

const handsOf = (choice: HandsChoice | undefined, card: Card | undefined): SolitaireHands => {
  if (choice?.name === 'card-free') return cardFree(choice.options);
  if (card === undefined) return cardFree();
  return americanCard(card, { ...choice?.options, preset: choice?.name ?? 'american-2018' });
};

const EXAMPLE: Required<AmericanSheetInput> = {
  cardValue: 30,
  by: 'wall',
  jokerless: true,
  passed: 9,
  discards: 40,
};

/** The American solitaire, with the hands of Card Free or of a card (AS-1). */
export const openAmericanSolitaire = openerOf({
  name: 'american-solitaire',
  readOptions,
  card: readCard,
  make: ({ own, hands }, card) => americanSolitaire(own, handsOf(hands, card)) as unknown as Open['rules'],
  // Its hands are those of another game, and a person fills in its sheet.
  hands: ({ hands }, card) => {
    const text = card === undefined || hands?.name === 'card-free' ? cardFreeText : cardText;
    return { ...text, sheet: undefined } as Written;
  },
  sheet: ({ own }): SheetForm<AmericanSolitaireSheet> => ({
    example: EXAMPLE,
    members: Object.keys(EXAMPLE),
    fill: (sheet) => americanSolitaireSheet(sheet as AmericanSheetInput, own),
    lines: americanSheetText,
  }),
  assumed: () => ({ discards: 0 }),
});
