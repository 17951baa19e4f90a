import type { CheckedHand } from '../../../../hands/check-hand';
import { reasonsInStage } from '../../../../hands/check-size';
import type { WholeHand } from '../../../../hands/hand';
import type { FlowersServe, Goal, GoalRules } from '../../../../hands/rule-parts';
import type { TileSet } from '../../../../hands/tile-set';
import { withDrawn } from '../../../../hands/with-drawn';
import { type Gaps, gapsOf, lackOf, needsOf, spareTiles } from '../../../../jokers/missing';
import { tileIndex } from '../../../../tiles/tile-index';
import { HAND_SIZE } from '../../tiles';
import { bindTemplate } from '../bound-templates';
import { checkCardHand } from '../check';
import { type Exposure, exactFit, exposureOf, layExposures, leftOf } from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { cardVariants, concealedBonus, layoutOf } from '../layouts/list-variants';
import {
  type CardVariants,
  handsWithChoice,
  type Template,
  type Variant,
  variantKey,
  variantOf,
  withChosen,
} from '../layouts/templates';
import type { Card, CardLayout, CardRules } from '../vocabulary';
import { leastLack, variantsLacking } from './least-lack';

/*
 * The way to the hands of a card. Exposures stay as they lie: each fills a group of an open line, and the groups that are
 * left make a small card of their own, kept for the next question. What its lines lack of the concealed tiles is counted as
 * it is for hands without exposures (least-lack.ts).
 */

/** What exposures leave of a variant. */
interface LeftVariant extends Variant {
  /** The variant with all its groups; left out if no exposure fills any. */
  readonly whole?: Variant;
}

/** What the way to a hand of a card depends on. */
interface Way {
  readonly card: Card;
  readonly rules: CardRules;
  readonly tiles: TileSet;
  /** What exposures leave of the card, by their tiles, kept from the first time on. */
  readonly byExposures: Map<string, CardVariants<LeftVariant>>;
}

/** What exposures leave of a template, each way to lay them; `before` says how many definite variants are left before each. */
const templatesBeside = (
  { hand, groups, place }: Template,
  exposures: readonly Exposure[],
  before: readonly number[],
): readonly Template<LeftVariant>[] =>
  [...bindTemplate({ groups }, exposures)]
    .filter(({ choosing }) => nearestChoice(choosing, choosing.supply ?? COPIES, 0) !== undefined)
    .map(({ groups: bound, left, choosing }) => ({
      ...{ hand, groups: left, place: (before[Math.ceil(place)] ?? 0) - 1 / 2, ...choosing },
      make: (chosen) => ({
        ...variantOf(hand, withChosen(left, chosen)),
        whole: variantOf(hand, withChosen(bound, chosen)),
      }),
    }));

/** Every way to lay exposures into the open variants for which the game has the other tiles, too. */
const leftBeside = (
  { melds }: WholeHand,
  { definite, templates }: CardVariants,
  { byIndex }: TileSet,
): CardVariants<LeftVariant> => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const onTable = melds.flatMap(({ tiles }) => tiles.map(tileIndex));
  const others = byIndex.map((copies, kind) => copies - onTable.filter((one) => one === kind).length);
  const left: LeftVariant[] = [];
  const before: number[] = [];
  for (const whole of definite) {
    const { hand } = whole;
    before.push(left.length);
    if (!hand.open) continue;
    for (const laid of layExposures(whole.groups, exposures, exactFit)) {
      const groups = leftOf(whole.groups, laid);
      const needs = needsOf(groups);
      if (lackOf(needs, others) === 0) left.push({ hand, groups, needs, whole });
    }
  }
  before.push(left.length);
  const leftTemplates = templates
    .filter(({ hand }) => hand.open)
    .flatMap((template) => templatesBeside(template, exposures, before));
  return { definite: left, templates: leftTemplates };
};

const MOST_KEPT = 256;
/** More tiles than can ever be missing. */
const FARTHEST = 15;

/** What the exposures of a hand leave of the card. */
const leftFor = (hand: WholeHand, { card, rules, tiles, byExposures }: Way): CardVariants<LeftVariant> => {
  const variants = cardVariants(card, rules);
  if (hand.melds.length === 0) return variants;
  const key = hand.melds.map((meld) => meld.tiles.join(' ')).join();
  const known = byExposures.get(key);
  if (known !== undefined) return known;
  if (byExposures.size >= MOST_KEPT) byExposures.clear();
  const made = leftBeside(hand, variants, tiles);
  byExposures.set(key, made);
  return made;
};

/** A variant as a goal. Thousands are made for a far hand, so what one lacks is looked at when it is asked for. */
class CardGoal implements Goal<CardLayout> {
  readonly distance: number;
  private readonly left: LeftVariant;
  private readonly counts: Readonly<Uint8Array>;
  private readonly way: Way;
  private known: Gaps | undefined = undefined;

  constructor(left: LeftVariant, counts: Readonly<Uint8Array>, way: Way, distance: number) {
    this.left = left;
    this.counts = counts;
    this.way = way;
    this.distance = distance;
  }

  private get gaps(): Gaps {
    this.known ??= gapsOf(this.left.needs, this.counts);
    return this.known;
  }

  get bare(): readonly number[] {
    return this.gaps.bare;
  }

  get open(): readonly number[] {
    const { open, served, flowers } = this.gaps;
    return [...open, ...served.slice(flowers)];
  }

  get flowersServe(): FlowersServe | undefined {
    const { open, served, flowers } = this.gaps;
    return served.length === 0 ? undefined : { open, served, flowers };
  }

  get mayExpose(): boolean {
    const { hand, groups } = this.left;
    return hand.open && groups.some(({ callable }) => callable);
  }

  spare(): readonly number[] {
    return spareTiles(this.gaps);
  }

  value(): number {
    const { hand, whole } = this.left;
    return hand.value + concealedBonus(hand, whole !== undefined, this.way.rules);
  }

  exposedValue(): number | undefined {
    return this.mayExpose ? this.left.hand.value : undefined;
  }

  group(): readonly string[] {
    const { section, text } = this.left.hand;
    return [this.way.card.sections[section]?.name ?? '', text];
  }

  layout(): CardLayout {
    return layoutOf(this.left.whole ?? this.left, this.way.card);
  }
}

/** The variants that lack at most so many tiles, in the order of the card, each with its nearest way to lay the exposures. */
const nearGoals = (hand: CheckedHand, farthest: number, way: Way): readonly Goal<CardLayout>[] => {
  const counts = Uint8Array.from(hand.counts);
  const nearest = new Map<Variant | string, CardGoal>();
  const variants = leftFor(hand, way);
  const mayRepeat = handsWithChoice(variants);
  for (const [left, lack] of variantsLacking(variants, counts, farthest)) {
    const variant = left.whole ?? left;
    const whole = mayRepeat.has(left.hand) ? variantKey(variant) : variant;
    if (lack >= (nearest.get(whole)?.distance ?? FARTHEST)) continue;
    nearest.set(whole, new CardGoal(left, counts, way, lack));
  }
  return [...nearest.values()];
};

/** What is known of the way to a winning hand with a card under these options. */
export const cardGoals = (card: Card, rules: CardRules, tiles: TileSet): GoalRules<CardLayout> => {
  const way: Way = { card, rules, tiles, byExposures: new Map() };
  return Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkCardHand(hand, undefined, way), HAND_SIZE),
    distance: (hand, _, drawn) => leastLack(leftFor(hand, way), withDrawn(hand.counts, drawn)),
    goals: (hand, _, farthest) => nearGoals(hand, farthest, way),
  } satisfies GoalRules<CardLayout>);
};
