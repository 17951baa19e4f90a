import type { CardFreeOptions } from '../options';
import { bonusesOf, earnsSuit, type Traits, traitsOf } from '../score';
import type { CodedLayout } from './blocks';
import { FIRST_DRAGON_HAND, TWO_PUNGS_TWO_KONGS } from './patterns';
import type { Rack } from './rack';
import { WINDS_CATEGORY } from './sets';

/** What a hand brings to its readings, whichever of them is taken. */
export interface Circumstances {
  /** Whether anything was exposed before the winning tile. */
  readonly exposed: boolean;
  /** Whether the hand holds a joker. */
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
  bonusesOf(reading, traitsOf(reading.blocks), !hand.exposed, options).length === 0;

/** Whether these options can turn away any reading at all. */
export const isRestricted = ({ skillLevel, houseRules }: CardFreeOptions): boolean =>
  skillLevel > 0 || houseRules.requireBonus;

/** Whether the house rules or the player's level turn the reading away. */
export const isForbidden = (reading: CodedLayout, hand: Circumstances, options: CardFreeOptions): boolean =>
  isRestricted(options) &&
  (breaksHouseRule(reading, hand, options) || brokenLevel(reading, hand, options) > 0);
