import type { Seat, Tile } from 'mahjongg';
import { unwrap } from 'mahjongg';
import type { Bot } from 'mahjongg/bots';
import type { Action, Event, Game, GameSetup, GameState, Random, Viewer } from 'mahjongg/game';
import { followEvents, startTracks, type Tracks, takeOut } from './follow-tiles.js';
import { otherAnswers } from './sealed-answers.js';

/*
 * Does a client receive what it may not know? Searching its messages for tiles does not answer that: every
 * kind of tile is there four times. So the same game is played twice, with other tiles wherever this client
 * cannot look: on the others' racks, in the passes between others, in the wall to come, and with other sealed
 * answers where they were never opened. What the client receives must be the same to the letter.
 */

/** A game up to some point: how it was set up and what was done. */
export interface Script {
  /** How it was set up. */
  readonly setup: GameSetup;
  /** What was done, in order. */
  readonly actions: readonly Action[];
}

/** Everything each client received, in order. */
export type Transcripts = Readonly<Partial<Record<Viewer, readonly string[]>>>;

/** Something a client received that depends on what it may not know. */
export interface Leak {
  /** Which client. */
  readonly viewer: Viewer;
  /** After how many actions. */
  readonly after: number;
  /** What it received. */
  readonly got: string | undefined;
  /** What it received when other tiles were hidden from it. */
  readonly twin: string | undefined;
}

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const copy = [...list];
  for (let place = copy.length - 1; place > 0; place--) {
    const other = random(place + 1);
    [copy[place], copy[other]] = [copy[other] as T, copy[place] as T];
  }
  return copy;
};

/** The wall with other tiles wherever the viewer has not looked; jokers are never passed, so none comes among those that were. */
const otherWall = ({ wall }: GameSetup, { known, passed }: Tracks, random: Random): readonly Tile[] => {
  const other = [...wall];
  const hidden = wall.map((_, place) => place).filter((place) => !known.has(place));
  for (const isPassed of [true, false]) {
    const among = hidden.filter((place) => passed.has(place) === isPassed);
    for (const [index, from] of shuffled(among, random).entries())
      other[among[index] as number] = wall[from] as Tile;
  }
  return other;
};

/** The same game as one viewer sees it, with other tiles wherever that viewer cannot look. */
export const twinOf = (game: Game, { setup, actions }: Script, viewer: Viewer, random: Random): Script => {
  const tracks = startTracks(game, setup, viewer);
  const twin = [...actions];
  const passes = new Map<number, readonly number[]>();
  let state = unwrap(game.createGame(setup));
  let places = new Map<Seat, number>();
  const reseal = (at: GameState, events: readonly Event[]): void => {
    const answers = new Map([...places].map(([seat, place]) => [seat, actions[place] as Action]));
    for (const [seat, action] of otherAnswers(at, answers, events, viewer, random))
      twin[places.get(seat) as number] = action;
  };
  for (const [index, action] of actions.entries()) {
    const before = state;
    const { state: next, events } = unwrap(game.apply(state, action));
    state = next;
    if (action.type !== 'challenge') places.set(action.seat, index);
    for (const [seat, given] of followEvents(setup, tracks, events, viewer))
      passes.set(places.get(seat) as number, given);
    if (state.moment === before.moment) continue;
    reseal(before, events);
    places = new Map();
  }
  reseal(state, []);
  for (const place of places.values()) {
    const action = actions[place] as Action;
    if (action.type !== 'pass') continue;
    const given = takeOut(setup, [...(tracks.racks.get(action.seat) ?? [])], action.tiles);
    passes.set(place, given);
    for (const one of given) tracks.passed.add(one);
  }
  const wall = otherWall(setup, tracks, random);
  for (const [index, given] of passes) {
    const tiles = given.map((place) => wall[place] as Tile);
    twin[index] = { ...(actions[index] as Action & { readonly type: 'pass' }), tiles };
  }
  return { setup: { ...setup, wall }, actions: twin };
};

/** A whole game, played from the views alone. */
export const scriptOf = (game: Game, setup: GameSetup, player: Bot, random: Random): Script => {
  const actions: Action[] = [];
  for (let state = unwrap(game.createGame(setup)); state.phase !== 'over'; ) {
    const seat = state.awaiting[random(state.awaiting.length)] as Seat;
    const action = player(game.viewFor(state, seat), random);
    actions.push(action);
    state = unwrap(game.apply(state, action)).state;
  }
  return { setup, actions };
};

/** Some points of a game: in the middle of the first pass, after two passes, then in equal steps to the end. */
const cutsOf = (length: number, count: number): readonly number[] => [
  2,
  10,
  ...Array.from({ length: count }, (_, index) => Math.round(((index + 1) * length) / count)),
];

/**
 * Plays a game up to several points through a host, and each time once more for every viewer with other
 * tiles hidden from it; what a viewer received differently is told. `play` gives all that every client received.
 */
export const findLeaks = async (
  game: Game,
  script: Script,
  play: (script: Script) => Promise<Transcripts> | Transcripts,
  random: Random,
  points = 4,
): Promise<readonly Leak[]> => {
  const leaks: Leak[] = [];
  for (const after of cutsOf(script.actions.length, points)) {
    const part = { ...script, actions: script.actions.slice(0, after) };
    const transcripts = await play(part);
    for (const viewer of Object.keys(transcripts) as Viewer[]) {
      const twin = (await play(twinOf(game, part, viewer, random)))[viewer] ?? [];
      const got = transcripts[viewer] ?? [];
      if (got.length === 0) throw new Error(`${viewer} received nothing`);
      const place = got.findIndex((text, index) => text !== twin[index]);
      if (place < 0 && got.length === twin.length) continue;
      const at = place < 0 ? got.length : place;
      leaks.push({ viewer, after, got: got[at], twin: twin[at] });
    }
  }
  return leaks;
};
