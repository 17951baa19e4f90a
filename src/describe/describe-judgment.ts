import { ownValue } from '../core/own-values';
import { isSameValue } from '../core/same-value';
import { expectShape, type Shape } from '../core/shape';
import type { Meld } from '../hands/hand';
import type { Seat } from '../hands/payouts';
import type { Tile } from '../tiles/tile';
import { type AdvisedAction, CHOICE, type Sayer, sayerIn } from './describe-advice';
import type { Named, Translation } from './messages';

/** A choice with what it comes to. */
export interface JudgedOption extends Pick<AdvisedAction, 'action' | 'distance' | 'useful' | 'reasons'> {
  /** How many points it is expected to bring. */
  readonly points: number;
}

/** A judgment as `judge` gives it. */
export interface JudgedAction {
  /** The choice that was made. */
  readonly choice: JudgedOption;
  /** The best one. */
  readonly best: JudgedOption;
  /** How many points the choice costs. */
  readonly cost: number;
  /** How far the true cost may be from that, 95 times in 100. */
  readonly spread: number;
  /** How good it is: `best`, `good`, `slip` or `mistake`. */
  readonly verdict: string;
}

/** A judgment in words. */
export interface JudgmentRow {
  /** How good the choice is, and what it costs. */
  readonly verdict: string;
  /** What was chosen, and what speaks for and against it; beside a better choice only what does not hold for both. */
  readonly choice: string;
  /** What was better, and how it differs; empty if the choice is as good as the best. */
  readonly better: string;
}

/** A choice of a reviewed game in words. */
export interface ReviewRow extends JudgmentRow {
  /** Which action of the record it is. */
  readonly move: number;
  /** When it was made. */
  readonly where: string;
  /** The tiles it was made with. */
  readonly rack: string;
}

/** A review in words. */
export interface ReviewText {
  /** The choices that cost at least a point, or all of them, in order. */
  readonly decisions: readonly ReviewRow[];
  /** What all choices came to. */
  readonly choices: string;
  /** What the draws came to. */
  readonly luck: string;
}

/** A choice of a reviewed game. */
export interface ReviewedAction extends JudgedAction {
  /** Which action of the record it is. */
  readonly move: number;
  /** Which pass or turn of the player it belongs to. */
  readonly nth: number;
  /** The phase of the game. */
  readonly phase: string;
  /** How many tiles were left in the wall. */
  readonly wallLeft: number;
  /** The tiles on the rack. */
  readonly rack: readonly Tile[];
  /** The exposures. */
  readonly melds: readonly Meld[];
  /** The tile that could be claimed. */
  readonly tile?: Tile | undefined;
  /** Whose tile that was. */
  readonly from?: Seat | undefined;
}

/** What is told of a review. */
export interface ReviewedGame {
  /** The choices, in order. */
  readonly decisions: readonly ReviewedAction[];
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

/** What is told of a review, and how much. */
export interface ReviewWords {
  /** Whether all choices are told; if not, only those that cost at least a point. */
  readonly all?: boolean | undefined;
}

const OPTION: Shape = {
  ...CHOICE,
  distance: 'number|null',
  useful: 'number',
  points: 'number',
};

const JUDGMENT: Readonly<Record<string, Shape>> = {
  choice: OPTION,
  best: OPTION,
  cost: 'number',
  spread: 'number',
  verdict: 'string',
};

const REVIEW: Shape = {
  decisions: [
    {
      ...JUDGMENT,
      move: 'number',
      nth: 'number',
      phase: 'string',
      wallLeft: 'number',
      rack: 'list',
      melds: 'list',
      tile: 'string?',
      from: 'string?',
    },
  ],
  draws: 'list',
  totals: { decisions: 'number', best: 'number', cost: 'number', luck: 'number' },
};

/** A choice that costs less is hardly worth a word. */
const TELLING = 1;

/** Reasons that state or compare figures: those of both choices are told instead. */
const FIGURES = ['nearer', 'farther', 'losesUseful', 'keepsUseful', 'unchanged', 'asGood'];

/** What puts the best choice before the next one: told where that is the one that is judged. */
const DECIDING = ['keepsChances', 'sooner', 'safer'];

/** Points to the tenth. */
const tenths = (points: number): string => (Math.round(10 * points) / 10 + 0).toFixed(1);

/** The first figure that speaks for the best choice, beside that of another one. */
const instead = (best: JudgedOption, chosen: JudgedOption): Named => {
  const nearer = (chosen.distance ?? Number.NaN) - (best.distance ?? Number.NaN);
  if (nearer > 0) return { distance: best.distance, than: chosen.distance };
  return nearer === 0 && best.useful > chosen.useful
    ? { useful: best.useful, than: chosen.useful }
    : { points: tenths(best.points), than: tenths(chosen.points) };
};

const judgmentIn =
  ({ say, why, choice: told }: Sayer) =>
  ({ choice, best, cost, spread, verdict }: JudgedAction): JudgmentRow => {
    if (verdict === 'best') {
      const isBest = isSameValue(choice.action, best.action);
      const made = told(choice.action, choice.reasons.map(why));
      return { verdict: say(isBest ? 'best' : 'asGood', {}), choice: made, better: '' };
    }
    const beside = (one: JudgedOption, other: JudgedOption): readonly string[] => {
      const theirs = other.reasons.map(why);
      const isTold = ({ code, params }: (typeof one.reasons)[number]): boolean =>
        one === best && DECIDING.includes(code)
          ? !other.reasons.some((reason) => DECIDING.includes(reason.code)) &&
            params?.['than'] !== undefined &&
            params['than'] === ownValue(other.action, 'tile')
          : !FIGURES.includes(code);
      // What put one before the other is the same sentence for both: it is told of the one that was chosen.
      const isNew = (reason: (typeof one.reasons)[number]): boolean =>
        (one === choice && DECIDING.includes(reason.code)) || !theirs.includes(why(reason));
      return one.reasons.filter((reason) => isTold(reason) && isNew(reason)).map(why);
    };
    const figures = instead(best, choice);
    const isSame = figures['points'] !== undefined && figures['points'] === figures['than'];
    const differs = [...beside(best, choice), ...(isSame ? [] : [say('instead', figures)])];
    return {
      verdict: say(verdict, { cost: tenths(Math.max(0.1, cost)), spread: tenths(spread) }),
      choice: told(choice.action, beside(choice, best)),
      better: say('better', { choice: told(best.action, differs) }),
    };
  };

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
 * Writes a review in words: each choice that cost at least a point with when it was made, what all of them cost, and how lucky the draws were.
 *
 * @param review - What `review` answered.
 * @param translation - The words of another language; English if left out, and where it has none.
 * @param asked - With `all`, also the choices that cost less than a point.
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
export const describeReview = (
  review: ReviewedGame,
  translation: Translation = {},
  asked: ReviewWords = {},
): ReviewText => {
  expectShape(review, REVIEW, '`describeReview` needs a review');
  const sayer = sayerIn(translation);
  const told = judgmentIn(sayer);
  const { decisions, draws, totals } = review;
  const costly = decisions.filter(({ cost }) => cost >= TELLING);
  const small = totals.decisions - totals.best - costly.length;
  return {
    decisions: (asked?.all === true ? decisions : costly).map((one) => {
      const { move, nth, phase, wallLeft, rack, melds, tile, from, choice } = one;
      const { type: action } = choice.action;
      return {
        move,
        where: sayer.say('where', { move, nth, phase, wallLeft, tile, from, action }),
        rack: sayer.say('rack', { rack, melds }),
        ...told(one),
      };
    }),
    choices: sayer.say('choices', {
      ...totals,
      ...(small > 0 && { small }),
      cost: tenths(totals.cost),
      luck: tenths(totals.luck),
      ...(decisions.length > 0 && { mean: tenths(totals.cost / totals.decisions) }),
    }),
    luck: sayer.say('luck', draws.length === 0 ? {} : { luck: tenths(totals.luck) }),
  };
};
