import { LIMITS } from '../../../hands/limits';
import type { Readings, Remark } from '../../../hands/rule-parts';
import { FLOWER, JOKER, tileIndex } from '../../../tiles/tile-index';
import { isClaimed, mayClaimJoker } from '../claimed';
import type { AmericanGameOptions } from '../options';
import { layoutGroup } from './layouts';
import { compareGroups, type FreeFormRack, type Group, KINDS, LARGEST } from './rack';
import type { FreeFormReading, FreeFormWin } from './vocabulary';

/*
 * All ways to lay out concealed tiles as groups, in rack order: the larger group of a tile first, then the one with
 * fewer jokers. Each group takes the lowest kind with tiles left and never comes before the previous group in that
 * order, so no layout comes up twice. Groups of jokers only come last. The ways are yielded one by one, because a
 * hand with many jokers has thousands.
 */

/** A hand to read, and how it was won. */
export interface Question {
  readonly rack: FreeFormRack;
  readonly win: FreeFormWin | undefined;
  readonly options: AmericanGameOptions;
}

/** How many times a layout may break each constraint. */
export interface Lifts {
  /** How many tiles may stand alone (TG-7). */
  readonly singles: number;
  /** How many pairs may hold a joker (TG-1). */
  readonly jokerPairs: number;
}

const NO_LIFTS: Lifts = { singles: 0, jokerPairs: 0 };

/** What is left to lay out. */
interface Left {
  readonly kind: number;
  readonly naturals: number;
  readonly jokers: number;
  readonly lifts: Lifts;
}

/** The fewest jokers needed by the kinds from each index on: a single tile needs two to make a pung. */
const leastJokers = (counts: ArrayLike<number>): readonly number[] => {
  const least = [0];
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    least.unshift((least[0] as number) + (counts[kind] === 1 ? 2 : 0));
  }
  return least;
};

/** The lifts left after a group of this size; undefined if they do not allow it. */
const liftsAfter = ({ singles, jokerPairs }: Lifts, size: number, jokers: number): Lifts | undefined => {
  if (size > 2 || (size === 2 && jokers === 0)) return { singles, jokerPairs };
  if (size === 2) return jokerPairs > 0 ? { singles, jokerPairs: jokerPairs - 1 } : undefined;
  return jokers === 0 && singles > 0 ? { singles: singles - 1, jokerPairs } : undefined;
};

/** Every way to lay out the concealed tiles of a rack as groups. The yielded list is reused and changes after each step. */
function* groupTiles(rack: FreeFormRack, lifts: Lifts): Generator<readonly Group[]> {
  const { counts, flowersAsJokers } = rack;
  const least = leastJokers(
    flowersAsJokers ? counts.map((count, kind) => (kind === FLOWER ? 0 : count)) : counts,
  );
  const isFree = lifts.singles > 0 || lifts.jokerPairs > 0;
  const groups: Group[] = [];

  /** Each group that may come next, of naturals of one kind and jokers. */
  function* goOnWith(left: Left): Generator<readonly Group[]> {
    const last = groups.at(-1);
    const isBound = last?.kind === left.kind;
    const most = Math.min(LARGEST, left.naturals + left.jokers, isBound ? last.size : LARGEST);
    for (let size = most; size > 0; size--) {
      const fewest = Math.max(size - left.naturals, isBound && size === last.size ? last.jokers : 0);
      for (let jokers = fewest; jokers < size && jokers <= left.jokers; jokers++) {
        const after = liftsAfter(left.lifts, size, jokers);
        if (after === undefined) continue;
        groups.push({ kind: left.kind, size, jokers, exposed: false });
        const naturals = left.naturals - size + jokers;
        yield* goOn({ kind: left.kind, naturals, jokers: left.jokers - jokers, lifts: after });
        groups.pop();
      }
    }
  }

  /** Groups of jokers only, the larger first. */
  function* layJokers(jokers: number, most: number, left: Lifts): Generator<readonly Group[]> {
    if (jokers === 0) yield groups;
    for (let size = Math.min(most, jokers); size > 1; size--) {
      const after = liftsAfter(left, size, size);
      if (after === undefined) continue;
      groups.push({ kind: JOKER, size, jokers: size, exposed: false });
      yield* layJokers(jokers - size, size, after);
      groups.pop();
    }
  }

  /** Everything that can follow the groups so far. */
  function* goOn(left: Left): Generator<readonly Group[]> {
    if (left.naturals > 0) yield* goOnWith(left);
    const serve = left.kind === FLOWER && flowersAsJokers ? left.naturals : 0;
    if (left.naturals > serve) return;
    const jokers = left.jokers + serve;
    let kind = left.kind + 1;
    while (kind < KINDS && counts[kind] === 0) kind++;
    if (kind >= KINDS) yield* layJokers(jokers, LARGEST, left.lifts);
    else if (isFree || (least[kind] as number) <= jokers)
      yield* goOn({ kind, naturals: counts[kind] as number, jokers, lifts: left.lifts });
  }

  yield* goOn({ kind: FLOWER, naturals: counts[FLOWER] as number, jokers: rack.jokers, lifts });
}

/**
 * Whether a claimed winning tile can have gone into one of these groups as itself, or into one other than a pair
 * (AG-15a). A claimed flower is a flower even where flowers serve as jokers; a claimed joker is never in a pair
 * (AG-12).
 */
const hasPlace = (groups: readonly Group[], { win, rack, options }: Question): boolean => {
  if (!isClaimed(win) || (rack.jokers > 0 && mayClaimJoker(win, options))) return true;
  const { pairOnDiscard } = options;
  const kind = win?.tile === undefined ? undefined : tileIndex(win.tile);
  return groups.some(
    (group) =>
      group.size > group.jokers && (kind ?? group.kind) === group.kind && (pairOnDiscard || group.size > 2),
  );
};

/** Every way to lay out the concealed tiles that the win allows; the yielded list is reused. */
export function* layouts(question: Question, lifts: Lifts = NO_LIFTS): Generator<readonly Group[]> {
  for (const groups of groupTiles(question.rack, lifts)) if (hasPlace(groups, question)) yield groups;
}

const NOT_FOR_A_PAIR: Remark = /* @__PURE__ */ Object.freeze({
  code: 'claimedForNoPair',
  rule: 'AG-15a',
  message: 'The win was not given in full. Assumed that the winning tile was not claimed for a pair.',
});

const NONE: readonly Remark[] = /* @__PURE__ */ Object.freeze([]);

/** What was assumed in the hand’s favor: only that the winning tile was not claimed for a pair can matter. */
const conditionsOf = (best: FreeFormReading | undefined, { win, options }: Question): readonly Remark[] => {
  const isOpen = win === undefined || (isClaimed(win) && win.tile === undefined);
  const hasPair = best?.groups.some(({ size }) => size === 2) === true;
  return !options.pairOnDiscard && isOpen && hasPair ? [NOT_FOR_A_PAIR] : NONE;
};

/** The groups of a reading. Flowers outside flower groups serve as jokers, in the first other groups that hold some. */
const toldGroups = (groups: readonly Group[], { counts }: FreeFormRack): FreeFormReading['groups'] => {
  const own = groups.filter(({ kind, exposed }) => kind === FLOWER && !exposed);
  let serving = own.reduce((left, { size, jokers }) => left - size + jokers, counts[FLOWER] ?? 0);
  return groups.map((group) => {
    const flowers = group.flowers ?? (group.kind === FLOWER ? 0 : Math.min(serving, group.jokers));
    if (!group.exposed) serving -= flowers;
    const { jokers, exposed } = group;
    return { ...layoutGroup(group), jokers: jokers - flowers, ...(flowers > 0 && { flowers }), exposed };
  });
};

/** Every reading of a hand that passed the check, in order; all are worth the same (TG-7, TG-8). */
export const listReadings = (question: Question): Readings<FreeFormReading> => {
  const { rack } = question;
  const readings: FreeFormReading[] = [];
  let truncated = false;
  for (const groups of layouts(question)) {
    truncated = readings.length === LIMITS.readings;
    if (truncated) break;
    readings.push({ groups: toldGroups([...groups, ...rack.exposed].sort(compareGroups), rack) });
  }
  const conditions = conditionsOf(readings[0], question);
  return truncated ? { readings, conditions, truncated } : { readings, conditions };
};

/** Whether a hand that passed the check has any reading, with these constraints lifted. */
export const hasReading = (question: Question, lifts?: Lifts): boolean =>
  layouts(question, lifts).next().done !== true;
