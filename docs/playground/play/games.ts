import type { GameName } from '../games/game';
import type { Table } from './session';
import { cardFreeTable } from './tables/card-free';

/** The games that are played on the page. */
export type PlayedName =
  | 'card-free'
  | 'american-2018'
  | 'american-game'
  | 'year'
  | 'chinese'
  | 'american'
  | 'american-card';

/** A game to be played. */
export interface PlayedGame {
  readonly name: PlayedName;
  readonly title: string;
  readonly about: string;
  /** The rules by which its racks are analyzed. */
  readonly analyzed: GameName;
  /** The rules its records name. */
  readonly rules: string;
  /** Whether its hands are those of a card. */
  readonly byCard: boolean;
  /** How strong the others play, the usual strength first; nobody in a solitaire. */
  readonly rivals: readonly string[];
  /** Loads its table; a card from a text is the practice card if it cannot be read. */
  readonly load: (card: string | undefined) => Promise<Table>;
}

const STRENGTHS: readonly string[] = ['regular', 'beginner', 'expert'];

/** Every game of the page, the first one shown first. */
export const GAMES: readonly [PlayedGame, ...PlayedGame[]] = [
  {
    name: 'card-free',
    title: 'Card Free',
    about: 'American mah jongg without a card: pass tiles in the Charleston, then draw and discard.',
    analyzed: 'card-free',
    rules: 'card-free',
    byCard: false,
    rivals: STRENGTHS,
    load: async () => cardFreeTable(),
  },
  {
    name: 'american-2018',
    title: 'American, by card',
    about: 'You play for a hand of the card: the practice card, or yours.',
    analyzed: 'american-2018',
    rules: 'american-2018',
    byCard: true,
    rivals: STRENGTHS,
    load: async (card) => (await import('./tables/american')).cardTable(card),
  },
  {
    name: 'american-game',
    title: 'The American Game',
    about: 'Any pairs, pungs, kongs, quints and sextets win; the players say what a hand is worth.',
    analyzed: 'american-game',
    rules: 'american-game',
    byCard: false,
    rivals: STRENGTHS,
    load: async () => (await import('./tables/american')).freeFormTable(),
  },
  {
    name: 'year',
    title: 'The Year game',
    about: 'Chows, pungs, pairs, kongs and Years with no tile left over; flowers bring replacements.',
    analyzed: 'year',
    rules: 'year',
    byCard: false,
    rivals: ['greedy', 'random'],
    load: async () => (await import('./tables/year')).yearTable(),
  },
  {
    name: 'chinese',
    title: 'Chinese solitaire',
    about:
      'Four sets and a pair; you are East, the three others only draw and discard. Claim what you can use.',
    analyzed: 'chinese-solitaire',
    rules: 'chinese-solitaire',
    byCard: false,
    rivals: [],
    load: async () => (await import('./tables/chinese')).chineseTable(),
  },
  {
    name: 'american',
    title: 'American solitaire, Card Free',
    about: 'First a Charleston against the wall, then play for a Card Free hand.',
    analyzed: 'card-free',
    rules: 'american-solitaire',
    byCard: false,
    rivals: [],
    load: async () => (await import('./tables/american-solitaire')).solitaireTable(),
  },
  {
    name: 'american-card',
    title: 'American solitaire, by card',
    about:
      'First a Charleston against the wall, then play for a hand of the card: the practice card, or yours.',
    analyzed: 'american-2018',
    rules: 'american-solitaire',
    byCard: true,
    rivals: [],
    load: async (card) => (await import('./tables/american-solitaire')).cardSolitaireTable(card),
  },
];

/** The game of this name; undefined if there is none. */
export const gameNamed = (name: string | null | undefined): PlayedGame | undefined =>
  GAMES.find((one) => one.name === name);
