import { keptIn } from '../../../../core/first-use';
import type { Filler, Place } from '../../../../jokers/missing';
import { TILES, type Tile } from '../../../../tiles/tile';
import { EAST, FLOWER, JOKER } from '../../../../tiles/tile-index';
import type { LineGroup } from '../language/parsed';

/** A group of a variant: definite tiles. */
export interface VariantGroup {
  /** Its tiles as the line asks for them, printed jokers as `J`. */
  readonly tiles: readonly Tile[];
  /** The one tile that it is made of, jokers aside; undefined for different symbols, and `J` for jokers alone. */
  readonly tile: Tile | undefined;
  /** How many tiles it has. */
  readonly size: number;
  /** How many of them are printed jokers. */
  readonly printedJokers: number;
  /** Whether an exposure can fill it in an open hand: three or more tiles, all of one kind but for jokers. */
  readonly callable: boolean;
  /** Its places, tile by tile. */
  readonly places: readonly Place[];
  /** What may fill its places, printed jokers aside; a flower that fills a place for one is no joker. */
  readonly filler: Filler;
  /** The same for groups of one maker that differ in the order of their tiles at most. */
  readonly id: number;
}

/** A group of anything: so many tiles of any one kind. */
export interface AnyGroup
  extends Pick<VariantGroup, 'size' | 'printedJokers' | 'callable' | 'filler' | 'id'> {
  /** What it can be, by the place of its tile in `TILES`. */
  readonly of: readonly VariantGroup[];
}

/** A group of a line once its letters and suits are chosen. */
export type HandGroup = VariantGroup | AnyGroup;

export const isAny = (group: HandGroup): group is AnyGroup => 'of' in group;

/** Makes the groups of lines from tiles, each once; those of anything from none. */
export type GroupMaker = (line: LineGroup, kinds: readonly number[]) => HandGroup;

/** A group of anything may be of the kinds before this one: numbers, winds, dragons and flowers. */
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

/** Makes groups, and gives equal ones the same number; with `flowersAsJokers`, flowers serve in all of them (TG-2). */
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
