import type { Seat } from '../../rules/payouts';
import { forViewer, type Viewer } from '../../play/seats';
import type { YearEvent, YearSeenEvent } from './events';
import { type Draft, evolveOwn, evolveScene, type YearSceneDraft } from './evolve';
import type { YearKit } from './kit';
import type { YearScene, YearStaged, YearState } from './state';
import { legalFor, ownOf } from './take-action';
import type { YearOwnSide, YearView } from './view';

/** What everybody sees of a state, named part by part: nothing hidden gets in by being forgotten. */
const sceneOf = (state: YearState): YearStaged<YearScene> =>
  ({
    version: state.version,
    rules: state.rules,
    seats: state.seats,
    dealer: state.dealer,
    players: state.players,
    moment: state.moment,
    phase: state.phase,
    now: state.now,
    awaiting: state.awaiting,
    melds: state.melds,
    flowers: state.flowers,
    counts: state.counts,
    discards: state.discards,
    wallLeft: state.wallLeft,
    flowerWallLeft: state.flowerWallLeft,
    hopToi: state.hopToi,
  }) as YearStaged<YearScene>;

/** A state as one viewer may know it. */
export const viewOf = (kit: YearKit, state: YearState, viewer: Viewer): YearView => {
  const scene = sceneOf(state);
  if (!state.seats.includes(viewer as Seat))
    return { ...scene, viewer, rack: [], answer: null, drawn: null, legal: [] };
  const own = ownOf(state, viewer as Seat);
  const { rack, answer, drawn } = own;
  return { ...scene, viewer, rack, answer, drawn, legal: legalFor(kit, scene, own) };
};

/** An event as one viewer may know it. */
export const seenBy = ({ secret, ...event }: YearEvent, viewer: Viewer): YearSeenEvent => ({
  ...event,
  viewer,
  own: forViewer(secret?.seats, viewer) ?? null,
});

/** A view after an event made for the same viewer; whoever hands in another's event keeps the view as it is. */
export const advance = (kit: YearKit, view: YearView, event: YearSeenEvent): YearView => {
  if (event.viewer !== view.viewer) return view;
  const draft = { ...view } as unknown as YearSceneDraft & Draft<YearOwnSide>;
  evolveScene(draft, event);
  evolveOwn(draft, event, event.own);
  draft.moment = event.moment;
  const { viewer, rack, answer, drawn } = draft;
  const scene = draft as unknown as YearStaged<YearScene>;
  draft.legal = viewer === 'spectator' ? [] : legalFor(kit, scene, { seat: viewer, rack, answer, drawn });
  return draft as unknown as YearView;
};
