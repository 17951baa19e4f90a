import type { Reason, ReasonCode } from '../../../core/reason';
import type { CheckedHand } from '../../../hands/check-hand';
import type { Meld } from '../../../hands/hand';
import { formatTiles } from '../../../tiles/format-tiles';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import type { Card } from './card';
import { layoutOf } from './card-variants';
import type { CompiledCard } from './compile-card';
import type { Taking } from './group-places';
import { grownExposures } from './grown-exposures';
import { type HeldHand, heldHand } from './held-hand';
import {
  forbiddenBy,
  forbiddingRules,
  isClaimed,
  isTooOpen,
  readAs,
  takingOf,
  type WinRule,
  wantedFor,
} from './list-readings';
import { type NearVariant, nearestLines } from './nearest-lines';
import type { Variant } from './parsed-line';
import { placesOf } from './variant-places';
import type { CardLayout, CardLineName, CardReading, CardRules, CardWin } from './vocabulary';

/** What is asked: a hand that fits no line, and what it is read by. */
interface Question {
  readonly compiled: CompiledCard;
  readonly card: Card;
  readonly held: HeldHand;
  readonly win: CardWin | undefined;
  readonly rules: CardRules;
}

const open = (variant: Variant): Variant => ({ ...variant, hand: { ...variant.hand, open: true } });

/** Whether a hand holds no more of any tile than a variant has places for, flowers aside where they may serve. */
const mayFit =
  ({ all }: HeldHand, taking: Taking) =>
  ({ groups }: Variant): boolean => {
    const places = placesOf(groups);
    for (let index = 0; index < JOKER; index++) {
      const tooMany = (all.counts[index] as number) > (places[index] as number);
      if (tooMany && (index !== FLOWER || !groups.some(taking.takesFlowers))) return false;
    }
    return true;
  };

const MOST_LINES = 3;

/** The lines that have such a reading, at most three, as the card has them; each is looked at until one is found. */
const linesWith = (
  variants: readonly Variant[],
  readAs: (variant: Variant) => Iterable<CardReading>,
  isSuch: (reading: CardReading) => boolean,
): readonly CardLineName[] => {
  const lines = new Map<string, CardLineName>();
  const found = new Set<Variant['hand']>();
  for (const variant of variants) {
    if (found.has(variant.hand)) continue;
    for (const reading of readAs(variant)) {
      if (!isSuch(reading)) continue;
      const { section, line, hand, value } = reading;
      lines.set(`${section} ${line} ${hand}`, { section, line, hand, value, open: variant.hand.open });
      found.add(variant.hand);
      break;
    }
    if (lines.size === MOST_LINES) break;
  }
  return [...lines.values()];
};

/** One rule that stands in the way: what to lift, and what to say if the hand fits a line then. */
interface Obstacle {
  readonly code: ReasonCode;
  readonly rule: string;
  readonly message: string;
  /** Whether it is about exposures. */
  readonly onExposures: boolean;
  readonly readings: (question: Question, variant: Variant) => Iterable<CardReading>;
}

const anywhere: Taking['takesJokers'] = () => true;

// biome-ignore format: the three parts of a reason together
const OBSTACLES: readonly Obstacle[] = [
  {
    code: 'jokerInPair', rule: 'AG-20', onExposures: false,
    message: 'A joker stands where this card takes none: in a single, in a pair, or in tiles that stand together.',
    readings: ({ card, held, win, rules }, variant) =>
      readAs([variant], held, card, { ...takingOf(rules), takesJokers: anywhere }, wantedFor(undefined, win, rules)),
  },
  {
    code: 'concealedLine', rule: 'AG-18', onExposures: true,
    message: 'The line is concealed, and a concealed hand has no exposures.',
    readings: ({ card, held, win, rules }, variant) =>
      readAs([open(variant)], held, card, takingOf(rules), wantedFor(undefined, win, rules)),
  },
  {
    code: 'exposureBinds', rule: 'AG-19', onExposures: true,
    message: 'An exposure keeps its size and its tile; the line would have it otherwise.',
    readings: ({ card, held, win, rules }, variant) => {
      const { concealed, all } = held;
      const onTable = (all.counts[FLOWER] as number) - (concealed[FLOWER] as number);
      const unbound = { ...held, concealed: all.counts, exposures: [] };
      const wanted = wantedFor(undefined, win, rules, onTable);
      return variant.hand.open ? readAs([variant], unbound, card, takingOf(rules), wanted) : [];
    },
  },
];

const WIN_MESSAGES: Readonly<Record<WinRule, string>> = {
  'AG-12': 'A claimed flower is a flower; only one that was drawn serves as a joker.',
  'TG-16': 'A concealed hand draws its winning tile itself; it is not claimed from another player.',
  'AG-15a': 'A discard never completes a single or a pair.',
};

const spelled = ({ section, line, hand, value }: CardLineName): string =>
  `${section}, line ${line}: ${hand} (${value})`;

const lineReason = (
  code: ReasonCode,
  rule: string,
  message: string,
  lines: readonly CardLineName[],
): Reason => ({
  code,
  rule,
  message: `${message} It fits otherwise: ${lines.map(spelled).join('; ')}.`,
  params: { lines },
});

/** That the hand would win once tiles of its own lie on its exposures; the first way to do so. */
const growthReasons = (
  { card, held, win, rules }: Question,
  variants: readonly Variant[],
): readonly Reason[] => {
  const claimed = win !== undefined && isClaimed(win) ? win.tile : undefined;
  const fewestLeft = win !== undefined && isClaimed(win) ? 1 : 0;
  for (const grown of grownExposures(held, fewestLeft)) {
    if (claimed !== undefined && grown.held.concealed[tileIndex(claimed)] === 0) continue;
    const lines = linesWith(
      variants,
      (variant) => readAs([variant], grown.held, card, takingOf(rules), wantedFor(undefined, win, rules)),
      (reading) => forbiddenBy(reading, grown.held, win, rules) === undefined,
    );
    if (lines.length === 0) continue;
    const message = `An exposure counts as it lies on the table: lay ${grown.laid.join(' ')} on it first.`;
    const reason = lineReason('exposureBinds', 'TG-5', message, lines);
    return [{ ...reason, params: { ...reason.params, lay: grown.laid } }];
  }
  return [];
};

/** The obstacles each of which alone keeps the hand from a line. */
const obstacleReasons = (question: Question): readonly Reason[] => {
  const { compiled, card, held, win, rules } = question;
  const variants = compiled.variants.filter(mayFit(held, takingOf(rules)));
  const byWin = forbiddingRules(win, rules).flatMap((rule) => {
    const lines = linesWith(
      rule === 'TG-16' ? variants.filter((variant) => isTooOpen(variant, win, rules)) : variants,
      (variant) => readAs([variant], held, card, takingOf(rules), wantedFor(rule, win, rules)),
      (reading) => forbiddenBy(reading, held, win, rules) === rule,
    );
    return lines.length === 0 ? [] : [lineReason('winNotAllowed', rule, WIN_MESSAGES[rule], lines)];
  });
  const winnable = variants.filter((variant) => !isTooOpen(variant, win, rules));
  const others = OBSTACLES.flatMap(({ code, rule, message, onExposures, readings }) => {
    if (onExposures && held.exposures.length === 0) return [];
    const lines = linesWith(
      code === 'concealedLine' ? variants : winnable,
      (variant) => readings(question, variant),
      (reading) => forbiddenBy(reading, held, win, rules) === undefined,
    );
    return lines.length === 0 ? [] : [lineReason(code, rule, message, lines)];
  });
  const grown = rules.exposuresGrow ? growthReasons(question, winnable) : [];
  return [
    ...byWin,
    ...(grown.length > 0 ? others.filter(({ code }) => code !== 'exposureBinds') : others),
    ...grown,
  ];
};

/** The tiles of a layout, exposures as they lie there, in brackets. */
const laidOut = ({ groups }: CardLayout, { laid }: NearVariant, melds: readonly Meld[]): string =>
  groups
    .map((group, place) => {
      const meld = melds[laid[place] ?? -1];
      return meld === undefined ? formatTiles(group.tiles) : `[${formatTiles(meld.tiles)}]`;
    })
    .join(' ');

const nearestReason = (near: NearVariant, card: Card, melds: readonly Meld[]): Reason => {
  const { variant, missing, tooMany } = near;
  const layout = layoutOf(variant, card);
  const needs = missing.length === 0 ? '' : ` with ${missing.join(' ')}`;
  const instead = missing.length === 0 ? 'without' : 'instead of';
  const surplus = tooMany.length === 0 ? '' : ` ${instead} ${tooMany.join(' ')}`;
  const tiles = laidOut(layout, near, melds);
  return {
    code: 'nearestLayout',
    rule: 'AG-23',
    message: `It wins${needs}${surplus}: ${tiles}, ${spelled(layout)}.`,
    params: { distance: missing.length, missing, tooMany, ...layout },
  };
};

const NO_LINE: Reason = /* @__PURE__ */ Object.freeze({
  code: 'noCardLine',
  rule: 'AG-23',
  message: 'The tiles fit no line of the card.',
  params: Object.freeze({}),
});

/** That exposures fit no line: which of them, and the line that has places for most of them and lacks the fewest tiles. */
const exposureReason = ({ compiled, card, held, rules }: Question, melds: readonly Meld[]): Reason => {
  const taking = takingOf(rules);
  const [is, lie] = melds.length === 1 ? [' fits', 'it lies'] : ['s fit', 'they lie'];
  const message = `The exposure${is} no open line of the card${rules.exposuresGrow ? ` as ${lie}` : ''}`;
  for (let spare = 1; spare <= melds.length; spare++) {
    const [near] = nearestLines(compiled, ({ hand }) => hand.open, held, taking, spare);
    if (near === undefined) continue;
    const places = near.leftOut;
    const exposures = places.map((place) => melds[place]?.tiles ?? []);
    const texts = exposures.map((tiles) => `[${formatTiles(tiles)}]`).join(' and ');
    const layout = layoutOf(near.variant, card);
    return {
      ...NO_LINE,
      rule: 'AG-31',
      message: `${message}; ${texts} ${spare === 1 ? 'has' : 'have'} no place in the nearest: ${laidOut(layout, near, melds)}, ${spelled(layout)}.`,
      at: { path: ['melds', places[0] as number] },
      params: { exposures, ...layout },
    };
  }
  return { ...NO_LINE, rule: 'AG-31', message: `${message}.` };
};

/** With fewer tiles almost every line is equally far. */
const FEWEST_TILES = 10;

/**
 * Why a hand does not win with a card: faults of its tiles; else the rules each of which alone stands in its
 * way, or that it fits no line; then the nearest lines, with what is missing and what is too much.
 */
export const cardReasons = (
  compiled: CompiledCard,
  card: Card,
  hand: CheckedHand,
  win: CardWin | undefined,
  faults: readonly Reason[],
  rules: CardRules,
): readonly Reason[] => {
  if (faults.some(({ code }) => code !== 'wrongTileCount')) return faults;
  const held = heldHand(hand);
  const tiles = held.all.counts.reduce((sum, count) => sum + count, 0);
  const onlyOpen = win !== undefined && !rules.concealedWinOnDiscard && isClaimed(win);
  const mayBe = (variant: Variant): boolean => !onlyOpen || variant.hand.open;
  const near = tiles < FEWEST_TILES ? [] : nearestLines(compiled, mayBe, held, takingOf(rules));
  const nearest = near
    .filter(({ missing, tooMany }) => missing.length + tooMany.length > 0)
    .map((one) => nearestReason(one, card, hand.melds));
  if (faults.length > 0) return [...faults, ...nearest];
  const question = { compiled, card, held, win, rules };
  const obstacles = obstacleReasons(question);
  if (obstacles.length > 0) return [...obstacles, ...nearest];
  const areUnfit = near.length === 0 && hand.melds.length > 0;
  return [areUnfit ? exposureReason(question, hand.melds) : NO_LINE, ...nearest];
};
