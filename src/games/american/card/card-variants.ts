import type { Card, CardColor } from './card';
import { expandHand } from './expand-hand';
import { groupMaker } from './make-groups';
import { parsedHands } from './parse-card';
import { parseHandText } from './parse-hand-text';
import type { CardHand, Variant, VariantGroup } from './parsed-line';
import type { CardLayout, CardLayoutGroup, CardRules } from './vocabulary';
import type { FixedSuits } from './ways-to-choose';

/** The suits by their colors, as places in `SUITS` (AG-23a). */
const SUIT_OF_COLOR: Readonly<Record<CardColor, number>> = { green: 0, red: 1, blue: 2 };
const USUAL_COLORS = { a: 'green', b: 'red', c: 'blue' } as const;

const textsOf = (hand: string | readonly string[]): readonly string[] =>
  typeof hand === 'string' ? [hand] : hand;

/** The hands of a sound card, in its order; those of one line one after the other. */
export const cardHands = (card: Card): readonly CardHand[] => {
  const { sections, year, colors } = card;
  const read = parsedHands(card)?.values();
  const context = { year, hasColors: colors !== undefined };
  return sections.flatMap(({ lines }, section) =>
    lines.flatMap(({ hand, value, open }, line) =>
      textsOf(hand).map((text, place) => {
        const parsed = read?.next().value ?? parseHandText(text, context).hand;
        return { section, line, place, text, value, open, parsed };
      }),
    ),
  );
};

const fixedSuits = ({ colors }: Card): FixedSuits => {
  const { a, b, c } = colors ?? USUAL_COLORS;
  return { a: SUIT_OF_COLOR[a], b: SUIT_OF_COLOR[b], c: SUIT_OF_COLOR[c] };
};

const kept = new WeakMap<Card, Map<string, readonly Variant[]>>();

/**
 * Every definite hand that the lines of a card stand for, in its order, each of a line once; with
 * `fixedColours` the suit letters are the suits they are printed in (AG-23a), and with `flowersAsJokers`
 * flowers may make what jokers are too few for (TG-2). Made when first asked for.
 */
export const cardVariants = (
  card: Card,
  { fixedColours, flowersAsJokers }: Pick<CardRules, 'fixedColours' | 'flowersAsJokers'>,
): readonly Variant[] => {
  const memory = kept.get(card) ?? new Map<string, readonly Variant[]>();
  kept.set(card, memory);
  const key = `${fixedColours} ${flowersAsJokers}`;
  const known = memory.get(key);
  if (known !== undefined) return known;
  const fixed = fixedColours ? fixedSuits(card) : undefined;
  const maker = groupMaker(flowersAsJokers);
  const variants: Variant[] = [];
  for (const hand of cardHands(card))
    for (const groups of expandHand(hand.parsed, fixed, undefined, maker)) variants.push({ hand, groups });
  memory.set(key, variants);
  return variants;
};

const layoutGroup = ({ tiles, tile, size, printedJokers }: VariantGroup): CardLayoutGroup => ({
  tiles,
  ...(tile !== undefined && { tile }),
  size,
  printedJokers,
});

/** A variant as it is given out. */
export const layoutOf = ({ hand, groups }: Variant, card: Card): CardLayout => ({
  section: card.sections[hand.section]?.name ?? '',
  line: hand.line + 1,
  hand: hand.text,
  value: hand.value,
  open: hand.open,
  groups: groups.map(layoutGroup),
});
