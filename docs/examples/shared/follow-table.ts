import type { Game, PlayerView } from 'mahjongg/game';
import type { FromHost } from './messages.js';

/** What a client knows of its table: its view, and the number of the action that comes next. */
export interface Followed {
  /** The view; null until the host has sent one. */
  readonly view: PlayerView | null;
  /** The number of the next action. */
  readonly number: number;
}

/** Before the first message. */
export const NOTHING_YET: Followed = { view: null, number: 0 };

/** The reducer of a client: a view, carried on by what the host tells. A gap in the numbers needs a new view. */
export const follow =
  (game: Game) =>
  (known: Followed, message: FromHost): Followed => {
    switch (message.type) {
      case 'joined':
        return { view: message.view, number: message.number };
      case 'happened':
        if (known.view === null || message.number < known.number) return known;
        if (message.number > known.number) return NOTHING_YET;
        return { view: message.events.reduce(game.advanceView, known.view), number: known.number + 1 };
      default:
        return known;
    }
  };
