import { TILES, type Tile } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import type { LineGroup, TileNeed, VariantGroup } from './parsed-line';

const needsOf = (indexes: readonly number[], takesJokers: boolean): readonly TileNeed[] =>
  [...new Set(indexes)].map((index) => {
    const places = indexes.filter((other) => other === index).length;
    return { index, places, fixed: takesJokers && index !== JOKER ? 0 : places };
  });

const makeGroup = (
  { takesJokers, takesFlowers, alike }: LineGroup,
  indexes: readonly number[],
): VariantGroup => {
  const tiles = indexes.map((index) => TILES[index] as Tile);
  const natural = indexes.filter((index) => index !== JOKER);
  return Object.freeze({
    tiles: Object.freeze(tiles),
    tile: alike ? (TILES[natural[0] ?? JOKER] as Tile) : undefined,
    size: tiles.length,
    printedJokers: tiles.length - natural.length,
    takesJokers,
    takesFlowers,
    callable: alike && tiles.length >= 3 && natural.length > 0,
    needs: needsOf(indexes, takesJokers),
  });
};

/** A group that was made, with a number that equal groups share. */
export interface MadeGroup {
  /** The group. */
  readonly group: VariantGroup;
  /** The number, from 0. */
  readonly id: number;
}

/** A text that is the same for equal groups. */
const groupKey = ({ tiles, takesJokers, takesFlowers, callable }: VariantGroup): string =>
  `${[...tiles].sort().join('')} ${takesJokers} ${takesFlowers} ${callable}`;

/** Makes a group of a line from tiles. */
export type GroupMaker = (line: LineGroup, indexes: readonly number[]) => MadeGroup;

/** Makes groups, and gives equal ones the same number. */
export const groupMaker = (): GroupMaker => {
  const ids = new Map<string, number>();
  return (line, indexes) => {
    const group = makeGroup(line, indexes);
    const key = groupKey(group);
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return { group, id };
  };
};

const MOST_OF_OTHERS = 8;
const COPIES = 4;

const allNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);
const fixedNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);

/** How many of the jokers that a variant wants flowers can serve as, of those that it does not ask for itself. */
const servingFlowers = (made: readonly MadeGroup[]): number => {
  const places = new Map<number, number>();
  for (const { group } of made)
    if (group.takesFlowers)
      for (const need of group.needs)
        if (need.index !== FLOWER && need.index !== JOKER)
          places.set(need.index, (places.get(need.index) ?? 0) + need.places);
  let wanted = 0;
  for (const [index, most] of places)
    wanted += Math.min(most, Math.max((allNeeds[index] as number) - COPIES, 0));
  return Math.min(wanted, Math.max(MOST_OF_OTHERS - (allNeeds[FLOWER] as number), 0));
};

/** Whether 152 tiles suffice for a variant: jokers where it takes them, no more than eight, flowers where they serve. */
export const isMakeable = (made: readonly MadeGroup[]): boolean => {
  let jokers = 0;
  let enough = true;
  for (const { group } of made)
    for (const { index, places, fixed } of group.needs) {
      const copies = index === FLOWER || index === JOKER ? MOST_OF_OTHERS : COPIES;
      const before = allNeeds[index] as number;
      allNeeds[index] = before + places;
      fixedNeeds[index]! += fixed;
      if (index === JOKER) jokers += places;
      else jokers += Math.max(before + places - copies, 0) - Math.max(before - copies, 0);
      if ((fixedNeeds[index] as number) > copies) enough = false;
    }
  const lacking = jokers - MOST_OF_OTHERS;
  if (lacking > 0 && enough) enough = servingFlowers(made) >= lacking;
  for (const { group } of made)
    for (const { index } of group.needs) {
      allNeeds[index] = 0;
      fixedNeeds[index] = 0;
    }
  return enough;
};
