import type { Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import type { Action, Answer } from './actions';
import type { Event, PublicEvent, Secret } from './events';
import { type Draft, evolveHidden, evolveScene, type SceneDraft } from './evolve';
import type { IllegalAction } from './illegal';
import type { Kit } from './kit';
import { type BySeat, forSeats } from './seats';
import type { GameState, Hidden, Phase, Scene, Stages } from './state';

/** The next state while it is being made, with the events that make it. */
export interface Step {
  /** What the rules say. */
  readonly kit: Kit;
  /** The state so far. */
  readonly draft: SceneDraft & Draft<Hidden>;
  /** What happened so far. */
  readonly events: Draft<Event>[];
}

/** Something happens: the state changes by it, and it is noted. */
export const emit = ({ draft, events }: Step, event: PublicEvent, secret: Secret | null = null): void => {
  evolveScene(draft, event);
  evolveHidden(draft, event, secret);
  const noted = event as Draft<Event>;
  noted.moment = 0;
  noted.secret = secret;
  events.push(noted);
};

/** A phase begins. */
export const enter = <P extends Phase>(
  step: Step,
  phase: P,
  now: Stages[P],
  awaiting: readonly Seat[],
): void => emit(step, { type: 'stage', phase, now, awaiting } as PublicEvent);

/**
 * A state of one's own to write to. Named part by part: every action begins with this copy, which so takes a third of the
 * time of copying whatever there is.
 */
const copyOf = (state: GameState): Step['draft'] => ({
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
  wall: state.wall,
  racks: state.racks,
  answers: state.answers,
  setAside: state.setAside,
  faceDown: state.faceDown,
  drawn: state.drawn,
});

/** Starts a step from a state. */
export const startStep = (kit: Kit, state: GameState): Step => ({ kit, draft: copyOf(state), events: [] });

/** Ends a step: a new decision point if a phase began. */
export const endStep = ({
  draft,
  events,
}: Step): { readonly state: GameState; readonly events: readonly Event[] } => {
  if (events.some(({ type }) => type === 'stage')) draft.moment++;
  for (const event of events) event.moment = draft.moment;
  return { state: draft as unknown as GameState, events: events as readonly Event[] };
};

/** What a player knows beside what everybody sees; enough to say what is legal. */
export interface Own {
  /** Who it is. */
  readonly seat: Seat;
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The sealed answer; null if there is none. */
  readonly answer: Answer | null;
  /** The tile drawn in this turn; null if none was. */
  readonly drawn: Tile | null;
}

/** What everybody sees in one phase. */
export type SceneIn<P extends Phase> = Scene & { readonly phase: P; readonly now: Stages[P] };

/** Where the game goes when something is done; null if it stays where it is or is over. */
export type Next =
  | { readonly to: 'pass'; readonly round: number; readonly pass: number }
  | { readonly to: 'courtesy' }
  | { readonly to: 'turn'; readonly turn: Stages['turn'] }
  | { readonly to: 'draw'; readonly after: Seat }
  | { readonly to: 'claims'; readonly claims: Stages['claims'] }
  | { readonly to: 'claimed'; readonly claims: Stages['claims']; readonly answers: BySeat<Answer | null> }
  | {
      readonly to: 'declared';
      readonly showing: Stages['showing'];
      readonly answers: BySeat<Answer | null> | null;
    }
  | { readonly to: 'judged'; readonly showing: Stages['showing']; readonly shown: readonly Seat[] };

/** The first turn, East’s with the hand that was dealt (AG-10). */
export const firstTurn = ({ draft }: Step): Next => ({
  to: 'turn',
  turn: turnOf(draft.seats[0] as Seat, 'deal'),
});

/** A turn that begins. */
export const turnOf = (
  seat: Seat,
  by: Stages['turn']['by'],
  called: Stages['turn']['called'] = null,
): Stages['turn'] => ({ seat, by, called, rearranged: false, redeemed: null });

/** A discard that can be claimed. */
export const claimsOf = (from: Seat, tile: Tile): Stages['claims'] => ({
  from,
  tile,
  by: 'discard',
  corrected: false,
  exchange: null,
  turn: null,
});

/** What a player may do in one phase, and what comes of it. */
export interface PhaseRules<P extends Phase> {
  /** Whether answers are sealed until the last one is there. */
  readonly sealed: boolean;
  /** The types of action that belong to the phase. */
  readonly types: readonly Action['type'][];
  /** Everything an awaited player may do, as choices without seat and moment. */
  readonly choices: (kit: Kit, scene: SceneIn<P>, own: Own) => readonly Answer[];
  /** Why an awaited player may not do this; undefined if it is legal. */
  readonly fault: (kit: Kit, scene: SceneIn<P>, own: Own, action: Action) => IllegalAction | undefined;
  /** Does it; a sealed phase leaves that to `resolve`. */
  readonly act?: (step: Step, now: Stages[P], action: Action) => Next | null;
  /** Opens the sealed answers. */
  readonly resolve?: (step: Step, now: Stages[P]) => Next | null;
}

/** The racks laid open. */
export const openRacks = ({ draft }: Step): Record<Seat, readonly Tile[]> =>
  forSeats(draft.seats, (seat) => draft.racks[seat] as readonly Tile[]);
