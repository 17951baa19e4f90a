import { type Reason, reasonAt } from '../../../../core/reason';
import { checkHand } from '../../../../hands/check-hand';
import type { Meld } from '../../../../hands/hand';
import type { ExposedHand, PossibleRules, Witness } from '../../../../hands/rule-parts';
import { gapsOf, jokersIn, lackOf } from '../../../../jokers/missing';
import { formatTiles } from '../../../../tiles/format-tiles';
import { TILES } from '../../../../tiles/tile';
import { HAND_SIZE } from '../../tiles';
import { meldReasons } from '../check';
import {
  type CanLie,
  exposureOf,
  heldHand,
  isOfKind,
  type Laying,
  layingsOf,
  withoutTiles,
  withTiles,
} from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES } from '../layouts/groups';
import { cardVariants } from '../layouts/list-variants';
import { chosenFor, type DefiniteHand, isDefinite, layoutOf } from '../layouts/templates';
import { readAs } from '../readings/list-readings';
import type { CardReading, CardRules } from '../vocabulary';
import { completedHand, completion } from './complete-hand';

const MOST_LISTED = 3;

/** Whether an exposure can fill a group once misplaced jokers are exchanged (AG-19, AG-21, TG-5). */
const canLieIn =
  ({ exposuresGrow }: CardRules): CanLie =>
  (group, exposure) => {
    const { size, printedJokers } = group;
    return (
      isOfKind(group, exposure) &&
      (size === exposure.size || (exposuresGrow && size > exposure.size)) &&
      printedJokers <= exposure.jokers + size - exposure.size
    );
  };

/** A definite hand with these exposures, and what it lacks. */
interface Outlook extends Laying<DefiniteHand> {
  readonly lack: number;
}

/**
 * Yields every variant and template in each way to lay these exposures, skipping those that lack more than `most`
 * allows for the line; with `closed`, concealed lines too.
 */
export function* layings(
  { melds, unseen }: ExposedHand,
  rules: CardRules,
  closed: boolean,
  most: (variant: Pick<DefiniteHand, 'hand'>) => number,
  canLie: CanLie = canLieIn(rules),
): Generator<Laying> {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const pool = withTiles(
    unseen,
    melds.flatMap(({ tiles }) => tiles),
  );
  for (const variant of cardVariants(rules)) {
    if (exposures.length > 0 && !closed && !variant.hand.open) continue;
    const [first] = exposures;
    if (first !== undefined && !variant.groups.some((group) => canLie(group, first))) continue;
    // Most variants of a dead hand are far from complete whatever the exposures, and need no closer look.
    if (lackOf(variant.needs, pool) > most(variant)) continue;
    yield* layingsOf(variant, exposures, canLie);
  }
}

/**
 * What the unseen tiles lack of a variant, or of the template’s variant that lacks least by a measure; undefined if
 * even `supply` completes none (by default all other tiles of the game).
 */
export const nearestOutlook = (
  laying: Laying,
  unseen: ArrayLike<number>,
  measure: (lack: number) => number = (lack) => lack,
  supply?: ArrayLike<number>,
): Outlook | undefined => {
  const { variant, exposures } = laying;
  const { any } = variant;
  const { needs, available } = completion(laying, unseen);
  const onTable = exposures.flatMap(({ tiles }) => tiles);
  const others = supply ?? (isDefinite(variant) ? undefined : withoutTiles(COPIES, onTable));
  const most = others && completion(laying, others).available;
  const choosing = { needs, any, supply: most };
  if (supply !== undefined && most && nearestChoice(choosing, most, 0) === undefined) return undefined;
  const near = nearestChoice(choosing, available, Infinity, measure);
  if (near === undefined) return undefined;
  return { ...laying, variant: chosenFor(variant, near.groups), lack: near.lack };
};

/** The variants of `layings`, each with what the unseen tiles lack; for a template, its nearest variant. */
function* outlooks(
  hand: ExposedHand,
  rules: CardRules,
  closed: boolean,
  most: (variant: Pick<DefiniteHand, 'hand'>) => number,
): Generator<Outlook> {
  for (const laying of layings(hand, rules, closed, most)) {
    const outlook = nearestOutlook(laying, hand.unseen);
    if (outlook !== undefined) yield outlook;
  }
}

const firstComplete = (hand: ExposedHand, rules: CardRules, closed: boolean): Outlook | undefined => {
  for (const outlook of outlooks(hand, rules, closed, () => 0)) if (outlook.lack === 0) return outlook;
  return undefined;
};

const witnessOf = (
  outlook: Outlook,
  { melds, unseen }: ExposedHand,
  rules: CardRules,
): Witness<CardReading> | undefined => {
  const hand = completedHand(outlook, melds, unseen);
  const checked = checkHand(hand).hand;
  if (checked === undefined) return undefined;
  const [reading] = readAs([outlook.variant], heldHand(checked), rules);
  return reading && { hand, reading };
};

/** Orders outlooks by what they lack, natural tiles first. */
const byLack = ({ lack: one }: Outlook, { lack: other }: Outlook): number => one - other;

const missingReason = (outlook: Outlook, { unseen }: ExposedHand): Reason => {
  const layout = layoutOf(outlook.variant);
  const { needs, available } = completion(outlook, unseen);
  const natural = [...gapsOf(needs, available).bare].sort((one, other) => one - other);
  const jokers = Array.from({ length: jokersIn(outlook.lack) }, () => 'J');
  const missing = [...natural.map((tile) => TILES[tile]), ...jokers];
  const message = `The unseen tiles lack ${missing.join(' ')} for ${layout.section}, line ${layout.line}: ${layout.hand}.`;
  const { section, line, hand, groups } = layout;
  return reasonAt('neededTilesGone', 'AG-31', message, ['visible'], { missing, section, line, hand, groups });
};

/** The reasons for the lines that lack least, each line once. */
const missingReasons = (hand: ExposedHand, rules: CardRules): readonly Reason[] => {
  const lines = new Map<number, Outlook>();
  const most = (variant: Pick<DefiniteHand, 'hand'>): number =>
    (lines.get(variant.hand.place)?.lack ?? Infinity) - 1;
  for (const outlook of outlooks(hand, rules, false, most)) {
    const { place } = outlook.variant.hand;
    const known = lines.get(place);
    if (known === undefined || byLack(outlook, known) < 0) lines.set(place, outlook);
  }
  const nearest = [...lines.values()].sort(byLack).slice(0, MOST_LISTED);
  return nearest.map((outlook) => missingReason(outlook, hand));
};

const placesText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => `[${formatTiles(tiles)}]`).join(' and ');

/** Names the exposures with no place in the first open line of the card that fits most of the exposures. */
const misfitReasons = ({ melds }: ExposedHand, rules: CardRules): readonly Reason[] => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const open = cardVariants(rules).filter(({ hand }) => hand.open);
  for (let spare = 1; spare < melds.length; spare++)
    for (const one of open)
      for (const { variant, laid } of layingsOf(one, exposures, canLieIn(rules), spare)) {
        const stray = melds.filter((_, place) => !laid.includes(place));
        const others = melds.filter((_, place) => laid.includes(place));
        const chosen = nearestChoice(variant, COPIES, 0)?.groups ?? [];
        const { section, line, hand, groups } = layoutOf(chosenFor(variant, chosen));
        const message = `${placesText(stray)} has no place in a line with ${placesText(others)}, such as ${section}, line ${line}: ${hand}.`;
        const params = { exposures: stray.map(({ tiles }) => tiles), section, line, hand, groups };
        const first = melds.findIndex((_, place) => !laid.includes(place));
        return [reasonAt('exposuresMatchNoLine', 'AG-31', message, ['melds', first], params)];
      }
  const message = `No open line has ${placesText(melds).replaceAll(' and ', ' or ')}.`;
  return [reasonAt('exposuresMatchNoLine', 'AG-31', message, ['melds'])];
};

/** How to judge with a card whether a hand can still be completed (AG-31). */
export const cardPossible = (rules: CardRules): PossibleRules<CardReading> =>
  Object.freeze({
    size: HAND_SIZE,
    faults: (melds) => meldReasons(melds, rules),
    isPossible: (hand, closed = false) => firstComplete(hand, rules, closed) !== undefined,
    witness: (hand) => {
      const outlook = firstComplete(hand, rules, false);
      return outlook && witnessOf(outlook, hand, rules);
    },
    missing: (hand) => {
      const reasons = missingReasons(hand, rules);
      return reasons.length === 0 ? misfitReasons(hand, rules) : reasons;
    },
    growing: rules.exposuresGrow,
  } satisfies PossibleRules<CardReading>);
