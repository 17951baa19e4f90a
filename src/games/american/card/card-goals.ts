import type { Reason } from '../../../core/reason';
import type { CheckedHand, WholeHand } from '../../../hands/check-hand';
import type { FlowersServe, Goal, GoalRules, HandStage } from '../../../hands/rule-parts';
import type { TileSet } from '../../../hands/tile-set';
import { withDrawn } from '../../../hands/with-drawn';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import type { Card } from './card';
import { cardVariants, layoutOf } from './card-variants';
import { checkCardHand } from './check-card-hand';
import { type CompiledCard, compiledOnce } from './compile-card';
import { exactFit } from './fill-variant';
import { leftOf, placesFor, placesOf, type Taking } from './group-places';
import { type Exposure, exposureOf } from './held-hand';
import { type Laid, layExposures } from './lay-exposures';
import { leastLack, variantsLacking } from './least-lack';
import { takingOf } from './list-readings';
import type { Variant, VariantGroup } from './parsed-line';
import type { CardLayout, CardRules } from './vocabulary';

/*
 * The way to the hands of a card. Exposures stay as they lie: each fills a group of an open line, and the groups that are
 * left make a small card of their own, kept for the next question. What its lines lack of the concealed tiles is counted as
 * it is for hands without exposures (least-lack.ts).
 */

const WAITING_SIZE = 13;

/** What the way to a hand of a card depends on. */
interface Way {
  readonly card: Card;
  readonly rules: CardRules;
  readonly tiles: TileSet;
  readonly taking: Taking;
  readonly compiled: () => CompiledCard;
  /** What exposures leave of the card, by their tiles, kept from the first time on. */
  readonly byExposures: Map<string, Rest>;
}

/** What exposures leave of a card. */
interface Rest {
  /** The variants that are left, each with the groups that no exposure fills. */
  readonly compiled: CompiledCard;
  /** The whole variant that each of them comes from. */
  readonly variants: readonly Variant[];
  /** How the exposures lie in each; undefined if there are none. */
  readonly laid: readonly Laid[] | undefined;
}

/** What the groups of a variant lack that no exposure fills. */
interface Lack {
  readonly bare: readonly number[];
  /** Printed jokers among them; flowers that serve are taken off already. */
  readonly open: readonly number[];
  readonly flowersServe: FlowersServe | undefined;
}

/** Whether the game has the tiles for some groups beside those on the table. */
const hasTilesFor = (
  groups: readonly VariantGroup[],
  onTable: Readonly<Uint8Array>,
  { taking, tiles }: Way,
): boolean => {
  const places = placesOf(groups, taking);
  const { kinds, fixed, forFlowers } = places;
  const leftOver = (kind: number): number => tiles.byIndex[kind]! - onTable[kind]!;
  let [onlyWild, onlyJokers] = [0, 0];
  for (const kind of kinds) {
    if (kind === JOKER) {
      onlyJokers += forFlowers[kind]!;
      continue;
    }
    if (fixed[kind]! > leftOver(kind)) return false;
    const beyond = Math.max(0, placesFor(places, kind) - leftOver(kind));
    const wild = Math.min(beyond, forFlowers[kind]!);
    onlyWild += wild;
    onlyJokers += beyond - wild;
  }
  // Flowers that neither lie on the table nor stand for themselves.
  const ownFlowers = kinds.includes(FLOWER) ? placesFor(places, FLOWER) : 0;
  const flowers = onlyWild === 0 ? 0 : Math.max(0, leftOver(FLOWER) - ownFlowers);
  return onlyJokers <= leftOver(JOKER) && onlyJokers + onlyWild <= leftOver(JOKER) + flowers;
};

/** What concealed tiles lack of some groups. */
const lackOf = (groups: readonly VariantGroup[], counts: Readonly<Uint8Array>, { taking }: Way): Lack => {
  const { kinds, fixed, forJokers, forFlowers } = placesOf(groups, taking);
  const [bare, open, served]: [number[], number[], number[]] = [[], [], []];
  let flowers = counts[FLOWER]!;
  for (const kind of kinds) {
    // The tiles held stand first where nothing else may, then where no flower may. Printed jokers are lacked in any case.
    let held = kind === JOKER ? 0 : counts[kind]!;
    const fill = (places: number, lacking: number[]): void => {
      for (let place = held; place < places; place++) lacking.push(kind);
      held = Math.max(0, held - places);
    };
    fill(fixed[kind]!, bare);
    fill(forJokers[kind]!, open);
    fill(forFlowers[kind]!, kind === JOKER ? open : served);
    if (kind === FLOWER) flowers = held;
  }
  if (served.length === 0) return { bare, open, flowersServe: undefined };
  const serving = Math.min(flowers, served.length);
  return {
    bare,
    open: [...open, ...served.slice(serving)],
    flowersServe: { open, served, flowers: serving },
  };
};

/** The concealed tiles that some groups which lack so much have no use for. */
const spareOf = (
  groups: readonly VariantGroup[],
  counts: Readonly<Uint8Array>,
  { open, flowersServe }: Lack,
  { taking }: Way,
): readonly number[] => {
  const places = placesOf(groups, taking);
  const spare = Array.from(counts);
  for (const kind of places.kinds) spare[kind] = Math.max(0, counts[kind]! - placesFor(places, kind));
  spare[FLOWER]! -= flowersServe?.flowers ?? 0;
  spare[JOKER] = Math.max(0, counts[JOKER]! - open.length);
  return spare.flatMap((count, kind) => Array.from({ length: count }, () => kind));
};

const tilesOnTable = ({ melds }: WholeHand): Readonly<Uint8Array> => {
  const counts = new Uint8Array(JOKER + 1);
  for (const { tiles } of melds) for (const tile of tiles) counts[tileIndex(tile)]!++;
  return counts;
};

/** The open variants that have a callable group of the tile and size of an exposure, in the order of the card. */
const variantsWith = ({ tile, size }: Exposure, { compiled }: Way): readonly Variant[] =>
  compiled().variants.filter(
    ({ hand, groups }) =>
      hand.open && groups.some((group) => group.callable && group.tile === tile && group.size === size),
  );

const restWith = ({ melds }: WholeHand, onTable: Readonly<Uint8Array>, way: Way): Rest => {
  const exposures = melds.map(({ tiles }) => exposureOf(tiles));
  const ways = variantsWith(exposures[0]!, way).flatMap((variant) =>
    [...layExposures(variant.groups, exposures, exactFit(way.taking))]
      .filter((laid) => hasTilesFor(leftOf(variant.groups, laid), onTable, way))
      .map((laid) => ({ variant, laid })),
  );
  const left = ways.map(({ variant, laid }) => ({
    hand: variant.hand,
    groups: leftOf(variant.groups, laid),
  }));
  return {
    compiled: compiledOnce(left, way.rules.flowersAsJokers),
    variants: ways.map(({ variant }) => variant),
    laid: ways.map(({ laid }) => laid),
  };
};

const MOST_KEPT = 256;

/** What the exposures of a hand leave of the card. */
const restOf = (hand: WholeHand, way: Way): Rest => {
  const { compiled, byExposures } = way;
  if (hand.melds.length === 0)
    return { compiled: compiled(), variants: compiled().variants, laid: undefined };
  const key = hand.melds.map(({ tiles }) => tiles.join(' ')).join();
  const known = byExposures.get(key);
  if (known !== undefined) return known;
  if (byExposures.size >= MOST_KEPT) byExposures.clear();
  const made = restWith(hand, tilesOnTable(hand), way);
  byExposures.set(key, made);
  return made;
};

const distanceOf = (hand: CheckedHand, drawn: Readonly<Uint8Array> | undefined, way: Way): number =>
  leastLack(restOf(hand, way).compiled, withDrawn(hand.counts, drawn));

/** A variant as a goal. Thousands are made for a far hand, so what one lacks is looked at when it is asked for. */
class CardGoal implements Goal<CardLayout> {
  readonly distance: number;
  private readonly variant: Variant;
  private readonly left: readonly VariantGroup[];
  private readonly counts: Readonly<Uint8Array>;
  private readonly way: Way;
  private known: Lack | undefined = undefined;

  constructor(
    variant: Variant,
    left: readonly VariantGroup[],
    distance: number,
    counts: Readonly<Uint8Array>,
    way: Way,
  ) {
    this.variant = variant;
    this.left = left;
    this.distance = distance;
    this.counts = counts;
    this.way = way;
  }

  private get lack(): Lack {
    this.known ??= lackOf(this.left, this.counts, this.way);
    return this.known;
  }

  get bare(): readonly number[] {
    return this.lack.bare;
  }

  get open(): readonly number[] {
    return this.lack.open;
  }

  get flowersServe(): FlowersServe | undefined {
    return this.lack.flowersServe;
  }

  get mayExpose(): boolean {
    return this.variant.hand.open && this.left.some(({ callable }) => callable);
  }

  spare(): readonly number[] {
    return spareOf(this.left, this.counts, this.lack, this.way);
  }

  value(): number {
    return this.variant.hand.value;
  }

  exposedValue(): number | undefined {
    return this.mayExpose ? this.variant.hand.value : undefined;
  }

  group(): readonly string[] {
    const { section, text } = this.variant.hand;
    return [this.way.card.sections[section]?.name ?? '', text];
  }

  layout(): CardLayout {
    return layoutOf(this.variant, this.way.card);
  }
}

/** Of each variant the nearest way to lay the exposures. */
const nearestWays = (
  found: ReturnType<typeof variantsLacking>,
  variants: readonly Variant[],
): ReturnType<typeof variantsLacking> => {
  const nearest = new Map<Variant, (typeof found)[number]>();
  for (const near of found) {
    const variant = variants[near[0]]!;
    const known = nearest.get(variant);
    if (known === undefined || near[1] < known[1]) nearest.set(variant, near);
  }
  return [...nearest.values()];
};

/** The variants that lack at most so many tiles, in the order of the card. */
const nearGoals = (hand: CheckedHand, farthest: number, way: Way): readonly Goal<CardLayout>[] => {
  const counts = Uint8Array.from(hand.counts);
  const { compiled, variants, laid } = restOf(hand, way);
  const found = variantsLacking(compiled, counts, farthest);
  return (laid === undefined ? found : nearestWays(found, variants)).map(([place, lack]) => {
    const variant = variants[place]!;
    return new CardGoal(variant, leftOf(variant.groups, laid?.[place]), lack, counts, way);
  });
};

const checkStage = (hand: WholeHand, stage: HandStage, way: Way): readonly Reason[] => {
  const reasons = checkCardHand(hand, undefined, way.rules, () => way.compiled().flexible.length > 0);
  if (stage === 'complete') return reasons;
  const count = hand.melds.reduce((sum, { tiles }) => sum + tiles.length, hand.concealed.length);
  const others = reasons.filter(({ code }) => code !== 'wrongTileCount' && code !== 'winningTileNotHeld');
  if (count === WAITING_SIZE) return others;
  const message = `A hand that waits has ${WAITING_SIZE} tiles; this one has ${count}.`;
  const params = { count, expected: WAITING_SIZE };
  return [{ code: 'wrongTileCount', rule: 'AG-11', message, params }, ...others];
};

/** What is known of the way to a winning hand with a card under these options. */
export const cardGoals = (card: Card, rules: CardRules, tiles: TileSet): GoalRules<CardLayout> => {
  const way: Way = {
    card,
    rules,
    tiles,
    taking: takingOf(rules),
    byExposures: new Map(),
    compiled: () => compiledOnce(cardVariants(card, rules), rules.flowersAsJokers),
  };
  return Object.freeze({
    check: (hand, stage) => checkStage(hand, stage, way),
    distance: (hand, _, drawn) => distanceOf(hand, drawn, way),
    goals: (hand, _, farthest) => nearGoals(hand, farthest, way),
  } satisfies GoalRules<CardLayout>);
};
