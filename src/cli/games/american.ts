import {
  type AmericanOptionsOf,
  type AmericanPreset,
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
  type Result,
  readAmericanOptions,
  type Tile,
} from 'mahjongg/american';
import { copiesOf, groupText, type HandText, tilesText } from '../hand-text';
import { openerOf, type Parts } from '../rule-set';
import { sheetLines } from '../sheets';
import { under } from '../values';
import { counted, oneLine } from '../words';

/** Reads the card of a command line or a request; the path of a fault begins with `card`. */
export const readCard = (text: string): Result<Card> => under('card', parseCard(text));

/** A group in notation; jokers and flowers among different tiles are named without their places. */
const cardGroupText = (group: CardGroup): string => {
  const others = [...copiesOf('F', group.flowers), ...copiesOf('J', group.jokers)];
  const isMixed = group.tile === undefined && others.length > 0;
  return groupText(group) + (isMixed ? ` (${tilesText(others)} among them)` : '');
};

const lineText = ({ section, line, hand, open }: CardLineName): string =>
  `${oneLine(section)}, line ${line}: ${oneLine(hand)} ${open ? 'X' : 'C'}`;

/** How many groups of each kind there are, in order of size: `3 pairs, 2 kongs`. */
const kindsText = ({ groups }: FreeFormLayout): string => {
  const bySize = [...groups].sort((one, other) => one.size - other.size);
  return [...new Set(bySize.map(({ kind }) => kind))]
    .map((kind) => counted(groups.filter((group) => group.kind === kind).length, kind))
    .join(', ');
};

type Reading = FreeFormReading | CardReading;
type Layout = FreeFormLayout | CardLayout;

const groupsOf = (layout: Layout): readonly (readonly Tile[])[] =>
  'section' in layout
    ? layout.groups.map(({ tiles }) => tiles)
    : layout.groups.map(({ tile, size }) => copiesOf(tile, size));

/** The line of the card, or the kinds of groups. */
const nameOf = (layout: Layout): string => ('section' in layout ? lineText(layout) : kindsText(layout));

/** How hands are written in games with a card or without one. */
const textFor = (example: string): HandText<Reading, Layout, FreeFormScore | CardScore> => ({
  example,
  reading: (reading) =>
    'section' in reading
      ? {
          points: reading.value,
          title: lineText(reading),
          details: [reading.groups.map(cardGroupText).join(' ')],
        }
      : { title: reading.groups.map(groupText).join(' '), details: [kindsText(reading)] },
  layout: (layout) => {
    const tiles = groupsOf(layout).map(tilesText).join(' ');
    return 'section' in layout ? `${tiles}, ${lineText(layout)} ${layout.value}` : tiles;
  },
  groups: groupsOf,
  name: nameOf,
  sheet: sheetLines,
});

/** How hands of a card are written. */
export const cardText = textFor('FF 2222B 4444C [666DJ]');

/** A game with a card, or without one; it only gets its own readings. */
const gameByCard = <P extends AmericanPreset>(
  preset: P,
  text: typeof cardText,
  withoutCard: (options: AmericanOptionsOf[P]) => object,
) =>
  openerOf({
    name: preset,
    readOptions: (options) => readAmericanOptions(preset, options),
    card: readCard,
    make: (options, card) =>
      (card === undefined
        ? withoutCard(options)
        : americanCard(card, { ...options, preset })) as unknown as Parts<
        Reading,
        FreeFormWin | CardWin,
        Layout,
        FreeFormScore | CardScore
      >,
    hands: () => text,
  });

export const openAmerican2018 = gameByCard('american-2018', cardText, (options) =>
  americanRules('american-2018', options),
);
export const openNmjl = gameByCard('nmjl', cardText, (options) => americanRules('nmjl', options));
export const openAmericanGame = gameByCard('american-game', textFor('FF 2222B 3333C EE 00'), freeForm);
