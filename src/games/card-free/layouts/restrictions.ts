import { keeping } from '../../../core/first-use';
import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions, CardFreeRules } from '../options';
import { bonusesOf, earnsSuit, type Traits, traitsOf } from '../score';
import { blockCode, type CodedLayout, DRAGON_KINDS, isDragon, NEWS } from './blocks';
import { FIRST_DRAGON_HAND, TWO_PUNGS_TWO_KONGS } from './patterns';
import type { Rack } from './rack';
import { type SuitedSet, WINDS_CATEGORY } from './sets';

/** What matters about a hand whatever its reading. */
type Circumstances = Pick<Rack, 'concealed' | 'calledWithJokers' | 'rules'>;

type Restriction = (reading: CodedLayout, traits: Traits, hand: Circumstances) => boolean;

const CONSECUTIVE_RUN = 0;

const isDragonHand = ({ pattern }: CodedLayout): boolean => pattern >= FIRST_DRAGON_HAND;

/** What each skill level forbids, from level 1 (CF-34 to CF-38a). */
const LEVELS: readonly Restriction[] = [
  ({ pattern, category }, { news }, { rules }) =>
    pattern === TWO_PUNGS_TWO_KONGS && category !== WINDS_CATEGORY && !(rules.level1NewsCounts && news),
  ({ category }, { dragons, flowers, news }) =>
    category === CONSECUTIVE_RUN && (dragons > 0 || flowers || news),
  (_, { dragons }, hand) => dragons > 0 && !hand.concealed,
  (_, traits, { rules }) => traits.suits > 0 && !earnsSuit(traits, rules),
  (reading, _, { calledWithJokers }) => calledWithJokers === true && !isDragonHand(reading),
];

/** The lowest active skill level that forbids the reading, 1 to 5; 0 if none does (CF-34 to CF-38a). */
export const brokenLevel = (reading: CodedLayout, hand: Circumstances): number => {
  if (isDragonHand(reading) && !hand.rules.levelsBindDragonHands) return 0;
  const traits = traitsOf(reading.blocks);
  const levels = LEVELS.slice(0, hand.rules.skillLevel);
  return levels.findIndex((forbids) => forbids(reading, traits, hand)) + 1;
};

/** Whether the house rule of CF-33 forbids the reading. */
export const breaksHouseRule = (reading: CodedLayout, hand: Circumstances): boolean =>
  hand.rules.houseRules.requireBonus &&
  hand.calledWithJokers === true &&
  !isDragonHand(reading) &&
  bonusesOf(reading, hand.concealed, hand.rules).length === 0;

/** Whether these options can forbid any reading. */
export const isRestricted = ({ skillLevel, houseRules }: CardFreeOptions): boolean =>
  skillLevel > 0 || houseRules.requireBonus;

/** Whether the house rules or the player’s level forbid the reading. */
export const isForbidden = (reading: CodedLayout, hand: Circumstances): boolean =>
  isRestricted(hand.rules) && (breaksHouseRule(reading, hand) || brokenLevel(reading, hand) > 0);

/*
 * Which fillers can go with a set (CF-14, CF-17a, CF-34 to CF-37). The levels depend only on the category, the
 * pattern, the suits of the numbers and the fillers, so one set stands for many.
 */

/** The kinds that can be fillers (CF-14). */
const FILLER_KINDS: readonly number[] = [FLOWER, ...DRAGON_KINDS, NEWS];

const FILLER_CHOICES: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: 32 },
  (_, choice) => FILLER_KINDS.filter((__, place) => choice & (1 << place)),
);

/** A choice of fillers that can go with a set. */
export interface Filler {
  readonly kinds: readonly number[];
  readonly dragons: readonly number[];
  /** 1 for the flower pair, 2 for NEWS, 3 for both. */
  readonly beside: number;
  /** Whether they can also be in 2 Pungs 2 Kongs (CF-34). */
  readonly inTwoKongs: boolean;
}

/** The choices of fillers that can go with some sets. */
export interface FillerRule {
  /** The index of the rule. */
  readonly place: number;
  readonly fillers: readonly Filler[];
}

const fillersBeside = (
  { category, set, kinds, besideNews }: SuitedSet,
  hand: Circumstances,
): readonly Filler[] => {
  const { rules } = hand;
  const isWinds = category === WINDS_CATEGORY;
  return FILLER_CHOICES.flatMap((fillers) => {
    const hasNews = fillers.includes(NEWS);
    if (isWinds && (hasNews !== besideNews || (hasNews && !rules.newsWithWinds))) return [];
    const blocks = [...kinds, ...fillers].map((kind) => blockCode(kind, 0));
    const mayBe = (pattern: number): boolean => !isForbidden({ category, set, pattern, blocks }, hand);
    const beside = (fillers.includes(FLOWER) ? 1 : 0) + (hasNews ? 2 : 0);
    const dragons = fillers.filter(isDragon);
    return mayBe(0) ? [{ kinds: fillers, dragons, beside, inTwoKongs: mayBe(TWO_PUNGS_TWO_KONGS) }] : [];
  });
};

/** Finds the fillers that can go with a set in hands with or without exposures; the same object for the same fillers. */
export const fillerRules = (rules: CardFreeRules): ((set: SuitedSet, exposed: boolean) => FillerRule) => {
  const bySort = keeping<FillerRule, number>();
  const byFillers = keeping<FillerRule>();
  let count = 0;
  return (set, exposed) =>
    bySort(exposed ? -set.sort : set.sort, () => {
      const fillers = fillersBeside(set, { concealed: !exposed, rules });
      return byFillers(JSON.stringify(fillers), () => ({ place: count++, fillers }));
    });
};
