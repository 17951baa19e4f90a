import type { Reason, Rejection, Result } from 'mahjongg';
import { nearestName } from './words';

/** What is wrong with the command line, a line each. Who finds it throws it, and the program prints it and ends with 2. */
export class Mistake extends Error {}

/** Ends the command: its command line is wrong. */
export const mistaken = (message: string): never => {
  throw new Mistake(message);
};

/** Members of wins and claims whose option has another name; those of the others have their own. */
const OPTIONS: ReadonlyMap<string, string> = new Map([
  ...[
    ...['by', 'tile', 'discards', 'value', 'winner', 'discarder', 'exchanger', 'jokerless', 'dead', 'seats'],
    ...['event', 'declarer', 'exposed', 'offender'],
  ].map((name) => [name, name] as const),
  ['jokerOf', 'joker-of'],
  ['allPairs', 'all-pairs'],
  ['highestValue', 'highest-value'],
]);

/** A reason for somebody who gave the members of a win or a claim as options of the command line. */
export const withOptions = ({ message }: Pick<Reason, 'message'>): string =>
  message.replace(/(?<!not )“(\w+)”/g, (whole, name: string) =>
    OPTIONS.has(name) ? `--${OPTIONS.get(name)}` : whole,
  );

/** What is said of a reason on standard error. */
type Said = (reason: Reason) => string;

/** An input that has no answer: the answer to a request says so, and a command line is a mistake. */
export class Refused extends Error {
  /** Why. */
  readonly rejection: Rejection;
  /** What is said of a reason on standard error. */
  readonly said: Said;

  constructor(rejection: Rejection, said: Said = withOptions) {
    super('refused');
    this.rejection = rejection;
    this.said = said;
  }
}

/** The value of a result; one without a value is refused. */
export const orRefused = <T>(result: Result<T, Rejection>, said?: Said): T => {
  if (result.ok) return result.value;
  throw new Refused(result.error, said);
};

/** Refuses an input. */
export const refusing = (...reasons: readonly Reason[]): never => {
  throw new Refused({ reasons });
};

/** A rejection as one sentence: its first reason, and how many more there are. */
export const firstReason = ({ reasons }: Rejection): string => {
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  return `${reasons[0]?.message ?? 'This cannot be read.'}${more}`;
};

/** The most reasons that are printed of what is wrong with a command line. */
const MOST_REASONS = 10;

/** A rejection as a line for each reason. */
export const reasonsOf = ({ reasons }: Rejection, said: Said = ({ message }) => message): string => {
  const more = reasons.length > MOST_REASONS ? [`and ${reasons.length - MOST_REASONS} more`] : [];
  return [...reasons.slice(0, MOST_REASONS).map(said), ...more].join('\n');
};

/** The value of a result; one without a value is a mistake of the command line, in what the prefix names. */
export const orMistaken = <T>(result: Result<T, Rejection>, prefix = ''): T =>
  result.ok ? result.value : mistaken(reasonsOf(result.error, ({ message }) => prefix + message));

/** The end of a sentence about an unknown name: which known one may be meant; empty if none is like it. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : `; did you mean “${nearest}”?`;
};
