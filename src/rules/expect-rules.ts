import { misused } from '../result/misuse';
import { isRecord } from '../result/own-values';

/** Another rule set that has the part, by its name. */
const SUCH_AS: Readonly<Record<string, string>> = {
  goals: 'americanCard(card)',
  hands: 'freeForm() or americanCard(card)',
  payouts: "americanRules('nmjl')",
};

/** Ends with a `MisuseError` if what a program gave as rules lacks the part that a function asks for. */
export const expectRules = (rules: unknown, part: string): void => {
  if (isRecord(rules) && isRecord((rules as Record<string, unknown>)[part])) return;
  misused(
    `The rules must be a rule set with “${part}”, such as cardFree() or ${SUCH_AS[part] ?? 'cardFree({ skillLevel: 2 })'}.`,
  );
};
