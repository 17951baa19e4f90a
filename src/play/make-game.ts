import { frozen } from '../core/frozen';
import { expectSound, misused, otherRules } from '../core/misuse';
import { isRecord, ownValue } from '../core/own-values';
import { described } from '../core/reason';
import { type Rejection, type Result, success } from '../core/result';
import { isSameValue } from '../core/same-value';
import { expectShape, type Shape } from '../core/shape';
import { SEATS, type Seat } from '../hands/payouts';
import { evolveOpen, evolveOwn } from './evolve';
import type { IllegalAction } from './illegal';
import { type IllegalSetup, readNames } from './read-setup';
import { makeRecord, type RecordOf, type ReplayedOf, replayRecord } from './record';
import { type BySeat, forSeats, forViewer, type Viewer } from './seats';
import { outcomeOf, startGame } from './step';
import { decodeState, type StoredFault } from './stored';
import { checkAction, legalFor, legalIn, ownOf, takeAction } from './take-action';
import type { AnyAction, GameTypes, RulesIdentity, Taken } from './types';
import type { AnyTypes, AnyWay, Draft, Scene, View, Way, WayTypes, Whole } from './way';

/** The parts of a state that everybody sees in every game. */
const OPEN: readonly (keyof Scene)[] = [
  ...(['version', 'rules', 'seats', 'moment', 'phase', 'now', 'awaiting'] as const),
  ...(['melds', 'counts', 'discards', 'wallLeft'] as const),
];

/** The names of all parts of a state that everybody sees. */
const openNames = ({ stored }: AnyWay): readonly (keyof Scene)[] => [
  ...OPEN,
  ...(Object.keys(stored.open(stored.seatings[0] ?? [])) as (keyof Scene)[]),
];

/**
 * What a view shows of a state: lists are copies, their items and everything else are frozen. So changing a view does
 * not change the game.
 */
const shown = <T>(value: T): T => {
  if (!Array.isArray(value)) return frozen(value);
  for (let at = value.length - 1; typeof value[at] === 'object' && !Object.isFrozen(value[at]); at--)
    frozen(value[at]);
  return value.slice() as T;
};

/** An object with only these parts. */
const picked = <T extends object>(whole: T, names: readonly (keyof T)[]): T => {
  const part: Partial<T> = {};
  for (const name of names) part[name] = shown(whole[name]);
  return part as T;
};

/** A state as one viewer may see it; the open parts are copied by name, so that nothing hidden gets in by oversight. */
const viewOf = (way: AnyWay, names: readonly (keyof Scene)[], state: Whole, viewer: Viewer): View => {
  const scene = picked<Scene>(state, names);
  const seat = state.seats.find((one) => one === viewer);
  const own = seat && ownOf(state, seat);
  const legal = own === undefined ? [] : legalFor(way, scene, own);
  const { rack = [], answer = null, drawn = null } = own ?? {};
  if (state.answers === undefined) return Object.assign(scene, { viewer, rack: shown(rack), drawn, legal });
  return Object.assign(scene, { viewer, rack: shown(rack), answer: shown(answer), drawn, legal });
};

/** An event as one viewer may see it. */
const seenBy = ({ secret, ...event }: AnyTypes['event'], viewer: Viewer): AnyTypes['seen'] =>
  Object.assign({}, shown(event), { viewer, own: shown(forViewer(secret?.seats, viewer) ?? null) });

/** A view after an event made for the same viewer; another viewer’s event changes nothing. */
const advance = (way: AnyWay, view: View, event: AnyTypes['seen']): View => {
  if (event.viewer !== view.viewer) return view;
  const next: Draft<View> = { ...view };
  evolveOpen(way, next, event);
  evolveOwn(way, next, event);
  next.moment = event.moment;
  const { viewer, rack, drawn, answer = null } = next;
  next.legal = viewer === 'spectator' ? [] : legalFor(way, next, { seat: viewer, rack, answer, drawn });
  return next;
};

/** A game of one rule set, as pure functions of plain states; `T` holds the types of its way of playing. */
export interface GameOf<T extends GameTypes, Outcome = T['outcome']> {
  /** Deals a new game; an invalid setup fails with the reason. */
  readonly createGame: (setup: T['setup']) => Result<T['state'], Rejection<IllegalSetup>>;
  /** Who must choose: several players while answers are sealed, nobody only when the game is over. */
  readonly awaiting: (state: T['state']) => readonly Seat[];
  /**
   * Everything a player may do, in a stable order; nothing for an empty seat. Players not awaited may still challenge
   * (AG-32).
   */
  readonly legalActions: (state: T['state'], seat: Seat) => readonly T['action'][];
  /**
   * A legal action in normal form (known parts only, tiles in rack order), or why it is illegal. The answer may reveal
   * tiles of the acting seat, so show it to that seat alone.
   */
  readonly check: (state: T['state'], action: unknown) => Result<T['action'], Rejection<IllegalAction>>;
  /** The state after an action and what happened; an illegal action fails and changes nothing. */
  readonly apply: (
    state: T['state'],
    action: T['action'],
  ) => Result<Taken<T['state'], T['event']>, Rejection<IllegalAction>>;
  /** The state after an action, or the same one if it is illegal; for `useReducer` and Redux. */
  readonly reducer: (state: T['state'], action: T['action']) => T['state'];
  /** What one player or spectator may see of a state. */
  readonly viewFor: (state: T['state'], viewer: Viewer) => T['view'];
  /** What one player or spectator may see of an event. */
  readonly eventFor: (event: T['event'], viewer: Viewer) => T['seen'];
  /** A view after an event for the same viewer; after the last event of an action, it equals the next view. */
  readonly advanceView: (view: T['view'], event: T['seen']) => T['view'];
  /** How a game ended and who pays whom; undefined while it goes on. */
  readonly outcome: (state: T['state']) => Outcome | undefined;
  /** What each player has won or lost, 0 before the end; in a solitaire the final score, in the Year game the winner’s points. */
  readonly returns: (state: T['state']) => BySeat<number>;
  /** A state as text. */
  readonly encodeState: (state: T['state']) => string;
  /** Reads a state from untrusted text or JSON, if it can be played on; only a record proves that play led to it. */
  readonly decodeState: (given: unknown) => Result<T['state'], Rejection<StoredFault>>;
  /** The record of a game: its setup, and the actions since. */
  readonly record: (setup: T['setup'], actions: readonly T['action'][]) => RecordOf<T>;
  /** Replays an untrusted record up to the first illegal action, all of it or only this many actions. */
  readonly replay: (record: unknown, actions?: number) => Result<ReplayedOf<T>, Rejection<StoredFault>>;
}

/** Which function gives events with this hidden part. */
const SOURCES = { secret: '`apply`', own: '`eventFor`' } as const;
/** The shape of the setup that `record` needs. */
const SETUP: Shape = {
  wall: 'list',
  dice: 'list?',
  players: 'record?',
  manners: 'string?',
  dealer: 'string?',
};

const VIEWERS: readonly unknown[] = [...SEATS, 'spectator'];

const expectViewer = (viewer: unknown): void =>
  expectSound(VIEWERS.includes(viewer), 'A viewer must be one of E, S, W, N and “spectator”', viewer);

/** Throws a `MisuseError` unless an event has a type, and its hidden part is an object or null. */
const expectEvent = (event: unknown, hidden: 'secret' | 'own'): void => {
  const part = isRecord(event) ? ownValue(event, hidden) : undefined;
  const isEvent = isRecord(event) && typeof ownValue(event, 'type') === 'string';
  const isSound = isEvent && (part === null || isRecord(part));
  expectSound(isSound, `Expected an event that ${SOURCES[hidden]} of the game returns`, event);
};

/** The parts of a way of playing that `makeGame` checks. */
const WAY: Shape = {
  identity: { name: 'string' },
  setup: { names: ['string'] },
  stored: { seatings: [['string']] },
};

/** Makes a check that throws a `MisuseError` for anything but states, views or matches of these rules. */
export const rulesGuard = (identity: RulesIdentity): ((given: unknown, what: string, by: string) => void) => {
  const known = new WeakSet<object>();
  return (given, what, by) => {
    const rules = isRecord(given) ? ownValue(given, 'rules') : undefined;
    if (rules === identity) return;
    if (!isRecord(rules)) return expectSound(false, `Expected a ${what} that ${by}`, given);
    if (known.has(rules)) return;
    if (!isSameValue(rules, identity)) otherRules(what, identity);
    known.add(rules);
  };
};

const gameOfAny = (way: AnyWay): GameOf<AnyTypes> => {
  expectShape(way, WAY, '`makeGame` needs a way of playing');
  const { identity, setup } = way;
  const names = openNames(way);
  const expectRules = rulesGuard(identity);
  /** The same state; throws a `MisuseError` unless it is one of these rules. */
  const own = (state: Whole): Whole => {
    expectRules(state, 'state', 'this game returns');
    if ('viewer' in state)
      misused('Expected a state that this game returns; got a view, which has no hidden tiles.');
    if (!('phase' in state))
      misused('Expected a state that this game returns; got a match or something else.');
    return state;
  };
  const check = (state: Whole, action: unknown): Result<AnyAction, Rejection<IllegalAction>> =>
    checkAction(way, own(state), action);
  const apply = (state: Whole, action: unknown): ReturnType<GameOf<AnyTypes>['apply']> => {
    const checked = check(state, action);
    return checked.ok ? success(takeAction(way, state, checked.value)) : checked;
  };
  return Object.freeze<GameOf<AnyTypes>>({
    createGame: (given) => {
      const named = readNames(given, setup.names);
      const read = named.ok ? setup.read(named.value) : named;
      return read.ok ? success(startGame(way, read.value)) : read;
    },
    awaiting: (state) => own(state).awaiting,
    legalActions: (state, seat) => {
      expectSound(SEATS.includes(seat), `A seat must be one of ${SEATS.join(', ')}`, seat);
      return legalIn(way, own(state), seat);
    },
    check,
    apply,
    reducer: (state, action) => {
      const taken = apply(state, action);
      return taken.ok ? taken.value.state : state;
    },
    viewFor: (state, viewer) => {
      own(state);
      expectViewer(viewer);
      return viewOf(way, names, state, viewer);
    },
    eventFor: (event, viewer) => {
      expectEvent(event, 'secret');
      expectViewer(viewer);
      return seenBy(event, viewer);
    },
    advanceView: (view, event) => {
      expectRules(view, 'view', 'this game returns');
      expectSound('viewer' in view, 'Expected a view that `viewFor` returns', view);
      expectEvent(event, 'own');
      const { viewer } = event;
      if (viewer !== view.viewer)
        misused(`The event is for ${described(viewer)}, the view for “${view.viewer}”.`);
      return advance(way, view, event);
    },
    outcome: (state) => outcomeOf(own(state)),
    returns: (state) => {
      const outcome = outcomeOf(own(state));
      return outcome === undefined ? forSeats(state.seats, () => 0) : way.returns(state, outcome);
    },
    encodeState: (state) => JSON.stringify(own(state)),
    decodeState: (given) => decodeState(way, given),
    record: (begun, actions) => {
      expectShape(begun, SETUP, '`record` needs the setup of the game');
      if ('phase' in begun) misused('`record` needs the setup of the game; got a state.');
      expectShape(actions, 'list', '`record` needs the list of actions');
      return makeRecord(way, begun, actions);
    },
    replay: (given, actions) => {
      const isCount = actions === undefined || (Number.isSafeInteger(actions) && actions >= 0);
      expectSound(isCount, '`replay` needs a whole number of actions, or nothing', actions);
      return replayRecord(way, given, actions);
    },
  });
};

/**
 * Makes the functions of a game from a way of playing it.
 *
 * @param way - What can be done in each phase, and what follows.
 * @returns The functions that `gameOf` returns for the games of this library: `createGame`, `legalActions`, `apply`,
 * `viewFor`, `record`, `replay` and others.
 * @example
 * ```ts
 * import { drawnBy, finish, firstTable, makeGame, type TypeParts, type TypesOf } from 'mahjongg/game';
 *
 * const rules = { name: 'one-draw', options: {} };
 * const act = (step: Parameters<typeof finish>[0]) => finish(step, { ending: 'drawn' });
 * const game = makeGame<TypesOf<TypeParts & { stages: { draw: object } }>>({
 *   identity: rules,
 *   rules,
 *   setup: {
 *     names: ['wall', 'dice'],
 *     fill: () => ({ wall: ['1B'], dice: [] }),
 *     read: () => ({ ok: true, value: { wall: ['1B'], dice: [] } }),
 *     deal: ({ wall }) => ({ ...firstTable({ E: [] }, wall), rules, phase: 'draw', now: {} }),
 *     begin: () => {},
 *   },
 *   actions: new Map([['draw', []]]),
 *   phases: { draw: { moves: { draw: { choices: () => [{ type: 'draw' }], act } } } },
 *   waits: { answered: '', turn: '' },
 *   changes: {},
 *   drawn: drawnBy(),
 *   returns: () => ({ E: 0 }),
 *   stored: {
 *     seatings: [['E']],
 *     open: () => ({}),
 *     hidden: () => ({}),
 *     stages: () => ({ draw: () => ({}) }),
 *     sets: [],
 *     fits: () => true,
 *     outcome: () => ({ ending: 'drawn' }),
 *   },
 * });
 * const created = game.createGame({});
 * created.ok && game.legalActions(created.value, 'E'); // => [{ type: 'draw', seat: 'E', moment: 0 }]
 * ```
 */
export const makeGame = gameOfAny as <T extends WayTypes>(way: Way<T>) => GameOf<T>;
