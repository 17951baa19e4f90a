import type { Tile } from '../../tiles/tile';
import { isDragon, isTerminal, isWind, OWN_WIND } from './basic-points';
import type { ChineseOptions } from './options';
import type { DoubleEntry, SheetFacts, SheetLine } from './sheet-parts';
import type { ChineseSet } from './vocabulary';

/** A line of sections 2 and 3: its factor, 1 where it does not apply. */
interface Double {
  readonly entry: DoubleEntry;
  readonly rule: string;
  readonly code: string;
  readonly label: string;
  readonly factor: (facts: SheetFacts, options: ChineseOptions) => number;
}

const isHonor = (tile: Tile): boolean => isWind(tile) || isDragon(tile);

const pungsAndKongs = (sets: readonly ChineseSet[]): readonly ChineseSet[] =>
  sets.filter(({ kind }) => kind === 'pung' || kind === 'kong');

/** How many suits the sets are of, and whether any is of winds or dragons. */
const suitsOf = (sets: readonly ChineseSet[]): { readonly suits: number; readonly honors: boolean } => {
  const honors = sets.some(({ tile }) => isHonor(tile));
  const suits = new Set(sets.filter(({ tile }) => !isHonor(tile)).map(({ tile }) => tile.charAt(1))).size;
  return { suits, honors };
};

const isAllTerminals = (sets: readonly ChineseSet[], honoursAllowed: boolean): boolean => {
  const terminal = ({ kind, tile }: ChineseSet): boolean => kind !== 'run' && isTerminal(tile);
  return sets.some(terminal) && sets.every((set) => terminal(set) || (honoursAllowed && isHonor(set.tile)));
};

/** The colors of the flowers: F red, S black (CS-1). */
const COLORS: readonly string[] = ['F', 'S'];
/** The number of the player's own flowers, East's (CS-20). */
const OWN_NUMBER = 1;

const isBouquet = (flowers: readonly Tile[], color: string): boolean =>
  flowers.filter((flower) => flower.startsWith(color)).length === 4;

/** How many own flowers count in lines 3a and 3b (CS-20). */
const ownFlowers = ({ flowers }: SheetFacts, { bouquetIncludesOwn }: ChineseOptions): number =>
  COLORS.filter((color) => {
    const counts = !(bouquetIncludesOwn && isBouquet(flowers, color));
    return counts && flowers.some((flower) => flower === `${color}${OWN_NUMBER}`);
  }).length;

const when = (holds: boolean, factor: number): number => (holds ? factor : 1);

/** Section 2 (CS-18, CS-19). */
const SECTION_2: readonly Double[] = [
  {
    entry: '2a',
    rule: 'CS-18',
    code: 'ownWindSet',
    label: 'Pung or kong of own wind',
    factor: ({ sets }) =>
      when(
        pungsAndKongs(sets).some(({ tile }) => tile === OWN_WIND),
        2,
      ),
  },
  {
    entry: '2b',
    rule: 'CS-18',
    code: 'dragonSets',
    label: 'Pungs or kongs of dragons',
    factor: ({ sets }) => 2 ** pungsAndKongs(sets).filter(({ tile }) => isDragon(tile)).length,
  },
  {
    entry: '2c',
    rule: 'CS-18',
    code: 'oneSuitWithHonors',
    label: 'One suit with winds or dragons',
    factor: ({ sets }) => when(suitsOf(sets).suits === 1 && suitsOf(sets).honors, 2),
  },
  {
    entry: '2d',
    rule: 'CS-18',
    code: 'lastTile',
    label: 'Out on the last tile',
    factor: ({ lastTile, winningPieceDrawn }, options) =>
      when(lastTile && (winningPieceDrawn || options.lastTile !== 'drawn'), 2),
  },
  {
    entry: '2e',
    rule: 'CS-18',
    code: 'oneSuit',
    label: 'One suit, no winds or dragons',
    factor: ({ sets }) => when(suitsOf(sets).suits === 1 && !suitsOf(sets).honors, 8),
  },
  {
    entry: '2f',
    rule: 'CS-18',
    code: 'allTerminals',
    label: 'All 1s and 9s',
    factor: ({ sets }, { terminalsAllowHonours }) => when(isAllTerminals(sets, terminalsAllowHonours), 2),
  },
  {
    entry: '2g',
    rule: 'CS-18',
    code: 'allHonors',
    label: 'All winds and dragons',
    factor: ({ sets }) => when(suitsOf(sets).suits === 0, 8),
  },
  {
    entry: '2h',
    rule: 'CS-18',
    code: 'originalDraw',
    label: 'Mah Jongg on the original draw',
    factor: ({ originalDraw }) => when(originalDraw, 8),
  },
];

/** Section 3 (CS-20). */
const SECTION_3: readonly Double[] = [
  {
    entry: '3a',
    rule: 'CS-20',
    code: 'oneOwnFlower',
    label: 'One own flower',
    factor: (facts, options) => {
      const own = ownFlowers(facts, options);
      return when(own === 1 || (own === 2 && options.ownFlowers === 'cumulative'), 2);
    },
  },
  {
    entry: '3b',
    rule: 'CS-20',
    code: 'bothOwnFlowers',
    label: 'Both own flowers',
    factor: (facts, options) => when(ownFlowers(facts, options) === 2, 4),
  },
  {
    entry: '3c',
    rule: 'CS-20',
    code: 'bouquets',
    label: 'All four flowers of a color',
    factor: ({ flowers }) => 8 ** COLORS.filter((color) => isBouquet(flowers, color)).length,
  },
];

const linesOf = (
  table: readonly Double[],
  facts: SheetFacts,
  options: ChineseOptions,
): readonly SheetLine[] =>
  table
    .map(({ factor, ...line }) => ({ ...line, factor: factor(facts, options) }))
    .filter(({ factor }) => factor > 1);

/** The lines of section 2 that apply (CS-18, CS-19). */
export const handDoubles = (facts: SheetFacts, options: ChineseOptions): readonly SheetLine[] =>
  linesOf(SECTION_2, facts, options);

/** The lines of section 3 that apply (CS-20). */
export const flowerDoubles = (facts: SheetFacts, options: ChineseOptions): readonly SheetLine[] =>
  linesOf(SECTION_3, facts, options);
