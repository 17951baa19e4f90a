import { dataOf, isRecord } from '../core/own-values';
import { expectShape, type Shape } from '../core/shape';
import { TOLD, type ToldReason } from '../describe/describe-reason';
import type { Named, Translation } from '../describe/messages';
import { sayerIn } from '../describe/sayer';
import type { AdvisedChoice } from './advise';

/** A choice as `advise` gives it; it may have other reasons. */
export interface AdvisedAction extends Omit<AdvisedChoice<unknown>, 'rating' | 'reasons'> {
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
