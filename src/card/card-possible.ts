import { checkHand, reasonAt } from '../hands/check-hand';
import type { ExposedHand, PossibleRules, Witness } from '../hands/rule-parts';
import type { TileSet } from '../hands/tile-set';
import type { Reason } from '../result/reason';
import { TILES } from '../tiles/tile';
import type { Card } from './card';
import { cardVariants, layoutOf } from './card-variants';
import { meldReasons } from './check-card-hand';
import { completedHand, isComplete, type LaidVariant, type Shortfall, shortfall } from './complete-variant';
import type { Taking } from './fill-variant';
import { type Exposure, exposureOf, heldHand } from './held-hand';
import { readAs, takingOf } from './list-readings';
import type { Variant, VariantGroup } from './parsed-line';
import type { CardReading, CardRules } from './vocabulary';

const HAND_SIZE = 14;
const MOST_LISTED = 3;

/** What decides whether hands with a card can be completed. */
interface Judge {
  readonly card: Card;
  readonly rules: CardRules;
  readonly tiles: TileSet;
  readonly taking: Taking;
  /** Whether exposures may grow (TG-5). */
  readonly grows: boolean;
  /** The variants with a group that such an exposure can lie in, kept from the first time on. */
  readonly byExposure: Map<string, readonly Variant[]>;
}

/** Whether an exposure can lie in a group, jokers that do not belong there once exchanged (AG-19, AG-21, TG-5). */
const canLie = (group: VariantGroup, exposure: Exposure, { taking, grows }: Judge): boolean =>
  group.callable &&
  group.tile === exposure.tile &&
  (group.size === exposure.size || (grows && group.size > exposure.size)) &&
  (exposure.flowers === 0 || taking.takesFlowers(group)) &&
  group.printedJokers <= exposure.jokers + group.size - exposure.size;

/** All ways to lay the exposures into groups of their own. */
function* layings(
  groups: readonly VariantGroup[],
  exposures: readonly Exposure[],
  judge: Judge,
  laid: readonly (number | undefined)[] = groups.map(() => undefined),
  next = 0,
): Generator<LaidVariant> {
  const exposure = exposures[next];
  if (exposure === undefined) {
    yield { groups, laid, exposures };
    return;
  }
  for (let place = 0; place < groups.length; place++) {
    if (laid[place] !== undefined || !canLie(groups[place] as VariantGroup, exposure, judge)) continue;
    const more = laid.map((meld, at) => (at === place ? next : meld));
    yield* layings(groups, exposures, judge, more, next + 1);
  }
}

/** The variants that may have these exposures, in the order of the card. */
const variantsWith = (exposures: readonly Exposure[], judge: Judge): readonly Variant[] => {
  const { card, rules, byExposure } = judge;
  const all = cardVariants(card, rules.fixedColours);
  const [first] = exposures;
  if (first === undefined) return all;
  const key = `${first.tile} ${first.size} ${first.flowers > 0} ${first.jokers}`;
  const known = byExposure.get(key);
  if (known !== undefined) return known;
  const found = all.filter(({ groups }) => groups.some((group) => canLie(group, first, judge)));
  byExposure.set(key, found);
  return found;
};

/** A variant with these exposures, and what it lacks. */
interface Outlook {
  readonly variant: Variant;
  readonly laid: LaidVariant;
  readonly short: Shortfall;
}

/** Every variant with these exposures; with `closed`, concealed lines too. */
function* outlooks({ melds, unseen }: ExposedHand, judge: Judge, closed: boolean): Generator<Outlook> {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  for (const variant of variantsWith(exposures, judge)) {
    if (melds.length > 0 && !closed && !variant.hand.open) continue;
    for (const laid of layings(variant.groups, exposures, judge))
      yield { variant, laid, short: shortfall(laid, unseen, judge.taking) };
  }
}

const firstComplete = (hand: ExposedHand, judge: Judge, closed: boolean): Outlook | undefined => {
  for (const outlook of outlooks(hand, judge, closed)) if (isComplete(outlook.short)) return outlook;
  return undefined;
};

const witnessOf = (
  { variant, laid }: Outlook,
  { melds, unseen }: ExposedHand,
  { card, taking, tiles }: Judge,
): Witness<CardReading> | undefined => {
  const hand = completedHand(laid, melds, unseen, taking);
  const checked = checkHand(hand, tiles).hand;
  if (checked === undefined) return undefined;
  const [reading] = readAs([variant], heldHand(checked), card, taking);
  return reading && { hand, reading };
};

/** How far a variant is from being completed: natural tiles first. */
const byShortfall = ({ short: one }: Outlook, { short: other }: Outlook): number =>
  one.natural.length - other.natural.length || one.jokers - other.jokers;

const missingReason = ({ variant, short }: Outlook, card: Card): Reason => {
  const layout = layoutOf(variant, card);
  const missing = [
    ...short.natural.map((tile) => TILES[tile]),
    ...Array.from({ length: short.jokers }, () => 'J'),
  ];
  const message = `The unseen tiles lack ${missing.join(' ')} for ${layout.section}, line ${layout.line}: ${layout.hand}.`;
  const { section, line, hand, groups } = layout;
  return reasonAt('neededTilesGone', 'AG-31', message, ['visible'], { missing, section, line, hand, groups });
};

/** The lines that lack the least, each once. */
const missingReasons = (hand: ExposedHand, judge: Judge): readonly Reason[] => {
  const lines = new Map<string, Outlook>();
  for (const outlook of outlooks(hand, judge, false)) {
    const { section, line } = outlook.variant.hand;
    const key = `${section} ${line}`;
    const known = lines.get(key);
    if (known === undefined || byShortfall(outlook, known) < 0) lines.set(key, outlook);
  }
  const nearest = [...lines.values()].sort(byShortfall).slice(0, MOST_LISTED);
  return nearest.map((outlook) => missingReason(outlook, judge.card));
};

const flowersServe = ({ card, rules, taking }: Judge): boolean =>
  cardVariants(card, rules.fixedColours).some(({ groups }) => groups.some(taking.takesFlowers));

/**
 * How it is judged with a card whether a hand can still be completed (AG-31). With `grows`, tiles
 * may be added to exposures (TG-5).
 */
export const cardPossible = (
  card: Card,
  rules: CardRules,
  tiles: TileSet,
  grows: boolean,
): PossibleRules<CardReading> => {
  const judge: Judge = { card, rules, tiles, grows, taking: takingOf(rules), byExposure: new Map() };
  let serve: boolean | undefined;
  const possible: PossibleRules<CardReading> = {
    size: HAND_SIZE,
    faults: (melds) =>
      meldReasons({ melds }, () => {
        serve ??= flowersServe(judge);
        return serve;
      }),
    isPossible: (hand, closed = false) => firstComplete(hand, judge, closed) !== undefined,
    witness: (hand) => {
      const outlook = firstComplete(hand, judge, false);
      return outlook && witnessOf(outlook, hand, judge);
    },
    missing: (hand) => missingReasons(hand, judge),
  };
  return Object.freeze(possible);
};
