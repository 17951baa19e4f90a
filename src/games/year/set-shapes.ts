import { TILES, type Tile } from '../../tiles/tile';
import { tileIndex } from '../../tiles/tile-index';
import type { YearOptions } from './options';
import type { YearName, YearSetKind } from './vocabulary';

/*
 * Every set that tiles can make, as data: YG-2, YG-10 and YG-11 are this table and nothing else. No set
 * has tiles of two suits, or of a suit and of others, so the tiles fall into parts that are laid out by
 * themselves.
 */

/** The options that say which sets there are. */
export type SetOptions = Pick<YearOptions, 'bonusPair' | 'mixedSaws'>;

/** A set: its tiles as places in `TILES`. */
export interface SetShape {
  /** What it is. */
  readonly kind: YearSetKind;
  /** Its tiles as places in `TILES`, in rack order. */
  readonly kinds: readonly number[];
  /** Which Year it is or holds. */
  readonly year?: YearName;
  /** Of a Pung-Pair, the place in the Year of the tile that is there twice. */
  readonly doubled?: number;
  /** Whether it is no set of its own but the fourth tile to a pung among the melds (YG-9). */
  readonly isFourth?: true;
}

/** A part of the tiles: a suit, the winds, the dragons, or the flowers and seasons. */
export interface Part {
  /** Its kinds of tile as places in `TILES`, in rack order. */
  readonly kinds: readonly number[];
  /** The most there are of each. */
  readonly copies: number;
  /** By each of these kinds, the sets whose first tile it is, the largest first. */
  readonly shapes: readonly (readonly SetShape[])[];
}

const placesOf = (tiles: readonly Tile[]): readonly number[] => tiles.map(tileIndex);

const SUIT_STARTS = [1, 11, 21];
const SUIT_LENGTH = 9;
const WIND_KINDS: readonly number[] = /* @__PURE__ */ placesOf(['E', 'S', 'W', 'N']);
const DRAGON_KINDS: readonly number[] = /* @__PURE__ */ placesOf(['GD', 'RD', 'YD', 'WD']);
const FLOWER_KINDS: readonly number[] = /* @__PURE__ */ placesOf(['F1', 'F2', 'F3', 'F4']);
const SEASON_KINDS: readonly number[] = /* @__PURE__ */ placesOf(['S1', 'S2', 'S3', 'S4']);

const alike = (kind: number, size: number): readonly number[] => Array.from({ length: size }, () => kind);

/** Kong, pung and pair of a kind of which there are four. */
const alikeShapes = (kind: number): readonly SetShape[] => [
  { kind: 'kong', kinds: alike(kind, 4) },
  { kind: 'pung', kinds: alike(kind, 3) },
  { kind: 'pair', kinds: alike(kind, 2) },
];

const chowFrom = (kind: number): SetShape => ({ kind: 'chow', kinds: [kind, kind + 1, kind + 2] });

/** The Year of these kinds and its Pung-Pairs, all of which start with the first kind. */
const yearShapes = (kinds: readonly number[], year: YearName): readonly SetShape[] => [
  ...kinds.map((_, doubled): SetShape => {
    const both = kinds.flatMap((kind, place) => alike(kind, place === doubled ? 2 : 1));
    return { kind: 'pungPair', kinds: both, year, doubled };
  }),
  { kind: 'year', kinds, year },
];

const suitPart = (start: number): Part => {
  const kinds = Array.from({ length: SUIT_LENGTH }, (_, step) => start + step);
  const shapes = kinds.map((kind, step) => [
    ...alikeShapes(kind),
    ...(step <= SUIT_LENGTH - 3 ? [chowFrom(kind)] : []),
  ]);
  return { kinds, copies: 4, shapes };
};

/** The winds or the dragons. */
const honorPart = (kinds: readonly number[], year: YearName): Part => ({
  kinds,
  copies: 4,
  shapes: kinds.map((kind, place) => [...(place === 0 ? yearShapes(kinds, year) : []), ...alikeShapes(kind)]),
});

/** Every choice of a flower or a season for each of the four numbers. */
const mixedYears = (): readonly (readonly number[])[] =>
  FLOWER_KINDS.reduce<readonly (readonly number[])[]>(
    (years, flower, number) =>
      years.flatMap((year) => [
        [...year, flower],
        [...year, SEASON_KINDS[number] as number],
      ]),
    [[]],
  );

const bonusShapes = ({ bonusPair, mixedSaws }: SetOptions): readonly SetShape[] => [
  ...(mixedSaws ? mixedYears() : [FLOWER_KINDS, SEASON_KINDS]).map(
    (kinds): SetShape => ({ kind: 'year', kinds, year: 'SAWS' }),
  ),
  ...[...FLOWER_KINDS, ...SEASON_KINDS].map((kind): SetShape => ({ kind: 'pair', kinds: alike(kind, 2) })),
  ...(bonusPair === 'number' ? FLOWER_KINDS : []).map(
    (flower, number): SetShape => ({ kind: 'pair', kinds: [flower, SEASON_KINDS[number] as number] }),
  ),
];

const bonusPart = (options: SetOptions): Part => {
  const kinds = [...FLOWER_KINDS, ...SEASON_KINDS];
  const firstOf = (shape: SetShape): number => Math.min(...shape.kinds.map((kind) => kinds.indexOf(kind)));
  const all = bonusShapes(options);
  const shapes = kinds.map((_, place) => all.filter((shape) => firstOf(shape) === place));
  return { kinds, copies: 2, shapes };
};

const made = new Map<string, readonly Part[]>();

/** The parts of the tiles: bams, craks, dots, winds, dragons, and last the flowers and seasons (YG-2a, YG-6a). */
export const partsOf = (options: SetOptions): readonly Part[] => {
  const key = `${options.bonusPair} ${options.mixedSaws}`;
  const parts = made.get(key) ?? [
    ...SUIT_STARTS.map(suitPart),
    honorPart(WIND_KINDS, 'NEWS'),
    honorPart(DRAGON_KINDS, 'GRGW'),
    bonusPart(options),
  ];
  made.set(key, parts);
  return parts;
};

/** The parts with a fourth tile for each pung of these kinds that is among the melds (YG-9). */
export const withFourths = (parts: readonly Part[], pungs: readonly number[]): readonly Part[] =>
  pungs.reduce<readonly Part[]>(
    (before, pung) =>
      before.map((part) => {
        const place = part.kinds.indexOf(pung);
        if (place < 0) return part;
        const fourth: SetShape = { kind: 'kong', kinds: [pung], isFourth: true };
        const shapes = part.shapes.map((own, at) => (at === place ? [fourth, ...own] : own));
        return { ...part, shapes };
      }),
    parts,
  );

const RACK_KINDS: readonly number[] = /* @__PURE__ */ [
  FLOWER_KINDS,
  SEASON_KINDS,
  /* @__PURE__ */ SUIT_STARTS.flatMap((start) =>
    Array.from({ length: SUIT_LENGTH }, (_, step) => start + step),
  ),
  WIND_KINDS,
  DRAGON_KINDS,
].flat();

/** Every kind of tile of the game as a place in `TILES`, in rack order (YG-16). */
export const rackKinds = (): readonly number[] => RACK_KINDS;

/** The tiles of a set. */
export const shapeTiles = ({ kinds }: SetShape): readonly Tile[] => kinds.map((kind) => TILES[kind] as Tile);
