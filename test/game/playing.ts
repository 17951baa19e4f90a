import type { Action, Event, Game, GameSetup, GameState, Outcome, Random } from '../../src/game';

// Games played by chance, with enough sense that they go somewhere.

export interface Played {
  readonly setup: GameSetup;
  readonly actions: readonly Action[];
  readonly states: readonly GameState[];
  readonly events: readonly (readonly Event[])[];
  readonly outcome: Outcome;
}

/** Chooses among legal actions: first the kind of action, then one of that kind; rarely what ends a game too early. */
export const choose = (state: GameState, legal: readonly Action[], random: Random): Action => {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const strict = state.manners === 'strict';
  const rare = new Set(
    strict ? ['challenge', 'stop'] : ['challenge', 'stop', 'mahjongg', 'show', 'takeBack'],
  );
  const usual = kinds.filter((kind) => !rare.has(kind));
  const wins = strict && kinds.includes('mahjongg') && random(4) > 0;
  const from = random(12) === 0 || usual.length === 0 ? kinds : usual;
  const kind = wins ? 'mahjongg' : from[random(from.length)];
  const drawn = state.drawn;
  const ofKind = legal.filter(
    (action) =>
      action.type === kind &&
      !(action.type === 'discard' && drawn !== null && random(4) > 0 && action.tile !== drawn),
  );
  const choices = ofKind.length > 0 ? ofKind : legal.filter(({ type }) => type === kind);
  const named = choices.filter((action) => !('named' in action) || random(40) === 0);
  const among = named.length > 0 ? named : choices;
  return among[random(among.length)] as Action;
};

/** Plays a game to its end; `first` is done before chance takes over. */
export const playOut = (
  game: Game,
  setup: GameSetup,
  random: Random,
  first: readonly Action[] = [],
  most = 3_000,
): Played => {
  const created = game.createGame(setup);
  if (!created.ok) throw new Error(created.error.message);
  const states: GameState[] = [created.value];
  const actions: Action[] = [];
  const events: (readonly Event[])[] = [];
  for (let state = created.value; state.phase !== 'over'; ) {
    if (actions.length >= most) throw new Error('the game does not end');
    const action = first[actions.length] ?? chance(game, state, random);
    const taken = game.apply(state, action);
    if (!taken.ok) throw new Error(`${JSON.stringify(action)}: ${taken.error.message}`);
    state = taken.value.state;
    states.push(state);
    actions.push(action);
    events.push(taken.value.events);
  }
  const outcome = game.outcome(states.at(-1) as GameState) as Outcome;
  return { setup, actions, states, events, outcome };
};

const chance = (game: Game, state: GameState, random: Random): Action => {
  const [seat] = state.awaiting.slice(random(state.awaiting.length));
  const legal = seat === undefined ? [] : game.legalActions(state, seat);
  if (legal.length === 0) throw new Error(`nobody can do anything in the phase ${state.phase}`);
  return choose(state, legal, random);
};
