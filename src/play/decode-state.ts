import { isRecord, ownValue } from '../result/own-values';
import { described } from '../result/reason';
import { type Result, success } from '../result/result';
import { isSameValue } from '../result/same-value';
import { SEATS, type Seat } from '../rules/payouts';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import { type ActionFields, readAction } from './action-fields';
import { bySeats, listOf, meld, objectOf, oneOf, orNull, type Reader, someOf, tile, whole } from './fields';
import { sorted } from './racks';
import { readPlain, type StoredFault, storedFault } from './read-json';
import { countTiles } from './read-setup';
import type { BySeat } from './seats';
import { canAnswer, hasChoice, phaseOf } from './take-action';
import type { Answer, AnyAction, HiddenTable, OpenTable } from './types';
import type { Parts, SceneIn, Way, WayTypes } from './way';

const MOST_MOMENTS = 5_000;
const MOST_TILES = 256;

type Refused = Result<never, StoredFault>;

/** A state that is refused, with the names of the parts that lead to what is wrong. */
const badState = (message: string, ...path: readonly string[]): Refused =>
  storedFault('badState', message, ...path);

/** Who sits at the table, as one of the lists of seats that there may be. */
const readSeats = (given: unknown, seatings: readonly (readonly Seat[])[]): readonly Seat[] | undefined =>
  seatings.find((seats) => isSameValue(seats, given));

/** A sealed answer: an action of this seat but for seat and moment; null if there is none. */
const answerOf =
  <A extends AnyAction>(
    actions: ActionFields<A>,
    seats: readonly Seat[],
    seat: Seat,
  ): Reader<Answer<A> | null> =>
  (value) => {
    if (value === null) return null;
    if (!isRecord(value)) return undefined;
    const fields = Object.fromEntries(Object.keys(value).map((name) => [name, ownValue(value, name)]));
    const action = readAction<A>(actions, { ...fields, seat, moment: 0 }, seats);
    if (!action.ok) return undefined;
    const { seat: _seat, moment: _moment, ...answer } = action.value;
    return isSameValue(answer, value) ? (answer as unknown as Answer<A>) : undefined;
  };

/** Sealed answers of these seats. */
export const answersOf = <A extends AnyAction>(
  actions: ActionFields<A>,
  seats: readonly Seat[],
): Reader<BySeat<Answer<A> | null>> =>
  objectOf<BySeat<Answer<A> | null>>(
    Object.fromEntries(seats.map((seat) => [seat, answerOf<A>(actions, seats, seat)])),
  );

type Common = Omit<OpenTable & HiddenTable, 'version' | 'rules' | 'seats' | 'answers'> & {
  readonly phase: string;
};

/** How the parts are read that every state has. */
const commonParts = (phases: readonly string[], seats: readonly Seat[]): Parts<Common> => ({
  moment: whole(MOST_MOMENTS),
  phase: oneOf(phases),
  awaiting: someOf(seats),
  melds: bySeats(seats, listOf(meld)),
  counts: bySeats(seats, whole(MOST_TILES)),
  discards: listOf(objectOf({ seat: oneOf(SEATS), tile })),
  wallLeft: whole(MOST_TILES),
  wall: listOf(tile),
  racks: bySeats(seats, listOf(tile)),
  drawn: orNull(tile),
});

/** Whether there are sealed answers in any phase. */
const isSealed = (phases: object): boolean =>
  Object.values(phases).some((phase: { readonly resolve?: unknown }) => phase.resolve !== undefined);

/** How all parts of a state are read that do not depend on others. */
const partsOf = <T extends WayTypes>(
  { stored, phases, actions }: Way<T>,
  seats: readonly Seat[],
): Readonly<Record<string, Reader<unknown>>> => ({
  ...commonParts([...Object.keys(phases), 'over'], seats),
  ...(isSealed(phases) && { answers: answersOf(actions, seats) }),
  ...stored.open(seats),
  ...stored.hidden(seats),
});

/** The names of all parts of a state. */
const namesOf = <T extends WayTypes>(way: Way<T>): readonly string[] => [
  'version',
  'rules',
  'seats',
  'now',
  ...Object.keys(partsOf(way, way.stored.seatings[0] ?? [])),
];

/** What is going on, read by the phase of a state whose other parts are read; undefined if it does not belong to it. */
const readNow = <T extends WayTypes>({ stored }: Way<T>, state: T['state'], given: unknown): unknown => {
  const stages: Readonly<Record<string, Reader<unknown>>> = stored.stages(state.seats);
  if (state.phase !== 'over') return stages[state.phase]?.(given);
  if (!isRecord(given) || Object.keys(given).length !== 2) return undefined;
  const outcome = ownValue(given, 'outcome');
  const made = isRecord(outcome) ? stored.outcome(state, outcome) : undefined;
  const isSame = made !== undefined && isSameValue(JSON.parse(JSON.stringify(made)), outcome);
  return isSame && isSameValue(state.racks, ownValue(given, 'racks'))
    ? { outcome: made, racks: state.racks }
    : undefined;
};

/** Whether tiles are those of a game, each once. */
const isWhole = (tiles: readonly Tile[], sets: readonly (readonly number[])[]): boolean => {
  const counts = countTiles(tiles);
  return sets.some((set) => set.every((count, index) => count === counts[index]));
};

const isSorted = (rack: readonly Tile[], inOrder: (rack: readonly Tile[]) => readonly Tile[]): boolean => {
  const expected = inOrder(rack);
  return rack.every((one, place) => tileIndex(one) === tileIndex(expected[place]));
};

/** Whether every sealed answer could be given, and everybody awaited has something to choose. */
const isPlayable = <T extends WayTypes>(way: Way<T>, state: T['state']): boolean => {
  const phase = phaseOf(way, state.phase);
  const scene = state as unknown as SceneIn<T>;
  const areAnswersSound =
    phase === undefined
      ? Object.values(state.answers ?? {}).every((answer) => answer === null)
      : canAnswer(way.kit, phase, scene, state as HiddenTable<Answer<T['action']>>);
  return areAnswersSound && state.awaiting.every((seat) => hasChoice(way, state, seat));
};

/** Whether the parts fit together that every state has. */
const isSound = <T extends WayTypes>({ inOrder = sorted }: Way<T>, state: T['state']): boolean => {
  const { seats, awaiting, phase, racks, counts, drawn, wall, wallLeft } = state;
  return (
    (awaiting.length === 0) === (phase === 'over') &&
    wallLeft <= wall.length &&
    seats.every((seat) => counts[seat] === racks[seat]?.length && isSorted(racks[seat] ?? [], inOrder)) &&
    (drawn === null || phase === 'turn')
  );
};

/** Reads the parts of a state; the first that is not of its form is named. */
const readParts = <T extends WayTypes>(way: Way<T>, given: object): Result<T['state'], StoredFault> => {
  const seats = readSeats(ownValue(given, 'seats'), way.stored.seatings);
  if (seats === undefined) return badState('The seats of the state are not those of this game.', 'seats');
  const state: Record<string, unknown> = { version: 1, rules: way.identity, seats };
  for (const [name, read] of Object.entries(partsOf(way, seats))) {
    const part = read(ownValue(given, name));
    if (part === undefined) return badState(`“${name}” of the state is not of its form.`, name);
    state[name] = part;
  }
  const made = state as unknown as T['state'];
  const now = readNow(way, made, ownValue(given, 'now'));
  if (now === undefined) return badState('“now” does not belong to the phase of the state.', 'now');
  return success({ ...made, now });
};

/** Why a value is no state of these rules, as far as its head tells; undefined if nothing is wrong with that. */
const headFault = <T extends WayTypes>(way: Way<T>, value: object): Refused | undefined => {
  const { identity } = way;
  if (ownValue(value, 'version') !== 1) return badState('A state of version 1 was expected.', 'version');
  const rules = ownValue(value, 'rules');
  if (!isRecord(rules)) {
    const message = `A state names its rules as an object, with their options; not ${described(rules)}.`;
    return badState(message, 'rules');
  }
  if (!isSameValue(identity, rules)) {
    const message = `This state does not belong to ${identity.name} with these options.`;
    return storedFault('unknownRules', message, 'rules');
  }
  const names = namesOf(way);
  const stranger = Object.keys(value).find((name) => !names.includes(name));
  return stranger === undefined
    ? undefined
    : badState(`A state has no part ${described(stranger)}.`, stranger.slice(0, 40));
};

/**
 * Reads a state of anybody’s, made anew from own data properties. It is refused if it has not the form of a state, if
 * its tiles are not those of the game, or if its parts do not fit together: what is read can be played to its end.
 * Whether it can have come about is not asked; a record proves that.
 */
export const decodeState = <T extends WayTypes>(
  way: Way<T>,
  given: unknown,
): Result<T['state'], StoredFault> => {
  const json = readPlain(given);
  if (!json.ok) return json;
  const { value } = json;
  if (!isRecord(value)) return badState(`A state is an object, not ${described(value)}.`);
  const fault = headFault(way, value);
  if (fault !== undefined) return fault;
  const read = readParts(way, value);
  if (!read.ok) return read;
  const state = read.value;
  if (!isWhole(way.stored.tiles(state), way.stored.sets))
    return badState('The tiles of this state are not those of the game.');
  return isSound(way, state) && way.stored.fits(state) && isPlayable(way, state)
    ? read
    : badState('The parts of this state contradict each other.');
};
