import { analyze } from './analyze';
import { card } from './card';
import type { Command } from './command';
import { explain } from './explain';
import { layouts } from './layouts';
import { ledger } from './ledger';
import { play } from './play/play';
import { possible } from './possible';
import { score } from './score';
import { scorecard } from './scorecard';
import { settle } from './settle';
import { simulate } from './simulate';
import { validate } from './validate';

/** The commands of the program, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  validate,
  score,
  settle,
  ledger,
  possible,
  analyze,
  simulate,
  play,
  scorecard,
  layouts,
  card,
  explain,
];
