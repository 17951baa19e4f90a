import { ownValue } from '../../../../core/own-values';
import { expectShape, type Shape } from '../../../../core/shape';
import { expectRules, POSSIBLE_PART } from '../../../../hands/expect-rules';
import { expectFunctions, expectHands, type PlayedGames } from '../../../../play/played-games';
import type { TableRules } from '../table-rules';

/** What is said of a Charleston. */
const CHARLESTON: Shape = {
  rounds: [['string']],
  size: 'number',
  second: 'string',
  blind: ['boolean'],
  blindOrder: 'string',
  courtesy: 'number',
  neverPassed: ['string'],
};

/** What the table of an American table game says. */
const RACK_TABLE: Shape = {
  dreamer: 'boolean',
  handSize: 'number',
  tilesKept: 'number',
  wallRule: 'string',
  eastPasses: 'string',
  charleston: CHARLESTON,
  calls: {
    sizes: ['number'],
    exceptions: 'record',
    jokers: ['string'],
    naturals: 'number',
    grows: 'boolean',
    robbedExchange: 'boolean',
    rule: 'string',
  },
  mistakes: {
    challenges: 'string',
    deadHands: 'string',
    deadJokers: 'string',
    misnaming: 'boolean',
    falseWin: 'string',
    wrongExposure: 'string',
    takeBack: 'boolean',
  },
  declaredValue: 'number',
  levels: 'number',
};

/** The parts of its payments that a game checks before it ends. */
const PAYING: Shape = { payouts: { wins: 'record' } };

/** Ends with a `MisuseError` if the table, the payments or the dead hands of a table game are not whole. */
const expectRackTable = (rules: TableRules): void => {
  const charlestonOfThree = ownValue(rules.table, 'charlestonOfThree');
  expectShape(rules.table, RACK_TABLE, 'A table game needs rules with all that its table says');
  if (charlestonOfThree !== undefined)
    expectShape(charlestonOfThree, CHARLESTON, 'A table game of three needs a whole Charleston');
  if ('possible' in rules) expectRules(rules, POSSIBLE_PART, 'A table game');
  expectShape(rules, PAYING, 'A table game needs rules that pay');
};

/** The games at the American table. */
export const RACK_GAMES: PlayedGames = {
  play: 'racks',
  called: 'American table games',
  made: ['cardFree()', 'americanCard(card)', 'freeForm()'],
  expect: (rules) => {
    expectHands(rules);
    expectFunctions(rules);
    expectRackTable(rules as TableRules);
  },
};
