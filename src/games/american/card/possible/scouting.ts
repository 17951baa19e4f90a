import type { ExposedHand } from '../../../../hands/rule-parts';
import { type HiddenHand, type OpenGroup, type ScoutRules, withHeld } from '../../../../hands/scout-rules';
import { lackOf, type Need, needsOf, tilesIn } from '../../../../jokers/missing';
import { tileIndex } from '../../../../tiles/tile-index';
import { exactFit, exposureOf, layExposures, leftOf } from '../exposures';
import type { VariantGroup } from '../layouts/groups';
import { type CardHand, cardVariants } from '../layouts/list-variants';
import type { CardRules } from '../vocabulary';
import { type Judge, outlooks } from './card-possible';
import { completion } from './complete-hand';
import { CARD_FIGURES } from './scouting-figures';

/** The lines left to another player, each with what the unseen tiles lack of it. */
const openLines = (hand: HiddenHand, judge: Judge): readonly OpenGroup[] => {
  const lines = new Map<CardHand, number>();
  const lackingOf = (line: CardHand): number => lines.get(line) ?? Number.POSITIVE_INFINITY;
  // Once the unseen tiles complete a line, its other variants need no look.
  const most = ({ hand: line }: { readonly hand: CardHand }): number => (lackingOf(line) > 0 ? 0 : -1);
  for (const { variant, laid, lack } of outlooks(withHeld(hand), judge, false, most)) {
    if (lack > 0) continue;
    const { needs, available } = completion(laid, hand.unseen);
    const lacking = tilesIn(lackOf(needs, available));
    if (lacking < lackingOf(variant.hand)) lines.set(variant.hand, lacking);
  }
  const { sections } = judge.card;
  return [...lines].map(([{ section, text }, lacking]) => ({
    group: [sections[section]?.name ?? '', text],
    lacking,
  }));
};

/** Needs with one place of a kind for itself only, unless they have no other. */
const withOwn = (needs: readonly Need[], wanted: number): readonly Need[] =>
  needs.map((need) => {
    const { kind, own, jokers, flowers } = need;
    if (kind !== wanted || jokers + flowers === 0) return need;
    return jokers > 0
      ? { ...need, own: own + 1, jokers: jokers - 1 }
      : { ...need, own: own + 1, flowers: flowers - 1 };
  });

/** Says of kinds whether one more tile of it completes groups, in a place that a winning discard may fill (AG-15a). */
const completing = (
  groups: readonly VariantGroup[],
  unseen: ArrayLike<number>,
  { pairOnDiscard }: CardRules,
): ((kind: number) => boolean) => {
  const needs = needsOf(groups);
  const hasPlace = (kind: number): boolean =>
    groups.some(({ tile, size, places }) =>
      pairOnDiscard ? places.some((place) => place.kind === kind) : size >= 3 && tileIndex(tile) === kind,
    );
  return (kind) => {
    if (!hasPlace(kind)) return false;
    const counts = Array.from(unseen);
    counts[kind] = (counts[kind] ?? 0) + 1;
    return lackOf(pairOnDiscard ? needs : withOwn(needs, kind), counts) === 0;
  };
};

/** The kinds that can be claimed as the last tile of a line (AG-15, AG-15a, AG-18, TG-16). */
const winningKinds = (
  { melds, unseen }: ExposedHand,
  kinds: readonly number[],
  { card, rules }: Judge,
): readonly number[] => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const found = new Set<number>();
  for (const { hand, groups } of cardVariants(card, rules)) {
    if (!hand.open && (exposures.length > 0 || !rules.concealedWinOnDiscard)) continue;
    for (const laid of layExposures(groups, exposures, exactFit)) {
      const completes = completing(leftOf(groups, laid), unseen, rules);
      for (const kind of kinds) if (!found.has(kind) && completes(kind)) found.add(kind);
    }
    if (found.size === kinds.length) break;
  }
  return kinds.filter((kind) => found.has(kind));
};

/** What a card tells of the hands of others. */
export const cardScouting = (judge: Judge): ScoutRules =>
  Object.freeze({
    groups: (hand) => openLines(hand, judge),
    figures: CARD_FIGURES,
    winningKinds: (hand, kinds) => winningKinds(hand, kinds, judge),
  } satisfies ScoutRules);
