import { LIMITS } from '../../../../hands/limits';
import type { Readings, Remark } from '../../../../hands/rule-parts';
import { JOKER } from '../../../../tiles/tile-index';
import { isClaimed, mayClaimJoker } from '../../claimed';
import { definiteLacking, inPlace, templatesAmong, templatesLacking } from '../distance/least-lack';
import { boundTo, type HeldHand } from '../exposures';
import { cardVariants, concealedBonus } from '../layouts/list-variants';
import { type DefiniteHand, layoutOf, wholeOf } from '../layouts/templates';
import type { CardGroup, CardLayout, CardReading, CardRules, CardWin } from '../vocabulary';
import { fillVariant, type Wanted } from './fill-variant';

const groupText = ({ tiles, jokers, flowers, exposed }: CardGroup): string =>
  `${[...tiles].sort().join('')} ${jokers} ${flowers} ${exposed}`;

/** The index of its line on the card, and a reading. */
type Placed = readonly [place: number, reading: CardReading];

/** A text that is the same for readings of one hand that differ only in the order of their groups. */
const readingKey = ([place, { hand, groups }]: Placed): string =>
  `${place} ${hand} ${groups.map(groupText).sort().join()}`;

/** The wanted readings of a hand as these variants, in card order; some may differ only in the order of their groups. */
function* readInOrder(
  variants: readonly DefiniteHand[],
  { concealed, exposures }: HeldHand,
  rules: CardRules,
  wanted: Wanted | undefined,
): Generator<Placed> {
  const isExposed = exposures.length > 0;
  for (const variant of variants) {
    if (isExposed && !variant.hand.open) continue;
    const bonus = concealedBonus(variant.hand, isExposed, rules);
    for (const fillings of fillVariant(variant.groups, exposures, concealed, wanted)) {
      const layout = layoutOf(variant);
      const groups = layout.groups.flatMap((group, place) => {
        const filling = fillings[place];
        return filling === undefined ? [] : [{ ...group, ...filling }];
      });
      const more = bonus > 0 && { value: layout.value + bonus, concealedBonus: bonus };
      yield [variant.hand.place, { ...layout, groups, ...more }];
    }
  }
}

/** The wanted readings of a hand as these variants, each once, in card order. */
export function* readAs(
  variants: readonly DefiniteHand[],
  held: HeldHand,
  rules: CardRules,
  wanted?: Wanted,
): Generator<CardReading> {
  let first: Placed | undefined;
  const given = new Set<string>();
  for (const placed of readInOrder(variants, held, rules, wanted)) {
    // Most hands have a single reading, which needs no comparison.
    if (first === undefined) first = placed;
    else {
      if (given.size === 0) given.add(readingKey(first));
      const key = readingKey(placed);
      if (given.has(key)) continue;
      given.add(key);
    }
    yield placed[1];
  }
}

/** Whether the winning tile is a claimed flower, which cannot serve as a joker (AG-12). */
const claimsFlower = (win: CardWin | undefined): boolean => isClaimed(win) && win?.tile === 'F';

/** Whether the winning tile must complete three or more alike (AG-15a). */
export const asksForLarge = (win: CardWin | undefined, { pairOnDiscard }: CardRules): boolean =>
  !pairOnDiscard && isClaimed(win) && win?.by !== 'exchangeTile';

/** Whether the win cannot be on a concealed line (TG-16). */
const asksForOpen = (win: CardWin | undefined, { concealedWinOnDiscard }: CardRules): boolean =>
  !concealedWinOnDiscard && isClaimed(win);

/** A rule that can forbid a win. */
export type WinRule = 'AG-12' | 'TG-16' | 'AG-15a';

/** The wins that each rule is about; the first rule broken is the one that is reported. */
const WIN_RULES: readonly (readonly [
  WinRule,
  isAbout: (win: CardWin | undefined, rules: CardRules) => boolean,
])[] = [
  ['AG-12', claimsFlower],
  ['TG-16', asksForOpen],
  ['AG-15a', asksForLarge],
];

/** Whether a line is concealed and cannot be won this way (TG-16). */
export const isTooOpen = (
  { hand }: Pick<DefiniteHand, 'hand'>,
  win: CardWin | undefined,
  rules: CardRules,
): boolean => !hand.open && asksForOpen(win, rules);

export const forbiddingRules = (win: CardWin | undefined, rules: CardRules): readonly WinRule[] =>
  WIN_RULES.flatMap(([rule, isAbout]) => (isAbout(win, rules) ? [rule] : []));

/**
 * Describes the fillings that a rule is the first to forbid, or, if the rule is left out, that no rule forbids;
 * `others` is the number of flowers not among the concealed tiles. TG-16 depends only on the line.
 */
export const wantedFor = (
  rule: WinRule | undefined,
  win: CardWin | undefined,
  rules: CardRules,
  others = 0,
): Wanted => {
  if (rule === 'AG-12') return { noFlowers: true };
  const flowers = claimsFlower(win) ? { fewestFlowers: 1 + others } : {};
  if (rule === 'TG-16' || !asksForLarge(win, rules)) return flowers;
  const orJoker = mayClaimJoker(win, rules);
  return { ...flowers, inLarge: rule === undefined, winningTile: win?.tile, orJoker };
};

export const isAllPairs = ({ groups }: Pick<CardLayout | DefiniteHand, 'groups'>): boolean =>
  groups.every(({ tile, size }) => tile === undefined || size <= 2);

/** Best first (AG-26): by value with any bonus for no exposures, then those that are paid more for being jokerless. */
const compareVariants = ({ rules, held }: Question): ((one: DefiniteHand, other: DefiniteHand) => number) => {
  const worth = ({ hand }: DefiniteHand): number =>
    hand.value + concealedBonus(hand, held.exposures.length > 0, rules);
  const hasJokers = ({ groups }: DefiniteHand): boolean =>
    groups.reduce((sum, { printedJokers }) => sum + printedJokers, 0) < (held.all[JOKER] ?? 0);
  return (one, other) =>
    worth(other) - worth(one) ||
    (rules.printedJokersCount ? 0 : Number(hasJokers(one)) - Number(hasJokers(other))) ||
    (rules.jokerlessExemptsAllPairs ? Number(isAllPairs(one)) - Number(isAllPairs(other)) : 0);
};

/** What can be assumed in a hand’s favor, and whether its best reading relies on it. */
type Favor = readonly [
  rule: string,
  message: string,
  isTaken: (best: CardReading, win: CardWin | undefined, rules: CardRules) => boolean,
];

// biome-ignore format: a line or two for each
const REMARKS: Readonly<Record<'selfPicked' | 'noPairOnDiscard' | 'anothersJoker', Favor>> = {
  selfPicked: ['TG-16', 'The winning tile of a concealed hand was not claimed from another player.',
    ({ open }, win, { concealedWinOnDiscard }) => win === undefined && !concealedWinOnDiscard && !open],
  noPairOnDiscard: ['AG-15a', 'The winning tile, if it was a discard, completed three or more alike.',
    (_, win, { pairOnDiscard }) =>
      !pairOnDiscard && (win === undefined || (win.tile === undefined && /discard$/i.test(win.by)))],
  anothersJoker: ['AG-27a', 'The joker was redeemed from another player’s exposure.',
    (_, win, { ownJokerWin }) => win?.by === 'jokerExchange' && win.ownJoker === undefined && !ownJokerWin],
};

/** What was assumed in the hand’s favor for its best reading. */
const conditionsFor = (best: CardReading | undefined, { win, rules }: Question): readonly Remark[] =>
  Object.entries(REMARKS).flatMap(([code, [rule, message, isTaken]]) =>
    best !== undefined && isTaken(best, win, rules) ? [Object.freeze({ code, rule, message })] : [],
  );

export interface Question {
  readonly rules: CardRules;
  readonly held: HeldHand;
  readonly win: CardWin | undefined;
}

/** The variants that fit a hand’s tiles, in card order. */
const fittingVariants = ({ rules, held }: Question): readonly DefiniteHand[] => {
  const variants = cardVariants(rules);
  const found = definiteLacking(variants, held.all, 0);
  const bound = templatesAmong(variants).flatMap((template) =>
    boundTo(template, held.exposures).map(({ left }) => left),
  );
  const chosen = templatesLacking(bound, held.concealed, 0);
  return inPlace([...found, ...chosen]).map(([variant]) => wholeOf(variant));
};

/** Yields the readings that can win, best first (AG-26). */
function* wonAs(question: Question): Generator<CardReading> {
  const { rules, held, win } = question;
  const fitting = fittingVariants(question)
    .filter((variant) => !isTooOpen(variant, win, rules))
    .sort(compareVariants(question));
  yield* readAs(fitting, held, rules, wantedFor(undefined, win, rules));
}

export const hasReading = (question: Question): boolean => wonAs(question).next().done !== true;

/** The readings of a hand up to the limit, best first (AG-26), and what was assumed in its favor. */
export const listReadings = (question: Question): Readings<CardReading> => {
  const readings: CardReading[] = [];
  let truncated = false;
  for (const reading of wonAs(question)) {
    truncated = readings.length === LIMITS.readings;
    if (truncated) break;
    readings.push(reading);
  }
  const conditions = conditionsFor(readings[0], question);
  return truncated ? { readings, conditions, truncated } : { readings, conditions };
};
