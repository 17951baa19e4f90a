import type { GameName } from '../games/game';
import type { Given, Table } from './session';
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
  /** The rules by which its racks are analyzed. */
  readonly analyzed: GameName;
  /** The rules its records name. */
  readonly rules: string;
  /** Whether its hands are those of a card. */
  readonly byCard: boolean;
  /** How strong the others play, the usual strength first; nobody in a solitaire. */
  readonly rivals: readonly string[];
  /** Whether choices can be judged: where hands have a value. */
  readonly isCoached: boolean;
  /** Loads its table. */
  readonly load: (given: Given) => Promise<Table>;
}

const STRENGTHS: readonly string[] = ['regular', 'beginner', 'expert'];

/** Every game of the page, the first one shown first. */
export const GAMES: readonly [PlayedGame, ...PlayedGame[]] = [
  {
    name: 'card-free',
    title: 'Card Free',
    analyzed: 'card-free',
    rules: 'card-free',
    byCard: false,
    rivals: STRENGTHS,
    isCoached: true,
    load: async ({ house }) => cardFreeTable(house),
  },
  {
    name: 'american-2018',
    title: 'American, by card',
    analyzed: 'american-2018',
    rules: 'american-2018',
    byCard: true,
    rivals: STRENGTHS,
    isCoached: true,
    load: async (given) => (await import('./tables/american')).cardTable(given),
  },
  {
    name: 'american-game',
    title: 'The American Game',
    analyzed: 'american-game',
    rules: 'american-game',
    byCard: false,
    rivals: STRENGTHS,
    isCoached: false,
    load: async ({ house }) => (await import('./tables/american')).freeFormTable(house),
  },
  {
    name: 'year',
    title: 'The Year game',
    analyzed: 'year',
    rules: 'year',
    byCard: false,
    rivals: ['greedy', 'random'],
    isCoached: false,
    load: async ({ house }) => (await import('./tables/year')).yearTable(house),
  },
  {
    name: 'chinese',
    title: 'Chinese solitaire',
    analyzed: 'chinese-solitaire',
    rules: 'chinese-solitaire',
    byCard: false,
    rivals: [],
    isCoached: false,
    load: async ({ house }) => (await import('./tables/chinese')).chineseTable(house),
  },
  {
    name: 'american',
    title: 'American solitaire, Card Free',
    analyzed: 'card-free',
    rules: 'american-solitaire',
    byCard: false,
    rivals: [],
    isCoached: false,
    load: async () => (await import('./tables/american-solitaire')).solitaireTable(),
  },
  {
    name: 'american-card',
    title: 'American solitaire, by card',
    analyzed: 'american-2018',
    rules: 'american-solitaire',
    byCard: true,
    rivals: [],
    isCoached: false,
    load: async ({ card }) => (await import('./tables/american-solitaire')).cardSolitaireTable(card),
  },
];

/** The game of this name; undefined if there is none. */
export const gameNamed = (name: string | null | undefined): PlayedGame | undefined =>
  GAMES.find((one) => one.name === name);

/** The game whose racks these rules analyze; undefined if it is not played here. */
export const gameAnalyzed = (rules: GameName): PlayedGame | undefined =>
  GAMES.find(({ analyzed }) => analyzed === rules);
