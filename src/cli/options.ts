import type { OptionSpec } from './given';
import { RULE_SETS } from './rule-sets';

const ruleNames = RULE_SETS.map(({ name }) => name).join(', ');

/** Answers as JSON: what is given on the command line, or each line of standard input. */
export const jsonOption = (given: string): OptionSpec => ({
  name: 'json',
  help: `answer in JSON: the ${given} given here, or else each line of standard input`,
});

/** The option that names a card, if a game is played by one. */
const CARD_OPTION: readonly OptionSpec[] = RULE_SETS.some(({ takesCard }) => takesCard)
  ? [
      {
        name: 'card',
        value: 'FILE',
        help: 'the card that the game is played by: a file, or the word practice for the practice card',
      },
    ]
  : [];

/** The options that choose the rules. */
export const RULES_OPTIONS: readonly OptionSpec[] = [
  { name: 'rules', value: 'NAME', help: `the game: ${ruleNames} (${RULE_SETS[0].name} if left out)` },
  {
    name: 'options',
    value: 'JSON',
    help: 'options of the game, such as \'{"skillLevel": 2}\'; docs/options.md lists those of each',
  },
  ...CARD_OPTION,
];

const BY_HELP =
  'how the hand was won: wall or discard; in the American games also jokerExchange, misnamedDiscard or charleston, in american-game exchangeTile too; in chinese-solitaire looseTile; in year steal';

/** The options that say how a hand was won. */
export const WIN_OPTIONS: readonly OptionSpec[] = [
  {
    name: 'by',
    value: 'WAY',
    help: BY_HELP,
  },
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
