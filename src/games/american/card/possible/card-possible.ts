import { type Reason, reasonAt } from '../../../../core/reason';
import { checkHand } from '../../../../hands/check-hand';
import type { Meld } from '../../../../hands/hand';
import type { ExposedHand, PossibleRules, Witness } from '../../../../hands/rule-parts';
import type { TileSet } from '../../../../hands/tile-set';
import { gapsOf, jokersIn, lackOf } from '../../../../jokers/missing';
import { formatTiles } from '../../../../tiles/format-tiles';
import { TILES } from '../../../../tiles/tile';
import { HAND_SIZE } from '../../tiles';
import { meldReasons } from '../check';
import {
  boundBy,
  type CanLie,
  type Exposure,
  exposureOf,
  heldHand,
  isOfTile,
  type Laid,
  layExposures,
  withoutTiles,
  withTiles,
} from '../exposures';
import { nearestChoice } from '../layouts/ground';
import { COPIES, isAny } from '../layouts/groups';
import { cardVariants, layoutOf } from '../layouts/list-variants';
import {
  choosingOf,
  inOrder,
  type Template,
  type Variant,
  variantOf,
  withChosen,
} from '../layouts/templates';
import { readAs } from '../readings/list-readings';
import type { Card, CardReading, CardRules } from '../vocabulary';
import { completedHand, completion, type LaidVariant } from './complete-hand';

const MOST_LISTED = 3;
/** More lines than any section has. */
const MOST_LINES = 1_000_000;

/** What decides whether hands with a card can be completed. */
interface Judge {
  readonly card: Card;
  readonly rules: CardRules;
  readonly tiles: TileSet;
  /** Whether an exposure can lie in a group. */
  readonly canLie: CanLie;
}

/** Whether an exposure can lie in a group, jokers that do not belong there once exchanged (AG-19, AG-21, TG-5). */
const canLieIn =
  ({ exposuresGrow }: CardRules): CanLie =>
  (group, exposure) => {
    const { callable, size, printedJokers, filler } = group;
    return (
      callable &&
      isOfTile(group, exposure) &&
      (size === exposure.size || (exposuresGrow && size > exposure.size)) &&
      (exposure.flowers === 0 || filler === 'flowers') &&
      printedJokers <= exposure.jokers + size - exposure.size
    );
  };

/** A variant with these exposures, and how much it lacks. */
interface Outlook {
  readonly variant: Variant;
  readonly laid: LaidVariant;
  readonly lack: number;
}

/** Some variant of a template with exposures that lie so. */
const anyVariant = ({ hand, groups }: Template, laid: Laid, exposures: readonly Exposure[]): Variant => {
  const bound = boundBy(groups, laid, exposures);
  return variantOf(hand, withChosen(bound, nearestChoice(choosingOf(bound), COPIES, 0)?.groups ?? []));
};

/** A template with these exposures, laid in each way, and the choice of its other groups that lacks the least. */
function* templateOutlooks(
  { hand, groups }: Template,
  exposures: readonly Exposure[],
  { unseen }: ExposedHand,
  canLie: CanLie,
): Generator<Outlook> {
  const others = withoutTiles(
    COPIES,
    exposures.flatMap(({ tiles }) => tiles),
  );
  for (const laid of layExposures(groups, exposures, canLie)) {
    const bound = boundBy(groups, laid, exposures);
    const definite = bound.flatMap((group, place) => (isAny(group) ? [] : [{ group, at: laid[place] }]));
    const part = {
      groups: definite.map(({ group }) => group),
      laid: definite.map(({ at }) => at),
      exposures,
    };
    const { needs, available } = completion(part, unseen);
    const { available: supply } = completion(part, others);
    const { any } = choosingOf(bound);
    const near = nearestChoice({ needs, any, supply }, available, Number.POSITIVE_INFINITY, (lack) => lack);
    if (near === undefined) continue;
    const variant = variantOf(hand, withChosen(bound, near.groups));
    yield { variant, laid: { groups: variant.groups, laid, exposures }, lack: near.lack };
  }
}

/**
 * Every variant with these exposures that lacks no more than `most` says of its line; with `closed`,
 * concealed lines too.
 */
function* outlooks(
  hand: ExposedHand,
  judge: Judge,
  closed: boolean,
  most: (variant: Pick<Variant, 'hand'>) => number,
): Generator<Outlook> {
  const exposures = hand.melds.map(({ tiles }) => exposureOf(tiles));
  const pool = withTiles(
    hand.unseen,
    hand.melds.flatMap(({ tiles }) => tiles),
  );
  for (const variant of inOrder(cardVariants(judge.card, judge.rules))) {
    if (exposures.length > 0 && !closed && !variant.hand.open) continue;
    const [first] = exposures;
    if (first !== undefined && !variant.groups.some((group) => judge.canLie(group, first))) continue;
    // Most variants of a dead hand are far from complete, whatever the exposures bind, and need no closer look.
    if (lackOf(variant.needs, pool) > most(variant)) continue;
    if ('any' in variant) {
      yield* templateOutlooks(variant, exposures, hand, judge.canLie);
      continue;
    }
    const { groups } = variant;
    for (const places of layExposures(groups, exposures, judge.canLie)) {
      const laid = { groups, laid: places, exposures };
      const { needs, available } = completion(laid, hand.unseen);
      yield { variant, laid, lack: lackOf(needs, available) };
    }
  }
}

const firstComplete = (hand: ExposedHand, judge: Judge, closed: boolean): Outlook | undefined => {
  for (const outlook of outlooks(hand, judge, closed, () => 0)) if (outlook.lack === 0) return outlook;
  return undefined;
};

const witnessOf = (
  { variant, laid }: Outlook,
  { melds, unseen }: ExposedHand,
  { tiles, ...way }: Judge,
): Witness<CardReading> | undefined => {
  const hand = completedHand(laid, melds, unseen);
  const checked = checkHand(hand, tiles).hand;
  if (checked === undefined) return undefined;
  const [reading] = readAs([variant], heldHand(checked), way);
  return reading && { hand, reading };
};

/** How far a variant is from being completed: natural tiles first. */
const byLack = ({ lack: one }: Outlook, { lack: other }: Outlook): number => one - other;

const missingReason = ({ variant, laid, lack }: Outlook, { unseen }: ExposedHand, card: Card): Reason => {
  const layout = layoutOf(variant, card);
  const { needs, available } = completion(laid, unseen);
  const natural = [...gapsOf(needs, available).bare].sort((one, other) => one - other);
  const jokers = Array.from({ length: jokersIn(lack) }, () => 'J');
  const missing = [...natural.map((tile) => TILES[tile]), ...jokers];
  const message = `The unseen tiles lack ${missing.join(' ')} for ${layout.section}, line ${layout.line}: ${layout.hand}.`;
  const { section, line, hand, groups } = layout;
  return reasonAt('neededTilesGone', 'AG-31', message, ['visible'], { missing, section, line, hand, groups });
};

const lineKey = ({ hand: { section, line } }: Pick<Variant, 'hand'>): number => MOST_LINES * section + line;

/** The lines that lack the least, each once. */
const missingReasons = (hand: ExposedHand, judge: Judge): readonly Reason[] => {
  const lines = new Map<number, Outlook>();
  const most = (variant: Pick<Variant, 'hand'>): number =>
    (lines.get(lineKey(variant))?.lack ?? Number.POSITIVE_INFINITY) - 1;
  for (const outlook of outlooks(hand, judge, false, most)) {
    const key = lineKey(outlook.variant);
    const known = lines.get(key);
    if (known === undefined || byLack(outlook, known) < 0) lines.set(key, outlook);
  }
  const nearest = [...lines.values()].sort(byLack).slice(0, MOST_LISTED);
  return nearest.map((outlook) => missingReason(outlook, hand, judge.card));
};

const placesText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => `[${formatTiles(tiles)}]`).join(' and ');

/** Which exposures have no place in an open line that has places for the most of them: the first such line of the card. */
const misfitReasons = ({ melds }: ExposedHand, { card, rules, canLie }: Judge): readonly Reason[] => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const open = [...inOrder(cardVariants(card, rules))].filter(({ hand }) => hand.open);
  for (let spare = 1; spare < melds.length; spare++)
    for (const variant of open)
      for (const laid of layExposures(variant.groups, exposures, canLie, spare)) {
        const stray = melds.filter((_, place) => !laid.includes(place));
        const others = melds.filter((_, place) => laid.includes(place));
        const shown = 'any' in variant ? anyVariant(variant, laid, exposures) : variant;
        const { section, line, hand, groups } = layoutOf(shown, card);
        const message = `${placesText(stray)} has no place in a line with ${placesText(others)}, such as ${section}, line ${line}: ${hand}.`;
        const params = { exposures: stray.map(({ tiles }) => tiles), section, line, hand, groups };
        const first = melds.findIndex((_, place) => !laid.includes(place));
        return [reasonAt('exposuresMatchNoLine', 'AG-31', message, ['melds', first], params)];
      }
  const message = `No open line has ${placesText(melds).replaceAll(' and ', ' or ')}.`;
  return [reasonAt('exposuresMatchNoLine', 'AG-31', message, ['melds'])];
};

/** How it is judged with a card whether a hand can still be completed (AG-31). */
export const cardPossible = (card: Card, rules: CardRules, tiles: TileSet): PossibleRules<CardReading> => {
  const judge: Judge = { card, rules, tiles, canLie: canLieIn(rules) };
  const flowersServe = (): boolean =>
    [...inOrder(cardVariants(card, rules))].some(({ groups }) =>
      groups.some(({ filler }) => filler === 'flowers'),
    );
  const possible: PossibleRules<CardReading> = {
    size: HAND_SIZE,
    faults: (melds) => meldReasons({ melds }, flowersServe),
    isPossible: (hand, closed = false) => firstComplete(hand, judge, closed) !== undefined,
    witness: (hand) => {
      const outlook = firstComplete(hand, judge, false);
      return outlook && witnessOf(outlook, hand, judge);
    },
    missing: (hand) => {
      const reasons = missingReasons(hand, judge);
      return reasons.length === 0 ? misfitReasons(hand, judge) : reasons;
    },
    growing: rules.exposuresGrow,
  };
  return Object.freeze(possible);
};
