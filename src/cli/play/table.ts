import type { Card } from 'mahjongg/american';
import type { Bot } from 'mahjongg/bots';
import {
  type Exact,
  type Fault,
  MisuseError,
  type Rejection,
  type Result,
  type Seat,
  type Tile,
} from 'mahjongg/card-free';
import {
  type AnyAction,
  type AnyState,
  type AnyView,
  type BySeat,
  type GameOf,
  type GameTypes,
  newGame,
  type PlayedBy,
  type Random,
} from 'mahjongg/game';
import { cardView } from '../card-lines';
import type { Written } from '../hand-text';
import { type PersonalSuits, playersAt, seatName } from '../seats';
import { failure, field, success } from '../values';
import { type Lines, oneLine } from '../words';
import { byNumber, type Look, type Narrator, narratorFor } from './look';
import { type Asked, GOES_ON, type Question, WINS } from './question';

/** What comes next: a question to the player, an action that needs no question, or the end. */
type Turn =
  | { readonly kind: 'ask'; readonly question: Question; readonly help: Lines }
  /** With what the player could have done instead. */
  | { readonly kind: 'play'; readonly action: AnyAction; readonly instead?: string | undefined }
  | { readonly kind: 'over' };

export const CALLS = ['useful', 'all', 'none'] as const;

export const SORTS = ['suit', 'number'] as const;

export interface Wishes {
  readonly calls: (typeof CALLS)[number];
  readonly sort: (typeof SORTS)[number];
}

export const USUAL_WISHES: Wishes = { calls: 'useful', sort: 'suit' };

/** The lines to type for an action at the open questions; none if nothing means it. */
export type Typed = (action: AnyAction) => Lines;

/** How a game began, its actions in order, and the state after them. */
export interface Course {
  readonly setup: object;
  readonly actions: readonly AnyAction[];
  readonly state: AnyState;
}

/** A finished game as it goes on the score card (CS-23, AS-10), without its date. */
export interface FinishedGame {
  readonly rules: string;
  readonly won: boolean;
  /** The natural score: that of the hand, before the tiles left count; 0 without a win. */
  readonly natural: number;
  /** The fraction of the tiles that was left; null if it does not matter. */
  readonly left: Exact | null;
  /** The final score, rounded as on the sheet; at a table with others what the player won or lost. */
  readonly final: number;
  /** Whether the winning hand had no jokers; left out in games without jokers. */
  readonly jokerless?: boolean | undefined;
  readonly remarks: string;
}

/** The end of a game in words, and what goes on the score card. */
export interface Ended {
  readonly lines: Lines;
  readonly row: FinishedGame;
}

/** Who plays which game, and how it is shown. */
export interface Sitting<R = unknown> {
  readonly rules: R;
  readonly title: string;
  /** How the hands of the game are written. */
  readonly text: Written;
  readonly me: Seat;
  readonly seats: readonly Seat[];
  readonly against: string;
  readonly suits: PersonalSuits;
  readonly look: Look;
}

/** A drawing of a game: the table, and the rack that goes below it. */
export interface Drawn {
  readonly lines: Lines;
  readonly rack: readonly Tile[];
}

/** How to tell each event, in one or more lines; events left out are not told. */
export type Tellers<E extends { readonly type: string }> = {
  readonly [T in E['type']]?: (
    event: Extract<E, { readonly type: T }>,
    by: Narrator,
    /** What each seat chose in the same moment, once all have chosen. */
    chosen: BySeat<object | null>,
  ) => string | Lines;
};

/**
 * How a game is played in the terminal: its engine, its questions, and how to tell and draw it. One value for each way
 * of playing; the session and the simulation know nothing else about a game.
 */
// biome-ignore lint/suspicious/noExplicitAny: a list holds games of any types, each of which is given its own only.
export interface Play<T extends GameTypes = any, R = T['rules']> {
  readonly game: (rules: R) => GameOf<T>;
  /** The library’s bots that play it, by name. */
  readonly bots: (rules: R) => Readonly<Record<string, Bot<T>>>;
  /** What to say at the beginning, besides who plays the other seats. */
  readonly welcome?: ((sitting: Sitting<R>) => Lines) | undefined;
  /** Makes the setup of a new game; left out in games of the package, which `newGame` deals. */
  readonly shuffle?: ((sitting: Sitting<R>, random: Random) => T['setup']) | undefined;
  /** The rules behind the choices in a phase, each as its number and a sentence. */
  readonly help: (phase: string, rules: R) => Lines | undefined;
  /** The question for the player; undefined if there is none. */
  readonly ask: (asked: Asked<T['view']>) => Question | undefined;
  /** The calls that are worth asking about; all of them if left out. */
  readonly worthCalling?: ((view: T['view'], sitting: Sitting<R>) => readonly AnyAction[]) | undefined;
  readonly tell: Tellers<T['seen']>;
  /** The table as the player sees it, with at most `most` lines of discards for each player. */
  readonly draw: (view: T['view'], sitting: Sitting<R>, most?: number) => Drawn;
  /** What to aim for, and what to type for it. */
  readonly hint: (view: T['view'], sitting: Sitting<R>, typed: Typed) => Lines;
  /** What the player can tell about the others, if the rules support it. */
  readonly scout?: (view: T['view'], sitting: Sitting<R>) => Lines | undefined;
  readonly end: (outcome: T['outcome'], state: T['state'], sitting: Sitting<R>, by: Narrator) => Ended;
}

const welcomeOf = (play: Play, sitting: Sitting, card: Card | undefined): Lines => {
  const { title, look, me, seats, against } = sitting;
  const others = seats.filter((seat) => seat !== me).map(seatName);
  const bots = `You are ${seatName(me)}; ${others.join(', ')} are played by ${against} bots.`;
  return [
    look.style.bold(title),
    ...(others.length === 0 ? [] : [bots]),
    ...(play.welcome?.(sitting) ?? []),
    ...(card === undefined ? [] : [`The card is “${oneLine(card.name)}”; “card” shows it.`]),
    `? is help at any question${play.worthCalling ? '; “calls all” asks you about every call' : ''}.`,
  ];
};

/** A view with its rack in the order that the player prefers. */
const sorted = <V extends object>(view: V, { sort }: Wishes): V =>
  sort === 'number' && 'rack' in view && Array.isArray(view.rack)
    ? { ...view, rack: byNumber(view.rack) }
    : view;

/** A view without the calls that the player does not want to be asked about; a win is always offered. */
const withoutCalls = (play: Play, view: AnyView, sitting: Sitting, { calls }: Wishes): AnyView => {
  const types = new Set(view.legal.map(({ type }) => type));
  if (calls === 'all' || !types.has('call') || !types.has('decline') || WINS.some((win) => types.has(win)))
    return view;
  const worth = calls === 'none' ? [] : (play.worthCalling?.(view, sitting) ?? view.legal);
  return { ...view, legal: view.legal.filter((one) => one.type !== 'call' || worth.includes(one)) };
};

const turnOf = (play: Play, seen: AnyView, phase: string, sitting: Sitting, wishes: Wishes): Turn => {
  const { me, look, rules } = sitting;
  const view = withoutCalls(play, seen, sitting, wishes);
  // The chance to challenge is not a question by itself.
  const [first, second] = view.legal.filter(({ type }) => type !== 'challenge');
  const question = first === undefined ? undefined : play.ask({ view: sorted(view, wishes), me, look });
  if (first === undefined || question === undefined) return { kind: 'over' };
  if (second !== undefined || !GOES_ON.includes(first.type))
    return { kind: 'ask', question, help: play.help(phase, rules) ?? [] };
  const all = view === seen ? undefined : play.ask({ view: seen, me, look });
  const call = all?.options.find(({ next }) => 'act' in next && next.act.type === 'call');
  return { kind: 'play', action: first, instead: call?.label };
};

/** Why an action is refused, with the number of the rule. */
const refusal = ({ reasons: [{ message, rule }] }: Rejection<Fault<string>>): string =>
  rule === '' ? message : `${message} (${rule})`;

/** A game for one person, with a bot at the other seats; in a solitaire nobody else chooses anything. */
export const makeTable = (play: Play, sitting: Sitting, bot?: ReturnType<Play['bots']>[string]) => {
  const { rules, me, seats, suits, look } = sitting;
  const game: GameOf<GameTypes> = play.game(rules);
  const card = field(rules, 'card') as Card | undefined;
  const by = narratorFor(me, look);
  const tellers: Tellers<GameTypes['seen']> = play.tell;
  return {
    sitting,
    /** The name of the game and who plays, a line each. */
    welcome: welcomeOf(play, sitting, card),
    /** Whether choices can be taken back, the others can be scouted, and there is a card. */
    takesBack: seats.length === 1,
    canScout: play.scout !== undefined && field(rules, 'scouting') !== undefined,
    hasCard: card !== undefined,
    /** The options in force. */
    options: field(rules, 'options'),
    shuffle: (random: Random): object =>
      play.shuffle?.(sitting, random) ??
      newGame(rules as PlayedBy<'year'>, { random, players: playersAt(seats, suits) }).setup,
    start: (setup: object): AnyState => {
      const created = game.createGame(setup);
      if (created.ok) return created.value;
      throw new MisuseError(created.error.reasons.map((reason) => ({ ...reason, code: 'badOption' })));
    },
    /** The record of a course, as the library keeps it. */
    record: ({ setup, actions }: Course): object => game.record(setup, actions),
    /** Replays all of an untrusted record, or says why it cannot. */
    restore: (record: object): Result<Course, string> => {
      const replayed = game.replay(record);
      if (!replayed.ok) return failure(replayed.error.message);
      const { setup, actions, state, stopped } = replayed.value;
      return stopped === undefined
        ? success({ setup, actions, state })
        : failure(`Action ${actions.length + 1} is not legal: ${stopped.message}`);
    },
    /** What comes next; the other seats are played with `random`. */
    turn: (state: AnyState, random: Random, wishes: Wishes): Turn => {
      const [first] = state.awaiting;
      if (first === undefined) return { kind: 'over' };
      const seat = state.awaiting.includes(me) ? me : first;
      const view = game.viewFor(state, seat);
      if (seat === me) return turnOf(play, view, state.phase, sitting, wishes);
      return { kind: 'play', action: bot?.(view, random) ?? (view.legal[0] as AnyAction) };
    },
    /** Carries out an action and tells the player what happens, or says why it is refused. */
    take: (state: AnyState, action: AnyAction) => {
      const taken = game.apply(state, action);
      if (!taken.ok) return failure(refusal(taken.error));
      const seen = taken.value.events.map((event) => game.eventFor(event, me));
      const chosen = { ...Object(field(state, 'answers')), [action.seat]: action };
      const lines = seen.flatMap((event) => tellers[event.type]?.(event as never, by, chosen) ?? []);
      return success({ state: taken.value.state, lines });
    },
    /** Why the player cannot declare Mah Jongg now. */
    whyNoWin: (state: AnyState): string => {
      const tile = state.phase === 'turn' ? undefined : field(field(state, 'now'), 'tile');
      const { moment } = state;
      const action = { type: 'mahjongg', seat: me, moment, ...(tile !== undefined && { tile }) };
      const checked = game.check(state, action);
      return checked.ok || checked.error.reasons[0].code === 'wrongPhase'
        ? 'Mah Jongg cannot be declared here.'
        : refusal(checked.error);
    },
    /** The table as the player sees it, with at most `most` lines of discards per player, and the rack in the preferred order. */
    draw: (state: AnyState, wishes: Wishes, most?: number): Drawn =>
      play.draw(sorted(game.viewFor(state, me), wishes), sitting, most),
    hint: (state: AnyState, wishes: Wishes, typed: Typed): Lines =>
      play.hint(withoutCalls(play, game.viewFor(state, me), sitting, wishes), sitting, typed),
    scout: (state: AnyState): Lines =>
      play.scout?.(game.viewFor(state, me), sitting) ?? [
        '“o” works only in Card Free and in the games for four that use a card.',
      ],
    /** A section of the card, by its number, or the list of them. */
    card: (section: string): Lines =>
      card === undefined ? ['This game is played without a card.'] : cardView(card, section, look.style),
    /** The end; only for a game that is over. */
    end: (state: AnyState): Ended => play.end(game.outcome(state), state, sitting, by),
  };
};

/** A game that a person plays. */
export type Table = ReturnType<typeof makeTable>;
