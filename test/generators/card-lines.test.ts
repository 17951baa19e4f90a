import { describe, expect, test } from 'vitest';
import { parseCard } from '../../src/games/american/card/language/parse-card';
import { parseHandText } from '../../src/games/american/card/language/parse-hand';
import { expandHand } from '../../src/games/american/card/layouts/expand-hand';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { expandText, variantText } from '../naive/card-lines';

const parsed = parseCard(practiceCard);
const texts = practiceCard.sections.flatMap(({ lines }) =>
  lines.flatMap(({ hand }) => [hand].flat() as string[]),
);

test('the practice card has no mistakes', () => {
  expect(parsed.ok ? [] : parsed.error.reasons.map(({ message }) => message)).toEqual([]);
});

describe.each(texts)('%s', (text) => {
  const variants = expandText(text, practiceCard.year);

  test('AG-25: it stands for the hands that the twin lists', () => {
    const { hand } = parseHandText(text, { year: practiceCard.year, hasColors: false });
    const listed = [...expandHand(hand)].map(({ groups }) =>
      variantText(
        groups.map(({ tiles, filler }) => ({
          tiles,
          takesJokers: filler !== 'own',
          takesFlowers: filler === 'flowers',
        })),
      ),
    );
    expect(listed.toSorted()).toEqual(variants.map(variantText).toSorted());
  });

  test('AG-23: it can be made, of 14 tiles', () => {
    expect(variants.length).toBeGreaterThan(0);
    for (const groups of variants) expect(groups.flatMap(({ tiles }) => tiles).length).toBe(14);
  });
});
