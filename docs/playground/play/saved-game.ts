import { type Card, parseCard } from 'mahjongg';
import { keep, kept } from '../state/browser-store';
import type { Session } from './session';
import { type PlayedSolitaire, SOLITAIRES, type SolitaireName, solitaireNamed } from './solitaires';

/** A solitaire, how the game stands, and a remark on how it came back. */
export interface Played {
  readonly solitaire: PlayedSolitaire;
  readonly session: Session;
  /** Whether the game will still be there when the page was closed. */
  readonly isKept: boolean;
  readonly notice: string | undefined;
}

const SOLITAIRE = 'solitaire';

/** The name under which the game of a solitaire is kept. */
export const gameKey = ({ name }: PlayedSolitaire): string => `game.${name}`;

/** The card of a record, which a game goes on with whatever card is written by now; undefined if it has none. */
const cardOfRecord = (text: string): Card | undefined => {
  try {
    const { card } = Object(JSON.parse(text)) as { readonly card?: unknown };
    const read = parseCard(card);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
};

const isSame = (one: Card, other: Card): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A game as its record tells it, and a remark; or why it cannot be resumed, in a sentence. */
const restored = (
  solitaire: PlayedSolitaire,
  text: string,
  card: Card,
): Pick<Played, 'session' | 'notice'> | string => {
  const own = solitaire.byCard ? cardOfRecord(text) : undefined;
  const back = solitaire.table(own ?? card).restore(text);
  if (!back.ok) return back.error;
  const { session, stopped } = back.value;
  if (stopped !== undefined)
    return { session, notice: `The game kept here is taken up where it could go on no longer. ${stopped}` };
  const isOther = own !== undefined && !isSame(own, card);
  return {
    session,
    notice: isOther
      ? `This game goes on with the card it was begun with, “${own.name}”; a new game takes the card you have now.`
      : undefined,
  };
};

/** A game kept from now on. */
export const keptGame = (solitaire: PlayedSolitaire, session: Session): Played => ({
  solitaire,
  session,
  isKept: keep(gameKey(solitaire), session.text),
  notice: undefined,
});

/** The game kept in this browser; undefined if there is none, or why it cannot be gone on with, in a sentence. */
export const takeUp = (solitaire: PlayedSolitaire, card: Card): Played | string | undefined => {
  const text = kept(gameKey(solitaire));
  if (text === undefined) return undefined;
  const back = restored(solitaire, text, card);
  if (typeof back === 'string') return back;
  return { solitaire, isKept: keep(gameKey(solitaire), text), ...back };
};

/**
 * The game kept in this browser, or a new one. A kept game that cannot be gone on with is not thrown away: it is put
 * aside under a name of its own, and the notice says why.
 */
const openSolitaire = (name: SolitaireName | undefined, card: Card): Played => {
  const solitaire = solitaireNamed(name) ?? SOLITAIRES[0];
  const back = takeUp(solitaire, card);
  if (typeof back === 'object') return back;
  if (back !== undefined) keep(`aside.${gameKey(solitaire)}`, kept(gameKey(solitaire)));
  const begun = keptGame(solitaire, solitaire.table(card).begin());
  return back === undefined
    ? begun
    : { ...begun, notice: `The game kept here could not be gone on with, and was put aside. ${back}` };
};

/** The solitaire that was played last, as it was left. */
export const openLast = (card: Card): Played => openSolitaire(solitaireNamed(kept(SOLITAIRE))?.name, card);

/** Another solitaire, as it was left. */
export const openOther = (name: SolitaireName, card: Card): Played => {
  keep(SOLITAIRE, name);
  return openSolitaire(name, card);
};
