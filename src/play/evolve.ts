import type { Meld } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import { exchanged } from './racks';
import { at, type BySeat, type Viewer, withSeat } from './seats';
import type { AnsweredEvent, HiddenTable, OpenTable, OwnChange, StageChange } from './types';
import type { Draft, Way, WayTypes } from './way';

/*
 * The one place where a game changes. A state and every view of it go through the same code for what lies open, so
 * they cannot come to differ there. Only the outermost object is ever written to, a copy made for the purpose.
 */

/** The events that every game has. */
type CommonEvent = StageChange<Readonly<Record<string, object>>> | AnsweredEvent;

/** What lies open, with its phase, while it is being changed. */
type SceneDraft = Draft<OpenTable> & { phase: string; now: object };

/** Gives a player so many more tiles on the rack. */
export const addCount = (table: Draft<OpenTable>, seat: Seat, more: number): void => {
  table.counts = withSeat(table.counts, seat, at(table.counts, seat) + more);
};

/** Lays a set in this place among a player’s; one that is no more makes room. */
export const setMeld = (table: Draft<OpenTable>, seat: Seat, place: number, meld: Meld | null): void => {
  const melds = [...at(table.melds, seat)];
  melds.splice(place, 1, ...(meld === null ? [] : [meld]));
  table.melds = withSeat(table.melds, seat, melds);
};

/** Lays a set behind a player’s others. */
export const addMeld = (table: Draft<OpenTable>, seat: Seat, meld: Meld): void => {
  table.melds = withSeat(table.melds, seat, [...at(table.melds, seat), meld]);
};

/** Lays a tile on the table. */
export const addDiscard = (table: Draft<OpenTable>, seat: Seat, tile: Tile): void => {
  table.discards = [...table.discards, { seat, tile }];
};

/** Takes the last discard from the table. */
export const takeDiscard = (table: Draft<OpenTable>): void => {
  table.discards = table.discards.slice(0, -1);
};

const evolveCommon = (draft: SceneDraft, event: CommonEvent): void => {
  if (event.type === 'stage') {
    draft.phase = event.phase;
    draft.now = event.now;
    draft.awaiting = event.awaiting;
  } else draft.awaiting = draft.awaiting.filter((seat) => seat !== event.seat);
};

/** Changes what lies open, in a state or a view. */
export const evolveOpen = <T extends WayTypes>(
  { changes }: Pick<Way<T>, 'changes'>,
  draft: object,
  event: T['happening'],
): void => {
  if (event.type === 'stage' || event.type === 'answered')
    evolveCommon(draft as SceneDraft, event as unknown as CommonEvent);
  else
    (changes as Readonly<Record<string, (table: object, event: object) => void>>)[event.type]?.(draft, event);
};

/** A rack after what an event changes of it. */
const changedRack = <T extends WayTypes>(
  { inOrder }: Way<T>,
  rack: readonly Tile[],
  { lost, gained }: OwnChange<unknown>,
): readonly Tile[] => {
  if (lost === undefined && gained === undefined) return rack;
  const changed = exchanged(rack, lost, gained);
  return inOrder === undefined ? changed : inOrder(changed);
};

/** That nobody has answered at a full table; kept, because every phase begins with it. */
const NOBODY: BySeat<null> = { E: null, S: null, W: null, N: null };

/** That nobody at these seats has answered. */
export const noAnswers = (seats: readonly Seat[]): BySeat<null> =>
  seats.length === 4 ? NOBODY : Object.fromEntries(seats.map((seat) => [seat, null]));

/** Changes what is hidden, after what lies open; a new phase clears the sealed answers. */
export const evolveHidden = <T extends WayTypes>(
  way: Way<T>,
  draft: Draft<T['state']>,
  event: T['happening'],
  secret: T['secret'] | null,
): void => {
  const hidden: Draft<HiddenTable> & OpenTable = draft as T['state'];
  if (event.type === 'stage' && hidden.answers !== undefined) hidden.answers = noAnswers(hidden.seats);
  const unsealed = way.unsealed?.(event) ?? null;
  if (unsealed !== null) hidden.answers = withSeat(hidden.answers ?? {}, unsealed, null);
  way.changeHidden?.(draft, event, secret);
  if (secret?.seats === undefined) {
    hidden.drawn = way.drawn(hidden.drawn, event, null);
    return;
  }
  for (const seat of hidden.seats) {
    const change = secret.seats[seat];
    if (change === undefined) continue;
    const rack = at(hidden.racks, seat);
    const changed = changedRack(way, rack, change);
    if (changed !== rack) hidden.racks = withSeat(hidden.racks, seat, changed);
    if (change.answer !== undefined) hidden.answers = withSeat(hidden.answers ?? {}, seat, change.answer);
    hidden.drawn = way.drawn(hidden.drawn, event, change);
  }
};

/** One viewer’s own side while it is being changed. */
interface SideDraft {
  readonly viewer: Viewer;
  rack: readonly Tile[];
  answer?: object | null;
  drawn: Tile | null;
}

/** Changes one viewer’s own side, after what lies open. */
export const evolveOwn = <T extends WayTypes>(
  way: Way<T>,
  side: SideDraft,
  event: T['happening'],
  own: OwnChange<object> | null,
): void => {
  const isVoid = event.type === 'stage' || way.unsealed?.(event) === side.viewer;
  if (isVoid && side.answer !== undefined) side.answer = null;
  side.drawn = way.drawn(side.drawn, event, own);
  if (own === null) return;
  side.rack = changedRack(way, side.rack, own);
  if (own.answer !== undefined) side.answer = own.answer;
};
