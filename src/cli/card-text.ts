import { rejected } from '../core/reason';
import { parseCard } from '../games/american/card/language/parse-card';
import type { CardScore } from '../games/american/card/score';
import type {
  Card,
  CardGroup,
  CardLayout,
  CardLineName,
  CardReading,
  CardWin,
} from '../games/american/card/vocabulary';
import type { Tile } from '../tiles/tile';
import { tilesText } from '../tiles/tiles-text';
import { oneLine } from './plain';
import type { CardForm, HandText, Parts, WinFlag } from './rule-set';
import { sheetLines } from './sheet-text';

/** Reads the card of a command line or a request; what is wrong with it is said of the card. */
export const cardForm: CardForm<Card> = {
  read: (text) => {
    const read = parseCard(text);
    if (read.ok) return read;
    return rejected(
      ...read.error.reasons.map((reason) => ({
        ...reason,
        at: { ...reason.at, path: ['card', ...(reason.at?.path ?? [])] },
      })),
    );
  },
};

/** A group with its jokers, `33BJ`; in brackets if it is exposed. Where jokers stand among different tiles is left open. */
const groupText = ({ tiles, tile, size, jokers, flowers, exposed }: CardGroup): string => {
  const others: readonly Tile[] = [...'F'.repeat(flowers), ...'J'.repeat(jokers)] as Tile[];
  if (tile === undefined)
    return tilesText(tiles) + (others.length === 0 ? '' : ` (${tilesText(others)} among them)`);
  const own = Array.from({ length: size - others.length }, () => tile);
  const text = tilesText([...own, ...others]);
  return exposed ? `[${text}]` : text;
};

const placeText = ({ section, line }: CardLineName): string => `${oneLine(section)}, line ${line}`;

const lineText = (name: CardLineName): string =>
  `${placeText(name)}: ${oneLine(name.hand)} ${name.open ? 'X' : 'C'}`;

const layoutTiles = ({ groups }: CardLayout): string => groups.map(({ tiles }) => tilesText(tiles)).join(' ');

/** Rules with a card, or without one; then they read no hands. */
export type CardRuleSet = Parts<CardReading, CardWin, CardLayout, CardScore>;

/** What may be said of the win. */
export const CARD_FLAGS: readonly WinFlag[] = [
  {
    name: 'own-joker',
    field: 'ownJoker',
    kind: 'flag',
    help: 'the joker was redeemed from an exposure of the winner’s own',
  },
];

/** How hands of a card are written. */
export const cardText: HandText<CardReading, CardLayout, CardScore> = {
  example: 'FF 2222B 4444C [666DJ]',
  reading: (reading) => ({
    points: reading.value,
    title: lineText(reading),
    details: [reading.groups.map(groupText).join(' ')],
  }),
  layout: (layout) => `${layoutTiles(layout)}, ${lineText(layout)} ${layout.value}`,
  brief: (layout) => `${layoutTiles(layout)}, ${placeText(layout)}`,
  sheet: sheetLines,
  winFlags: CARD_FLAGS,
};
