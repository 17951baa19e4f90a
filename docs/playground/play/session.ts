import type { Card, Hand, Meld, Payouts, Result, Scored, Seat, Settlement, Tile, WinKind } from 'mahjongg';
import type { Bot } from 'mahjongg/bots';
import type { TableView } from 'mahjongg/elements';
import {
  type AnyAction,
  type GameOf,
  type GameTypes,
  type Outcome,
  type Random,
  seededRandom,
} from 'mahjongg/game';
import type { Options } from '../options/chosen';
import type { CourseOf } from './choice-before';
import { goingOn } from './going-on';
import type { MatchTable } from './match';

/** An action of any game, as the board knows it. */
export type BoardAction = AnyAction;

/** What the board shows, whichever game it is. */
export interface BoardView extends TableView {
  readonly rack: readonly Tile[];
  readonly melds: Readonly<Partial<Record<Seat, readonly Meld[]>>>;
  readonly flowers?: Readonly<Partial<Record<Seat, readonly Tile[]>>>;
}

/** What a finished solitaire puts onto the score card (CS-23). */
export interface Scores {
  readonly natural: number;
  readonly percentLeft: number;
  readonly final: string;
  /** Whether an American hand won without jokers. */
  readonly jokerless: boolean;
}

/** What a win is paid for: where its tile came from, and who pays how much for that. */
export interface Paid {
  readonly by: WinKind;
  readonly from: Seat | null;
  readonly payouts?: Payouts | undefined;
}

/** By what a game ends. */
export type Ending = Outcome['ending'];

/** How a game ended. */
export interface End {
  readonly ending: Ending;
  /** Who won; nobody if left out. */
  readonly winner?: Seat;
  /** What a winner calls, where it is not “Mah Jongg”. */
  readonly cry?: string;
  readonly paid?: Paid | undefined;
  readonly hand?: Hand | undefined;
  readonly reading?: object | undefined;
  readonly sheet?: Scored | undefined;
  readonly settlement?: Settlement | undefined;
  /** All racks, which lie open now. */
  readonly racks?: Readonly<Partial<Record<Seat, readonly Tile[]>>>;
  readonly scores?: Scores;
}

/** Where the player sits, whom against, and the seed that walls and bots come from; a record of anybody’s has none. */
export interface Seating {
  readonly seed: string | undefined;
  readonly me: Seat;
  readonly against: string;
  /** How many sit down to a new game; the usual number if left out. */
  readonly players?: number | undefined;
}

/** About which claims of discards a player is asked. */
export const CLAIMS = ['useful', 'all', 'none'] as const;
export type Claims = (typeof CLAIMS)[number];

/** What to do, in words, and the tiles of the rack that it takes. */
export interface Hint {
  readonly lines: readonly string[];
  readonly tiles: readonly Tile[];
}

/** A choice that cost something: when, with which tiles, and what is said of it in some sentences. */
export interface ReviewedChoice {
  readonly where: string;
  readonly hand: Hand;
  readonly lines: readonly string[];
}

/** A review in words: each costly choice, and what all of them came to. */
export interface Reviewed {
  readonly decisions: readonly ReviewedChoice[];
  readonly sums: readonly string[];
}

/** What knows how to play a game: the other players, and help for this one. */
export interface Aid<T extends GameTypes> {
  /** What an event says to the player at a seat; empty if it goes without saying. */
  readonly tell: (event: { readonly type: string }, me: Seat) => string;
  readonly bot: (against: string) => Bot<T>;
  /** The claims that can help. */
  readonly useful: (view: T['view']) => readonly AnyAction[];
  readonly hint: (view: T['view']) => Hint;
  /** How good a choice was, in some sentences. */
  readonly verdict?: (view: T['view'], action: T['action']) => readonly string[];
  readonly review?: (record: object, seat: Seat) => Reviewed;
}

/** A game being played; every move gives another one. */
export interface Session {
  readonly seating: Seating;
  readonly view: BoardView;
  /** The hands that can be called dead: those that show something. */
  readonly challenges: readonly (BoardAction & { readonly against?: Seat })[];
  /** How many moves were made. */
  readonly moves: number;
  /** What happened since the player’s last choice, line by line. */
  readonly told: readonly string[];
  readonly record: object;
  /** What is kept of the game. */
  readonly text: string;
  readonly end: End | undefined;
  /** The game at the player’s next choice after an action; the same one if it is refused. */
  readonly act: (action: BoardAction, claims: Claims) => Promise<Session>;
  /** The game before the player’s last choice; undefined if others play, too. */
  readonly undo: (() => Promise<Session>) | undefined;
  readonly hint: () => Promise<Hint>;
  readonly verdict: (action: BoardAction) => Promise<readonly string[]>;
  /** The review of the player’s choices; undefined where there is none. */
  readonly review: () => Promise<Reviewed | undefined>;
}

/** A game taken up again, and why its record could not be played further, in a sentence, if it could not. */
export interface Restored {
  readonly session: Session;
  readonly stopped: string | undefined;
}

/** A game that can be begun, and gone on with from a record of anybody’s; or why not, in a sentence. */
export interface Table {
  /** The card whose hands are played for. */
  readonly card?: Card | undefined;
  /** The options that differ from the usual ones. */
  readonly house?: Options | undefined;
  /** What was asked for and left out, and why, in sentences. */
  readonly fault?: string | undefined;
  /** How many can play, where there is a choice. */
  readonly players?: readonly number[] | undefined;
  /** Begins a game; one of a match has its setup from there. */
  readonly begin: (seating: Seating, claims: Claims, setup?: object) => Promise<Session>;
  /** Loads its matches; undefined where there are none. */
  readonly match?: (() => Promise<MatchTable>) | undefined;
  readonly restore: (record: unknown, seating: Seating, claims: Claims) => Promise<Result<Restored, string>>;
}

/** What a table is asked for: what cannot be read is the practice card, or as the rulebook says. */
export interface Given {
  /** The text of the card. */
  readonly card?: string | undefined;
  /** The options that differ from the usual ones. */
  readonly house?: unknown;
}

/** What a table is made of. */
interface Parts<T extends GameTypes> extends Pick<Table, 'card' | 'house' | 'fault' | 'players' | 'match'> {
  readonly game: GameOf<T>;
  readonly deal: (random: Random, players?: number) => T['setup'];
  readonly end: (outcome: T['outcome'], state: T['state'], me: Seat) => End;
  /** Loads what knows how to play. */
  readonly aid: () => Promise<Aid<T>>;
  /** Whether nobody else chooses anything. */
  readonly isAlone?: boolean;
}

/** What a saved game calls itself: as the command line’s. */
export const SAVED = 'mahjongg game';
export const SAVED_VERSION = 1;

const WINS: readonly string[] = ['mahjongg', 'steal'];

/** What a view says whichever game it is of. */
interface Choosing {
  readonly legal: readonly AnyAction[];
  readonly melds: BoardView['melds'];
}

const challengesIn = ({ legal, melds }: Choosing): Session['challenges'] =>
  legal
    .map((action: Session['challenges'][number]) => action)
    .filter(({ type, against }) => type === 'challenge' && against !== undefined && melds[against]?.length);

const textOf = (record: object, { seed, me, against }: Seating): string =>
  JSON.stringify(
    seed === undefined
      ? record
      : { saved: SAVED, version: SAVED_VERSION, seed, seat: me, against, takenBack: 0, record },
  );

/** The game of one way of playing, for a person who sits down to it. */
export const tableOf = <T extends GameTypes>(parts: Parts<T>): Table => {
  const { game, deal, end, isAlone = false, aid: load, ...table } = parts;
  let loading: Promise<Aid<T>> | undefined;
  /** What could not be loaded may be there the next time. */
  const aid = (): Promise<Aid<T>> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  let rehearsals = 0;
  /** Loads what the next choices need while the player thinks, and tries it some times: what has run once runs faster. */
  const prepare = (view: T['view'], against: string): void => {
    if (rehearsals++ > 8) return;
    setTimeout(async () => {
      const ready = await aid().catch(() => undefined);
      ready?.bot(against)(view, () => 0);
    }, 60);
  };

  type Course = CourseOf<T>;
  const viewOf = (state: T['state'], seat: Seat) => game.viewFor(state, seat) as T['view'] & Choosing;

  /** What a player is asked about. */
  const asked = async (view: T['view'] & Choosing, claims: Claims): Promise<readonly AnyAction[]> => {
    const legal = view.legal.filter(({ type }) => type !== 'challenge');
    const types = new Set(legal.map(({ type }) => type));
    if (
      isAlone ||
      claims === 'all' ||
      !types.has('call') ||
      !types.has('decline') ||
      WINS.some((win) => types.has(win))
    )
      return legal;
    const worth = claims === 'none' ? [] : (await aid()).useful(view);
    return legal.filter((one) => one.type !== 'call' || worth.includes(one));
  };

  const sessionOf = (
    course: Course,
    seating: Seating,
    legal: readonly AnyAction[],
    told: readonly string[],
  ): Session => {
    const { setup, actions, state } = course;
    const { me } = seating;
    const record = game.record(setup, actions);
    const outcome = game.outcome(state);
    const view = viewOf(state, me);
    const self: Session = {
      seating,
      view: { ...(view as unknown as BoardView), legal },
      challenges: challengesIn(view),
      moves: actions.length,
      told,
      record,
      text: textOf(record, seating),
      end: outcome === undefined ? undefined : end(outcome, state, me),
      act: async (action, claims) => {
        const done = await taken(course, action, me);
        return done === undefined ? self : settled(done.course, seating, claims, done.told);
      },
      undo: isAlone
        ? async () => {
            const { choiceBefore } = await import('./choice-before');
            const earlier = choiceBefore(game, course, me);
            return sessionOf(earlier, seating, viewOf(earlier.state, me).legal, []);
          }
        : undefined,
      hint: async () => (await aid()).hint({ ...view, legal }),
      verdict: async (action) => (await aid()).verdict?.(view, action as T['action']) ?? [],
      review: async () => (await aid()).review?.(record, me),
    };
    return self;
  };

  const taken = async ({ setup, actions, state }: Course, action: AnyAction, me: Seat) => {
    const { tell } = await aid();
    const done = game.apply(state, action as T['action']);
    if (!done.ok) return undefined;
    const { state: next, events } = done.value;
    return {
      course: { setup, actions: [...actions, action as T['action']], state: next },
      told: events.map((event) => tell(game.eventFor(event, me), me)).filter((line) => line !== ''),
    };
  };

  /** Plays on until the player has a choice. */
  const settled = async (
    begun: Course,
    seating: Seating,
    claims: Claims,
    before: readonly string[] = [],
  ): Promise<Session> => {
    const { me, seed, against } = seating;
    const told = [...before];
    for (let course = begun; ; ) {
      const { state, actions } = course;
      const awaited = game.awaiting(state);
      const seat = awaited.includes(me) ? me : awaited[0];
      if (seat === undefined) return sessionOf(course, seating, [], told);
      const view = viewOf(state, seat);
      const legal = seat === me ? await asked(view, claims) : view.legal;
      const action =
        seat === me
          ? goingOn(legal)
          : (await aid()).bot(against)(view, seededRandom(`${seed ?? ''}/${actions.length}`));
      const done = action && (await taken(course, action, me));
      if (done === undefined) {
        prepare(view, against);
        return sessionOf(course, seating, legal, told);
      }
      told.push(...done.told);
      course = done.course;
    }
  };

  return {
    ...table,
    begin: (seating, claims, given) => {
      const setup: T['setup'] = given ?? deal(seededRandom(seating.seed ?? ''), seating.players);
      const created = game.createGame(setup);
      if (!created.ok) throw new Error(created.error.message);
      return settled({ setup, actions: [], state: created.value }, seating, claims);
    },
    restore: async (record, seating, claims) => {
      const replayed = game.replay(record);
      if (!replayed.ok) return { ok: false, error: replayed.error.message };
      const { setup, actions, state, stopped } = replayed.value;
      if (!state.seats.includes(seating.me))
        return { ok: false, error: `Nobody sits at ${seating.me} in this game.` };
      const session = await settled({ setup, actions, state }, seating, claims);
      return { ok: true, value: { session, stopped: stopped?.message } };
    },
  };
};
