import type { Seat } from '../../rules/payouts';
import type { IllegalAction } from '../../play/illegal';
import { forSeats } from '../../play/seats';
import type { YearAction, YearAnswer } from './actions';
import type { YearEvent, YearPublicEvent, YearSecret } from './events';
import { type Draft, evolveHidden, evolveScene, type YearSceneDraft } from './evolve';
import type { YearKit, YearOwn, YearSceneIn } from './kit';
import type { YearHidden, YearOutcome, YearPhase, YearStages, YearState } from './state';

/** The next state while it is being made, with the events that make it. */
export interface YearStep {
  /** What the rules say. */
  readonly kit: YearKit;
  /** The state so far. */
  readonly draft: YearSceneDraft & Draft<YearHidden>;
  /** What happened so far. */
  readonly events: Draft<YearEvent>[];
}

/** Something happens: the state changes by it, and it is noted. */
export const emit = (
  { draft, events }: YearStep,
  event: YearPublicEvent,
  seats: YearSecret['seats'] | null = null,
): void => {
  const secret = seats === null ? null : { seats };
  evolveScene(draft, event);
  evolveHidden(draft, event, secret);
  events.push({ ...event, moment: 0, secret });
};

/** A phase begins, or a new decision in it. */
export const enter = <P extends YearPhase>(
  step: YearStep,
  phase: P,
  now: YearStages[P],
  awaiting: readonly Seat[],
): void => emit(step, { type: 'stage', phase, now, awaiting } as YearPublicEvent);

/** The game is over, and all racks are laid open (YG-14). */
export const finish = (step: YearStep, outcome: YearOutcome): void => {
  const { seats, racks: held } = step.draft;
  const racks = forSeats(seats, (seat) => held[seat] ?? []);
  emit(step, { type: 'ended', outcome, racks });
  enter(step, 'over', { outcome, racks }, []);
};

/** Starts a step from a state. */
export const startStep = (kit: YearKit, state: YearState): YearStep => ({
  kit,
  draft: { ...state },
  events: [],
});

/** Ends a step: a new decision point if a phase began. */
export const endStep = ({
  draft,
  events,
}: YearStep): { readonly state: YearState; readonly events: readonly YearEvent[] } => {
  if (events.some(({ type }) => type === 'stage')) draft.moment++;
  for (const event of events) event.moment = draft.moment;
  return { state: draft as unknown as YearState, events: events as readonly YearEvent[] };
};

/** What a player may do in one phase, and what comes of it. */
export interface YearPhaseRules<P extends YearPhase> {
  /** Whether answers are sealed until the last one is there. */
  readonly sealed: boolean;
  /** The types of action that belong to the phase. */
  readonly types: readonly YearAction['type'][];
  /** Everything an awaited player may do, as choices without seat and moment. */
  readonly choices: (kit: YearKit, scene: YearSceneIn<P>, own: YearOwn) => readonly YearAnswer[];
  /** Why an awaited player may not do this; undefined if it is legal. */
  readonly fault: (
    kit: YearKit,
    scene: YearSceneIn<P>,
    own: YearOwn,
    action: YearAction,
  ) => IllegalAction | undefined;
  /** Does it; a sealed phase leaves that to `resolve`. */
  readonly act?: (step: YearStep, now: YearStages[P], action: YearAction) => void;
  /** Opens the sealed answers. */
  readonly resolve?: (step: YearStep, now: YearStages[P]) => void;
}
