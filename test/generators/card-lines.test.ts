import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/core/unwrap';
import { parseCard } from '../../src/games/american/card/language/parse-card';
import { cardVariants } from '../../src/games/american/card/layouts/list-variants';
import { everyVariant } from '../../src/games/american/card/layouts/templates';
import { practiceCard } from '../../src/games/american/card/practice-card';
import { expandText, variantText } from '../naive/card-lines';

const parsed = parseCard(practiceCard);
const ofPractice = practiceCard.sections.flatMap(({ lines }) =>
  lines.flatMap(({ hand }) => [hand].flat() as string[]),
);
/** Lines with what the practice card does not have. */
const others = [
  'FF 2222D 4444a 6666b',
  'FF XXXXB XXXX1a DDDDb',
  'FF (2222D | 2222C) (44a 44? | 444a 4?)  66b 88b',
  '11JD 222a 333b 44a 66b F',
  'DDDa 111D XXX? XXXX1B F; X odd',
  '{year}a FFFF 2222b 66c; year 1999-2026',
  '{year}a {year1}a {year2}a FF; year 1995-2026',
  '{year}a {year1}b {year2}c FF; year 2026 2018 1990-1999',
  '{year}? {year1}C {year9}D FF; year 9985-9999',
  '{year}a {year1}b {year2}c FF',
  '{pair} FFFF 1111a 2222b',
  '22a {pair} FFFF 1111a 22b',
  '{pung} {kong}~ FFFF 1a 2b 3c',
  '{kong} {kong} FFFF 11a',
  '{quint}! {sextet}* 11a F',
  '{pair} {pair} FFFF 1111B 22a',
];
const section = (hand: string) => ({ name: 'A', lines: [{ hand, value: 25, open: true }] });
const texts = [...ofPractice, ...others];

test('the practice card has no mistakes', () => {
  expect(parsed.ok ? [] : parsed.error.reasons.map(({ message }) => message)).toEqual([]);
});

describe.each(texts)('%s', (text) => {
  const variants = expandText(text, practiceCard.year);

  test('AG-25: it stands for the hands that the twin lists', () => {
    const read = parseCard({ name: 'A', year: practiceCard.year, sections: [section(text)] });
    const all = cardVariants({ card: unwrap(read), fixedColours: false, flowersAsJokers: false });
    const listed = [...everyVariant(all)].map(({ groups }) =>
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
