import type { Tile } from '../../tiles/tile';
import { type Look, tileWord, tileWords } from './look';
import type { Typed } from './table';

/** What a bot would do, as a sentence, and what is typed for that. */
export const inYourPlace = (choice: string, typed: string): string =>
  `A greedy bot in your place: ${choice}${/[.!?]$/.test(choice) ? '' : '.'} Type: ${typed}`;

/** What an action of a solitaire may say. */
interface AnyChoice {
  readonly type: string;
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[] | undefined;
  readonly with?: readonly Tile[] | undefined;
}

const PLAIN: Readonly<Record<string, string>> = {
  decline: 'let it go',
  mahjongg: 'Mah Jongg!',
  continue: 'go on',
  stop: 'stop here',
};

const choiceText = (action: AnyChoice, look: Look): string => {
  const { type, tile, tiles, with: others } = action;
  const plain = PLAIN[type];
  if (plain !== undefined) return plain;
  if (tiles !== undefined) return `${type} ${tileWords(look, tiles)}`;
  if (tile === undefined) return type;
  const beside = others === undefined ? '' : ` with ${tileWords(look, others)}`;
  return `${type === 'call' ? 'claim' : type} ${tileWord(look, tile)}${beside}`;
};

/** What a bot would do in the player’s place, as a line of a hint. */
export const suggestionLine = (action: AnyChoice, look: Look, typed: Typed): string =>
  inYourPlace(choiceText(action, look), typed(action));

/** Chance for a suggestion: of choices that are as good the first one is named. */
export const FIRST_OF_EQUALS = (): number => 0;
