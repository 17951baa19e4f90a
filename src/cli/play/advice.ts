import type { HasGoals } from 'mahjongg';
import { type AdvisedChoice, advise, type CompletionChance } from 'mahjongg/analysis';
import type { Action, PlayerView, TableRules } from 'mahjongg/game';
import type { Written } from '../hand-text';
import { seatName } from '../seats';
import { columns } from '../words';
import { type Look, meldText, sizeName, tileWord, tileWords } from './look';
import type { Typed } from './table';

/** How many choices are named. */
const ADVISED = 3;

/** How many draws are tried for a chance that cannot be counted: few, for an answer at once. */
const TRIALS = 60;

/** A hand so far from winning has thousands of layouts that are one tile farther, and no chance that so few draws would show. */
const FAR = 5;

const FOR_FAR = { limit: ADVISED, trials: 1, strength: 'beginner' } as const;

/** How advice is told. */
export interface AdviceIn {
  /** How hands are written. */
  readonly written: Written;
  /** How it is shown. */
  readonly look: Look;
  /** What is typed for an action. */
  readonly typed: Typed;
}

/** A choice in a few words. */
export const choiceText = (action: Action, look: Look): string => {
  switch (action.type) {
    case 'pass':
      return `pass ${tileWords(look, action.tiles)}${action.blind === undefined ? '' : ` and ${action.blind} unseen`}`;
    case 'discard':
      return `discard ${tileWord(look, action.tile)}`;
    case 'call':
      return `call for a ${sizeName(action.with.length + 1, look)} ${meldText([action.tile, ...action.with])}`;
    case 'exchange':
      return `exchange ${tileWord(look, action.tile)} for ${seatName(action.from)}’s joker`;
    case 'rearrange':
      return `lay out ${tileWords(look, action.with)} beside the called tile`;
    case 'grow':
      return `add ${tileWord(look, action.tile)} to an exposure`;
    case 'wish':
      return `exchange ${action.count}`;
    case 'mahjongg':
      return 'Mah Jongg!';
    default:
      return IN_WORDS[action.type] ?? action.type;
  }
};

const IN_WORDS: Readonly<Record<string, string>> = {
  decline: 'let it go',
  stop: 'stop here',
  continue: 'go on',
  takeBack: 'take the exposure back',
};

/**
 * A chance in percent, to the tenth if it was counted; where hardly any of the draws tried has completed the hand, what
 * it is below; nothing for one that nobody tried to find out.
 */
export const chanceText = ({ share, high, exact }: CompletionChance, away: number): string => {
  if (exact) return `${(100 * share).toFixed(1)} %`;
  if (away >= FAR) return '-';
  const about = Math.round(100 * share);
  return about === 0 ? `under ${Math.ceil(100 * high)} %` : `about ${about} %`;
};

/** A choice as a row: what is typed for it, what it is, and the figures behind it. */
const rowOf = (
  { action, wins, distance, useful, chance, aim }: AdvisedChoice<unknown>,
  away: number,
  { written, look, typed }: AdviceIn,
): readonly string[] => {
  const choice = [typed(action), choiceText(action, look)];
  if (wins) return [...choice, '0', '', 'wins', ''];
  return [
    ...choice,
    distance === null ? '-' : String(distance),
    String(useful),
    chanceText(chance, away),
    aim === undefined ? '' : (written.brief ?? written.layout)(aim.layout).trimEnd(),
  ];
};

/** The choices that bring a win nearest for a hand of this distance, with their figures; undefined if there is nothing to advise. */
export const adviceLines = (
  view: PlayerView,
  away: number,
  rules: TableRules & HasGoals,
  how: AdviceIn,
): readonly string[] | undefined => {
  const advice = advise(view, { rules, ...(away < FAR ? { limit: ADVISED, trials: TRIALS } : FOR_FAR) });
  if (!advice.ok || advice.value.choices.length === 0) return undefined;
  return [
    'Best first: what to type, what that does, how far a win is then, how many unseen tiles help, the chance within ten draws:',
    ...columns(
      [
        ['type', 'choice', 'away', 'useful', 'chance', 'aims at'],
        ...advice.value.choices.map((choice) => rowOf(choice, away, how)),
      ],
      ['left', 'left', 'right', 'right', 'right', 'left'],
    ),
  ];
};
