import { type Given, type OptionTable, readAs, valueGiven } from './arguments';
import type { WinFlag } from './hand-text';
import { mistaken } from './mistakes';
import type { RuleSet } from './rule-set';
import { RULE_SETS } from './rule-sets';

/** Answers as JSON: what is given on the command line, or each line of standard input. */
export const jsonOption = (given: string): OptionTable => ({
  json: `answer in JSON: the ${given} given here, or else each line of standard input`,
});

/** What `--options` is, and where all of them are listed. */
export const OPTIONS_HELP =
  'options of the game, such as \'{"skillLevel": 2}\'; the README links the page that lists those of each';

/** The options that choose the rules, of some games. */
export const rulesOptions = (games: readonly string[]): OptionTable => ({
  'rules NAME': `the game: ${games.join(', ')} (${RULE_SETS[0].name} if left out)`,
  'options JSON': OPTIONS_HELP,
  'card FILE': 'the card to play by: a file, or practice for the built-in card',
});

/** The options that choose the rules, of every game. */
export const RULES_OPTIONS: OptionTable = rulesOptions(RULE_SETS.map(({ name }) => name));

/** The ways of winning where people pay each other. */
export const PAID_WAYS =
  'how the hand was won: wall or discard; in the American games also jokerExchange, misnamedDiscard or charleston, in american-game exchangeTile too';

/** The options that say how a hand was won, and with which tile. */
export const WIN_OPTIONS: OptionTable = {
  'by WAY': `${PAID_WAYS}; in chinese-solitaire looseTile; in year steal`,
  'tile TILE': 'the winning tile, which is also part of the hand',
};

/** The options that name the players of a win. */
export const PLAYER_OPTIONS: OptionTable = {
  'winner SEAT': 'who won: E, S, W or N, or East and so on',
  'discarder SEAT': 'whose discard it was',
  'exchanger SEAT': 'who offered the tile in a joker exchange, if it was claimed',
  'joker-of SEAT': 'whose exposure had the exchanged joker',
  'dead SEATS': 'players with a dead hand, such as W or SW; they still pay',
  'seats SEATS': 'the seats taken if they are not all four, such as ESW',
};

const flagsOf = ({ hands }: RuleSet): readonly WinFlag[] => hands?.winFlags ?? [];

const flagNamed = (set: RuleSet, option: string): WinFlag | undefined =>
  flagsOf(set).find(({ name }) => name === option);

/** The options about the win that only some games have, each once. */
export const WIN_FLAGS: readonly WinFlag[] = [
  ...new Map(RULE_SETS.flatMap(flagsOf).map((flag) => [flag.name, flag])).values(),
];

/** Options about the win for a table of options. */
export const flagOptions = (flags: readonly WinFlag[]): OptionTable =>
  Object.fromEntries(
    flags.map(({ name, value, help }) => [value === undefined ? name : `${name} ${value}`, help]),
  );

/** Those of them that the readings of a hand may depend on. */
export const READING_FLAGS: readonly WinFlag[] = WIN_FLAGS.filter(({ isForScore }) => isForScore !== true);

type WinFact = boolean | number | string;

/** What the command line says about a win beside the way and the tile, by the names that it has there. */
export type WinFacts = Readonly<Record<string, WinFact>>;

/** What is said of an option about the win in a game whose win stands in a sheet; undefined if its sheet has no place for it. */
export const inSheet = (
  { name, hands, sheet }: RuleSet,
  option: string,
  member: string,
  value: WinFact,
): string | undefined =>
  hands === undefined && sheet?.members.includes(member) === true
    ? `--${option} is not for ${name}; write it into the sheet: --sheet '{"${member}": ${JSON.stringify(value)}, ...}'`
    : undefined;

const foreign = ({ name, kind, field }: WinFlag, set: RuleSet, value: string): string => {
  const fact = readAs(kind, value);
  const known = RULE_SETS.filter((one) => flagNamed(one, name) !== undefined).map((one) => one.name);
  return (
    (fact === undefined ? undefined : inSheet(set, name, field, fact)) ??
    `--${name} is not for ${set.name}; ${known.join(', ')} has it`
  );
};

/** The facts about the win of this game that the command line gives. */
export const givenWinFacts = (given: Given, set: RuleSet): WinFacts => {
  const facts: Record<string, WinFact> = {};
  for (const flag of WIN_FLAGS) {
    const text = given.options.get(flag.name);
    if (text === undefined) continue;
    const { field, kind } = flagNamed(set, flag.name) ?? mistaken(foreign(flag, set, text));
    const value = valueGiven(given, flag.name, kind);
    if (value !== undefined) facts[field] = value;
  }
  return facts;
};

const notAlone = ({ isSolitaire }: RuleSet): boolean => isSolitaire !== true;

/** Options of a game to be played that only some games have a use for; the others are for all. */
const ONLY_FOR: Readonly<Record<string, (set: RuleSet) => boolean>> = {
  card: ({ takesCard }) => takesCard,
  seat: notAlone,
  players: notAlone,
  against: notAlone,
  'personal-suits': ({ hasPersonalSuits }) => hasPersonalSuits === true,
};

/** Refuses an option that the game has no use for. */
export const expectUse = ({ options }: Given, set: RuleSet): void => {
  for (const [option, isFor] of Object.entries(ONLY_FOR)) {
    if (!options.has(option) || isFor(set)) continue;
    const games = RULE_SETS.filter(isFor).map(({ name }) => name);
    const have = games.length === 1 ? 'has' : 'have';
    mistaken(`--${option} is not for ${set.name}; ${games.join(', ')} ${have} a use for it`);
  }
};
