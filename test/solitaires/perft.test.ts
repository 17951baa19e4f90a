import { describe, expect, test } from 'vitest';
import { americanCard } from '../../src/american';
import { divide, perft } from '../../src/debug';
import {
  type AmericanGameState,
  type ChineseAction,
  type ChineseGameState,
  type GameTypes,
  gameOf,
  seededRandom,
  shuffleWall,
  throwDice,
} from '../../src/game';
import { practiceCard } from '../../src/games/american/card/practice-card';
import {
  americanSolitaire,
  type ChineseChoices,
  cardFree,
  chineseSolitaire,
  type HasPossible,
  possible,
  validateHand,
} from '../../src/index';
import { partsOf } from '../game/playing';
import {
  type NaiveAmerican,
  type NaiveChinese,
  naiveAmerican,
  naiveChinese,
} from '../naive/solitaire-choices';
import { unwrap } from '../unwrap';
import { americanSetup, chineseSetup } from './stacked';
import { OTHER_WAY, playAlone } from './subjects';

// How many courses a solitaire can take, pinned, and every choice found once more naively.

const textOf = (action: GameTypes['action']): string => JSON.stringify(partsOf(action));

const chineseWins =
  (choices: ChineseChoices) =>
  (state: ChineseGameState): boolean => {
    const concealed = state.racks.E ?? [];
    const hand = { melds: state.melds.E ?? [], flowers: state.flowers.E ?? [] };
    const rules = chineseSolitaire(choices);
    if (state.phase === 'claims') {
      const { tile } = state.now;
      return validateHand(
        { ...hand, concealed: [...concealed, tile] },
        { rules, win: { by: 'discard', tile } },
      ).valid;
    }
    return validateHand({ ...hand, concealed }, { rules }).valid;
  };

const naiveOf = (choices: ChineseChoices): NaiveChinese => ({
  chowFromLeftOnly: choices.chowFromLeftOnly === true,
  claimKong: choices.claimKong !== false,
  follow: choices.looseTiles !== 2,
  wins: chineseWins(choices),
});

const WAYS: readonly ChineseChoices[] = [{}, OTHER_WAY];

/** The counts of courses of one to five actions, for each way of playing. */
const PINNED = [
  [9, 30, 144, 330, 718],
  [9, 23, 80, 126, 278],
];

describe.each(WAYS)('the Chinese solitaire with %j', (choices) => {
  const rules = chineseSolitaire(choices);
  const game = gameOf(rules);
  const stacking = { rack: '555567D 1222B EE GD F1', draws: '23B E 8D 1B F2', end: '99B' };
  const begun = unwrap(game.createGame(chineseSetup(rules, stacking)));

  const count = (state: ChineseGameState, depth: number): number => {
    if (depth === 0 || state.phase === 'over') return 1;
    const naive = naiveChinese(naiveOf(choices), state);
    const legal = game.legalActions(state, 'E');
    expect(legal.map(textOf).sort()).toEqual([...naive].sort());
    if (depth === 1) return naive.length;
    return legal.reduce((sum, action) => sum + count(game.reducer(state, action), depth - 1), 0);
  };

  test('the counts are those of the naive table, and stay as they are', () => {
    const counts = [1, 2, 3, 4, 5].map((depth) => perft(game, begun, depth));
    expect(counts.slice(0, 4)).toEqual([1, 2, 3, 4].map((depth) => count(begun, depth)));
    expect(counts).toEqual(PINNED[WAYS.indexOf(choices)]);
    const parts = divide(game, begun, 3);
    expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(counts[2]);
  });
});

test('in Chinese solitaires played by chance the naive table finds the same choices, of every kind', () => {
  const met = new Set<string>();
  for (const choices of WAYS) {
    const rules = chineseSolitaire(choices);
    const game = gameOf(rules);
    for (let seed = 0; seed < 12; seed++) {
      const random = seededRandom(`perft ${seed}`);
      const chance = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
      for (const state of playAlone(game, chance, random).states) {
        const legal: readonly ChineseAction[] = game.legalActions(state, 'E');
        for (const { type } of legal) met.add(type);
        expect(legal.map(textOf).sort()).toEqual([...naiveChinese(naiveOf(choices), state)].sort());
      }
    }
  }
  expect([...met].sort()).toEqual(['call', 'decline', 'discard', 'kong', 'mahjongg']);
});

const GAMES = [
  ['Card Free', cardFree(), 5],
  ['the practice card', americanCard(practiceCard), 6],
] as const;

describe.each(GAMES)('the American solitaire with %s', (_, hands, largest) => {
  const rules = americanSolitaire({}, hands);
  const game = gameOf(rules);
  const isFree = hands === cardFree();
  const naive: NaiveAmerican = {
    sizesOf: (tile) => (isFree && tile === 'F' ? [3] : [3, 4, 5, 6].filter((size) => size <= largest)),
    jokersFor: (tile) => !(isFree && tile === 'F'),
    wins: (state) => {
      const concealed = state.racks.E ?? [];
      const melds = state.melds.E ?? [];
      if (state.phase === 'claims') {
        const { tile } = state.now;
        return validateHand(
          { concealed: [...concealed, tile], melds },
          { rules: hands as never, win: { by: 'discard', tile } as never },
        ).valid;
      }
      const by = state.phase === 'turn' && state.now.by === 'call' ? 'discard' : 'wall';
      return validateHand({ concealed, melds }, { rules: hands as never, win: { by } as never }).valid;
    },
    canExpose: (melds) =>
      possible(
        { melds: melds.map((tiles) => ({ tiles })) as never },
        { rules: hands as unknown as HasPossible },
      ).possible,
  };
  const agree = (state: AmericanGameState): number => {
    const legal = game.legalActions(state, 'E');
    expect(legal.map(textOf).sort()).toEqual([...naiveAmerican(naive, state)].sort());
    return legal.length;
  };
  const stacking = { rack: '555D J 66D 1222B EE GD F', draws: 'J 5D 2B 66D 1B' };
  const begun = unwrap(game.createGame(americanSetup(rules, stacking)));

  test('the counts are those of the naive table, and stay as they are', () => {
    const counts = [1, 2].map((depth) => perft(game, begun, depth));
    const second = game.legalActions(begun, 'E').map((action) => agree(game.reducer(begun, action)));
    expect(counts).toEqual([agree(begun), second.reduce((sum, one) => sum + one, 0)]);
    expect(counts).toEqual([61, 2754]);
  });

  test('in games played by chance the naive table finds the same choices at every decision', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      const random = seededRandom(`perft ${seed}`);
      const chance = { wall: shuffleWall(rules, random), dice: throwDice(rules, random) };
      for (const state of playAlone(game, chance, random).states) {
        agree(state);
        for (const { type } of game.legalActions(state, 'E')) met.add(type);
      }
    }
    const usual = 'call continue decline discard exchange pass stop';
    expect([...met].filter((type) => type !== 'mahjongg').sort()).toEqual(usual.split(' '));
  });
});
