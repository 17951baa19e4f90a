import { afterAll, describe, expect, test, vi } from 'vitest';
import { parseCard } from '../../src/games/american/card/language/parse-card';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { americanCard } from '../../src/games/american/card/rules';
import type { Card } from '../../src/games/american/card/vocabulary';
import { deadReason, possible } from '../../src/questions/possible';
import { scoreHand } from '../../src/questions/score-hand';
import { settle } from '../../src/questions/settle';
import { isWinningHand, validateHand } from '../../src/questions/validate-hand';
import { TILES, type Tile } from '../../src/tiles/tile';
import { naiveNet } from '../naive/american-payments';
import { expandCard, type NaiveVariant } from '../naive/card-lines';
import { cardReadingText, naiveCardReadings, naivelyPossibleWithCard } from '../naive/card-matcher';
import { unwrap } from '../unwrap';
import { anyVariant, cardHand, winningCardHand } from './card-hands';
import { type Chance, chanceFrom } from './chance';
import { assertNoEmptyCell, count, coverageReport, newCoverage } from './coverage';
import { CONSTRUCTS, stressCard } from './stress-card';

// Hands with a card against the naive twin: the practice card, and a card of random lines with every construct.
// CARD_HANDS sets how many hands are compared with each, SEEN_HANDS how many exposed ones, CARD_SEED where chance starts.

const HANDS = Number(process.env['CARD_HANDS'] ?? 600);
const SEEN = Number(process.env['SEEN_HANDS'] ?? 200);
const SEED = Number(process.env['CARD_SEED'] ?? 5);
const STRESS_LINES = 50;
const MOST_VARIANTS = 700;

vi.setConfig({ testTimeout: 600_000 + 10 * HANDS });

const read = (card: Card): Card => unwrap(parseCard(card));

const isSound = (card: Card): boolean => {
  if (!parseCard(card).ok) return false;
  const { length } = expandCard(card);
  return length > 0 && length <= MOST_VARIANTS;
};

const CARDS: readonly (readonly [string, Card])[] = [
  ['the practice card', read(practiceCard)],
  ['a stress card', read(stressCard(chanceFrom(SEED), STRESS_LINES, isSound))],
];

const textIn =
  (card: Card) =>
  ({ section, line, place }: NaiveVariant): string => {
    const { name, lines } = card.sections[section] as Card['sections'][number];
    const hands = [lines[line]?.hand].flat();
    return `${name} ${line + 1} ${hands[place]}`;
  };

const unseenBeside = (visible: readonly Tile[]): Map<string, number> => {
  const unseen = new Map<string, number>(TILES.slice(0, 35).map((tile) => [tile, tile === 'F' ? 8 : 4]));
  unseen.set('J', 8);
  for (const tile of visible) unseen.set(tile, (unseen.get(tile) ?? 0) - 1);
  return unseen;
};

test('the stress card uses every construct', () => {
  const texts =
    CARDS[1]?.[1].sections.flatMap(({ lines }) => lines.flatMap(({ hand }) => [hand].flat())) ?? [];
  const unused = Object.entries(CONSTRUCTS).filter(
    ([, pattern]) => !texts.some((text) => pattern.test(text)),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});

/** What the option gives to lines that do not say what they are worth more without exposures. */
const USUAL_BONUS = 5;
/** What can be read off the text of a reading: its value stands first. */
const valueIn = (reading: string): number => Number(reading.split(' ', 1)[0]);

test('the stress card has lines with every sort of bonus', () => {
  const bonuses = CARDS[1]?.[1].sections.flatMap(({ lines }) =>
    lines.map(({ concealedBonus }) => concealedBonus),
  );
  expect(new Set(bonuses)).toEqual(new Set([undefined, 0, 2.5, 10, 30]));
});

describe.each(CARDS)('%s', (_, card) => {
  const rules = americanCard(card, { concealedBonus: USUAL_BONUS });
  const variants = expandCard(card);
  const textOf = textIn(card);
  const counted = newCoverage({
    made: ['winning', 'nearMiss', 'random'],
    answer: ['wins', 'loses'],
    jokers: ['0', '1', '2', '3', '4', '5', '6', '7', '8'],
    exposures: ['0', '1', '2', '3+'],
    readings: ['one', 'more'],
    bonus: ['some', 'none'],
    line: [...new Set(variants.map(textOf))],
  });

  test('AG-25: the twin reads every hand alike', () => {
    const chance = chanceFrom(SEED + 1);
    for (let made = 0; made < HANDS; made++) {
      const { hand, made: how } = cardHand(variants, chance);
      const where = JSON.stringify(hand);
      const expected = naiveCardReadings(hand, variants, textOf, { concealedBonus: USUAL_BONUS });
      const answer = validateHand(hand, { rules });
      const found = answer.valid
        ? answer.readings.map(({ section, line, hand: text, value, groups }) =>
            cardReadingText(value, `${section} ${line} ${text}`, groups),
          )
        : [];
      // The twin does not tell which of several groups a flower serves in, and lists more than the thousand best.
      const isCut = answer.valid && answer.truncated === true;
      const kept = isCut ? expected.filter((reading) => found.includes(reading)) : expected;
      expect([...new Set(found)].sort(), where).toEqual(kept);
      expect(isCut, where).toBe(expected.length > kept.length);
      if (answer.valid)
        expect(new Set(answer.readings.map((one) => JSON.stringify(one))).size).toBe(answer.readings.length);
      expect(isWinningHand(hand, { rules }), where).toBe(expected.length > 0);
      count(counted, 'made', how);
      count(counted, 'answer', answer.valid ? 'wins' : 'loses');
      if (!answer.valid) continue;
      const values = answer.readings.map(({ value }) => value);
      expect(values, where).toEqual(values.toSorted((one, other) => other - one));
      const best = Math.max(...expected.map(valueIn));
      const score = unwrap(scoreHand(hand, { rules, win: { by: 'wall' } }));
      expect(score.total, where).toBe(best);
      const paid = unwrap(settle({ ...score.claim, jokerless: false, winner: 'S' }, { rules }));
      const claim = { by: 'wall', winner: 'S', value: best } as const;
      expect(paid.net, where).toEqual(naiveNet({ ...rules.options, name: 'american-2018' }, claim));
      count(counted, 'bonus', score.lines.length > 1 ? 'some' : 'none');
      const tiles = [...hand.concealed, ...(hand.melds ?? []).flatMap((meld) => meld.tiles)];
      count(counted, 'jokers', String(tiles.filter((tile) => tile === 'J').length));
      count(counted, 'exposures', (hand.melds?.length ?? 0) > 2 ? '3+' : String(hand.melds?.length ?? 0));
      count(counted, 'readings', answer.readings.length > 1 ? 'more' : 'one');
      for (const { section, line, hand: text } of answer.readings)
        count(counted, 'line', `${section} ${line} ${text}`);
    }
  });

  afterAll(() => assertNoEmptyCell(coverageReport(counted)));
});

describe.each(CARDS)('AG-31: with %s', (_, card) => {
  const rules = americanCard(card);
  const variants = expandCard(card);
  const closed = variants.filter(
    ({ open, groups }) => !open && groups.some(({ tiles }) => tiles.length > 2 && new Set(tiles).size === 1),
  );
  const counted = newCoverage({
    answer: ['possible', 'closedHandExposed', 'exposuresMatchNoLine', 'neededTilesGone'],
    exposures: ['0', '1', '2', '3+'],
    exchange: ['none', 'some'],
  });

  /** Exposures that belong to a line, now and then to a concealed one or to none; and tiles seen elsewhere. */
  const seenHand = (
    chance: Chance,
  ): { melds: readonly { tiles: readonly Tile[] }[]; visible: readonly Tile[] } => {
    const showsClosed = chance.oneIn(4);
    const variant = anyVariant(showsClosed ? closed : variants, chance);
    const isOpen = variant.open || showsClosed;
    const hand = winningCardHand({ ...variant, open: isOpen }, chance.below(6), chance);
    const foreign = chance.oneIn(6)
      ? [{ tiles: ['GD', 'GD', 'GD'] as const }, { tiles: ['5C', '5C', '5C'] as const }]
      : [];
    const melds = [...foreign, ...(hand?.melds ?? [])]
      .filter(({ tiles }) => tiles.length <= 6)
      .slice(0, 1 + chance.below(4));
    const onTable = melds.flatMap(({ tiles }) => tiles);
    const isSound = [...unseenBeside(onTable).values()].every((count) => count >= 0);
    if (onTable.length > 13 || !isSound) return seenHand(chance);
    const wall = [...unseenBeside(onTable)].flatMap(([tile, copies]) =>
      Array.from({ length: Math.max(0, copies) }, () => tile as Tile),
    );
    const own = new Set(variant.groups.flatMap(({ tiles }) => tiles));
    const kept = chance.below(3);
    const rest = chance.shuffle(wall);
    const others = rest.filter((tile) => kept > 0 && !own.has(tile) && tile !== 'J');
    const needed = rest.filter((tile) => kept === 0 || own.has(tile) || tile === 'J');
    const jokersGone = chance.oneIn(2) ? needed.filter((tile) => tile === 'J').slice(chance.below(3)) : [];
    const more = needed.filter((tile) => tile !== 'J' || jokersGone.length === 0);
    return {
      melds,
      visible: [...others, ...jokersGone, ...more.slice(0, chance.below(kept === 0 ? 110 : 12))],
    };
  };

  test('the twin agrees which hands are dead', () => {
    const chance = chanceFrom(SEED + 2);
    for (let made = 0; made < SEEN; made++) {
      const { melds, visible } = seenHand(chance);
      const where = JSON.stringify({ melds, visible });
      const unseen = unseenBeside([...visible, ...melds.flatMap(({ tiles }) => tiles)]);
      const atFirst = unseenBeside(melds.flatMap(({ tiles }) => tiles));
      const expected = naivelyPossibleWithCard(melds, unseen, variants)
        ? undefined
        : naivelyPossibleWithCard(melds, atFirst, variants)
          ? 'neededTilesGone'
          : naivelyPossibleWithCard(melds, atFirst, variants, { closed: true })
            ? 'closedHandExposed'
            : 'exposuresMatchNoLine';
      const dead = deadReason({ melds, visible }, { rules });
      expect(dead.ok && dead.value?.code, where).toBe(expected);
      count(counted, 'answer', expected ?? 'possible');
      count(counted, 'exposures', melds.length > 2 ? '3+' : String(melds.length));
      const answer = possible({ melds, visible }, { rules });
      if (!answer.possible) continue;
      const { hand } = answer.witness;
      expect(naiveCardReadings(hand, variants, textIn(card)).length, where).toBeGreaterThan(0);
      const onTable = hand.melds ?? [];
      expect(onTable.map(({ tiles }) => tiles.length)).toEqual(melds.map(({ tiles }) => tiles.length));
      const after = unseenBeside([...visible, ...hand.concealed, ...onTable.flatMap(({ tiles }) => tiles)]);
      expect(
        [...after].filter(([, number]) => number < 0),
        where,
      ).toEqual([]);
      count(counted, 'exchange', JSON.stringify(onTable) === JSON.stringify(melds) ? 'none' : 'some');
    }
  });

  afterAll(() => assertNoEmptyCell(coverageReport(counted)));
});
