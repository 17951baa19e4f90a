import { EAST, FLOWER } from '../../../tiles/tile-index';
import type { CardFreeOptions } from '../options';
import { blockCode, DRAGON_KINDS, isDragon, NEWS } from './blocks';
import { TWO_PUNGS_TWO_KONGS } from './patterns';
import { isForbidden } from './restrictions';
import { WINDS_CATEGORY } from './sets';
import { type SuitedSet, setTree } from './suited-sets';

/*
 * Which fillers may stand beside a set (CF-14, CF-17a, CF-34 to CF-37). The levels ask no more of a hand than its
 * category, its pattern, the suits of its numbers and its fillers, so one set speaks for many.
 */

/** The kinds that can fill (CF-14). */
const FILLER_KINDS: readonly number[] = [FLOWER, ...DRAGON_KINDS, NEWS];

/** The bit of a kind in a choice of kinds: the lower the kind, the higher its bit, so that the first choice is the greatest. */
export const kindBit = (kind: number): number => 2 ** (NEWS - kind);
/** A choice of kinds as one number. */
export const choiceOf = (kinds: readonly number[]): number =>
  kinds.reduce((sum, kind) => sum + kindBit(kind), 0);

/** Every choice of fillers. */
const FILLER_CHOICES: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: 32 },
  (_, choice) => FILLER_KINDS.filter((__, place) => choice & (1 << place)),
);

/** A choice of fillers that may stand beside a set. */
export interface Filler {
  /** The kinds of all of them. */
  readonly kinds: readonly number[];
  /** They as one number. */
  readonly choice: number;
  /** The dragons among them. */
  readonly dragons: readonly number[];
  /** 1 for the flower pair, 2 for NEWS, 3 for both. */
  readonly beside: number;
  /** Whether they may stand in 2 Pungs 2 Kongs, too (CF-34). */
  readonly inTwoKongs: boolean;
}

/** The fillers that may stand beside all sets. */
export interface FillerRules {
  /** The lists of choices that differ. */
  readonly rules: readonly (readonly Filler[])[];
  /** By place of a set in the tree: the place of its list. */
  readonly bySet: Readonly<Uint8Array>;
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
    const [allowed, inTwoKongs] = [0, TWO_PUNGS_TWO_KONGS].map(
      (pattern) => !isForbidden({ category, set, pattern, blocks }, hand, options),
    );
    const beside = (fillers.includes(FLOWER) ? 1 : 0) + (hasNews ? 2 : 0);
    return allowed
      ? [
          {
            kinds: fillers,
            choice: choiceOf(fillers),
            dragons: fillers.filter(isDragon),
            beside,
            inTwoKongs: inTwoKongs === true,
          },
        ]
      : [];
  });
};

/** Sets of the same sort may have the same fillers. */
const sortOf = ({ category, kinds, besideNews }: SuitedSet): string =>
  `${category} ${besideNews} ${[...new Set(kinds.map((kind) => (kind < EAST ? Math.floor(kind / 10) : 3)))].sort()}`;

/** The rules for fillers in hands with or without exposures. */
export const fillerRules = (options: CardFreeOptions, exposed: boolean): FillerRules => {
  const rules = new Map<string, readonly Filler[]>();
  const nameOfSort = new Map<string, string>();
  const names = setTree().sets.map((set) => {
    const sort = sortOf(set);
    const known = nameOfSort.get(sort);
    if (known !== undefined) return known;
    const fillers = fillersBeside(set, exposed, options);
    const name = JSON.stringify(fillers);
    nameOfSort.set(sort, name);
    rules.set(name, fillers);
    return name;
  });
  const places = [...rules.keys()];
  return { rules: [...rules.values()], bySet: Uint8Array.from(names, (name) => places.indexOf(name)) };
};
