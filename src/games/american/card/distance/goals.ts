import { keeping } from '../../../../core/first-use';
import type { CheckedHand } from '../../../../hands/check-hand';
import { reasonsInStage } from '../../../../hands/check-size';
import type { WholeHand } from '../../../../hands/hand';
import type { Goal, GoalRules } from '../../../../hands/rule-parts';
import { withDrawn } from '../../../../hands/with-drawn';
import { goalTiles } from '../../../../jokers/missing';
import { HAND_SIZE } from '../../tiles';
import { checkCardHand } from '../check';
import { boundTo, exactFit, exposureOf, growingFit } from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { cardVariants, concealedBonus } from '../layouts/list-variants';
import { identityOf, layoutOf, type Template, type Variant, wholeOf } from '../layouts/templates';
import type { CardLayout, CardRules } from '../vocabulary';
import { leastLack, variantsLacking } from './least-lack';

/*
 * How to find the way to the hands of a card. Each exposure fills a group of an open line, or a part of one if it can
 * grow (TG-5), and what is left forms a small card of its own, kept for the next question. What its lines lack is
 * counted as for hands without exposures (least-lack.ts).
 */

/** Every way to lay exposures into open variants and templates that the rest of the game’s tiles can complete. */
const leftBeside = ({ melds }: WholeHand, rules: CardRules): readonly Template[] => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const canLie = rules.exposuresGrow ? growingFit : exactFit;
  return cardVariants(rules)
    .flatMap((one) => boundTo(one, exposures, 0, canLie).map(({ left }) => left))
    .filter((left) => nearestChoice(left, left.supply ?? COPIES, 0) !== undefined)
    .map((left, place) => ({ ...left, place }));
};

const MOST_KEPT = 256;

/** Finds what the exposures of a hand leave of the card, kept by their tiles. */
const whatIsLeft = (rules: CardRules): ((hand: WholeHand) => readonly Template[]) => {
  const kept = keeping<readonly Template[]>(MOST_KEPT);
  return (hand) => {
    if (hand.melds.length === 0) return cardVariants(rules);
    const key = hand.melds.map((meld) => meld.tiles.join(' ')).join();
    return kept(key, () => leftBeside(hand, rules));
  };
};

const goalOf = (
  left: Variant,
  distance: number,
  { counts, melds }: Pick<CheckedHand, 'counts' | 'melds'>,
  rules: CardRules,
): Goal<CardLayout> => {
  const { hand, groups } = left;
  // The last group holds the winning tile, which is concealed (AG-11), unless it is a pung first and grows (TG-5).
  const mayBeLast = (size: number): boolean => rules.exposuresGrow && size > 3;
  const mayExpose =
    hand.open && groups.some(({ callable, size }) => callable && (groups.length > 1 || mayBeLast(size)));
  return {
    distance,
    ...goalTiles(left.needs, counts),
    mayExpose,
    value: () => hand.value + concealedBonus(hand, melds.length > 0, rules),
    exposedValue: () => (mayExpose ? hand.value : undefined),
    group: () => [hand.section, hand.hand],
    layout: () => layoutOf(wholeOf(left)),
  };
};

/** The variants that lack at most `farthest` tiles, in card order, each with its nearest way to lay the exposures. */
const nearGoals = (
  variants: readonly Template[],
  hand: Pick<CheckedHand, 'counts' | 'melds'>,
  farthest: number,
  rules: CardRules,
): readonly Goal<CardLayout>[] => {
  const nearest = new Map<unknown, Goal<CardLayout>>();
  for (const [left, lack] of variantsLacking(variants, hand.counts, farthest)) {
    const identity = identityOf(left);
    if (lack >= (nearest.get(identity)?.distance ?? Infinity)) continue;
    nearest.set(identity, goalOf(left, lack, hand, rules));
  }
  return [...nearest.values()];
};

/** How to find the way to a winning hand with a card under these rules. */
export const cardGoals = (rules: CardRules): GoalRules<CardLayout> => {
  const leftFor = whatIsLeft(rules);
  return Object.freeze({
    check: (hand, stage) => reasonsInStage(hand, stage, checkCardHand(hand, undefined, rules), HAND_SIZE),
    distance: (hand, _, drawn) => leastLack(leftFor(hand), withDrawn(hand.counts, drawn)),
    goals: ({ counts, ...hand }, _, farthest) =>
      nearGoals(leftFor(hand), { ...hand, counts: Uint8Array.from(counts) }, farthest, rules),
  } satisfies GoalRules<CardLayout>);
};
