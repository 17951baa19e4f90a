import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameSetup, gameOf, type TableRules } from '../../src/game';
import { cardFree } from '../../src/index';
import { checkGame, type LawSubject, runsOf } from './laws';
import { american, beginOf, guide, withoutCard } from './subjects';

// The laws of laws.ts for options in any mix, players of any level, three or four of them, and both manners.

const flag = fc.boolean();
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values);

const CARD_FREE = fc.record({
  allJokerBlocks: flag,
  newsWithWinds: flag,
  suitAllowsFlowers: flag,
  suitAllowsNews: flag,
  jokersInFlowerPungs: flag,
  callFlowerPungs: flag,
  jokerlessExemptsAllPairs: flag,
  level1NewsCounts: flag,
  levelsBindDragonHands: flag,
  houseRules: fc.record({ skipSecondCharleston: flag, removeFlowersAndJokers: flag, requireBonus: flag }),
});

const HANDS = {
  pairOnDiscard: flag,
  deadJokers: oneOf('exchangeable', 'locked'),
  fixedColours: flag,
  ownJokerWin: flag,
  printedJokersCount: flag,
};

const GUIDE = fc.record({
  preset: oneOf('american-2018', 'nmjl'),
  ...HANDS,
  eastPasses: oneOf('everyGame', 'notAfterWallGame', 'unlessEastWins'),
  breakWall: oneOf('none', 'dice'),
  secondCharleston: oneOf('unlessStopped', 'never', 'always'),
  blindOrder: oneOf('turn', 'fewestFirst'),
  jokerlessDiscard: oneOf('each', 'total', 'nmjl'),
  jokerlessExemptsAllPairs: flag,
  deadPays: oneOf('full', 'single'),
  wrongChallenge: oneOf('free', 'dead'),
  errorPayment: oneOf('none', 'nmjl'),
});

const AMERICAN_GAME = fc.record({
  ...HANDS,
  flowersAsJokers: flag,
  blindSecondRound: flag,
  claimNeedsNaturals: flag,
  jackpotAdds: flag,
  discardPayment: oneOf('discarder', 'nmjl'),
  exchangePays: oneOf('single', 'double'),
  correctAfterExposing: flag,
  highestValue: oneOf<string | number>('best', 75),
  acrossPass: oneOf('none', 'left'),
  concealedWinOnDiscard: flag,
  base: oneOf('listed', 'guide'),
});

const FOUR: GameSetup['players'] = { E: {}, S: {}, W: {}, N: {} };
const THREE: GameSetup['players'] = { E: {}, S: {}, W: {} };

interface Mix {
  readonly name: string;
  readonly rules: () => TableRules;
  readonly players: GameSetup['players'];
}

const level = fc.integer({ min: 0, max: 5 }).map((skillLevel) => ({ skillLevel }));
const LEVELS = fc.record({ E: level, S: level, W: level, N: level });

const named = (name: string, options: unknown): string => `${name} ${JSON.stringify(options)}`;

const MIXES: fc.Arbitrary<Mix> = fc.oneof(
  fc.tuple(CARD_FREE, LEVELS).map(
    ([options, players]): Mix => ({
      name: named('card-free', options),
      rules: () => cardFree(options as never),
      players,
    }),
  ),
  GUIDE.map(
    (options): Mix => ({
      name: named('guide', options),
      rules: () => guide(options as never),
      players: FOUR,
    }),
  ),
  fc.tuple(AMERICAN_GAME, oneOf(FOUR, THREE)).map(
    ([options, players]): Mix => ({
      name: named('american-game', options),
      rules: () => american(options as never),
      players,
    }),
  ),
  fc.tuple(AMERICAN_GAME, oneOf(FOUR, THREE)).map(
    ([options, players]): Mix => ({
      name: named('without a card', options),
      rules: () => withoutCard(options as never),
      players,
    }),
  ),
);

/** How a game of a mix begins; what is done at first, as far as these options allow it. */
const beginIn = (
  { name, players }: Mix,
  rules: TableRules,
  manners: 'strict' | 'table',
): LawSubject['begin'] => {
  const game = gameOf(rules);
  const begin = beginOf({ name, rules, manners, players });
  return (random) => {
    const { setup, actions = [] } = begin(random);
    const replayed = game.replay(JSON.parse(JSON.stringify(game.record(setup, actions))));
    return { setup, actions: replayed.ok ? actions.slice(0, replayed.value.actions) : [] };
  };
};

test('every game keeps the laws under any options', () => {
  const manners = oneOf<'strict' | 'table'>('strict', 'table');
  const seen = new Set<string>();
  fc.assert(
    fc.property(MIXES, manners, fc.nat(1_000_000), (mix, ways, seed) => {
      const rules = mix.rules();
      const { outcome } = checkGame(
        {
          name: `${mix.name} ${ways}`,
          game: gameOf(rules),
          begin: beginIn(mix, rules, ways),
          reaches: { phases: [], endings: [], actions: [], events: [] },
          games: 1,
        },
        seed,
      );
      seen.add(`${rules.name}, ${Object.keys(mix.players ?? {}).length} players`);
      seen.add(ways);
      seen.add(outcome.ending);
    }),
    runsOf(12),
  );
  for (const one of ['card-free, 4 players', 'american-game, 3 players', 'american-game, 4 players'])
    expect(seen).toContain(one);
  for (const one of ['strict', 'table', 'mahjongg', 'wallGame']) expect(seen).toContain(one);
});
