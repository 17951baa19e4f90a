import type { CheckedHand } from '../../hands/check-hand';
import { TILES, type Tile } from '../../tiles/tile';
import { meldShape } from './melds';
import type { YearOptions } from './options';
import { rackKinds, type SetShape, shapeTiles } from './set-shapes';
import { LONG_SEASONS, YEAR_SETS, type YearSet } from './vocabulary';

/** A set as it lies in a hand. */
export interface Laid {
  /** What it is, of which tiles. */
  readonly shape: SetShape;
  /** Whether it lies concealed, a claim that completes it aside. */
  readonly concealed: boolean;
  /** Those of its tiles that are counted among the concealed ones of the hand. */
  readonly own: readonly Tile[];
  /** The set in a word: sets that lie alike have the same. */
  readonly word: string;
}

const laidSet = (shape: SetShape, concealed: boolean, own: readonly Tile[]): Laid => ({
  shape,
  concealed,
  own,
  word: `${shape.kinds.join(' ')} ${concealed} ${own.length}`,
});

/** A meld, grown to a kong if one of the sets is its fourth tile (YG-9). */
const meldAsLaid = (melded: SetShape, concealed: boolean, shapes: readonly SetShape[]): Laid => {
  const isFourth = ({ isFourth: is, kinds }: SetShape): boolean =>
    is === true && melded.kind === 'pung' && kinds[0] === melded.kinds[0];
  const fourth = shapes.find(isFourth);
  if (fourth === undefined) return laidSet(melded, concealed, []);
  const kong: SetShape = { kind: 'kong', kinds: [...melded.kinds, ...fourth.kinds] };
  return laidSet(kong, concealed, shapeTiles(fourth));
};

const rackPlace = (kind: number): number => rackKinds().indexOf(kind);

/** The order of two sets of one kind by their tiles. */
const byTiles = (one: SetShape, other: SetShape): number =>
  one.kinds.reduce((order, kind, at) => order || rackPlace(kind) - rackPlace(other.kinds[at] ?? kind), 0);

const byRack = (one: Laid, other: Laid): number =>
  rackPlace(one.shape.kinds[0] as number) - rackPlace(other.shape.kinds[0] as number) ||
  YEAR_SETS.indexOf(one.shape.kind) - YEAR_SETS.indexOf(other.shape.kind) ||
  byTiles(one.shape, other.shape) ||
  Number(other.concealed) - Number(one.concealed);

/** The sets of the concealed tiles and the melds of a hand, in rack order. */
export const laidSets = (
  shapes: readonly SetShape[],
  hand: CheckedHand,
  options: YearOptions,
): readonly Laid[] => {
  const drawn = shapes
    .filter(({ isFourth }) => isFourth !== true)
    .map((shape) => laidSet(shape, true, shapeTiles(shape)));
  const melded = hand.melds.flatMap((meld) => {
    const shape = meldShape(meld, options);
    return shape === undefined ? [] : [meldAsLaid(shape, meld.concealed === true, shapes)];
  });
  return [...drawn, ...melded].sort(byRack);
};

/** What a Pung-Pair has beside its tiles: the pair and its name (YG-10). */
const pairOf = ({ kinds, doubled }: SetShape): Partial<YearSet> =>
  doubled === undefined
    ? {}
    : { pair: TILES[kinds[doubled] as number] as Tile, pairName: LONG_SEASONS[doubled] };

/** The sets as a reading gives them; the one that a claim completed is revealed (YG-11). */
export const setsOf = (laid: readonly Laid[], completes: number | undefined): readonly YearSet[] =>
  laid.map(({ shape, concealed }, place) => ({
    kind: shape.kind,
    tiles: shapeTiles(shape),
    concealed: concealed && place !== completes,
    ...(shape.year !== undefined && { year: shape.year }),
    ...pairOf(shape),
  }));
