import type { ExposedHand } from '../../hands/rule-parts';
import { type HiddenHand, type OpenGroup, type ScoutRules, withHeld } from '../../hands/scout-rules';
import { FLOWER } from '../../tiles/tile-index';
import { isWind, kindOf } from './layouts/blocks';
import { shapeOf } from './layouts/named';
import { type Rack, rackOf } from './layouts/rack';
import { besideExposures, groupsWithin, hasPlace, layoutsWithin } from './layouts/search';
import type { CardFreeRules } from './options';
import { lackingTiles, outlooksOf } from './possible';

/*
 * The categories and patterns another player can still make (CF-4, CF-6), and the tiles that can complete them.
 * Usually the first layout found can be made of the unseen tiles, and one is enough.
 */

/** Adds the groups of layouts that unseen tiles complete, with what they lack of tiles nobody is known to hold. */
const addGroups = (groups: Map<string, OpenGroup>, unseen: Rack, all: Rack): void => {
  for (const layouts of groupsWithin(0, all))
    for (const layout of layouts) {
      const lacking = lackingTiles(layout, unseen).length;
      const { category, pattern } = shapeOf(layout);
      const known = groups.get(`${category} ${pattern}`)?.lacking ?? Infinity;
      if (lacking >= known || (lacking > 0 && lackingTiles(layout, all).length > 0)) continue;
      groups.set(`${category} ${pattern}`, { group: [category, pattern], lacking });
      // Each Dragon Hand is a group of its own.
      if (lacking === 0 && category !== 'dragonHand') break;
    }
};

const openGroups = (hand: HiddenHand, rules: CardFreeRules): readonly OpenGroup[] => {
  const groups = new Map<string, OpenGroup>();
  const unseen = outlooksOf(hand, rules);
  for (const [at, all] of outlooksOf(withHeld(hand), rules).entries())
    addGroups(groups, unseen[at] ?? all, all);
  return [...groups.values()];
};

/** Whether a tile of a kind can complete a hand whose other tiles are unseen. */
const isLastTile = (kind: number, { melds, unseen }: ExposedHand, rules: CardFreeRules): boolean => {
  const counts = Uint8Array.from(unseen, (count, at) => (at === kind ? count + 1 : count));
  const rack = { ...rackOf({ counts, melds }, rules), concealed: melds.length === 0 };
  // Only flowers and winds can have a second block.
  const isSpent = kind !== FLOWER && !isWind(kind) && rack.exposed.some((block) => kindOf(block) === kind);
  if (isSpent) return false;
  for (const layout of layoutsWithin(0, rack, kind))
    if (besideExposures(layout, rack)?.some((block) => hasPlace(kind, kindOf(block)))) return true;
  return false;
};

/** What can be said about other players’ hands under these rules. */
export const cardFreeScouting = (rules: CardFreeRules): ScoutRules =>
  Object.freeze({
    groups: (hand) => openGroups(hand, rules),
    winningKinds: (hand, kinds) => kinds.filter((kind) => isLastTile(kind, hand, rules)),
  } satisfies ScoutRules);
