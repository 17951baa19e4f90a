import { needsOf, tilesIn } from '../../../../jokers/missing';
import type { CardLayout, CardLineName } from '../vocabulary';
import { type Choosing, choicesWithin, type Tried } from './ground';
import { type AnyGroup, COPIES, type HandGroup, isAny, type VariantGroup } from './groups';

/*
 * A line with groups of anything stands for a template once all else is chosen: a variant for each choice of these. Variants
 * are made of it for the tiles at hand (ground.ts).
 */

/** A hand of a card. */
export interface CardHand extends CardLineName {
  /** The place of its line on the card, from 0. */
  readonly place: number;
  /** Whether it has groups of anything, so that two of its variants may be the same but for the order of their groups. */
  readonly mayRepeat: boolean;
  /** What it is worth more without exposures, if the card says so. */
  readonly concealedBonus?: number | undefined;
}

/** What a line stands for once all is chosen but its groups of anything. */
export interface Template extends Choosing {
  /** The hand of the card that it belongs to. */
  readonly hand: CardHand;
  /** Its place in its list. */
  readonly place: number;
  /** Whether its line has groups of anything with these alternatives. */
  readonly isOpen: boolean;
  /** Its groups that no exposure fills, in the order of the text. */
  readonly groups: readonly HandGroup[];
  /** All its groups. */
  readonly whole: readonly HandGroup[];
}

/** One definite hand that a line stands for: it has no groups of anything. */
export interface Variant extends Template {
  readonly groups: readonly VariantGroup[];
  readonly whole: readonly VariantGroup[];
}

/** A hand with definite groups. */
export type DefiniteHand = Pick<Variant, 'hand' | 'groups'>;

export const isDefinite = (one: Template): one is Variant => !one.isOpen;

/** A variant as it is given out. */
export const layoutOf = ({
  hand: { section, line, hand, value, open },
  groups,
}: DefiniteHand): CardLayout => ({
  section,
  line,
  hand,
  value,
  open,
  groups: groups.map(({ tiles, tile, size, printedJokers }) => ({
    tiles,
    ...(tile !== undefined && { tile }),
    size,
    printedJokers,
  })),
});

/** The groups of anything, equal ones behind one another and the largest first. */
const anyOf = (groups: readonly HandGroup[]): AnyGroup[] =>
  groups.filter(isAny).sort((one, other) => other.size - one.size || one.id - other.id);

/** What the definite groups need, and the groups of anything in the order in which they are chosen. */
export const choosingOf = (groups: readonly HandGroup[]): Pick<Choosing, 'needs' | 'any'> => ({
  needs: needsOf(groups.flatMap((group) => (isAny(group) ? [] : group))),
  any: anyOf(groups),
});

/** Groups with those that are chosen for the groups of anything. */
const withChosen = (
  groups: readonly HandGroup[],
  chosen: readonly VariantGroup[],
): readonly VariantGroup[] => {
  const [any, left] = [anyOf(groups), [...chosen]];
  return groups.flatMap((group) => {
    if (!isAny(group)) return group;
    const at = any.indexOf(group);
    any.splice(at, 1);
    return left.splice(at, 1);
  });
};

/** A variant, or the one of a template with these groups for those of anything. */
export const chosenFor = (one: Template, chosen: readonly VariantGroup[]): Variant => {
  if (isDefinite(one)) return one;
  const [groups, whole] = [withChosen(one.groups, chosen), withChosen(one.whole, chosen)];
  return { ...one, groups, whole, needs: needsOf(groups), any: [] };
};

/** A variant with all its groups. */
export const wholeOf = ({ hand, whole }: Variant): DefiniteHand => ({ hand, groups: whole });

/** Tells variants apart: it is the same for those of one hand that differ in the order of their groups only. */
export const identityOf = ({ hand, whole }: Variant): unknown => {
  if (!hand.mayRepeat) return whole;
  const ids = whole.map(({ id }) => id).sort((one, other) => one - other);
  return `${hand.place} ${hand.hand} ${ids.join()}`;
};

/** The variants of a template that lack at most so many of some tiles, and what they lack. */
export function* madeWithin(
  template: Template,
  ...within: readonly [counts: ArrayLike<number>, most: number, tried?: Tried]
): Generator<readonly [Variant, number]> {
  for (const { groups, lack } of choicesWithin(template, ...within))
    yield [chosenFor(template, groups), tilesIn(lack)];
}

/** Whether a variant is one of a template's but for the order of its groups; no two sorts of groups of anything have a group in common. */
const isMadeOf = (variant: Variant, { hand, groups }: Template): boolean => {
  if (hand.place !== variant.hand.place || hand.hand !== variant.hand.hand) return false;
  const left = variant.groups.map(({ id }) => id);
  const takes = (isOne: (id: number) => boolean): boolean => {
    const at = left.findIndex(isOne);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const definite = groups.flatMap((group) => (isAny(group) ? [] : group.id));
  return (
    definite.every((own) => takes((id) => id === own)) &&
    groups.filter(isAny).every(({ of }) => takes((id) => of.some((one) => one.id === id)))
  );
};

/** Each definite hand of the lines of a card, one after the other. They can be millions: none is kept to tell repeats. */
export function* everyVariant(variants: readonly Template[]): Generator<Variant> {
  const before: Template[] = [];
  for (const one of variants) {
    for (const [variant] of isDefinite(one) ? [[one] as const] : madeWithin(one, COPIES, 0))
      if (!before.some((earlier) => isMadeOf(variant, earlier))) yield variant;
    if (one.hand.mayRepeat) before.push(one);
  }
}
