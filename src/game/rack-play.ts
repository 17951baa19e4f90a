import type { Action } from './actions';
import { type CheckedSetup, FOUR, type GameSetup, readSetup, startGame } from './create-game';
import { storedStates } from './decode-state';
import { decodeStored } from './decode-stored';
import type { Event, SeenEvent } from './events';
import type { TableRules } from './kit';
import { makeKit } from './make-kit';
import type { Play } from '../play/play';
import type { PlayerView } from './player-view';
import type { GameState, Outcome } from './state';
import { checkAction, legalFor, ownOf, takeAction } from './take-action';
import { advance, seenBy, viewOf } from './views';

/** The types of the table game, with racks, a Charleston, calls and joker exchanges. */
export interface RackTypes {
  /** The rule sets that are played so. */
  readonly rules: TableRules;
  /** What a game is made of. */
  readonly setup: GameSetup;
  /** The same with everything filled in. */
  readonly setting: CheckedSetup;
  /** A whole game at one moment. */
  readonly state: GameState;
  /** Anything a player can do. */
  readonly action: Action;
  /** What happens, with everything hidden in it. */
  readonly event: Event;
  /** What happens, as one viewer may know it. */
  readonly seen: SeenEvent;
  /** A game as one viewer may know it. */
  readonly view: PlayerView;
  /** How a game ended. */
  readonly outcome: Outcome;
}

/** The table game by one rule set. */
export const rackPlay = (rules: TableRules): Play<RackTypes> => {
  const kit = makeKit(rules);
  return {
    identity: kit.identity,
    decode: (given) => decodeStored(storedStates(kit), given),
    card: (rules as { readonly card?: unknown }).card,
    settingNames: ['players', 'manners', 'wall', 'dice'],
    settingOf: ({ wall, dice = [], players = FOUR, manners = 'strict' }) => ({
      players,
      manners,
      wall,
      dice,
    }),
    readSetup: (value) => readSetup(kit, value),
    start: (setting) => startGame(kit, setting),
    legal: (state, seat) => (state.seats.includes(seat) ? legalFor(kit, state, ownOf(state, seat)) : []),
    check: (state, given) => checkAction(kit, state, given),
    take: (state, action) => takeAction(kit, state, action),
    view: (state, viewer) => viewOf(kit, state, viewer),
    see: seenBy,
    advance: (view, event) => advance(kit, view, event),
    outcome: ({ phase, now }) => (phase === 'over' ? now.outcome : undefined),
    returns: (state) => {
      const net = state.phase === 'over' ? state.now.outcome.settlement?.net : undefined;
      return Object.fromEntries(state.seats.map((seat) => [seat, net?.[seat] ?? 0]));
    },
  };
};
