import { type AmericanPreset, americanCard, freeForm, readAmericanOptions } from 'mahjongg';
import { type Game, openGame } from './game';
import type { FactField } from './shown';

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
  open: (options, card) => openGame(americanCard(card, { ...options, preset })),
});

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
  open: (options) => openGame(freeForm(options)),
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
