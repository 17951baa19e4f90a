import type { Result } from '../result/result';
import type { Seat } from '../rules/payouts';
import { actionReader } from './action-fields';
import { decodeState } from './decode-state';
import type { IllegalAction } from './illegal';
import type { StoredFault } from './read-json';
import type { IllegalSetup } from './read-setup';
import { type BySeat, forSeats, type Viewer } from './seats';
import { startStep } from './step';
import { checkAction, legalFor, ownOf, takeAction } from './take-action';
import type { GameTypes, RulesIdentity, Taken } from './types';
import { advance, openNames, seenBy, viewOf } from './views';
import type { SceneIn, Way, WayTypes } from './way';

/**
 * A way of playing, for one rule set: what differs from game to game. `makeGame` makes the functions of a game of it.
 * Every function here is given states of these rules only.
 */
export interface Play<T extends GameTypes> {
  /** The rules as data, one value for all states. */
  readonly identity: RulesIdentity;
  /** The whole card, for games by card; undefined for others. */
  readonly card: unknown;
  /** The names of what a record has of the setup. */
  readonly settingNames: readonly (string & keyof T['setting'])[];
  /** The same setup with the defaults filled in, taken as it is. */
  readonly settingOf: (setup: T['setup']) => T['setting'];
  /** Reads any value as the setup of a game of these rules. */
  readonly readSetup: (value: unknown) => Result<T['setting'], IllegalSetup>;
  /** Deals, and goes to the first decision. */
  readonly start: (setting: T['setting']) => T['state'];
  /** Everything a player may do, in a stable order; nothing for a seat that does not act. */
  readonly legal: (state: T['state'], seat: Seat) => readonly T['action'][];
  /** Reads any value as an action in its canonical form, and says what is wrong with it in this state. */
  readonly check: (state: T['state'], given: unknown) => Result<T['action'], IllegalAction>;
  /** Does what an action says that `check` gave for the same state. */
  readonly take: (state: T['state'], action: T['action']) => Taken<T['state'], T['event']>;
  /** A state as one viewer may know it. */
  readonly view: (state: T['state'], viewer: Viewer) => T['view'];
  /** An event as one viewer may know it. */
  readonly see: (event: T['event'], viewer: Viewer) => T['seen'];
  /** A view after an event made for the same viewer. */
  readonly advance: (view: T['view'], event: T['seen']) => T['view'];
  /** How a game ended; undefined while it goes on. */
  readonly outcome: (state: T['state']) => T['outcome'] | undefined;
  /** What each player has won or lost, 0 before the end. */
  readonly returns: (state: T['state']) => BySeat<number>;
  /** Reads a state of anybody’s: made anew from own data properties, and refused if it is none of these rules. */
  readonly decode: (given: unknown) => Result<T['state'], StoredFault>;
}

/** The functions of a way of playing, as a game is made of them. */
export const playOf = <T extends WayTypes>(way: Way<T>): Play<T> => {
  const read = actionReader<T['action']>(way.actions);
  const names = openNames(way);
  const outcome = (state: T['state']): T['outcome'] | undefined =>
    state.phase === 'over' ? (state.now as { readonly outcome: T['outcome'] }).outcome : undefined;
  return {
    identity: way.identity,
    card: way.card,
    settingNames: way.setup.names,
    settingOf: (setup) => way.setup.fill(setup),
    readSetup: (value) => way.setup.read(value),
    start: (setting) => {
      const step = startStep(way, way.setup.deal(setting));
      way.setup.begin(step);
      return step.state;
    },
    legal: (state, seat) =>
      state.seats.includes(seat) ? legalFor(way, state as unknown as SceneIn<T>, ownOf<T>(state, seat)) : [],
    check: (state, given) => checkAction(way, read, state, given),
    take: (state, action) => takeAction(way, state, action),
    view: (state, viewer) => viewOf(way, names, state, viewer),
    see: (event, viewer) => seenBy<T>(event, viewer),
    advance: (view, event) => advance(way, view, event),
    outcome,
    returns: (state) => {
      const end = outcome(state);
      return end === undefined ? forSeats(state.seats, () => 0) : way.returns(state, end);
    },
    decode: (given) => decodeState(way, given),
  };
};
