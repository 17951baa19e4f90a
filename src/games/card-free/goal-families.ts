import type { TwoKongs } from './goal-costs';
import type { CardFreeOptions } from './options';
import type { SetChoice } from './suited-sets';

/** Sets of numbers that the levels treat alike, with the fillers they may have beside them. */
export interface Family {
  /** The sets. */
  readonly choice: SetChoice;
  /** The dragons that may fill, as bits: green, red, white. */
  readonly dragons: number;
  /** Whether the flower pair may fill. */
  readonly flowers: boolean;
  /** Whether the NEWS block may fill. */
  readonly news: boolean;
}

/** What a level makes of 2 Pungs 2 Kongs in hands of numbers (CF-34, CF-34a). */
export const twoKongsOf = ({ skillLevel, level1NewsCounts }: CardFreeOptions): TwoKongs => {
  if (skillLevel < 1) return 'free';
  return level1NewsCounts ? 'withNews' : 'never';
};

const ANY_DRAGONS = 7;
const SUITS: readonly number[] = [0, 1, 2];

/** The families of number sets under a skill level (CF-35 to CF-37). */
export const familiesOf = (options: CardFreeOptions, isExposed: boolean): readonly Family[] => {
  const { skillLevel, suitAllowsFlowers, suitAllowsNews } = options;
  const dragons = skillLevel >= 3 && isExposed ? 0 : ANY_DRAGONS;
  const oneSuit = skillLevel >= 4;
  const flowers = !oneSuit || suitAllowsFlowers;
  const news = !oneSuit || suitAllowsNews;
  const inSuits = (runs: boolean, others: boolean, filled: boolean): readonly Family[] => {
    const family = (suit: number | undefined, matching: number): Family => ({
      choice: { runs, others, suit },
      dragons: filled ? dragons & matching : 0,
      flowers: filled && flowers,
      news: filled && news,
    });
    return oneSuit ? SUITS.map((suit) => family(suit * 10, 1 << suit)) : [family(undefined, ANY_DRAGONS)];
  };
  return skillLevel >= 2
    ? [...inSuits(true, false, false), ...inSuits(false, true, true)]
    : inSuits(true, true, true);
};
