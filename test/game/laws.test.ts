import { expect, test } from 'vitest';
import { type GameSetup, gameOf, type RackTypes, seededRandom, type TableRules } from '../../src/game';
import { type CardFreeChoices, cardFree } from '../../src/index';
import { describeLaws, describeLawsOf, reaching, type Subject } from './law-suite';
import { FLAG, optionMixes, unmixed, type Values } from './option-mixes';
import { american, beginOf, type Contest, guide, plain, subjectOf, withoutCard } from './subjects';

// What games at an American table must reach: actions by their phase, events, endings.

const PASSED = reaching('charleston: pass; event stage answered passed');
const PASSING = [...PASSED, ...reaching('secondCharleston: stop continue; event charlestonEnded')];
const COURTESY = reaching('courtesy: wish; courtesyPass: pass');
const PLAY = reaching(
  'turn: discard exchange; claims: decline call; event drew discarded unclaimed called offered exchanged ended',
);
const WINNING = reaching('claims: mahjongg; turn: mahjongg; event declared; ending mahjongg');
const REARRANGING = reaching('turn: rearrange; event rearranged');
const CHALLENGING = reaching('turn: challenge; claims: challenge; event challenged');
const GROWING = reaching('turn: grow; event grew');
const STRICT = reaching('event taken; ending wallGame');
const SHOWING = reaching('showing: show keep; event shown died');
const MISNAMING = reaching('event renamed resumed');

const GUIDE = [...PASSING, ...COURTESY, ...PLAY, ...WINNING, ...REARRANGING, ...CHALLENGING];
const GUIDE_STRICT = [...GUIDE, ...STRICT];
const GUIDE_TABLE = [...GUIDE, ...SHOWING, ...MISNAMING, ...reaching('ending mahjonggInError deadHands')];
const GAME = [...PASSING, ...PLAY, ...WINNING, ...REARRANGING, ...GROWING];
const GAME_STRICT = [...GAME, ...STRICT];
const GAME_TABLE = [...GAME, ...SHOWING, 'turn: takeBack', 'ending falseWin'];

const FREE = withoutCard({ flowersAsJokers: true, blindSecondRound: true });
const NMJL = guide({ preset: 'nmjl', deadJokers: 'locked' } as never);
for (const [name, rules, manners, reaches, games] of [
  ['Card Free', plain, 'strict', GUIDE_STRICT, 14],
  ['the guide of 2018', guide(), 'strict', GUIDE_STRICT, 14],
  ['The American Game', american(), 'strict', GAME_STRICT, 14],
  ['The American Game without a card', FREE, 'strict', GAME_STRICT, 18],
  ['Card Free', plain, 'table', GUIDE_TABLE, 36],
  ['the guide of 2018', guide(), 'table', GUIDE_TABLE, 20],
  ['the League’s practice', NMJL, 'table', GUIDE_TABLE, 20],
  ['The American Game', american(), 'table', GAME_TABLE, 36],
] as const)
  describeLawsOf(subjectOf({ name, rules, manners }, games), reaches);

// With half the jokers, or with three players, hardly any exposure has something to lay out anew.

describeLawsOf(
  subjectOf(
    {
      name: 'Card Free with house rules',
      rules: cardFree({
        houseRules: { removeFlowersAndJokers: true, skipSecondCharleston: true, requireBonus: true },
      }),
      manners: 'strict',
      players: { E: { skillLevel: 5 }, S: { skillLevel: 3 }, W: {}, N: { skillLevel: 1 } },
    },
    16,
  ),
  [...PASSED, ...COURTESY, ...PLAY, ...WINNING, ...CHALLENGING, ...STRICT],
);

describeLawsOf(
  subjectOf(
    {
      name: 'The American Game for three',
      rules: withoutCard({ acrossPass: 'left' }),
      manners: 'strict',
      players: { E: {}, S: {}, W: {} },
    },
    16,
  ),
  [...PASSING.filter((one) => !one.endsWith('stop')), ...PLAY, ...GROWING, 'ending wallGame'],
);

const FOUR: GameSetup['players'] = { E: {}, S: {}, W: {}, N: {} };
const THREE: GameSetup['players'] = { E: {}, S: {}, W: {} };
const LEVELS: readonly GameSetup['players'][] = [
  { E: { skillLevel: 5 }, S: { skillLevel: 4 }, W: { skillLevel: 3 }, N: { skillLevel: 2 } },
  { E: { skillLevel: 1 }, S: { skillLevel: 2 }, W: { skillLevel: 4 }, N: {} },
  { E: { skillLevel: 3 }, S: { skillLevel: 5 }, W: {}, N: { skillLevel: 1 } },
];
const MANNERS = { manners: ['strict', 'table'] };

/** The options of each rule set that a game depends on, with the values to try. */
const CARD_FREE: Values = {
  allJokerBlocks: FLAG,
  newsWithWinds: FLAG,
  suitAllowsFlowers: FLAG,
  suitAllowsNews: FLAG,
  jokersInFlowerPungs: FLAG,
  callFlowerPungs: FLAG,
  jokerlessExemptsAllPairs: FLAG,
  level1NewsCounts: FLAG,
  levelsBindDragonHands: FLAG,
  minimumValue: [20, 25],
  houseRules: [
    {},
    { skipSecondCharleston: true },
    { removeFlowersAndJokers: true },
    { requireBonus: true, skipSecondCharleston: true },
  ],
};
const HANDS: Values = {
  pairOnDiscard: FLAG,
  deadJokers: ['exchangeable', 'locked'],
  fixedColours: FLAG,
  ownJokerWin: FLAG,
  printedJokersCount: FLAG,
};
const LATER: Values = { concealedBonus: [0, 10], claimDiscardedJoker: FLAG };
const GUIDE_OPTIONS: Values = {
  ...HANDS,
  eastPasses: ['everyGame', 'notAfterWallGame', 'unlessEastWins'],
  breakWall: ['none', 'dice'],
  secondCharleston: ['unlessStopped', 'never', 'always'],
  blindOrder: ['turn', 'fewestFirst'],
  jokerlessDiscard: ['each', 'total', 'nmjl'],
  jokerlessExemptsAllPairs: FLAG,
  deadPays: ['full', 'single'],
  wrongChallenge: ['free', 'dead'],
  errorPayment: ['none', 'nmjl'],
  ...LATER,
};
const GAME_OPTIONS: Values = {
  ...HANDS,
  flowersAsJokers: FLAG,
  blindSecondRound: FLAG,
  claimNeedsNaturals: FLAG,
  jackpotAdds: FLAG,
  discardPayment: ['discarder', 'nmjl'],
  exchangePays: ['single', 'double'],
  correctAfterExposing: FLAG,
  highestValue: ['best', 75],
  acrossPass: ['none', 'left'],
  concealedWinOnDiscard: FLAG,
  base: ['listed', 'guide'],
  ...LATER,
};

/** A base of 20 comes with the house rule that a hand needs a bonus, and a least value of 20 with that base (CF-33, CF-33a). */
const cardFreeMix = ({ houseRules, ...choices }: CardFreeChoices): TableRules =>
  cardFree(
    choices.minimumValue === 20
      ? { ...choices, baseValue: 20, houseRules: { ...houseRules, requireBonus: true } }
      : { ...choices, houseRules: houseRules ?? {} },
  );

/** How a game of a mix begins; what is done at first, as far as these options allow it. */
const beginIn = (contest: Contest): ReturnType<typeof beginOf> => {
  const game = gameOf(contest.rules);
  const begin = beginOf(contest);
  return (random) => {
    const { setup, first = [] } = begin(random);
    const replayed = game.replay(JSON.parse(JSON.stringify(game.record(setup, first as never))));
    return { setup, first: replayed.ok ? first.slice(0, replayed.value.actions.length) : [] };
  };
};

/** So many tables by options of any mix; `manners` and `players` are mixed with them. */
const tables = (
  name: string,
  values: Values,
  rulesOf: (choices: never) => TableRules,
  count: number,
): readonly Subject<RackTypes>[] =>
  optionMixes(values, count, seededRandom(name)).map(({ manners, players, ...choices }, row) => {
    const contest = {
      name: `${name} ${row}: ${JSON.stringify({ ...choices, players })}`,
      rules: rulesOf(choices as never),
      manners: manners as Contest['manners'],
      ...(players !== undefined && { players: players as NonNullable<GameSetup['players']> }),
    };
    return subjectOf(contest, 1, beginIn(contest));
  });

const FOUR_OR_THREE = { players: [FOUR, THREE] };

describeLaws(
  'any table under any options',
  [
    ...tables('Card Free', { ...CARD_FREE, ...MANNERS, players: [FOUR, ...LEVELS] }, cardFreeMix, 4),
    ...tables('The guide', { ...GUIDE_OPTIONS, ...MANNERS, preset: ['american-2018', 'nmjl'] }, guide, 6),
    ...tables('The American Game', { ...GAME_OPTIONS, ...MANNERS, ...FOUR_OR_THREE }, american, 4),
    ...tables('Without a card', { ...GAME_OPTIONS, ...MANNERS, ...FOUR_OR_THREE }, withoutCard, 4),
  ],
  [
    ...PASSING,
    ...COURTESY,
    ...PLAY,
    ...REARRANGING,
    ...CHALLENGING,
    ...GROWING,
    ...SHOWING,
    ...MISNAMING,
    ...reaching('claims: mahjongg; turn: mahjongg; event taken; ending mahjongg wallGame deadHands falseWin'),
  ],
);

test.each([
  // A player’s level is mixed, and the base value comes with the least one.
  ['Card Free', CARD_FREE, plain.options, ['skillLevel', 'baseValue']],
  ['the guide', GUIDE_OPTIONS, guide().options, []],
  ['The American Game', GAME_OPTIONS, american().options, []],
  ['The American Game without a card', GAME_OPTIONS, withoutCard().options, []],
])('every option of %s is mixed', (_, values, options, rest) => {
  expect(unmixed(values, options)).toEqual(rest);
});
