import type { CheckedHand } from '../../../../hands/check-hand';
import { reasonsInStage } from '../../../../hands/check-size';
import type { WholeHand } from '../../../../hands/hand';
import type { FlowersServe, Goal, GoalRules } from '../../../../hands/rule-parts';
import { withDrawn } from '../../../../hands/with-drawn';
import { type Gaps, gapsOf, spareTiles } from '../../../../jokers/missing';
import { HAND_SIZE } from '../../tiles';
import { checkCardHand } from '../check';
import { boundTo, exposureOf, withoutTiles } from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { cardVariants, concealedBonus } from '../layouts/list-variants';
import { identityOf, layoutOf, type Template, type Variant, wholeOf } from '../layouts/templates';
import type { Card, CardLayout, CardRules } from '../vocabulary';
import { leastLack, variantsLacking } from './least-lack';

/*
 * The way to the hands of a card. Exposures stay as they lie: each fills a group of an open line, and the groups that are
 * left make a small card of their own, kept for the next question. What its lines lack of the concealed tiles is counted as
 * it is for hands without exposures (least-lack.ts).
 */

/** What the way to a hand of a card depends on. */
interface Way {
  readonly card: Card;
  readonly rules: CardRules;
  /** What exposures leave of the card, by their tiles, kept from the first time on. */
  readonly byExposures: Map<string, readonly Template[]>;
}

/** Every way to lay exposures into the open variants and templates for which the game has the other tiles, too. */
const leftBeside = ({ melds }: WholeHand, variants: readonly Template[]): readonly Template[] => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const others = withoutTiles(
    COPIES,
    melds.flatMap(({ tiles }) => tiles),
  );
  return variants
    .flatMap((one) => boundTo(one, exposures).map(({ left }) => left))
    .filter((left) => nearestChoice(left, others, 0) !== undefined)
    .map((left, place) => ({ ...left, place }));
};

const MOST_KEPT = 256;
/** More tiles than can ever be missing. */
const FARTHEST = 15;

/** What the exposures of a hand leave of the card. */
const leftFor = (hand: WholeHand, { card, rules, byExposures }: Way): readonly Template[] => {
  const variants = cardVariants(card, rules);
  if (hand.melds.length === 0) return variants;
  const key = hand.melds.map((meld) => meld.tiles.join(' ')).join();
  const known = byExposures.get(key);
  if (known !== undefined) return known;
  if (byExposures.size >= MOST_KEPT) byExposures.clear();
  const made = leftBeside(hand, variants);
  byExposures.set(key, made);
  return made;
};

/** A variant as a goal. Thousands are made for a far hand, so what one lacks is looked at when it is asked for. */
class CardGoal implements Goal<CardLayout> {
  readonly distance: number;
  private readonly left: Variant;
  private readonly counts: Readonly<Uint8Array>;
  private readonly rules: CardRules;
  private known: Gaps | undefined = undefined;

  constructor(left: Variant, counts: Readonly<Uint8Array>, rules: CardRules, distance: number) {
    this.left = left;
    this.counts = counts;
    this.rules = rules;
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
    const { hand, groups, whole } = this.left;
    return hand.value + concealedBonus(hand, groups.length < whole.length, this.rules);
  }

  exposedValue(): number | undefined {
    return this.mayExpose ? this.left.hand.value : undefined;
  }

  group(): readonly string[] {
    const { section, hand } = this.left.hand;
    return [section, hand];
  }

  layout(): CardLayout {
    return layoutOf(wholeOf(this.left));
  }
}

/** The variants that lack at most so many tiles, in the order of the card, each with its nearest way to lay the exposures. */
const nearGoals = (hand: CheckedHand, farthest: number, way: Way): readonly Goal<CardLayout>[] => {
  const counts = Uint8Array.from(hand.counts);
  const nearest = new Map<unknown, CardGoal>();
  for (const [left, lack] of variantsLacking(leftFor(hand, way), counts, farthest)) {
    const identity = identityOf(left);
    if (lack >= (nearest.get(identity)?.distance ?? FARTHEST)) continue;
    nearest.set(identity, new CardGoal(left, counts, way.rules, lack));
  }
  return [...nearest.values()];
};

/** What is known of the way to a winning hand with a card under these options. */
export const cardGoals = (card: Card, rules: CardRules): GoalRules<CardLayout> => {
  const way: Way = { card, rules, byExposures: new Map() };
  return Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkCardHand(hand, undefined, way), HAND_SIZE),
    distance: (hand, _, drawn) => leastLack(leftFor(hand, way), withDrawn(hand.counts, drawn)),
    goals: (hand, _, farthest) => nearGoals(hand, farthest, way),
  } satisfies GoalRules<CardLayout>);
};
