import type { Tile } from 'mahjongg';

const isAlike = (tiles: readonly Tile[]): boolean => new Set(tiles).size === 1;

/** Whether tiles in order are three alike or a run of three (SR-4). */
const isSet = (tiles: readonly Tile[]): boolean => {
  const [low = 0, middle = 0, high = 0] = tiles.map((tile) => Number(tile[0]));
  return tiles.length === 3 && (isAlike(tiles) || (middle === low + 1 && high === low + 2));
};

/** What a rack of two sets wins; 0 if it is not two sets (SR-4, SR-5). */
export const pointsOf = (rack: readonly Tile[], alike: number): number => {
  for (let one = 1; one < rack.length; one++)
    for (let other = one + 1; other < rack.length; other++) {
      const isFirst = (place: number): boolean => [0, one, other].includes(place);
      const sets = [rack.filter((_, place) => isFirst(place)), rack.filter((_, place) => !isFirst(place))];
      if (sets.every(isSet)) return sets.reduce((sum, set) => sum + (isAlike(set) ? alike : 1), 0);
    }
  return 0;
};
