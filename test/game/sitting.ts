import {
  type Action,
  type Event,
  type GameState,
  gameOf,
  seededRandom,
  type TableRules,
} from '../../src/game';
import type { Seat, Tile } from '../../src/index';
import { unwrap } from '../unwrap';
import { script } from './script';
import { type Racks, stacked } from './stacked';
import { plain } from './subjects';

// A table at which a test says what everybody holds and what everybody does.

export interface Begun {
  readonly rules?: TableRules;
  readonly racks?: Racks;
  /** The tiles drawn next, in order. */
  readonly draws?: readonly Tile[];
  readonly manners?: 'strict' | 'table';
  readonly players?: Readonly<Partial<Record<Seat, { readonly skillLevel?: number }>>>;
  /** Where the test takes over: right after the deal, or at East's first turn. */
  readonly from?: 'deal' | 'turn';
  readonly seed?: string;
}

export interface Sitting {
  readonly state: () => GameState;
  /** Does something; the test fails if it is refused. */
  readonly act: (seat: Seat, choice: object) => readonly Event[];
  /** Does what a script says. */
  readonly play: (text: string) => void;
  /** The code and the rule of a refusal, of an action or of a script of one step; `taken` if there is none. */
  readonly refusal: (seat: Seat | string, choice?: object) => readonly string[];
  readonly decline: (...seats: readonly Seat[]) => readonly Event[];
  readonly keep: (...seats: readonly Seat[]) => readonly Event[];
  readonly legal: (seat: Seat, type: Action['type']) => readonly Action[];
  readonly ending: () => string | undefined;
  /** Everything that was done, in order. */
  readonly done: () => readonly Action[];
  /** What each player has won or lost; the winner's gain is what the others lose. */
  readonly net: () => Readonly<Partial<Record<Seat, number>>>;
}

/** Plays on from a state. */
export const sittingAt = (rules: TableRules, begun: GameState): Sitting => {
  const game = gameOf(rules);
  let state = begun;
  const done: Action[] = [];
  const actionOf = (seat: Seat, choice: object): Action =>
    ({ moment: state.moment, ...choice, seat }) as unknown as Action;
  const act = (seat: Seat, choice: object): readonly Event[] => {
    const whole = actionOf(seat, choice);
    const taken = unwrap(game.apply(state, whole), whole);
    state = taken.state;
    done.push(whole);
    return taken.events;
  };
  const all =
    (type: 'decline' | 'keep') =>
    (...seats: readonly Seat[]) =>
      seats.flatMap((seat) => act(seat, { type }));
  return {
    state: () => state,
    done: () => done,
    act,
    play: (text) => {
      for (const [seat, choice] of script(text)) act(seat, choice);
    },
    refusal: (who, what) => {
      const [seat, choice] = what === undefined ? (script(who)[0] ?? []) : [who as Seat, what];
      const checked = game.check(state, actionOf(seat as Seat, choice as object));
      return checked.ok ? ['taken'] : [checked.error.reasons[0].code, checked.error.reasons[0].rule];
    },
    decline: all('decline'),
    keep: all('keep'),
    legal: (seat, type) => game.legalActions(state, seat).filter((action) => action.type === type),
    ending: () => game.outcome(state)?.ending,
    net: () => game.returns(state),
  };
};

/** The setup of such a table, and what is done until East’s first turn. */
export const setupOf = ({
  rules = plain,
  racks = {},
  draws = [],
  manners = 'strict',
  players,
  seed = 'sitting',
}: Begun = {}) => stacked(rules, racks, draws, seededRandom(seed), { manners, ...(players && { players }) });

/** A table of four with these tiles on the racks. */
export const sit = ({
  rules = plain,
  racks = {},
  draws = [],
  manners = 'strict',
  players,
  from = 'turn',
  seed = 'sitting',
}: Begun = {}): Sitting => {
  const { setup, actions } = setupOf({ rules, racks, draws, manners, seed, ...(players && { players }) });
  const created = unwrap(gameOf(rules).createGame(setup));
  const sitting = sittingAt(rules, created);
  for (const { seat, ...choice } of from === 'turn' ? actions : []) sitting.act(seat, choice);
  return sitting;
};

/** Whoever is awaited declines, discards what was drawn, and so on, until this holds. */
export const playUntil = (sitting: Sitting, holds: (state: GameState) => boolean): void => {
  while (!holds(sitting.state()) && sitting.state().phase !== 'over') {
    const { phase, awaiting, racks, drawn } = sitting.state();
    const [seat] = awaiting as [Seat];
    if (phase === 'claims') sitting.decline(seat);
    else sitting.act(seat, { type: 'discard', tile: drawn ?? racks[seat]?.[0] });
  }
};
