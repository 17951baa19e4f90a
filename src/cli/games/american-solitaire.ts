import {
  AMERICAN_PRESETS,
  type AmericanSheetInput,
  type AmericanSolitaireSheet,
  americanCard,
  americanSheetText,
  americanSolitaire,
  americanSolitaireSheet,
  type Card,
  type Reason,
  type Result,
  readAmericanOptions,
  readAmericanSheetOptions,
  type SolitaireHands,
} from 'mahjongg/american';
import { cardFree, readCardFreeOptions } from 'mahjongg/card-free';
import type { SheetForm, Written } from '../hand-text';
import { type Open, openerOf } from '../rule-set';
import { described, field, isRecord, type Members, reasonAt, rejected, success } from '../values';
import { cardText, readCard } from './american';
import { cardFreeText } from './card-free';

const HANDS = ['card-free', ...AMERICAN_PRESETS] as const;

/** A rule set for the hands: Card Free, or one with a card. */
interface HandsChoice {
  readonly name: (typeof HANDS)[number];
  readonly options: object;
}

const badHands = (given: unknown): Reason =>
  reasonAt(
    'badOption',
    'AS-1',
    `“hands” must be an object with “name”, one of ${HANDS.join(', ')}, and if you like “options”; not ${described(given)}.`,
    ['hands'],
    { known: HANDS },
  );

/** Reads the rule set of the hands in the form of a record: `{ name, options }`; undefined for the default one. */
const readHands = (given: unknown): Result<HandsChoice | undefined> => {
  if (given === undefined) return success(undefined);
  const name = HANDS.find((one) => one === field(given, 'name'));
  if (name === undefined) return rejected(badHands(field(given, 'name') ?? given));
  const options = field(given, 'options') ?? {};
  const read = name === 'card-free' ? readCardFreeOptions(options) : readAmericanOptions(name, options);
  return read.ok ? success({ name, options: read.value }) : read;
};

/** Reads the options of the American solitaire, including `hands`. */
const readOptions = (given: unknown) => {
  const { hands: choice, ...rest } = (isRecord(given) ? given : {}) as Members;
  const hands = readHands(choice);
  if (!hands.ok) return hands;
  const own = readAmericanSheetOptions(isRecord(given) ? rest : given);
  return own.ok ? success({ own: own.value, hands: hands.value }) : own;
};

const handsOf = (choice: HandsChoice | undefined, card: Card | undefined): SolitaireHands => {
  const { name = 'american-2018', options } = choice ?? {};
  if (name === 'card-free') return cardFree(options);
  return card === undefined ? cardFree() : americanCard(card, { ...options, preset: name });
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
