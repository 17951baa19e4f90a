import { SEATS } from 'mahjongg';
import { keep, kept } from '../state/browser-store';
import { GAMES, type PlayedGame } from './games';
import { gameKey, keptGame, LAST, type Played, strengthOf, type Wishes } from './saved-game';
import { SAVED, type Seating } from './session';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A saved game or the bare record of one, from anybody. */
interface Saved {
  readonly record: Readonly<Record<string, unknown>>;
  readonly seating: Seating;
}

const LONGEST = 1_048_576;

const readSaved = (text: string): Saved | undefined => {
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

const NOT_SAVED = 'It is neither a saved game nor the record of one.';

/** A game as its record tells it, and a remark; or why it cannot be resumed, in a sentence. */
const restored = async (
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

/** The game kept in this browser; undefined if there is none, or why it cannot be gone on with, in a sentence. */
export const takeUp = async (game: PlayedGame, wishes: Wishes): Promise<Played | string | undefined> => {
  const text = kept(gameKey(game));
  if (text === undefined) return undefined;
  const back = await restored(game, text, wishes);
  if (typeof back === 'string') return back;
  // What another tab has done meanwhile stays.
  return kept(gameKey(game)) === text ? keptGame(back) : takeUp(game, wishes);
};

/** The game of a file, or why there is none, in a sentence. */
export const openText = async (text: string, wishes: Wishes): Promise<Played | string> => {
  const saved = readSaved(text);
  if (saved === undefined) return NOT_SAVED;
  const { rules, card } = saved.record;
  const game = GAMES.find((one) => one.rules === rules && one.byCard === (card !== undefined));
  if (game === undefined) return 'It is of a game that is not played here.';
  const back = await restored(game, text, wishes);
  if (typeof back === 'string') return back;
  keep(LAST, game.name);
  return keptGame(back);
};
