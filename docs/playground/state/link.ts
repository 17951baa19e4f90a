import {
  formatHand,
  isTile,
  LIMITS,
  parseHand,
  parseHandText,
  type Reason,
  type Rejection,
  type Result,
  SEATS,
  type Seat,
  type WinKind,
} from 'mahjongg';
import { CARD_LIMITS } from 'mahjongg/american';
import { gameNamed, gameOfName } from '../games/games';
import type { FactField } from '../games/shown';
import { WIN_WORDS } from '../games/shown';
import { PLAY_READERS, partsOf } from '../play/play-link';
import { FRESH, handOf, type PageState, type View, withHand } from './page-state';

/*
 * A link holds the state of the page after its #. It may come from anybody: what is read of it goes through
 * the library’s own readers with their limits, and what does not pass is named and left out.
 */

/** What a link held, and what of it could not be read. */
export interface ReadLink {
  readonly state: PageState;
  readonly problems: readonly string[];
}

/** The longest text after # that is looked at: a card, and as much again for its characters in percent. */
const LONGEST = 3 * 1_048_576;

/** What the page shows of itself: a hand to go on with, two tiles from a win. */
const FIRST = 'hand=11B+222B+333B+44B+55B+7D+E';

const VIEWS: readonly View[] = ['hand', 'card', 'play'];

/** The text after # that leads back to this state. */
export const linkOf = (state: PageState): string => {
  const parts = new URLSearchParams();
  if (state.view !== FRESH.view) parts.set('view', state.view);
  parts.set('rules', state.game);
  const hand = formatHand(handOf(state));
  if (hand !== '') parts.set('hand', hand);
  parts.set('by', state.by ?? 'open');
  if (state.winningTile !== undefined) parts.set('tile', state.winningTile);
  if (Object.keys(state.facts).length > 0) parts.set('win', JSON.stringify(state.facts));
  if (Object.keys(state.options).length > 0) parts.set('options', JSON.stringify(state.options));
  if (state.winner !== FRESH.winner) parts.set('winner', state.winner);
  if (state.other !== FRESH.other) parts.set('other', state.other);
  if (state.card !== undefined) parts.set('card', state.card);
  if (state.reading !== FRESH.reading) parts.set('reading', String(state.reading + 1));
  if (state.view === 'play') for (const [name, text] of partsOf(state.play)) parts.set(name, text);
  return parts.toString();
};

const UNREADABLE = 'It cannot be read.';
const sentence = ({ message }: Rejection): string => message || UNREADABLE;

const parsedJson = (text: string): Result<unknown, string> => {
  if (text.length > LIMITS.text) return { ok: false, error: 'It is too long.' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, error: 'It is not JSON.' };
  }
};

const isPlainRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (value: unknown, { kind, most }: FactField): boolean => {
  if (kind === 'switch') return typeof value === 'boolean';
  if (kind === 'number')
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= (most ?? 0);
  return kind.includes(value as string);
};

/** One part of a link: takes its text into the state, or says why not. */
type Reader = (state: PageState, text: string) => PageState | string;

const READERS: Readonly<Record<string, Reader>> = {
  rules: (state, text) => {
    const game = gameNamed(text);
    return game === undefined ? 'There are no such rules.' : { ...state, game: game.name };
  },
  view: (state, text) =>
    VIEWS.includes(text as View) ? { ...state, view: text as View } : 'There is no such view.',
  hand: (state, text) => {
    const read = parseHandText(text);
    const hand = read.ok ? parseHand(read.value) : read;
    return hand.ok ? withHand(state, hand.value) : sentence(hand.error);
  },
  by: (state, text) => {
    if (text === 'open') return { ...state, by: undefined };
    return Object.hasOwn(WIN_WORDS, text)
      ? { ...state, by: text as WinKind }
      : 'There is no such way of winning.';
  },
  tile: (state, text) => {
    if (!isTile(text)) return 'It is not a tile.';
    return state.concealed.includes(text)
      ? { ...state, winningTile: text }
      : 'The winning tile is not among the concealed ones.';
  },
  win: (state, text) => {
    const read = parsedJson(text);
    if (!read.ok) return read.error;
    const { facts } = gameOfName(state.game);
    const given = read.value;
    if (!isPlainRecord(given)) return 'It is not an object.';
    const known = facts.filter((field) => Object.hasOwn(given, field.name) && fits(given[field.name], field));
    return { ...state, facts: Object.fromEntries(known.map(({ name }) => [name, given[name]])) };
  },
  options: (state, text) => {
    const read = parsedJson(text);
    if (!read.ok) return read.error;
    const options = gameOfName(state.game).readOptions(read.value);
    if (!options.ok) return sentence(options.error);
    return { ...state, options: read.value as PageState['options'] };
  },
  choose: (state, text) =>
    text === 'options' ? { ...state, isChoosing: true } : 'The page has no such panel.',
  winner: (state, text) =>
    SEATS.includes(text as Seat) ? { ...state, winner: text as Seat } : 'There is no such seat.',
  other: (state, text) =>
    SEATS.includes(text as Seat) ? { ...state, other: text as Seat } : 'There is no such seat.',
  card: (state, text) =>
    text.length > CARD_LIMITS.text ? 'The card is too long.' : { ...state, card: text },
  reading: (state, text) =>
    /^[1-9]\d{0,3}$/.test(text) && Number(text) <= LIMITS.readings
      ? { ...state, reading: Number(text) - 1 }
      : `It is a number from 1 to ${LIMITS.readings}.`,
  ...Object.fromEntries(
    Object.entries(PLAY_READERS).map(([name, read]): [string, Reader] => [
      name,
      (state, text) => {
        const play = read(text);
        return typeof play === 'string' ? play : { ...state, play: { ...state.play, ...play } };
      },
    ]),
  ),
};

/** The state that a link holds: the text after its #, with or without that sign. */
export const readLink = (hash: string): ReadLink => {
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  if (text === '') return readLink(FIRST);
  if (text.length > LONGEST) return { state: FRESH, problems: ['The link is too long to be read.'] };
  const parts = new URLSearchParams(text);
  const problems: string[] = [];
  let state = FRESH;
  for (const [name, read] of Object.entries(READERS)) {
    const given = parts.get(name);
    if (given === null) continue;
    const next = read(state, given);
    if (typeof next === 'string') problems.push(`“${name}” of the link was left out. ${next}`);
    else state = next;
  }
  return { state, problems };
};

/** The first reason as a sentence, for places with room for one. */
export const firstReason = ([first]: readonly Reason[]): string => first?.message ?? UNREADABLE;
