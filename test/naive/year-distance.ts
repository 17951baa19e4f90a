import type { Hand } from '../../src/hands/hand';
import type { Tile } from '../../src/tiles/tile';
import type { Group } from './chinese-arranger';
import { copiesOf, isFlowerOrSeason, KINDS, kindOf, type NaiveSetOptions } from './year-arranger';

// How far a hand of the Year game is from winning: every number of every tile that can be laid out as sets is listed, suit by
// suit, and what each lacks of the hand is counted.

const isNumbered = (tile: Tile): boolean => /^[1-9]/.test(tile);

const PARTS: readonly (readonly Tile[])[] = [
  ...['B', 'C', 'D'].map((suit) => KINDS.filter((tile) => isNumbered(tile) && tile.endsWith(suit))),
  ['E', 'S', 'W', 'N'],
  ['GD', 'RD', 'YD', 'WD'],
  KINDS.filter(isFlowerOrSeason),
];

const choices = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => choices(items.slice(at), count - 1).map((rest) => [item, ...rest]));

/** Every group that some kinds can make: those of the arranger, found by trying all. */
const groupsOf = (kinds: readonly Tile[], options: NaiveSetOptions): readonly Group[] => {
  const lists: readonly Tile[][] = [2, 3, 4, 5].flatMap((size) => choices(kinds, size));
  return lists.filter((group) => kindOf(group, options) !== undefined);
};

/** How many of each kind can be laid out as whole groups, fourteen tiles at most. */
type Vectors = readonly (readonly number[])[];

const made = new Map<string, Vectors>();

/** All numbers of some kinds that whole groups make: those of nothing, then those with one group more again and again. */
const arrangeable = (kinds: readonly Tile[], options: NaiveSetOptions): Vectors => {
  // The suits are alike.
  const names = kinds.map((tile) => (isNumbered(tile) ? tile[0] : tile));
  const key = `${names} ${options.mixedSaws} ${options.bonusPair}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const groups = groupsOf(kinds, options).map((group) =>
    kinds.map((kind) => group.filter((tile) => tile === kind).length),
  );
  const most = kinds.map((kind) => copiesOf(kind));
  const found = new Map<string, readonly number[]>();
  let last: Vectors = [kinds.map(() => 0)];
  while (last.length > 0) {
    const next: (readonly number[])[] = [];
    for (const vector of last) {
      for (const group of groups) {
        const more = vector.map((count, at) => count + (group[at] ?? 0));
        const sum = more.reduce((all, count) => all + count, 0);
        if (sum > 14 || more.some((count, at) => count > (most[at] ?? 0)) || found.has(more.join('')))
          continue;
        found.set(more.join(''), more);
        next.push(more);
      }
    }
    last = next;
  }
  const vectors = [kinds.map(() => 0), ...found.values()];
  made.set(key, vectors);
  return vectors;
};

/** The vectors, and those with one tile more of some of these kinds, for each of which a pung lies on the table. */
const withFourths = (vectors: Vectors, [place, ...others]: readonly number[]): Vectors => {
  if (place === undefined) return vectors;
  const more = vectors.map((vector) => vector.map((count, at) => count + (at === place ? 1 : 0)));
  return withFourths([...vectors, ...more], others);
};

/** The least number of tiles that the concealed ones lack of whole sets, so many in all; Infinity if there are none. */
export const naiveYearDistance = (
  { concealed, melds = [], flowers = [] }: Hand,
  size: number,
  options: NaiveSetOptions & { readonly bonusCopies?: 1 | 2 },
): number => {
  const shown = [...melds.flatMap(({ tiles }) => tiles), ...flowers];
  const pungs = melds.flatMap(({ tiles }) =>
    tiles.length === 3 && tiles.every((tile) => tile === tiles[0]) ? [tiles[0] as Tile] : [],
  );
  const countIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;
  let least: readonly number[] = [0];
  for (const kinds of PARTS) {
    const held = kinds.map((kind) => countIn(concealed, kind));
    const left = kinds.map((kind) => copiesOf(kind, options.bonusCopies) - countIn(shown, kind));
    const fourths = [...kinds.keys()].filter((at) => pungs.includes(kinds[at] as Tile));
    const own: number[] = [];
    for (const vector of withFourths(arrangeable(kinds, options), fourths)) {
      let [tiles, lack] = [0, 0];
      for (const [at, count] of vector.entries()) {
        tiles += count;
        lack += count > (left[at] ?? 0) ? Number.POSITIVE_INFINITY : Math.max(0, count - (held[at] ?? 0));
      }
      own[tiles] = Math.min(own[tiles] ?? Number.POSITIVE_INFINITY, lack);
    }
    least = Array.from({ length: size + 1 }, (_, all) =>
      Math.min(
        ...Array.from({ length: all + 1 }, (_none, here) => {
          const rest = least[all - here] ?? Number.POSITIVE_INFINITY;
          return (own[here] ?? Number.POSITIVE_INFINITY) + rest;
        }),
      ),
    );
  }
  return least[size] ?? Number.POSITIVE_INFINITY;
};
