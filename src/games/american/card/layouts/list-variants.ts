import { parsedHands } from '../language/parse-card';
import type { ParsedHand } from '../language/parsed';
import type { Card, CardColor, CardLayout, CardLine, CardRules } from '../vocabulary';
import { expandHand, type FixedSuits } from './expand-hand';
import { groupMaker } from './groups';
import {
  areDefinite,
  type CardHand,
  type CardVariants,
  choosingOf,
  type Template,
  type Variant,
  variantOf,
  withChosen,
} from './templates';

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
  const [definite, templates]: [Variant[], Template[]] = [[], []];
  const add = (hand: CardHand, read: ParsedHand): void => {
    for (const { groups, needs } of expandHand(read, fixed, undefined, make)) {
      if (areDefinite(groups)) definite.push({ hand, groups, needs });
      else {
        const place = definite.length - 1 / 2;
        const variantWith: Template['make'] = (chosen) => variantOf(hand, withChosen(groups, chosen));
        templates.push({ hand, groups, place, ...choosingOf(groups), make: variantWith });
      }
    }
  };
  card.sections.forEach(({ lines }, section) => {
    lines.forEach(({ hand: texts, value, open, concealedBonus }, line) => {
      for (const text of [texts].flat()) {
        const { value: read } = parsed.next();
        if (read !== undefined) add({ section, line, text, value, open, concealedBonus }, read);
      }
    });
  });
  const variants = { definite, templates };
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
export const layoutOf = ({ hand, groups }: Variant, card: Card): CardLayout => ({
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
