import { isRecord, ownValue } from '../../result/own-values';
import { type Result, success } from '../../result/result';
import { isSameValue } from '../../result/same-value';
import { SEATS, type Seat } from '../../rules/payouts';
import { badState } from '../decode-stored';
import type { StoredFault } from '../../play/read-json';
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
} from '../../play/fields';
import type { YearAnswer } from './actions';
import type { YearKit } from './kit';
import { readYearAction } from './read-action';
import { readDealer, readYearPlayers } from './setup';
import { isCourseSound } from './sound-course';
import { hasAllTiles, isCountedRightly, isLaidRightly } from './sound-parts';
import { isStagedRightly } from './sound-stage';
import type { YearDiscard, YearHidden, YearPhase, YearScene, YearStages, YearState } from './state';
import { readOutcome } from './stored-outcome';

const MOST_MOMENTS = 5_000;
const MOST_TILES = 256;

const seat = /* @__PURE__ */ oneOf(SEATS);
const discard: Reader<YearDiscard> = objectOf<YearDiscard>({ seat, tile });

/** A sealed answer: an action of this seat but for seat and moment; null if there is none. */
const answerOf =
  (of: Seat): Reader<YearAnswer | null> =>
  (value) => {
    if (value === null) return null;
    if (!isRecord(value)) return undefined;
    const fields = Object.fromEntries(Object.keys(value).map((name) => [name, ownValue(value, name)]));
    const read = readYearAction({ ...fields, seat: of, moment: 0 }, SEATS);
    if (!read.ok) return undefined;
    const { seat: _seat, moment: _moment, ...answer } = read.value;
    return isSameValue(answer, value) ? (answer as YearAnswer) : undefined;
  };

const answers: Reader<YearHidden['answers']> = /* @__PURE__ */ objectOf({
  E: answerOf('E'),
  S: answerOf('S'),
  W: answerOf('W'),
  N: answerOf('N'),
});

type Parts = Omit<YearScene, 'version' | 'rules' | 'players' | 'seats' | 'dealer'> &
  YearHidden & { readonly phase: YearPhase };

const tilesBySeat = /* @__PURE__ */ bySeats(SEATS, listOf(tile));

const READERS: { readonly [K in keyof Parts]: Reader<Parts[K]> } = {
  moment: whole(MOST_MOMENTS),
  phase: oneOf<YearPhase>(['courtesy', 'draw', 'turn', 'claims', 'over']),
  awaiting: someOf(SEATS),
  melds: bySeats(SEATS, listOf(meld)),
  flowers: tilesBySeat,
  counts: bySeats(SEATS, whole(MOST_TILES)),
  discards: listOf(discard),
  wallLeft: whole(MOST_TILES),
  flowerWallLeft: whole(MOST_TILES),
  hopToi: someOf(SEATS),
  wall: listOf(tile),
  flowerWall: listOf(tile),
  racks: tilesBySeat,
  answers,
  drawn: orNull(tile),
};

const PARTS = /* @__PURE__ */ Object.keys(READERS) as (keyof Parts)[];

/** The names of all parts of a state. */
export const YEAR_STATE_NAMES: readonly string[] = [
  'version',
  'rules',
  'seats',
  'players',
  'dealer',
  'now',
  ...PARTS,
];

const STAGES: { readonly [P in Exclude<YearPhase, 'over'>]: Reader<YearStages[P]> } = {
  courtesy: objectOf<YearStages['courtesy']>({ seat }),
  draw: objectOf<YearStages['draw']>({ seat, discard: orNull(discard), renewed: oneOf([true, false]) }),
  turn: objectOf<YearStages['turn']>({
    seat,
    by: oneOf(['deal', 'wall', 'call'] as const),
    called: orNull(discard),
  }),
  claims: objectOf<YearStages['claims']>({ from: seat, tile }),
};

const readParts = (given: object): Result<Parts, StoredFault> => {
  const parts: Record<string, unknown> = {};
  for (const name of PARTS) {
    const part = READERS[name](ownValue(given, name));
    if (part === undefined) return badState(`“${name}” of the state is not of its form.`, name);
    parts[name] = part;
  }
  return success(parts as unknown as Parts);
};

/** What is going on, read by the phase. */
const readStage = (
  kit: YearKit,
  scene: Omit<YearState, 'now'>,
  given: unknown,
): YearState['now'] | undefined => {
  if (scene.phase !== 'over') return STAGES[scene.phase](given);
  if (!isRecord(given) || Object.keys(given).length !== 2) return undefined;
  const racks = tilesBySeat(ownValue(given, 'racks'));
  const outcome = readOutcome(kit, scene, ownValue(given, 'outcome'));
  return racks === undefined || outcome === undefined ? undefined : { outcome, racks };
};

const faultOf = (kit: YearKit, state: YearState): string | undefined => {
  if (!hasAllTiles(kit, state)) return 'The tiles of this state are not those of the game.';
  if (!isLaidRightly(state) || !isCountedRightly(kit, state))
    return 'The parts of this state contradict each other.';
  return isStagedRightly(kit, state) && isCourseSound(state)
    ? undefined
    : `What is going on in the phase ${state.phase} cannot have come about.`;
};

/** Reads the parts of a state of these rules; one that cannot arise is refused. */
export const decodeYear = (kit: YearKit, value: object): Result<YearState, StoredFault> => {
  const players = readYearPlayers(ownValue(value, 'players') ?? null);
  if (!players.ok) return badState(players.error.message, 'players');
  const dealer = readDealer(kit, ownValue(value, 'dealer') ?? null);
  if (!dealer.ok) return badState(dealer.error.message, 'dealer');
  if (!isSameValue(SEATS, ownValue(value, 'seats')))
    return badState('The seats are E, S, W and N, in this order.', 'seats');
  const parts = readParts(value);
  if (!parts.ok) return parts;
  const scene = {
    version: 1 as const,
    rules: kit.identity,
    seats: SEATS,
    dealer: dealer.value,
    players: players.value,
    ...parts.value,
  };
  const now = readStage(kit, scene, ownValue(value, 'now'));
  if (now === undefined) return badState('“now” does not belong to the phase of the state.', 'now');
  const state = { ...scene, now } as YearState;
  const fault = faultOf(kit, state);
  return fault === undefined ? success(state) : badState(fault);
};
