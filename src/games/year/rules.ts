import { frozen } from '../../core/frozen';
import { soundOf } from '../../core/misuse';
import type { HandRules, HasGoals, HasHands, HasScore } from '../../hands/rule-parts';
import type { HasAnyTable, MatchTable } from '../../hands/table-parts';
import { layoutsOf } from '../../melds/near-hands';
import { keptRules } from '../../questions/kept-rules';
import { checkYearHand } from './check';
import { yearGoals } from './goals';
import { readYearOptions, type YearChoices, type YearOptions } from './options';
import { HAND_SIZE, partsOf } from './parts';
import { hasReading, listReadings } from './readings';
import { reasonsFor } from './reasons';
import { scoreReading, type YearScore } from './score';
import { yearTiles } from './tiles';
import type { YearLayout, YearReading, YearWin } from './vocabulary';

/** The Year game under one choice of options. */
export interface YearGame
  extends HasHands<YearReading, YearWin, YearLayout>,
    HasScore<YearReading, YearWin, YearScore>,
    HasGoals<YearLayout>,
    HasAnyTable<YearTable> {
  /** Always `year`. */
  readonly name: 'year';
  /** The options in force, with defaults filled in. */
  readonly options: YearOptions & Readonly<Record<string, unknown>>;
}

/** How the Year game is played; the options hold everything else that can differ. */
export interface YearTable extends MatchTable {
  /** The way of playing this table describes. */
  readonly play: 'year';
}

const tableOf = ({ windsFollowDeal }: YearOptions): YearTable =>
  frozen({
    play: 'year',
    players: [4],
    dreamer: false,
    throws: 1,
    eastPasses: 'everyGame',
    windsFollowDeal,
  });

const yearHands = (options: YearOptions): HandRules<YearReading, YearWin, YearLayout> =>
  Object.freeze({
    wins: Object.freeze(['wall', 'discard', 'steal'] as const),
    check: (hand, win) => checkYearHand(hand, win, options),
    readings: (hand, win) => listReadings(hand, win, options),
    isWinning: (hand, win) => hasReading(hand, win, options),
    reasons: (hand, win, faults) => reasonsFor(hand, win, faults, options),
    // Hands with more bams come first, then more craks, dots, winds, dragons; then those with more of the first tile.
    ...layoutsOf(partsOf(options), yearTiles(options.bonusCopies), HAND_SIZE, 'largerFirst'),
    notes: Object.freeze([]),
  } satisfies HandRules<YearReading, YearWin, YearLayout>);

const make = (options: YearOptions): YearGame =>
  Object.freeze({
    name: 'year' as const,
    options: options as YearGame['options'],
    tiles: yearTiles(options.bonusCopies),
    hands: yearHands(options),
    goals: yearGoals(options),
    table: tableOf(options),
    score: (reading, _, win) => scoreReading(reading, win, options),
  } satisfies YearGame);

const kept = /* @__PURE__ */ keptRules(make);

/**
 * Makes the rule set of the Year game, “Mah Jong Basic Rules” (YG-1 to YG-16).
 *
 * @param choices - Its options; those left out are as the rulebook plays them. `points` is the players’ own table of
 * points (YG-13).
 * @returns The rule set; the same options return the same object. Unknown or bad options throw a `MisuseError`;
 * `readYearOptions` returns reasons instead.
 * @example
 * ```ts
 * import { describeReading, validateHand, yearGame } from 'mahjongg/year';
 *
 * const answer = validateHand('123B 456C 789D EEE RR', { rules: yearGame() });
 * answer.valid && describeReading(answer.best); // => '123B 456C 789D EEE RR'
 * ```
 */
export const yearGame = (choices: YearChoices = {}): YearGame => {
  return kept(soundOf(readYearOptions(choices)));
};
