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
