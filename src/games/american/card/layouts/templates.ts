import { needsOf, tilesIn } from '../../../../jokers/missing';
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

/** What a line stands for once all is chosen but its groups of anything. */
export interface Template extends Choosing {
  /** The hand of the card that it belongs to. */
  readonly hand: CardHand;
  /** Its groups, in the order of the text. */
  readonly groups: readonly HandGroup[];
  /** All its groups, where `groups` are those that exposures leave. */
  readonly whole?: readonly HandGroup[];
}

/** One definite hand that a line stands for: it has no groups of anything. */
export interface Variant extends Template {
  readonly any?: undefined;
  readonly groups: readonly VariantGroup[];
  readonly whole?: readonly VariantGroup[];
}

/** A hand with definite groups. */
export type DefiniteHand = Pick<Variant, 'hand' | 'groups'>;

export const isDefinite = (one: Template): one is Variant => one.any === undefined;

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
export const listed = (hands: Iterable<Template>): CardVariants => {
  const [definite, templates]: [Variant[], PlacedTemplate[]] = [[], []];
  for (const one of hands)
    if (isDefinite(one)) definite.push(one);
    else templates.push({ ...one, place: definite.length - 1 / 2 });
  return { definite, templates };
};

/** The places of groups of anything, equal ones behind one another and the largest first. */
const anyPlaces = (groups: readonly HandGroup[]): readonly number[] =>
  groups
    .flatMap((group, place) => (isAny(group) ? [{ group, place }] : []))
    .sort(({ group: one }, { group: other }) => other.size - one.size || one.id - other.id)
    .map(({ place }) => place);

/** What the definite groups need, and the groups of anything in the order in which they are chosen. */
export const choosingOf = (
  groups: readonly HandGroup[],
): Pick<Choosing, 'needs'> & { readonly any: readonly AnyGroup[] } => ({
  needs: needsOf(groups.flatMap((group) => (isAny(group) ? [] : group))),
  any: anyPlaces(groups).flatMap((place) => groups.slice(place, place + 1).filter(isAny)),
});

/** Groups with those that are chosen for the groups of anything. */
const withChosen = (
  groups: readonly HandGroup[],
  chosen: readonly VariantGroup[],
): readonly VariantGroup[] => {
  const places = anyPlaces(groups);
  return groups.flatMap((group, place) => (isAny(group) ? (chosen[places.indexOf(place)] ?? []) : group));
};

/** A definite hand made of a variant or template with groups bound so, and these for those of anything. */
export const chosenFor = (
  variant: Template,
  bound: readonly HandGroup[],
  chosen: readonly VariantGroup[],
): DefiniteHand =>
  isDefinite(variant) ? variant : { hand: variant.hand, groups: withChosen(bound, chosen) };

/** The variant of a template with these groups for those of anything. */
const madeOf = ({ hand, groups, whole }: Template, chosen: readonly VariantGroup[]): Variant => {
  const made = withChosen(groups, chosen);
  return { hand, groups: made, needs: needsOf(made), ...(whole && { whole: withChosen(whole, chosen) }) };
};

/** A variant with all its groups. */
export const wholeOf = ({ hand, groups, whole = groups }: Variant): DefiniteHand => ({ hand, groups: whole });

/** A text that is the same for variants of a hand that differ in the order of their groups only. */
export const variantKey = ({ hand: { section, line, text }, groups, whole = groups }: Variant): string => {
  const ids = whole.map(({ id }) => id).sort((one, other) => one - other);
  return `${section} ${line} ${text} ${ids.join()}`;
};

/** The hands with groups of anything: variants of one of these may be the same. */
export const handsWithChoice = ({ templates }: CardVariants): ReadonlySet<CardHand> =>
  new Set(templates.map(({ hand }) => hand));

/** The definite hands and the templates, in the order of the card. */
export function* inOrder({ definite, templates }: CardVariants): Generator<Template> {
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
    for (const [variant] of isDefinite(one) ? [[one] as const] : madeWithin(one, COPIES, 0)) {
      const key = mayRepeat.has(variant.hand) ? variantKey(variant) : '';
      if (!seen.has(key)) yield variant;
      if (key !== '') seen.add(key);
    }
}
