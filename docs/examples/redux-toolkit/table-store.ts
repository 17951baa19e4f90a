import { configureStore, createAction, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { Seat } from 'mahjongg';
import { unwrap } from 'mahjongg';
import type { Action, Game, GameSetup, GameState, SeenEvent, Viewer } from 'mahjongg/game';

/** What a table's store holds. */
export interface TableState {
  /** The game; never sent to a player. */
  readonly game: GameState;
  /** What was done, from which the record is made. */
  readonly actions: readonly Action[];
}

/** A player does something at the table. */
export const acted = createAction<Action>('table/acted');

/** What one player, or somebody who watches, is told. */
export type Told = (events: readonly SeenEvent[]) => void;

/** Why an action that came over a player's line was refused. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

/**
 * A plain reducer and no slice: a game's state is never changed but made anew, so there is nothing that drafts
 * would save, and handing one to the library would only make it slow.
 */
const tableReducer =
  (game: Game, setup: GameSetup) =>
  (state: TableState | undefined, action: unknown): TableState => {
    const known = state ?? { game: unwrap(game.createGame(setup)), actions: [] };
    if (!acted.match(action)) return known;
    const next = game.reducer(known.game, action.payload);
    return next === known.game ? known : { game: next, actions: [...known.actions, action.payload] };
  };

/** A table: a store for the game, and a line for everybody who sits or watches there. */
export const createTable = (game: Game, setup: GameSetup) => {
  const listeners = new Map<Viewer, Set<Told>>();

  /** What happens is told to everybody, to each as it may be known. */
  const telling: Middleware = (api) => (next) => (action) => {
    if (!acted.match(action)) return next(action);
    const taken = game.apply((api.getState() as TableState).game, action.payload);
    const done = next(action);
    if (taken.ok)
      for (const [viewer, tolds] of listeners) {
        const events = taken.value.events.map((event) => game.eventFor(event, viewer));
        for (const told of tolds) told(events);
      }
    return done;
  };

  const store = configureStore({
    reducer: tableReducer(game, setup),
    middleware: (defaults) => defaults().concat(telling),
  });

  /** A line for one seat: it shows that seat's view, tells its events, and acts for it alone. */
  const lineFor = (viewer: Viewer) => ({
    view: () => game.viewFor(store.getState().game, viewer),
    listen: (told: Told): (() => void) => {
      const tolds = listeners.get(viewer) ?? new Set();
      listeners.set(viewer, tolds.add(told));
      return () => tolds.delete(told);
    },
    act: (action: Action): Answer => {
      if (action.seat !== viewer) return { ok: false, code: 'notYourSeat' };
      const checked = game.check(store.getState().game, action);
      if (!checked.ok) return { ok: false, code: checked.error.reasons[0].code };
      store.dispatch(acted(action));
      return { ok: true };
    },
  });

  return { store, lineFor };
};

/** A line to a table. */
export type Line = ReturnType<ReturnType<typeof createTable>['lineFor']>;

/** The events of one action came in. */
export const told = createAction<readonly SeenEvent[]>('seat/told');
/** This player wants to do something. */
export const wanted = createAction<Action>('seat/wanted');
/** What this player wanted was refused. */
export const refused = createAction<string>('seat/refused');

/** What a player's store holds. */
export interface SeatState {
  /** The table as this player may know it. */
  readonly view: ReturnType<Line['view']>;
  /** Why the last action was refused; null if it was not. */
  readonly refused: string | null;
}

/** A player's store: the view, carried on by what is told, and what the player wants sent over the line. */
export const createSeat = (game: Game, line: Line, seat: Seat) => {
  const start: SeatState = { view: line.view(), refused: null };
  const reducer = (state: SeatState = start, action: unknown): SeatState => {
    if (told.match(action))
      return { view: action.payload.reduce(game.advanceView, state.view), refused: null };
    return refused.match(action) ? { ...state, refused: action.payload } : state;
  };
  const sending = createListenerMiddleware();
  sending.startListening({
    actionCreator: wanted,
    effect: ({ payload }, { dispatch }) => {
      const answer = line.act(payload);
      if (!answer.ok) dispatch(refused(answer.code));
    },
  });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().prepend(sending.middleware),
    devTools: { name: `seat ${seat}` },
  });
  const leave = line.listen((events) => void store.dispatch(told(events)));
  return { store, leave };
};
