import { TILES, type Tile } from '../../../tiles/tile';
import { FLOWER, JOKER } from '../../../tiles/tile-index';
import type { LineGroup, TileNeed, VariantGroup } from './parsed-line';

const HIGH_FIRST = 32;

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
  let [lowKinds, highKinds] = [0, 0];
  for (const index of natural)
    if (index < HIGH_FIRST) lowKinds |= 1 << index;
    else highKinds |= 1 << (index - HIGH_FIRST);
  return Object.freeze({
    tiles: Object.freeze(tiles),
    tile: alike ? (TILES[natural[0] ?? JOKER] as Tile) : undefined,
    size: tiles.length,
    printedJokers: tiles.length - natural.length,
    takesJokers,
    takesFlowers,
    callable: alike && tiles.length >= 3 && natural.length > 0,
    needs: needsOf(indexes, takesJokers),
    lowKinds,
    highKinds,
  });
};

const MOST_OF_OTHERS = 8;
const COPIES = 4;

/** What groups take of jokers and flowers, other tiles being used as far as there are any. */
interface Demand {
  /** Places that only a joker can fill. */
  readonly jokers: number;
  /** Places that only a flower can fill. */
  readonly flowers: number;
  /** Places that a joker or a flower can fill. */
  readonly either: number;
  /** Whether there are enough of the other tiles where nothing else may stand. */
  readonly enough: boolean;
}

const allNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);
const fixedNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);
const servedNeeds: Uint8Array = /* @__PURE__ */ new Uint8Array(TILES.length);

const demandOf = (groups: readonly VariantGroup[], flowersAsJokers: boolean): Demand => {
  let jokers = 0;
  let flowers = 0;
  let either = 0;
  let enough = true;
  for (const { needs, takesFlowers } of groups)
    for (const { index, places, fixed } of needs) {
      allNeeds[index]! += places;
      fixedNeeds[index]! += fixed;
      if (takesFlowers || flowersAsJokers) servedNeeds[index]! += places - fixed;
    }
  for (const { needs } of groups)
    for (const { index } of needs) {
      const places = allNeeds[index] as number;
      const fixed = fixedNeeds[index] as number;
      // A tile of several groups is counted with the first.
      if (places === 0) continue;
      if (index === JOKER) jokers += places;
      else if (index === FLOWER) {
        flowers += fixed;
        either += places - fixed;
      } else {
        const lacking = Math.max(0, places - COPIES);
        const served = Math.min(lacking, servedNeeds[index] as number);
        jokers += lacking - served;
        either += served;
        if (fixed > COPIES) enough = false;
      }
      allNeeds[index] = 0;
      fixedNeeds[index] = 0;
      servedNeeds[index] = 0;
    }
  return { jokers, flowers, either, enough };
};

const isMet = (jokers: number, flowers: number, either: number): boolean =>
  jokers <= MOST_OF_OTHERS && flowers <= MOST_OF_OTHERS && jokers + flowers + either <= 2 * MOST_OF_OTHERS;

/** A group that was made, with a number that equal groups share. */
export interface MadeGroup {
  /** The group. */
  readonly group: VariantGroup;
  /** The number, from 0. */
  readonly id: number;
  /** What it takes if it stands alone. */
  readonly demand: Demand;
}

/** Makes the groups of lines from tiles, each once. */
export interface GroupMaker {
  /** The group that a line asks for as these tiles. */
  readonly make: (line: LineGroup, indexes: readonly number[]) => MadeGroup;
  /** Whether 152 tiles suffice for groups: jokers, and flowers that serve as such, where they may stand. */
  readonly isMakeable: (made: readonly MadeGroup[]) => boolean;
}

const marksOf = ({ takesJokers, takesFlowers, alike }: LineGroup): number =>
  Number(takesJokers) + 2 * Number(takesFlowers) + 4 * Number(alike);

const ascending = (one: number, other: number): number => one - other;

/** Makes groups, and gives equal ones the same number; with `flowersAsJokers`, flowers serve in all of them (TG-2). */
export const groupMaker = (flowersAsJokers = false): GroupMaker => {
  const made = new Map<string, MadeGroup>();
  const ids = new Map<string, number>();
  return {
    make: (line, indexes) => {
      const marks = marksOf(line);
      const key = String.fromCharCode(marks, ...indexes);
      const known = made.get(key);
      if (known !== undefined) return known;
      const sorted = String.fromCharCode(marks, ...[...indexes].sort(ascending));
      const id = ids.get(sorted) ?? ids.size;
      ids.set(sorted, id);
      const group = makeGroup(line, indexes);
      const fresh = { group, id, demand: demandOf([group], flowersAsJokers) };
      made.set(key, fresh);
      return fresh;
    },
    isMakeable: (groups) => {
      let low = 0;
      let high = 0;
      let jokers = 0;
      let flowers = 0;
      let either = 0;
      let enough = true;
      for (let at = 0; at < groups.length; at++) {
        const { group, demand } = groups[at] as MadeGroup;
        if ((low & group.lowKinds) !== 0 || (high & group.highKinds) !== 0) {
          // Groups that share a tile are counted together.
          const all = demandOf(
            groups.map((each) => each.group),
            flowersAsJokers,
          );
          return all.enough && isMet(all.jokers, all.flowers, all.either);
        }
        low |= group.lowKinds;
        high |= group.highKinds;
        jokers += demand.jokers;
        flowers += demand.flowers;
        either += demand.either;
        enough &&= demand.enough;
      }
      return enough && isMet(jokers, flowers, either);
    },
  };
};
