import { type Need, needsOf, tilesIn } from '../../../../jokers/missing';
import { type Choosing, choicesWithin, type Tried } from './ground';
import { type AnyGroup, COPIES, type HandGroup, isAny, type VariantGroup } from './groups';

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
export interface Variant {
  /** The hand of the card that it belongs to. */
  readonly hand: CardHand;
  /** Its groups, in the order of the text. */
  readonly groups: readonly VariantGroup[];
  /** What they need, tile by tile. */
  readonly needs: readonly Need[];
  /** All its groups, where `groups` are those that exposures leave. */
  readonly whole?: readonly VariantGroup[];
}

/** A hand with groups of anything. */
export interface Template extends Choosing, Pick<Variant, 'hand'> {
  /** Its groups of anything; equal ones follow one another. */
  readonly any: readonly AnyGroup[];
  /** Its groups, in the order of the text. */
  readonly groups: readonly HandGroup[];
  /** All its groups, where `groups` are those that exposures leave. */
  readonly whole?: readonly HandGroup[];
}

/** A template and where it stands among the definite variants. */
export interface PlacedTemplate extends Template {
  /** Half a place before the next definite one. */
  readonly place: number;
}

/** What the lines of a card stand for. */
export interface CardVariants {
  /** The definite hands, in the order of the card. */
  readonly definite: readonly Variant[];
  /** Those with groups of anything, in the order of the card. */
  readonly templates: readonly PlacedTemplate[];
}

/** Definite hands and templates as they come. */
export const listed = (hands: Iterable<Variant | Template>): CardVariants => {
  const [definite, templates]: [Variant[], PlacedTemplate[]] = [[], []];
  for (const one of hands)
    if ('any' in one) templates.push({ ...one, place: definite.length - 1 / 2 });
    else definite.push(one);
  return { definite, templates };
};

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
export const choosingOf = (groups: readonly HandGroup[]): Pick<Template, 'needs' | 'any'> => ({
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

/** The variant of a template with these groups for those of anything. */
export const madeOf = (
  { hand, groups, whole }: Variant | Template,
  chosen: readonly VariantGroup[],
): Variant => ({
  ...variantOf(hand, withChosen(groups, chosen)),
  ...(whole && { whole: withChosen(whole, chosen) }),
});

/** A variant with all its groups. */
export const wholeOf = (variant: Variant): Variant =>
  variant.whole === undefined ? variant : variantOf(variant.hand, variant.whole);

/** A text that is the same for variants of a hand that differ in the order of their groups only. */
export const variantKey = ({ hand: { section, line, text }, groups, whole = groups }: Variant): string => {
  const ids = whole.map(({ id }) => id).sort((one, other) => one - other);
  return `${section} ${line} ${text} ${ids.join()}`;
};

/** The hands with groups of anything: variants of one of these may be the same. */
export const handsWithChoice = ({ templates }: CardVariants): ReadonlySet<CardHand> =>
  new Set(templates.map(({ hand }) => hand));

/** The definite hands and the templates, in the order of the card. */
export function* inOrder({ definite, templates }: CardVariants): Generator<Variant | Template> {
  let next = 0;
  for (const template of templates) {
    yield* definite.slice(next, Math.ceil(template.place));
    next = Math.ceil(template.place);
    yield template;
  }
  yield* definite.slice(next);
}

/** The variants of a template that lack at most so many of some tiles, and what they lack. */
export function* madeWithin(
  template: Template,
  ...within: readonly [counts: ArrayLike<number>, most: number, tried?: Tried]
): Generator<readonly [Variant, number]> {
  for (const { groups, lack } of choicesWithin(template, ...within))
    yield [madeOf(template, groups), tilesIn(lack)];
}

/** Each definite hand of the lines of a card, one after the other. */
export function* everyVariant(variants: CardVariants): Generator<Variant> {
  const mayRepeat = handsWithChoice(variants);
  const seen = new Set<string>();
  for (const one of inOrder(variants))
    for (const [variant] of 'any' in one ? madeWithin(one, COPIES, 0) : [[one] as const]) {
      const key = mayRepeat.has(variant.hand) ? variantKey(variant) : '';
      if (!seen.has(key)) yield variant;
      if (key !== '') seen.add(key);
    }
}
