import { frozen } from '../../../../core/frozen';
import { type Reason, type ReasonCode, reasonAt } from '../../../../core/reason';
import type { CheckedHand } from '../../../../hands/check-hand';
import { winsWith } from '../../../../hands/exchange-text';
import type { Meld } from '../../../../hands/hand';
import { formatTiles } from '../../../../tiles/format-tiles';
import type { Tile } from '../../../../tiles/tile';
import { FLOWER, JOKER } from '../../../../tiles/tile-index';
import { grownFor } from '../../grown-for-win';
import { variantsLacking } from '../distance/least-lack';
import { boundTo, type HeldHand, heldHand } from '../exposures';
import { isAny, type VariantGroup } from '../layouts/groups';
import { cardVariants, concealedBonus } from '../layouts/list-variants';
import { layoutOf, type Template, type Variant } from '../layouts/templates';
import {
  asksForLarge,
  forbiddingRules,
  isTooOpen,
  type Question,
  readAs,
  type WinRule,
  wantedFor,
} from '../readings/list-readings';
import type { CardLayout, CardLineName, CardRules, CardWin } from '../vocabulary';
import { type NearVariant, nearestLines } from './nearest-lines';

const MOST_LINES = 3;

/** How to read the variants, and which rule must forbid them. */
interface Asked {
  /** How a variant is changed before it is read; undefined to skip it. */
  readonly changed?: (variant: Variant) => Variant | undefined;
  readonly forbidden?: WinRule;
  /** The tiles, if arranged another way. */
  readonly held?: HeldHand;
  /** How many flowers are not among the concealed tiles. */
  readonly othersFlowers?: number;
}

/** At most three lines with such a reading, in card order; each line is searched until one is found. */
const linesFor = (
  variants: readonly Variant[],
  { win, rules, ...question }: Question,
  { changed, forbidden, held = question.held, othersFlowers }: Asked = {},
): readonly CardLineName[] => {
  const lines = new Map<string, CardLineName>();
  const found = new Set<Variant['hand']>();
  const wanted = wantedFor(forbidden, win, rules, othersFlowers);
  for (const variant of variants) {
    if (found.has(variant.hand)) continue;
    const read = changed === undefined ? variant : changed(variant);
    if (read === undefined) continue;
    // A concealed line may break AG-12 as well, which is then the first obstacle.
    if (forbidden !== 'AG-12' && isTooOpen(read, win, rules) !== (forbidden === 'TG-16')) continue;
    if (readAs([read], held, rules, wanted).next().done) continue;
    const { section, line, hand, value, open } = variant.hand;
    lines.set(`${section} ${line} ${hand}`, { section, line, hand, value, open });
    found.add(variant.hand);
    if (lines.size === MOST_LINES) break;
  }
  return [...lines.values()];
};

const jokersAnywhere = (group: VariantGroup): VariantGroup => ({
  ...group,
  filler: 'jokers',
  places: group.places.map((place) => (place.kind === JOKER ? place : { ...place, filler: 'jokers' })),
});

/** A variant where jokers may go anywhere; equal groups stay the same object. */
const withJokers = (variant: Variant): Variant => {
  const made = new Map(
    variant.groups.map((group) => [group, group.filler === 'own' ? jokersAnywhere(group) : group]),
  );
  return { ...variant, groups: variant.groups.map((group) => made.get(group) ?? group) };
};

/** A rule that keeps a hand from winning: its reason, and what to lift to see whether the hand then fits a line. */
type Obstacle = readonly [code: ReasonCode, rule: string, message: string, (held: HeldHand) => Asked];

const JOKERS: Obstacle = [
  'jokerInPair',
  'AG-20',
  'The hand has a joker where the card allows none, such as in a single, a pair or a group of different tiles.',
  () => ({ changed: withJokers }),
];

/** The obstacles that exposures can cause. */
const OF_EXPOSURES: readonly Obstacle[] = [
  [
    'concealedLine',
    'AG-18',
    'The line is concealed, and a concealed hand has no exposures.',
    () => ({ changed: (variant) => ({ ...variant, hand: { ...variant.hand, open: true } }) }),
  ],
  [
    'exposureBinds',
    'AG-19',
    'The line needs a different size or tile than the exposure has.',
    ({ concealed, all }) => ({
      changed: (variant) => (variant.hand.open ? variant : undefined),
      held: { concealed: all, all, exposures: [] },
      othersFlowers: (all[FLOWER] ?? 0) - (concealed[FLOWER] ?? 0),
    }),
  ],
];

const WIN_MESSAGES: Readonly<Record<WinRule, string>> = {
  'AG-12': 'A claimed flower is a flower; only one that was drawn serves as a joker.',
  'TG-16': 'A concealed hand must draw its winning tile; it cannot be claimed from another player.',
  'AG-15a': 'A discard cannot complete a single or a pair.',
};

const spelled = ({ section, line, hand, value }: CardLineName): string =>
  `${section}, line ${line}: ${hand.replace(/\s+/g, ' ')} (${value})`;

const lineReason = (
  code: ReasonCode,
  rule: string,
  message: string,
  lines: readonly CardLineName[],
): Reason => ({
  code,
  rule,
  message: `${message} Apart from that, it fits ${lines.map(spelled).join('; ')}.`,
  params: { lines },
});

/** The reason that the hand would win with its own tiles laid on its exposures, in the first such way (TG-5). */
const growthReasons = (
  question: Question,
  hand: CheckedHand,
  variants: readonly Variant[],
): readonly Reason[] => {
  for (const { laid, held } of grownFor(hand, question.win)) {
    const lines = linesFor(variants, { ...question, held: heldHand(held) });
    if (lines.length === 0) continue;
    const message = `Only exposed tiles count in an exposure: add ${laid.join(' ')} to it first.`;
    const reason = lineReason('exposureBinds', 'TG-5', message, lines);
    return [{ ...reason, params: { ...reason.params, lay: laid } }];
  }
  return [];
};

/** The obstacles that each alone keep the hand from a line. */
const obstacleReasons = (question: Question, hand: CheckedHand): readonly Reason[] => {
  const { held, win, rules } = question;
  // With a rule lifted, the hand can lack only what its jokers and flowers replace.
  const wild = (held.all[JOKER] ?? 0) + (held.all[FLOWER] ?? 0);
  const variants = variantsLacking(cardVariants(rules), held.all, wild, 'held').map(([variant]) => variant);
  const grown = rules.exposuresGrow ? growthReasons(question, hand, variants) : [];
  const obstacles: readonly Obstacle[] = [
    ...forbiddingRules(win, rules).map(
      (forbidden) => ['winNotAllowed', forbidden, WIN_MESSAGES[forbidden], () => ({ forbidden })] as const,
    ),
    JOKERS,
    ...(held.exposures.length > 0 ? OF_EXPOSURES : []),
  ];
  const reasons = obstacles
    .filter(([code]) => grown.length === 0 || code !== 'exposureBinds')
    .flatMap(([code, rule, message, asked]) => {
      const lines = linesFor(variants, question, asked(held));
      return lines.length === 0 ? [] : [lineReason(code, rule, message, lines)];
    });
  return [...reasons, ...grown];
};

/** The tiles of a layout, with exposures as they are on the table in brackets. */
const laidOut = ({ groups }: CardLayout, { laid }: NearVariant, melds: readonly Meld[]): string =>
  groups
    .map((group, place) => {
      const meld = melds[laid[place] ?? -1];
      return meld === undefined ? formatTiles(group.tiles) : `[${formatTiles(meld.tiles)}]`;
    })
    .join(' ');

const nearestReason = (near: NearVariant, melds: readonly Meld[], rules: CardRules): Reason => {
  const { variant, missing, tooMany } = near;
  const layout = layoutOf(variant);
  const tiles = laidOut(layout, near, melds);
  const value = layout.value + concealedBonus(variant.hand, melds.length > 0, rules);
  return {
    code: 'nearestLayout',
    rule: 'AG-23',
    message: `${winsWith(missing, tooMany)}: ${tiles}, ${spelled({ ...layout, value })}.`,
    params: { distance: missing.length, missing, tooMany, ...layout },
  };
};

const NO_LINE = /* @__PURE__ */ frozen(
  /* @__PURE__ */ reasonAt('noCardLine', 'AG-23', 'The tiles fit no line of the card.', []),
);

/** Says which exposures fit no line, and which line fits the most exposures and lacks the fewest tiles. */
const exposureReason = ({ held, rules }: Question, melds: readonly Meld[]): Reason => {
  const variants = cardVariants(rules);
  if (variants.some((one) => boundTo(one, held.exposures).length > 0))
    return {
      ...NO_LINE,
      rule: 'AG-31',
      message: 'The exposures leave too few tiles for any line.',
    };
  const [is, lie] = melds.length === 1 ? [' fits', 'it lies'] : ['s fit', 'they lie'];
  const message = `The exposure${is} no open line of the card${rules.exposuresGrow ? ` as ${lie}` : ''}`;
  for (let spare = 1; spare <= melds.length; spare++) {
    const [near] = nearestLines(variants, ({ hand }) => hand.open, held, spare);
    if (near === undefined) continue;
    const exposures = melds.flatMap(({ tiles }, place) => (near.laid.includes(place) ? [] : [tiles]));
    const texts = exposures.map((tiles) => `[${formatTiles(tiles)}]`).join(' and ');
    const layout = layoutOf(near.variant);
    return {
      ...NO_LINE,
      rule: 'AG-31',
      message: `${message}; ${texts} ${spare === 1 ? 'has' : 'have'} no place in the nearest: ${laidOut(layout, near, melds)}, ${spelled(layout)}.`,
      at: { path: ['melds', melds.findIndex((_, place) => !near.laid.includes(place))] },
      params: { exposures, ...layout },
    };
  }
  return { ...NO_LINE, rule: 'AG-31', message: `${message}.` };
};

/** Whether a tile claimed for the win could complete three or more alike there, besides the exposures (AG-15a). */
const takesClaim = (
  { groups }: Template,
  { exposures }: HeldHand,
  { tile }: { readonly tile?: Tile | undefined } = {},
): boolean => {
  const large = groups.filter(({ callable }) => callable);
  const isUsed = tile !== undefined && groups.some((group) => isAny(group) || group.tiles.includes(tile));
  if (!isUsed) return large.length > exposures.length;
  const own = large.filter((group) => isAny(group) || group.tile === tile);
  return own.length > exposures.filter((one) => one.tile === tile).length;
};

/** With fewer tiles, almost every line is equally far. */
const FEWEST_TILES = 10;

/**
 * Why a hand does not win with a card: what is wrong with its tiles; or else each rule that alone prevents a win,
 * or that it fits no line; then the nearest lines, with missing and surplus tiles.
 */
export const cardReasons = (
  rules: CardRules,
  hand: CheckedHand,
  win: CardWin | undefined,
  faults: readonly Reason[],
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const question = { rules, held: heldHand(hand), win };
  const tiles = question.held.all.reduce((sum, count) => sum + count, 0);
  const variants = cardVariants(rules);
  const mayBeOpen = (variant: Template): boolean => !isTooOpen(variant, win, rules);
  const mayBe = (variant: Template): boolean =>
    mayBeOpen(variant) && (!asksForLarge(win, rules) || takesClaim(variant, question.held, win));
  const near = tiles < FEWEST_TILES ? [] : nearestLines(variants, mayBe, question.held);
  const nearest = near
    .filter(({ missing, tooMany }) => missing.length + tooMany.length > 0)
    .map((one) => nearestReason(one, hand.melds, rules));
  if (faults.length > 0) return [...faults, ...nearest];
  const obstacles = obstacleReasons(question, hand);
  if (obstacles.length > 0) return [...obstacles, ...nearest];
  const areUnfit =
    hand.melds.length > 0 &&
    near.length === 0 &&
    nearestLines(variants, mayBeOpen, question.held).length === 0;
  return [areUnfit ? exposureReason(question, hand.melds) : NO_LINE, ...nearest];
};
