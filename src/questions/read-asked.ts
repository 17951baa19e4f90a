import { misused } from '../core/misuse';
import { didYouMean } from '../core/nearest-name';
import { isRecord, ownValue } from '../core/own-values';
import { described } from '../core/reason';
import { expectRules, type Part } from '../hands/expect-rules';

/** Throws a `MisuseError` about an unknown option. */
const unknownOption = (asked: object, name: string, question: string, names: readonly string[]): never => {
  const isRules = ownValue(asked, 'tiles') !== undefined;
  const hint = isRules ? ' Pass the rules as { rules }.' : didYouMean(name, names);
  const known = names.join(', ');
  return misused(
    `The options of \`${question}\` are ${known}; there is no ${described(name)}.${hint}`,
    'unknownOption',
  );
};

/**
 * Reads the options of a question, each once. Throws a `MisuseError` if the rules lack a required part, or for anything but an
 * object with only these names: otherwise rules passed without `{ rules }` would be ignored, and the hand judged by others.
 */
export const readAsked = <Asked extends { readonly rules: object }>(
  asked: Asked | object,
  question: string,
  names: readonly (keyof Asked & string)[],
  parts: readonly Part[],
): Asked => {
  const read: Record<string, unknown> = {};
  if (asked !== undefined && !isRecord(asked)) {
    const known = names.join(', ');
    misused(
      `The options of \`${question}\` must be an object of ${known}, not ${described(asked)}.`,
      'badOption',
    );
  }
  for (const name in asked) {
    if (!Object.hasOwn(asked, name)) continue;
    if (!(names as readonly string[]).includes(name)) unknownOption(asked, name, question, names);
    read[name] = ownValue(asked, name);
  }
  for (const part of parts) expectRules(read['rules'], part, `\`${question}\``);
  return read as unknown as Asked;
};
