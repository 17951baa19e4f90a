import type { ExposedHand } from '../../hands/rule-parts';
import { type HiddenHand, type OpenGroup, type ScoutRules, withHeld } from '../../hands/scout-rules';
import { missingCount } from '../../jokers/missing';
import { FLOWER } from '../../tiles/tile-index';
import {
  ascending,
  type CodedLayout,
  isDragon,
  isMember,
  isNumber,
  isWind,
  kindOf,
  NEWS,
  sizeOf,
} from './layouts/blocks';
import { type Filler, type FillerRule, fillerRules } from './layouts/fillers';
import { shapeOf } from './layouts/named';
import { PATTERN_SIZES, type PatternSizes, TWO_PUNGS_TWO_KONGS } from './layouts/patterns';
import { type Rack, rackOf, windsHeld } from './layouts/rack';
import { dragonHandsWithin, giveSizes, layOut } from './layouts/search';
import { type SuitedSet, setTree } from './layouts/suited-sets';
import type { CardFreeOptions } from './options';
import { allJokers, lackFor, outlookOf } from './possible';

/*
 * The categories and patterns left to another player (CF-4, CF-6), and the tiles that can be the last one. Most often the first
 * layout that comes to hand can be made of the unseen tiles, and one is enough; so layouts are made set by set until one
 * can, instead of all that the unseen tiles can make.
 */

/** Whether a tile has a place in a block of some kind. */
const hasPlace = (wanted: number, kind: number): boolean =>
  wanted === kind || (kind === NEWS && isWind(wanted));

type RuleFor = ReturnType<typeof fillerRules>;

/** What layouts are looked for in. */
interface Pool {
  readonly rack: Rack;
  readonly options: CardFreeOptions;
  /** The sets, category by category. */
  readonly sets: readonly (readonly SuitedSet[])[];
  /** The fillers that may stand beside a set. */
  readonly fillersBeside: (set: SuitedSet) => readonly Filler[];
}

/** The sets that have all exposed members, category by category. */
const setsWith = ({ exposed }: Rack): Pool['sets'] => {
  const members = exposed.map(kindOf).filter(isMember);
  const byCategory: SuitedSet[][] = [];
  for (const set of setTree().sets) {
    if (set === undefined || !members.every((kind) => set.kinds.includes(kind))) continue;
    byCategory[set.category] ??= [];
    byCategory[set.category]?.push(set);
  }
  return byCategory;
};

/** Says which fillers the tiles and exposures allow beside a set; with a tile wanted, those with a place for it. */
const fillersFor = (rack: Rack, ruleFor: RuleFor, wanted?: number): Pool['fillersBeside'] => {
  const exposed = rack.exposed.map(kindOf).filter(isDragon);
  const hasFlowers = (rack.counts[FLOWER] ?? 0) >= 2;
  const hasNews = windsHeld(rack) === 4;
  const isUsable = ({ kinds }: Filler): boolean =>
    exposed.every((dragon) => kinds.includes(dragon)) &&
    (hasFlowers || !kinds.includes(FLOWER)) &&
    (hasNews || !kinds.includes(NEWS));
  const hasWanted = ({ kinds }: Filler): boolean =>
    wanted === undefined || isNumber(wanted) || kinds.some((kind) => hasPlace(wanted, kind));
  const known = new Map<FillerRule, readonly Filler[]>();
  return (set) => {
    const rule = ruleFor(set, !rack.concealed);
    const fillers = known.get(rule) ?? rule.fillers.filter((one) => isUsable(one) && hasWanted(one));
    known.set(rule, fillers);
    // A wind may have its place in the set.
    return wanted !== undefined && isWind(wanted) && set.kinds.includes(wanted)
      ? rule.fillers.filter(isUsable)
      : fillers;
  };
};

/** Whether a pattern has a block for each exposure. */
const hasSizes = ({ small, smalls, large, larges }: PatternSizes, { exposed }: Rack): boolean => {
  const ofSmall = exposed.filter((block) => sizeOf(block) === small).length;
  const ofLarge = exposed.filter((block) => sizeOf(block) === large).length;
  return ofSmall + ofLarge === exposed.length && ofSmall <= smalls && ofLarge <= larges;
};

/** Whether a pattern has room for members and fillers, the flower pair and the NEWS block among them. */
const hasRoom = (
  { place, small, smalls, large, larges }: PatternSizes,
  members: number,
  { kinds, beside, inTwoKongs }: Filler,
): boolean =>
  members + kinds.length === smalls + larges &&
  (place !== TWO_PUNGS_TWO_KONGS || inTwoKongs) &&
  ((beside & 1) === 0 || small === 2) &&
  ((beside & 2) === 0 || small === 4 || large === 4);

/** The layouts with one of some sets in the sizes of a pattern that jokers and tiles of a pool fill. */
function* layoutsIn(
  sets: readonly SuitedSet[],
  sizes: PatternSizes,
  { rack, options, fillersBeside }: Pool,
): Generator<CodedLayout> {
  for (const suited of sets) {
    const { category, set, kinds: members } = suited;
    for (const filler of fillersBeside(suited)) {
      if (!hasRoom(sizes, members.length, filler)) continue;
      const layouts: CodedLayout[] = [];
      const kinds = [...members, ...filler.kinds].sort(ascending);
      giveSizes(kinds, sizes, 0, rack, options, (blocks) =>
        layouts.push({ category, set, pattern: sizes.place, blocks }),
      );
      yield* layouts;
    }
  }
}

/** The layouts that may be made of a pool, by category and pattern, before them the Dragon Hands in one list. */
function* groupsIn(pool: Pool): Generator<Iterable<CodedLayout>> {
  const { rack, options, sets } = pool;
  yield dragonHandsWithin(0, rack, options);
  // Only Dragon's Love has flowers exposed.
  if (rack.exposed.some((block) => kindOf(block) === FLOWER)) return;
  const patterns = PATTERN_SIZES.filter((sizes) => hasSizes(sizes, rack));
  for (const inCategory of sets)
    if (inCategory !== undefined) for (const sizes of patterns) yield layoutsIn(inCategory, sizes, pool);
}

/** The unseen tiles as the concealed ones of a hand, with one more of some kind if one is given. */
const rackWith = ({ melds, unseen }: ExposedHand, kind?: number): Rack => {
  const counts = Uint8Array.from(unseen, (count, at) => (at === kind ? count + 1 : count));
  return rackOf({ counts, melds });
};

/** How many tiles an outlook lacks of a layout, the exchange of the exposures' jokers counted in. */
const lackingOf = (layout: CodedLayout, outlook: Rack, options: CardFreeOptions): number => {
  const { bare, open } = lackFor(layout, outlook, options);
  return bare.length + Math.max(0, open.length - allJokers(outlook));
};

const openGroups = (hand: HiddenHand, options: CardFreeOptions, ruleFor: RuleFor): readonly OpenGroup[] => {
  const unseen = outlookOf(hand, false);
  const all = outlookOf(withHeld(hand), false);
  const pool = { rack: all, options, sets: setsWith(all), fillersBeside: fillersFor(all, ruleFor) };
  const groups = new Map<string, OpenGroup>();
  for (const layouts of groupsIn(pool))
    for (const layout of layouts) {
      const lacking = lackingOf(layout, unseen, options);
      const { category, pattern } = shapeOf(layout);
      const known = groups.get(`${category} ${pattern}`)?.lacking ?? Number.POSITIVE_INFINITY;
      if (lacking >= known || (lacking > 0 && lackingOf(layout, all, options) > 0)) continue;
      groups.set(`${category} ${pattern}`, { group: [category, pattern], lacking });
      // Of Dragon Hands each is a group of its own.
      if (lacking === 0 && category !== 'dragonHand') break;
    }
  return [...groups.values()];
};

/** Says of kinds whether a tile of it can be the last one of a hand. */
const lastTiles = (
  hand: ExposedHand,
  options: CardFreeOptions,
  ruleFor: RuleFor,
): ((kind: number) => boolean) => {
  const sets = setsWith(rackWith(hand));
  return (kind) => {
    const rack = rackWith(hand, kind);
    // Only flowers and winds have a second block.
    const isSpent = kind !== FLOWER && !isWind(kind) && rack.exposed.some((block) => kindOf(block) === kind);
    if (isSpent) return false;
    // A number has its place in the set, and a wind unless there is a NEWS block for it.
    const isInSet = isMember(kind) && !(isWind(kind) && windsHeld(rack) === 4);
    const withKind = isInSet
      ? sets.map((inCategory) => inCategory.filter(({ kinds }) => kinds.includes(kind)))
      : sets;
    const pool = { rack, options, sets: withKind, fillersBeside: fillersFor(rack, ruleFor, kind) };
    for (const layouts of groupsIn(pool))
      for (const layout of layouts) {
        const laid = layOut(layout, rack, options);
        if (laid === undefined || missingCount(laid.gaps, rack.jokers) > 0) continue;
        if (laid.concealed.some((block) => hasPlace(kind, kindOf(block)))) return true;
      }
    return false;
  };
};

/** What Card Free tells of the hands of others under these options. */
export const cardFreeScouting = (options: CardFreeOptions): ScoutRules => {
  const ruleFor = fillerRules(options);
  return Object.freeze({
    groups: (hand) => openGroups(hand, options, ruleFor),
    winningKinds: (hand, kinds) => kinds.filter(lastTiles(hand, options, ruleFor)),
  } satisfies ScoutRules);
};
