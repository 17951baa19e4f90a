import { EAST, FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import { BESIDE } from './block-costs';
import { blockCode, DRAGON_KINDS, isDragon, NEWS } from './blocks';
import { TWO_PUNGS_TWO_KONGS } from './patterns';
import { isForbidden } from './restrictions';
import { bitsOf, WINDS_CATEGORY } from './sets';
import { type SuitedSet, setTree } from './suited-sets';

/*
 * Which fillers may stand beside a set (CF-14, CF-17a, CF-34 to CF-37). The levels ask no more of a hand than its
 * category, its pattern, the suits of its numbers and its fillers, so one set speaks for many.
 */

/** The kinds that can fill (CF-14). */
const FILLER_KINDS: readonly number[] = [FLOWER, ...DRAGON_KINDS, NEWS];

/** A choice of fillers. */
export interface FillerChoice {
  /** The choice as a bit. */
  readonly bit: number;
  readonly kinds: readonly number[];
  readonly dragons: readonly number[];
  readonly hasFlowers: boolean;
  readonly hasNews: boolean;
  /** The flower pair and NEWS, as `BESIDE` counts them. */
  readonly beside: number;
}

/** All choices of fillers. */
export const FILLER_CHOICES: readonly FillerChoice[] = /* @__PURE__ */ Array.from(
  { length: 32 },
  (_, place) => {
    const kinds = FILLER_KINDS.filter((__, at) => place & (1 << at));
    const [hasFlowers, hasNews] = [kinds.includes(FLOWER), kinds.includes(NEWS)];
    return {
      bit: 1 << place,
      kinds,
      dragons: kinds.filter(isDragon),
      hasFlowers,
      hasNews,
      beside: (hasFlowers ? BESIDE.flowers : 0) + (hasNews ? BESIDE.news : 0),
    };
  },
);

/** The choices of fillers that may stand beside some sets, each choice as a bit. */
export interface FillerRule {
  /** Those that are allowed in any pattern but 2 Pungs 2 Kongs. */
  readonly allowed: number;
  /** Those that are allowed in 2 Pungs 2 Kongs (CF-34). */
  readonly inTwoKongs: number;
}

/** The rules for the fillers beside all sets. */
export interface FillerRules {
  /** The rules that differ. */
  readonly rules: readonly FillerRule[];
  /** By place of a set in the tree: the place of its rule. */
  readonly bySet: Readonly<Uint8Array>;
}

const choicesWhere = (test: (choice: FillerChoice) => boolean): number =>
  FILLER_CHOICES.filter(test).reduce((bits, { bit }) => bits | bit, 0);

const makeRules = (options: CardFreeOptions, exposed: boolean): FillerRules => {
  const hand = { exposed, jokers: false, selfPicked: undefined };
  const ruleFor = ({ category, set, suits, besideNews }: SuitedSet): FillerRule => {
    const isWinds = category === WINDS_CATEGORY;
    const members = isWinds ? [EAST] : bitsOf(suits).map((suit) => 10 * suit + 1);
    const allowedIn = (pattern: number): number =>
      choicesWhere(({ kinds, hasNews }) => {
        if (isWinds && (hasNews !== besideNews || (hasNews && !options.newsWithWinds))) return false;
        const blocks = [...members, ...kinds].map((kind) => blockCode(kind, 0));
        return !isForbidden({ category, set, pattern, blocks }, hand, options);
      });
    return { allowed: allowedIn(0), inTwoKongs: allowedIn(TWO_PUNGS_TWO_KONGS) };
  };
  const { sets } = setTree();
  const rules = new Map<string, FillerRule>();
  const alike = new Map<number, string>();
  const keys = sets.map((set) => {
    const sort = set.category * 16 + set.suits * 2 + (set.besideNews ? 1 : 0);
    const rule = alike.has(sort) ? undefined : ruleFor(set);
    const key = alike.get(sort) ?? JSON.stringify(rule);
    alike.set(sort, key);
    if (rule !== undefined && !rules.has(key)) rules.set(key, rule);
    return key;
  });
  const places = new Map([...rules.keys()].map((key, place) => [key, place]));
  return { rules: [...rules.values()], bySet: Uint8Array.from(keys, (key) => places.get(key) ?? 0) };
};

const kept = /* @__PURE__ */ new WeakMap<CardFreeOptions, Map<boolean, FillerRules>>();

/** The rules for fillers in hands with or without exposures; made once for the same options. */
export const fillerRules = (options: CardFreeOptions, exposed: boolean): FillerRules => {
  const known = kept.get(options) ?? new Map<boolean, FillerRules>();
  kept.set(options, known);
  const rules = known.get(exposed) ?? makeRules(options, exposed);
  known.set(exposed, rules);
  return rules;
};
