import {
  americanCard,
  americanRules,
  type Card,
  type CardGroup,
  type CardLayout,
  type CardLineName,
  type CardReading,
  type CardScore,
  type CardWin,
  type FreeFormLayout,
  type FreeFormReading,
  type FreeFormScore,
  type FreeFormWin,
  freeForm,
  parseCard,
  type Rejection,
  type Result,
  readAmericanOptions,
  type Tile,
} from 'mahjongg/american';
import { copiesOf, groupText, tilesText } from '../copies';
import type { HandText } from '../hand-text';
import { openerOf, type Parts } from '../rule-set';
import { sheetLines } from '../sheets';
import { under } from '../values';
import { counted, oneLine } from '../words';

/** Reads the card of a command line or a request; what is wrong with it is said of the card. */
export const readCard = (text: string): Result<Card, Rejection> => under('card', parseCard(text));

/** A group in notation; where jokers and flowers stand among different tiles is left open. */
const cardGroupText = (group: CardGroup): string => {
  const others = [...copiesOf('F', group.flowers), ...copiesOf('J', group.jokers)];
  const isMixed = group.tile === undefined && others.length > 0;
  return groupText(group) + (isMixed ? ` (${tilesText(others)} among them)` : '');
};

const lineText = ({ section, line, hand, open }: CardLineName): string =>
  `${oneLine(section)}, line ${line}: ${oneLine(hand)} ${open ? 'X' : 'C'}`;

const layoutGroups = ({ groups }: CardLayout): readonly (readonly Tile[])[] =>
  groups.map(({ tiles }) => tiles);

const layoutName = (layout: CardLayout): string => `${lineText(layout)} ${layout.value}`;

/** Rules with a card, or without one; then they read no hands. */
type CardRules = Parts<CardReading, CardWin, CardLayout, CardScore>;

/** How hands of a card are written. */
export const cardText: HandText<CardReading, CardLayout, CardScore> = {
  example: 'FF 2222B 4444C [666DJ]',
  reading: (reading) => ({
    points: reading.value,
    title: lineText(reading),
    details: [reading.groups.map(cardGroupText).join(' ')],
  }),
  layout: (layout) => `${layoutGroups(layout).map(tilesText).join(' ')}, ${layoutName(layout)}`,
  groups: layoutGroups,
  name: layoutName,
  sheet: sheetLines,
};

/** How many groups of each kind there are, in order of size: `3 pairs, 2 kongs`. */
const kindsText = ({ groups }: FreeFormLayout): string => {
  const bySize = [...groups].sort((one, other) => one.size - other.size);
  return [...new Set(bySize.map(({ kind }) => kind))]
    .map((kind) => counted(groups.filter((group) => group.kind === kind).length, kind))
    .join(', ');
};

const freeGroups = ({ groups }: FreeFormLayout): readonly (readonly Tile[])[] =>
  groups.map(({ tile, size }) => copiesOf(tile, size));

/** How hands of “The American Game” are written that are played without a card. */
const freeFormText: HandText<FreeFormReading, FreeFormLayout, FreeFormScore> = {
  example: 'FF 2222B 3333C EE 00',
  reading: (reading) => ({
    title: reading.groups.map(groupText).join(' '),
    details: [kindsText(reading)],
  }),
  layout: (layout) => freeGroups(layout).map(tilesText).join(' '),
  groups: freeGroups,
  name: kindsText,
  sheet: sheetLines,
};

type Reading = FreeFormReading | CardReading;
type Layout = FreeFormLayout | CardLayout;
type Score = FreeFormScore | CardScore;

type AmericanGameRules = Parts<Reading, FreeFormWin | CardWin, Layout, Score>;

const americanGameText: HandText<Reading, Layout, Score> = {
  example: freeFormText.example,
  reading: (reading) => ('section' in reading ? cardText.reading(reading) : freeFormText.reading(reading)),
  layout: (layout) => ('section' in layout ? cardText.layout(layout) : freeFormText.layout(layout)),
  groups: (layout) => ('section' in layout ? layoutGroups(layout) : freeGroups(layout)),
  name: (layout) => ('section' in layout ? layoutName(layout) : kindsText(layout)),
  sheet: sheetLines,
};

const presetGame = (preset: 'american-2018' | 'nmjl') =>
  openerOf({
    name: preset,
    readOptions: (options) => readAmericanOptions(preset, options),
    card: readCard,
    make: (options, card): CardRules =>
      card === undefined ? americanRules(preset, options) : americanCard(card, { ...options, preset }),
    hands: () => cardText,
  });

/** The games that are played by a card. */
export const openAmerican2018 = presetGame('american-2018');
export const openNmjl = presetGame('nmjl');

/** The American Game, with a card or without one; each of the two is only ever given its own readings. */
export const openAmericanGame = openerOf({
  name: 'american-game',
  readOptions: (options) => readAmericanOptions('american-game', options),
  card: readCard,
  make: (options, card) =>
    (card === undefined
      ? freeForm(options)
      : americanCard(card, { ...options, preset: 'american-game' })) as unknown as AmericanGameRules,
  hands: () => americanGameText,
});
