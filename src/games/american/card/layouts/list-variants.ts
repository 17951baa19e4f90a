import { keptIn } from '../../../../core/first-use';
import { parsedHands } from '../language/parse-card';
import type { Card, CardColor, CardLine, CardRules } from '../vocabulary';
import { expandHand, type FixedSuits } from './expand-hand';
import { groupMaker } from './groups';
import type { Template } from './templates';

/** The colors of the suits, in the order of `SUITS` (AG-23a). */
const COLORS: readonly CardColor[] = ['green', 'red', 'blue'];
const USUAL_COLORS = { a: 'green', b: 'red', c: 'blue' } as const;

const fixedSuits = ({ colors }: Card): FixedSuits => {
  const { a, b, c } = colors ?? USUAL_COLORS;
  return { a: COLORS.indexOf(a), b: COLORS.indexOf(b), c: COLORS.indexOf(c) };
};

const kept = new WeakMap<Card, Map<string, readonly Template[]>>();

const listVariants = (card: Card, fixedColours: boolean, flowersAsJokers: boolean): readonly Template[] => {
  const fixed = fixedColours ? fixedSuits(card) : undefined;
  const make = groupMaker(flowersAsJokers);
  const parsed = parsedHands(card).values();
  const variants: Template[] = [];
  let place = 0;
  for (const { name: section, lines } of card.sections)
    for (const [at, { hand: texts, value, open, concealedBonus }] of lines.entries()) {
      for (const text of [texts].flat()) {
        const { value: read } = parsed.next();
        if (read === undefined) continue;
        const mayRepeat = read.parts.flat(2).some(({ isAny }) => isAny);
        const hand = { section, line: at + 1, hand: text, value, open, concealedBonus, place, mayRepeat };
        for (const { groups, needs, any } of expandHand(read, fixed, undefined, make)) {
          const nth = variants.length;
          variants.push({ hand, place: nth, isOpen: any.length > 0, groups, whole: groups, needs, any });
        }
      }
      place++;
    }
  return variants;
};

/**
 * Every hand that the lines of the card stand for, in card order, each once per line. With `fixedColours`, suit
 * letters are the suits they are printed in (AG-23a); with `flowersAsJokers`, flowers make up for missing jokers
 * (TG-2). Made on first use.
 */
export const cardVariants = ({
  card,
  fixedColours,
  flowersAsJokers,
}: Pick<CardRules, 'card' | 'fixedColours' | 'flowersAsJokers'>): readonly Template[] => {
  const memory = keptIn(kept, card, () => new Map<string, readonly Template[]>());
  const key = `${fixedColours} ${flowersAsJokers}`;
  return keptIn(memory, key, () => listVariants(card, fixedColours, flowersAsJokers));
};

/** The bonus that an open line pays for a hand without exposures; 0 for other hands (AG-23). */
export const concealedBonus = (
  { open, concealedBonus }: Pick<CardLine, 'open' | 'concealedBonus'>,
  isExposed: boolean,
  rules: Pick<CardRules, 'concealedBonus'>,
): number => (open && !isExposed ? (concealedBonus ?? rules.concealedBonus) : 0);

/** Whether flowers may serve as jokers anywhere on a card: in all hands by the rules (TG-2), or in a group marked `~`. */
export const flowersServe = ({ card, flowersAsJokers }: CardRules): boolean =>
  flowersAsJokers ||
  card.sections.some(({ lines }) =>
    lines.some(({ hand }) => [hand].flat().some((text) => text.includes('~'))),
  );
