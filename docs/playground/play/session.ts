import type { Meld, Result, Scored, Tile } from 'mahjongg';
import type { TableView } from 'mahjongg/elements';
import type { AnyAction, GameOf, SolitaireSetup, SolitaireTypes } from 'mahjongg/game';

/** An action of any solitaire, as the board knows it. */
export type BoardAction = AnyAction;

/** What the board shows, whichever solitaire it is. */
export interface BoardView extends TableView {
  readonly rack: readonly Tile[];
  readonly melds: { readonly E?: readonly Meld[] };
  readonly flowers?: { readonly E?: readonly Tile[] };
}

/** How a game ended. */
export interface End {
  readonly won: boolean;
  readonly title: string;
  readonly sheet: Scored | undefined;
  /** What goes onto the score card (CS-23). */
  readonly natural: number;
  readonly percentLeft: number;
  readonly final: string;
  /** Whether an American hand won without jokers. */
  readonly jokerless: boolean;
}

/** A game being played; every move gives another one. */
export interface Session {
  readonly view: BoardView;
  /** How many moves were made. */
  readonly moves: number;
  /** The record of the game, as text. */
  readonly text: string;
  readonly end: End | undefined;
  /** The game after an action; the same one if it is refused. */
  readonly act: (action: BoardAction) => Session;
  /** The game after the first so many of its moves. */
  readonly rewind: (moves: number) => Session;
}

/** A game taken up again, and why its record could not be played further, in a sentence, if it could not. */
export interface Restored {
  readonly session: Session;
  readonly stopped: string | undefined;
}

/** A solitaire that can be begun, and gone on with from a record of anybody’s; or why not, in a sentence. */
export interface Table {
  readonly begin: () => Session;
  readonly restore: (text: string) => Result<Restored, string>;
}

/** What a table is made of. */
interface Parts<T extends SolitaireTypes> {
  readonly game: GameOf<T>;
  readonly setup: () => SolitaireSetup;
  readonly end: (outcome: T['outcome'], state: T['state']) => End;
}

const PLAYER = 'E';

/** The board for one way of playing a solitaire. */
export const tableOf = <T extends SolitaireTypes>({ game, setup: deal, end }: Parts<T>): Table => {
  const session = (setup: SolitaireSetup, actions: readonly T['action'][], state: T['state']): Session => {
    const outcome = game.outcome(state);
    const self: Session = {
      view: game.viewFor(state, PLAYER) as unknown as BoardView,
      moves: actions.length,
      text: JSON.stringify(game.record(setup, actions)),
      end: outcome === undefined ? undefined : end(outcome, state),
      act: (action) => {
        const taken = game.apply(state, action as T['action']);
        return taken.ok ? session(setup, [...actions, action as T['action']], taken.value.state) : self;
      },
      rewind: (moves) => {
        const replayed = game.replay(game.record(setup, actions), moves);
        return replayed.ok
          ? session(setup, actions.slice(0, replayed.value.actions), replayed.value.state)
          : self;
      },
    };
    return self;
  };
  const restored = (given: unknown): Result<Restored, string> => {
    const replayed = game.replay(given);
    if (!replayed.ok) return { ok: false, error: replayed.error.message };
    // A record that was replayed has these parts.
    const { wall, dice, actions } = given as SolitaireSetup & { readonly actions: readonly T['action'][] };
    const { state, actions: played, stopped } = replayed.value;
    const restoredSession = session({ wall, dice }, actions.slice(0, played), state);
    return { ok: true, value: { session: restoredSession, stopped: stopped?.message } };
  };
  return {
    begin: () => {
      const setup = deal();
      const created = game.createGame(setup);
      if (!created.ok) throw new Error(created.error.message);
      return session(setup, [], created.value);
    },
    restore: (text) => {
      try {
        return restored(JSON.parse(text));
      } catch {
        return { ok: false, error: 'It is no JSON.' };
      }
    },
  };
};
