import type { YearGame } from '../../rules/year';
import type { Play } from '../../play/play';
import { forSeats } from '../../play/seats';
import type { YearAction } from './actions';
import { decodeStored } from '../decode-stored';
import { decodeYear, YEAR_STATE_NAMES } from './decode';
import type { YearEvent, YearSeenEvent } from './events';
import type { YearKit } from './kit';
import { FOUR_PLAYERS, readYearSetup, startYear, type YearSetting, type YearSetup } from './setup';
import type { YearOutcome, YearState } from './state';
import { checkAction, legalFor, ownOf, takeAction } from './take-action';
import type { YearView } from './view';
import { advance, seenBy, viewOf } from './views';

/** The types of the Year game. */
export interface YearTypes {
  /** The rule sets that are played so. */
  readonly rules: YearGame;
  /** What a game is made of. */
  readonly setup: YearSetup;
  /** The same with everything filled in. */
  readonly setting: YearSetting;
  /** A whole game at one moment. */
  readonly state: YearState;
  /** Anything a player can do. */
  readonly action: YearAction;
  /** What happens, with everything hidden in it. */
  readonly event: YearEvent;
  /** What happens, as one viewer may know it. */
  readonly seen: YearSeenEvent;
  /** A game as one viewer may know it. */
  readonly view: YearView;
  /** How a game ended. */
  readonly outcome: YearOutcome;
}

const kitOf = (rules: YearGame): YearKit => {
  const { name, options } = rules;
  return { rules, options, identity: Object.freeze({ name, options }) };
};

/** The Year game by one choice of options. */
export const yearPlay = (rules: YearGame): Play<YearTypes> => {
  const kit = kitOf(rules);
  return {
    identity: kit.identity,
    card: undefined,
    settingNames: ['players', 'dealer', 'wall', 'dice'],
    settingOf: ({ wall, dice, dealer = 'E', players = FOUR_PLAYERS }) => ({ players, dealer, wall, dice }),
    readSetup: (value) => readYearSetup(kit, value),
    start: (setting) => startYear(kit, setting),
    legal: (state, seat) => (state.seats.includes(seat) ? legalFor(kit, state, ownOf(state, seat)) : []),
    check: (state, given) => checkAction(kit, state, given),
    take: (state, action) => takeAction(kit, state, action),
    view: (state, viewer) => viewOf(kit, state, viewer),
    see: seenBy,
    advance: (view, event) => advance(kit, view, event),
    outcome: ({ phase, now }) => (phase === 'over' ? now.outcome : undefined),
    returns: (state) => {
      const won =
        state.phase === 'over' && state.now.outcome.ending === 'mahjongg' ? state.now.outcome : undefined;
      const points = won?.score.total ?? 0;
      return forSeats(state.seats, (seat) => (seat === won?.declared.seat ? points : 0));
    },
    decode: (given) =>
      decodeStored<YearTypes>({ identity: kit.identity, stateNames: YEAR_STATE_NAMES, decode: (value: object) => decodeYear(kit, value) }, given),
  };
};
