import { type Result, success } from '../../core/result';
import { type PatternClaim, type PointScore, pointScore } from '../../hands/point-score';
import type { ScoreLine } from '../../hands/rule-parts';
import { FLOWER } from '../../tiles/tile-index';
import {
  type BlockCode,
  type CodedLayout,
  isDragon,
  isWind,
  kindOf,
  NEWS,
  sizeOf,
  suitOf,
} from './layouts/blocks';
import { FIRST_DRAGON_HAND, SEVEN_PAIRS } from './layouts/patterns';
import type { CardFreeOptions } from './options';
import { type Bonus, type BonusCode, type CardFreeWin, DRAGON_HANDS, type Reading } from './vocabulary';

/** What bonuses and skill levels depend on in a hand’s blocks. */
export interface Traits {
  readonly pairs: number;
  readonly quints: number;
  /** The suits of the number blocks as bits. */
  readonly suits: number;
  /** The suits of the dragon blocks as bits. */
  readonly dragons: number;
  readonly flowers: boolean;
  readonly news: boolean;
  readonly winds: boolean;
}

export const traitsOf = (blocks: readonly BlockCode[]): Traits => {
  let pairs = 0;
  let quints = 0;
  let suits = 0;
  let dragons = 0;
  let flowers = false;
  let news = false;
  let winds = false;
  for (const block of blocks) {
    const kind = kindOf(block);
    const size = sizeOf(block);
    if (size === 2) pairs++;
    else if (size === 5) quints++;
    if (kind === FLOWER) flowers = true;
    else if (kind === NEWS) news = true;
    else if (isWind(kind)) winds = true;
    else if (isDragon(kind)) dragons |= 1 << suitOf(kind);
    else suits |= 1 << suitOf(kind);
  }
  return { pairs, quints, suits, dragons, flowers, news, winds };
};

/** Whether the hand has only number blocks (CF-30). */
const earnsSet = (traits: Traits): boolean =>
  traits.suits !== 0 && traits.dragons === 0 && !traits.flowers && !traits.news && !traits.winds;

/** Whether all number blocks are of one suit and all dragons match it (CF-22). */
export const earnsSuit = (traits: Traits, options: CardFreeOptions): boolean =>
  (traits.suits === 1 || traits.suits === 2 || traits.suits === 4) &&
  (traits.dragons & ~traits.suits) === 0 &&
  (options.suitAllowsFlowers || !traits.flowers) &&
  (options.suitAllowsNews || !traits.news);

/** The rule and label of each bonus, in the order of CF-20 to CF-23. */
const BONUSES: Readonly<Record<BonusCode, readonly [rule: string, label: string]>> = {
  pairs: ['CF-20', 'Pairs'],
  quints: ['CF-21', 'Quints'],
  set: ['CF-30', 'Set: number blocks only'],
  suit: ['CF-22', 'Suit: one suit'],
  concealed: ['CF-23', 'Concealed'],
};

const lists: (readonly Bonus[] | undefined)[] = [];

/**
 * The bonuses for points in units of five, given as base-3 digits of a number, first bonus last; the same list for
 * the same points.
 */
const listOf = (fives: number): readonly Bonus[] => {
  lists[fives] ??= Object.freeze(
    (Object.keys(BONUSES) as BonusCode[])
      .map((code, place) => Object.freeze({ code, points: 5 * (Math.floor(fives / 3 ** place) % 3) }))
      .filter(({ points }) => points > 0),
  );
  return lists[fives];
};

/** The bonuses of a reading; none for a Dragon Hand, and none for block sizes without a pattern. */
export const bonusesOf = (
  { pattern, blocks }: CodedLayout,
  concealed: boolean,
  options: CardFreeOptions,
): readonly Bonus[] => {
  if (pattern >= FIRST_DRAGON_HAND) return listOf(0);
  const traits = traitsOf(blocks);
  const pairs = pattern === SEVEN_PAIRS ? 2 : pattern >= 0 && traits.pairs >= 3 ? 1 : 0;
  const quints = pattern >= 0 ? traits.quints : 0;
  const set = earnsSet(traits) ? 1 : 0;
  const suit = earnsSuit(traits, options) ? 1 : 0;
  return listOf(pairs + 3 * quints + 9 * set + 27 * suit + (concealed ? 162 : 0));
};

/** The rule and points of each Dragon Hand, in the order of `DRAGON_HANDS`. */
const DRAGON_HAND_WORTHS: readonly (readonly [rule: string, points: number])[] = [
  ['CF-25', 50],
  ['CF-26', 50],
  ['CF-27', 100],
];

/** The value of a reading with these bonuses, in points (CF-19, CF-25 to CF-27, CF-33a). */
export const totalOf = (
  { pattern }: CodedLayout,
  bonuses: readonly Bonus[],
  options: CardFreeOptions,
): number => {
  if (pattern >= FIRST_DRAGON_HAND) return DRAGON_HAND_WORTHS[pattern - FIRST_DRAGON_HAND]?.[1] ?? 0;
  let total: number = options.baseValue;
  for (const { points } of bonuses) total += points;
  return Math.max(total, options.minimumValue);
};

/** What `settle` needs from a scored hand. */
export type CardFreeClaim = PatternClaim<CardFreeWin['by']>;

/** A Card Free score sheet, with its lines in the order of the rulebook. */
export type CardFreeScore = PointScore<Reading, CardFreeClaim>;

const DRAGON_HAND_NAMES: readonly string[] = DRAGON_HANDS;

const dragonLine = ({ pattern, total }: Reading): ScoreLine => {
  const [rule = ''] = DRAGON_HAND_WORTHS[DRAGON_HAND_NAMES.indexOf(pattern)] ?? [];
  return { rule, code: 'dragonHand', label: pattern, points: total, params: { pattern } };
};

const pointLines = (reading: Reading, { baseValue }: CardFreeOptions): readonly ScoreLine[] => {
  const lines: ScoreLine[] = [
    { rule: baseValue === 25 ? 'CF-19' : 'CF-33', code: 'base', label: 'Base', points: baseValue },
  ];
  for (const { code, points } of reading.bonuses) {
    const [rule, label] = BONUSES[code];
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

/** Scores one reading of a hand (CF-19 to CF-27, CF-30, CF-33). */
export const scoreReading = (
  reading: Reading,
  win: CardFreeWin,
  options: CardFreeOptions,
): Result<CardFreeScore> =>
  success(
    pointScore(
      reading,
      reading.category === 'dragonHand' ? [dragonLine(reading)] : pointLines(reading, options),
      {
        value: reading.total,
        by: win.by,
        jokerless: reading.blocks.every(({ jokers }) => jokers === 0),
        pattern: reading.pattern,
        allPairs: reading.blocks.every(({ size }) => size === 2),
      },
    ),
  );
