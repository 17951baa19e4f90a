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
  type FreeFormGroup,
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
} from 'mahjongg';
import { copiesOf, copiesText, tilesText } from '../copies';
import type { HandText, WinFlags } from '../hand-text';
import { type Parts, type RuleSet, ruleSet } from '../rule-set';
import { sheetLines } from '../sheets';
import { under } from '../values';
import { counted, oneLine } from '../words';

/** Reads the card of a command line or a request; what is wrong with it is said of the card. */
export const readCard = (text: string): Result<Card, Rejection> => under('card', parseCard(text));

/** A group with its jokers, `33BJ`; in brackets if it is exposed. Where jokers stand among different tiles is left open. */
const groupText = ({ tiles, tile, size, jokers, flowers, exposed }: CardGroup): string => {
  const others = [...copiesOf('F', flowers), ...copiesOf('J', jokers)];
  if (tile === undefined)
    return tilesText(tiles) + (others.length === 0 ? '' : ` (${tilesText(others)} among them)`);
  const text = tilesText([...copiesOf(tile, size - others.length), ...others]);
  return exposed ? `[${text}]` : text;
};

const lineText = ({ section, line, hand, open }: CardLineName): string =>
  `${oneLine(section)}, line ${line}: ${oneLine(hand)} ${open ? 'X' : 'C'}`;

const layoutGroups = ({ groups }: CardLayout): readonly (readonly Tile[])[] =>
  groups.map(({ tiles }) => tiles);

const layoutName = (layout: CardLayout): string => `${lineText(layout)} ${layout.value}`;

/** Rules with a card, or without one; then they read no hands. */
type CardRules = Parts<CardReading, CardWin, CardLayout, CardScore>;

const CARD_FLAGS: WinFlags = {
  'own-joker': ['flag', 'the joker was redeemed from an exposure of the winner’s own'],
};

/** How hands of a card are written. */
export const cardText: HandText<CardReading, CardLayout, CardScore> = {
  example: 'FF 2222B 4444C [666DJ]',
  reading: (reading) => ({
    points: reading.value,
    title: lineText(reading),
    details: [reading.groups.map(groupText).join(' ')],
  }),
  layout: (layout) => `${layoutGroups(layout).map(tilesText).join(' ')}, ${layoutName(layout)}`,
  groups: layoutGroups,
  name: layoutName,
  sheet: sheetLines,
  winFlags: CARD_FLAGS,
};

/** A group with its jokers, `33BJ`; in brackets if it is exposed. */
const freeGroupText = ({ tile, size, jokers, exposed }: FreeFormGroup): string => {
  const tiles = tile === 'J' ? 'J'.repeat(size) : copiesText(tile, size - jokers, jokers);
  return exposed ? `[${tiles}]` : tiles;
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

const FREE_FLAGS: WinFlags = {
  'hand-value POINTS': [
    'points',
    'the value of the hand, without the points of a self-drawn tile',
    'score',
    'value',
  ],
};

/** How hands of “The American Game” are written that are played without a card. */
const freeFormText: HandText<FreeFormReading, FreeFormLayout, FreeFormScore> = {
  example: 'FF 2222B 3333C EE 00',
  reading: (reading) => ({
    title: reading.groups.map(freeGroupText).join(' '),
    details: [kindsText(reading)],
  }),
  layout: (layout) => freeGroups(layout).map(tilesText).join(' '),
  groups: freeGroups,
  name: kindsText,
  sheet: sheetLines,
  winFlags: FREE_FLAGS,
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
  winFlags: { ...FREE_FLAGS, ...CARD_FLAGS },
};

const presetGame = (preset: 'american-2018' | 'nmjl', title: string): RuleSet =>
  ruleSet({
    name: preset,
    title,
    readOptions: (options) => readAmericanOptions(preset, options),
    card: readCard,
    make: (options, card): CardRules =>
      card === undefined ? americanRules(preset, options) : americanCard(card, { ...options, preset }),
    hands: cardText,
    play: async () => (await import('../play/racks')).racks,
  });

/** The games that are played by a card. */
export const american2018: RuleSet = presetGame('american-2018', 'American Mah Jongg, the guide of 2018');
export const nmjl: RuleSet = presetGame('nmjl', 'American Mah Jongg as the League plays it');

/** The American Game, with a card or without one; each of the two is only ever given its own readings. */
export const americanGame: RuleSet = ruleSet({
  name: 'american-game',
  title: 'The American Game',
  readOptions: (options) => readAmericanOptions('american-game', options),
  card: readCard,
  make: (options, card) =>
    (card === undefined
      ? freeForm(options)
      : americanCard(card, { ...options, preset: 'american-game' })) as unknown as AmericanGameRules,
  hands: americanGameText,
  play: async () => (await import('../play/racks')).racks,
});
