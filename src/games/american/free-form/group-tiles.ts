import { FLOWER, JOKER } from '../../../tiles/tile-index';
import { type FreeFormRack, type Group, KINDS, LARGEST } from './rack';

/*
 * All ways to lay out concealed tiles as groups, in one order: rack order, the larger group of a tile
 * first, then the one with fewer jokers. Each group is of the lowest kind that has tiles left, and comes
 * no earlier in that order than the group before it, so no layout comes up twice. Groups of jokers
 * only come last. The ways are made one by one: of a hand with many jokers there are thousands.
 */

/** How many constraints a layout may break. */
export interface Lifts {
  /** How many tiles may stand alone (TG-7). */
  readonly singles: number;
  /** How many pairs may hold a joker (TG-1). */
  readonly jokerPairs: number;
}

/** No constraint may be broken. */
export const NO_LIFTS: Lifts = { singles: 0, jokerPairs: 0 };

/** What is left to lay out. */
interface Left {
  readonly kind: number;
  readonly naturals: number;
  readonly jokers: number;
  readonly lifts: Lifts;
}

/** The least number of jokers that kinds from a place on need: a lone tile needs two to be a pung. */
const leastJokers = (counts: readonly number[]): readonly number[] => {
  const least = [0];
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    least.unshift((least[0] as number) + (counts[kind] === 1 ? 2 : 0));
  }
  return least;
};

/** Whether a group of this size may hold jokers or stand at all, and what the lifts are after it. */
const liftsAfter = ({ singles, jokerPairs }: Lifts, size: number, jokers: number): Lifts | undefined => {
  if (size > 2 || (size === 2 && jokers === 0)) return { singles, jokerPairs };
  if (size === 2) return jokerPairs > 0 ? { singles, jokerPairs: jokerPairs - 1 } : undefined;
  return jokers === 0 && singles > 0 ? { singles: singles - 1, jokerPairs } : undefined;
};

/** Every way to lay out the concealed tiles of a rack as groups, in order. The list is lent: it changes after each. */
export function* groupTiles(rack: FreeFormRack, lifts: Lifts = NO_LIFTS): Generator<readonly Group[]> {
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

  /** What comes after the groups so far. */
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
