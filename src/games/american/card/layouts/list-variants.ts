import { parsedHands } from '../language/parse-card';
import type { Card, CardColor, CardLayout, CardLine, CardRules } from '../vocabulary';
import { expandHand, type FixedSuits } from './expand-hand';
import { groupMaker } from './groups';
import { type CardVariants, type DefiniteHand, listed, type Template } from './templates';

/** The colors of the suits, in the order of `SUITS` (AG-23a). */
const COLORS: readonly CardColor[] = ['green', 'red', 'blue'];
const USUAL_COLORS = { a: 'green', b: 'red', c: 'blue' } as const;

const fixedSuits = ({ colors }: Card): FixedSuits => {
  const { a, b, c } = colors ?? USUAL_COLORS;
  return { a: COLORS.indexOf(a), b: COLORS.indexOf(b), c: COLORS.indexOf(c) };
};

const kept = new WeakMap<Card, Map<string, CardVariants>>();

/**
 * Every hand that the lines of a card stand for, in its order, each of a line once; with
 * `fixedColours` the suit letters are the suits they are printed in (AG-23a), and with `flowersAsJokers`
 * flowers may make what jokers are too few for (TG-2). Made when first asked for.
 */
export const cardVariants = (
  card: Card,
  { fixedColours, flowersAsJokers }: Pick<CardRules, 'fixedColours' | 'flowersAsJokers'>,
): CardVariants => {
  const memory = kept.get(card) ?? new Map<string, CardVariants>();
  kept.set(card, memory);
  const key = `${fixedColours} ${flowersAsJokers}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const fixed = fixedColours ? fixedSuits(card) : undefined;
  const make = groupMaker(flowersAsJokers);
  const parsed = parsedHands(card).values();
  function* all(): Generator<Template> {
    for (const [section, { lines }] of card.sections.entries())
      for (const [line, { hand: texts, value, open, concealedBonus }] of lines.entries())
        for (const text of [texts].flat()) {
          const hand = { section, line, text, value, open, concealedBonus };
          const { value: read } = parsed.next();
          if (read !== undefined)
            for (const made of expandHand(read, fixed, undefined, make)) yield { hand, ...made };
        }
  }
  const variants = listed(all());
  memory.set(key, variants);
  return variants;
};

/** What an open line is worth more to a hand without exposures (AG-23). */
export const concealedBonus = (
  { open, concealedBonus }: Pick<CardLine, 'open' | 'concealedBonus'>,
  isExposed: boolean,
  rules: Pick<CardRules, 'concealedBonus'>,
): number => (open && !isExposed ? (concealedBonus ?? rules.concealedBonus) : 0);

/** Whether flowers may serve as jokers in some variant of a card. */
export const flowersServe = (card: Card, rules: CardRules): boolean => {
  const { definite, templates } = cardVariants(card, rules);
  return (
    definite.some(({ needs }) => needs.some(({ flowers }) => flowers > 0)) ||
    templates.some(({ groups }) => groups.some(({ filler }) => filler === 'flowers'))
  );
};

/** A variant as it is given out. */
export const layoutOf = ({ hand, groups }: DefiniteHand, card: Card): CardLayout => ({
  section: card.sections[hand.section]?.name ?? '',
  line: hand.line + 1,
  hand: hand.text,
  value: hand.value,
  open: hand.open,
  groups: groups.map(({ tiles, tile, size, printedJokers }) => ({
    tiles,
    ...(tile !== undefined && { tile }),
    size,
    printedJokers,
  })),
});
