import { SEATS } from 'mahjongg';
import { keep, kept } from '../state/browser-store';
import { GAMES, gameNamed, type PlayedGame } from './games';
import { keepMatch, keptMatch } from './kept-match';
import type { PlayLink } from './play-link';
import { type Claims, SAVED, type Seating, type Session, type Table } from './session';

/** A game, how it stands, and a remark on how it came back. */
export interface Played {
  readonly game: PlayedGame;
  readonly table: Table;
  readonly session: Session;
  /** Whether the game will still be there when the page was closed. */
  readonly isKept: boolean;
  readonly notice: string | undefined;
  /** A game that was given up for this one, as long as this one is not begun. */
  readonly givenUp?: Session | undefined;
}

/** What a game is opened with. */
export interface Wishes {
  /** The text of the card; undefined for the practice card. */
  readonly card: string | undefined;
  readonly claims: Claims;
}

/** The name of the game that was played last. */
export const LAST = 'solitaire';

/** The name under which a game is kept. */
export const gameKey = ({ name }: PlayedGame): string => `game.${name}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A saved game or the bare record of one, from anybody. */
interface Saved {
  readonly record: Readonly<Record<string, unknown>>;
  readonly seating: Seating;
}

/** A strength that a game has: the one asked for, or its usual one. */
const strengthOf = ({ rivals }: PlayedGame, against: unknown): string =>
  rivals.find((one) => one === against) ?? rivals[0] ?? '';

const LONGEST = 1_048_576;

/** Reads a text of anybody’s; undefined if it is no game. */
export const readSaved = (text: string): Saved | undefined => {
  if (text.length > LONGEST) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    if (value['saved'] !== SAVED)
      return { record: value, seating: { seed: undefined, me: 'E', against: '' } };
    const { seed, seat, against, record } = value;
    const me = SEATS.find((one) => one === seat);
    if (!isRecord(record) || me === undefined || typeof seed !== 'string') return undefined;
    return { record, seating: { seed, me, against: String(against) } };
  } catch {
    return undefined;
  }
};

/** The text of the card of a record, which a game goes on with whatever card is written by now. */
const cardOf = ({ byCard }: PlayedGame, { record }: Saved): string | undefined =>
  byCard && isRecord(record['card']) ? JSON.stringify(record['card']) : undefined;

const isSame = (one: object | undefined, other: object | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What is said of a text that is no game. */
export const NOT_SAVED = 'It is neither a saved game nor the record of one.';

/** A game as its record tells it, and a remark; or why it cannot be resumed, in a sentence. */
export const restored = async (
  game: PlayedGame,
  text: string,
  { card, claims }: Wishes,
): Promise<Played | string> => {
  const saved = readSaved(text);
  if (saved === undefined) return NOT_SAVED;
  const table = await game.load({ card: cardOf(game, saved) ?? card, house: saved.record['options'] });
  const against = strengthOf(game, saved.seating.against);
  const back = await table.restore(saved.record, { ...saved.seating, against }, claims);
  if (!back.ok) return back.error;
  const { session, stopped } = back.value;
  const isOther = game.byCard && !isSame(table.card, (await game.load({ card })).card);
  const name = table.card?.name ?? '';
  const notice =
    stopped !== undefined
      ? `The game kept here is taken up where it could go on no longer. ${stopped}`
      : isOther
        ? `This game goes on with the card it was begun with, “${name}”; a new game takes the card you have now.`
        : undefined;
  return { game, table, session, isKept: false, notice };
};

/** A game kept from now on. */
export const keptGame = (played: Played): Played => ({
  ...played,
  isKept: keep(gameKey(played.game), played.session.text),
});

/** The game kept in this browser; undefined if there is none, or why it cannot be gone on with, in a sentence. */
export const takeUp = async (game: PlayedGame, wishes: Wishes): Promise<Played | string | undefined> => {
  const text = kept(gameKey(game));
  if (text === undefined) return undefined;
  const back = await restored(game, text, wishes);
  if (typeof back === 'string') return back;
  // What another tab has done meanwhile stays.
  return kept(gameKey(game)) === text ? keptGame(back) : takeUp(game, wishes);
};

/** A seed that nobody has had. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');

/** A new game. */
export const newGame = async (
  game: PlayedGame,
  { against, seed: asked, players, house }: PlayLink,
  { card, claims }: Wishes,
): Promise<Played> => {
  const table = await game.load({ card, house });
  const count = table.players?.find((one) => one === players);
  const seed = asked ?? newSeed();
  // A game that a link asks for is none of the match.
  const match = asked === undefined && (count ?? 4) === 4 ? keptMatch(game) : undefined;
  const sitting = match && (await table.match?.())?.next(match.match, seed);
  const seating: Seating = {
    seed,
    me: sitting?.me ?? 'E',
    against: strengthOf(game, against),
    players: count,
  };
  const session = await table.begin(seating, claims, sitting?.setup);
  if (match !== undefined && sitting !== undefined) keepMatch(game, { ...match, seed });
  const notice = table.fault && `House rules were left out. ${table.fault}`;
  return keptGame({ game, table, session, isKept: false, notice });
};

/** The link of a game. */
export const linkOf = ({ game, table, session: { seating, view } }: Played): PlayLink => ({
  play: game.name,
  against: seating.against,
  seed: seating.seed,
  players: view.seats.length === 3 ? 3 : undefined,
  house: table.house,
  isOwn: true,
});

/** Whether there is something to lose. */
export const isUnderWay = ({ moves, end }: Session): boolean => moves > 0 && end === undefined;

/**
 * The game that is asked for: the one kept in this browser, unless a link asks for another one, or a new one. A kept game
 * that cannot be gone on with is not thrown away: it is put aside under a name of its own, and the notice says why.
 */
export const openGame = async (asked: PlayLink, wishes: Wishes): Promise<Played> => {
  const game = gameNamed(asked.play) ?? gameNamed(kept(LAST)) ?? GAMES[0];
  keep(LAST, game.name);
  const back = await takeUp(game, wishes);
  const { isOwn, seed, players, house } = asked;
  const isWanted = isOwn === true || (seed ?? players ?? house) === undefined;
  if (typeof back === 'object') {
    if (isWanted || (seed !== undefined && back.session.seating.seed === seed)) return back;
    const begun = await newGame(game, asked, wishes);
    return isUnderWay(back.session) ? { ...begun, givenUp: back.session } : begun;
  }
  if (back !== undefined) keep(`aside.${gameKey(game)}`, kept(gameKey(game)));
  const begun = await newGame(game, asked, wishes);
  return back === undefined
    ? begun
    : { ...begun, notice: `The game kept here could not be gone on with, and was put aside. ${back}` };
};
