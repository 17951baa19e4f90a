import type { Seat } from '../rules/payouts';
import { evolveOpen, evolveOwn } from './evolve';
import { forViewer, type Viewer } from './seats';
import { legalFor, ownOf } from './take-action';
import type { OpenTable, OwnChange, OwnSide } from './types';
import type { Draft, Own, SceneIn, Way, WayTypes } from './way';

/** What lies open in every game. */
const OPEN: readonly (keyof OpenTable | 'phase' | 'now')[] = [
  ...(['version', 'rules', 'seats', 'moment', 'phase', 'now', 'awaiting'] as const),
  ...(['melds', 'counts', 'discards', 'wallLeft'] as const),
];

/** The names of all parts of a state that lie open. */
export const openNames = <T extends WayTypes>({ stored }: Way<T>): readonly string[] => [
  ...OPEN,
  ...Object.keys(stored.open(stored.seatings[0] as readonly Seat[])),
];

/** What lies open of a state, named part by part: nothing hidden gets in by being forgotten. */
const sceneOf = <T extends WayTypes>(names: readonly string[], state: T['state']): SceneIn<T> => {
  const scene: Record<string, unknown> = {};
  for (const name of names) scene[name] = (state as unknown as Record<string, unknown>)[name];
  return scene as unknown as SceneIn<T>;
};

/** A state as one viewer may know it. */
export const viewOf = <T extends WayTypes>(
  way: Way<T>,
  names: readonly string[],
  state: T['state'],
  viewer: Viewer,
): T['view'] => {
  const scene = sceneOf<T>(names, state);
  const answers = state.answers === undefined ? {} : { answer: null };
  if (!state.seats.includes(viewer as Seat))
    return { ...scene, viewer, rack: [], ...answers, drawn: null, legal: [] } as unknown as T['view'];
  const own = ownOf<T>(state, viewer as Seat);
  const { rack, answer, drawn } = own;
  const side = state.answers === undefined ? { rack, drawn } : { rack, answer, drawn };
  return { ...scene, viewer, ...side, legal: legalFor(way, scene, own) } as unknown as T['view'];
};

/** An event as one viewer may know it. */
export const seenBy = <T extends WayTypes>(
  { secret, ...event }: T['event'] & { readonly secret?: T['secret'] | null },
  viewer: Viewer,
): T['seen'] => ({ ...event, viewer, own: forViewer(secret?.seats, viewer) ?? null }) as unknown as T['seen'];

/** A view after an event made for the same viewer; another viewer’s event leaves it as it is. */
export const advance = <T extends WayTypes>(
  way: Way<T>,
  view: T['view'] & Partial<OwnSide<T['action']>>,
  event: T['seen'] & { readonly viewer?: Viewer; readonly own?: OwnChange<object> | null },
): T['view'] => {
  if (event.viewer !== view.viewer) return view;
  const draft = { ...view } as unknown as Own<T> & Draft<OwnSide<T['action']>> & { moment: number };
  evolveOpen(way, draft, event);
  evolveOwn(way, draft, event, event.own ?? null);
  draft.moment = event.moment;
  const { viewer, rack, drawn, answer = null } = draft;
  draft.legal =
    viewer === 'spectator'
      ? []
      : legalFor(way, draft as unknown as SceneIn<T>, { seat: viewer, rack, answer, drawn });
  return draft as unknown as T['view'];
};
