import type { Meld } from '../../hands/hand';
import type { Seat } from '../../rules/payouts';
import { sortRack } from '../../tiles/rack-order';
import type { Tile } from '../../tiles/tile';
import { withoutTile } from '../../play/racks';
import { at, type BySeat, withSeat } from '../../play/seats';
import type { YearOwnChange, YearPublicEvent, YearRevealedEvent, YearSecret, YearTakenEvent } from './events';
import { changedRack } from './kit';
import type { YearHidden, YearPhase, YearScene, YearStages } from './state';
import type { YearOwnSide } from './view';

/*
 * The one place where a Year game changes. A state and every view of it go through the same code for what
 * everybody sees. Only the outermost object is written to, a copy made for the purpose.
 */

/** An object of one's own whose properties are still being set. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** What everybody sees, with its phase, while it is being changed. */
export type YearSceneDraft = Draft<YearScene> & { phase: YearPhase; now: YearStages[YearPhase] };

const addCount = (draft: YearSceneDraft, seat: Seat, more: number): void => {
  draft.counts = withSeat(draft.counts, seat, at(draft.counts, seat) + more);
};

const addMeld = (draft: YearSceneDraft, seat: Seat, meld: Meld): void => {
  draft.melds = withSeat(draft.melds, seat, [...at(draft.melds, seat), meld]);
};

/** Puts other tiles in the place of those of a revealed set. */
const changeMeld = (
  draft: YearSceneDraft,
  seat: Seat,
  place: number,
  change: (tiles: readonly Tile[]) => readonly Tile[],
): void => {
  const melds = at(draft.melds, seat).map((meld, at) =>
    at === place ? { tiles: change(meld.tiles) } : meld,
  );
  draft.melds = withSeat(draft.melds, seat, melds);
};

const reveal = (draft: YearSceneDraft, { seat, kind, tiles, meld, source }: YearRevealedEvent): void => {
  addCount(draft, seat, (source === null ? 0 : 1) - tiles.length);
  if (source === 'flowerWall') draft.flowerWallLeft--;
  if (source === 'wall') draft.wallLeft--;
  if (meld === null)
    draft.flowers = withSeat(draft.flowers, seat, sortRack([...at(draft.flowers, seat), ...tiles], 'year'));
  else if (kind === 'fourth') changeMeld(draft, seat, meld, (pung) => [...pung, ...tiles]);
  else addMeld(draft, seat, { tiles });
};

const take = (draft: YearSceneDraft, { seat, from, tile, place, meld }: YearTakenEvent): void => {
  addCount(draft, seat, 1);
  if (place === 'discards') draft.discards = draft.discards.slice(0, -1);
  else if (meld === null)
    draft.flowers = withSeat(draft.flowers, from, withoutTile(at(draft.flowers, from), tile));
  else changeMeld(draft, from, meld, (tiles) => withoutTile(tiles, tile));
};

/** Changes what everybody sees. */
export const evolveScene = (draft: YearSceneDraft, event: YearPublicEvent): void => {
  switch (event.type) {
    case 'stage':
      draft.phase = event.phase;
      draft.now = event.now;
      draft.awaiting = event.awaiting;
      break;
    case 'answered':
      draft.awaiting = draft.awaiting.filter((seat) => seat !== event.seat);
      break;
    case 'revealed':
      reveal(draft, event);
      break;
    case 'drew':
      addCount(draft, event.seat, 1);
      draft.wallLeft--;
      break;
    case 'discarded':
      addCount(draft, event.seat, -1);
      draft.discards = [...draft.discards, { seat: event.seat, tile: event.tile }];
      break;
    case 'called':
      addCount(draft, event.seat, 1 - event.meld.tiles.length);
      addMeld(draft, event.seat, event.meld);
      draft.discards = draft.discards.slice(0, -1);
      break;
    case 'taken':
      take(draft, event);
      break;
    default:
      break;
  }
};

const takeFromWalls = (draft: Draft<YearHidden>, event: YearPublicEvent): void => {
  if (event.type === 'drew') draft.wall = draft.wall.slice(1);
  if (event.type !== 'revealed') return;
  if (event.source === 'flowerWall') draft.flowerWall = draft.flowerWall.slice(1);
  if (event.source === 'wall') draft.wall = draft.wall.slice(0, -1);
};

/** The tile that an event brings into a turn: drawn, or a replacement. */
const drawnBy = (event: YearPublicEvent, change: YearOwnChange | null | undefined): Tile | undefined =>
  event.type === 'drew' || event.type === 'revealed' ? change?.gained?.[0] : undefined;

/** Nobody has answered. */
export const NO_ANSWERS: BySeat<null> = /* @__PURE__ */ Object.freeze({ E: null, S: null, W: null, N: null });

/** Changes what is hidden; a new decision clears the sealed answers. */
export const evolveHidden = (
  draft: Draft<YearHidden>,
  event: YearPublicEvent,
  secret: YearSecret | null,
): void => {
  takeFromWalls(draft, event);
  if (event.type === 'stage') {
    draft.answers = NO_ANSWERS;
    if (event.phase !== 'turn') draft.drawn = null;
  }
  for (const [seat, change] of Object.entries(secret?.seats ?? {}) as [Seat, YearOwnChange][]) {
    const { lost, gained, answer } = change;
    if (lost !== undefined || gained !== undefined)
      draft.racks = withSeat(draft.racks, seat, changedRack(at(draft.racks, seat), lost, gained));
    if (answer !== undefined) draft.answers = withSeat(draft.answers, seat, answer);
    draft.drawn = drawnBy(event, change) ?? draft.drawn;
  }
};

/** Changes one viewer's own side. */
export const evolveOwn = (
  draft: Draft<YearOwnSide>,
  event: YearPublicEvent,
  own: YearOwnChange | null,
): void => {
  if (event.type === 'stage') {
    draft.answer = null;
    if (event.phase !== 'turn') draft.drawn = null;
  }
  if (own === null) return;
  if (own.lost !== undefined || own.gained !== undefined)
    draft.rack = changedRack(draft.rack, own.lost, own.gained);
  if (own.answer !== undefined) draft.answer = own.answer;
  draft.drawn = drawnBy(event, own) ?? draft.drawn;
};
