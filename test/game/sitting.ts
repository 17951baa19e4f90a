import { expect, test } from 'vitest';
import {
  type GameOf,
  gameOf,
  type IllegalCode,
  type RackTypes,
  seededRandom,
  type TableRules,
  type WayTypes,
} from '../../src/game';
import type { Seat } from '../../src/index';
import { type Told, tilesOf } from '../hand-text';
import { refusedBy, unwrap } from '../unwrap';
import { script, tried } from './script';
import { stacked } from './stacked';
import { plain } from './subjects';

// A game at which a test says what everybody holds and what everybody does.

export interface Begun {
  readonly rules?: TableRules;
  readonly racks?: Readonly<Partial<Record<Seat, Told>>>;
  /** The tiles drawn next, in order. */
  readonly draws?: Told;
  readonly manners?: 'strict' | 'table';
  readonly players?: Readonly<Partial<Record<Seat, { readonly skillLevel?: number }>>>;
  /** Where the test takes over: right after the deal, or at East's first turn. */
  readonly from?: 'deal' | 'turn';
  readonly seed?: string;
}

export interface Sitting<T extends WayTypes = RackTypes> {
  readonly game: GameOf<T>;
  readonly state: () => T['state'];
  /** Everything that was done, in order. */
  readonly done: () => readonly T['action'][];
  /** Everything that happened, in order. */
  readonly events: () => readonly T['event'][];
  /** Does something; the test fails if it is refused. */
  readonly act: (seat: Seat, choice: object) => readonly T['event'][];
  /** Does what a script says, in which `all` are those who are awaited; what happened, in order. */
  readonly play: (text: string) => readonly T['event'][];
  /** The code and the rule of a refusal, of an action or of a script of one step; `taken` if there is none. */
  readonly refusal: (seat: Seat | string, choice?: object) => readonly string[];
  readonly decline: (...seats: readonly Seat[]) => readonly T['event'][];
  /** What a seat may do, of one type. */
  readonly legal: (seat: Seat, type: T['action']['type']) => readonly T['action'][];
  readonly ending: () => string | undefined;
  /** What each player has won or lost; the winner's gain is what the others lose. */
  readonly net: () => Readonly<Partial<Record<Seat, number>>>;
}

/** A refusal by its code, and its rule if there is one. */
type Refusal = IllegalCode | `${IllegalCode} ${string}`;

/** A refusal, and what is refused: a script, or a value; at the present moment unless it names another. */
export type RefusalCase<S> = readonly [refusal: Refusal, action: unknown, setting?: S];

/** The codes of such cases. */
export const codesIn = (cases: readonly RefusalCase<unknown>[]): ReadonlySet<string> =>
  new Set(cases.map(([refusal]) => refusal.replace(/ .*/, '')));

/** Plays on from a state. */
export const sittingAt = <T extends WayTypes>(game: GameOf<T>, begun: T['state']): Sitting<T> => {
  let state = begun;
  const done: T['action'][] = [];
  const events: T['event'][] = [];
  const actionOf = (seat: Seat, choice: object): T['action'] =>
    ({ moment: state.moment, ...choice, seat }) as unknown as T['action'];
  const act = (seat: Seat, choice: object): readonly T['event'][] => {
    const whole = actionOf(seat, choice);
    const taken = unwrap(game.apply(state, whole), whole);
    state = taken.state;
    done.push(whole);
    events.push(...taken.events);
    return taken.events;
  };
  return {
    game,
    state: () => state,
    done: () => done,
    events: () => events,
    act,
    play: (text) =>
      text.split(';').flatMap((step) => {
        const told = script(step.replace(/^\s*all /, `${state.awaiting.join(' ')} `));
        return told.flatMap(([seat, choice]) => act(seat, choice));
      }),
    refusal: (who, what) => {
      const [seat, choice] = what === undefined ? (script(who)[0] ?? []) : [who as Seat, what];
      const checked = game.check(state, actionOf(seat as Seat, choice as object));
      return checked.ok ? ['taken'] : [checked.error.reasons[0].code, checked.error.reasons[0].rule];
    },
    decline: (...seats) => seats.flatMap((seat) => act(seat, { type: 'decline' })),
    legal: (seat, type) => game.legalActions(state, seat).filter((action) => action.type === type),
    ending: () => game.outcome(state)?.ending,
    net: () => game.returns(state),
  };
};

/** Tries an action: a script of one step, or any value. Why it is refused, which leaves the state as it is; undefined if it is not. */
export const refusalOf = <T extends WayTypes>(sitting: Sitting<T>, action: unknown) => {
  const { game, state } = sitting;
  const before = JSON.stringify(state());
  const whole = tried(action);
  const isObject = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
  const given = (isObject ? { moment: state().moment, ...whole } : whole) as T['action'];
  const taken = game.apply(state(), given);
  if (taken.ok) return undefined;
  expect(game.reducer(state(), given)).toBe(state());
  expect(JSON.stringify(state())).toBe(before);
  return taken.error;
};

/** Whether each case is refused by its code and rule; a setting says how a game comes to it. */
export const testRefusals = <S, T extends WayTypes>(
  cases: readonly RefusalCase<S>[],
  reach: (setting: S | undefined) => Sitting<T>,
): void =>
  test.each(cases)('%s: %j', (refusal, action, setting) => {
    const error = refusalOf(reach(setting as S | undefined), action);
    expect(error && refusedBy({ ok: false, error })).toBe(refusal);
  });

/** The setup of such a table, and what is done until East’s first turn. */
export const setupOf = ({
  rules = plain,
  racks = {},
  draws = [],
  manners = 'strict',
  players,
  seed = 'sitting',
}: Begun = {}) => {
  const held = Object.fromEntries(Object.entries(racks).map(([seat, told]) => [seat, tilesOf(told)]));
  const options = { manners, ...(players && { players }) };
  return stacked(rules, held, tilesOf(draws), seededRandom(seed), options);
};

/** A table of four with these tiles on the racks. */
export const sit = (begun: Begun = {}): Sitting => {
  const { rules = plain, from = 'turn' } = begun;
  const { setup, actions } = setupOf(begun);
  const game = gameOf(rules);
  const sitting = sittingAt<RackTypes>(game, unwrap(game.createGame(setup)));
  for (const { seat, ...choice } of from === 'turn' ? actions : []) sitting.act(seat, choice);
  return sitting;
};

/** Whoever is awaited declines, discards what was drawn, and so on, until this holds. */
export const playUntil = <T extends WayTypes>(
  sitting: Sitting<T>,
  holds: (state: T['state']) => boolean,
): void => {
  while (!holds(sitting.state()) && sitting.state().phase !== 'over') {
    const { phase, awaiting, racks, drawn } = sitting.state();
    const [seat] = awaiting as [Seat];
    if (phase === 'claims') sitting.decline(seat);
    else sitting.act(seat, { type: 'discard', tile: drawn ?? racks[seat]?.[0] });
  }
};
