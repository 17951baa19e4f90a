import { keeping } from '../../../core/first-use';
import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import { bonusesOf, earnsSuit, type Traits, traitsOf } from '../score';
import { blockCode, type CodedLayout, DRAGON_KINDS, isDragon, NEWS } from './blocks';
import { FIRST_DRAGON_HAND, TWO_PUNGS_TWO_KONGS } from './patterns';
import type { Rack } from './rack';
import { type SuitedSet, WINDS_CATEGORY } from './sets';

/** What a hand brings to its readings, whichever of them is taken. */
export interface Circumstances {
  /** Whether anything was exposed before the winning tile. */
  readonly exposed: boolean;
  readonly jokers: boolean;
  /** Whether it was self-picked; undefined if the win is not known. */
  readonly selfPicked: boolean | undefined;
}

/** What asks least of a hand with these tiles: no jokers, and a win that is not known. */
export const atBest = ({ concealed }: Rack): Circumstances => ({
  exposed: !concealed,
  jokers: false,
  selfPicked: undefined,
});

type Restriction = (
  reading: CodedLayout,
  traits: Traits,
  hand: Circumstances,
  options: CardFreeOptions,
) => boolean;

const CONSECUTIVE_RUN = 0;

const isDragonHand = ({ pattern }: CodedLayout): boolean => pattern >= FIRST_DRAGON_HAND;

/** Whether only jokers and a discard stand in the way: an unknown win is taken in the hand's favor. */
const isCalledWithJokers = (hand: Circumstances): boolean => hand.jokers && hand.selfPicked === false;

/** What each skill level forbids, level 1 first (CF-34 to CF-38a). */
const LEVELS: readonly Restriction[] = [
  ({ pattern, category }, { news }, _, options) =>
    pattern === TWO_PUNGS_TWO_KONGS && category !== WINDS_CATEGORY && !(options.level1NewsCounts && news),
  ({ category }, { dragons, flowers, news }) =>
    category === CONSECUTIVE_RUN && (dragons > 0 || flowers || news),
  (_, { dragons }, hand) => dragons > 0 && hand.exposed,
  (_, traits, __, options) => traits.suits > 0 && !earnsSuit(traits, options),
  (reading, _, hand) => !isDragonHand(reading) && isCalledWithJokers(hand),
];

/** The lowest skill level in force that forbids the reading, 1 to 5; 0 if none does (CF-34 to CF-38a). */
export const brokenLevel = (reading: CodedLayout, hand: Circumstances, options: CardFreeOptions): number => {
  if (isDragonHand(reading) && !options.levelsBindDragonHands) return 0;
  const traits = traitsOf(reading.blocks);
  const levels = LEVELS.slice(0, options.skillLevel);
  return levels.findIndex((forbids) => forbids(reading, traits, hand, options)) + 1;
};

/** Whether the house rule of CF-33 turns the reading away. */
export const breaksHouseRule = (
  reading: CodedLayout,
  hand: Circumstances,
  options: CardFreeOptions,
): boolean =>
  options.houseRules.requireBonus &&
  isCalledWithJokers(hand) &&
  !isDragonHand(reading) &&
  bonusesOf(reading, !hand.exposed, options).length === 0;

/** Whether these options can turn away any reading at all. */
export const isRestricted = ({ skillLevel, houseRules }: CardFreeOptions): boolean =>
  skillLevel > 0 || houseRules.requireBonus;

/** Whether the house rules or the player's level turn the reading away. */
export const isForbidden = (reading: CodedLayout, hand: Circumstances, options: CardFreeOptions): boolean =>
  isRestricted(options) &&
  (breaksHouseRule(reading, hand, options) || brokenLevel(reading, hand, options) > 0);

/*
 * Which fillers may stand beside a set (CF-14, CF-17a, CF-34 to CF-37). The levels ask no more of a hand than its
 * category, its pattern, the suits of its numbers and its fillers, so one set speaks for many.
 */

/** The kinds that can fill (CF-14). */
const FILLER_KINDS: readonly number[] = [FLOWER, ...DRAGON_KINDS, NEWS];

/** Every choice of fillers. */
const FILLER_CHOICES: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: 32 },
  (_, choice) => FILLER_KINDS.filter((__, place) => choice & (1 << place)),
);

/** A choice of fillers that may stand beside a set. */
export interface Filler {
  readonly kinds: readonly number[];
  readonly dragons: readonly number[];
  /** 1 for the flower pair, 2 for NEWS, 3 for both. */
  readonly beside: number;
  /** Whether they may stand in 2 Pungs 2 Kongs, too (CF-34). */
  readonly inTwoKongs: boolean;
}

/** The choices of fillers that may stand beside some sets. */
export interface FillerRule {
  /** Its place among the rules. */
  readonly place: number;
  readonly fillers: readonly Filler[];
}

const fillersBeside = (
  { category, set, kinds, besideNews }: SuitedSet,
  exposed: boolean,
  options: CardFreeOptions,
): readonly Filler[] => {
  const hand = { exposed, jokers: false, selfPicked: undefined };
  const isWinds = category === WINDS_CATEGORY;
  return FILLER_CHOICES.flatMap((fillers) => {
    const hasNews = fillers.includes(NEWS);
    if (isWinds && (hasNews !== besideNews || (hasNews && !options.newsWithWinds))) return [];
    const blocks = [...kinds, ...fillers].map((kind) => blockCode(kind, 0));
    const mayBe = (pattern: number): boolean =>
      !isForbidden({ category, set, pattern, blocks }, hand, options);
    const beside = (fillers.includes(FLOWER) ? 1 : 0) + (hasNews ? 2 : 0);
    const dragons = fillers.filter(isDragon);
    return mayBe(0) ? [{ kinds: fillers, dragons, beside, inTwoKongs: mayBe(TWO_PUNGS_TWO_KONGS) }] : [];
  });
};

/** Says which fillers may stand beside a set in hands with or without exposures; the same rule for the same fillers. */
export const fillerRules = (options: CardFreeOptions): ((set: SuitedSet, exposed: boolean) => FillerRule) => {
  const bySort = keeping<FillerRule, number>();
  const byFillers = keeping<FillerRule>();
  let count = 0;
  return (set, exposed) =>
    bySort(exposed ? -set.sort : set.sort, () => {
      const fillers = fillersBeside(set, exposed, options);
      return byFillers(JSON.stringify(fillers), () => ({ place: count++, fillers }));
    });
};
