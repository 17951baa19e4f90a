import { describe, expect, test } from 'vitest';
import { divide, perft } from '../../src/debug';
import {
  type Action,
  type Game,
  type GameState,
  gameOf,
  seededRandom,
  type TableRules,
} from '../../src/game';
import { type HasHands, type HasPossible, possible, type Seat, validateHand } from '../../src/index';
import { type NaiveRules, naiveChoices } from '../naive/table-choices';
import { partsOf } from './playing';
import { type Begun, sit } from './sitting';
import { choose, guide, plain, withoutCard } from './subjects';

// How many courses a game can take, pinned, and found once more from choices that are generated naively.

/** A choice as text, as the naive table writes it. */
const textOf = (action: Action): string =>
  JSON.stringify(partsOf(action.type === 'pass' ? { blind: 0, ...action } : action));

/** Whether the hand wins, asked of the validator alone. */
const winsNow = (rules: TableRules, state: GameState, seat: Seat): boolean => {
  const judged = rules as unknown as HasHands<unknown>;
  const rack = state.racks[seat] ?? [];
  const melds = state.melds[seat] ?? [];
  if (state.phase === 'claims') {
    const { tile } = state.now;
    const by = state.now.by === 'exchange' ? 'exchangeTile' : 'discard';
    const hand = { concealed: [...rack, tile], melds };
    return validateHand(hand, { rules: judged, win: { by, tile } }).valid;
  }
  if (state.phase !== 'turn' || state.dead.includes(seat)) return false;
  const { by, redeemed } = state.now;
  const first = rules.hands.wins.includes('charleston') ? 'charleston' : 'wall';
  const kind =
    redeemed !== null ? 'jokerExchange' : by === 'call' ? 'discard' : by === 'deal' ? first : 'wall';
  const drawn = redeemed === null && by === 'wall' && state.drawn !== null ? { tile: state.drawn } : {};
  return validateHand({ concealed: rack, melds }, { rules: judged, win: { by: kind, ...drawn } }).valid;
};

const naiveOf = (rules: TableRules, most: number, grows: boolean): NaiveRules => ({
  sizesOf: (tile) => (rules === plain && tile === 'F' ? [3] : [3, 4, 5, 6].filter((size) => size <= most)),
  jokersFor: (tile) => !(rules === plain && tile === 'F'),
  challenges: !grows,
  exchangesUndrawn: !grows,
  grows,
  claimsJokers: rules.table.calls.discardedJokers === true,
  wins: (state, seat) => winsNow(rules, state, seat),
  canExpose: (melds) =>
    !('possible' in rules) ||
    possible(
      { melds: melds.map((tiles) => ({ tiles })) as never },
      { rules: rules as unknown as HasPossible },
    ).possible,
});

const RULES = [
  ['Card Free', plain, naiveOf(plain, 5, false)],
  ['the guide of 2018', guide(), undefined],
  ['The American Game', withoutCard(), undefined],
  ['The guide with discarded jokers claimed', guide({ claimDiscardedJoker: true }), undefined],
] as const;
const NAIVE = new Map<TableRules, NaiveRules>(
  RULES.map(([name, rules, naive]) => [rules, naive ?? naiveOf(rules, 6, name === 'The American Game')]),
);

/** The choices of the first awaited player: what the game offers is what the naive table finds. */
const agree = (game: Game, rules: TableRules, state: GameState): readonly Action[] => {
  const [seat] = state.awaiting as [Seat];
  const legal = game.legalActions(state, seat);
  const naive = naiveChoices(NAIVE.get(rules) as NaiveRules, state, seat);
  expect(legal.map(textOf).sort()).toEqual([...naive].sort());
  return legal;
};

/** The courses of a game, counted by the choices of the naive table. */
const count = (game: Game, rules: TableRules, state: GameState, depth: number): number => {
  if (depth === 0 || state.phase === 'over') return 1;
  const legal = agree(game, rules, state);
  if (depth === 1) return legal.length;
  return legal.reduce((sum, action) => sum + count(game, rules, game.reducer(state, action), depth - 1), 0);
};

const RACKS = { E: '9C 99D 88D 77D 66D 5D W NN J', S: '55D JJ 22C 99C 44B 66B 6D' };
const BEGUN: Begun = { racks: RACKS, draws: '659D J' };

/** From the deal to a depth of one and two, from the first turn to one, two and three. */
const PINNED: Readonly<Record<string, readonly number[]>> = {
  'Card Free': [116, 8932, 12, 89, 485],
  'the guide of 2018': [116, 8932, 12, 89, 485],
  'The American Game': [116, 8932, 9, 32, 32],
  'The guide with discarded jokers claimed': [116, 8932, 12, 116, 811],
};

describe.each(RULES)('%s', (name, rules) => {
  const game = gameOf(rules);
  const atTurn = sit({ ...BEGUN, rules }).state();
  const atDeal = sit({ ...BEGUN, rules, from: 'deal' }).state();

  test('the counts from the deal and from the first turn are those of the naive table, and stay as they are', () => {
    const counts = [
      ...[1, 2].map((depth) => perft(game, atDeal, depth)),
      ...[1, 2, 3].map((depth) => perft(game, atTurn, depth)),
    ];
    const again = [
      ...[1].map((depth) => count(game, rules, atDeal, depth)),
      ...[1, 2, 3].map((depth) => count(game, rules, atTurn, depth)),
    ];
    expect([counts[0], ...counts.slice(2)]).toEqual(again);
    expect(counts).toEqual(PINNED[name]);
  });

  test('divided by the first action, the counts add up', () => {
    const parts = divide(game, atTurn, 3);
    expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(perft(game, atTurn, 3));
    expect(parts.length).toBe(perft(game, atTurn, 1));
  });

  test('in games played by chance the naive table finds the same choices at every decision', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 2; seed++) {
      const random = seededRandom(`${name} ${seed}`);
      let state = sit({ rules, racks: RACKS, from: 'deal', seed: `${name} ${seed}` }).state();
      while (state.phase !== 'over') {
        const legal = agree(game, rules, state);
        const action = choose(state, legal, random);
        met.add(action.type);
        state = game.reducer(state, action);
      }
    }
    const usual = ['pass', 'stop', 'discard', 'decline', 'call', 'exchange'];
    expect(usual.filter((type) => !met.has(type) && type !== 'stop')).toEqual([]);
  });
});
