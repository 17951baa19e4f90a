import { practiceCard } from '../../src/card/practice-card';
import { americanCard } from '../../src/cards';
import {
  type AmericanTypes,
  allTiles,
  type ChineseTypes,
  gameOf,
  type Random,
  shuffleWall,
  throwDice,
} from '../../src/game';
import {
  type AmericanSolitaire,
  americanSolitaire,
  type ChineseChoices,
  type ChineseSolitaire,
  chineseSolitaire,
  type HasPossible,
  possible,
  type Tile,
} from '../../src/index';
import { describeSolitaire, type SolitaireSubject } from './laws';
import { americanSetup, chineseSetup } from './stacked';

type Reaches = SolitaireSubject<ChineseTypes>['reaches'];

const CHINESE: Reaches = {
  phases: ['turn', 'claims', 'over'],
  endings: ['mahjongg', 'wallGame'],
  actions: ['discard', 'kong', 'decline', 'call', 'mahjongg'],
  events: ['stage', 'drew', 'laidAside', 'discarded', 'called', 'konged', 'taken', 'declared'],
};

const byChance = (rules: ChineseSolitaire | AmericanSolitaire, random: Random) => ({
  setup: { wall: shuffleWall(rules, random), dice: throwDice(rules, random) },
});

const SUITS = ['B', 'C', 'D'] as const;

/** A game in which the hand lacks one tile, which somebody draws soon. */
const waiting = (rules: ChineseSolitaire, random: Random) => {
  const hand = [1, 3, 5, 7].flatMap((low): readonly string[] => {
    const suit = SUITS[random(3)];
    return random(2) === 0 ? [0, 1, 2].map((up) => `${low + up}${suit}`) : Array(3).fill(`${low}${suit}`);
  });
  const tiles = [...hand, 'GD', 'GD'] as Tile[];
  const [needed] = tiles.splice(random(tiles.length), 1) as [Tile];
  const others = ['E', 'S', 'W', 'N', 'RD', 'WD'] as const;
  const draws = [...others.slice(0, random(5)), needed];
  const setup = chineseSetup(rules, { rack: [...tiles, 'RD'], draws, seed: `${random(1_000_000)}` });
  return { setup, first: [{ type: 'discard', tile: 'RD' }] };
};

const chinese = (name: string, choices: ChineseChoices, reaches: Reaches = CHINESE): void => {
  const rules = chineseSolitaire(choices);
  describeSolitaire<ChineseTypes>({
    name,
    game: gameOf(rules),
    begin: (random) => (random(3) === 0 ? waiting(rules, random) : byChance(rules, random)),
    seenAtEnd: () => 0,
    reaches,
    games: 32,
  });
};

chinese('the Chinese solitaire', {});
chinese('the Chinese solitaire, the other way', {
  overrun: 'wrap',
  looseTiles: 2,
  chowFromLeftOnly: true,
  claimKong: false,
  dummyFlowers: 'replaced',
  winOnDiscard: 'setsOnly',
  kongTiles: 'exact',
});

/** A hand that wins by these rules, each time another one. */
const winningHand = (rules: AmericanSolitaire, random: Random): readonly Tile[] => {
  const visible = shuffleWall(rules, random).slice(0, 70);
  const answer = possible(rules.game as unknown as HasPossible, { visible });
  return answer.possible ? answer.witness.hand.concealed : [];
};

const AMERICAN: Reaches = {
  phases: ['charleston', 'secondCharleston', 'courtesyPass', 'turn', 'claims', 'over'],
  endings: ['mahjongg', 'wallGame'],
  actions: ['pass', 'continue', 'stop', 'discard', 'exchange', 'decline', 'call', 'mahjongg'],
  events: ['stage', 'passed', 'drew', 'jokerLaid', 'discarded', 'called', 'exchanged', 'taken', 'declared'],
};

/** A game in which the Charleston brings all but one tile of a winning hand, which somebody draws soon. */
const nearlyWon = (rules: AmericanSolitaire, random: Random) => {
  const hand = [...winningHand(rules, random)].sort(
    (one, other) => Number(other === 'J') - Number(one === 'J'),
  );
  const strangers = allTiles(rules).filter((tile) => !hand.includes(tile) && tile !== 'J');
  const others = [...new Set(strangers)].slice(0, 12);
  const passes = [others.slice(0, 3), others.slice(3, 6)];
  const draws = [
    ...hand.slice(8, 13),
    others[6] as Tile,
    ...others.slice(7, 7 + random(4)),
    hand[13] as Tile,
  ];
  const seed = `${random(1_000_000)}`;
  return {
    setup: americanSetup(rules, { rack: [...hand.slice(0, 8), ...passes.flat()], draws, seed }),
    first: [
      ...passes.map((tiles) => ({ type: 'pass', tiles })),
      { type: 'pass', tiles: [] },
      { type: 'stop' },
      ...(rules.table.courtesyAfterFirst ? [{ type: 'pass', tiles: [] }] : []),
      { type: 'discard', tile: others[6] },
    ],
  };
};

const american = (name: string, rules: AmericanSolitaire, games: number): void =>
  describeSolitaire<AmericanTypes>({
    name,
    game: gameOf(rules),
    begin: (random) => (random(4) === 0 ? byChance(rules, random) : nearlyWon(rules, random)),
    seenAtEnd: ({ jokersAtEnd }) => jokersAtEnd,
    reaches: AMERICAN,
    games,
  });

american('the American solitaire with Card Free', americanSolitaire(), 20);
american(
  'the American solitaire by the practice card, the other way',
  americanSolitaire(
    {
      courtesyAfterFirst: true,
      keepSecondJoker: true,
      discardDouble: 'charlestonOnly',
      denominator: 'discarded',
    },
    americanCard(practiceCard),
  ),
  20,
);
