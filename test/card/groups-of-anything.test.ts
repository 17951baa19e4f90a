import { describe, expect, test } from 'vitest';
import { CARD_LIMITS, countCardVariants, parseCard } from '../../src/american';
import { distance, targets, waits } from '../../src/analysis';
import {
  americanCard,
  type CardReading,
  deadReason,
  type Hand,
  isWinningHand,
  layouts,
  possible,
  TILES,
  type Tile,
  validateHand,
} from '../../src/index';
import { type Chance, chanceFrom } from '../generators/chance';
import { handOf } from '../hand-text';
import { naiveCardDistance } from '../naive/card-distance';
import { ANYTHING, expandCard } from '../naive/card-lines';
import { cardReadingText, naiveCardReadings } from '../naive/card-matcher';
import { samples } from '../samples';
import { unwrap } from '../unwrap';
import { cardJson, cardOf } from './cases';

// Groups of anything (docs/card-language.md): what a person counts by hand, and the twin with few tiles.

const SEVEN = '{pair} {pair} {pair} {pair} {pair} {pair} {pair}';
const cardWith = (...hands: readonly string[]) =>
  cardOf(hands.map((hand) => ({ hand, value: 25, open: true })));
const rulesOf = (...hands: readonly string[]) => americanCard(cardWith(...hands));

const COPIES = ANYTHING.flatMap((tile) => Array.from({ length: tile === 'F' ? 8 : 4 }, () => tile as Tile));
const countOf = (tiles: readonly Tile[], tile: string): number => tiles.filter((one) => one === tile).length;
const pairsIn = (tiles: readonly Tile[]): number =>
  ANYTHING.reduce((sum, tile) => sum + Math.floor(countOf(tiles, tile) / 2), 0);

/** Tiles of which many are alike. */
const fewKinds = (chance: Chance, jokers: number): readonly Tile[] => {
  const kinds = chance.shuffle(ANYTHING).slice(0, 5 + chance.below(6));
  const wall = chance.shuffle(COPIES.filter((tile) => kinds.includes(tile)));
  const drawn = [...wall, ...chance.shuffle(COPIES.filter((tile) => !kinds.includes(tile)))];
  return [...drawn.slice(0, 14 - jokers), ...Array.from({ length: jokers }, () => 'J' as const)];
};

describe('AG-25: seven pairs of anything', () => {
  const rules = rulesOf(SEVEN);

  test('win exactly if 14 tiles are seven pairs, four alike being two (AG-20)', () => {
    const chance = chanceFrom(7);
    let won = 0;
    for (let made = 0; made < 400; made++) {
      const seven = ANYTHING.flatMap(
        (tile) =>
          [
            [tile, tile],
            [tile, tile],
          ] as Tile[][],
      );
      const paired = chance.shuffle(seven).slice(0, 7).flat();
      const concealed = chance.oneIn(2) ? paired : [...paired.slice(0, 13), chance.pick(COPIES)];
      const wins = pairsIn(concealed) === 7;
      expect(isWinningHand({ concealed }, { rules }), concealed.join(' ')).toBe(wins);
      const answer = validateHand({ concealed }, { rules });
      expect(answer.valid ? answer.readings.length : 0).toBe(wins ? 1 : 0);
      if (wins) won++;
    }
    expect(won).toBeGreaterThan(150);
  });

  test('are as far as there are pairs and single tiles to pair', () => {
    const chance = chanceFrom(8);
    for (let made = 0; made < 200; made++) {
      const concealed = fewKinds(chance, chance.below(3));
      const pairs = Math.min(7, pairsIn(concealed));
      const single = ANYTHING.filter((tile) => countOf(concealed, tile) % 2 === 1).length;
      const lacking = 7 - pairs;
      // A tile of its own is paired with one; a pair of a tile that is not held takes two.
      const expected = lacking + Math.max(0, lacking - single);
      const answer = distance({ concealed }, { rules });
      expect(answer.ok && answer.value, concealed.join(' ')).toBe(expected);
    }
  });

  test('a hand that lacks one names the tile, and waits for it', () => {
    const answer = validateHand('11B 22B 33C 44D EE WW 5D 6D', { rules });
    const near = answer.valid ? undefined : answer.reasons.find(({ code }) => code === 'nearestLayout');
    expect(near?.params).toMatchObject({ missing: ['5D'], tooMany: ['6D'], distance: 1 });
    const waiting = waits('11B 22B 33C 44D EE WW 5D', { rules });
    expect(waiting.ok && waiting.value.map(({ tile }) => tile)).toEqual(['5D']);
  });

  test('take no joker, and say so', () => {
    const answer = validateHand('11B 22B 33C 44D EE WW 5D J', { rules });
    expect(answer.valid ? [] : answer.reasons.map(({ code }) => code)).toEqual([
      'jokerInPair',
      'nearestLayout',
    ]);
    expect(isWinningHand('11B 22B 33C 44D EE WW 5D J', { rules: rulesOf(SEVEN.replaceAll('}', '}*')) })).toBe(
      true,
    );
  });

  test('are one variant, and their layouts come one after the other', () => {
    expect(countCardVariants(cardWith(SEVEN))).toBe(1);
    const [first, second] = layouts({ rules });
    expect([first, second].map((one) => one?.groups.flatMap(({ tiles }) => tiles).length)).toEqual([14, 14]);
    expect(first).not.toEqual(second);
  });

  test('a far hand has so many targets that the nearest are listed', () => {
    const list = targets('123456789B 12345D', { rules, within: 3, limit: 1_000 });
    expect(list.ok && new Set(list.value.targets.map((target) => target.distance))).toEqual(new Set([7]));
    expect(list.ok && list.value.found).toBeGreaterThan(1_000);
  });
});

const FEW = ['1B', '2B', '3C', 'RD', 'F'];
/** A hand of these few tiles: the twin, which writes all out, makes groups of anything of them only. */
const LINES = [
  '{pair} {pair} {pair} {kong} {kong}',
  '{pung} {pung}! {kong}~ {kong}',
  '{quint} {sextet} {pung}',
  '{pair}* {pair} 1111B {pung} {pung}',
  '22a {pair} {pung} {pung} {kong}',
  'FF {kong} {kong} {kong}',
];

describe.each(LINES)('AG-25: %s, with few tiles', (line) => {
  const card = cardWith(line);

  /** Exposures that may lie in the line, and concealed tiles, all of few kinds; jokers never stand for a group alone. */
  const handOfFew = (chance: Chance, variants: ReturnType<typeof expandCard>): Hand => {
    const supply = new Map(FEW.map((tile) => [tile, tile === 'F' ? 8 : 4]));
    const take = (tile: string): Tile => {
      supply.set(tile, (supply.get(tile) ?? 0) - 1);
      return tile as Tile;
    };
    const { groups } = chance.pick(variants);
    const melds = groups.flatMap(({ tiles }) => {
      const [own] = tiles;
      if (own === undefined || tiles.length < 3 || !chance.oneIn(5) || (supply.get(own) ?? 0) < tiles.length)
        return [];
      return [{ tiles: tiles.map((_, at) => (at === 1 && chance.oneIn(2) ? 'J' : take(own))) }];
    });
    const held = melds.reduce((sum, { tiles }) => sum + tiles.length, 0);
    const wall = FEW.flatMap((tile) => Array.from({ length: supply.get(tile) ?? 0 }, () => tile as Tile));
    const jokers = Array.from({ length: chance.below(6) }, () => 'J' as const);
    const first = chance.shuffle(FEW).slice(0, 2 + chance.below(4));
    const sorted = chance
      .shuffle(wall)
      .sort((one, other) => Number(first.includes(other)) - Number(first.includes(one)));
    const concealed = [...jokers, ...sorted].slice(0, 14 - held);
    return melds.length > 0 ? { concealed, melds } : { concealed };
  };

  test.each([false, true])(
    'the twin reads hands alike, and is as far; flowers serve: %s',
    (flowersAsJokers) => {
      const rules = flowersAsJokers
        ? americanCard(card, { preset: 'american-game', flowersAsJokers })
        : americanCard(card);
      const variants = expandCard(card, false, FEW, flowersAsJokers);
      const chance = chanceFrom(25);
      let won = 0;
      for (let made = 0; made < samples(20); made++) {
        const hand = handOfFew(chance, variants);
        const where = JSON.stringify(hand);
        const expected = naiveCardReadings(hand, variants, () => line, { flowersAsJokers });
        const answer = validateHand(hand, { rules });
        const isOfFew = ({ groups }: CardReading) =>
          groups.every(({ tiles }) => tiles.every((tile) => FEW.includes(tile)));
        const found = answer.valid ? answer.readings.filter(isOfFew) : [];
        const texts = found.map(({ value, groups }) => cardReadingText(value, line, groups));
        if (answer.valid && answer.truncated) expect(expected, where).toEqual(expect.arrayContaining(texts));
        else expect([...new Set(texts)].sort(), where).toEqual(expected);
        expect(isWinningHand(hand, { rules }), where).toBe(answer.valid);
        const far = distance(hand, { rules });
        const naive = naiveCardDistance(hand, variants, flowersAsJokers);
        // Other tiles than these few are no nearer, but where few of them are left.
        if (naive < Number.POSITIVE_INFINITY) expect(far.ok && far.value, where).toBeLessThanOrEqual(naive);
        expect(far.ok && far.value === 0, where).toBe(answer.valid);
        if (answer.valid) won++;
      }
      expect(won).toBeGreaterThan(0);
    },
  );
});

describe('AG-20: jokers in groups of anything', () => {
  test('a kong of jokers alone is read as each tile', () => {
    const answer = validateHand('JJJJ 2222B 3333C FF', { rules: rulesOf('FF {kong} {kong} {kong}') });
    const readings = answer.valid ? answer.readings : [];
    const kinds = readings
      .filter(({ groups }) => groups.some(({ jokers }) => jokers === 4))
      .map(({ groups }) => groups.find(({ jokers }) => jokers === 4)?.tile);
    expect(new Set(kinds)).toEqual(new Set(ANYTHING));
    for (const { groups } of readings) expect(groups.map(({ tiles }) => tiles.length)).toEqual([2, 4, 4, 4]);
  });

  test('every tile completes a kong of three jokers', () => {
    const answer = waits('JJJ 2222B 3333C FF', { rules: rulesOf('FF {kong} {kong} {kong}') });
    const waited = answer.ok ? answer.value.map(({ tile }) => tile) : [];
    const canCome = TILES.filter((tile) => ANYTHING.includes(tile) || tile === 'J');
    expect(new Set(waited)).toEqual(new Set(canCome.filter((tile) => tile !== '2B' && tile !== '3C')));
  });
});

describe('AG-31: exposures in groups of anything', () => {
  const rules = rulesOf('{pung} {pung} {kong} {kong}');

  test('any two of a size have a place, three have none', () => {
    expect(possible({ melds: '[EEE] [555D] [111BJ]' }, { rules }).possible).toBe(true);
    const three = { melds: '[EEE] [555D] [777C]' };
    expect(unwrap(deadReason(three, { rules }))?.code).toBe('exposuresMatchNoLine');
    expect(possible(three, { rules }).possible).toBe(false);
  });

  test('a hand is dead if no other kind has enough tiles left', () => {
    const own = handOf('1B [EEE] [555D] [1111B]').melds ?? [];
    const gone = (kept: string): Tile[] => {
      const wall = [...COPIES, ...Array.from({ length: 8 }, () => 'J' as const)];
      for (const tile of [...own.flatMap(({ tiles }) => tiles), ...Array.from({ length: 4 }, () => kept)])
        wall.splice(wall.indexOf(tile as Tile), 1);
      return wall.slice(0, 200);
    };
    const enough = possible({ melds: own, visible: gone('9C') }, { rules });
    expect(enough.possible).toBe(true);
    const visible: Tile[] = [...gone('9C'), '9C'];
    const dead = deadReason({ melds: own, visible }, { rules });
    expect(dead.ok && dead.value?.code).toBe('neededTilesGone');
  });
});

test('a card has at most so many variants with groups of anything', () => {
  const card = (hands: number) =>
    cardJson([{ hand: Array(hands).fill('X? Y? {kong} {kong} {kong}'), value: 25, open: true }]);
  expect(parseCard(card(1)).ok).toBe(true);
  const read = parseCard(card(2));
  expect(read.ok ? [] : read.error.reasons.map(({ message }) => message)).toEqual([
    'Section 1, line 1, hand 2: with this hand the card has 648 variants with groups of anything; at most 500 are read.',
  ]);
  expect(CARD_LIMITS.anyVariants).toBe(500);
});
