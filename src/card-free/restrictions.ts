import type { CardFreeOptions } from './options';
import { TWO_PUNGS_TWO_KONGS } from './patterns';
import { WINDS_CATEGORY } from './sets';
import type { CardFreeWin } from './vocabulary';
import { earnsSet, earnsSuit, type Traits } from './worth';

/** What a hand brings to its readings, whichever of them is taken. */
export interface Circumstances {
  /** Whether anything was exposed before the winning tile. */
  readonly exposed: boolean;
  /** Whether the hand holds a joker. */
  readonly jokers: boolean;
  /** Whether it was self-picked; undefined if the win is not known. */
  readonly selfPicked: boolean | undefined;
}

/** What the restrictions look at in a reading. */
export interface Restricted {
  /** Place in `PATTERNS`; -1 if there is none. */
  readonly pattern: number;
  /** Place in `CATEGORIES`; -1 if there is none, or for a Dragon Hand. */
  readonly category: number;
  /** Whether it is a Dragon Hand. */
  readonly dragonHand: boolean;
  /** The traits of its blocks. */
  readonly traits: Traits;
}

type Restriction = (reading: Restricted, hand: Circumstances, options: CardFreeOptions) => boolean;

const CONSECUTIVE_RUN = 0;

/** Whether a win counts as drawn by the winner (CF-29): anything but a discard. */
export const isSelfPicked = (win: CardFreeWin | undefined): boolean | undefined =>
  win === undefined ? undefined : win.by !== 'discard' && win.by !== 'misnamedDiscard';

/** Whether the hand has no jokers or may be self-picked: an unknown win is taken in its favor. */
const cleanOrPicked = (hand: Circumstances): boolean => !hand.jokers || hand.selfPicked !== false;

/** What each skill level forbids, level 1 first (CF-34 to CF-38). */
const LEVELS: readonly Restriction[] = [
  ({ dragonHand, pattern, category, traits }, _, options) =>
    !dragonHand &&
    pattern === TWO_PUNGS_TWO_KONGS &&
    category !== WINDS_CATEGORY &&
    !(options.level1NewsCounts && traits.news),
  ({ dragonHand, category, traits }) =>
    !dragonHand && category === CONSECUTIVE_RUN && (traits.dragons !== 0 || traits.flowers || traits.news),
  ({ traits }, hand) => traits.dragons !== 0 && hand.exposed,
  ({ traits }, _, options) => traits.suits !== 0 && !earnsSuit(traits, options),
  ({ dragonHand }, hand) => !dragonHand && !cleanOrPicked(hand),
];

/** The lowest skill level in force that forbids the reading, 1 to 5; 0 if none does (CF-34 to CF-38a). */
export const brokenLevel = (reading: Restricted, hand: Circumstances, options: CardFreeOptions): number => {
  if (options.skillLevel === 0 || (reading.dragonHand && !options.levelsBindDragonHands)) return 0;
  const broken = LEVELS.findIndex((forbids) => forbids(reading, hand, options)) + 1;
  return broken <= options.skillLevel ? broken : 0;
};

/** Whether any of the bonuses CF-20 to CF-23 and CF-30 applies; pairs and quints count only in a pattern. */
export const hasBonus = ({ pattern, traits }: Restricted, hand: Circumstances, options: CardFreeOptions): boolean =>
  !hand.exposed ||
  (pattern >= 0 && (traits.pairs >= 3 || traits.quints > 0)) ||
  earnsSet(traits) ||
  earnsSuit(traits, options);

/** Whether the house rule of CF-33 turns the reading away. */
export const breaksHouseRule = (
  reading: Restricted,
  hand: Circumstances,
  options: CardFreeOptions,
): boolean =>
  options.houseRules.requireBonus &&
  !reading.dragonHand &&
  !cleanOrPicked(hand) &&
  !hasBonus(reading, hand, options);

/** Whether these options can turn away any reading at all. */
export const hasRestrictions = (options: CardFreeOptions): boolean =>
  options.skillLevel > 0 || options.houseRules.requireBonus;
