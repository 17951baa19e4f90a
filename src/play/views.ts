import { evolveOpen, evolveOwn } from './evolve';
import { forViewer, type Viewer } from './seats';
import { legalFor, ownOf } from './take-action';
import type { AnyTypes, AnyWay, Draft, Scene, View, Whole } from './way';

/** What lies open in every game. */
const OPEN: readonly (keyof Scene)[] = [
  ...(['version', 'rules', 'seats', 'moment', 'phase', 'now', 'awaiting'] as const),
  ...(['melds', 'counts', 'discards', 'wallLeft'] as const),
];

/** The names of all parts of a state that lie open. */
export const openNames = ({ stored }: AnyWay): readonly (keyof Scene)[] => [
  ...OPEN,
  ...(Object.keys(stored.open(stored.seatings[0] ?? [])) as (keyof Scene)[]),
];

/** Some parts of an object. */
const picked = <T extends object>(whole: T, names: readonly (keyof T)[]): T => {
  const part: Partial<T> = {};
  for (const name of names) part[name] = whole[name];
  return part as T;
};

/** A state as one viewer may know it: what lies open is named part by part, so nothing hidden gets in by being forgotten. */
export const viewOf = (way: AnyWay, names: readonly (keyof Scene)[], state: Whole, viewer: Viewer): View => {
  const scene = picked<Scene>(state, names);
  const seat = state.seats.find((one) => one === viewer);
  const own = seat && ownOf(state, seat);
  const legal = own === undefined ? [] : legalFor(way, scene, own);
  const { rack = [], answer = null, drawn = null } = own ?? {};
  if (state.answers === undefined) return Object.assign(scene, { viewer, rack, drawn, legal });
  return Object.assign(scene, { viewer, rack, answer, drawn, legal });
};

/** An event as one viewer may know it. */
export const seenBy = ({ secret, ...event }: AnyTypes['event'], viewer: Viewer): AnyTypes['seen'] =>
  Object.assign({}, event, { viewer, own: forViewer(secret?.seats, viewer) ?? null });

/** A view after an event made for the same viewer; another viewer’s event leaves it as it is. */
export const advance = (way: AnyWay, view: View, event: AnyTypes['seen']): View => {
  if (event.viewer !== view.viewer) return view;
  const next: Draft<View> = { ...view };
  evolveOpen(way, next, event);
  evolveOwn(way, next, event);
  next.moment = event.moment;
  const { viewer, rack, drawn, answer = null } = next;
  next.legal = viewer === 'spectator' ? [] : legalFor(way, next, { seat: viewer, rack, answer, drawn });
  return next;
};
