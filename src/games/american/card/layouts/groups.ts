import { keptIn } from '../../../../core/first-use';
import type { Filler, Place } from '../../../../jokers/missing';
import { TILES, type Tile } from '../../../../tiles/tile';
import { EAST, FLOWER, JOKER } from '../../../../tiles/tile-index';
import type { LineGroup } from '../language/parsed';
import type { CardLayoutGroup } from '../vocabulary';

/** A group of a variant, with definite tiles. */
export interface VariantGroup extends Omit<CardLayoutGroup, 'tile'> {
  /** The tile it is made of, jokers aside; undefined for different tiles, `J` for jokers only. */
  readonly tile: Tile | undefined;
  /** Whether an exposure can fill it in an open hand: three or more alike, not only jokers. */
  readonly callable: boolean;
  /** Its places by tile. */
  readonly places: readonly Place[];
  /** What may fill its places, printed jokers aside; a flower in the place of a flower is not a joker. */
  readonly filler: Filler;
  /** The same number for groups of one maker with the same tiles in any order. */
  readonly id: number;
}

/** A group of anything: a number of tiles of any one kind. */
export interface AnyGroup
  extends Pick<VariantGroup, 'size' | 'printedJokers' | 'callable' | 'filler' | 'id'> {
  /** What it can be, by the index of its tile in `TILES`. */
  readonly of: readonly VariantGroup[];
}

/** A group of a line with its letters and suits chosen. */
export type HandGroup = VariantGroup | AnyGroup;

export const isAny = (group: HandGroup): group is AnyGroup => 'of' in group;

/** Makes the groups of lines from tiles, the same object for the same tiles; groups of anything need no tiles. */
export type GroupMaker = (line: LineGroup, kinds: readonly number[]) => HandGroup;

/** The kinds before this index can form groups of anything: numbers, winds, dragons and flowers. */
export const ANY_KINDS = 35;

const makeGroup = (alike: boolean, kinds: readonly number[], usual: Filler, id: number): VariantGroup => {
  const natural = kinds.filter((kind) => kind !== JOKER);
  const tiles = Object.freeze(kinds.flatMap((kind) => TILES[kind] ?? []));
  const fillerOf = (kind: number): Filler => {
    if (kind === JOKER) return 'own';
    return kind === FLOWER && usual === 'flowers' ? 'jokers' : usual;
  };
  return Object.freeze({
    tiles,
    tile: alike ? TILES[natural[0] ?? JOKER] : undefined,
    size: tiles.length,
    printedJokers: tiles.length - natural.length,
    callable: alike && tiles.length >= 3 && natural.length > 0,
    places: [...new Set(kinds)].map((kind) => ({
      kind,
      count: kinds.filter((other) => other === kind).length,
      filler: fillerOf(kind),
    })),
    filler: usual,
    id,
  });
};

const ascending = (one: number, other: number): number => one - other;

/** Makes groups and numbers equal ones alike; with `flowersAsJokers`, flowers serve as jokers in all of them (TG-2). */
export const groupMaker = (flowersAsJokers = false): GroupMaker => {
  const made = new Map<string, VariantGroup>();
  const anyMade = new Map<string, AnyGroup>();
  const ids = new Map<string, number>();
  const definite = (
    { takesJokers, takesFlowers, alike }: LineGroup,
    kinds: readonly number[],
  ): VariantGroup => {
    const marks = Number(takesJokers) + 2 * Number(takesFlowers) + 4 * Number(alike);
    return keptIn(made, String.fromCharCode(marks, ...kinds), () => {
      const sorted = String.fromCharCode(marks, ...[...kinds].sort(ascending));
      const id = keptIn(ids, sorted, () => ids.size);
      const open = takesFlowers || flowersAsJokers ? 'flowers' : 'jokers';
      return makeGroup(alike, kinds, takesJokers ? open : 'own', id);
    });
  };
  const anything = (line: LineGroup): AnyGroup => {
    const { length: size } = line.symbols;
    const key = `any ${size} ${line.takesJokers} ${line.takesFlowers}`;
    return keptIn(anyMade, key, () => {
      const of = Array.from({ length: ANY_KINDS }, (_, kind) => definite(line, Array(size).fill(kind)));
      const id = keptIn(ids, key, () => ids.size);
      const filler = of[EAST]?.filler ?? 'own';
      return Object.freeze({ size, printedJokers: 0, callable: size >= 3, id, of, filler });
    });
  };
  return (line, kinds) => (line.isAny ? anything(line) : definite(line, kinds));
};

/** How many of each tile there are (AG-1). */
export const COPIES: readonly number[] = /* @__PURE__ */ TILES.map((tile) =>
  tile === 'F' || tile === 'J' ? 8 : 4,
);
