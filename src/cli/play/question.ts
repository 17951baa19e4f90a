import { isDeepStrictEqual } from 'node:util';
import { parseTiles, type Result, type Seat, TILES, type Tile, tileName } from 'mahjongg/card-free';
import type { AnyAction } from 'mahjongg/game';
import { seatName } from '../seats';
import { failure, quoted, success } from '../values';
import { counted, type Lines, wrapped } from '../words';
import { type Look, meldText, rackLines, sizeName, tileWord } from './look';

/** What follows from a choice: an action of the game, or another question. */
type Next = { readonly act: AnyAction } | { readonly ask: Question };

export interface Option {
  /** What to type for it: a number, or a letter if the tiles have numbers. */
  readonly key: string;
  /** Words that mean the same. */
  readonly words?: readonly string[];
  readonly label: string;
  readonly next: Next;
}

interface OfTiles {
  readonly tile?: Tile | undefined;
  readonly tiles?: readonly Tile[] | undefined;
}

/** A choice of tiles from the rack, whose places are numbered from 1. */
interface TileChoice {
  readonly rack: readonly Tile[];
  readonly least: number;
  readonly most: number;
  /** The action for the chosen tiles. */
  readonly take: (tiles: readonly Tile[]) => AnyAction;
}

/** What a player is asked: for tiles, for one of some choices, or for either. */
export interface Question {
  readonly prompt: string;
  readonly tiles?: TileChoice | undefined;
  readonly options: readonly Option[];
  /** The key of the choice that Enter alone takes; left out if there is none. */
  readonly usual?: string | undefined;
  /** The question to confirm an action that gives something away; undefined if none is needed. */
  readonly confirm?: ((action: AnyAction) => string | undefined) | undefined;
}

/** The view of a player who is asked something, and how to show it. */
export interface Asked<V> {
  readonly view: V;
  readonly me: Seat;
  readonly look: Look;
}

type Choosing = Asked<{ readonly rack: readonly Tile[]; readonly moment: number }>;

export const WINS: readonly string[] = ['mahjongg', 'steal'];

/** Asks for confirmation before the player passes up a win. */
const confirmedByWord = (options: readonly Option[]): Question['confirm'] => {
  const canWin = options.some(({ next }) => 'act' in next && WINS.includes(next.act.type));
  return canWin
    ? ({ type }) => (WINS.includes(type) ? undefined : 'You can win now. Go on without winning?')
    : undefined;
};

/** The question of a turn: which tile to discard, or what else to do. */
export const discardQuestion = ({ view, me }: Choosing, options: readonly Option[]): Question => {
  const { rack, moment } = view;
  const take = ([tile]: readonly Tile[]) => ({ type: 'discard', seat: me, moment, tile });
  return {
    prompt: 'Your turn: which tile do you discard?',
    tiles: { rack, least: 1, most: 1, take },
    options,
    confirm: confirmedByWord(options),
  };
};

/** Which tiles to pass; with `blind`, unseen tiles make up the rest (AG-8). */
export const passQuestion = (
  { view: { rack, moment }, me }: Choosing,
  prompt: string,
  { least, most, blind = false }: { readonly least: number; readonly most: number; readonly blind?: boolean },
  options: readonly Option[] = [],
): Question => {
  const take = (tiles: readonly Tile[]) => {
    const unseen = blind ? most - tiles.length : 0;
    return { type: 'pass', seat: me, moment, tiles, ...(unseen > 0 && { blind: unseen }) };
  };
  const confirm = ({ tiles, blind: unseen = 0 }: AnyAction & OfTiles & { readonly blind?: number }) =>
    unseen === 0
      ? undefined
      : `Pass ${tiles?.join(' ') || 'none of your own'} and ${unseen} of the incoming tiles unseen?`;
  return { prompt, tiles: { rack, least, most, take }, options, confirm };
};

/** A choice before it is numbered. */
export type Choice = readonly [label: string, act: AnyAction];

/** Actions that just go on; they are taken without a question if nothing else is possible. */
export const GOES_ON: readonly string[] = ['decline', 'draw', 'keep'];

const REFUSALS = ['n', 'no', 'p', 'pass'];

export const wordsFor = ({ type, count }: AnyAction & { readonly count?: number }): readonly string[] => {
  if (type === 'continue') return ['y', 'yes', 'go on'];
  if (type === 'stop') return [...REFUSALS, 'stop'];
  return GOES_ON.includes(type) || count === 0 ? REFUSALS : [];
};

export const numbered = (choices: readonly Choice[]): readonly Option[] =>
  choices.map(([label, act], place) => ({
    key: String(place + 1),
    words: wordsFor(act),
    label,
    next: { act },
  }));

/** A line with the names of tiles in notation: `red dragon 9 bams` becomes `RD 9B`. */
const inNotation = (line: string): string =>
  [...TILES]
    // “Flower 1” before “Flower”.
    .sort((one, other) => tileName(other).length - tileName(one).length)
    .reduce((text, tile) => text.replaceAll(new RegExp(`\\b${tileName(tile)}s?\\b`, 'gi'), tile), line);

/** The words for a tile, except letters that refuse: its notation, short form and name. */
const wordsOf = (tile: Tile): readonly string[] =>
  [tile, tile.replace(/^([RGY])D$/, '$1').replace('WD', '0'), tileName(tile)]
    .map((word) => word.toLowerCase())
    .filter((word) => !REFUSALS.includes(word));

const tileOf = ({ next }: Option): Tile | undefined =>
  'act' in next ? (next.act as AnyAction & OfTiles).tile : undefined;

/** Lets choices also be typed as their tile, if no other choice has the same. */
const byTile = (options: readonly Option[]): readonly Option[] =>
  options.map((option) => {
    const tile = tileOf(option);
    const isOnly = options.filter((one) => tileOf(one) === tile).length === 1;
    return tile === undefined || !isOnly ? option : { ...option, words: wordsOf(tile) };
  });

/** A letter that leads to a list of choices; nothing if there are none. */
export const letter = (
  key: string,
  label: string,
  prompt: string,
  choices: readonly Choice[],
): readonly Option[] =>
  choices.length === 0 ? [] : [{ key, label, next: { ask: { prompt, options: byTile(numbered(choices)) } } }];

interface Choices<A> {
  readonly legal: readonly A[];
}
type OfType<A, T> = Extract<A, { readonly type: T }>;

export const legalOf = <A extends AnyAction, T extends A['type']>({ legal }: Choices<A>, type: T) =>
  legal.filter((action): action is OfType<A, T> => action.type === type);

export const choicesOf = <A extends AnyAction, T extends A['type']>(
  view: Choices<A>,
  type: T,
  label: string | ((action: OfType<A, T>) => string),
): readonly Choice[] =>
  legalOf(view, type).map((act) => [typeof label === 'string' ? label : label(act), act]);

export const mahjongg = <A extends AnyAction>(view: Choices<A>): readonly Option[] =>
  legalOf(view, 'mahjongg')
    .slice(0, 1)
    .map((act) => ({ key: 'm', label: 'Mah Jongg!', next: { act } }));

/** Offers something to a player; Enter alone declines, unless the player can win. */
export const offerQuestion = (
  prompt: string,
  goingOn: readonly Choice[],
  calls: readonly Choice[],
  wins: readonly Option[],
): Question => {
  const options = [...numbered([...goingOn, ...calls]), ...wins];
  const isHarmless = wins.length === 0 && goingOn.length > 0;
  return { prompt, options, ...(isHarmless && { usual: '1' }), confirm: confirmedByWord(options) };
};

/** The prompt for a tile that somebody discards, or offers. */
export const wanted = (
  { from, tile }: { readonly from: Seat; readonly tile: Tile },
  look: Look,
  does = 'discards',
): string => `${seatName(from)} ${does} ${tileWord(look, tile)}. Do you want it?`;

export const claimQuestion = <A extends AnyAction>(
  prompt: string,
  view: Choices<A>,
  calls: readonly Choice[],
): Question => offerQuestion(prompt, choicesOf(view, 'decline', 'pass'), calls, mahjongg(view));

/** What to type at a follow-up question to leave it. */
export const GO_BACK = { key: 'u', words: [...REFUSALS, 'u'], label: 'go back' } as const;

/** A question as printed: the rack, the prompt, and the choices. */
export const questionLines = (
  { prompt, tiles, options, usual }: Question,
  rack: readonly Tile[],
  look: Look,
  isNested = false,
): Lines => {
  const byEnter = options.find(({ key }) => key === usual);
  return [
    ...rackLines(rack, look, tiles !== undefined),
    ...wrapped(
      `${look.style.bold(prompt)}${byEnter === undefined ? '' : ` [Enter = ${byEnter.label}]`}`,
      look.width,
      '  ',
    ),
    ...[...options, ...(isNested ? [GO_BACK] : [])].map(({ key, label }) => `  ${key}  ${label}`),
  ];
};

/** The places on the rack that a word means: a number, or tiles in notation. */
const placesOf = (
  word: string,
  rack: readonly Tile[],
  taken: readonly number[],
): Result<readonly number[], string> => {
  if (/^\d+$/.test(word)) {
    const place = Number(word) - 1;
    if (rack[place] === undefined)
      return failure(`Your tiles are numbered 1 to ${rack.length}; there is no ${word}.`);
    return taken.includes(place) ? failure(`Place ${word} is named twice.`) : success([place]);
  }
  const tiles = parseTiles(word);
  if (!tiles.ok) return failure(`${quoted(word)} is neither a number on your rack nor a tile such as 7B.`);
  const places: number[] = [];
  for (const tile of tiles.value) {
    const place = rack.findIndex((one, at) => one === tile && !taken.includes(at) && !places.includes(at));
    const count = rack.filter((one) => one === tile).length;
    if (place < 0)
      return failure(
        count === 0
          ? `You do not hold ${tile}.`
          : `You hold ${tile} only ${count === 1 ? 'once' : `${count} times`}.`,
      );
    places.push(place);
  }
  return success(places);
};

const tilesCount = ({ least, most }: Pick<TileChoice, 'least' | 'most'>): string =>
  `${least === most ? '' : `${least} to `}${counted(most, 'tile')}`;

const chosenTiles = (
  words: readonly string[],
  { rack, least, most, take }: TileChoice,
): Result<Next, string> => {
  const places: number[] = [];
  for (const word of words) {
    const found = placesOf(word, rack, places);
    if (!found.ok) return found;
    places.push(...found.value);
  }
  if (places.length < least || places.length > most)
    return failure(`Choose ${tilesCount({ least, most })}, not ${places.length}.`);
  return success({ act: take(rack.filter((_, place) => places.includes(place))) });
};

/** What follows from a choice: first a question, if it gives something away. */
const confirmed = ({ confirm }: Question, next: Next): Next => {
  const act = 'act' in next ? next.act : undefined;
  const prompt = act && confirm?.(act);
  if (prompt === undefined) return next;
  // Passing up a win needs the whole word.
  const words = act?.type === 'pass' ? ['y'] : [];
  return { ask: { prompt, options: [{ key: 'yes', words, label: 'go on', next }] } };
};

/** What follows from a player’s answer before it is confirmed, or why it is not valid. */
const chosenBy = (
  { options, tiles, usual }: Question,
  line: string,
  isNested: boolean,
): Result<Next, string> => {
  const given = line === '' ? usual : line.toLowerCase();
  const option = options.find(({ key, words }) => key === given || words?.includes(given ?? ''));
  if (option !== undefined) return success(option.next);
  if (tiles !== undefined && REFUSALS.includes(line))
    return failure('You must choose here. Type tiles, such as 1 4 or 5C; North is a capital N.');
  const words = inNotation(line)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (tiles !== undefined && (words.length > 0 || tiles.least === 0)) return chosenTiles(words, tiles);
  const keys = [...options, ...(isNested ? [GO_BACK] : [])].map(({ key }) => key).join(', ');
  if (line === '') {
    const some =
      tiles?.most === 1 ? 'a tile, such as 3 or 5C' : tiles && `${tilesCount(tiles)}, such as 1 2 3`;
    const what = [some, keys.replace(/, (?=[^,]*$)/, ' or ')].filter((part) => part).join(', or ');
    return failure(`Type ${what} (? for help).`);
  }
  return failure(`${quoted(line)} is not one of the choices: ${keys} (? for help).`);
};

/** The name of the key that answers with nothing; the word typed means the same. */
const ENTER = 'Enter';

/** What follows from a player’s answer, or why it is not valid. */
export const readAnswer = (question: Question, line: string, isNested = false): Result<Next, string> => {
  const chosen = chosenBy(question, line.toLowerCase() === ENTER.toLowerCase() ? '' : line, isNested);
  return chosen.ok ? success(confirmed(question, chosen.value)) : chosen;
};

/** Whether two actions are the same, whatever the order of their tiles. */
const isSameAction = (one: AnyAction & OfTiles, other: AnyAction & OfTiles): boolean => {
  const [ordered, others] = [one, other].map((action) => ({ ...action, tiles: action.tiles?.toSorted() }));
  return isDeepStrictEqual(ordered, others);
};

/** The lines to type for an action: tiles or the key of a choice, and then the answers to follow-up questions. */
const typedAt = (question: Question, action: AnyAction & OfTiles): readonly string[] | undefined => {
  const { tile, tiles = tile === undefined ? [] : [tile] } = action;
  for (const line of [...question.options.map(({ key }) => key), tiles.join(' ')]) {
    const read = readAnswer(question, line);
    if (!read.ok) continue;
    const isMeant = 'act' in read.value && isSameAction(read.value.act, action);
    const then = 'ask' in read.value ? typedAt(read.value.ask, action) : isMeant ? [] : undefined;
    if (then !== undefined) return [line || ENTER, ...then];
  }
  return undefined;
};

/** The lines to type for an action while these questions are open, each a follow-up to the one before; none if nothing means it. */
export const whatToType = (questions: readonly Question[], action: AnyAction): Lines => {
  for (const [back, question] of [...questions].reverse().entries()) {
    const typed = typedAt(question, action);
    if (typed !== undefined) return [...Array.from({ length: back }, () => 'u'), ...typed];
  }
  return [];
};

export const ORDINALS: readonly string[] = ['', 'First', 'Second'];

export const callText = (
  verb: string,
  { tile, with: others }: { readonly tile: Tile; readonly with: readonly Tile[] },
  look: Look,
): string => `${verb} it for a ${sizeName(others.length + 1, look)}: ${meldText([tile, ...others])}`;
