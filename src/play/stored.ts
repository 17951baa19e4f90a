import { isRecord, ownList, ownValue } from '../core/own-values';
import { isNot } from '../core/read';
import { described, type Fault, type Place, type Rejection, rejected } from '../core/reason';
import { type Result, success } from '../core/result';
import { isSameValue, otherRulesIn } from '../core/same-value';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import { tileIndex } from '../tiles/tile-index';
import {
  type ActionFields,
  bySeats,
  discard,
  listOf,
  meld,
  oneOf,
  orNull,
  type Reader,
  someOf,
  tile,
  whole,
} from './fields';
import { sorted, tilesOf } from './racks';
import { hasCounts } from './read-setup';
import { at, type BySeat } from './seats';
import { canAnswer, hasChoice, readAction } from './take-action';
import type { Answer, AnyAction, RulesIdentity } from './types';
import { leftOf, MOST_TILES } from './walls';
import type { AnyWay, Whole } from './way';

/** The stable names of everything that can be wrong with a state or a record. */
export type StoredCode = 'badState' | 'badRecord' | 'unknownRules' | 'tooLarge' | 'notJson';

/** Why a state or a record from outside is refused; its sentence is for a programmer. */
export interface StoredFault extends Fault<StoredCode> {
  /** Where in it; left out if the whole is meant. */
  readonly at?: Place | undefined;
}

/** A value from outside that was read, or why it is refused. */
export type ReadStored<T> = Result<T, Rejection<StoredFault>>;

/** A failed result that says what is wrong, and where. */
export const storedFault = (
  code: StoredCode,
  message: string,
  ...path: readonly string[]
): ReadStored<never> =>
  rejected({ code, rule: '', message, ...(path.length > 0 && { at: { path } }), params: {} });

/** Why something from outside has other rules than these, `at` one of its parts; undefined if it has the same. */
export const otherRulesFault = (
  expected: RulesIdentity,
  rules: unknown,
  whole: string,
  at = 'rules',
): ReadStored<never> | undefined =>
  isSameValue(expected, rules)
    ? undefined
    : storedFault('unknownRules', `This ${whole} has other rules: ${otherRulesIn(expected, rules)}.`, at);

/** Why an object has a part that it should not have; undefined if it has none. */
export const strangerFault = (
  code: StoredCode,
  whole: string,
  given: object,
  names: readonly string[],
): ReadStored<never> | undefined => {
  const stranger = Object.keys(given).find((name) => !names.includes(name));
  return stranger === undefined
    ? undefined
    : storedFault(code, `${whole} has no part ${described(stranger)}.`, stranger.slice(0, 40));
};

/** The longest text of a state or record, in characters. */
const MOST_TEXT = 1_048_576;
/** The most items of a list or an object. */
const MOST_ITEMS = 512;

/** The most levels of lists and objects within each other. */
const MOST_LEVELS = 64;

/** The most lists and objects of a whole: those that hold themselves have no end. */
const MOST_PARTS = 4_096;

/** A copy of a value with own data properties only, as in JSON; without what is nested too deeply, or too much. */
const plainCopy = (value: unknown): unknown => {
  let left = MOST_PARTS;
  const copyOf = (part: unknown, levels: number): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (levels === 0 || left === 0) return undefined;
    left--;
    if (Array.isArray(part)) return ownList(part, MOST_ITEMS)?.map((one) => copyOf(one, levels - 1));
    const names = Object.keys(part).slice(0, MOST_ITEMS);
    return Object.fromEntries(names.map((name) => [name, copyOf(ownValue(part, name), levels - 1)]));
  };
  return copyOf(value, MOST_LEVELS);
};

/** Reads text as JSON, or any other value as JSON that was read already: plain data, whatever was given. */
export const readPlain = (given: unknown): ReadStored<unknown> => {
  const json = readJson(given);
  return json.ok ? success(plainCopy(json.value)) : json;
};

/** Reads text as JSON; any other value is taken as JSON that was read already. */
export const readJson = (given: unknown): ReadStored<unknown> => {
  if (typeof given !== 'string') return success(given);
  if (given.length > MOST_TEXT)
    return storedFault('tooLarge', `At most ${MOST_TEXT} characters are read; there are ${given.length}.`);
  try {
    return success(JSON.parse(given));
  } catch {
    return storedFault('notJson', 'This text is not JSON.');
  }
};

const MOST_MOMENTS = 5_000;

/** A state or match that is refused, with the names of the parts that lead to what is wrong. */
export const badState = (message: string, ...path: readonly string[]): ReadStored<never> =>
  storedFault('badState', message, ...path);

/** A sealed answer: an action of any of these seats but for seat and moment. */
const answerOf =
  <A extends AnyAction>(actions: ActionFields<A>, seats: readonly Seat[]): Reader<Answer<A>> =>
  (value) => {
    const action = readAction(actions, isRecord(value) ? { ...value, seat: seats[0] } : value, seats);
    if (!action.ok) return undefined;
    const { seat: _seat, moment: _moment, ...answer } = action.value;
    return isSameValue(answer, value) ? (answer as Answer<AnyAction> as Answer<A>) : undefined;
  };

/** Sealed answers of these seats; null for players who have not answered. */
export const answersOf = <A extends AnyAction>(
  actions: ActionFields<A>,
  seats: readonly Seat[],
): Reader<BySeat<Answer<A> | null>> => bySeats(seats, orNull(answerOf(actions, seats)));

/** The tiles of a state that lie where every game has them: what is left of the wall, racks, sets and discards. */
export const tilesIn = (state: Whole): readonly Tile[] => [
  ...leftOf(state),
  ...state.seats.flatMap((seat) => [...at(state.racks, seat), ...tilesOf(at(state.melds, seat))]),
  ...state.discards.map((one) => one.tile),
];

/** How all parts of a state are read that do not depend on others. */
const partsOf = (
  { stored, phases, actions }: AnyWay,
  seats: readonly Seat[],
): Readonly<Record<string, Reader<unknown>>> => ({
  moment: whole(MOST_MOMENTS),
  phase: oneOf([...Object.keys(phases), 'over']),
  awaiting: someOf(seats),
  melds: bySeats(seats, listOf(meld)),
  counts: bySeats(seats, whole(MOST_TILES)),
  discards: listOf(discard),
  wallLeft: whole(MOST_TILES),
  wall: listOf(tile),
  racks: bySeats(seats, listOf(tile)),
  drawn: orNull(tile),
  ...(Object.values(phases).some((phase) => phase?.resolve !== undefined) && {
    answers: answersOf(actions, seats),
  }),
  ...stored.open(seats),
  ...stored.hidden(seats),
});

/** What is going on, read by the phase of a state whose other parts are read; undefined if it does not belong to it. */
const readNow = ({ stored }: AnyWay, state: Whole, given: unknown): object | undefined => {
  if (state.phase !== 'over') return stored.stages(state.seats)[state.phase]?.(given);
  if (!isRecord(given) || Object.keys(given).length !== 2) return undefined;
  const outcome = ownValue(given, 'outcome');
  const made = isRecord(outcome) ? stored.outcome(state, outcome) : undefined;
  const isSame = made !== undefined && isSameValue(JSON.parse(JSON.stringify(made)), outcome);
  return isSame && isSameValue(state.racks, ownValue(given, 'racks'))
    ? { outcome: made, racks: state.racks }
    : undefined;
};

const isSorted = (rack: readonly Tile[], inOrder: (rack: readonly Tile[]) => readonly Tile[]): boolean => {
  const expected = inOrder(rack);
  return rack.every((one, place) => tileIndex(one) === tileIndex(expected[place]));
};

/** Whether every sealed answer could be given; after the end, when nobody takes part, none was. */
const areAnswersSound = ({ phases, kit }: AnyWay, state: Whole): boolean => {
  const phase = phases[state.phase];
  return phase === undefined || canAnswer(kit, phase, state, state);
};

/** Whether those are awaited who take part in the phase and have not answered, somebody until the end, and nobody else has. */
const isAwaited = ({ stored }: AnyWay, state: Whole): boolean => {
  const { seats, awaiting, answers = {}, phase } = state;
  if ((awaiting.length === 0) !== (phase === 'over')) return false;
  const expected = phase === 'over' ? [] : (stored.takingPart?.(state) ?? seats);
  return seats.every((seat) => {
    const isOpen = (answers[seat] ?? null) === null;
    return expected.includes(seat) ? isOpen === awaiting.includes(seat) : isOpen && !awaiting.includes(seat);
  });
};

/** The parts that must fit to the others, by name, each with whether it does. */
const FITTING: readonly (readonly [part: string, fits: (way: AnyWay, state: Whole) => boolean])[] = [
  ['wallLeft', (_, { wallLeft, wall }) => wallLeft <= wall.length],
  ['counts', (_, { seats, counts, racks }) => seats.every((seat) => counts[seat] === racks[seat]?.length)],
  [
    'racks',
    ({ inOrder = sorted }, { racks }) => Object.values(racks).every((rack) => isSorted(rack, inOrder)),
  ],
  ['drawn', (_, { drawn, phase }) => drawn === null || phase === 'turn'],
  ['awaiting', isAwaited],
  ['now', ({ stored }, state) => stored.fits(state)],
  ['answers', areAnswersSound],
  ['awaiting', (way, state) => state.awaiting.every((seat) => hasChoice(way, state, seat))],
];

/** Reads the parts of a state; the first that is not of its form is named. */
const readParts = (
  way: AnyWay,
  given: object,
  seats: readonly Seat[],
  parts: ReturnType<typeof partsOf>,
): ReadStored<Whole> => {
  const state: Record<string, unknown> = { version: 1, rules: way.identity, seats };
  for (const [name, read] of Object.entries(parts)) {
    const part = read(ownValue(given, name));
    if (part === undefined) return badState(`“${name}” of the state has the wrong form.`, name);
    state[name] = part;
  }
  const made = state as unknown as Whole;
  const now = readNow(way, made, ownValue(given, 'now'));
  if (now === undefined) return badState('“now” does not belong to the phase of the state.', 'now');
  return success({ ...made, now });
};

/** Why a value is no state of these rules, as far as its head tells; undefined if nothing is wrong with that. */
const headFault = (
  { identity }: AnyWay,
  value: object,
  parts: readonly string[],
): ReadStored<never> | undefined => {
  if (ownValue(value, 'version') !== 1) return badState('Expected a state of version 1.', 'version');
  const rules = ownValue(value, 'rules');
  if (!isRecord(rules)) {
    const message = `A state must name its rules as an object with their options, not ${described(rules)}.`;
    return badState(message, 'rules');
  }
  const names = ['version', 'rules', 'seats', 'now', ...parts];
  return otherRulesFault(identity, rules, 'state') ?? strangerFault('badState', 'A state', value, names);
};

/**
 * Reads a state of anybody’s, made anew from own data properties. It is refused if it has not the form of a state, if
 * its tiles are not those of the game, or if its parts do not fit together: what is read can be played to its end.
 * Whether it can have come about is not asked; a record proves that.
 */
export const decodeState = (way: AnyWay, given: unknown): ReadStored<Whole> => {
  const json = readPlain(given);
  if (!json.ok) return json;
  const { value } = json;
  if (!isRecord(value)) return badState(isNot('A state', 'an object', value));
  const { seatings, sets } = way.stored;
  const seats = seatings.find((one) => isSameValue(one, ownValue(value, 'seats')));
  const parts = partsOf(way, seats ?? seatings[0] ?? []);
  const fault = headFault(way, value, Object.keys(parts));
  if (fault !== undefined) return fault;
  if (seats === undefined) return badState('The seats of the state are not those of this game.', 'seats');
  const read = readParts(way, value, seats, parts);
  if (!read.ok) return read;
  const state = read.value;
  if (!hasCounts([...tilesIn(state), ...(way.stored.otherTiles?.(state) ?? [])], sets))
    return badState('The tiles of this state are not those of the game.');
  const [contrary] = FITTING.find(([, fits]) => !fits(way, state)) ?? [];
  return contrary === undefined
    ? read
    : badState(`“${contrary}” contradicts the other parts of this state.`, contrary);
};
