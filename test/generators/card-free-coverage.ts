import { CONSTRAINTS } from '../naive/card-free-constraints';
import { CATEGORIES, DRAGON_HANDS, PATTERNS } from '../naive/card-free-layouts';
import { type NaiveReading, naiveReadings } from '../naive/card-free-readings';
import { type NaiveSet, naiveSets, naiveTileFaults } from '../naive/card-free-reasons';
import type { GeneratedHand } from './card-free-hands';
import { SLIPS } from './card-free-slips';
import { type Coverage, count, newCoverage } from './coverage';

// The cells of Card Free: categories, patterns, jokers and exposures of winning hands, reason codes of the others.

const TILE_FAULTS = [
  'badMeld',
  'callNotAllowed',
  'flowerBlockNotPair',
  'jokerInFlowers',
  'tooManyCopies',
  'tooManyJokers',
  'unknownTile',
  'wrongTileCount',
];

const JOKER_COUNTS = ['0', '1', '2', '3', '4', '5', '6', '7', '8'];
const EXPOSURE_COUNTS = ['0', '1', '2', '3', '4+'];

/** Empty counts for all cells of Card Free. */
export function newCardFreeCoverage(): Coverage {
  return newCoverage({
    category: ['dragonHand', ...CATEGORIES.map(({ name }) => name)],
    pattern: [...DRAGON_HANDS.map(({ name }) => name), ...PATTERNS.map(({ name }) => name)],
    jokers: JOKER_COUNTS,
    exposures: EXPOSURE_COUNTS,
    reason: CONSTRAINTS,
    tileFault: TILE_FAULTS,
    made: ['winning', 'random', 'strictlyJudged', ...Object.keys(SLIPS)],
    jokersMissed: JOKER_COUNTS,
    exposuresMissed: EXPOSURE_COUNTS,
  });
}

/** What the naive twin says about a hand. */
export interface NaiveAnswer {
  readonly faults: readonly string[];
  readonly readings: readonly NaiveReading[];
  /** Empty for a hand that wins or whose tiles are at fault. */
  readonly reasons: readonly NaiveSet[];
}

/** What the naive twin says about a hand, nearest layouts apart; the reasons only if they are wanted. */
export function naiveAnswer({ hand, options, win }: GeneratedHand, withReasons = true): NaiveAnswer {
  const faults = naiveTileFaults(hand, options);
  const readings = faults.length === 0 ? naiveReadings(hand, options, win) : [];
  const loses = faults.length === 0 && readings.length === 0;
  const reasons = loses && withReasons ? naiveSets(hand, options, win) : [];
  return { faults, readings, reasons };
}

/** Counts a hand in all cells that it reaches. */
export function countHand(coverage: Coverage, generated: GeneratedHand, answer: NaiveAnswer): void {
  const { hand, made } = generated;
  const melds = hand.melds ?? [];
  const jokers = [...hand.concealed, ...melds.flatMap(({ tiles }) => tiles)].filter(
    (tile) => tile === 'J',
  ).length;
  const exposures = melds.length >= 4 ? '4+' : String(melds.length);
  count(coverage, 'made', made);
  for (const fault of answer.faults) count(coverage, 'tileFault', fault);
  for (const code of new Set(answer.reasons.flatMap(({ codes }) => codes))) count(coverage, 'reason', code);
  for (const category of new Set(answer.readings.map((reading) => reading.category))) {
    count(coverage, 'category', category);
  }
  for (const pattern of new Set(answer.readings.map((reading) => reading.pattern))) {
    count(coverage, 'pattern', pattern);
  }
  if (answer.readings.length > 0) {
    count(coverage, 'jokers', String(jokers));
    count(coverage, 'exposures', exposures);
  } else if (answer.faults.length === 0) {
    count(coverage, 'jokersMissed', String(jokers));
    count(coverage, 'exposuresMissed', exposures);
  }
}
