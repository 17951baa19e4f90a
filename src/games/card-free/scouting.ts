import type { ExposedHand } from '../../hands/rule-parts';
import { type HiddenHand, type OpenGroup, type ScoutRules, withHeld } from '../../hands/scout-rules';
import { FLOWER } from '../../tiles/tile-index';
import { type CodedLayout, isWind, kindOf } from './layouts/blocks';
import { shapeOf } from './layouts/named';
import { type Rack, rackOf } from './layouts/rack';
import { besideExposures, groupsWithin, hasPlace, layoutsWithin } from './layouts/search';
import type { CardFreeOptions } from './options';
import { allJokers, lackFor, outlooksOf } from './possible';

/*
 * The categories and patterns left to another player (CF-4, CF-6), and the tiles that can be the last one. Most often the
 * first layout that comes to hand can be made of the unseen tiles, and one is enough.
 */

/** How many tiles an outlook lacks of a layout, the exchange of the exposures' jokers counted in. */
const lackingOf = (layout: CodedLayout, outlook: Rack, options: CardFreeOptions): number => {
  const { bare, open } = lackFor(layout, outlook, options);
  return bare.length + Math.max(0, open.length - allJokers(outlook));
};

/** Adds the groups of the layouts that unseen tiles complete, with what those that nobody is known to hold lack of them. */
const addGroups = (
  groups: Map<string, OpenGroup>,
  unseen: Rack,
  all: Rack,
  options: CardFreeOptions,
): void => {
  for (const layouts of groupsWithin(0, all, options))
    for (const layout of layouts) {
      const lacking = lackingOf(layout, unseen, options);
      const { category, pattern } = shapeOf(layout);
      const known = groups.get(`${category} ${pattern}`)?.lacking ?? Number.POSITIVE_INFINITY;
      if (lacking >= known || (lacking > 0 && lackingOf(layout, all, options) > 0)) continue;
      groups.set(`${category} ${pattern}`, { group: [category, pattern], lacking });
      // Of Dragon Hands each is a group of its own.
      if (lacking === 0 && category !== 'dragonHand') break;
    }
};

const openGroups = (hand: HiddenHand, options: CardFreeOptions, afterCall: boolean): readonly OpenGroup[] => {
  const groups = new Map<string, OpenGroup>();
  const unseen = outlooksOf(hand, options, afterCall);
  for (const [at, all] of outlooksOf(withHeld(hand), options, afterCall).entries())
    addGroups(groups, unseen[at] ?? all, all, options);
  return [...groups.values()];
};

/** Whether a tile of a kind can be the last one of a hand whose other tiles are unseen. */
const isLastTile = (kind: number, { melds, unseen }: ExposedHand, options: CardFreeOptions): boolean => {
  const counts = Uint8Array.from(unseen, (count, at) => (at === kind ? count + 1 : count));
  const rack = rackOf({ counts, melds });
  // Only flowers and winds have a second block.
  const isSpent = kind !== FLOWER && !isWind(kind) && rack.exposed.some((block) => kindOf(block) === kind);
  if (isSpent) return false;
  for (const layout of layoutsWithin(0, rack, options, kind))
    if (besideExposures(layout, rack)?.some((block) => hasPlace(kind, kindOf(block)))) return true;
  return false;
};

/** What Card Free tells of the hands of others under these options, right after a call or not (CF-23). */
export const cardFreeScouting = (options: CardFreeOptions, afterCall: boolean): ScoutRules =>
  Object.freeze({
    groups: (hand) => openGroups(hand, options, afterCall),
    winningKinds: (hand, kinds) => kinds.filter((kind) => isLastTile(kind, hand, options)),
  } satisfies ScoutRules);
