import type { Meld } from '../hands/hand';
import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import type { OwnChange, PublicEvent, Secret } from './events';
import type { OwnSide } from './player-view';
import { exchanged } from './racks';
import { at, type BySeat, withSeat } from './seats';
import type { Hidden, Phase, Scene, Stages } from './state';

/*
 * The one place where a game changes. A state and every view of it go through the same code for what
 * everybody sees, so they cannot come to differ there. Only the outermost object is ever written to, a
 * copy made for the purpose; whatever it holds is replaced, never changed.
 */

/** An object of one's own whose properties are still being set. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** What everybody sees, with its phase, while it is being changed. */
export type SceneDraft = Draft<Scene> & { phase: Phase; now: Stages[Phase] };

const addCount = (draft: SceneDraft, seat: Seat, more: number): void => {
  draft.counts = withSeat(draft.counts, seat, at(draft.counts, seat) + more);
};

const replaceAt = <T>(list: readonly T[], place: number, value: T | undefined): readonly T[] =>
  list.flatMap((one, index) => (index !== place ? [one] : value === undefined ? [] : [value]));

/** Puts another exposure in the place of one, or takes it away; challenges of that hand are free again (AG-32a). */
const setMeld = (draft: SceneDraft, seat: Seat, place: number, meld: Meld | undefined): void => {
  const melds = at(draft.melds, seat);
  const changed =
    place === melds.length && meld !== undefined ? [...melds, meld] : replaceAt(melds, place, meld);
  draft.melds = withSeat(draft.melds, seat, changed);
  if (draft.challenges.some(({ against }) => against === seat))
    draft.challenges = draft.challenges.filter(({ against }) => against !== seat);
};

const discard = (draft: SceneDraft, seat: Seat, tile: Tile): void => {
  draft.discards = [...draft.discards, { seat, tile }];
};

/** Changes what everybody sees. */
export const evolveScene = (draft: SceneDraft, event: PublicEvent): void => {
  switch (event.type) {
    case 'stage':
      draft.phase = event.phase;
      draft.now = event.now;
      draft.awaiting = event.awaiting;
      break;
    case 'answered':
      draft.awaiting = draft.awaiting.filter((seat) => seat !== event.seat);
      break;
    case 'passed':
      for (const { from, to, count } of event.moves) {
        addCount(draft, from, -count);
        addCount(draft, to, count);
      }
      break;
    case 'taken':
      addCount(draft, event.seat, 1);
      break;
    case 'drew':
      addCount(draft, event.seat, 1);
      draft.wallLeft--;
      break;
    case 'discarded':
    case 'offered':
      addCount(draft, event.seat, -1);
      break;
    case 'unclaimed':
      discard(draft, event.seat, event.tile);
      break;
    case 'called':
      addCount(draft, event.seat, 1 - event.meld.tiles.length);
      setMeld(draft, event.seat, at(draft.melds, event.seat).length, event.meld);
      break;
    case 'rearranged': {
      const place = at(draft.melds, event.seat).length - 1;
      const before = at(draft.melds, event.seat)[place]?.tiles.length ?? 0;
      // Taken back, the called tile does not come to the rack.
      addCount(draft, event.seat, before - (event.meld?.tiles.length ?? 1));
      setMeld(draft, event.seat, place, event.meld ?? undefined);
      break;
    }
    case 'exchanged':
      addCount(draft, event.seat, 1);
      setMeld(draft, event.from, event.meld, { tiles: event.tiles });
      break;
    case 'grew':
      addCount(draft, event.seat, -1);
      setMeld(draft, event.seat, event.meld, { tiles: event.tiles });
      break;
    case 'challenged':
      draft.challenges = [...draft.challenges, { by: event.seat, against: event.against }];
      break;
    case 'died': {
      draft.dead = [...draft.dead, event.seat];
      draft.awaiting = draft.awaiting.filter((seat) => seat !== event.seat);
      if (event.returned === null) break;
      addCount(draft, event.seat, at(draft.melds, event.seat)[event.returned]?.tiles.length ?? 0);
      setMeld(draft, event.seat, event.returned, undefined);
      break;
    }
    default:
      break;
  }
};

/** Changes what is hidden; a new phase clears the sealed answers. */
export const evolveHidden = (
  draft: Draft<Hidden> & SceneDraft,
  event: PublicEvent,
  secret: Secret | null,
): void => {
  if (event.type === 'stage') {
    draft.answers = NO_ANSWERS[draft.seats.length] as BySeat<null>;
    if (event.phase !== 'turn') draft.drawn = null;
  }
  if (event.type === 'discarded') draft.setAside = null;
  if (event.type === 'died') draft.answers = withSeat(draft.answers, event.seat, null);
  if (secret === null) return;
  if (secret.faceDown !== undefined) draft.faceDown = secret.faceDown;
  if (secret.setAside !== undefined) draft.setAside = secret.setAside;
  if (secret.seats === undefined) return;
  for (const seat of draft.seats) {
    const change = secret.seats[seat];
    if (change === undefined) continue;
    if (change.lost !== undefined || change.gained !== undefined)
      draft.racks = withSeat(draft.racks, seat, exchanged(at(draft.racks, seat), change.lost, change.gained));
    if (change.answer !== undefined) draft.answers = withSeat(draft.answers, seat, change.answer);
    if (event.type === 'drew') draft.drawn = change.gained?.[0] ?? null;
  }
};

/** Changes one viewer's own side. */
export const evolveOwn = (draft: Draft<OwnSide>, event: PublicEvent, own: OwnChange | null): void => {
  if (event.type === 'stage') {
    draft.answer = null;
    if (event.phase !== 'turn') draft.drawn = null;
  }
  if (event.type === 'died' && event.seat === draft.viewer) draft.answer = null;
  if (event.type === 'drew') draft.drawn = own?.gained?.[0] ?? null;
  if (own === null) return;
  if (own.lost !== undefined || own.gained !== undefined)
    draft.rack = exchanged(draft.rack, own.lost, own.gained);
  if (own.answer !== undefined) draft.answer = own.answer;
};

/** For each number of seats, that nobody has answered. */
export const NO_ANSWERS: Readonly<Record<number, BySeat<null>>> = {
  3: { E: null, S: null, W: null },
  4: { E: null, S: null, W: null, N: null },
};
