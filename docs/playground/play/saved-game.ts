import { keep, kept } from '../state/browser-store';
import { GAMES, gameNamed, type PlayedGame } from './games';
import { keepMatch, keptMatch } from './kept-match';
import type { PlayLink } from './play-link';
import type { Claims, Seating, Session, Table } from './session';

/** A game, how it stands, and a remark on how it came back. */
export interface Played {
  readonly game: PlayedGame;
  readonly table: Table;
  readonly session: Session;
  /** Whether the game will still be there when the page was closed. */
  readonly isKept: boolean;
  readonly notice: string | undefined;
  /** Whether it was kept with moves that cannot be made. */
  readonly isShort?: boolean;
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

/** The name under which the game is kept that was under way when this one took its place. */
export const beforeKey = ({ name }: PlayedGame): string => `before.${name}`;

/** A strength that a game has: the one asked for, or its usual one. */
export const strengthOf = ({ rivals }: PlayedGame, against: unknown): string =>
  rivals.find((one) => one === against) ?? rivals[0] ?? '';

/** A game kept from now on. */
export const keptGame = (played: Played): Played => ({
  ...played,
  isKept: keep(gameKey(played.game), played.session.text),
});

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
  return keptGame({ game, table, session, isKept: false, notice: table.fault });
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

/**
 * The game that is asked for: the one kept in this browser, unless a link asks for another one, or a new one. A kept game
 * gives its place to no other one unkept.
 */
export const openGame = async (asked: PlayLink, wishes: Wishes): Promise<Played> => {
  const game = gameNamed(asked.play) ?? gameNamed(kept(LAST)) ?? GAMES[0];
  keep(LAST, game.name);
  // What reads a kept game is loaded only if there is one.
  const back = kept(gameKey(game)) && (await (await import('./side')).resume(game, asked, wishes));
  if (typeof back === 'object') return back;
  const begun = await newGame(game, asked, wishes);
  return back === undefined ? begun : { ...begun, notice: back };
};
