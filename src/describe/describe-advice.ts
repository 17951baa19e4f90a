import { dataOf, isRecord, ownValue } from '../core/own-values';
import { expectShape, type Shape } from '../core/shape';
import { ADVICE_ENGLISH } from './advice-english';
import { TOLD, type ToldReason } from './describe-reason';
import { TERMS } from './english';
import type { Messages, Named, Translation } from './messages';
import { named, orNone, worded, wordingOf } from './word';

/** A choice as `advise` gives it. */
export interface AdvisedAction {
  /** The choice. */
  readonly action: {
    /** The type of the action, such as `discard`. */
    readonly type: string;
  };
  /** Whether it wins at once. */
  readonly wins: boolean;
  /** How many tiles the hand lacks afterward; null if it can no longer win. */
  readonly distance: number | null;
  /** How many unseen tiles would bring the hand nearer to a win. */
  readonly useful: number;
  /** The chance that the next draws complete the hand. */
  readonly chance: {
    /** The chance, from 0 to 1. */
    readonly share: number;
    /** The number of draws it looks ahead. */
    readonly draws: number;
    /** Whether it is exact; if not, it is estimated from random draws. */
    readonly exact: boolean;
    /** The upper end of the 95% confidence interval. */
    readonly high: number;
  };
  /** The layout to aim for, if there is one. */
  readonly aim?:
    | {
        /** The layout. */
        readonly layout: unknown;
        /** How many tiles it lacks. */
        readonly distance: number;
      }
    | undefined;
  /** The reasons for or against it. */
  readonly reasons: readonly ToldReason[];
}

/** A choice in words. */
export interface AdviceRow {
  /** What to aim for; empty if the choice wins or leads nowhere. */
  readonly aim: string;
  /** What to do, and why. */
  readonly action: string;
  /**
   * How many tiles the hand lacks afterward, how many tiles help, and the chance to win; empty if the choice wins or leads
   * nowhere.
   */
  readonly figures: string;
}

export const CHOICE: Readonly<Record<string, Shape>> = { action: { type: 'string' }, reasons: [TOLD] };

const ADVICE: Shape = {
  choices: [
    {
      ...CHOICE,
      wins: 'boolean',
      distance: 'number|null',
      useful: 'number',
      chance: { share: 'number', draws: 'number', exact: 'boolean', high: 'number' },
      aim: 'record?',
    },
  ],
};

/** A chance with a wider interval is not worth stating. */
const VAGUE = 0.5;

/** A chance in percent: to one decimal if exact; if hardly any trial completed the hand, only an upper bound. */
const chanceParams = ({ share, exact, high, draws }: AdvisedAction['chance']): Named => {
  if (exact && share === 0) return { percent: '0', bound: 'never', draws };
  if (exact) return { percent: (100 * share).toFixed(1), bound: 'exact', draws };
  if (high - share > VAGUE) return {};
  const about = Math.round(100 * share);
  return about > 0
    ? { percent: String(about), bound: 'about', draws }
    : { percent: String(Math.ceil(100 * high)), bound: 'under', draws };
};

/** The values for the wording of a choice, with the exposure that a call makes. */
const actionParams = (action: object): Named => {
  const others = ownValue(action, 'with');
  return Array.isArray(others)
    ? { ...dataOf(action), group: { tiles: [ownValue(action, 'tile'), ...others] } }
    : { ...dataOf(action) };
};

/** Says things about choices in one language. */
export interface Sayer {
  /** The sentence for a hint code; empty if there is none. */
  readonly say: (code: string, params: Named) => string;
  /** The sentence for a reason. */
  readonly why: (reason: ToldReason) => string;
  /** A choice in words, followed by the sentences given. */
  readonly choice: (action: AdvisedAction['action'], sentences: readonly string[]) => string;
}

/** Makes a `Sayer` for any translation, with English for anything it lacks. */
export const sayerIn = (translation: Translation): Sayer => {
  const own = orNone(translation);
  const terms = named(TERMS, own.terms) as Messages['terms'];
  const say = (code: string, params: Named): string =>
    worded(own.hint && ownValue(own.hint, code), params, terms) ??
    worded(ownValue(ADVICE_ENGLISH.hint, code), params, terms) ??
    '';
  const why = ({ code, rule, message, params = {} }: ToldReason): string =>
    worded(wordingOf(own.reasons, code, rule), params, terms) ?? message;
  return {
    say,
    why,
    choice: (action, sentences) => {
      const what = say(action.type, actionParams(action));
      return sentences.length === 0 ? `${what}.` : `${what}: ${sentences.join(' ')}`;
    },
  };
};

/**
 * Describes advice: what to aim for, what to do and why, and the figures.
 *
 * @param advice - The result of `advise`.
 * @param translation - The wording in another language; English is used for anything left out.
 * @returns A row for each choice, the best first. A value that is not from `advise` throws a `MisuseError`.
 * @example
 * ```ts
 * import { cardFree, unwrap } from 'mahjongg';
 * import { advise, describeAdvice } from 'mahjongg/analysis';
 * import { newGame } from 'mahjongg/game';
 *
 * const rules = cardFree();
 * const { game, state } = newGame(rules, { seed: 'kitchen table' });
 * const [best] = describeAdvice(unwrap(advise(game.viewFor(state, 'E'), { rules, limit: 1 })));
 * best?.action.split(' ')[0]; // => 'Pass'
 * ```
 */
export const describeAdvice = (
  advice: { readonly choices: readonly AdvisedAction[] },
  translation: Translation = {},
): readonly AdviceRow[] => {
  expectShape(advice, ADVICE, '`describeAdvice` needs advice');
  const { say, why, choice } = sayerIn(translation);
  return advice.choices.map(({ action, wins, distance, useful, chance, aim, reasons }) => {
    const layout = isRecord(aim?.layout) ? say('layout', dataOf(aim.layout) as Named) : '';
    const isOpen = !wins && distance !== null;
    return {
      aim: isOpen && aim !== undefined && layout !== '' ? say('aim', { layout, distance: aim.distance }) : '',
      action: choice(action, reasons.map(why)),
      figures: isOpen ? say('figures', { distance, useful, ...chanceParams(chance) }) : '',
    };
  });
};
