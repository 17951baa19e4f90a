import {
  type Game,
  gameOf,
  seededRandom,
  type YearAction,
  type YearAnswer,
  type YearEvent,
  type YearSetup,
  type YearState,
  type YearTypes,
} from '../../../src/game';
import { SEATS, type Seat, type YearChoices, yearGame } from '../../../src/index';
import { unwrap } from '../../unwrap';
import { script } from '../script';
import { stackedYear, type Wanted } from './stacked';

// A Year game told action by action; each takes the present moment.

export type Choice = YearAnswer;

export interface YearSitting {
  readonly game: Game<YearTypes>;
  readonly setup: YearSetup;
  readonly state: () => YearState;
  /** All actions so far. */
  readonly actions: () => readonly YearAction[];
  /** Everything that happened so far. */
  readonly events: () => readonly YearEvent[];
  /** Does something that must be legal. */
  readonly act: (seat: Seat, choice: Choice) => void;
  /** Does what a script says. */
  readonly play: (text: string) => void;
  /** The answers of those who do not claim. */
  readonly decline: (...seats: readonly Seat[]) => void;
  /** Everybody who is awaited declines. */
  readonly declineAll: () => void;
  /** The code and rule with which an action is refused; nothing if it is legal. */
  readonly refusal: (seat: Seat | string, choice?: Choice) => readonly [string, string] | undefined;
  /** What a seat may do, of one type. */
  readonly legal: (seat: Seat, type: YearAction['type']) => readonly YearAction[];
  /** A player draws and discards, and nobody claims. */
  readonly pass: (seat: Seat, tile: Extract<Choice, { readonly type: 'discard' }>['tile']) => void;
}

/** Seats the players at a stacked wall; unless `courtesy` is asked for, all keep their flowers before play. */
export const sitYear = (
  wanted: Wanted & { readonly choices?: YearChoices; readonly courtesy?: boolean } = {},
): YearSitting => {
  const { choices, courtesy = false, ...rest } = wanted;
  const rules = yearGame(choices);
  const game = gameOf(rules);
  const setup = stackedYear(rules, rest, seededRandom('sitting'));
  const created = unwrap(game.createGame(setup));
  let state: YearState = created;
  const actions: YearAction[] = [];
  const events: YearEvent[] = [];
  const act = (seat: Seat, choice: Choice): void => {
    const action = { ...choice, seat, moment: state.moment } as YearAction;
    const taken = unwrap(game.apply(state, action), action);
    state = taken.state;
    actions.push(action);
    events.push(...taken.events);
  };
  const decline = (...seats: readonly Seat[]): void => {
    for (const seat of seats) act(seat, { type: 'decline' });
  };
  if (!courtesy)
    for (const place of [0, 1, 2, 3])
      act(SEATS[(SEATS.indexOf(rest.dealer ?? 'E') + place) % 4] as Seat, { type: 'keep' });
  return {
    game,
    setup,
    state: () => state,
    actions: () => actions,
    events: () => events,
    act,
    decline,
    declineAll: () => decline(...state.awaiting),
    play: (text) => {
      for (const [seat, choice] of script(text)) act(seat, choice as Choice);
    },
    refusal: (who, what) => {
      const [seat, choice] = what === undefined ? (script(who)[0] ?? []) : [who, what];
      const checked = game.check(state, { ...choice, seat, moment: state.moment } as YearAction);
      return checked.ok ? undefined : [checked.error.reasons[0].code, checked.error.reasons[0].rule];
    },
    legal: (seat, type) => game.legalActions(state, seat).filter((action) => action.type === type),
    pass: (seat, tile) => {
      act(seat, { type: 'draw' });
      act(seat, { type: 'discard', tile });
      decline(...state.awaiting);
    },
  };
};
