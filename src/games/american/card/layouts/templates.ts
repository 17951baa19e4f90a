import { needsOf, tilesIn } from '../../../../jokers/missing';
import type { CardLayout, CardLineName } from '../vocabulary';
import { type Choosing, choicesWithin, type Tried } from './ground';
import { type AnyGroup, COPIES, type HandGroup, isAny, type VariantGroup } from './groups';

/*
 * With all but its groups of anything chosen, a line becomes a template, which stands for a variant for each choice
 * of those groups. Variants are made from it for the tiles at hand (ground.ts).
 */

export interface CardHand extends CardLineName {
  /** The index of its line on the card, from 0. */
  readonly place: number;
  /** Whether it has groups of anything, so that variants may repeat with their groups in another order. */
  readonly mayRepeat: boolean;
  /** The bonus for no exposures, if the card gives one. */
  readonly concealedBonus?: number | undefined;
}

/** A line with everything chosen but its groups of anything. */
export interface Template extends Choosing {
  readonly hand: CardHand;
  /** Its index in its list. */
  readonly place: number;
  /** Whether it has groups of anything with these alternatives. */
  readonly isOpen: boolean;
  /** The groups that no exposure fills, in text order. */
  readonly groups: readonly HandGroup[];
  /** All its groups, in text order. */
  readonly whole: readonly HandGroup[];
}

/** A definite hand of a line, without groups of anything. */
export interface Variant extends Template {
  readonly groups: readonly VariantGroup[];
  readonly whole: readonly VariantGroup[];
}

export type DefiniteHand = Pick<Variant, 'hand' | 'groups'>;

export const isDefinite = (one: Template): one is Variant => !one.isOpen;

/** A variant as a public layout. */
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

/** The groups of anything, largest first and equal ones next to each other. */
const anyOf = (groups: readonly HandGroup[]): AnyGroup[] =>
  groups.filter(isAny).sort((one, other) => other.size - one.size || one.id - other.id);

/** What the definite groups need, and the groups of anything in the order they are chosen. */
export const choosingOf = (groups: readonly HandGroup[]): Pick<Choosing, 'needs' | 'any'> => ({
  needs: needsOf(groups.flatMap((group) => (isAny(group) ? [] : group))),
  any: anyOf(groups),
});

/** Groups with each group of anything replaced by its choice. */
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

/** The variant of a template with these choices; a variant stays as it is. */
export const chosenFor = (one: Template, chosen: readonly VariantGroup[]): Variant => {
  if (isDefinite(one)) return one;
  const [groups, whole] = [withChosen(one.groups, chosen), withChosen(one.whole, chosen)];
  return { ...one, groups, whole, needs: needsOf(groups), any: [] };
};

/** A variant with all its groups, exposed ones included. */
export const wholeOf = ({ hand, whole }: Variant): DefiniteHand => ({ hand, groups: whole });

/** The same value for variants of one hand that differ only in the order of their groups. */
export const identityOf = ({ hand, whole }: Variant): unknown => {
  if (!hand.mayRepeat) return whole;
  const ids = whole.map(({ id }) => id).sort((one, other) => one - other);
  return `${hand.place} ${hand.hand} ${ids.join()}`;
};

/** The variants of a template that lack at most `most` tiles, and what they lack. */
export function* madeWithin(
  template: Template,
  ...within: readonly [counts: ArrayLike<number>, most: number, tried?: Tried]
): Generator<readonly [Variant, number]> {
  for (const { groups, lack } of choicesWithin(template, ...within))
    yield [chosenFor(template, groups), tilesIn(lack)];
}

/** Whether a variant matches a template apart from the order of groups; groups of anything of different sorts share no group. */
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

/** Yields each definite hand of a card’s lines. There can be millions, so repeats are found without keeping any. */
export function* everyVariant(variants: readonly Template[]): Generator<Variant> {
  const before: Template[] = [];
  for (const one of variants) {
    for (const [variant] of isDefinite(one) ? [[one] as const] : madeWithin(one, COPIES, 0))
      if (!before.some((earlier) => isMadeOf(variant, earlier))) yield variant;
    if (one.hand.mayRepeat) before.push(one);
  }
}
