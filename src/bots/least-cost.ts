import type { Random } from '../play/chance';

/** What is weighed for each action: less of the first is better, then less of the second, and so on. */
export type Cost = readonly number[];

/** An action that is done only if there is no other. */
export const NEVER: Cost = [Number.POSITIVE_INFINITY];
/** An action that is done before any other. */
export const ALWAYS: Cost = [Number.NEGATIVE_INFINITY];

/** An action and what it costs. */
export interface Weighed<A> {
  /** The action. */
  readonly action: A;
  /** What it costs. */
  readonly cost: Cost;
}

const isLess = (one: Cost, other: Cost): boolean => {
  const place = one.findIndex((cost, at) => cost !== (other[at] ?? 0));
  return place >= 0 && (one[place] as number) < (other[place] ?? 0);
};

const leastOf = <A>(weighed: readonly Weighed<A>[]): readonly Weighed<A>[] => {
  let best: Weighed<A>[] = [];
  for (const one of weighed) {
    const [first] = best;
    if (first === undefined || isLess(one.cost, first.cost)) best = [one];
    else if (!isLess(first.cost, one.cost)) best.push(one);
  }
  return best;
};

/** One of the actions that cost least, by chance. */
export const cheapest = <A>(weighed: readonly Weighed<A>[], random: Random): A => {
  const best = leastOf(weighed);
  return (best[random(best.length)] as Weighed<A>).action;
};
