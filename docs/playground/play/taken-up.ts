import { SEATS } from 'mahjongg';
import { keep, kept } from '../state/browser-store';
import { GAMES, type PlayedGame } from './games';
import type { PlayLink } from './play-link';
import { beforeKey, gameKey, keptGame, LAST, type Played, strengthOf, type Wishes } from './saved-game';
import { SAVED, SAVED_VERSION, type Seating, type Session } from './session';

/** The name under which games are kept that could not be gone on with, one after the other. */
export const asideKey = (game: PlayedGame): string => `aside.${gameKey(game)}`;

/** Keeps a game that is to give its place to another one, if there is something to lose; its own place makes room. */
export const keepBefore = (game: PlayedGame, { moves, end, text }: Session): void => {
  if (moves === 0 || end !== undefined) return;
  keep(gameKey(game), undefined);
  keep(beforeKey(game), text);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A saved game or the bare record of one, from anybody. */
interface Saved {
  readonly record: Readonly<Record<string, unknown>>;
  readonly seating: Seating;
}

const LONGEST = 1_048_576;

const NOT_SAVED = 'It is neither a saved game nor the record of one.';

/** A saved game or a record as its text tells it, or why it is none, in a sentence. */
const readSaved = (text: string): Saved | string => {
  if (text.length > LONGEST) return NOT_SAVED;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return NOT_SAVED;
    if (value['saved'] !== SAVED)
      return { record: value, seating: { seed: undefined, me: 'E', against: '' } };
    const { version, seed, seat, against, record } = value;
    if (typeof version === 'number' && version > SAVED_VERSION)
      return 'It was saved by a later version of this page.';
    const me = SEATS.find((one) => one === seat);
    if (version !== SAVED_VERSION || !isRecord(record) || me === undefined || typeof seed !== 'string')
      return NOT_SAVED;
    return { record, seating: { seed, me, against: String(against) } };
  } catch {
    return NOT_SAVED;
  }
};

/** The text of the card of a record, which a game goes on with whatever card is written by now. */
const cardOf = ({ byCard }: PlayedGame, { record }: Saved): string | undefined =>
  byCard && isRecord(record['card']) ? JSON.stringify(record['card']) : undefined;

const isSame = (one: object | undefined, other: object | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A game as its record tells it, and a remark; or why it cannot be resumed, in a sentence. */
const restored = async (
  game: PlayedGame,
  text: string,
  { card, claims }: Wishes,
  what = 'The game kept here',
): Promise<Played | string> => {
  const saved = readSaved(text);
  if (typeof saved === 'string') return saved;
  const table = await game.load({ card: cardOf(game, saved) ?? card, house: saved.record['options'] });
  const against = strengthOf(game, saved.seating.against);
  const back = await table.restore(saved.record, { ...saved.seating, against }, claims);
  if (!back.ok) return back.error;
  const { session, stopped } = back.value;
  const isOther = game.byCard && !isSame(table.card, (await game.load({ card })).card);
  const name = table.card?.name ?? '';
  const notice =
    stopped !== undefined
      ? `${what} is taken up before the move that cannot be made. ${stopped}`
      : isOther
        ? `This game goes on with the card it was begun with, “${name}”; a new game takes the card you have now.`
        : undefined;
  return { game, table, session, isKept: false, notice, isShort: stopped !== undefined };
};

/** The game kept in this browser; undefined if there is none, or why it cannot be gone on with, in a sentence. */
export const takeUp = async (game: PlayedGame, wishes: Wishes): Promise<Played | string | undefined> => {
  const text = kept(gameKey(game));
  if (text === undefined) return undefined;
  const back = await restored(game, text, wishes);
  if (typeof back === 'string') return back;
  // What another tab has done meanwhile stays.
  if (kept(gameKey(game)) !== text) return takeUp(game, wishes);
  if (back.isShort === true) setAside(game, text);
  return keptGame(back);
};

/** Keeps a text beside what was put aside before; says whether the browser did. */
const setAside = (game: PlayedGame, text: string | undefined): boolean =>
  keep(asideKey(game), [kept(asideKey(game)), text].filter((one) => one !== undefined).join('\n'));

/** Puts aside what is kept under a name and cannot be gone on with, for a reason; says so. Its own place makes room. */
const putAside = (game: PlayedGame, name: string, reason: string): string => {
  const text = kept(name);
  keep(name, undefined);
  const isKept = setAside(game, text);
  const what = name === beforeKey(game) ? 'The game before' : 'The game kept here';
  const where = isKept ? 'was put aside' : 'could not be put aside: save it below';
  return `${what} could not be gone on with, and ${where}. ${reason}`;
};

/** Whether a game is the one that a link asks for: a link with a seed means one game, played in one way. */
const isAskedFor = async (
  { game, table, session: { seating, view } }: Played,
  { isOwn, seed, against, players, house }: PlayLink,
  { card }: Wishes,
): Promise<boolean> => {
  if (isOwn === true || (seed ?? players ?? house) === undefined) return true;
  if (seed !== seating.seed) return false;
  const asked = await game.load({ card, house });
  const count = asked.players?.find((one) => one === players) ?? 4;
  return (
    isSame(asked.house, table.house) &&
    [1, count].includes(view.seats.length) &&
    [undefined, seating.against].includes(against && strengthOf(game, against))
  );
};

/**
 * The kept game, if it is the one that is asked for. If not, it is kept as the game before; one that cannot be gone on
 * with is put aside, which is said in a sentence.
 */
export const resume = async (
  game: PlayedGame,
  asked: PlayLink,
  wishes: Wishes,
): Promise<Played | string | undefined> => {
  const back = await takeUp(game, wishes);
  if (back === undefined) return undefined;
  if (typeof back === 'string') return putAside(game, gameKey(game), back);
  if (await isAskedFor(back, asked, wishes)) return back;
  keepBefore(game, back.session);
  return undefined;
};

/** The game before, with which the one that is played now changes places; or why it cannot be gone on with, in a sentence. */
export const goBack = async (
  { game, session }: Played,
  wishes: Wishes,
): Promise<Played | string | undefined> => {
  const text = kept(beforeKey(game));
  if (text === undefined) return undefined;
  const back = await restored(game, text, wishes);
  if (typeof back === 'string') return putAside(game, beforeKey(game), back);
  keep(beforeKey(game), undefined);
  keepBefore(game, session);
  return keptGame(back);
};

/** The game of a file, or why there is none, in a sentence. */
export const openText = async (text: string, wishes: Wishes): Promise<Played | string> => {
  const saved = readSaved(text);
  if (typeof saved === 'string') return saved;
  const { rules, card } = saved.record;
  const game = GAMES.find((one) => one.rules === rules && one.byCard === (card !== undefined));
  if (game === undefined) return 'It belongs to a game that this page does not have.';
  const back = await restored(game, text, wishes, 'The game of the file');
  if (typeof back === 'string') return back;
  const before = await takeUp(game, wishes);
  if (typeof before === 'object') keepBefore(game, before.session);
  else if (before !== undefined) putAside(game, gameKey(game), before);
  keep(LAST, game.name);
  return keptGame(back);
};
