import type { Rejection } from 'mahjongg';
import type { Elsewhere, Given, OptionSpec } from './arguments';
import type { ExitCode, Io } from './io';

/** One command of the program. */
export interface Command {
  /** How it is called, without the name of the program. */
  readonly usage: readonly string[];
  /** What to know about it, in paragraphs. */
  readonly about: readonly string[];
  readonly options: readonly OptionSpec[];
  /** What is said to words that are no options; left out if it takes some. */
  readonly noText?: string;
  /** Whether it gives tiles the names of `--names` itself; the program does that if left out. */
  readonly namesItself?: boolean;
  /** What to write instead of options that people know from other commands; nothing if left out. */
  readonly elsewhere?: Elsewhere;
  /** Examples, without the name of the program. */
  readonly examples: readonly string[];
  /** Its answer in JSON to what is refused; left out if it gives none. */
  readonly refuse?: (rejection: Rejection) => object;
  readonly run: (given: Given, io: Io) => Promise<ExitCode>;
}
