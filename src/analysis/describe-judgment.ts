import { ownValue } from '../core/own-values';
import { isSameValue } from '../core/same-value';
import { expectShape, type Shape } from '../core/shape';
import type { Named, Translation } from '../describe/messages';
import { type Sayer, sayerIn } from '../describe/sayer';
import { CHOICE } from './describe-advice';
import type { JudgedChoice, Judgment } from './judge';
import type { Review } from './review';

/** A judgment in words. */
export interface JudgmentRow {
  /** How good the choice is, and what it costs. */
  readonly verdict: string;
  /** What was chosen and why it is good or bad; if another choice was better, only what speaks against it. */
  readonly choice: string;
  /** What would have been better, and how it differs; empty if the choice is as good as the best. */
  readonly better: string;
}

/** A choice in a reviewed game, in words. */
export interface ReviewRow extends JudgmentRow {
  /** The number of the action in the record, from 1. */
  readonly move: number;
  /** When in the game it was made. */
  readonly where: string;
  /** The tiles it was made with. */
  readonly rack: string;
}

/** A review in words. */
export interface ReviewText {
  /** The choices that cost at least a point, or all of them, in order. */
  readonly decisions: readonly ReviewRow[];
  /** A summary of all choices. */
  readonly choices: string;
  /** A summary of the luck of the draw. */
  readonly luck: string;
}

/** Options for describing a review. */
export interface ReviewWords {
  /** Whether to describe all choices; if not, only those that cost at least a point. */
  readonly all?: boolean | undefined;
}

const OPTION: Shape = { ...CHOICE, distance: 'number|null', useful: 'number', points: 'number' };

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

/** A choice that costs fewer points is hardly worth describing. */
const TELLING = 1;

/** Reasons that state or compare figures: the figures of both choices are given instead. */
const FIGURES = ['nearer', 'farther', 'losesUseful', 'keepsUseful', 'unchanged', 'asGood'];

/** Reasons in favor of a choice: none of them explains what it costs. */
const PRAISE = ['unused', 'surplus', 'blindPass', 'jokerWon', 'jokerKept', 'staysConcealed'];

/** Reasons that rank the best choice ahead of the next one: given only if the next one is the choice judged. */
const DECIDING = ['keepsChances', 'sooner', 'safer'];

/** Points to one decimal. */
const tenths = (points: number): string => (Math.round(10 * points) / 10 + 0).toFixed(1);

/** The first figure in favor of the best choice, with that of the other choice. */
const instead = (best: JudgedChoice<unknown>, chosen: JudgedChoice<unknown>): Named => {
  const nearer = (chosen.distance ?? Number.NaN) - (best.distance ?? Number.NaN);
  if (nearer > 0) return { distance: best.distance, than: chosen.distance };
  return nearer === 0 && best.useful > chosen.useful
    ? { useful: best.useful, than: chosen.useful }
    : { points: tenths(best.points), than: tenths(chosen.points) };
};

const judgmentIn =
  ({ say, why, choice: told }: Sayer) =>
  ({ choice, best, cost, spread, verdict }: Judgment<unknown>): JudgmentRow => {
    if (verdict === 'best') {
      const isBest = isSameValue(choice.action, best.action);
      const made = told(choice.action, choice.reasons.map(why));
      return { verdict: say(isBest ? 'best' : 'asGood', {}), choice: made, better: '' };
    }
    const beside = (one: JudgedChoice<unknown>, other: JudgedChoice<unknown>): readonly string[] => {
      const theirs = other.reasons.map(why);
      const isTold = ({ code, params }: (typeof one.reasons)[number]): boolean =>
        one === best && DECIDING.includes(code)
          ? !other.reasons.some((reason) => DECIDING.includes(reason.code)) &&
            params?.['than'] !== undefined &&
            params['than'] === ownValue(other.action, 'tile')
          : !FIGURES.includes(code) && !(one === choice && PRAISE.includes(code));
      // What ranks one ahead of the other is the same sentence for both, so it is given only for the player’s choice.
      const isNew = (reason: (typeof one.reasons)[number]): boolean =>
        (one === choice && DECIDING.includes(reason.code)) || !theirs.includes(why(reason));
      return one.reasons.filter((reason) => isTold(reason) && isNew(reason)).map(why);
    };
    const figures = instead(best, choice);
    const isSame = figures['points'] !== undefined && figures['points'] === figures['than'];
    const differs = [...beside(best, choice), ...(isSame ? [] : [say('instead', figures)])];
    return {
      verdict: say(verdict, {
        cost: tenths(Math.max(0.1, cost)),
        ...(spread >= 0.05 && { spread: tenths(spread) }),
      }),
      choice: told(choice.action, beside(choice, best)),
      better: say('better', { choice: told(best.action, differs) }),
    };
  };

/**
 * Describes a judgment: how good the choice is, why, and what would have been better.
 *
 * @param judgment - The result of `judge`.
 * @param translation - The wording in another language; English is used for anything left out.
 * @returns The sentences. A value that is not from `judge` throws a `MisuseError`.
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
export const describeJudgment = (judgment: Judgment<unknown>, translation: Translation = {}): JudgmentRow => {
  expectShape(judgment, JUDGMENT, '`describeJudgment` needs a judgment');
  return judgmentIn(sayerIn(translation))(judgment);
};

/**
 * Describes a review: each choice that cost at least a point and when it was made, what all choices cost, and how lucky the draws
 * were.
 *
 * @param review - The result of `review`.
 * @param translation - The wording in another language; English is used for anything left out.
 * @param asked - With `all: true`, choices that cost less than a point are described too.
 * @returns The sentences. A value that is not from `review` throws a `MisuseError`.
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
  review: Review<unknown>,
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
