import { misused } from '../core/misuse';
import { didYouMean } from '../core/nearest-name';
import { isRecord } from '../core/own-values';
import { described } from '../core/reason';

/**
 * Ends with a `MisuseError` unless a question is asked with an object of options with none but these names: rules that
 * were given by themselves would be overlooked, and the hand judged by others.
 */
export const expectAsked = (asked: unknown, question: string, names: readonly string[]): void => {
  const known = names.join(', ');
  if (asked !== undefined && !isRecord(asked))
    misused(
      `The options of \`${question}\` are an object of ${known}, not ${described(asked)}.`,
      'badOption',
    );
  const strange = Object.keys(asked ?? {}).find((name) => !names.includes(name));
  if (strange === undefined) return;
  const hint =
    isRecord(asked) && 'tiles' in asked ? ' Rules are given as { rules }.' : didYouMean(strange, names);
  misused(
    `The options of \`${question}\` are ${known}; there is no ${described(strange)}.${hint}`,
    'unknownOption',
  );
};
