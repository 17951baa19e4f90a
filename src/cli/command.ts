import type { Rejection } from 'mahjongg';
import type { Elsewhere, Given, OptionSpec } from './arguments';
import type { ExitCode, Io } from './io';

/** One command of the program. */
export interface Command {
  /** How it is called, without the name of the program. */
  readonly usage: readonly string[];
  /** What to know about it, in paragraphs. */
  readonly about: readonly string[];
  /** Whether it gives tiles the names of `--names` itself; the program does that if left out. */
  readonly namesItself?: boolean | undefined;
  /** Its options, `--help` apart. */
  readonly options: readonly OptionSpec[];
  /** What to write instead of options that people know from other commands; nothing if left out. */
  readonly elsewhere?: Elsewhere | undefined;
  /** Examples, without the name of the program. */
  readonly examples: readonly string[];
  /** Its answer in JSON to what is refused; left out if it gives none. */
  readonly refuse?: ((rejection: Rejection) => object) | undefined;
  readonly run: (given: Given, io: Io) => Promise<ExitCode>;
}
