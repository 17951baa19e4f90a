import { misused } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { described } from '../core/reason';
import { expectTable } from './expect-table';

/** Games that a function serves: the ways of playing them, and how a sentence names them. */
const GAMES = {
  racks: [['racks'], 'American table games: cardFree(), americanCard(card) or freeForm()'],
  year: [['year'], 'the Year game: yearGame()'],
  tables: [['racks', 'year'], 'table games: cardFree(), americanCard(card), freeForm() or yearGame()'],
  solitaire: [
    ['chineseSolitaire', 'americanSolitaire'],
    'the solitaires: chineseSolitaire() or americanSolitaire()',
  ],
} as const;

/**
 * Ends with a `MisuseError` if what a program gave as rules is no game of those that a function serves; `what` begins the
 * sentence that says which they are.
 */
export const expectPlayed = (rules: unknown, games: keyof typeof GAMES, what: string): void => {
  const part = (whole: unknown, name: string): unknown =>
    isRecord(whole) ? ownValue(whole, name) : undefined;
  const [plays, words] = GAMES[games];
  const play = part(part(rules, 'table'), 'play');
  if (!plays.some((known) => known === play))
    misused(`${what} is for ${words}, not for ${described(part(rules, 'name') ?? rules)}.`);
  expectTable(rules);
};
