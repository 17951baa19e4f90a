import type { Action, BySeat, GameRecord, PlayerView, SeenEvent, Viewer } from 'mahjongg/game';

/** The longest message a client may send, in bytes; an action needs some 200. */
export const LONGEST_MESSAGE = 4_096;

/** What a client sends, one JSON text each. */
export type ToHost =
  /** Opens a table; the client needs the lobby's key. */
  | { readonly type: 'open'; readonly key: string }
  /** Takes a seat with its token, or watches without one: once for a connection, which is bound to it from then on. */
  | { readonly type: 'join'; readonly table: string; readonly seat: Viewer; readonly token?: string }
  /** Does something; `id` is the client's own number for it. */
  | { readonly type: 'act'; readonly id: number; readonly action: Action }
  /** Asks for the record, which there is when the game is over. */
  | { readonly type: 'record' };

/** What a client receives. */
export type FromHost =
  /** A table was opened: one token for each seat, for the lobby to hand out. */
  | { readonly type: 'opened'; readonly table: string; readonly tokens: BySeat<string> }
  /** The table as this client may know it, after so many actions. */
  | { readonly type: 'joined'; readonly table: string; readonly number: number; readonly view: PlayerView }
  /** What the action of this number changed, as this client may know it. */
  | { readonly type: 'happened'; readonly number: number; readonly events: readonly SeenEvent[] }
  /** This client's action was recorded under this number. */
  | { readonly type: 'done'; readonly id: number; readonly number: number }
  /** Nothing was changed. */
  | {
      readonly type: 'refused';
      readonly id: number | null;
      readonly code: string;
      readonly rule: string;
      readonly message: string;
    }
  /** The record of the whole game. */
  | { readonly type: 'record'; readonly record: GameRecord };
