import { type Given, matching, type OptionSpec } from './arguments';
import type { WinFlag } from './hand-text';
import { mistaken } from './mistakes';
import type { RuleSet } from './rule-set';
import { RULE_SETS } from './rule-sets';

const ruleNames = RULE_SETS.map(({ name }) => name).join(', ');

/** Answers as JSON: what is given on the command line, or each line of standard input. */
export const jsonOption = (given: string): OptionSpec => ({
  name: 'json',
  help: `answer in JSON: the ${given} given here, or else each line of standard input`,
});

/** The options that choose the rules. */
export const RULES_OPTIONS: readonly OptionSpec[] = [
  { name: 'rules', value: 'NAME', help: `the game: ${ruleNames} (${RULE_SETS[0].name} if left out)` },
  {
    name: 'options',
    value: 'JSON',
    help: 'options of the game, such as \'{"skillLevel": 2}\'; docs/options.md lists those of each',
  },
  {
    name: 'card',
    value: 'FILE',
    help: 'the card that the game is played by: a file, or the word practice for the practice card',
  },
];

const BY_HELP =
  'how the hand was won: wall or discard; in the American games also jokerExchange, misnamedDiscard or charleston, in american-game exchangeTile too; in chinese-solitaire looseTile; in year steal';

/** The options that say how a hand was won. */
export const WIN_OPTIONS: readonly OptionSpec[] = [
  { name: 'by', value: 'WAY', help: BY_HELP },
  { name: 'tile', value: 'TILE', help: 'the winning tile, which is counted in the hand' },
];

/** The options that name the players of a win. */
export const PLAYER_OPTIONS: readonly OptionSpec[] = [
  { name: 'winner', value: 'SEAT', help: 'who won: E, S, W or N, or East and so on' },
  { name: 'discarder', value: 'SEAT', help: 'whose discard it was' },
  { name: 'exchanger', value: 'SEAT', help: 'who offered the tile in a joker exchange, if it was claimed' },
  { name: 'joker-of', value: 'SEAT', help: 'in whose exposure the joker lay that was exchanged' },
  { name: 'dead', value: 'SEATS', help: 'players with a dead hand, such as W or SW; they pay all the same' },
  { name: 'seats', value: 'SEATS', help: 'the seats taken if they are not all four, such as ESW' },
];

const flagsOf = ({ hands }: RuleSet): readonly WinFlag[] => hands?.winFlags ?? [];

/** The options about the win that only some games have, each once. */
export const WIN_FLAGS: readonly WinFlag[] = [
  ...new Map(RULE_SETS.flatMap(flagsOf).map((flag) => [flag.name, flag])).values(),
];

/** Those of them that the readings of a hand may depend on. */
export const READING_FLAGS: readonly WinFlag[] = WIN_FLAGS.filter(({ isForScore }) => isForScore !== true);

/** What the command line says about a win beside the way and the tile, by the names that it has there. */
export type WinFacts = Readonly<Record<string, boolean | number | string>>;

/** What a kind of option takes: as it is written, what that means, and what it is called. */
type FlagReader = readonly [
  pattern: RegExp,
  read: (value: string) => boolean | number | string,
  what: string,
];

const READERS: Readonly<Record<WinFlag['kind'], FlagReader>> = {
  flag: [/^$/, () => true, 'nothing'],
  count: [/^\d{1,9}$/, Number, 'a whole number from 0 on'],
  points: [/^\d{1,9}(?:\.[05])?$/, Number, 'a number of whole or half points from 0 on'],
  yesNo: [/^(?:yes|no)$/i, (value) => value.toLowerCase() === 'yes', 'yes or no'],
  suit: [/^[BCD]$/i, (value) => value.toUpperCase(), 'B, C or D'],
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
  const [pattern, read] = READERS[flag.kind];
  const written = pattern.test(value) ? inSheet(set, flag.name, flag.field, read(value)) : undefined;
  if (written !== undefined) return written;
  const known = RULE_SETS.filter((one) => flagsOf(one).some(({ name }) => name === flag.name));
  return `--${flag.name} is not for ${set.name}; ${known.map(({ name }) => name).join(', ')} has it`;
};

/** The facts about the win of this game that the command line gives. */
export const givenWinFacts = (given: Given, set: RuleSet): WinFacts => {
  const facts: Record<string, boolean | number | string> = {};
  for (const flag of WIN_FLAGS) {
    const value = given.options.get(flag.name);
    if (value === undefined) continue;
    const own = flagsOf(set).find(({ name }) => name === flag.name);
    if (own === undefined) return mistaken(foreign(flag, set, value));
    const [pattern, read, what] = READERS[own.kind];
    matching(given, flag.name, pattern, what);
    facts[own.field] = read(value);
  }
  return facts;
};

/** Options of a game to be played that only some games have a use for; the others are for all. */
const ONLY_FOR: Readonly<Record<string, (set: RuleSet) => boolean>> = {
  card: ({ takesCard }) => takesCard,
  seat: ({ isSolitaire }) => isSolitaire !== true,
  players: ({ isSolitaire }) => isSolitaire !== true,
  against: ({ isSolitaire }) => isSolitaire !== true,
  'personal-suits': ({ hasPersonalSuits }) => hasPersonalSuits === true,
};

/** Refuses an option that the game has no use for. */
export const expectUse = ({ options }: Given, set: RuleSet): void => {
  for (const [option, isFor] of Object.entries(ONLY_FOR)) {
    if (!options.has(option) || isFor(set)) continue;
    const games = RULE_SETS.filter(isFor).map(({ name }) => name);
    mistaken(
      `--${option} is not for ${set.name}; ${games.join(', ')} ${games.length === 1 ? 'has' : 'have'} a use for it`,
    );
  }
};
