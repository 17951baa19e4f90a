import type { Seat } from '../rules/payouts';
import type { Event, SeenEvent } from './events';
import { type Draft, evolveOwn, evolveScene, type SceneDraft } from './evolve';
import type { Kit } from './kit';
import type { OwnSide, PlayerView } from './player-view';
import { forViewer, type Viewer } from '../play/seats';
import type { GameState, Scene, Staged } from './state';
import { legalFor, ownOf } from './take-action';

const isSeated = (scene: Scene, viewer: Viewer): viewer is Seat => scene.seats.includes(viewer as Seat);

/** What everybody sees of a state, named part by part: nothing hidden gets in by being forgotten. */
const sceneOf = (state: GameState): Staged<Scene> =>
  ({
    version: state.version,
    rules: state.rules,
    manners: state.manners,
    seats: state.seats,
    players: state.players,
    moment: state.moment,
    phase: state.phase,
    now: state.now,
    awaiting: state.awaiting,
    melds: state.melds,
    counts: state.counts,
    discards: state.discards,
    wallLeft: state.wallLeft,
    dead: state.dead,
    challenges: state.challenges,
  }) as Staged<Scene>;

/** A state as one viewer may know it. */
export const viewOf = (kit: Kit, state: GameState, viewer: Viewer): PlayerView => {
  const scene = sceneOf(state);
  if (!isSeated(state, viewer)) return { ...scene, viewer, rack: [], answer: null, drawn: null, legal: [] };
  const own = ownOf(state, viewer);
  const { rack, answer, drawn } = own;
  return { ...scene, viewer, rack, answer, drawn, legal: legalFor(kit, scene, own) };
};

/** An event as one viewer may know it. */
export const seenBy = ({ secret, ...event }: Event, viewer: Viewer): SeenEvent => ({
  ...event,
  viewer,
  own: forViewer(secret?.seats, viewer) ?? null,
});

/** A view after an event made for the same viewer; whoever hands in another's event keeps the view as it is. */
export const advance = (kit: Kit, view: PlayerView, event: SeenEvent): PlayerView => {
  if (event.viewer !== view.viewer) return view;
  const draft = { ...view } as unknown as SceneDraft & Draft<OwnSide>;
  evolveScene(draft, event);
  evolveOwn(draft, event, event.own);
  draft.moment = event.moment;
  const { viewer, rack, answer, drawn } = draft;
  const scene = draft as unknown as Staged<Scene>;
  draft.legal = viewer === 'spectator' ? [] : legalFor(kit, scene, { seat: viewer, rack, answer, drawn });
  return draft as unknown as PlayerView;
};
