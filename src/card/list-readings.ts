import { LIMITS } from '../hands/limits';
import type { Readings, Remark } from '../hands/rule-parts';
import { FLOWER } from '../tiles/tile-index';
import type { Card } from './card';
import { layoutOf } from './card-variants';
import { type CompiledCard, fittingVariants } from './compile-card';
import { type Filling, fillVariant, type Taking } from './fill-variant';
import type { HeldHand } from './held-hand';
import type { Variant } from './parsed-line';
import type { CardGroup, CardReading, CardRules, CardWin } from './vocabulary';

/** What a group takes under these options. */
export const takingOf = ({ flowersAsJokers }: CardRules): Taking => ({
  takesJokers: ({ takesJokers }) => takesJokers,
  takesFlowers: ({ takesJokers, takesFlowers }) => takesFlowers || (flowersAsJokers && takesJokers),
});

const makeReading = (variant: Variant, fillings: readonly Filling[], card: Card): CardReading => {
  const layout = layoutOf(variant, card);
  return {
    ...layout,
    groups: layout.groups.map((group, place) => ({ ...group, ...(fillings[place] as Filling) })),
  };
};

const groupText = ({ tiles, jokers, flowers, exposed }: CardGroup): string =>
  `${[...tiles].sort().join('')} ${jokers} ${flowers} ${exposed}`;

/** A text that is the same for readings of one hand of the card that differ in the order of groups only. */
const readingKey = ({ hand: { section, line } }: Variant, { hand, groups }: CardReading): string =>
  `${section} ${line} ${hand} ${groups.map(groupText).sort().join()}`;

/** Every reading of a hand as these variants, each once, in the order of the card. */
export function* readAs(
  variants: readonly Variant[],
  { concealed, exposures }: HeldHand,
  card: Card,
  taking: Taking,
): Generator<CardReading> {
  const seen = new Set<string>();
  for (const variant of variants) {
    if (exposures.length > 0 && !variant.hand.open) continue;
    for (const fillings of fillVariant(variant.groups, exposures, concealed, taking)) {
      const reading = makeReading(variant, fillings, card);
      const key = readingKey(variant, reading);
      if (seen.has(key)) continue;
      seen.add(key);
      yield reading;
    }
  }
}

/** Whether a win took the tile of another player, who gave it up by a discard or in an exchange. */
export const isClaimed = ({ by }: CardWin): boolean =>
  by === 'discard' || by === 'misnamedDiscard' || by === 'exchangeTile';

/** Whether a concealed tile lies in a group of three or more alike. */
const completesGroup = ({ groups }: CardReading, tile: CardWin['tile']): boolean =>
  groups.some(
    (group) =>
      !group.exposed &&
      group.tile !== undefined &&
      group.size >= 3 &&
      group.jokers + group.flowers < group.size &&
      (tile === undefined || tile === group.tile),
  );

/** Whether a concealed flower stands for itself: not all of them serve as jokers. */
const hasOwnFlower = ({ groups }: CardReading, { concealed }: HeldHand): boolean =>
  groups.reduce(
    (left, { exposed, flowers }) => (exposed ? left : left - flowers),
    concealed[FLOWER] as number,
  ) > 0;

/** A rule that can forbid a reading to be won so. */
export type WinRule = 'AG-12' | 'TG-16' | 'AG-15a';

/** The rule that forbids a reading to be won so; undefined if none does (AG-12, AG-15a, TG-16). */
export const forbiddenBy = (
  reading: CardReading,
  held: HeldHand,
  win: CardWin | undefined,
  rules: CardRules,
): WinRule | undefined => {
  if (win === undefined) return undefined;
  if (isClaimed(win) && win.tile === 'F' && !hasOwnFlower(reading, held)) return 'AG-12';
  if (!rules.concealedWinOnDiscard && !reading.open && isClaimed(win)) return 'TG-16';
  const onDiscard = win.by === 'discard' || win.by === 'misnamedDiscard';
  return !rules.pairOnDiscard && onDiscard && !completesGroup(reading, win.tile) ? 'AG-15a' : undefined;
};

/** Whether a reading is of singles and pairs only. */
export const isAllPairs = ({ groups }: CardReading): boolean =>
  groups.every(({ tile, size }) => tile === undefined || size <= 2);

/** Best first (AG-26): by value; of equal ones, those that are paid for being jokerless before those that are not. */
const compareReadings =
  ({ jokerlessExemptsAllPairs }: CardRules) =>
  (one: CardReading, other: CardReading): number =>
    other.value - one.value ||
    (jokerlessExemptsAllPairs ? Number(isAllPairs(one)) - Number(isAllPairs(other)) : 0);

const SELF_PICKED: Remark = /* @__PURE__ */ Object.freeze({
  code: 'selfPicked',
  rule: 'TG-16',
  message: 'The winning tile of a concealed hand was not claimed from another player.',
});
const NO_PAIR: Remark = /* @__PURE__ */ Object.freeze({
  code: 'noPairOnDiscard',
  rule: 'AG-15a',
  message: 'The winning tile, if it was a discard, completed three or more alike.',
});
const ANOTHERS_JOKER: Remark = /* @__PURE__ */ Object.freeze({
  code: 'anothersJoker',
  rule: 'AG-27a',
  message: 'The joker was redeemed from another player’s exposure.',
});

/** What was taken in the hand's favor for its best reading. */
const conditionsFor = (
  best: CardReading | undefined,
  win: CardWin | undefined,
  rules: CardRules,
): readonly Remark[] => {
  if (best === undefined) return [];
  const remarks: Remark[] = [];
  if (win === undefined && !rules.concealedWinOnDiscard && !best.open) remarks.push(SELF_PICKED);
  const tileMatters =
    win === undefined || (win.tile === undefined && win.by.toLowerCase().endsWith('discard'));
  if (tileMatters && !rules.pairOnDiscard) remarks.push(NO_PAIR);
  if (win?.by === 'jokerExchange' && win.ownJoker === undefined && !rules.ownJokerWin)
    remarks.push(ANOTHERS_JOKER);
  return remarks;
};

/** Every reading of a hand, best first (AG-26), as far as the limit; and what was taken in its favor. */
export const listReadings = (
  compiled: CompiledCard,
  card: Card,
  held: HeldHand,
  win: CardWin | undefined,
  rules: CardRules,
): Readings<CardReading> => {
  const fitting = fittingVariants(compiled, held.all);
  const all: CardReading[] = [];
  for (const reading of readAs(fitting, held, card, takingOf(rules)))
    if (forbiddenBy(reading, held, win, rules) === undefined) all.push(reading);
  all.sort(compareReadings(rules));
  const readings = all.slice(0, LIMITS.readings);
  const conditions = conditionsFor(readings[0], win, rules);
  return all.length > readings.length ? { readings, conditions, truncated: true } : { readings, conditions };
};
