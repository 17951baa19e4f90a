import { type Seat, sortRack, type Tile } from 'mahjongg';
import { type Random, shuffleWall, type Viewer } from 'mahjongg/game';
import type { Subject, Unseen } from '../game/law-suite';
import { anybody } from '../game/playing';
import { sparrowRace } from './game';
import { SEATS, TILES } from './setup';
import type { SparrowTypes } from './types';

type State = SparrowTypes['state'];

export const dealt = (random: Random): SparrowTypes['setup'] => ({
  wall: shuffleWall({ name: 'sparrow-race', options: {}, tiles: TILES }, random),
});

/** The tiles that these viewers do not know: other racks until the game is over, and the wall. */
const unseen = (state: State, viewers: readonly Viewer[]): Unseen<State> => {
  const gone = state.wall.length - state.wallLeft;
  const others = SEATS.filter((seat) => state.phase !== 'over' && !viewers.includes(seat));
  const mover = 'seat' in state.now && others.includes(state.now.seat) ? state.now.seat : undefined;
  return {
    tiles: [...others.flatMap((seat) => state.racks[seat] ?? []), ...state.wall.slice(gone)],
    put: (tiles) => {
      const pool = [...tiles];
      const taken = others.map((seat) => [seat, sortRack(pool.splice(0, state.counts[seat] ?? 0))] as const);
      const racks: Partial<Record<Seat, readonly Tile[]>> = { ...state.racks, ...Object.fromEntries(taken) };
      return {
        ...state,
        racks,
        wall: [...state.wall.slice(0, gone), ...pool],
        drawn: state.drawn === null || mover === undefined ? state.drawn : (racks[mover]?.[0] ?? null),
        answers: { E: null, S: null },
        awaiting: state.phase === 'pass' ? SEATS : state.awaiting,
      };
    },
  };
};

/** The Sparrow Race, for the law suite. */
export const sparrowSubject = (alike: number, games: number): Subject<SparrowTypes> => ({
  name: `three alike for ${alike}`,
  game: sparrowRace(alike),
  games,
  every: 2,
  begin: (random) => ({ setup: dealt(random) }),
  chance: anybody((_, legal, random) => legal[random(legal.length)] as SparrowTypes['action']),
  tilesOf: ({ racks, discards, wall, wallLeft }) => [
    ...Object.values(racks).flat(),
    ...discards.map(({ tile }) => tile),
    ...wall.slice(wall.length - wallLeft),
  ],
  unseen,
  answersOf: ({ answers }) => answers,
  shows: ({ type }) => (type === 'draw' || type === 'take' ? 'wall' : 'own'),
  pays: (outcome) => {
    if (outcome.ending === 'wallGame') return { E: 0, S: 0 };
    const { winner, points } = outcome;
    return winner === 'E' ? { E: points, S: -points } : { E: -points, S: points };
  },
});
