import { quoted } from '../core/reason';
import { failure, success } from '../core/result';
import type { Given, Usage } from './given';
import type { RuleSet, WinFlag } from './rule-set';
import { RULE_SETS } from './rule-sets';

const flagsOf = ({ hands }: RuleSet): readonly WinFlag[] => hands?.winFlags ?? [];

/** The options about the win that only some games have, each once. */
export const WIN_FLAGS: readonly WinFlag[] = [
  ...new Map(RULE_SETS.flatMap(flagsOf).map((flag) => [flag.name, flag])).values(),
];

/** Those of them that the readings of a hand may depend on. */
export const READING_FLAGS: readonly WinFlag[] = WIN_FLAGS.filter(({ isForScore }) => isForScore !== true);

/** What the command line says about a win beside the way and the tile, by the names that it has there. */
export type WinFacts = Readonly<Record<string, boolean | number | string>>;

const READERS: Readonly<
  Record<
    WinFlag['kind'],
    {
      readonly pattern: RegExp;
      readonly read: (value: string) => boolean | number | string;
      readonly what: string;
    }
  >
> = {
  flag: { pattern: /^$/, read: () => true, what: 'nothing' },
  count: { pattern: /^\d{1,9}$/, read: Number, what: 'a whole number from 0 on' },
  points: {
    pattern: /^\d{1,9}(?:\.[05])?$/,
    read: Number,
    what: 'a number of whole or half points from 0 on',
  },
  yesNo: { pattern: /^(?:yes|no)$/i, read: (value) => value.toLowerCase() === 'yes', what: 'yes or no' },
  suit: { pattern: /^[BCD]$/i, read: (value) => value.toUpperCase(), what: 'B, C or D' },
};

/** What is said of an option about the win in a game whose win stands in a sheet; undefined if its sheet has no place for it. */
export const inSheet = (
  { name, hands, sheet }: RuleSet,
  option: string,
  member: string,
  value: string | number | boolean,
): string | undefined =>
  hands === undefined && sheet?.members.includes(member) === true
    ? `--${option} is not for ${name}; write it into the sheet: --sheet '{"${member}": ${JSON.stringify(value)}, ...}'`
    : undefined;

const foreign = (flag: WinFlag, set: RuleSet, value: string): string => {
  const { pattern, read } = READERS[flag.kind];
  const written = pattern.test(value) ? inSheet(set, flag.name, flag.field, read(value)) : undefined;
  if (written !== undefined) return written;
  const known = RULE_SETS.filter((one) => flagsOf(one).some(({ name }) => name === flag.name));
  return `--${flag.name} is not for ${set.name}; ${known.map(({ name }) => name).join(', ')} has it`;
};

/** The facts about the win of this game that the command line gives. */
export const givenWinFacts = ({ options }: Given, set: RuleSet): Usage<WinFacts> => {
  const facts: Record<string, boolean | number | string> = {};
  for (const flag of WIN_FLAGS) {
    const value = options.get(flag.name);
    if (value === undefined) continue;
    const own = flagsOf(set).find(({ name }) => name === flag.name);
    if (own === undefined) return failure(foreign(flag, set, value));
    const { pattern, read, what } = READERS[own.kind];
    if (!pattern.test(value)) return failure(`--${flag.name} is ${what}, not ${quoted(value)}`);
    facts[own.field] = read(value);
  }
  return success(facts);
};
