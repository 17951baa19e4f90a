import type { Elsewhere, Given, OptionSpec, Usage } from './given';
import type { ExitCode, Io } from './io';

/** One command of the program. */
export interface Command {
  /** Its name. */
  readonly name: string;
  /** What it does, for the list of commands. */
  readonly summary: string;
  /** How it is called, without the name of the program. */
  readonly usage: readonly string[];
  /** What to know about it, in paragraphs. */
  readonly about: readonly string[];
  /** Its options, `--help` apart. */
  readonly options: readonly OptionSpec[];
  /** What to write instead of options that people know from other commands; nothing if left out. */
  readonly elsewhere?: Elsewhere | undefined;
  /** Examples, without the name of the program. */
  readonly examples: readonly string[];
  /** Does it; a failure says what is wrong with the command line. */
  readonly run: (given: Given, io: Io) => Promise<Usage<ExitCode>>;
}
