import { expectSound } from '../core/misuse';
import { isData, ownValue } from '../core/own-values';
import { expectShape, type Shape } from '../core/shape';
import { expectRules, HANDS_PART, POSSIBLE_PART, SCORE_PART, TABLE_PART } from '../hands/expect-rules';
import type { HasPayouts } from '../hands/payouts';
import type { AnyTable } from '../hands/table-parts';
import type { HasTable } from './american/rack-table';

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

/** How little of its payments a game looks at before it ends. */
const PAYING: Shape = { payouts: { wins: 'record' } };

/** What every game asks of its rules where they have it. */
const ASKED: Shape = { atLevel: 'function?', afterCall: 'function?', mayWin: 'function?' };

const expectRackTable = (rules: HasTable & HasPayouts): void => {
  const charlestonOfThree = ownValue(rules.table, 'charlestonOfThree');
  expectShape(rules.table, RACK_TABLE, 'A table game needs rules with all that its table says');
  if (charlestonOfThree !== undefined)
    expectShape(charlestonOfThree, CHARLESTON, 'A table game of three needs a whole Charleston');
  if ('possible' in rules) expectRules(rules, POSSIBLE_PART);
  expectShape(rules, PAYING, 'A table game needs rules that pay');
};

/** The rule sets that were found to be sound. */
const sound = /* @__PURE__ */ new WeakSet<object>();

/** Ends with a `MisuseError` if what a program gave as rules lacks what a game by them is played by. */
export const expectTable = (rules: unknown): void => {
  if (sound.has(rules as object)) return;
  expectRules(rules, TABLE_PART);
  const played = rules as HasTable & HasPayouts;
  expectSound(isData(played.table), 'The table of a rule set is made of data', played.table);
  const { play } = played.table as AnyTable;
  // The hands of the American solitaire are those of a table game.
  if (play === 'americanSolitaire') expectTable(ownValue(played, 'game'));
  else for (const part of [HANDS_PART, SCORE_PART]) expectRules(rules, part);
  expectShape(
    rules,
    play === 'chineseSolitaire' ? { mayWin: 'function' } : ASKED,
    'A game is played by a rule set',
  );
  if (play === 'racks') expectRackTable(played);
  sound.add(played);
};
