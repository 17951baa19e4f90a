import { isRecord, ownValue } from '../result/own-values';
import { type Result, success } from '../result/result';
import { isSameValue } from '../result/same-value';
import { SEATS, type Seat } from '../rules/payouts';
import type { Answer } from './actions';
import { allowedCounts, readPlayers } from './create-game';
import { badState, type Stored } from './decode-stored';
import type { Kit } from './kit';
import { readAction } from './read-action';
import type { StoredFault } from '../play/read-json';
import { countTiles } from '../play/read-setup';
import { at, type BySeat, forSeats } from '../play/seats';
import { contradiction } from './sound-state';
import { readOutcome, stageFault } from './stage-fault';
import { discardOf, racksOf, stagesOf } from './stage-fields';
import type { GameState, Hidden, Phase, Scene } from './state';
import {
  bySeats,
  listOf,
  meld,
  objectOf,
  oneOf,
  orNull,
  type Reader,
  someOf,
  tile,
  whole,
} from '../play/fields';

const MOST_MOMENTS = 5_000;
const MOST_TILES = 256;

type Refused = Result<never, StoredFault>;

const seatsOf = (kit: Kit, players: BySeat<unknown>): readonly Seat[] | undefined => {
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  return kit.table.players.includes(seats.length) ? seats : undefined;
};

/** A sealed answer: an action of this seat but for seat and moment; null if there is none. */
const answerOf =
  (seats: readonly Seat[], seat: Seat): Reader<Answer | null> =>
  (value) => {
    if (value === null) return null;
    if (!isRecord(value)) return undefined;
    const fields = Object.fromEntries(Object.keys(value).map((name) => [name, ownValue(value, name)]));
    const read = readAction({ ...fields, seat, moment: 0 }, seats);
    if (!read.ok) return undefined;
    const { seat: _seat, moment: _moment, ...answer } = read.value;
    return isSameValue(answer, value) ? (answer as Answer) : undefined;
  };

type Parts = Omit<Scene, 'version' | 'rules' | 'players' | 'seats'> & Hidden & { readonly phase: Phase };

const partsOf = (seats: readonly Seat[]): { readonly [K in keyof Parts]: Reader<Parts[K]> } => ({
  manners: oneOf(['strict', 'table'] as const),
  moment: whole(MOST_MOMENTS),
  phase: oneOf<Phase>([
    'charleston',
    'secondCharleston',
    'courtesy',
    'courtesyPass',
    'turn',
    'claims',
    'showing',
    'over',
  ]),
  awaiting: someOf(seats),
  melds: bySeats(seats, listOf(meld)),
  counts: bySeats(seats, whole(MOST_TILES)),
  discards: listOf(discardOf(seats)),
  wallLeft: whole(MOST_TILES),
  dead: someOf(seats),
  challenges: listOf(objectOf({ by: oneOf(seats), against: oneOf(seats) })),
  wall: listOf(tile),
  racks: bySeats(seats, listOf(tile)),
  answers: (value) => readAnswers(seats, value),
  setAside: orNull((value) => readAnswers(seats, value)),
  faceDown: orNull(tile),
  drawn: orNull(tile),
});

const readAnswers = (seats: readonly Seat[], value: unknown): Hidden['answers'] | undefined => {
  if (!isRecord(value) || Object.keys(value).length !== seats.length) return undefined;
  const answers = forSeats(seats, (seat) => answerOf(seats, seat)(ownValue(value, seat)));
  return seats.some((seat) => answers[seat] === undefined) ? undefined : (answers as Hidden['answers']);
};

const readParts = (seats: readonly Seat[], given: object): Result<Parts, StoredFault> => {
  const readers = partsOf(seats);
  const parts: Record<string, unknown> = {};
  for (const name of Object.keys(readers) as (keyof Parts)[]) {
    const part = readers[name](ownValue(given, name));
    if (part === undefined) return badState(`“${name}” of the state is not of its form.`, name);
    parts[name] = part;
  }
  return success(parts as unknown as Parts);
};

/** What is going on, read by the phase; the outcome of a game that is over is worked out anew and compared. */
const readStage = (
  kit: Kit,
  scene: Scene & { readonly phase: Phase },
  given: unknown,
): GameState['now'] | undefined => {
  if (scene.phase !== 'over') return stagesOf(kit, scene)[scene.phase](given);
  if (!isRecord(given) || Object.keys(given).length !== 2) return undefined;
  const racks = racksOf(scene.seats)(ownValue(given, 'racks'));
  const outcome = ownValue(given, 'outcome');
  return racks === undefined || !isRecord(outcome) ? undefined : ({ outcome, racks } as GameState['now']);
};

/** The names of all parts of a state. */
const STATE_NAMES: readonly string[] = [
  'version',
  'rules',
  'seats',
  'players',
  'now',
  ...Object.keys(partsOf([])),
];

/** Whether all tiles of the game are there, each once, and the wall is what the deal leaves (law: tiles are conserved). */
const hasAllTiles = (
  kit: Kit,
  { seats, racks, melds, discards, wall, wallLeft, faceDown }: GameState,
): boolean => {
  const size = kit.table.handSize - 1;
  const held = seats.flatMap((seat) => [
    ...at(racks, seat),
    ...at(melds, seat).flatMap(({ tiles }) => tiles),
  ]);
  const rest = wall.slice(wall.length - wallLeft);
  const all = countTiles([
    ...held,
    ...discards.map((one) => one.tile),
    ...rest,
    ...(faceDown === null ? [] : [faceDown]),
  ]);
  const allowed = allowedCounts(kit, seats.length);
  const total = (allowed[0] ?? []).reduce((sum, count) => sum + count, 0);
  return (
    wallLeft <= wall.length &&
    wall.length === total - size * seats.length - 1 &&
    allowed.some((counts) => counts.every((count, index) => count === all[index]))
  );
};

const faultOf = (kit: Kit, state: GameState): Refused | undefined => {
  if (!hasAllTiles(kit, state)) return badState('The tiles of this state are not those of the game.');
  const found = contradiction(kit, state);
  if (found !== undefined) return badState(found.message, found.part);
  const fault = stageFault(kit, state);
  return fault === undefined ? undefined : badState(fault, 'now');
};

/** Reads the parts of a state of these rules; one that cannot arise is refused. */
const decodeParts = (kit: Kit, value: object): Result<GameState, StoredFault> => {
  const players = readPlayers(kit, ownValue(value, 'players') ?? null);
  if (!players.ok) return badState(players.error.message, 'players');
  const seats = seatsOf(kit, players.value) as readonly Seat[];
  if (!isSameValue(seats, ownValue(value, 'seats')))
    return badState('The seats are not those of the players.', 'seats');
  const parts = readParts(seats, value);
  if (!parts.ok) return parts;
  const scene = { version: 1 as const, rules: kit.identity, seats, players: players.value, ...parts.value };
  const now = readStage(kit, scene, ownValue(value, 'now'));
  if (now === undefined) return badState('“now” does not belong to the phase of the state.', 'now');
  const state = { ...scene, now } as GameState;
  const fault = faultOf(kit, state);
  if (fault !== undefined || state.phase !== 'over') return fault ?? success(state);
  const { racks, outcome } = state.now;
  return success({ ...state, now: { racks, outcome: readOutcome(kit, state) ?? outcome } });
};

/** How a state of these rules is read. */
export const storedStates = (kit: Kit): Stored<{ readonly state: GameState }> => ({
  identity: kit.identity,
  stateNames: STATE_NAMES,
  decode: (given) => decodeParts(kit, given),
});
