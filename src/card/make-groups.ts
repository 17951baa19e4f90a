import { TILES, type Tile } from '../tiles/tile';
import { FLOWER, JOKER } from '../tiles/tile-index';
import type { LineGroup, VariantGroup } from './parsed-line';

const makeGroup = (
  { takesJokers, takesFlowers, alike }: LineGroup,
  indexes: readonly number[],
): VariantGroup => {
  const tiles = indexes.map((index) => TILES[index] as Tile);
  const natural = indexes.filter((index) => index !== JOKER);
  const tile = alike ? (TILES[natural[0] ?? JOKER] as Tile) : undefined;
  return Object.freeze({
    tiles: Object.freeze(tiles),
    tile,
    size: tiles.length,
    printedJokers: tiles.length - natural.length,
    takesJokers,
    takesFlowers,
    callable: alike && tiles.length >= 3 && natural.length > 0,
  });
};

/** A group that was made, with a number that equal groups share. */
export interface MadeGroup {
  /** The group. */
  readonly group: VariantGroup;
  /** Its tiles by index. */
  readonly indexes: readonly number[];
  /** The number, from 0. */
  readonly id: number;
}

/** A text that is the same for equal groups. */
const groupKey = ({ tiles, takesJokers, takesFlowers, callable }: VariantGroup): string =>
  `${[...tiles].sort().join('')} ${takesJokers} ${takesFlowers} ${callable}`;

/** Makes groups and keeps them, so that each is made once. */
export interface GroupMaker {
  /** The group of a line made of these tiles; `key` is different for different tiles of the same line. */
  readonly make: (line: LineGroup, key: number | string, indexes: () => readonly number[]) => MadeGroup;
}

/** Starts without any group. */
export const groupMaker = (): GroupMaker => {
  const made = new Map<LineGroup, Map<number | string, MadeGroup>>();
  const ids = new Map<string, number>();
  return {
    make: (line, key, indexesOf) => {
      const own = made.get(line) ?? new Map<number | string, MadeGroup>();
      if (own.size === 0) made.set(line, own);
      const known = own.get(key);
      if (known !== undefined) return known;
      const indexes = indexesOf();
      const group = makeGroup(line, indexes);
      const name = groupKey(group);
      const id = ids.get(name) ?? ids.size;
      ids.set(name, id);
      const result = { group, indexes, id };
      own.set(key, result);
      return result;
    },
  };
};

const MOST_OF_OTHERS = 8;
const COPIES = 4;

const fixedNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);
const allNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);

/** Whether 152 tiles suffice for a variant: jokers where it takes them, and no more than eight. */
export const isMakeable = (made: readonly MadeGroup[]): boolean => {
  fixedNeeds.fill(0);
  allNeeds.fill(0);
  for (const { group, indexes } of made)
    for (const index of indexes) {
      allNeeds[index]!++;
      if (!group.takesJokers || index === JOKER) fixedNeeds[index]!++;
    }
  let jokers = fixedNeeds[JOKER] as number;
  for (let index = 0; index < JOKER; index++) {
    const copies = index === FLOWER ? MOST_OF_OTHERS : COPIES;
    if ((fixedNeeds[index] as number) > copies) return false;
    jokers += Math.max((allNeeds[index] as number) - copies, 0);
  }
  return jokers <= MOST_OF_OTHERS;
};
