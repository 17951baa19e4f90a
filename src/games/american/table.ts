import { frozen } from '../../core/frozen';
import type { AmericanGameOptions, AmericanOptionsOf, AmericanPreset, GuideOptions } from './options';
import type { CharlestonRules, Direction, RackTable } from './rack-table';
import { jokerTiles } from './tiles';

const ROUNDS: readonly (readonly Direction[])[] = [
  ['right', 'across', 'left'],
  ['left', 'across', 'right'],
];

const CHARLESTON: CharlestonRules = {
  rounds: ROUNDS,
  size: 3,
  second: 'unlessStopped',
  blind: [true, true],
  blindOrder: 'turn',
  courtesy: 3,
  neverPassed: ['J'],
};

/** The table of the 2018 guide with default options (AG-2 to AG-22, AG-31 to AG-37). */
export const GUIDE_TABLE: Omit<RackTable, 'declaredValue'> = {
  play: 'racks',
  players: [4],
  dreamer: false,
  handSize: 14,
  throws: 0,
  tilesKept: 0,
  wallRule: 'AG-13',
  eastPasses: 'everyGame',
  windsFollowDeal: true,
  charleston: CHARLESTON,
  calls: {
    sizes: [3, 4, 5, 6],
    exceptions: {},
    jokers: ['J'],
    naturals: 0,
    grows: false,
    exchangeAfterCall: true,
    robbedExchange: false,
    rule: 'AG-15',
  },
  mistakes: {
    challenges: 'free',
    deadHands: 'stop',
    deadJokers: 'exchangeable',
    misnaming: true,
    falseWin: 'dead',
    wrongExposure: 'whenChallenged',
    takeBack: false,
  },
  levels: 0,
};

/** The guide’s table with these options; the League’s practice is one choice of them. */
const guideTable = (options: GuideOptions, declaredValue: number): RackTable => {
  const { charleston, calls, mistakes } = GUIDE_TABLE;
  return {
    ...GUIDE_TABLE,
    throws: options.breakWall === 'dice' ? 1 : 0,
    eastPasses: options.eastPasses,
    charleston: { ...charleston, second: options.secondCharleston, blindOrder: options.blindOrder },
    calls: { ...calls, ...(options.claimDiscardedJoker && { discardedJokers: true }) },
    mistakes: { ...mistakes, challenges: options.wrongChallenge, deadJokers: options.deadJokers },
    declaredValue,
  };
};

const without = (rounds: readonly (readonly Direction[])[], across: AmericanGameOptions['acrossPass']) =>
  rounds.map((round) =>
    round.flatMap((direction) =>
      direction !== 'across' ? [direction] : across === 'left' ? ['left' as const] : [],
    ),
  );

/** How “The American Game” is played (TG-1 to TG-16). */
const gameTable = (options: AmericanGameOptions, declaredValue: number): RackTable => {
  const charleston: CharlestonRules = {
    ...CHARLESTON,
    blind: [true, options.blindSecondRound],
    courtesy: 0,
  };
  return {
    ...GUIDE_TABLE,
    players: [3, 4],
    dreamer: true,
    throws: 1,
    tilesKept: 14,
    wallRule: 'TG-13',
    eastPasses: options.base === 'guide' ? 'notAfterWallGame' : 'unlessEastWinsOrDraws',
    charleston,
    charlestonOfThree: { ...charleston, rounds: without(ROUNDS, options.acrossPass) },
    calls: {
      ...GUIDE_TABLE.calls,
      jokers: jokerTiles(options.flowersAsJokers),
      ...(options.claimDiscardedJoker && { discardedJokers: true }),
      naturals: options.claimNeedsNaturals ? 2 : 0,
      grows: true,
      exchangeAfterCall: false,
      robbedExchange: true,
      rule: 'TG-4',
    },
    mistakes: {
      challenges: 'none',
      deadHands: 'playOn',
      deadJokers: options.deadJokers,
      misnaming: false,
      falseWin: 'ends',
      wrongExposure: 'onDiscard',
      takeBack: options.correctAfterExposing,
    },
    declaredValue,
  };
};

/**
 * How one of the American rule sets is played at a table. `declaredValue` is the value in points assumed for a
 * false declaration that names none.
 */
export const americanTable = <P extends AmericanPreset>(
  preset: P,
  options: AmericanOptionsOf[P],
  declaredValue: number,
): RackTable =>
  frozen(
    preset === 'american-game'
      ? gameTable(options as AmericanGameOptions, declaredValue)
      : guideTable(options as GuideOptions, declaredValue),
  );
