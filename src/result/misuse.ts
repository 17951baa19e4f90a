import type { Reason } from './reason';

/** Thrown when a program hands the library something that no input of a player could bring about. */
export class MisuseError extends TypeError {
  /** What is wrong, as reasons. */
  readonly reasons: readonly Reason[];

  /** Makes the error from its reasons; the message is theirs. */
  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ message }) => message).join(' '));
    this.name = 'MisuseError';
    this.reasons = reasons;
  }
}

/** Ends with a `MisuseError` that says what is wrong with the rules, the view or the bot that a program gave. */
export const misused = (message: string): never => {
  throw new MisuseError([{ code: 'unknownRules', rule: '', message, params: {} }]);
};
