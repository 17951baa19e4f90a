import type { Meld } from '../hands/hand';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import { exchanged } from './racks';
import { at, type BySeat, forSeats, withSeat } from './seats';
import type { AnsweredEvent, OpenTable, OwnChange, StageChange } from './types';
import type { AnyHappening, AnyTypes, AnyWay, Draft, Scene, View, Whole } from './way';

/*
 * The only place where a game changes. A state and every view of it share the code for the open table, so they cannot
 * differ there. Only the outermost object is ever written to, and it is a copy made for that.
 */

/**
 * Changes how many tiles a player holds, for `changes` of a `Way`.
 *
 * @param table - The open table; its `counts` are replaced.
 * @param seat - Whose tiles they are.
 * @param more - How many more tiles; fewer if negative.
 * @returns Nothing.
 * @example
 * ```ts
 * import { addCount, type Draft, firstTable, type OpenTable } from 'mahjongg/game';
 *
 * const rules = { name: 'race', options: {} };
 * const table: Draft<OpenTable> = { ...firstTable({ E: ['1B'], S: ['2B'] }, []), rules };
 * addCount(table, 'S', 1);
 * table.counts; // => { E: 1, S: 2 }
 * ```
 */
export const addCount = (table: Draft<OpenTable>, seat: Seat, more: number): void => {
  table.counts = withSeat(table.counts, seat, at(table.counts, seat) + more);
};

/**
 * Replaces one of a player’s sets, for `changes` of a `Way`.
 *
 * @param table - The open table; its `melds` are replaced.
 * @param seat - Whose set it is.
 * @param place - Which of the player’s sets is replaced, counted from 0.
 * @param meld - The new set; null removes the old one.
 * @returns Nothing.
 * @example
 * ```ts
 * import { addMeld, type Draft, firstTable, type OpenTable, setMeld } from 'mahjongg/game';
 *
 * const rules = { name: 'race', options: {} };
 * const table: Draft<OpenTable> = { ...firstTable({ E: ['1B'], S: ['2B'] }, []), rules };
 * addMeld(table, 'E', { tiles: ['1B', '1B', '1B'] });
 * setMeld(table, 'E', 0, { tiles: ['1B', '1B', '1B', '1B'] });
 * table.melds; // => { E: [{ tiles: ['1B', '1B', '1B', '1B'] }], S: [] }
 * ```
 */
export const setMeld = (table: Draft<OpenTable>, seat: Seat, place: number, meld: Meld | null): void => {
  const melds = [...at(table.melds, seat)];
  melds.splice(place, 1, ...(meld === null ? [] : [meld]));
  table.melds = withSeat(table.melds, seat, melds);
};

/**
 * Lays a set on the table after a player’s others, for `changes` of a `Way`.
 *
 * @param table - The open table; its `melds` are replaced.
 * @param seat - Whose set it is.
 * @param meld - The set.
 * @returns Nothing.
 * @example
 * ```ts
 * import { addMeld, type Draft, firstTable, type OpenTable } from 'mahjongg/game';
 *
 * const rules = { name: 'race', options: {} };
 * const table: Draft<OpenTable> = { ...firstTable({ E: ['1B'], S: ['2B'] }, []), rules };
 * addMeld(table, 'E', { tiles: ['1B', '1B', '1B'] });
 * table.melds; // => { E: [{ tiles: ['1B', '1B', '1B'] }], S: [] }
 * ```
 */
export const addMeld = (table: Draft<OpenTable>, seat: Seat, meld: Meld): void =>
  setMeld(table, seat, at(table.melds, seat).length, meld);

/**
 * Adds a discard to the table, for `changes` of a `Way`.
 *
 * @param table - The open table; its `discards` are replaced.
 * @param seat - Who discards.
 * @param tile - The tile.
 * @returns Nothing.
 * @example
 * ```ts
 * import { addDiscard, type Draft, firstTable, type OpenTable } from 'mahjongg/game';
 *
 * const rules = { name: 'race', options: {} };
 * const table: Draft<OpenTable> = { ...firstTable({ E: ['1B'], S: ['2B'] }, []), rules };
 * addDiscard(table, 'E', '1B');
 * table.discards; // => [{ seat: 'E', tile: '1B' }]
 * ```
 */
export const addDiscard = (table: Draft<OpenTable>, seat: Seat, tile: Tile): void => {
  table.discards = [...table.discards, { seat, tile }];
};

/**
 * Removes the last discard from the table, for `changes` of a `Way`.
 *
 * @param table - The open table; its `discards` are replaced.
 * @returns Nothing.
 * @example
 * ```ts
 * import { addDiscard, type Draft, firstTable, type OpenTable, takeDiscard } from 'mahjongg/game';
 *
 * const rules = { name: 'race', options: {} };
 * const table: Draft<OpenTable> = { ...firstTable({ E: ['1B'], S: ['2B'] }, []), rules };
 * addDiscard(table, 'E', '1B');
 * takeDiscard(table);
 * table.discards; // => []
 * ```
 */
export const takeDiscard = (table: Draft<OpenTable>): void => {
  table.discards = table.discards.slice(0, -1);
};

const isStage = (event: AnyHappening): event is StageChange<AnyTypes['stages']> => event.type === 'stage';

const isAnswered = (event: AnyHappening): event is AnsweredEvent => event.type === 'answered';

/** Applies an event to the open table of a state or a view. */
export const evolveOpen = ({ changes }: AnyWay, scene: Draft<Scene>, event: AnyHappening): void => {
  if (isStage(event)) {
    scene.phase = event.phase;
    scene.now = event.now;
    scene.awaiting = event.awaiting;
  } else if (isAnswered(event)) scene.awaiting = scene.awaiting.filter((seat) => seat !== event.seat);
  else changes[event.type]?.(scene, event);
};

/** A rack after an event. */
const changedRack = (
  { inOrder }: AnyWay,
  rack: readonly Tile[],
  { lost, gained }: OwnChange<unknown>,
): readonly Tile[] => {
  const changed = exchanged(rack, lost, gained);
  return changed === rack || inOrder === undefined ? changed : inOrder(changed);
};

/** No answers at a full table; shared, because every phase begins with it. */
const NOBODY: BySeat<null> = /* @__PURE__ */ Object.freeze({ E: null, S: null, W: null, N: null });

/** A table of answers in which nobody at these seats has answered. */
export const noAnswers = (seats: readonly Seat[]): BySeat<null> =>
  seats.length === 4 ? NOBODY : forSeats(seats, () => null);

/** Applies an event to what is hidden, after the open table; a new phase clears the sealed answers. */
export const evolveHidden = (
  way: AnyWay,
  state: Draft<Whole>,
  event: AnyHappening,
  secret: AnyTypes['secret'] | null,
): void => {
  if (isStage(event) && state.answers !== undefined) state.answers = noAnswers(state.seats);
  const unsealed = way.unsealed?.(event) ?? null;
  if (unsealed !== null) state.answers = withSeat(state.answers ?? {}, unsealed, null);
  way.changeHidden?.(state, event, secret);
  if (secret?.seats === undefined) {
    state.drawn = way.drawn(state.drawn, event, null);
    return;
  }
  for (const seat of state.seats) {
    const change = secret.seats[seat];
    if (change === undefined) continue;
    const rack = at(state.racks, seat);
    const changed = changedRack(way, rack, change);
    if (changed !== rack) state.racks = withSeat(state.racks, seat, changed);
    if (change.answer !== undefined) state.answers = withSeat(state.answers ?? {}, seat, change.answer);
    state.drawn = way.drawn(state.drawn, event, change);
  }
};

/** Applies an event to one viewer’s own side, after the open table. */
export const evolveOwn = (way: AnyWay, view: Draft<View>, event: AnyTypes['seen']): void => {
  const { own } = event;
  const isVoid = isStage(event) || way.unsealed?.(event) === view.viewer;
  if (isVoid && view.answer !== undefined) view.answer = null;
  view.drawn = way.drawn(view.drawn, event, own);
  if (own === null) return;
  view.rack = changedRack(way, view.rack, own);
  if (own.answer !== undefined) view.answer = own.answer;
};

/** Returns the tile that the player drew in this turn, after an event with this change on the player’s side. */
export type Drawn = (
  before: Tile | null,
  event: { readonly type: string } | StageChange<Readonly<Record<string, object>>>,
  change: OwnChange<unknown> | null,
) => Tile | null;

/**
 * Makes the `drawn` of a `Way`, which finds the tile that one of these events brought into the turn.
 *
 * @param draws - The types of the events that bring a tile.
 * @returns A function that returns the drawn tile as long as the turn lasts; null if there is none.
 * @example
 * ```ts
 * import { drawnBy } from 'mahjongg/game';
 *
 * drawnBy('drew')(null, { type: 'drew' }, { gained: ['1B'] }); // => '1B'
 * ```
 */
export const drawnBy =
  (...draws: readonly string[]): Drawn =>
  (before, event, change) => {
    if (event.type === 'stage' && 'phase' in event) return event.phase === 'turn' ? before : null;
    if (!draws.includes(event.type)) return before;
    return change && (change.gained?.[0] ?? before);
  };

/** The values of `by` in turns that begin with a drawn tile. */
const DRAWN: readonly unknown[] = ['wall', 'loose'];

/**
 * The `drawn` of a `Way` for solitaires: returns the tile that the player drew in this turn, as long as it is on the
 * rack.
 *
 * @param before - The drawn tile before the event; null if there was none.
 * @param event - What happened.
 * @param change - What the event changed of the player’s own side; null if nothing.
 * @returns The drawn tile; null if there is none.
 * @example
 * ```ts
 * import { drawnAlone } from 'mahjongg/game';
 *
 * drawnAlone(null, { type: 'drew' }, { gained: ['1B'] }); // => '1B'
 * ```
 */
export const drawnAlone: Drawn = (before, event, change) => {
  if (event.type === 'stage' && 'phase' in event) {
    const isTurn = event.phase === 'turn' && 'by' in event.now && DRAWN.includes(event.now.by);
    return isTurn ? before : null;
  }
  if (change === null) return before;
  if (event.type === 'drew') return change.gained?.[0] ?? null;
  return before !== null && change.lost?.includes(before) === true ? null : before;
};
