import type { Remark } from '../../hands/rule-parts';
import type { SheetFacts } from './sheet-parts';

/** Facts that cannot both be: the sheet is filled in as it was told, with a remark. */
interface Contradiction {
  readonly rule: string;
  readonly message: string;
  readonly holds: (facts: SheetFacts) => boolean;
}

const hasKong = ({ sets }: SheetFacts): boolean => sets.some(({ kind }) => kind === 'kong');
const hasTableSet = ({ sets }: SheetFacts): boolean =>
  sets.some(({ kind, where }) => kind !== 'pair' && where === 'table');

const CONTRADICTIONS: readonly Contradiction[] = [
  {
    rule: 'CS-15',
    message: 'A loose tile after a kong was claimed, but there is no kong.',
    holds: (facts) => facts.looseAfterKong && !hasKong(facts),
  },
  {
    rule: 'CS-15',
    message: 'A loose tile is drawn, but the winning piece is not marked as drawn.',
    holds: (facts) => facts.looseAfterKong && !facts.winningPieceDrawn,
  },
  {
    rule: 'CS-18',
    message: 'The original draw is drawn, but the winning piece is not marked as drawn.',
    holds: (facts) => facts.originalDraw && !facts.winningPieceDrawn,
  },
  {
    rule: 'CS-18',
    message: 'On the original draw there is no kong and nothing on the table.',
    holds: (facts) => facts.originalDraw && (hasKong(facts) || hasTableSet(facts)),
  },
  {
    rule: 'CS-18',
    message: 'On the original draw no tile has been discarded.',
    holds: (facts) => facts.originalDraw && facts.discards > 0,
  },
  {
    rule: 'CS-18',
    message: 'The original draw is not the last tile.',
    holds: (facts) => facts.originalDraw && facts.lastTile,
  },
];

/** What in these facts contradicts itself, as remarks that change nothing. */
export const sheetNotes = (facts: SheetFacts): readonly Remark[] =>
  CONTRADICTIONS.filter(({ holds }) => holds(facts)).map(({ rule, message }) => ({
    code: 'contradiction',
    rule,
    message,
  }));
