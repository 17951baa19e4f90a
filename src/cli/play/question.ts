import { isDeepStrictEqual } from 'node:util';
import { parseTiles, type Result, type Tile } from 'mahjongg';
import { failure, success } from '../result';
import { quoted } from '../words';
import { type Look, rackLines } from './look';

/** What follows from a choice: an action of the game, or another question. */
export type Next<A = unknown> = { readonly act: A } | { readonly ask: Question<A> };

/** One choice of a list. */
export interface Option<A = unknown> {
  /** What is typed for it: a number, or a letter beside the numbers of tiles. */
  readonly key: string;
  /** What it is, in a few words. */
  readonly label: string;
  /** What follows from it. */
  readonly next: Next<A>;
}

/** A choice of tiles from the rack. */
export interface TileChoice<A = unknown> {
  /** The rack, whose places are numbered from 1. */
  readonly rack: readonly Tile[];
  /** The least number of tiles. */
  readonly least: number;
  /** The greatest number of tiles. */
  readonly most: number;
  /** The action that the tiles chosen mean. */
  readonly take: (tiles: readonly Tile[]) => A;
}

/** A rule in a sentence, for somebody who asks for help. */
export type Help = readonly [rule: string, text: string];

/** What a player is asked. */
export interface Question<A = unknown> {
  /** The question. */
  readonly prompt: string;
  /** The tiles to choose from; left out if none are to be chosen. */
  readonly tiles?: TileChoice<A> | undefined;
  /** The choices, beside the tiles or instead of them. */
  readonly options: readonly Option<A>[];
  /** The key of the choice that an empty line means; left out if there is none. */
  readonly usual?: string | undefined;
  /** The rules behind it. */
  readonly help: readonly Help[];
}

/** The question of a turn: which tile is discarded, or what else is done. */
export const discardQuestion = <A>(
  rack: readonly Tile[],
  discard: (tile: Tile) => A,
  { options, help }: Pick<Question<A>, 'options' | 'help'>,
): Question<A> => ({
  prompt: 'Your turn: which tile do you discard?',
  tiles: { rack, least: 1, most: 1, take: ([tile = 'J']) => discard(tile) },
  options,
  help,
});

/** A choice as it is before it has its number. */
export type Choice<A> = readonly [label: string, act: A];

/** Choices numbered from 1. */
export const numbered = <A>(choices: readonly Choice<A>[]): readonly Option<A>[] =>
  choices.map(([label, act], place) => ({ key: String(place + 1), label, next: { act } }));

/** A letter that leads to a list of choices; nothing if there are none. */
export const letter = <A>(
  key: string,
  label: string,
  prompt: string,
  choices: readonly Choice<A>[],
  help: readonly Help[],
): readonly Option<A>[] =>
  choices.length === 0 ? [] : [{ key, label, next: { ask: { prompt, options: numbered(choices), help } } }];

/** The legal actions of a type. */
export const legalOf = <A extends { readonly type: string }, T extends A['type']>(
  { legal }: { readonly legal: readonly A[] },
  type: T,
): readonly Extract<A, { readonly type: T }>[] =>
  legal.filter((action): action is Extract<A, { readonly type: T }> => action.type === type);

/** The legal actions of a type as choices. */
export const choicesOf = <A extends { readonly type: string }, T extends A['type']>(
  view: { readonly legal: readonly A[] },
  type: T,
  label: string | ((action: Extract<A, { readonly type: T }>) => string),
): readonly Choice<A>[] =>
  legalOf(view, type).map((act) => [typeof label === 'string' ? label : label(act), act]);

/** Mah Jongg, where it can be declared. */
export const mahjongg = <A extends { readonly type: string }>(view: {
  readonly legal: readonly A[];
}): readonly Option<A>[] =>
  legalOf(view, 'mahjongg')
    .slice(0, 1)
    .map((act) => ({ key: 'm', label: 'Mah Jongg!', next: { act } }));

/** Whether the player wants a tile: Enter alone lets it go. */
export const claimQuestion = <A extends { readonly type: string }>(
  prompt: string,
  view: { readonly legal: readonly A[] },
  calls: readonly Choice<A>[],
  help: readonly Help[],
): Question<A> => ({
  prompt: `${prompt}. Do you want it?`,
  options: [...numbered([...choicesOf(view, 'decline', 'let it go'), ...calls]), ...mahjongg(view)],
  usual: '1',
  help,
});

/** A question as it is printed: the rack if tiles are chosen, the choices, and what is asked. */
export const questionLines = <A>({ prompt, tiles, options }: Question<A>, look: Look): readonly string[] => [
  ...(tiles === undefined ? [] : rackLines(tiles.rack, look)),
  look.style.bold(prompt),
  ...options.map(({ key, label }) => `  ${key}  ${label}`),
];

/** The places of the rack that a word means: a number, or tiles by what stands on them. */
const placesOf = (
  word: string,
  rack: readonly Tile[],
  taken: readonly number[],
): Result<readonly number[], string> => {
  if (/^\d+$/.test(word)) {
    const place = Number(word) - 1;
    if (rack[place] === undefined)
      return failure(`There is no place ${quoted(word)}; the rack has the places 1 to ${rack.length}.`);
    return taken.includes(place) ? failure(`Place ${word} is named twice.`) : success([place]);
  }
  const tiles = parseTiles(word);
  if (!tiles.ok) return failure(`${quoted(word)} is neither a number of the rack nor a tile.`);
  const places: number[] = [];
  for (const tile of tiles.value) {
    const place = rack.findIndex((one, at) => one === tile && !taken.includes(at) && !places.includes(at));
    if (place < 0) return failure(`You do not hold ${rack.includes(tile) ? 'so many of ' : ''}${tile}.`);
    places.push(place);
  }
  return success(places);
};

const countText = ({ least, most }: TileChoice<unknown>): string => {
  const range = least === most ? `${most}` : `${least} to ${most}`;
  return `${range} ${most === 1 ? 'tile' : 'tiles'}`;
};

const chosenTiles = <A>(words: readonly string[], choice: TileChoice<A>): Result<Next<A>, string> => {
  const places: number[] = [];
  for (const word of words) {
    const found = placesOf(word, choice.rack, places);
    if (!found.ok) return found;
    places.push(...found.value);
  }
  if (places.length < choice.least || places.length > choice.most)
    return failure(`Choose ${countText(choice)}, not ${places.length}.`);
  const chosen = places.sort((one, other) => one - other).map((place) => choice.rack[place] as Tile);
  return success({ act: choice.take(chosen) });
};

const keysText = ({ options }: Question<unknown>): string => options.map(({ key }) => key).join(', ');

/** What follows from a player's answer, or why it is none. */
export const readAnswer = <A>(question: Question<A>, line: string): Result<Next<A>, string> => {
  const { options, tiles, usual } = question;
  const given = line === '' ? usual : line.toLowerCase();
  const option = options.find(({ key }) => key === given);
  if (option !== undefined) return success(option.next);
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if (tiles !== undefined && (words.length > 0 || tiles.least === 0)) return chosenTiles(words, tiles);
  if (line === '') return failure('Choose something; ? says what there is to know.');
  return failure(`${quoted(line)} is not among the choices: ${keysText(question)}; ? says more.`);
};

/** What an action may say of tiles that the player chose for it. */
interface OfTiles {
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[] | undefined;
}

/** An action, tiles that were chosen together in an order that does not depend on who chose them. */
const ordered = (action: unknown): unknown => {
  const { tiles } = action as OfTiles;
  return tiles === undefined ? action : { ...(action as object), tiles: [...tiles].sort() };
};

const isSameAction = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(ordered(one), ordered(other));

/** The tiles that are typed for an action, if they mean it at this question. */
const tilesFor = (question: Question, action: unknown): string | undefined => {
  const { tile, tiles = tile === undefined ? [] : [tile] } = action as OfTiles;
  const typed = tiles.join(' ');
  const read = readAnswer(question, typed);
  if (!read.ok || !('act' in read.value) || !isSameAction(read.value.act, action)) return undefined;
  return typed === '' ? 'Enter alone' : typed;
};

/** What a player types to choose an action: the key of a choice and of those that it leads to, or tiles. */
const typedAt = (question: Question, action: unknown): string | undefined => {
  for (const { key, next } of question.options) {
    if ('act' in next) {
      if (isSameAction(next.act, action)) return key;
      continue;
    }
    const then = typedAt(next.ask, action);
    if (then !== undefined) return `${key}, then ${then}`;
  }
  return question.tiles === undefined ? undefined : tilesFor(question, action);
};

/** What a player types for an action while these questions are open, each one about the one before; empty if nothing means it. */
export const whatToType = (questions: readonly Question[], action: unknown): string => {
  for (let back = 0; back < questions.length; back++) {
    const typed = typedAt(questions[questions.length - 1 - back] as Question, action);
    if (typed !== undefined) return [...Array.from({ length: back }, () => 'u'), typed].join(', then ');
  }
  return '';
};
