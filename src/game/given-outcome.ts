import { isSameValue } from '../result/same-value';

/**
 * The outcome that the rules make of a state, if the one that was given for it is the same, and undefined otherwise.
 * Of what was given no more is read than its own properties, and no deeper than the outcome goes.
 */
export const sameOutcome = <O extends object>(made: O | undefined, given: unknown): O | undefined =>
  made !== undefined && isSameValue(JSON.parse(JSON.stringify(made)), given) ? made : undefined;
