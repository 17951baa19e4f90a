import { misused } from '../result/misuse';
import { isRecord } from '../result/own-values';
import { described } from '../result/reason';

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

/** What is looked at of a value that may be a rule set. */
interface Foreign {
  readonly name?: unknown;
  readonly table?: { readonly play?: unknown } | null;
}

/**
 * Ends with a `MisuseError` if what a program gave as rules is no game of those that a function serves; `what` begins the
 * sentence that says which they are.
 */
export const expectPlayed = (rules: unknown, games: keyof typeof GAMES, what: string): void => {
  const { name, table }: Foreign = isRecord(rules) ? rules : {};
  const [plays, words] = GAMES[games];
  if (plays.some((play) => play === table?.play)) return;
  misused(`${what} is for ${words}, not for ${described(name ?? rules)}.`);
};
