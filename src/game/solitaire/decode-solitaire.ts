import { ownValue } from '../../result/own-values';
import { type Result, success } from '../../result/result';
import type { Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import { badState } from '../decode-stored';
import type { StoredFault } from '../../play/read-json';
import { countTiles } from '../../play/read-setup';
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
import { PLAYERS, type Solitaire, type SolitaireTypes } from './machine';

const MOST_MOMENTS = 5_000;
const MOST_TILES = 256;

const seat = /* @__PURE__ */ oneOf(['E', 'S', 'W', 'N'] as const);

/** How the parts are read that every solitaire has. */
const COMMON: Readonly<Record<string, Reader<unknown>>> = {
  moment: whole(MOST_MOMENTS),
  awaiting: someOf(PLAYERS),
  melds: bySeats(PLAYERS, listOf(meld)),
  counts: bySeats(PLAYERS, whole(MOST_TILES)),
  discards: listOf(objectOf({ seat, tile })),
  wallLeft: whole(MOST_TILES),
  wall: listOf(tile),
  racks: bySeats(PLAYERS, listOf(tile)),
  drawn: orNull(tile),
};

const partsOf = <T extends SolitaireTypes>({ parts, types }: Solitaire<T>) => ({
  ...COMMON,
  seats: someOf(PLAYERS),
  phase: oneOf([...Object.keys(types), 'over']),
  ...parts,
});

/** The names of all parts of a state of a solitaire. */
export const stateNames = <T extends SolitaireTypes>(game: Solitaire<T>): readonly string[] => [
  'version',
  'rules',
  'now',
  ...Object.keys(partsOf(game)),
];

const isSorted = (rack: readonly Tile[]): boolean =>
  rack.every((one, place) => place === 0 || tileIndex(rack[place - 1]) <= tileIndex(one));

/** What every solitaire has in order; undefined if nothing is wrong. */
const commonFault = (state: SolitaireTypes['state']): string | undefined => {
  const { seats, awaiting, phase, racks, counts, wall, wallLeft, drawn } = state;
  const rack = racks.E as readonly Tile[];
  const isSound =
    seats.length === 1 &&
    awaiting.length === (phase === 'over' ? 0 : 1) &&
    counts.E === rack.length &&
    isSorted(rack) &&
    wall.length >= wallLeft &&
    (drawn === null || (phase === 'turn' && rack.includes(drawn)));
  return isSound ? undefined : 'The parts of this state contradict each other.';
};

/** Whether the tiles of a state are those of the game, each once (law: tiles are conserved). */
export const hasAllTiles = (tiles: readonly Tile[], expected: readonly number[]): boolean => {
  const counts = countTiles(tiles);
  return expected.every((count, index) => count === counts[index]);
};

/** Reads the parts of a state of a solitaire; one that cannot arise is refused. */
export const decodeSolitaire = <T extends SolitaireTypes>(
  game: Solitaire<T>,
  given: object,
): Result<T['state'], StoredFault> => {
  const readers: Readonly<Record<string, Reader<unknown>>> = partsOf(game);
  const state: Record<string, unknown> = { version: 1, rules: game.identity };
  for (const [name, read] of Object.entries(readers)) {
    const part = read(ownValue(given, name));
    if (part === undefined) return badState(`“${name}” of the state is not of its form.`, name);
    state[name] = part;
  }
  const now = game.readNow(state as unknown as Omit<T['state'], 'now'>, ownValue(given, 'now'));
  if (now === undefined) return badState('“now” does not belong to the phase of the state.', 'now');
  state['now'] = now;
  const read = state as unknown as T['state'];
  const fault = commonFault(read) ?? game.soundness(read);
  return fault === undefined ? success(read) : badState(fault);
};
