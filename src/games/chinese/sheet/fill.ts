import { type Exact, exact } from '../../../core/exact';
import { RULES_REVISION } from '../../../core/rules-revision';
import type { Remark } from '../../../hands/rule-parts';
import type { ChineseOptions } from '../options';
import { flowerDoubles, handDoubles } from './doubles';
import {
  type DoubleEntry,
  kongsIn,
  type SheetFacts,
  type SheetLine,
  type TilesLeft,
  tilesToDraw,
} from './facts';
import { basicLines } from './points';

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

/** What in these facts contradicts itself, as remarks that change nothing. */
const notesOn = (facts: SheetFacts): readonly Remark[] => {
  const { looseAfterKong, winningPieceDrawn, originalDraw, sets } = facts;
  const hasKong = kongsIn(sets) > 0;
  const hasTableSet = sets.some(({ kind, where }) => kind !== 'pair' && where === 'table');
  // biome-ignore format: when it is one, and what it is
  const contradictions: readonly (readonly [boolean, rule: string, message: string])[] = [
    [looseAfterKong && !hasKong, 'CS-15', 'A loose tile after a kong was claimed, but there is no kong.'],
    [looseAfterKong && !winningPieceDrawn, 'CS-15',
      'A loose tile is drawn, but the winning piece is not marked as drawn.'],
    [originalDraw && !winningPieceDrawn, 'CS-18',
      'The original draw is drawn, but the winning piece is not marked as drawn.'],
    [originalDraw && (hasKong || hasTableSet), 'CS-18',
      'On the original draw there is no kong and nothing on the table.'],
    [originalDraw && facts.discards > 0, 'CS-18', 'On the original draw no tile has been discarded.'],
    [originalDraw && facts.lastTile, 'CS-18', 'The original draw is not the last tile.'],
  ];
  return contradictions
    .filter(([holds]) => holds)
    .map(([, rule, message]) => ({ code: 'contradiction', rule, message }));
};

/** Fills in the whole sheet from facts that are in order (CS-9 to CS-22). */
export const fillSheet = (facts: SheetFacts, options: ChineseOptions): ChineseSheet => {
  const natural = naturalScore(facts, options);
  const flowers = facts.flowers.length + facts.flowersOfDummies;
  const toDraw = tilesToDraw(flowers, kongsIn(facts.sets), options);
  const left = toDraw - facts.discards;
  return {
    ...natural,
    tilesLeft: { '4a': toDraw, '4b': facts.discards, '4c': left },
    factor: exact(left, toDraw),
    final: exact(natural.product * left, toDraw),
    notes: notesOn(facts),
    rulesRevision: RULES_REVISION,
  };
};
