import type { Tile } from '../../../tiles/tile';
import type { ChineseOptions } from '../options';
import { isDragon, isHonor, isTerminal, OWN_WIND } from '../tiles';
import type { ChineseSet } from '../vocabulary';
import type { DoubleEntry, SheetFacts, SheetLine } from './facts';

/** A line of sections 2 and 3: its code and label, and the factor, 1 where it does not apply. */
type Double = readonly [
  entry: DoubleEntry,
  code: string,
  label: string,
  factor: (facts: SheetFacts, options: ChineseOptions) => number,
];

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

const hasOwnWind = (sets: readonly ChineseSet[]): boolean =>
  pungsAndKongs(sets).some(({ tile }) => tile === OWN_WIND);

/** Section 2 (CS-18, CS-19). */
// biome-ignore format: a line of the sheet and what it comes to
const SECTION_2: readonly Double[] = [
  ['2a', 'ownWindSet', 'Pung or kong of own wind', ({ sets }) => when(hasOwnWind(sets), 2)],
  ['2b', 'dragonSets', 'Pungs or kongs of dragons',
    ({ sets }) => 2 ** pungsAndKongs(sets).filter(({ tile }) => isDragon(tile)).length],
  ['2c', 'oneSuitWithHonors', 'One suit with winds or dragons',
    ({ sets }) => when(suitsOf(sets).suits === 1 && suitsOf(sets).honors, 2)],
  ['2d', 'lastTile', 'Out on the last tile', ({ lastTile, winningPieceDrawn }, options) =>
    when(lastTile && (winningPieceDrawn || options.lastTile !== 'drawn'), 2)],
  ['2e', 'oneSuit', 'One suit, no winds or dragons',
    ({ sets }) => when(suitsOf(sets).suits === 1 && !suitsOf(sets).honors, 8)],
  ['2f', 'allTerminals', 'All 1s and 9s',
    ({ sets }, { terminalsAllowHonours }) => when(isAllTerminals(sets, terminalsAllowHonours), 2)],
  ['2g', 'allHonors', 'All winds and dragons', ({ sets }) => when(suitsOf(sets).suits === 0, 8)],
  ['2h', 'originalDraw', 'Mah Jongg on the original draw', ({ originalDraw }) => when(originalDraw, 8)],
];

/** Section 3 (CS-20). */
// biome-ignore format: a line of the sheet and what it comes to
const SECTION_3: readonly Double[] = [
  ['3a', 'oneOwnFlower', 'One own flower', (facts, options) => {
    const own = ownFlowers(facts, options);
    return when(own === 1 || (own === 2 && options.ownFlowers === 'cumulative'), 2);
  }],
  ['3b', 'bothOwnFlowers', 'Both own flowers', (facts, options) => when(ownFlowers(facts, options) === 2, 4)],
  ['3c', 'bouquets', 'All four flowers of a color',
    ({ flowers }) => 8 ** COLORS.filter((color) => isBouquet(flowers, color)).length],
];

const linesOf = (
  rule: string,
  section: readonly Double[],
  facts: SheetFacts,
  options: ChineseOptions,
): readonly SheetLine[] =>
  section
    .map(([entry, code, label, factor]) => ({ entry, rule, code, label, factor: factor(facts, options) }))
    .filter(({ factor }) => factor > 1);

/** The lines of section 2 that apply (CS-18, CS-19). */
export const handDoubles = (facts: SheetFacts, options: ChineseOptions): readonly SheetLine[] =>
  linesOf('CS-18', SECTION_2, facts, options);

/** The lines of section 3 that apply (CS-20). */
export const flowerDoubles = (facts: SheetFacts, options: ChineseOptions): readonly SheetLine[] =>
  linesOf('CS-20', SECTION_3, facts, options);
