import { needsOf } from '../../../../jokers/missing';
import { type Choosing, choicesWithin } from './ground';
import { COPIES, type DefiniteHand, type HandGroup, isAny, type VariantGroup } from './groups';

/*
 * A line with groups of anything stands for a template once all else is chosen: a variant for each choice of these. Variants
 * are made of it for the tiles at hand (ground.ts).
 */

/** A hand of a card and where it stands. */
export interface CardHand {
  /** Place of the section, from 0. */
  readonly section: number;
  /** Place of the line in its section, from 0. */
  readonly line: number;
  /** The text of the hand. */
  readonly text: string;
  /** What it is worth. */
  readonly value: number;
  /** Whether it may have exposures. */
  readonly open: boolean;
  /** What it is worth more without exposures, if the card says so. */
  readonly concealedBonus?: number | undefined;
}

/** One definite hand that a line stands for. */
export interface Variant extends DefiniteHand {
  /** The hand of the card that it belongs to. */
  readonly hand: CardHand;
}

/** A hand with groups of anything. */
export interface Template<V extends Variant = Variant> extends Choosing {
  /** The hand of the card that it belongs to. */
  readonly hand: CardHand;
  /** Its groups, in the order of the text. */
  readonly groups: readonly HandGroup[];
  /** Where it stands among the definite variants: half a place before the next one. */
  readonly place: number;
  /** The variant with these groups for those of anything. */
  readonly make: (chosen: readonly VariantGroup[]) => V;
}

/** What the lines of a card stand for. */
export interface CardVariants<V extends Variant = Variant> {
  /** The definite hands, in the order of the card. */
  readonly definite: readonly V[];
  /** Those with groups of anything, in the order of the card. */
  readonly templates: readonly Template<V>[];
}

/** Whether none of the groups is one of anything. */
export const areDefinite = (groups: readonly HandGroup[]): groups is readonly VariantGroup[] =>
  !groups.some(isAny);

/** The places of groups of anything, equal ones behind one another and the largest first. */
const anyPlaces = (groups: readonly HandGroup[]): readonly number[] =>
  groups
    .flatMap((group, place) => (isAny(group) ? [{ group, place }] : []))
    .sort(({ group: one }, { group: other }) => other.size - one.size || one.id - other.id)
    .map(({ place }) => place);

/** What the definite groups need, and the groups of anything in the order in which they are chosen. */
export const choosingOf = (groups: readonly HandGroup[]): Choosing => ({
  needs: needsOf(groups.flatMap((group) => (isAny(group) ? [] : group))),
  any: anyPlaces(groups).flatMap((place) => groups.slice(place, place + 1).filter(isAny)),
});

/** Groups with those that are chosen for the groups of anything. */
export const withChosen = (
  groups: readonly HandGroup[],
  chosen: readonly VariantGroup[],
): readonly VariantGroup[] => {
  const places = anyPlaces(groups);
  return groups.flatMap((group, place) => (isAny(group) ? (chosen[places.indexOf(place)] ?? []) : group));
};

export const variantOf = (hand: CardHand, groups: readonly VariantGroup[]): Variant => ({
  hand,
  groups,
  needs: needsOf(groups),
});

/** A text that is the same for variants of a hand that differ in the order of their groups only. */
export const variantKey = ({ hand: { section, line, text }, groups }: Variant): string => {
  const ids = groups.map(({ id }) => id).sort((one, other) => one - other);
  return `${section} ${line} ${text} ${ids.join()}`;
};

/** The hands with groups of anything: variants of one of these may be the same. */
export const handsWithChoice = ({ templates }: CardVariants): ReadonlySet<CardHand> =>
  new Set(templates.map(({ hand }) => hand));

/** The definite hands and the templates, in the order of the card. */
export function* inOrder<V extends Variant>({
  definite,
  templates,
}: CardVariants<V>): Generator<V | Template<V>> {
  let next = 0;
  for (const template of templates) {
    for (; next < template.place; next++) yield* definite.slice(next, next + 1);
    yield template;
  }
  yield* definite.slice(next);
}

/** Each definite hand of the lines of a card, one after the other. */
export function* everyVariant(variants: CardVariants): Generator<Variant> {
  const mayRepeat = handsWithChoice(variants);
  const seen = new Set<string>();
  for (const one of inOrder(variants)) {
    const made = 'make' in one ? choicesWithin(one, COPIES, 0) : [{ groups: one.groups, lack: 0 }];
    for (const { groups } of made) {
      const variant = 'make' in one ? one.make(groups) : one;
      const key = mayRepeat.has(variant.hand) ? variantKey(variant) : undefined;
      if (key !== undefined && seen.has(key)) continue;
      if (key !== undefined) seen.add(key);
      yield variant;
    }
  }
}
