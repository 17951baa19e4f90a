import type { Rejection } from '../../core/reason';
import { type Result, success } from '../../core/result';
import { RULES_REVISION } from '../../core/rules-revision';
import type { ScoreLine } from '../../hands/rule-parts';
import type { CardFreeOptions } from './options';
import { type BonusCode, type CardFreeWin, DRAGON_HANDS, type DragonHand, type Reading } from './vocabulary';

/** What `settle` needs of a scored hand; add the winner, and the discarder if there was one. */
export interface CardFreeClaim {
  /** The value of the hand in points. */
  readonly value: number;
  /** Where the winning tile came from. */
  readonly by: CardFreeWin['by'];
  /** Whether the hand holds no joker. */
  readonly jokerless: boolean;
  /** The pattern of the reading, or the Dragon Hand's name. */
  readonly pattern: string;
  /** Whether the hand is made of pairs only. */
  readonly allPairs: boolean;
}

/** A Card Free score sheet: lines that add up to the total. */
export interface CardFreeScore {
  /** The reading that was scored. */
  readonly reading: Reading;
  /** The lines of the sheet, in the order of the rulebook. */
  readonly lines: readonly ScoreLine[];
  /** The value of the hand in points, the sum of the lines. */
  readonly total: number;
  /** What `settle` needs to know of it. */
  readonly claim: CardFreeClaim;
  /** The revision of the rules it was scored by (`RULES_REVISION`). */
  readonly rulesRevision: number;
}

/** Rule and label of each bonus. */
const BONUS_LINES: Readonly<Record<BonusCode, readonly [string, string]>> = {
  pairs: ['CF-20', 'Pairs'],
  quints: ['CF-21', 'Quints'],
  set: ['CF-30', 'Set: number blocks only'],
  suit: ['CF-22', 'Suit: one suit'],
  concealed: ['CF-23', 'Concealed'],
};

const DRAGON_RULES: readonly string[] = ['CF-25', 'CF-26', 'CF-27'];

const dragonLine = (reading: Reading): ScoreLine => {
  const place = DRAGON_HANDS.indexOf(reading.pattern as DragonHand);
  return {
    rule: DRAGON_RULES[place] ?? '',
    code: 'dragonHand',
    label: reading.pattern,
    points: reading.total,
    params: { pattern: reading.pattern },
  };
};

const pointLines = (reading: Reading, { baseValue }: CardFreeOptions): readonly ScoreLine[] => {
  const lines: ScoreLine[] = [
    { rule: baseValue === 25 ? 'CF-19' : 'CF-33', code: 'base', label: 'Base', points: baseValue },
  ];
  for (const { code, points } of reading.bonuses) {
    const [rule, label] = BONUS_LINES[code];
    lines.push({ rule, code, label, points });
  }
  const sum = lines.reduce((total, line) => total + (line.points ?? 0), 0);
  if (sum < reading.total)
    lines.push({
      rule: 'CF-33a',
      code: 'minimum',
      label: 'Raised to the minimum',
      points: reading.total - sum,
    });
  return lines;
};

/** The sheet of one reading of a hand (CF-19 to CF-27, CF-30, CF-33). */
export const scoreReading = (
  reading: Reading,
  win: CardFreeWin,
  options: CardFreeOptions,
): Result<CardFreeScore, Rejection> =>
  success({
    reading,
    lines: reading.category === 'dragonHand' ? [dragonLine(reading)] : pointLines(reading, options),
    total: reading.total,
    claim: {
      value: reading.total,
      by: win.by,
      jokerless: reading.blocks.every(({ jokers }) => jokers === 0),
      pattern: reading.pattern,
      allPairs: reading.blocks.every(({ size }) => size === 2),
    },
    rulesRevision: RULES_REVISION,
  });
