import type { CheckedHand, WholeHand } from '../hands/check-hand';
import type { FlowersServe, Goal, GoalRules, HandStage } from '../hands/rule-parts';
import type { TileSet } from '../hands/tile-set';
import type { Reason } from '../result/reason';
import { FLOWER, JOKER, tileIndex } from '../tiles/tile-index';
import type { Card } from './card';
import { cardVariants, layoutOf } from './card-variants';
import { checkCardHand } from './check-card-hand';
import { type CompiledCard, compiledOnce } from './compile-card';
import { layExposures, slotsOf, type Taking } from './fill-variant';
import { type Exposure, exposureOf } from './held-hand';
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

type Laid = readonly (Exposure | undefined)[];

/** What exposures leave of a card. */
interface Rest {
  /** The variants that are left, each with the groups that no exposure fills. */
  readonly compiled: CompiledCard;
  /** The whole variant that each of them comes from. */
  readonly variants: readonly Variant[];
  /** How the exposures lie in each; undefined if there are none. */
  readonly laid: readonly Laid[] | undefined;
  /** The tiles of the exposures. */
  readonly onTable: Readonly<Uint8Array>;
}

/** A variant with exposures in its groups, and what the others lack. */
interface Approach {
  readonly variant: Variant;
  /** The groups that no exposure fills. */
  readonly left: readonly VariantGroup[];
  readonly bare: readonly number[];
  /** Printed jokers among them; flowers that serve are taken off already. */
  readonly open: readonly number[];
  readonly flowersServe: FlowersServe | undefined;
  readonly spare: readonly number[];
  readonly distance: number;
}

const repeat = (kind: number, count: number): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, () => kind);

/** Places for a tile in the groups that are left. */
interface Places {
  readonly kind: number;
  /** Places that only the tile itself can fill. */
  fixed: number;
  /** Places that a joker may fill, but no flower. */
  forJokers: number;
  /** Places that a joker or a flower may fill. */
  forFlowers: number;
}

const placesOf = (groups: readonly VariantGroup[], laid: Laid, taking: Taking): readonly Places[] => {
  const byKind = new Map<number, Places>();
  for (const { tile, size, takesJokers, takesFlowers } of slotsOf(groups, laid, taking)) {
    const places = byKind.get(tile) ?? { kind: tile, fixed: 0, forJokers: 0, forFlowers: 0 };
    byKind.set(tile, places);
    if (tile === JOKER || (takesJokers && takesFlowers)) places.forFlowers += size;
    else if (takesJokers) places.forJokers += size;
    else places.fixed += size;
  }
  return [...byKind.values()];
};

/** The groups that no exposure fills. */
const leftOf = ({ groups }: Variant, laid: Laid): readonly VariantGroup[] =>
  groups.filter((_, place) => laid[place] === undefined);

/** How a variant is approached by concealed tiles and exposures that lie so; undefined if the game has not the tiles for it. */
const approachOf = (
  variant: Variant,
  laid: Laid,
  counts: Readonly<Uint8Array>,
  onTable: Readonly<Uint8Array>,
  { taking, tiles }: Way,
): Approach | undefined => {
  const spare = Array.from(counts);
  const [bare, open, servable]: [number[], number[], number[]] = [[], [], []];
  let [onlyWild, onlyJokers] = [0, 0];
  for (const { kind, fixed, forJokers, forFlowers } of placesOf(variant.groups, laid, taking)) {
    if (kind === JOKER) {
      open.push(...repeat(JOKER, forFlowers));
      onlyJokers += forFlowers;
      continue;
    }
    const held = counts[kind]!;
    const all = fixed + forJokers + forFlowers;
    const beyond = Math.max(0, all - (tiles.byIndex[kind]! - onTable[kind]!));
    if (fixed > tiles.byIndex[kind]! - onTable[kind]!) return undefined;
    const asOwn = Math.min(held, fixed);
    const forOthers = Math.min(held - asOwn, forJokers);
    const forServed = Math.min(held - asOwn - forOthers, forFlowers);
    bare.push(...repeat(kind, fixed - asOwn));
    open.push(...repeat(kind, forJokers - forOthers));
    servable.push(...repeat(kind, forFlowers - forServed));
    spare[kind]! -= asOwn + forOthers + forServed;
    const wild = Math.min(beyond, forFlowers);
    onlyWild += wild;
    onlyJokers += beyond - wild;
  }
  const serving = Math.min(spare[FLOWER]!, servable.length);
  spare[FLOWER]! -= serving;
  const lacking = [...open, ...servable.slice(serving)];
  const jokersLeft = tiles.byIndex[JOKER]! - onTable[JOKER]!;
  const flowersLeft = onlyWild === 0 ? 0 : flowersBeside(variant, laid, onTable, tiles);
  if (onlyJokers > jokersLeft || onlyJokers + onlyWild > jokersLeft + flowersLeft) return undefined;
  const jokers = counts[JOKER]!;
  spare[JOKER] = Math.max(0, jokers - lacking.length);
  return {
    variant,
    left: leftOf(variant, laid),
    bare,
    open: lacking,
    flowersServe: servable.length === 0 ? undefined : { open, served: servable, flowers: serving },
    spare: spare.flatMap((count, kind) => repeat(kind, count)),
    distance: bare.length + Math.max(0, lacking.length - jokers),
  };
};

/** The flowers that neither lie on the table nor stand for themselves in the groups that are left. */
const flowersBeside = (
  { groups }: Variant,
  laid: Laid,
  onTable: Readonly<Uint8Array>,
  tiles: TileSet,
): number => {
  const own = groups.reduce(
    (sum, group, place) =>
      laid[place] === undefined ? sum + group.tiles.filter((tile) => tile === 'F').length : sum,
    0,
  );
  return Math.max(0, tiles.byIndex[FLOWER]! - onTable[FLOWER]! - own);
};

const NOTHING: Readonly<Uint8Array> = /* @__PURE__ */ new Uint8Array(JOKER + 1);

const tilesOnTable = ({ melds }: WholeHand): Readonly<Uint8Array> => {
  if (melds.length === 0) return NOTHING;
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
    [...layExposures(variant.groups, exposures, way.taking)]
      .filter((laid) => approachOf(variant, laid, NOTHING, onTable, way) !== undefined)
      .map((laid) => ({ variant, laid })),
  );
  const left = ways.map(({ variant, laid }) => ({ hand: variant.hand, groups: leftOf(variant, laid) }));
  return {
    compiled: compiledOnce(left, way.rules.flowersAsJokers),
    variants: ways.map(({ variant }) => variant),
    laid: ways.map(({ laid }) => laid),
    onTable,
  };
};

const MOST_KEPT = 256;

/** What the exposures of a hand leave of the card. */
const restOf = (hand: WholeHand, way: Way): Rest => {
  const { compiled, byExposures } = way;
  if (hand.melds.length === 0)
    return { compiled: compiled(), variants: compiled().variants, laid: undefined, onTable: NOTHING };
  const key = hand.melds.map(({ tiles }) => tiles.join(' ')).join();
  const known = byExposures.get(key);
  if (known !== undefined) return known;
  if (byExposures.size >= MOST_KEPT) byExposures.clear();
  const made = restWith(hand, tilesOnTable(hand), way);
  byExposures.set(key, made);
  return made;
};

const withDrawn = (
  counts: Readonly<Uint8Array>,
  drawn: Readonly<Uint8Array> | undefined,
): Readonly<Uint8Array> =>
  drawn === undefined ? counts : counts.map((count, kind) => count + (drawn[kind] ?? 0));

const distanceOf = (hand: CheckedHand, drawn: Readonly<Uint8Array> | undefined, way: Way): number =>
  leastLack(restOf(hand, way).compiled, withDrawn(hand.counts, drawn));

const goalOf = (
  { variant, left, bare, open, flowersServe, spare, distance }: Approach,
  card: Card,
): Goal<CardLayout> => {
  const { hand } = variant;
  const mayExpose = hand.open && left.some(({ callable }) => callable);
  return {
    distance,
    bare,
    open,
    ...(flowersServe && { flowersServe }),
    spare: () => spare,
    mayExpose,
    value: () => hand.value,
    exposedValue: () => (mayExpose ? hand.value : undefined),
    group: () => [card.sections[hand.section]?.name ?? '', hand.text],
    layout: () => layoutOf(variant, card),
  };
};

/** The ways to a hand that lack at most so many tiles, in the order of the card; of each variant the nearest one. */
const nearApproaches = (hand: CheckedHand, farthest: number, way: Way): readonly Approach[] => {
  const { counts } = hand;
  const { compiled, variants, laid, onTable } = restOf(hand, way);
  const nearest = new Map<Variant, Approach>();
  for (const place of variantsLacking(compiled, counts, farthest)) {
    const variant = variants[place]!;
    const lies = laid?.[place] ?? variant.groups.map(() => undefined);
    const approach = approachOf(variant, lies, counts, onTable, way);
    const known = nearest.get(variant);
    if (approach !== undefined && (known === undefined || approach.distance < known.distance))
      nearest.set(variant, approach);
  }
  return [...nearest.values()];
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
    goals: (hand, _, farthest) => nearApproaches(hand, farthest, way).map((near) => goalOf(near, card)),
  } satisfies GoalRules<CardLayout>);
};
