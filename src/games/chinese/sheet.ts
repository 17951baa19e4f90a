import { type Exact, exact } from '../../core/exact';
import { RULES_REVISION } from '../../core/rules-revision';
import type { Remark } from '../../hands/rule-parts';
import { basicLines } from './basic-points';
import { flowerDoubles, handDoubles } from './doubles';
import type { ChineseOptions } from './options';
import { sheetNotes } from './sheet-notes';
import type { DoubleEntry, SheetFacts, SheetLine } from './sheet-parts';
import { factorOf, type TilesLeft, tilesLeftOf, tilesToDraw } from './tiles-left';

/** Sections 1 to 3 of the sheet: what the hand is worth before the tiles left are looked at. */
export interface NaturalScore {
  /** Every line filled in: the points of section 1, then the doubles that apply. */
  readonly lines: readonly SheetLine[];
  /** The sum of section 1 (CS-17). */
  readonly subtotal1: number;
  /** The factors of sections 2 and 3 that apply, by line (CS-18 to CS-20). */
  readonly doubles: Readonly<Partial<Record<DoubleEntry, number>>>;
  /** Subtotal 1 times all doubles: the natural score. */
  readonly product: number;
}

/** The score sheet of the Chinese solitaire, filled in (CS-22). */
export interface ChineseSheet extends NaturalScore {
  /** Section 4: the tiles to draw, those discarded, those left (CS-21). */
  readonly tilesLeft: TilesLeft;
  /** Line 4d: the tiles left as a part of the tiles to draw. */
  readonly factor: Exact;
  /** Section 5: the product times line 4d. */
  readonly final: Exact;
  /** What in the facts given contradicts itself; it was filled in as given. */
  readonly notes: readonly Remark[];
  /** The revision of the rules it was scored by (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

/** Fills in sections 1 to 3 (CS-9 to CS-20). */
export const naturalScore = (facts: SheetFacts, options: ChineseOptions): NaturalScore => {
  const section2 = handDoubles(facts, options);
  const doubleLines = [...section2, ...flowerDoubles(facts, options)];
  const basic = basicLines(facts, section2.length > 0, options);
  const subtotal1 = basic.reduce((sum, { points }) => sum + (points ?? 0), 0);
  return {
    lines: [...basic, ...doubleLines],
    subtotal1,
    doubles: Object.fromEntries(doubleLines.map(({ entry, factor }) => [entry, factor])),
    product: doubleLines.reduce((product, { factor }) => product * (factor ?? 1), subtotal1),
  };
};

/** Fills in the whole sheet from facts that are in order (CS-9 to CS-22). */
export const fillSheet = (facts: SheetFacts, options: ChineseOptions): ChineseSheet => {
  const natural = naturalScore(facts, options);
  const kongs = facts.sets.filter(({ kind }) => kind === 'kong').length;
  const flowers = facts.flowers.length + facts.flowersOfDummies;
  const tilesLeft = tilesLeftOf(tilesToDraw(flowers, kongs, options), facts.discards);
  return {
    ...natural,
    tilesLeft,
    factor: factorOf(tilesLeft),
    final: exact(natural.product * tilesLeft['4c'], tilesLeft['4a']),
    notes: sheetNotes(facts),
    rulesRevision: RULES_REVISION,
  };
};
