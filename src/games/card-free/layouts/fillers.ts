import { FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import { blockCode, DRAGON_KINDS, isDragon, NEWS } from './blocks';
import { TWO_PUNGS_TWO_KONGS } from './patterns';
import { isForbidden } from './restrictions';
import { WINDS_CATEGORY } from './sets';
import type { SuitedSet } from './suited-sets';

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
  /** The kinds of all of them. */
  readonly kinds: readonly number[];
  /** The dragons among them. */
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
  /** The choices. */
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
  const bySort = new Map<number, FillerRule>();
  const byFillers = new Map<string, FillerRule>();
  return (set, exposed) => {
    const sort = exposed ? -set.sort : set.sort;
    const known = bySort.get(sort);
    if (known !== undefined) return known;
    const fillers = fillersBeside(set, exposed, options);
    const name = JSON.stringify(fillers);
    const rule = byFillers.get(name) ?? { place: byFillers.size, fillers };
    byFillers.set(name, rule);
    bySort.set(sort, rule);
    return rule;
  };
};
