import { type Random, shuffleWall } from 'mahjongg/game';
import { type Subject, unseenBy } from '../game/law-suite';
import { anybody } from '../game/playing';
import { sparrowRace } from './game';
import { TILES } from './setup';
import type { SparrowTypes } from './types';

export const dealt = (random: Random): SparrowTypes['setup'] => ({
  wall: shuffleWall({ name: 'sparrow-race', options: {}, tiles: TILES }, random),
});

/** The tiles that these viewers do not know: other racks until the game is over, and the wall. */
const unseen: Subject<SparrowTypes>['unseen'] = (state, viewers) => {
  const gone = state.wall.length - state.wallLeft;
  return unseenBy(state, viewers, state.wall.slice(gone), (tiles) => ({
    wall: [...state.wall.slice(0, gone), ...tiles],
  }));
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
