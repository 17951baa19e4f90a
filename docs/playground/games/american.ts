import {
  type AmericanPreset,
  americanCard,
  type CardGroup,
  type CardLayout,
  type CardLayoutGroup,
  type CardLineName,
  type CardReading,
  type CardScore,
  type FreeFormGroup,
  type FreeFormLayout,
  type FreeFormReading,
  type FreeFormScore,
  freeForm,
  readAmericanOptions,
  type Tile,
} from 'mahjongg';
import { type Game, openGame, type Shows } from './game';
import { sheetOf } from './sheet';
import type { FactField, ShownGroup } from './shown';

const copies = (tile: Tile, count: number): readonly Tile[] => Array.from({ length: count }, () => tile);

const SIZES = ['', 'single', 'pair', 'pung', 'kong', 'quint', 'sextet'];

const groupLabel = ({ tile, tiles }: CardLayoutGroup): string =>
  tile === undefined ? 'singles' : (SIZES[tiles.length] ?? 'group');

const cardGroup = (group: CardLayoutGroup & Partial<CardGroup>): ShownGroup => {
  const { tiles, tile, size, jokers = 0, flowers = 0, exposed } = group;
  const label = groupLabel(group);
  const stand = [...copies('F', flowers), ...copies('J', jokers)];
  if (stand.length === 0) return { tiles, label, exposed };
  // Where jokers stand among different tiles is left open.
  if (tile === undefined)
    return { tiles, label: `${label}, ${stand.length} of them as ${stand.join(' ')}`, exposed };
  return { tiles: [...copies(tile, size - stand.length), ...stand], label, exposed };
};

const lineTitle = ({ section, line, hand, open }: CardLineName): string =>
  `${section}, line ${line}: ${hand} (${open ? 'may be exposed' : 'concealed'})`;

const cardShows: Shows<CardReading, CardScore, CardLayout> = {
  reading: (reading) => ({
    title: lineTitle(reading),
    points: `${reading.value} points`,
    groups: reading.groups.map(cardGroup),
    details: [],
  }),
  sheet: sheetOf,
  layout: (layout, value) => ({
    title: lineTitle(layout),
    points: `${value} points`,
    groups: layout.groups.map(cardGroup),
    details: [],
  }),
  waitPoints: ({ total }) => `${total} points`,
};

const OWN_JOKER: FactField = {
  name: 'ownJoker',
  label: 'The joker came from an exposure of one’s own',
  kind: 'switch',
};

const CARD_EXAMPLES: Game['examples'] = [
  { label: 'Kongs in a row', hand: 'FF 7777B 888CJ [0000]', by: 'discard', tile: '7B' },
  { label: 'A year hand', hand: '2C 0 26C FFFF 2222D 66B' },
  { label: 'Not a win: a tile is wrong', hand: 'FF 7777B 8888C 000 E' },
];

const cardGame = (name: Game['name'], preset: AmericanPreset, title: string, about: string): Game => ({
  name,
  title,
  about,
  size: '14 tiles',
  needsCard: true,
  flowers: 'held',
  concealedMelds: false,
  facts: [OWN_JOKER],
  examples: CARD_EXAMPLES,
  readOptions: (value) => readAmericanOptions(preset, value),
  open: (options, card) => openGame(americanCard(card, { ...options, preset }), cardShows),
});

const freeGroup = ({
  tile,
  kind,
  size,
  jokers = 0,
  exposed,
}: Pick<FreeFormGroup, 'tile' | 'kind' | 'size'> & Partial<FreeFormGroup>): ShownGroup => ({
  tiles: tile === 'J' ? copies('J', size) : [...copies(tile, size - jokers), ...copies('J', jokers)],
  label: kind,
  exposed,
});

const kinds = (groups: FreeFormLayout['groups']): string => {
  const counts = new Map<string, number>();
  for (const { kind } of [...groups].sort((one, other) => one.size - other.size))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}${count > 1 ? 's' : ''}`).join(', ');
};

const freeShows: Shows<FreeFormReading, FreeFormScore, FreeFormLayout> = {
  reading: ({ groups }) => ({ title: kinds(groups), points: '', groups: groups.map(freeGroup), details: [] }),
  sheet: sheetOf,
  layout: ({ groups }, value) => ({
    title: kinds(groups),
    points: `${value} points`,
    groups: groups.map(freeGroup),
    details: [],
  }),
  waitPoints: ({ total }) => `${total} points`,
};

/** “The American Game” without a card. */
const FREE_FORM: Game = {
  name: 'american-game',
  title: 'The American Game',
  about: 'Any pairs, pungs, kongs, quints and sextets; the players say what the hand is worth.',
  size: '14 tiles',
  needsCard: false,
  flowers: 'held',
  concealedMelds: false,
  facts: [{ name: 'value', label: 'Value of the hand', kind: 'number', most: 1_000_000 }],
  examples: [
    { label: 'Kongs and pairs', hand: 'FF 2222B 3333C EE 00' },
    { label: 'With jokers', hand: 'FFFF 222BJ [333CJ] EE' },
  ],
  readOptions: (value) => readAmericanOptions('american-game', value),
  open: (options) => openGame(freeForm(options), freeShows),
};

/** The games played with American tiles and a card, and the one without. */
export const AMERICAN: readonly Game[] = [
  cardGame(
    'american-2018',
    'american-2018',
    'American, by card',
    'The guide of 2018, with a card of hands: the practice card, or one that you write.',
  ),
  cardGame(
    'nmjl',
    'nmjl',
    'American, League practice',
    'A card of hands and the payments of the League’s practice.',
  ),
  FREE_FORM,
  cardGame(
    'american-game-card',
    'american-game',
    'The American Game, by card',
    'The American Game with a card of hands; exposures may grow.',
  ),
];
