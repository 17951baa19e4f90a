import type { ExposedHand } from '../../../../hands/rule-parts';
import { type HiddenHand, type OpenGroup, type ScoutRules, withHeld } from '../../../../hands/scout-rules';
import { type Place, tilesIn } from '../../../../jokers/missing';
import { JOKER, tileIndex } from '../../../../tiles/tile-index';
import { exactFit, leftOf } from '../exposures';
import { type Choosing, nearestChoice } from '../layouts/ground';
import { type HandGroup, isAny, type VariantGroup } from '../layouts/groups';
import { type CardHand, choosingOf } from '../layouts/templates';
import type { CardRules } from '../vocabulary';
import { layings, nearestOutlook } from './card-possible';

/** The lines another player can still make, each with how many tiles the unseen ones lack for it. */
const openLines = (hidden: HiddenHand, rules: CardRules): readonly OpenGroup[] => {
  const lines = new Map<CardHand, number>();
  const lackingOf = (line: CardHand): number => lines.get(line) ?? Infinity;
  // Once the unseen tiles complete a line, its other variants can be skipped.
  const most = ({ hand: line }: { readonly hand: CardHand }): number => (lackingOf(line) > 0 ? 0 : -1);
  const all = withHeld(hidden);
  for (const laying of layings(all, rules, false, most)) {
    const outlook = nearestOutlook(laying, hidden.unseen, tilesIn, all.unseen);
    if (outlook === undefined) continue;
    const { hand: line } = laying.variant;
    lines.set(line, Math.min(lackingOf(line), tilesIn(outlook.lack)));
  }
  return [...lines].map(([{ section, line, hand }, lacking]) => ({ group: [section, hand], line, lacking }));
};

/**
 * What else the groups need with a claimed tile in one of them, for each place that a winning discard may fill
 * (AG-12, AG-15a).
 */
const besideTile = (
  groups: readonly HandGroup[],
  kind: number,
  { pairOnDiscard }: CardRules,
): readonly Choosing[] => {
  const isFor = (place: Place): boolean => place.kind === kind || (kind === JOKER && place.filler !== 'own');
  const isOpen = ({ size, tile }: VariantGroup): boolean =>
    pairOnDiscard || (size >= 3 && (kind === JOKER ? tile !== undefined : tileIndex(tile) === kind));
  return groups.flatMap((group, at) => {
    if (groups.indexOf(group) < at) return [];
    const made = isAny(group) ? group.of.filter(({ places }) => places.some(isFor)) : [group];
    return made.filter(isOpen).flatMap((own) =>
      own.places.filter(isFor).map((filled) => {
        const places = own.places.map((place) =>
          place === filled ? { ...place, count: place.count - 1 } : place,
        );
        return choosingOf(groups.map((other, place) => (place === at ? { ...own, places } : other)));
      }),
    );
  });
};

/** The weight of one natural tile when lacks are compared. */
const ONE_TILE = 100;

/** The kinds that can be claimed to complete a line (AG-15, AG-15a, AG-18, TG-16). */
const winningKinds = (hand: ExposedHand, kinds: readonly number[], rules: CardRules): readonly number[] => {
  const found = new Set<number>();
  for (const { variant, laid } of layings(hand, rules, false, () => ONE_TILE, exactFit)) {
    if (!variant.hand.open && !rules.concealedWinOnDiscard) continue;
    const left = leftOf(variant.groups, laid);
    const wins = (choosing: Choosing): boolean => nearestChoice(choosing, hand.unseen, 0) !== undefined;
    for (const kind of kinds)
      if (!found.has(kind) && besideTile(left, kind, rules).some(wins)) found.add(kind);
    if (found.size === kinds.length) break;
  }
  return kinds.filter((kind) => found.has(kind));
};

/** What a card says about other players’ hands. */
export const cardScouting = (rules: CardRules): ScoutRules =>
  Object.freeze({
    groups: (hand) => openLines(hand, rules),
    winningKinds: (hand, kinds) => winningKinds(hand, kinds, rules),
  } satisfies ScoutRules);
