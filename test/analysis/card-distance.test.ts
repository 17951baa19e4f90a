import { describe, expect, test, vi } from 'vitest';
import { distance, targets, waits } from '../../src/analysis';
import { parseCard } from '../../src/games/american/card/language/parse-card';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { type AmericanCard, americanCard } from '../../src/games/american/card/rules';
import type { Card, CardWin } from '../../src/games/american/card/vocabulary';
import type { Hand } from '../../src/hands/hand';
import { layouts } from '../../src/questions/layouts';
import { isWinningHand } from '../../src/questions/validate-hand';
import { TILES, type Tile } from '../../src/tiles/tile';
import { cardOf, openCard } from '../card/cases';
import { anyVariant, winningCardHand } from '../generators/card-hands';
import { type Chance, chanceFrom } from '../generators/chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from '../generators/coverage';
import { exchanged, tilesOf } from '../generators/drifted-hands';
import { stressCard } from '../generators/stress-card';
import { handOf } from '../hand-text';
import { naiveCardDistance } from '../naive/card-distance';
import { expandCard, type NaiveVariant } from '../naive/card-lines';
import { naiveGrownDistance } from '../naive/grown-hands';
import { samples } from '../samples';
import { unwrap } from '../unwrap';
import { countIn, distanceIn, expectOneApart, expectSearched, few, winsGrown } from './distances';

// How far hands are from the lines of a card: against a scan that matches tiles to places, and against exchanges tried out.
// SEED sets where chance starts.

const HANDS = samples(75);
const SEED = Number(process.env['SEED'] ?? 3);
const NAMES: readonly Tile[] = [...TILES.slice(0, 35), 'J'];

vi.setConfig({ testTimeout: 600_000 });

const read = (card: Card): Card => unwrap(parseCard(card));

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

/** The tiles that a hand may still get. */
const toBeHad = (hand: Hand): readonly Tile[] =>
  NAMES.filter((tile) => countIn(tilesOf(hand), tile) < copiesOf(tile));

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

/** The hand with a tile of an exposure of four or more back on the rack, or lost, so that the exposure can grow again (TG-5). */
const shrunk = (hand: Hand, chance: Chance): Hand => {
  const { concealed, melds = [] } = hand;
  const at = melds.findIndex(({ tiles }) => tiles.length > 3);
  const [tile, ...others] = melds[at]?.tiles ?? [];
  if (tile === undefined || !others.some((one) => one !== 'J' && one !== 'F')) return hand;
  const shorter = melds.map((meld, place) => (place === at ? { tiles: others } : meld));
  const kept = chance.oneIn(2) ? tile : chance.pick(toBeHad(hand));
  return { concealed: [...concealed, kept], melds: shorter };
};

describe.each(CARDS)('%s', (_, card) => {
  const variants = expandCard(card);
  const choices = [
    [americanCard(card), false],
    [americanCard(card, { preset: 'american-game', flowersAsJokers: true }), true],
  ] as const;
  const wins = (hand: Hand, rules: AmericanCard, grows: boolean, win?: CardWin): boolean =>
    grows ? winsGrown(hand, rules, true, win) : isWinningHand(hand, { rules, win });
  /** A hand and rules to measure it by; where exposures grow, one of them is shorter. */
  const drawn = (chance: Chance) => {
    const hand = driftedCardHand(variants, chance);
    const [rules, grows] = chance.pick(choices);
    return { hand: grows ? shrunk(hand, chance) : hand, rules, grows };
  };

  test('AG-23: the distance is that of the nearest line, exposures and jokers where they may be', () => {
    const chance = chanceFrom(SEED);
    const counted = newCoverage({
      jokers: ['0', '1', '2', '3', '4 or more'],
      exposures: ['0', '1', '2 or more'],
      distance: ['0', '1', '2', '3', '4 or more'],
      size: ['13', '14'],
      flowers: ['true', 'false'],
      grown: ['true', 'false'],
    });
    for (let made = 0; made < HANDS; made++) {
      const { hand, rules, grows: flowersAsJokers } = drawn(chance);
      const asItLies = (one: Hand): number => naiveCardDistance(one, variants, flowersAsJokers);
      const expected = flowersAsJokers ? naiveGrownDistance(hand, true, asItLies) : asItLies(hand);
      const value = distanceIn(hand, rules);
      expect(value, JSON.stringify({ hand, flowersAsJokers })).toBe(expected);
      count(counted, 'grown', String(flowersAsJokers && expected < asItLies(hand)));
      count(counted, 'jokers', few(tilesOf(hand).filter((tile) => tile === 'J').length, 4));
      count(counted, 'exposures', few(hand.melds?.length ?? 0, 2));
      count(counted, 'distance', few(value, 4));
      count(counted, 'size', String(tilesOf(hand).length));
      count(counted, 'flowers', String(flowersAsJokers));
    }
    assertNoEmptyCell(coverageReport(counted));
  });

  test('AG-23: one exchange changes it by one at most, 0 is a win, a joker more is never farther', () => {
    const chance = chanceFrom(SEED + 1);
    for (let made = 0; made < 2 * HANDS; made++) {
      const { hand, rules, grows } = drawn(chance);
      const before = distanceIn(hand, rules);
      const where = JSON.stringify(hand);
      const after = distanceIn(
        exchanged(hand, chance.below(hand.concealed.length), chance.pick(toBeHad(hand))),
        rules,
      );
      expectOneApart(before, after, where);
      if (tilesOf(hand).length === 14) expect(before === 0, where).toBe(wins(hand, rules, grows));
      else if (toBeHad(hand).includes('J'))
        expect(
          distanceIn({ ...hand, concealed: [...hand.concealed, 'J'] }, rules),
          where,
        ).toBeLessThanOrEqual(before);
    }
  });

  test('AG-23: a breadth-first search by exchanges needs as many', () => {
    const chance = chanceFrom(SEED + 2);
    const [rules] = choices[0];
    const counted = newCoverage({ distance: ['0', '1', '2', 'more'] });
    let deep = 3;
    for (let made = 0; made < 60; made++) {
      const hand = driftedCardHand(variants, chance);
      if (tilesOf(hand).length !== 14) continue;
      const value = distanceIn(hand, rules);
      const isDeep = value === 2 && hand.melds === undefined && deep-- > 0;
      count(counted, 'distance', expectSearched(hand, rules, toBeHad, isDeep ? 2 : 1));
    }
    assertNoEmptyCell(coverageReport(counted));
  });

  test('AG-23: a tile is waited for exactly when adding it wins; targets lack what makes their distance', () => {
    const chance = chanceFrom(SEED + 3);
    let waited = 0;
    for (let made = 0; made < HANDS / 2; made++) {
      const { hand, rules, grows } = drawn(chance);
      const where = JSON.stringify(hand);
      const nearest = distanceIn(hand, rules);
      const list = targets(hand, { rules, impossible: true, within: 1 });
      if (nearest < Number.POSITIVE_INFINITY && list.ok)
        for (const target of list.value.targets) {
          const missing = target.missing.reduce((sum, one) => sum + one.count, 0);
          expect(missing, where).toBe(target.distance);
        }
      if (nearest < Number.POSITIVE_INFINITY) {
        const least = list.ok ? Math.min(...list.value.targets.map((target) => target.distance)) : -1;
        expect(least, where).toBe(nearest);
      }
      if (tilesOf(hand).length !== 13) continue;
      const answer = waits(hand, { rules });
      const tiles = answer.ok ? answer.value.map(({ tile }) => tile) : [];
      const expected = toBeHad(hand).filter((tile) => {
        const whole = { ...hand, concealed: [...hand.concealed, tile] };
        return wins(whole, rules, grows, { by: 'wall', tile });
      });
      expect(new Set(tiles), where).toEqual(new Set(expected));
      waited += expected.length;
    }
    expect(waited).toBeGreaterThan(0);
  });
});

/** A hand of 13 or 14 tiles of the wall. */
const anyHand = (chance: Chance): Hand => {
  const wall = NAMES.flatMap((tile) => Array.from({ length: copiesOf(tile) }, () => tile));
  return { concealed: chance.shuffle(wall).slice(0, 13 + chance.below(2)) };
};

// The variants of each of these cards are too many to be added up in one list: three times 2,187, and 2,187 that share little.
const LARGE: readonly (readonly string[])[] = [
  ['11? 22? 33? 44? 55? 66? 77?', '22? 33? 44? 55? 66? 77? 88?', '33? 44? 55? 66? 77? 88? 99?'],
  ['1? 2? 3? 4? 5? 6? 7? RRR 0000', 'FFFF 11a 222b 333c NN'],
];

test.each(LARGE)('AG-23: among thousands of variants the nearest counts, %s', (...hands) => {
  const chance = chanceFrom(SEED + 4);
  const rules = americanCard(openCard(...hands));
  const lines = hands.map((hand) => expandCard(openCard(hand)));
  for (let made = 0; made < 150; made++) {
    const hand = winningCardHand(anyVariant(chance.pick(lines), chance), chance.below(2), chance);
    if (hand !== undefined) expect(distanceIn(hand, rules), JSON.stringify(hand)).toBe(0);
  }
  for (let made = 0; made < 6; made++) {
    const hand = made < 3 ? anyHand(chance) : driftedCardHand(chance.pick(lines), chance);
    const expected = Math.min(...lines.map((variants) => naiveCardDistance(hand, variants, false)));
    expect(distanceIn(hand, rules), JSON.stringify(hand)).toBe(expected);
  }
});

test('AG-23: in every order of the suits a line is as near as its tiles are', () => {
  const rules = americanCard(openCard('1111a 22a 3333b 44b 55c'));
  for (const [a, b, c] of ['BCD', 'BDC', 'CBD', 'CDB', 'DBC', 'DCB']) {
    const tiles = (text: string) => text.replaceAll('a', a!).replaceAll('b', b!).replaceAll('c', c!);
    const [exact, far] = ['1111a 22a 3333b 44b 55c', '111a 2a J 333b 4b J 55c N E'].map((text) =>
      handOf(tiles(text)),
    );
    expect(distanceIn(exact!, rules)).toBe(0);
    expect(distanceIn(far!, rules)).toBe(2);
  }
});

test('AG-23, TG-5: a hand that lies open as a whole lacks nothing', () => {
  const card = openCard('1111a 2222a 333b 444c');
  const rules = americanCard(card, { preset: 'american-game' });
  // Needs of other hands were added up before.
  expect(distanceIn(handOf('1111B 2222B 333D E E W'), rules)).toBe(3);
  expect(distanceIn(handOf('[1111B] [2222B] [333D] [444C]'), rules)).toBe(0);
});

const grownBy = (line: string, text: string) => {
  const rules = americanCard(openCard(line), { preset: 'american-game' });
  const waiting = waits(handOf(text), { rules });
  return waiting.ok ? waiting.value.map(({ tile }) => tile) : [];
};

test.each([
  ['a printed joker that the exposure lacks', 'FF 222Ja 4444b 6666c', '[222B] FF 4444C 6666D', ['J']],
  ['a tile beside it', 'FF 222Ja 4444b 6666c', '[22BJ] FF 4444C 6666D', ['2B', 'J']],
  ['no joker where the group takes none', 'FF 2222a! 4444b 6666c', '[222B] FF 4444C 6666D', ['2B']],
] as const)('TG-5: to an exposure is added %s', (_, line, text, expected) => {
  expect(grownBy(line, text)).toEqual(expected);
});

test('AG-26, TG-5: a wait has the score of the way to lay tiles on exposures that brings most', () => {
  const card = cardOf([
    { hand: '{pung} {pung} {kong} {kong}', value: 25, open: true },
    { hand: '{pung} {pung} {pung} {quint}', value: 60, open: true },
  ]);
  const rules = americanCard(card, { preset: 'american-game' });
  const found = unwrap(waits(handOf('J 555D 66C [333B] [77BJJ]'), { rules }));
  const totals = Object.fromEntries(found.map(({ tile, score }) => [tile, score.total]));
  // As it lies a kong of three and a joker wins for 25; with that joker the other exposure is a quint.
  expect(totals).toEqual({ '3B': 25, '7B': 60, '6C': 60, '5D': 25, J: 60 });
});

test('TG-5: what is left of a group cannot be exposed', () => {
  const rules = americanCard(openCard('2222a 33a 44a 55a 66a 77a'), { preset: 'american-game' });
  const exposing = (text: string) => unwrap(targets(handOf(text), { rules })).targets[0]?.mayExpose;
  expect(exposing('[222B] 33B 44B 55B 66B 7B E')).toBe(false);
  expect(exposing('2222B 33B 44B 55B 66B 7B E')).toBe(true);
});

test('AG-23: lines that ask for the same tiles are all targets', () => {
  const hands = ['1111a 22a 3333b 44b 55c', '1111b 22b 3333c 44c 55a', '44b 3333b 22a 1111a 55c'];
  const list = targets(handOf('1111B 22B 3333C 44C 5D N'), { rules: americanCard(openCard(...hands)) });
  const groups = list.ok ? list.value.targets.map(({ group }) => group.at(-1)) : [];
  expect(groups.toSorted()).toEqual(hands.toSorted());
});

test('AG-23: targets that are equally near come in the order of the card', () => {
  const rules = americanCard(openCard('1111a 22a 3333b 44b 55c'));
  const list = targets(handOf('NNNN EEEE WWWW SS'), { rules });
  const found = list.ok ? list.value.targets.map(({ layout }) => layout.groups[0]?.tile ?? '') : [];
  expect(found).toEqual([...layouts({ rules })].map(({ groups }) => groups[0]?.tile));
  expect(found).toEqual(['1B', '1B', '1C', '1C', '1D', '1D']);
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

test.each([
  ['concealed, the closed line counts', '111B 222B 333B 444B 5B N', 1],
  ['an exposure leaves the open line only', '[111B] 222B 333B 444B 5B N', 4],
  ['an exposure of another size fits nothing', '[1111B] 222B 333B EE NN', undefined],
  ['jokers stand in pungs, not in pairs', '11B J 22B J 33B J EEE N J', 1],
  ['an exposure of jokers and its tile stays', '[1BJJ] 222B 333B EEE N W', 1],
])('AG-18, AG-20: %s', (_, text, expected) => {
  const answer = distance(handOf(text), { rules: americanCard(CLOSED) });
  expect(answer.ok ? answer.value : undefined).toBe(expected);
});
