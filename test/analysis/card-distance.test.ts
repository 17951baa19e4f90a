import { describe, expect, test, vi } from 'vitest';
import { distance, targets, waits } from '../../src/analysis';
import type { Card } from '../../src/card/card';
import { parseCard } from '../../src/card/parse-card';
import { practiceCard } from '../../src/card/practice-card';
import type { Hand } from '../../src/hands/hand';
import { parseHandText } from '../../src/hands/hand-notation';
import { americanCard } from '../../src/rules/american-card';
import { isWinningHand } from '../../src/rules/validate-hand';
import { TILES, type Tile } from '../../src/tiles/tile';
import { anyVariant, winningCardHand } from '../generators/card-hands';
import { type Chance, chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { stressCard } from '../generators/stress-card';
import { naiveCardDistance } from '../naive/card-distance';
import { expandCard, type NaiveVariant } from '../naive/card-lines';

// How far hands are from the lines of a card: against a scan that matches tiles to places, and against exchanges tried out.
// CARD_HANDS sets how many hands are compared, SEED where chance starts.

const HANDS = Number(process.env['CARD_HANDS'] ?? 150);
const SEED = Number(process.env['SEED'] ?? 3);
const NAMES: readonly Tile[] = [...TILES.slice(0, 35), 'J'];

vi.setConfig({ testTimeout: 600_000 });

const read = (card: Card): Card => {
  const answer = parseCard(card);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error.reasons));
  return answer.value;
};

const isSound = (card: Card): boolean => {
  if (!parseCard(card).ok) return false;
  const { length } = expandCard(card);
  return length > 0 && length <= 200;
};

const CARDS: readonly (readonly [string, Card])[] = [
  ['the practice card', read(practiceCard)],
  ['a stress card', read(stressCard(chanceFrom(SEED), 25, isSound))],
];

const copiesOf = (tile: Tile): number => (tile === 'F' || tile === 'J' ? 8 : 4);

const allOf = ({ concealed, melds = [] }: Hand): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap(({ tiles }) => tiles),
];

/** The tiles that a hand may still get. */
const toBeHad = (hand: Hand): readonly Tile[] =>
  NAMES.filter((tile) => allOf(hand).filter((one) => one === tile).length < copiesOf(tile));

const exchanged = (hand: Hand, at: number, tile: Tile): Hand => ({
  ...hand,
  concealed: hand.concealed.with(at, tile),
});

/** A winning hand with some concealed tiles changed, complete or without its last tile. */
const driftedCardHand = (variants: readonly NaiveVariant[], chance: Chance): Hand => {
  for (;;) {
    let hand = winningCardHand(anyVariant(variants, chance), chance.below(5), chance);
    if (hand === undefined) continue;
    for (let changes = chance.below(6); changes > 0; changes--) {
      const tile = chance.pick(toBeHad(hand));
      hand = exchanged(hand, chance.below(hand.concealed.length), tile);
    }
    if (hand.concealed.length < 2 || !chance.oneIn(3)) return hand;
    return { ...hand, concealed: hand.concealed.slice(1) };
  }
};

const found = (hand: Hand, rules: Parameters<typeof distance>[1]): number => {
  const answer = distance(hand, rules);
  if (answer.ok) return answer.value;
  expect(answer.error.reasons.map(({ code }) => code)).toEqual(['outOfReach']);
  return Number.POSITIVE_INFINITY;
};

const band = (value: number, most: number): string => (value >= most ? `${most}+` : String(value));

describe.each(CARDS)('%s', (_, card) => {
  const variants = expandCard(card);
  const choices = [
    [americanCard(card), false],
    [americanCard(card, { preset: 'american-game', flowersAsJokers: true }), true],
  ] as const;

  test('AG-23: the distance is that of the nearest line, exposures and jokers where they may be', () => {
    const chance = chanceFrom(SEED);
    const counted = newCoverage({
      jokers: ['0', '1', '2', '3', '4+'],
      exposures: ['0', '1', '2+'],
      distance: ['0', '1', '2', '3', '4+'],
      size: ['13', '14'],
      flowers: ['true', 'false'],
    });
    for (let made = 0; made < HANDS; made++) {
      const hand = driftedCardHand(variants, chance);
      const [rules, flowersAsJokers] = chance.pick(choices);
      const expected = naiveCardDistance(hand, variants, flowersAsJokers);
      const value = found(hand, rules);
      expect(value, JSON.stringify({ hand, flowersAsJokers })).toBe(expected);
      count(counted, 'jokers', band(allOf(hand).filter((tile) => tile === 'J').length, 4));
      count(counted, 'exposures', band(hand.melds?.length ?? 0, 2));
      count(counted, 'distance', band(value, 4));
      count(counted, 'size', String(allOf(hand).length));
      count(counted, 'flowers', String(flowersAsJokers));
    }
    assertNoEmptyCell(coverageReport(counted));
  });

  test('AG-23: one exchange changes it by one at most, 0 is a win, a joker more is never farther', () => {
    const chance = chanceFrom(SEED + 1);
    for (let made = 0; made < 2 * HANDS; made++) {
      const hand = driftedCardHand(variants, chance);
      const [rules] = chance.pick(choices);
      const before = found(hand, rules);
      const where = JSON.stringify(hand);
      const after = found(
        exchanged(hand, chance.below(hand.concealed.length), chance.pick(toBeHad(hand))),
        rules,
      );
      expect(before === after || Math.abs(before - after) <= 1, where).toBe(true);
      if (allOf(hand).length === 14) expect(before === 0, where).toBe(isWinningHand(hand, rules));
      else if (toBeHad(hand).includes('J'))
        expect(found({ ...hand, concealed: [...hand.concealed, 'J'] }, rules), where).toBeLessThanOrEqual(
          before,
        );
    }
  });

  test('AG-23: a breadth-first search by exchanges needs as many', () => {
    const chance = chanceFrom(SEED + 2);
    const [rules] = choices[0];
    const winsAfter = (hand: Hand, exchanges: number): boolean => {
      if (isWinningHand(hand, rules)) return true;
      if (exchanges === 0) return false;
      const firsts = [...new Set(hand.concealed)].map((tile) => hand.concealed.indexOf(tile));
      return firsts.some((at) => {
        const rest = { ...hand, concealed: hand.concealed.toSpliced(at, 1) };
        return toBeHad(rest).some((tile) => winsAfter(exchanged(hand, at, tile), exchanges - 1));
      });
    };
    const counted = newCoverage({ distance: ['0', '1', '2', 'more'] });
    let deep = 3;
    for (let made = 0; made < 60; made++) {
      const hand = driftedCardHand(variants, chance);
      if (allOf(hand).length !== 14) continue;
      const value = found(hand, rules);
      const isDeep = value === 2 && hand.melds === undefined && deep-- > 0;
      const depth = isDeep ? 2 : 1;
      const least = [0, 1, 2].filter((exchanges) => exchanges <= depth).find((most) => winsAfter(hand, most));
      if (least === undefined) expect(value, JSON.stringify(hand)).toBeGreaterThan(depth);
      else expect(value, JSON.stringify(hand)).toBe(least);
      count(counted, 'distance', least === undefined ? 'more' : String(least));
    }
    assertNoEmptyCell(coverageReport(counted));
  });

  test('AG-23: a tile is waited for exactly when adding it wins; targets lack what makes their distance', () => {
    const chance = chanceFrom(SEED + 3);
    let waited = 0;
    for (let made = 0; made < HANDS / 2; made++) {
      const hand = driftedCardHand(variants, chance);
      const [rules] = chance.pick(choices);
      const where = JSON.stringify(hand);
      const nearest = found(hand, rules);
      const list = targets(hand, rules, { impossible: true, within: 1 });
      if (nearest < Number.POSITIVE_INFINITY && list.ok)
        for (const target of list.value.targets) {
          const missing = target.missing.reduce((sum, one) => sum + one.count, 0);
          expect(missing, where).toBe(target.distance);
        }
      if (nearest < Number.POSITIVE_INFINITY) {
        const least = list.ok ? Math.min(...list.value.targets.map((target) => target.distance)) : -1;
        expect(least, where).toBe(nearest);
      }
      if (allOf(hand).length !== 13) continue;
      const answer = waits(hand, rules);
      const tiles = answer.ok ? answer.value.map(({ tile }) => tile) : [];
      const expected = toBeHad(hand).filter((tile) => {
        const whole = { ...hand, concealed: [...hand.concealed, tile] };
        return isWinningHand(whole, rules, { by: 'wall', tile });
      });
      expect(new Set(tiles), where).toEqual(new Set(expected));
      waited += expected.length;
    }
    expect(waited).toBeGreaterThan(0);
  });
});

const CLOSED: Card = read({
  name: 'Two lines',
  sections: [
    {
      name: 'Pungs',
      lines: [
        { hand: '111a 222a 333a 444a 55a', value: 25, open: false },
        { hand: '111a 222a 333a EEE NN', value: 30, open: true },
      ],
    },
  ],
});

const handOf = (text: string): Hand => {
  const hand = parseHandText(text);
  if (!hand.ok) throw new Error(text);
  return hand.value;
};

test.each([
  ['concealed, the closed line counts', '111B 222B 333B 444B 5B N', 1],
  ['an exposure leaves the open line only', '[111B] 222B 333B 444B 5B N', 4],
  ['an exposure of another size fits nothing', '[1111B] 222B 333B EE NN', undefined],
  ['jokers stand in pungs, not in pairs', '11B J 22B J 33B J EEE N J', 1],
  ['an exposure of jokers and its tile stays', '[1BJJ] 222B 333B EEE N W', 1],
])('AG-18, AG-20: %s', (_, text, expected) => {
  const answer = distance(handOf(text), americanCard(CLOSED));
  expect(answer.ok ? answer.value : undefined).toBe(expected);
});
