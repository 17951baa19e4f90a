import { type Reason, reasonAt } from '../../../core/reason';
import { checkHand } from '../../../hands/check-hand';
import type { Meld } from '../../../hands/hand';
import type { ExposedHand, PossibleRules, Witness } from '../../../hands/rule-parts';
import type { TileSet } from '../../../hands/tile-set';
import { formatTiles } from '../../../tiles/format-tiles';
import { TILES } from '../../../tiles/tile';
import { tileIndex } from '../../../tiles/tile-index';
import type { Card } from './card';
import { cardVariants, layoutOf } from './card-variants';
import { meldReasons } from './check-card-hand';
import { type CompiledCard, compiledOnce } from './compile-card';
import { completedHand, type LaidVariant, type Shortfall, shortfall, sizeOf } from './complete-variant';
import type { Taking } from './group-places';
import { type Exposure, exposureOf, heldHand } from './held-hand';
import { layExposures } from './lay-exposures';
import { leastShortfall } from './least-shortfall';
import { readAs, takingOf } from './list-readings';
import type { Variant, VariantGroup } from './parsed-line';
import type { CardReading, CardRules } from './vocabulary';

const HAND_SIZE = 14;
const MOST_LISTED = 3;
/** More lines than a section can have. */
const MOST_LINES = 1_000_000;

/** What decides whether hands with a card can be completed. */
interface Judge {
  readonly card: Card;
  readonly rules: CardRules;
  readonly tiles: TileSet;
  readonly taking: Taking;
  /** Whether exposures may grow (TG-5). */
  readonly grows: boolean;
  /** The variants with a group that such an exposure can lie in, kept from the first time on. */
  readonly byExposure: Map<string, readonly number[]>;
}

/** Whether an exposure can lie in a group, jokers that do not belong there once exchanged (AG-19, AG-21, TG-5). */
const canLie = (group: VariantGroup, exposure: Exposure, { taking, grows }: Judge): boolean =>
  group.callable &&
  group.tile === exposure.tile &&
  (group.size === exposure.size || (grows && group.size > exposure.size)) &&
  (exposure.flowers === 0 || taking.takesFlowers(group)) &&
  group.printedJokers <= exposure.jokers + group.size - exposure.size;

/** The compiled card. */
const compiledFor = ({ card, rules }: Judge): CompiledCard =>
  compiledOnce(cardVariants(card, rules), rules.flowersAsJokers);

/** The places of the variants that may have these exposures, in the order of the card. */
const variantsWith = (exposures: readonly Exposure[], judge: Judge): readonly number[] => {
  const { byExposure } = judge;
  const [first] = exposures;
  const key = first === undefined ? '' : `${first.tile} ${first.size} ${first.flowers > 0} ${first.jokers}`;
  const known = byExposure.get(key);
  if (known !== undefined) return known;
  const found: number[] = [];
  compiledFor(judge).variants.forEach(({ groups }, place) => {
    if (first === undefined || groups.some((group) => canLie(group, first, judge))) found.push(place);
  });
  byExposure.set(key, found);
  return found;
};

/** A variant with these exposures, and what it lacks. */
interface Outlook {
  readonly variant: Variant;
  readonly laid: LaidVariant;
  readonly short: Shortfall;
  /** Its size. */
  readonly size: number;
}

/** The tiles that are unseen or exposed. */
const poolOf = ({ melds, unseen }: ExposedHand): readonly number[] => {
  const pool = Array.from(unseen);
  for (const { tiles } of melds) for (const tile of tiles) pool[tileIndex(tile)]!++;
  return pool;
};

/**
 * Every variant with these exposures that lacks no more than `most` says of its line; with `closed`,
 * concealed lines too.
 */
function* outlooks(
  hand: ExposedHand,
  judge: Judge,
  closed: boolean,
  most: (variant: Variant) => number,
): Generator<Outlook> {
  const exposures = hand.melds.map(({ tiles }) => exposureOf(tiles));
  const pool = poolOf(hand);
  const card = compiledFor(judge);
  const fits = (group: VariantGroup, exposure: Exposure): boolean => canLie(group, exposure, judge);
  for (const place of variantsWith(exposures, judge)) {
    const variant = card.variants[place] as Variant;
    if (exposures.length > 0 && !closed && !variant.hand.open) continue;
    // Most variants of a dead hand are far from complete, and need no closer look.
    if (leastShortfall(card, place, pool) > most(variant)) continue;
    for (const places of layExposures(variant.groups, exposures, fits)) {
      const laid = { groups: variant.groups, laid: places, exposures };
      const short = shortfall(laid, hand.unseen, judge.taking);
      yield { variant, laid, short, size: sizeOf(short) };
    }
  }
}

const nothing = (): number => 0;

const firstComplete = (hand: ExposedHand, judge: Judge, closed: boolean): Outlook | undefined => {
  for (const outlook of outlooks(hand, judge, closed, nothing)) if (outlook.size === 0) return outlook;
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
const byShortfall = ({ size: one }: Outlook, { size: other }: Outlook): number => one - other;

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

const lineKey = ({ hand: { section, line } }: Variant): number => MOST_LINES * section + line;

/** The lines that lack the least, each once. */
const missingReasons = (hand: ExposedHand, judge: Judge): readonly Reason[] => {
  const lines = new Map<number, Outlook>();
  const most = (variant: Variant): number =>
    (lines.get(lineKey(variant))?.size ?? Number.POSITIVE_INFINITY) - 1;
  for (const outlook of outlooks(hand, judge, false, most)) {
    const key = lineKey(outlook.variant);
    const known = lines.get(key);
    if (known === undefined || byShortfall(outlook, known) < 0) lines.set(key, outlook);
  }
  const nearest = [...lines.values()].sort(byShortfall).slice(0, MOST_LISTED);
  return nearest.map((outlook) => missingReason(outlook, judge.card));
};

const placesText = (melds: readonly Meld[]): string =>
  melds.map(({ tiles }) => `[${formatTiles(tiles)}]`).join(' and ');

/** Which exposures have no place in an open line that has places for the most of them: the first such line of the card. */
const misfitReasons = ({ melds }: ExposedHand, judge: Judge): readonly Reason[] => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const fits = (group: VariantGroup, exposure: Exposure): boolean => canLie(group, exposure, judge);
  const open = compiledFor(judge).variants.filter(({ hand }) => hand.open);
  for (let spare = 1; spare < melds.length; spare++)
    for (const variant of open)
      for (const laid of layExposures(variant.groups, exposures, fits, spare)) {
        const stray = [...melds.keys()].filter((place) => !laid.includes(place));
        const { section, line, hand, groups } = layoutOf(variant, judge.card);
        const texts = placesText(stray.map((place) => melds[place] as Meld));
        const others = placesText(melds.filter((_, place) => !stray.includes(place)));
        const message = `${texts} has no place in a line with ${others}, such as ${section}, line ${line}: ${hand}.`;
        const params = { exposures: stray.map((place) => melds[place]?.tiles), section, line, hand, groups };
        return [reasonAt('exposuresMatchNoLine', 'AG-31', message, ['melds', stray[0] as number], params)];
      }
  const message = `No open line has ${placesText(melds).replaceAll(' and ', ' or ')}.`;
  return [reasonAt('exposuresMatchNoLine', 'AG-31', message, ['melds'])];
};

const flowersServe = ({ card, rules, taking }: Judge): boolean =>
  cardVariants(card, rules).some(({ groups }) => groups.some(taking.takesFlowers));

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
    missing: (hand) => {
      const reasons = missingReasons(hand, judge);
      return reasons.length === 0 ? misfitReasons(hand, judge) : reasons;
    },
    growing: grows,
  };
  return Object.freeze(possible);
};
