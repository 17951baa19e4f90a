import type { Win } from '../hands/hand';
import type { HasHands, HasScore, ScoreLine } from '../hands/rule-parts';
import type { Rejection } from '../result/reason';
import type { Result } from '../result/result';
import type { HasPayouts } from '../rules/payouts';

/** A score sheet of any game, as far as the program looks at it. */
export interface Sheet {
  /** The reading that was scored. */
  readonly reading: unknown;
  /** The lines, which add up to the total. */
  readonly lines: readonly ScoreLine[];
  /** The value of the hand. */
  readonly total: number;
  /** What `settle` needs to know of it. */
  readonly claim: object;
}

/** The parts of a rule set that the program uses. */
export type Rules = HasHands<unknown, Win> & HasScore<unknown, Win, Sheet> & HasPayouts;

/** A reading in words. */
export interface ReadingText {
  /** What the hand is worth in this reading. */
  readonly points: number;
  /** Its name. */
  readonly title: string;
  /** More about it, a line each: its blocks, its bonuses. */
  readonly details: readonly string[];
}

/** A rule set as the program knows it. */
export interface RuleSet {
  /** The name for `--rules` and in requests. */
  readonly name: string;
  /** The name of the game. */
  readonly title: string;
  /** The rules under these options, which may be any value. */
  readonly open: (options: unknown) => Result<Rules, Rejection>;
  /** A reading in words. */
  readonly readingText: (reading: unknown) => ReadingText;
  /** A layout on one line. */
  readonly layoutText: (layout: unknown) => string;
}
