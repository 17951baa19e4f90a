import { expectShape, type Shape } from '../core/shape';
import { type AdvisedAction, CHOICE, sayerIn } from './describe-advice';
import type { Translation } from './messages';

/** A judgment as `judge` gives it. */
export interface JudgedAction {
  /** The choice that was made. */
  readonly choice: Pick<AdvisedAction, 'action' | 'reasons'>;
  /** The best one. */
  readonly best: Pick<AdvisedAction, 'action' | 'reasons'>;
  /** How many points the choice costs. */
  readonly cost: number;
  /** How good it is: `best`, `good`, `slip` or `mistake`. */
  readonly verdict: string;
}

/** A judgment in words. */
export interface JudgmentRow {
  /** How good the choice is, and what it costs. */
  readonly verdict: string;
  /** What was chosen, and what speaks for and against it. */
  readonly choice: string;
  /** What was better, and why; empty if the choice costs nothing. */
  readonly better: string;
}

/** A choice of a reviewed game in words. */
export interface ReviewRow extends JudgmentRow {
  /** When it was made. */
  readonly where: string;
}

/** A review in words. */
export interface ReviewText {
  /** The choices, in order. */
  readonly decisions: readonly ReviewRow[];
  /** What they came to. */
  readonly choices: string;
  /** What the draws came to. */
  readonly luck: string;
}

/** What is told of a review. */
export interface ReviewedGame {
  /** The choices, in order. */
  readonly decisions: readonly (JudgedAction & {
    /** Which action of the record it is. */
    readonly move: number;
    /** The phase of the game. */
    readonly phase: string;
  })[];
  /** The tiles drawn. */
  readonly draws: readonly unknown[];
  /** The sums. */
  readonly totals: {
    /** How many choices were judged. */
    readonly decisions: number;
    /** How many of them cost nothing. */
    readonly best: number;
    /** What they cost in all. */
    readonly cost: number;
    /** How lucky the draws were. */
    readonly luck: number;
  };
}

const JUDGMENT: Readonly<Record<string, Shape>> = {
  choice: CHOICE,
  best: CHOICE,
  cost: 'number',
  verdict: 'string',
};

const REVIEW: Shape = {
  decisions: [{ ...JUDGMENT, move: 'number', phase: 'string' }],
  draws: 'list',
  totals: { decisions: 'number', best: 'number', cost: 'number', luck: 'number' },
};

const judgmentIn =
  ({ say, choice: told }: ReturnType<typeof sayerIn>) =>
  ({ choice, best, cost, verdict }: JudgedAction): JudgmentRow => ({
    verdict: say(verdict, { cost }),
    choice: told(choice),
    better: cost > 0 ? say('better', { choice: told(best) }) : '',
  });

/**
 * Writes a judgment in words: how good the choice is, why, and what was better.
 *
 * @param judgment - What `judge` answered.
 * @param translation - The words of another language; English if left out, and where it has none.
 * @returns The sentences. What is no judgment ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { advise, describeJudgment, judge } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const view = game.viewFor(state, 'E');
 * const [best] = unwrap(advise(view, { rules })).choices;
 * best && describeJudgment(unwrap(judge(view, best.action, { rules }))).verdict; // => 'The best choice.'
 * ```
 */
export const describeJudgment = (judgment: JudgedAction, translation: Translation = {}): JudgmentRow => {
  expectShape(judgment, JUDGMENT, '`describeJudgment` needs a judgment');
  return judgmentIn(sayerIn(translation))(judgment);
};

/**
 * Writes a review in words: each choice with when it was made, what all of them cost, and how lucky the draws were.
 *
 * @param review - What `review` answered.
 * @param translation - The words of another language; English if left out, and where it has none.
 * @returns The sentences. What is no review ends with a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { describeReview, review } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, setup } = newGame(rules, { seed: 'kitchen table' });
 * const reviewed = unwrap(review(game.record(setup, []), { rules, game, seat: 'E' }));
 * describeReview(reviewed).choices; // => 'There was nothing to choose.'
 * ```
 */
export const describeReview = (review: ReviewedGame, translation: Translation = {}): ReviewText => {
  expectShape(review, REVIEW, '`describeReview` needs a review');
  const sayer = sayerIn(translation);
  const told = judgmentIn(sayer);
  const { decisions, draws, totals } = review;
  return {
    decisions: decisions.map((one) => ({
      where: sayer.say('where', { move: one.move, phase: one.phase }),
      ...told(one),
    })),
    choices: sayer.say('choices', { ...totals }),
    luck: sayer.say('luck', { draws: draws.length, luck: totals.luck }),
  };
};
