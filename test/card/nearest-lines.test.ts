import { describe, expect, test } from 'vitest';
import type { Card, CardLayout } from '../../src/american';
import { heldHand } from '../../src/games/american/card/exposures';
import { cardVariants } from '../../src/games/american/card/layouts/list-variants';
import { isDefinite, type Variant } from '../../src/games/american/card/layouts/templates';
import { nearestLines } from '../../src/games/american/card/reasons/nearest-lines';
import { checkHand } from '../../src/hands/check-hand';
import { americanCard, layouts, TILES, type Tile, validateHand } from '../../src/index';
import { chanceFrom } from '../generators/chance';
import { cardOf } from './cases';

// Lines of thousands of variants: the nearest ones are found without a closer look at most of them, and are the same.

const WIDE = 'XXX? YYY? UUU ZZZ FF; U wind, Z dragon';
const LINES = [
  { hand: WIDE, value: 25, open: true },
  { hand: 'XXa XX1a XXXX2b XX3c XXXX4c', value: 30, open: true },
  { hand: '(XX? YY? | YYYY?) UUU VVV FFFF; U wind, V wind', value: 25, open: false },
  { hand: 'FF 555a 777a 999b DDDb', value: 35, open: true },
  { hand: 'NEWS XXXa XXXb DDDDc', value: 30, open: true },
];

const count = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((one) => one === tile).length;

/** How many tiles a layout lacks, counted tile by tile; jokers stand in three or more alike (AG-20). */
const lacks = ({ groups }: CardLayout, hand: readonly Tile[]): number => {
  const mayBeJokers = groups.filter(({ tile, size }) => tile !== undefined && size >= 3);
  const ownOnly = groups.filter((group) => !mayBeJokers.includes(group)).flatMap(({ tiles }) => tiles);
  const others = mayBeJokers.flatMap(({ tiles }) => tiles);
  let [missing, open] = [0, 0];
  for (const tile of new Set([...ownOnly, ...others])) {
    const [own, more, held] = [count(ownOnly, tile), count(others, tile), count(hand, tile)];
    missing += Math.max(0, own - held);
    open += Math.max(0, more - Math.max(0, held - own));
  }
  return missing + Math.max(0, open - count(hand, 'J'));
};

/** The nearest layout of each line: by what it lacks, then by value, then in the order of the card; three at most. */
const naiveNearest = (all: readonly CardLayout[], hand: readonly Tile[]) => {
  const ranked = all.map((layout, place) => ({ layout, place, missing: lacks(layout, hand) }));
  ranked.sort(
    (one, other) =>
      one.missing - other.missing || other.layout.value - one.layout.value || one.place - other.place,
  );
  const lines = ranked.filter(
    ({ layout }, place) => ranked.findIndex((one) => one.layout.line === layout.line) === place,
  );
  const least = lines[0]?.missing ?? 0;
  return lines
    .slice(0, 3)
    .filter(({ missing }) => missing < least + 3)
    .map(({ layout, missing }) => [layout.line, missing, layout.groups.map(({ tiles }) => tiles)]);
};

const variantsOf = (card: Card, flowersAsJokers = false): readonly Variant[] =>
  cardVariants({ card, fixedColours: false, flowersAsJokers }).filter(isDefinite);

/** The same variants, which count how often their groups are looked at. */
const counted = (variants: readonly Variant[], look: () => void): readonly Variant[] =>
  variants.map((variant) => ({
    ...variant,
    groups: variant.groups.map((group) => ({
      ...group,
      get places() {
        look();
        return group.places;
      },
    })),
  }));

const pool = TILES.filter((tile) => !/^[FS]\d|YD/.test(tile));

describe('AG-23: the nearest lines of a card with thousands of variants', () => {
  const rules = americanCard(cardOf(LINES));
  const all = [...layouts({ rules })];
  const chance = chanceFrom(23);
  /** A winning hand with some tiles changed, some to jokers. */
  const losing = (changes: number, jokers: number): readonly Tile[] => {
    const hand = chance.pick(all).groups.flatMap(({ tiles }) => [...tiles]);
    for (let each = 0; each < changes + jokers; each++)
      hand[chance.below(hand.length)] = each < jokers ? 'J' : chance.pick(pool);
    return hand;
  };

  test('are those of a plain count over all of them', () => {
    expect(all.length).toBeGreaterThan(5_000);
    let compared = 0;
    for (let each = 0; each < 24; each++) {
      const concealed = losing(1 + (each % 5), each % 4);
      const answer = validateHand({ concealed }, { rules });
      if (answer.valid || !answer.reasons.some(({ code }) => code === 'noCardLine')) continue;
      compared++;
      const nearest = answer.reasons.filter(({ code }) => code === 'nearestLayout');
      expect(
        nearest.map(({ params }) => [
          params['line'],
          params['distance'],
          (params['groups'] as CardLayout['groups']).map(({ tiles }) => tiles),
        ]),
        concealed.join(' '),
      ).toEqual(naiveNearest(all, concealed));
    }
    expect(compared).toBeGreaterThan(10);
  });

  test.each([
    [WIDE],
    ['(XXXJJa | XXXXXa) YYYYb FFF 22c; X 34, Y 67'],
    ['(FFFF XXa | FF XXXXa) YYYYb~ ZZZZc; X 19, Y 28, Z 5'],
    ['(XXJa! | XXXa) (FFFFF YYb | FF YYYYYb) UUU! 9a; X 13, Y 45, U EW'],
  ])('are found with one closer look at one variant of a line: %s', (hand) => {
    const { card } = americanCard(cardOf([{ hand, value: 25, open: true }]));
    const variants = variantsOf(card);
    let looks = 0;
    const watched = counted(variants, () => looks++);
    const singles = variants.slice(0, 300).map((variant) => [variant]);
    for (let each = 0; each < 40; each++) {
      const { groups } = chance.pick(variants);
      const concealed = groups.flatMap(({ tiles }) => [...tiles]);
      for (let change = 0; change < 1 + (each % 6); change++)
        concealed[chance.below(14)] = chance.pick(chance.oneIn(2) ? ['F', 'J'] : pool);
      const checked = checkHand({ concealed }).hand;
      if (checked === undefined) continue;
      looks = 0;
      const near = nearestLines(watched, () => true, heldHand(checked));
      expect([near.length, looks], concealed.join(' ')).toEqual([1, near[0]?.variant.groups.length]);
      const all = singles.flatMap((single) => nearestLines(single, () => true, heldHand(checked)));
      expect(near[0]?.missing.length).toBeLessThanOrEqual(
        Math.min(...all.map(({ missing }) => missing.length)),
      );
    }
  });

  test('are those of every variant looked at by itself, with exposures and with flowers as jokers, too (TG-2)', () => {
    const { card } = americanCard(
      cardOf([
        { hand: 'FF XXXXa XXXX1b DDDDc', value: 25, open: true },
        { hand: 'FFFF XXXa XXXb XXc DDc', value: 25, open: true },
        { hand: 'XXXa DDDa XXXb DDDb FF', value: 30, open: true },
        { hand: 'FFF XXXXXa 5555b DDc', value: 30, open: false },
        { hand: 'VVVV VVVV2 FFF DDDa; V wind', value: 25, open: true },
      ]),
    );
    const variants = variantsOf(card, true);
    let bound = 0;
    for (let each = 0; each < 40; each++) {
      const { groups } = chance.pick(variants);
      const exposed = groups.filter(({ callable }) => callable && chance.oneIn(3));
      const meldOf = ({ tiles, tile }: (typeof groups)[number]) => ({
        tiles: [tile as Tile, ...tiles.slice(2), chance.pick([tile as Tile, 'J', 'F'])],
      });
      const concealed = groups.filter((group) => !exposed.includes(group)).flatMap(({ tiles }) => [...tiles]);
      for (let change = 0; change < 1 + (each % 6) && concealed.length > 0; change++)
        concealed[chance.below(concealed.length)] = chance.pick(chance.oneIn(2) ? ['F', 'J'] : pool);
      const checked = checkHand({ concealed, melds: exposed.map(meldOf) }).hand;
      if (checked === undefined) throw new Error('these are tiles');
      const held = heldHand(checked);
      const near = (mayBe: (variant: Pick<Variant, 'hand'>) => boolean) =>
        nearestLines(variants, mayBe, held);
      const single = variants.flatMap((variant, place) =>
        near((one) => one === variant).map((one) => ({ ...one, place })),
      );
      single.sort(
        (one, other) =>
          one.missing.length - other.missing.length ||
          other.variant.hand.value - one.variant.hand.value ||
          one.place - other.place,
      );
      const lines = single.filter(
        ({ variant }, place) => single.findIndex((one) => one.variant.hand === variant.hand) === place,
      );
      const farthest = (lines[0]?.missing.length ?? 0) + 3;
      const expected = lines
        .slice(0, 3)
        .filter(({ missing }) => missing.length < farthest)
        .map(({ place: _, ...one }) => one);
      expect(near(() => true)).toEqual(expected);
      if (exposed.length > 0 && expected.length > 0) bound++;
    }
    expect(bound).toBeGreaterThan(10);
  });
});

test('of lines that are equally near the three of the highest value are named, and of their variants the first', () => {
  const lines = ['1111a 1111b 111111c', '2222a 2222b 222222c', '3333a 3333b 333333c', '5555a 5555b 555555c'];
  const { card } = americanCard(
    cardOf(lines.map((hand, place) => ({ hand, value: place < 3 ? 25 : 50, open: true }))),
  );
  const variants = variantsOf(card);
  const concealed: Tile[] = ['E', 'E', 'E', 'S', 'S', 'S', 'W', 'W', 'W', 'N', 'N', 'N', 'GD', 'GD'];
  const checked = checkHand({ concealed }).hand;
  if (checked === undefined) throw new Error('these are tiles');
  const near = nearestLines(variants, () => true, heldHand(checked));
  const places = near.map(({ variant: { hand, groups } }) =>
    variants.findIndex((one) => one.hand === hand && one.groups === groups),
  );
  const first = [3, 0, 1].map((line) => {
    const hand = [...new Set(variants.map((one) => one.hand))][line];
    return variants.findIndex((one) => one.hand === hand);
  });
  expect(variants.length).toBeGreaterThan(lines.length);
  expect([places, near.map(({ missing }) => missing.length)]).toEqual([first, [14, 14, 14]]);
});

test('of lines that are farther than the third none is looked at', () => {
  const lines = [
    'FF 1111a 2222a 333a 5b',
    'FF 1111a 2222a 33a 55b',
    'FF 1111a 2222a 3a 555b',
    'FF 1111a 2222a 5555b',
  ];
  const { card } = americanCard(cardOf(lines.map((hand) => ({ hand, value: 25, open: true }))));
  const one: Tile[] = ['1B', '1B', '1B', '1B', '2B', '2B', '2B', '2B', '3B', '3B', '3B', '3B', 'F', 'F'];
  const checked = checkHand({ concealed: one }).hand;
  if (checked === undefined) throw new Error('these are tiles');
  let looks = 0;
  const watched = counted(variantsOf(card), () => looks++);
  const near = nearestLines(watched, () => true, heldHand(checked));
  expect(near.map(({ missing }) => missing.length)).toEqual([1, 2, 3]);
  expect(looks).toBe(near.reduce((sum, { variant }) => sum + variant.groups.length, 0));
});
