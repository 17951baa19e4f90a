import { isRecord, ownList, ownValue } from '../core/own-values';
import { isNot } from '../core/read';
import { described, type Fault, type Place } from '../core/reason';
import { type Rejection, type Result, rejected, success } from '../core/result';
import { isSameValue, otherRulesIn } from '../core/same-value';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
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

/** Why a state or a record from outside is refused; its message is for programmers. */
export interface StoredFault extends Fault<StoredCode> {
  /** Where in the value; left out for the whole value. */
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

/** The fault, at the part `at`, if something from outside has other rules than these; undefined if it has the same. */
export const otherRulesFault = (
  expected: RulesIdentity,
  rules: unknown,
  whole: string,
  at = 'rules',
): ReadStored<never> | undefined =>
  isSameValue(expected, rules)
    ? undefined
    : storedFault('unknownRules', `This ${whole} has other rules: ${otherRulesIn(expected, rules)}.`, at);

/** The fault if an object has a part that it should not have; undefined if it has none. */
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

/** The most levels of nested lists and objects. */
const MOST_LEVELS = 64;

/** The most lists and objects in all, since those that contain themselves have no end. */
const MOST_PARTS = 4_096;

/** A copy of a value with own data properties only, as in JSON; what is too deep or too much is left out. */
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

/** Reads text as JSON; any other value is taken as parsed JSON. */
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

/** A failed result for a state or match, with the path to what is wrong. */
export const badState = (message: string, ...path: readonly string[]): ReadStored<never> =>
  storedFault('badState', message, ...path);

/** Reads a sealed answer: an action without its seat and moment. */
const answerOf =
  <A extends AnyAction>(actions: ActionFields<A>, seats: readonly Seat[]): Reader<Answer<A>> =>
  (value) => {
    const action = readAction(actions, isRecord(value) ? { ...value, seat: seats[0] } : value, seats);
    if (!action.ok) return undefined;
    const { seat: _seat, moment: _moment, ...answer } = action.value;
    return isSameValue(answer, value) ? (answer as Answer<AnyAction> as Answer<A>) : undefined;
  };

/** Reads the sealed answers of these seats, null for players who have not answered. */
export const answersOf = <A extends AnyAction>(
  actions: ActionFields<A>,
  seats: readonly Seat[],
): Reader<BySeat<Answer<A> | null>> => bySeats(seats, orNull(answerOf(actions, seats)));

/** The tiles of a state in the places that every game has: the rest of the wall, racks, sets and discards. */
export const tilesIn = (state: Whole): readonly Tile[] => [
  ...leftOf(state),
  ...state.seats.flatMap((seat) => [...at(state.racks, seat), ...tilesOf(at(state.melds, seat))]),
  ...state.discards.map((one) => one.tile),
];

/** Readers for all parts of a state that do not depend on others. */
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

/** Reads `now` for the phase of a state whose other parts were read; undefined if it does not belong to that phase. */
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

/**
 * Whether exactly the players who take part and have not answered are awaited, at least one until the end, and nobody
 * else has answered.
 */
const isAwaited = ({ stored }: AnyWay, state: Whole): boolean => {
  const { seats, awaiting, answers = {}, phase } = state;
  if ((awaiting.length === 0) !== (phase === 'over')) return false;
  const expected = phase === 'over' ? [] : (stored.takingPart?.(state) ?? seats);
  return seats.every((seat) => {
    const isOpen = (answers[seat] ?? null) === null;
    return expected.includes(seat) ? isOpen === awaiting.includes(seat) : isOpen && !awaiting.includes(seat);
  });
};

/** The parts that must fit the others, by name, each with its check. */
const FITTING: readonly (readonly [part: string, fits: (way: AnyWay, state: Whole) => boolean])[] = [
  ['wallLeft', (_, { wallLeft, wall }) => wallLeft <= wall.length],
  ['counts', (_, { seats, counts, racks }) => seats.every((seat) => counts[seat] === racks[seat]?.length)],
  [
    'racks',
    ({ inOrder = sorted }, { racks }) =>
      Object.values(racks).every((rack) => isSameValue(rack, inOrder(rack))),
  ],
  ['drawn', (_, { drawn, phase }) => drawn === null || phase === 'turn'],
  ['awaiting', isAwaited],
  ['now', ({ stored }, state) => stored.fits(state)],
  ['answers', ({ phases, rules }, state) => canAnswer(rules, phases[state.phase], state, state)],
  ['awaiting', (way, state) => state.awaiting.every((seat) => hasChoice(way, state, seat))],
];

/** Reads the parts of a state; fails with the first that has the wrong form. */
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

/** The fault in the version, the rules or the part names of a state; undefined if there is none. */
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
 * Reads an untrusted state as a copy made from own data properties. Fails if it does not have the form of a state, if
 * its tiles are not those of the game, or if its parts do not fit together, so that what is read can be played to its
 * end. It does not check whether play could lead to it; a record proves that.
 */
export const decodeState = (way: AnyWay, given: unknown): ReadStored<Whole> => {
  const json = readJson(given);
  if (!json.ok) return json;
  const value = plainCopy(json.value);
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
